"""Spells that may be cast as though they had flash: whenever their player could cast an instant [601.3b, 601.3d, 702.8]."""
from sandbox.engine.kinds import Condition, Restriction, Scene
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.delaying import waits
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Step


class Freely(Restriction):
    """lets(scene, id): whether that spell, on the stack as it will be, may be cast at any time by the player of the scene."""
    by_anyone = False


@phrase(say("you may cast {noun:many} as though they had flash.", whose="you"),
        say("any player may cast {noun:many} as though they had flash.", whose="any player"), rule="601.3b")
class SpellsAsThoughFlash(Freely):
    """"You may cast creature spells as though they had flash"."""
    noun: Things
    whose: str
    by_anyone = property(lambda self: self.whose == "any player")
    admits = staticmethod(lambda fields: getattr(fields["noun"].head, "word", "") == "spell")
    lets = lambda self, scene, id: self.noun.fits(scene, id)


class ItselfFreely(Freely):
    """Said by the spell of itself; it counts wherever the card is cast from."""
    zone = "stack"


@phrase("if {condition}, you may cast {what} as though it had flash.",
        say("as long as {condition}, you may cast {what} as though it had flash.", said="as long as"),
        say("you may cast {what} as though it had flash if {condition}.", said="last"), rule="601.3d")
class ThisAsThoughFlash(ItselfFreely):
    condition: Condition
    what: This
    said: str = "first"
    lets = lambda self, scene, id: id == scene.source and self.condition.holds(scene)


DURATIONS = {"this turn": "this turn", "until your next turn": "your next turn"}


@phrase(say("you may cast {noun:many} this turn as though they had flash", words="this turn"),
        say("until your next turn, you may cast {noun:many} as though they had flash", words="until your next turn"), rule="601.3b")
class FreelyForAWhile(Step):
    """Of whatever is such a spell while it lasts, its player's only."""
    noun: Things
    words: str
    admits = SpellsAsThoughFlash.admits

    def run(self, scene):
        yield from ()
        return waits(scene, SpellsAsThoughFlash(noun=self.noun, whose="you"), DURATIONS[self.words])


def castable_as_though_flash(state, proposed, you, id):
    """Whether an effect lets the player cast that card as though it had flash; proposed is the state with it on the stack."""
    if any(a.lets(Scene(proposed, you, id), id) for a in proposed.look(id).abilities if isinstance(a, ItselfFreely)):
        return True
    if any(isinstance(item.ability, Freely) and item.you == you and item.ability.lets(Scene(proposed, you, item.source), id)
           for item in state.delayed):
        return True
    return any(a.lets(Scene(proposed, owner, source), id) for source, owner, _, a in state.derived.having(Restriction)
               if isinstance(a, Freely) and not isinstance(a, ItselfFreely) and (owner == you or a.by_anyone))
