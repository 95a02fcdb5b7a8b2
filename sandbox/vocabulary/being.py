"""How an object is: what it is, what counters it has, how strong it is, what was spent on it [109, 122, 208]."""
import attrs

from sandbox.engine.kinds import Condition, Number, The, What
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.changes import Color
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.nouns import MEASURES, Adjective, Characteristic, CounterKind, Things
from sandbox.vocabulary.pronouns import It, last_known
from sandbox.vocabulary.words import COLORS, Wording

IT = It(word="it")


def looks_of(scene, what):
    """(thing, look) of each that the words mean; of what has left, as it was [608.2h]."""
    found = [(scene.world.thing(id), scene.world.look(id)) for one in what.find(scene) if isinstance(one, The)
             for id in [last_known(scene, one)] if scene.world.thing(id)]
    return found




@phrase(leaf=r"(?:isn't|is|wasn't|was)\b")
class Was(Wording):
    """How it is, or how it last was."""
    word: str


@phrase(say("it's a(n) {noun:one}", what=IT, is_=Was(word="is")), say("it's not a(n) {noun:one}", what=IT, is_=Was(word="is not")),
        "{what} {is_} a(n) {noun:one}", rule="109.1")
class IsA(Condition):
    """"It's a creature card"; "was": as it last was before what was done to it [608.2h]."""
    what: What
    noun: Things
    is_: Was

    def holds(self, scene):
        found = looks_of(scene, self.what) if self.is_.word.startswith("was") else [
            (thing, scene.world.look(thing.id)) for one in self.what.find(scene) if (thing := scene.world.thing(getattr(one, "id", 0)))]
        fits = [self.noun.suits(scene, thing, look) for thing, look in found]
        return bool(fits) and (any(fits) if self.is_.word in ("is", "was") else not any(fits))


@phrase("it's {quality}", rule="109.1")
class ItIs(Condition):
    """"It's tapped", "it's legendary"."""
    quality: Adjective
    what: What = attrs.field(init=False, default=IT)
    reads = property(lambda self: getattr(self.quality, "reads", frozenset()))

    def holds(self, scene):
        return any(self.quality.fits(scene, thing, look) for thing, look in looks_of(scene, self.what))


# ---- counters ----
@phrase(say("{what} (has|have) {count} or more {kind} counters on (what: it|them)", sign="or more"),
        say("{what} (has|have) a(n) {kind} counter on (what: it|them)", count=None, sign="some"),
        say("{what} (has|have) no {kind} counters on (what: it|them)", count=None, sign="none"),
        say("{what} had a(n) {kind} counter on it", count=None, sign="had"),
        say("{what} had no {kind} counters on it", count=None, sign="had none"), rule="122.1")
class HasCounters(Condition):
    what: What
    count: Number | None
    kind: CounterKind
    sign: str

    def holds(self, scene):
        numbers = [thing.counted(self.kind.word) for thing, _ in looks_of(scene, self.what)]
        if self.sign in ("none", "had none"):
            return bool(numbers) and not any(numbers)
        return any(n >= (self.count.value(scene) if self.count else 1) for n in numbers)


@phrase("there are {count:word} or more {kind} counters on {on}", rule="122.1")
class CountersAreOn(Condition):
    count: Number
    kind: CounterKind
    on: What

    def holds(self, scene):
        return any(thing.counted(self.kind.word) >= self.count.value(scene) for thing, _ in looks_of(scene, self.on))


# ---- sizes ----
@phrase(say("{one} is {n:digits} or more", sign="more"), say("{one} is {n:digits} or greater", sign="greater"),
        say("{one} is {n:digits} or less", sign="less"), say("{one} is less than {n:word}", sign="less than"), rule="208.1")
class NumberIs(Condition):
    """"X is 10 or more", "its power is 4 or greater"; nothing, where what is measured is not there."""
    one: Number
    n: Number
    sign: str

    def holds(self, scene):
        if hasattr(self.one, "what") and not self.one.what.find(scene):
            return False
        value, n = self.one.value(scene), self.n.value(scene)
        return value <= n if self.sign == "less" else value < n if self.sign == "less than" else value >= n


@phrase(say("its {measure} was {n:digits} or greater", sign="greater"), say("its {measure} was {n:digits} or less", sign="less"),
        rule="608.2h")
class WasAsGreat(Condition):
    measure: Characteristic
    n: Number
    sign: str
    what: What = attrs.field(init=False, default=IT)

    def holds(self, scene):
        n = self.n.value(scene)
        values = [MEASURES[self.measure.word](look) for _, look in looks_of(scene, self.what)]
        return any(value >= n if self.sign == "greater" else value <= n for value in values)


# ---- mana spent ----
@phrase(leaf=r"(?:(?:it|this spell)\b|~)")
class WhatWasCast(Wording):
    """The spell that speaks, or the one that its permanent was."""
    word: str


class Spending(Phrase):
    """So much mana: enough(spent, scene) says whether the letters that were spent are so."""
    def enough(self, spent, scene):
        raise NotImplementedError


@phrase("{mana}")
class AtLeastThese(Spending):
    mana: ManaCost
    enough = lambda self, spent, scene: all(spent.count(s) >= self.mana.symbols.count(s) for s in set(self.mana.symbols))


@phrase("at least {n:word} {color} mana")
class SoMuchOfAColor(Spending):
    n: Number
    color: Color
    enough = lambda self, spent, scene: spent.count(self.color.letter or "C") >= self.n.value(scene)


@phrase("at least {n:word} mana of the same color")
class SoMuchOfOneColor(Spending):
    n: Number
    enough = lambda self, spent, scene: any(spent.count(letter) >= self.n.value(scene) for letter in COLORS.values())


@phrase("no mana")
class NoManaAtAll(Spending):
    enough = lambda self, spent, scene: not spent


@phrase("{spending} was spent to cast {spell}", rule="601.2h")
class WasSpent(Condition):
    spending: Spending
    spell: WhatWasCast
    holds = lambda self, scene: self.spending.enough(spent_on(scene), scene)


def spent_on(scene):
    """The mana spent on the spell that speaks, or that its permanent was."""
    thing = scene.world.thing(scene.source)
    return thing.spent if thing else ""
