"""How an object is: what it is, what counters it has, how strong it is, what was spent on it [109, 122, 208]."""
import attrs

from sandbox.engine.kinds import Condition, Number, The, What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.nouns import MEASURES, Adjective, CounterKind, Things
from sandbox.vocabulary.pronouns import It, last_known

IT = It(word="it")


def looks_of(scene, what):
    """(thing, look) of each that the words mean; of what has left, as it was [608.2h]."""
    found = [(scene.world.thing(id), scene.world.look(id)) for one in what.find(scene) if isinstance(one, The)
             for id in [last_known(scene, one)] if scene.world.thing(id)]
    return found




@phrase(say("it's a(n) {noun:one}", what=IT, sign="is"), say("it isn't a(n) {noun:one}", what=IT, sign="not"),
        say("it's not a(n) {noun:one}", what=IT, sign="is not"),
        say("it was a(n) {noun:one}", what=IT, sign="was"), say("it wasn't a(n) {noun:one}", what=IT, sign="wasn't"),
        say("{what} is a(n) {noun:one}", sign="is"), say("{what} isn't a(n) {noun:one}", sign="not"),
        say("{what} was a(n) {noun:one}", sign="was"), rule="109.1")
class IsA(Condition):
    """"It's a creature card"; "was": as it last was before what was done to it [608.2h]."""
    what: What
    noun: Things
    sign: str

    def holds(self, scene):
        found = looks_of(scene, self.what) if self.sign.startswith("was") else [
            (thing, scene.world.look(thing.id)) for one in self.what.find(scene) if (thing := scene.world.thing(getattr(one, "id", 0)))]
        fits = [self.noun.suits(scene, thing, look) for thing, look in found]
        return bool(fits) and (any(fits) if self.sign in ("is", "was") else not any(fits))


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
        say("{one} is {n:digits} or less", sign="less"), rule="208.1")
class NumberIs(Condition):
    """"X is 10 or more", "its power is 4 or greater"; nothing, where what is measured is not there."""
    one: Number
    n: Number
    sign: str

    def holds(self, scene):
        if hasattr(self.one, "what") and not self.one.what.find(scene):
            return False
        value, n = self.one.value(scene), self.n.value(scene)
        return value <= n if self.sign == "less" else value >= n


@phrase(*[say(f"its {word} was {{n:digits}} or {sign}", word=word, sign=sign) for word in MEASURES for sign in ("greater", "less")],
        rule="608.2h")
class WasAsGreat(Condition):
    word: str
    n: Number
    sign: str
    what: What = attrs.field(init=False, default=IT)

    def holds(self, scene):
        n = self.n.value(scene)
        values = [MEASURES[self.word](look) for _, look in looks_of(scene, self.what)]
        return any(value >= n if self.sign == "greater" else value <= n for value in values)


# ---- mana spent ----
COLOR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
SPELL = ("it", "this spell", "~")


@phrase(*[say(f"{{mana}} was spent to cast {word}", word=word) for word in SPELL], rule="601.2h")
class WasSpent(Condition):
    """At least so much mana of those colors."""
    mana: ManaCost
    word: str

    def holds(self, scene):
        spent = spent_on(scene)
        return all(spent.count(s) >= self.mana.symbols.count(s) for s in set(self.mana.symbols))


@phrase(*[say(f"at least {{n:word}} {color} mana was spent to cast {word}", color=color, word=word)
          for color in COLOR_WORDS for word in SPELL],
        *[say(f"at least {{n:word}} mana of the same color was spent to cast {word}", color="", word=word) for word in SPELL],
        rule="601.2h")
class SpentOfColor(Condition):
    n: Number
    color: str
    word: str

    def holds(self, scene):
        spent, n = spent_on(scene), self.n.value(scene)
        return any(spent.count(letter) >= n for letter in ([COLOR_WORDS[self.color]] if self.color else COLOR_WORDS.values()))


@phrase(*[say(f"no mana was spent to cast {word}", word=word) for word in SPELL], rule="601.2h")
class NothingSpent(Condition):
    word: str
    holds = lambda self, scene: not spent_on(scene)


def spent_on(scene):
    """The mana spent on the spell that speaks, or that its permanent was."""
    thing = scene.world.thing(scene.source)
    return thing.spent if thing else ""
