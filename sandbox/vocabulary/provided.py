"""Instructions with their condition behind them: "counter target spell if it's blue" [608.2c]."""
from sandbox.engine.kinds import Condition
from sandbox.language.phrase import phrase, walk
from sandbox.vocabulary.being import IsA
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.copying import Except
from sandbox.vocabulary.may_play import Permitting
from sandbox.vocabulary.moving import CounterSpell
from sandbox.vocabulary.pronouns import Enchanted, It, This
from sandbox.vocabulary.sentences import Step, Together, in_turn
from sandbox.vocabulary.targets import Targeting


def is_of_the_speaker(condition):
    """Whether its "it" is the spell that speaks, whatever was spoken of: "it was kicked"."""
    return any(getattr(part, "word", "") == "it" and not isinstance(part, It) for part in walk(condition))


def is_later(step):
    """Whether it is carried out, or permits something, only later: its condition would be found out then [603.7]. What is behind the
    exceptions of a copy belongs to these."""
    return any(getattr(part, "later", False) or isinstance(part, (Cast, Permitting, Except)) for part in walk(step))


def of_a_spell(condition):
    """Whether it asks for a kind of spell: a card that may be cast is none yet [108.2b]."""
    return any(isinstance(part, IsA) and getattr(part.noun.head, "word", "") == "spell" for part in walk(condition))


def counters(step):
    return any(isinstance(part, CounterSpell) for part in walk(step))


def spoken_of(step):
    """What an instruction is about, which "it" means in its condition; not what is only picked as it is carried out."""
    told = getattr(step, "do", None) or getattr(step, "effect", None) or step
    what = getattr(told, "what", None)
    return what if isinstance(what, (Targeting, It, This, Enchanted)) else None


@phrase("{step} if {condition}", rule="608.2c")
class Provided(Together):
    """Found out as that instruction would be carried out; what it is about has been spoken of even if it is not."""
    step: Step
    condition: Condition
    steps = property(lambda self: (self,))
    admits = staticmethod(lambda fields: not is_of_the_speaker(fields["condition"]) and not is_later(fields["step"])
                          and not (of_a_spell(fields["condition"]) and not counters(fields["step"])))

    def run(self, scene):
        about = spoken_of(self.step)
        if about is not None:
            scene.mentioned.append(tuple(about.find(scene)))
        scene.held = self.condition.holds(scene)
        return (yield from in_turn((self.step,), scene)) if scene.held else False
