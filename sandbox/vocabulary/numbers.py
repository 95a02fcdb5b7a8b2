"""How many: numbers that are said, counted, or measured [107]."""
from sandbox.engine.kinds import Exactly, Number, The, What
from sandbox.engine.state import HAND
from sandbox.language.phrase import old, phrase, say, walk
from sandbox.vocabulary.pronouns import It, a_creature, last_known


@phrase(leaf="X")
class X(Number):
    plural = says_x = True
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: "X"
    value = lambda self, scene: scene.x


@phrase("up to {most:word}")
class UpTo(Number):
    most: Number
    least = 0
    plural = property(lambda self: self.most.plural)
    value = lambda self, scene: self.most.value(scene)


@phrase("any number of")
class AnyNumber(UpTo):
    most: Number = None
    plural = True
    value = lambda self, scene: 10 ** 6


@phrase(say("one or two", most=Exactly(n=2)), say("one, two, or three", most=Exactly(n=3)))
class OneTo(UpTo):
    most: Number
    least = 1


def least_of(count, most):
    """How few may be picked where `most` are asked for."""
    return min(count.least, most) if isinstance(count, UpTo) else most


@phrase(say("that much"), say("that many", word="many"))
class ThatMuch(Number):
    """What the instruction, or the event, before came to."""
    word: str = "much"
    plural = True
    value = lambda self, scene: scene.amounts[-1] if scene.amounts else equalled(scene)


def equalled(scene):
    """What it was equal to as the ability triggered: "whenever you cast a spell with mana value equal to …, that much"."""
    waits_for, event = (getattr(one, "event", None) for one in (getattr(scene.item, "ability", None), scene.item))
    what = getattr(event, "what", None)
    compared = next((p for p in walk(waits_for) if getattr(p, "equals", False)), None)
    return (compared.measure.of(scene.world.look(what.id)) or 0) if compared and isinstance(what, The) else 0


class Measure(Number):
    """A number that is described, not said: "life equal to its power", not "its power life"."""


class Reckoned(Number):
    """A number made out of others: described as well, but no part of another such."""


def said_plainly(verb):
    return not isinstance(verb.count, (Measure, Reckoned))


@phrase(say("its mana value", what=It(word="it")), "{what}'s mana value", old("its converted mana cost", what=It(word="it")))
class ManaValue(Measure):
    what: What
    reads = frozenset({"copiable"})
    value = lambda self, scene: sum(scene.world.look(last_known(scene, one)).mana_value for one in self.what.find(scene)[:1])


@phrase(say("its power", what=It(word="it")), "{what}'s power")
class PowerOf(Measure):
    what: What
    reads = frozenset({"power"})
    value = lambda self, scene: sum(scene.world.look(last_known(scene, one)).power or 0 for one in sized(scene, self.what))


@phrase(say("its toughness", what=It(word="it")), "{what}'s toughness")
class ToughnessOf(Measure):
    what: What
    reads = frozenset({"power"})
    value = lambda self, scene: sum(scene.world.look(last_known(scene, one)).toughness or 0 for one in sized(scene, self.what))


def sized(scene, what):
    """The one whose size it is: "its toughness" is that of a creature, and not of the cards that were drawn meanwhile [109.2]."""
    ones = what.find(scene)
    if isinstance(what, It) and scene.it is None and ones and not any(may_be_sized(scene, one) for one in ones):
        creatures = ([one for one in group if a_creature(scene, one)] for group in reversed(scene.mentioned))
        ones = next((found for found in creatures if found), ones)
    return ones[:1]


def may_be_sized(scene, one):
    thing = scene.world.thing(one.id)
    return thing is not None and (thing.zone != HAND or a_creature(scene, one))
