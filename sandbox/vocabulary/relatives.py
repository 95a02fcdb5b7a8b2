"""What objects are told apart by: what they are, share, are named, fight, or had happen to them this turn [109, 201, 608.2h]."""
import attrs

from sandbox.engine.again import as_often
from sandbox.engine.kinds import Number, The, What
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.evolving import but
from sandbox.language.phrase import Phrase, joined, phrase, say
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.linking import chosen_for
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.nouns import Adjective, Characteristic, Closing, CounterKind, Measured, Named, ObjectName, Relative
from sandbox.vocabulary.pronouns import last_known
from sandbox.vocabulary.restrictions import Attack
from sandbox.vocabulary.words import COLORS, CREATURE_TYPES


# ---- what they are ----
@phrase("(that's|that are) {quality}", say("(that isn't|that aren't) {quality}", sign="not"))
class ThatIs(Relative):
    """"creatures that are enchanted"."""
    quality: Adjective
    sign: str = ""
    fits = lambda self, scene, thing, look: self.quality.fits(scene, thing, look) == (self.sign == "")


class AKind(Phrase):
    """One of the kinds that something may be."""


@phrase("a(n) {head}")
class OneKind(AKind):
    head: Named


@phrase("that's {kinds}", say("that isn't {kinds}", sign="not"))
class ThatIsA(Relative):
    """"each creature that's a Wolf or a Werewolf"."""
    kinds: tuple[AKind, ...] = joined(" or ", ", ", ", or ")
    sign: str = ""
    reads = frozenset({"types"})
    fits = lambda self, scene, thing, look: any(kind.head.word in look.types for kind in self.kinds) == (self.sign == "")


class ThatAreAny(Relative):
    """Of one of these kinds, or of none of them."""
    kinds: tuple[Named, ...]
    sign: str
    reads = frozenset({"types"})
    fits = lambda self, scene, thing, look: any(kind.word in look.types for kind in self.kinds) == (self.sign == "")


@phrase("that are {kinds:many}", say("that aren't {kinds:many}", sign="not"))
class ThatAre(ThatAreAny):
    """"creatures that are Humans", "creatures that aren't Wolves or Werewolves"."""
    kinds: tuple[Named, ...] = joined(" or ", ", ", ", or ")
    sign: str = ""


@phrase("that are {first:many} and/or {second:many}", say("that aren't {first:many} and/or {second:many}", sign="not"))
class ThatAreAndOr(ThatAreAny):
    """"creatures that are Dragons and/or Beasts"."""
    first: Named
    second: Named
    sign: str = ""
    kinds = property(lambda self: (self.first, self.second))


@phrase("your opponents cast", say("an opponent casts", word="an opponent"))
class OpponentsCast(Relative):
    word: str = ""
    reads = frozenset({"controller"})
    fits = lambda self, scene, thing, look: look.controller != scene.you


@phrase("of the chosen color")
class OfTheColorChosen(Relative):
    """The one chosen as the speaker entered; none chosen, none fits."""
    reads = frozenset({"colors"})
    fits = lambda self, scene, thing, look: any(COLORS.get(word, "?") in look.colors for word in chosen_for(scene) if isinstance(word, str))


@phrase("with no abilities", rule="113.12")
class WithoutAbilities(Relative):
    """A quality that an effect says it has is none, nor is what its types say [113.12]."""
    reads = frozenset({"abilities"})
    fits = lambda self, scene, thing, look: not look.abilities


# ---- counters and measures ----
@phrase(say("with a counter on it", said="one"), say("with counters on them", said="many"),
        say("with one or more counters on it", said="more"), say("with one or more counters on them", said="more of many"))
class WithAnyCounter(Relative):
    said: str = attrs.field(default="one", eq=False)
    fits = lambda self, scene, thing, look: any(n for _, n in thing.counters)


@phrase("with {least:word} or more {kind} counters on (it|them)")
class WithManyCounters(Relative):
    least: Number
    kind: CounterKind
    fits = lambda self, scene, thing, look: thing.counted(self.kind.word) >= self.least.value(scene)


@phrase("with {measure} greater than {n:digits}")
class WithMoreThan(Measured, Closing):
    measure: Characteristic
    n: Number
    compare = staticmethod(lambda value, n: value > n)


@phrase("with {measure} less than {n:digits}")
class WithLessThan(Measured, Closing):
    measure: Characteristic
    n: Number
    compare = staticmethod(lambda value, n: value < n)


@phrase("with {measure} equal to {n:digits}")
class WithEqual(Measured, Closing):
    measure: Characteristic
    n: Number
    equals = True
    compare = staticmethod(lambda value, n: value == n)


@phrase("with {measure} greater than or equal to {n:digits}")
class WithNoLessThan(Measured, Closing):
    measure: Characteristic
    n: Number
    compare = staticmethod(lambda value, n: value >= n)


@phrase(leaf=r"(?:greatest|highest|least|lowest)\b")
class Superlative(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    pick = property(lambda self: max if self.word in ("greatest", "highest") else min)


@phrase("with the {most} {measure} among {what}")
class WithGreatest(Closing):
    """Several are, where they are equal."""
    measure: Characteristic
    most: Superlative
    what: What
    reads = frozenset({"power"})
    counts = True

    def fits(self, scene, thing, look):
        measure, ones = self.measure.of, [one for one in self.what.find(scene) if isinstance(one, The)]
        values = [measure(scene.world.look(one.id)) for one in ones]
        return any(one.id == thing.id for one in ones) and measure(look) == self.most.pick(values)


# ---- names, and what is shared ----
@phrase("not named {name}")
class WithoutName(Relative):
    name: ObjectName
    reads = frozenset({"name"})
    fits = lambda self, scene, thing, look: look.name != self.name.word


@phrase("named ~")
class NamedLikeIt(Relative):
    """As the object that says so is named [201.5]."""
    reads = frozenset({"name"})
    fits = lambda self, scene, thing, look: look.name != "" and look.name == scene.world.look(scene.source).name


@phrase("not named ~")
class NotNamedLikeIt(Relative):
    reads = frozenset({"name"})
    fits = lambda self, scene, thing, look: look.name != scene.world.look(scene.source).name


@phrase("other than ~", say("other than this {kind}", when=lambda self: self.kind))
class OtherThanIt(Relative):
    kind: Named | None = None
    of_one = True
    fits = lambda self, scene, thing, look: thing.id != scene.source


def looks_of(scene, what):
    return [scene.world.look(last_known(scene, one)) for one in what.find(scene) if isinstance(one, The)]


@phrase("with the same name as {what}", rule="201.2a")
class SameName(Closing):
    what: What
    reads = frozenset({"name"})
    fits = lambda self, scene, thing, look: look.name != "" and any(look.name == other.name for other in looks_of(scene, self.what))


@phrase("with the same mana value as {what}", rule="202.3")
class SameManaValue(Closing):
    what: What
    reads = frozenset({"copiable"})
    fits = lambda self, scene, thing, look: any(look.mana_value == other.mana_value for other in looks_of(scene, self.what))


SHARED = {"a color": lambda look, other: set(look.colors) & set(other.colors),
          "a creature type": lambda look, other: set(look.types) & set(other.types) & set(CREATURE_TYPES),
          "a card type": lambda look, other: set(look.types) & set(other.types) & {
              "artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"}}


@phrase(*(say(f"(that shares|that share) {word} with {{what}}", word=word) for word in SHARED))
class ThatShares(Closing):
    """"each other creature that shares a creature type with it"."""
    word: str
    what: What
    reads = frozenset({"types", "colors"})
    fits = lambda self, scene, thing, look: any(SHARED[self.word](look, other) for other in looks_of(scene, self.what))


# ---- combat ----
@phrase("attacking you", say("attacking you or a planeswalker you control", whom="all"), rule="508.5")
class AttackingYou(Relative):
    whom: str = ""

    def fits(self, scene, thing, look):
        whom = thing.attacking
        if isinstance(whom, The):
            walker = scene.world.look(whom.id)
            return self.whom == "all" and walker.controller == scene.you and "planeswalker" in walker.types
        return whom is not None and whom.seat == scene.you


@phrase(say("blocking {what}", how="blocking"), say("blocked by {what}", how="blocked"), say("blocking or blocked by {what}", how="both"),
        rule="509.1g")
class InCombatWith(Closing):
    """"target creature blocking or blocked by this creature"."""
    what: What
    how: str
    beyond = frozenset({"things"})
    of_one = True

    def fits(self, scene, thing, look):
        ids = {one.id for one in self.what.find(scene) if isinstance(one, The)}
        blocks = not ids.isdisjoint(thing.blocking)
        is_blocked = any(thing.id in other.blocking for id in ids if (other := scene.world.thing(id)))
        return {"blocking": blocks, "blocked": is_blocked, "both": blocks or is_blocked}[self.how]


# ---- what happened to them this turn ----
class ThisTurnsDeed(Relative):
    beyond = frozenset({"happened"})

    def fits(self, scene, thing, look):
        happened = scene.world.state.happened
        if (meant := as_often(thing.id, happened)) != thing.id:
            thing = but(thing, id=meant)
        return any(self.told(scene, event, thing) for event in happened)


def about(one, thing):
    return isinstance(one, The) and one.id == thing.id


@phrase("that entered this turn")
class EnteredThisTurn(ThisTurnsDeed):
    told = lambda self, scene, event, thing: isinstance(event, Put) and event.to == BATTLEFIELD and about(event.now, thing)


@phrase("that attacked this turn")
class AttackedThisTurn(ThisTurnsDeed):
    told = lambda self, scene, event, thing: isinstance(event, Attack) and about(event.what, thing)


@phrase(say("that was dealt damage this turn", said=""), say("dealt damage this turn", said="short"))
class DamagedThisTurn(ThisTurnsDeed):
    said: str = attrs.field(default="", eq=False)
    told = lambda self, scene, event, thing: isinstance(event, Damage) and about(event.what, thing)


@phrase("dealt damage by {source} this turn")
class DamagedByIt(ThisTurnsDeed):
    source: What
    told = lambda self, scene, event, thing: (isinstance(event, Damage) and about(event.what, thing)
                                              and self.source.covers(scene, event.source))
