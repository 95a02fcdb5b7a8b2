"""The first, second or third time this turn: what is told by how often the same has happened before [603.2]."""
import attrs

from sandbox.engine.again import counted
from sandbox.engine.hearing import heard
from sandbox.engine.kinds import ANY, ONE, Who
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.drawing import Draw
from sandbox.vocabulary.nouns import Things

NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@phrase(leaf="(?:" + "|".join(NTH[1:]) + r")\b")
class Nth(Phrase):
    n: int
    from_text = classmethod(lambda cls, text: cls(n=NTH.index(text)))
    to_text = lambda self, form: NTH[self.n]


def times_before(scene, pattern, event):
    """How often what the pattern speaks of happened this turn before this event did."""
    number = 0
    for one, times in counted(scene.world.state.happened):
        if one is event:
            break
        number += times * bool(pattern.describes(scene, one))
    return number


WHEN = {" each turn": "any", " during each opponent's turn": "an opponent's", " during each of your turns": "yours"}


def in_turn(scene, when):
    return when == "any" or (scene.world.state.active == scene.you) == (when == "yours")


class NthTime(Pattern):
    """Each player's own are counted."""
    hears = property(lambda self: heard(self.counted()))

    def describes(self, scene, event):
        pattern = self.counted()
        if not in_turn(scene, self.turn) or not pattern.describes(scene, event):
            return False
        return times_before(scene, attrs.evolve(pattern, who=event.who), event) == self.nth.n - 1


@phrase(*[say(f"{{who}} (draws|draw) (who: their|your) {{nth}} card{words}", turn=turn) for words, turn in WHEN.items()], rule="121.2")
class DrawNth(NthTime):
    who: Who
    nth: Nth
    turn: str
    counted = lambda self: Draw(who=self.who, count=ANY)


@phrase(*[say(f"{{who}} (casts|cast) (who: their|your) {{nth}} {{noun:one}}{words}", turn=turn) for words, turn in WHEN.items()],
        rule="601.2i")
class CastNth(NthTime):
    who: Who
    nth: Nth
    noun: Things
    turn: str
    heard_in = "stack"
    counted = lambda self: Cast(who=self.who, what=Some(noun=self.noun, count=ONE, other=False))


@phrase("{event} for the first time each turn", rule="603.2")
class FirstTime(Pattern):
    event: Verb
    of_mana = property(lambda self: self.event.of_mana)
    what = property(lambda self: getattr(self.event, "what", None))

    hears = property(lambda self: heard(self.event))

    def describes(self, scene, event):
        return self.event.describes(scene, event) and not times_before(scene, self.event, event)

    def recalls(self, scene, event):
        return self.event.recalls(scene, event)
