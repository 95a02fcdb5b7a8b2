"""Numbers that are measured: the greatest power, a total, devotion, basic land types, life, the party, counters [107, 700.5, 700.8]."""
from sandbox.engine.kinds import Condition, Exactly, Number, The, What
from sandbox.engine.printed import CARD_TYPES
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.changes import Color
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.nouns import Characteristic, CounterKind
from sandbox.vocabulary.numbers import Measure, Reckoned
from sandbox.vocabulary.players import AnOpponent, EachOpponent, EachPlayer, Whose
from sandbox.vocabulary.pronouns import last_known
from sandbox.vocabulary.relatives import Superlative
from sandbox.vocabulary.words import BASICS, Wording, alternatives

FACTORS = {"twice": 2, "three times": 3}


def ids_of(scene, what):
    return [last_known(scene, one) for one in what.find(scene) if isinstance(one, The)]


def looks_of(scene, what):
    return [scene.world.look(id) for id in ids_of(scene, what)]


# ---- of several objects ----
@phrase("the {most} {measure} among {what}")
class GreatestAmong(Measure):
    """0, if there is none."""
    what: What
    measure: Characteristic
    most: Superlative
    reads = frozenset({"power"})
    counts = True
    value = lambda self, scene: self.most.pick((self.measure.of(look) for look in looks_of(scene, self.what)), default=0)


@phrase("the total {measure} of {what}")
class TotalOf(Measure):
    what: What
    measure: Characteristic
    reads = frozenset({"power"})
    counts = True

    def value(self, scene):
        return sum(scene.world.weight(id) * self.measure.of(scene.world.look(id)) for id in ids_of(scene, self.what))


AMONG = {"basic land type": lambda look: [t for t in look.types if t in BASICS],
         "color": lambda look: list(look.colors),
         "card type": lambda look: [t for t in look.types if t in CARD_TYPES]}


def kinds_among(scene, what, word):
    return len({kind for look in looks_of(scene, what) for kind in AMONG[word](look)})


@phrase(*(say(f"the number of {word}s among {{what}}", word=word) for word in AMONG))
class KindsAmong(Measure):
    """"the number of basic land types among lands you control"."""
    what: What
    word: str
    reads = frozenset({"types", "colors"})
    counts = True
    value = lambda self, scene: kinds_among(scene, self.what, self.word)


@phrase(leaf=alternatives(AMONG) + r"\b")
class SortOfKind(Wording):
    word: str


@phrase("for each {sort} among {what}")
class ForEachKindAmong(PerEach):
    what: What
    sort: SortOfKind
    reads = frozenset({"types", "colors"})
    counts = True
    value = lambda self, scene: kinds_among(scene, self.what, self.sort.word)


@phrase("for each of its colors", rule="105.2")
class ForEachOfItsColors(PerEach):
    """Of the object that is spoken of."""
    reads = frozenset({"colors"})
    value = lambda self, scene: (len(scene.world.look(last_known(scene, scene.mentioned[-1][0])).colors)
                                 if scene.mentioned and scene.mentioned[-1] else 0)


# ---- counters ----
@phrase("the number of {kind} counters on {what}", rule="122.1")
class CountersOn(Measure):
    kind: CounterKind
    what: What
    counts = True

    def value(self, scene):
        return sum(scene.world.weight(id) * thing.counted(self.kind.word) for id in ids_of(scene, self.what)
                   if (thing := scene.world.thing(id)))


@phrase("the number of counters on {what}", rule="122.1")
class AllCountersOn(Measure):
    what: What
    counts = True

    def value(self, scene):
        return sum(scene.world.weight(id) * sum(n for _, n in thing.counters) for id in ids_of(scene, self.what)
                   if (thing := scene.world.thing(id)))


# ---- of players ----
@phrase("{whose} life total", rule="119.1")
class LifeTotalOf(Measure):
    whose: Whose
    beyond = frozenset({"seats.life"})
    value = lambda self, scene: sum(scene.world.state.seats[one.seat].life for one in self.whose.who.find(scene)[:1])


@phrase(leaf=r"(?:all players|your opponents)\b")
class Company(Phrase):
    """All of those, of whom one is compared with the others."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    who = property(lambda self: EachPlayer() if self.word == "all players" else EachOpponent())


@phrase("the {most} life total among {whose}", rule="119.1")
class LifeAmong(Measure):
    most: Superlative
    whose: Company
    beyond = frozenset({"seats.life", "seats.lost"})

    def value(self, scene):
        return self.most.pick((scene.world.state.seats[one.seat].life for one in self.whose.who.find(scene)), default=0)


@phrase("the number of opponents you have", rule="102.2")
class Opponents(Measure):
    beyond = frozenset({"seats.lost"})
    value = lambda self, scene: len(AnOpponent().find(scene))


@phrase("you have {count:word} or more opponents", rule="102.2")
class ManyOpponents(Condition):
    count: Number
    beyond = frozenset({"seats.lost"})
    holds = lambda self, scene: len(AnOpponent().find(scene)) >= self.count.value(scene)


@phrase("your devotion to {color}", "your devotion to {color} and {other}", rule="700.5")
class Devotion(Measure):
    """The mana symbols of that color among the mana costs of permanents you control; of two colors, each symbol counts once [700.5a]."""
    color: Color
    other: Color | None = None
    reads = frozenset({"controller", "copiable"})
    counts = True

    def value(self, scene):
        world, letters = scene.world, {one.letter for one in (self.color, self.other) if one}
        mine = world.fitting(lambda thing, look: look.controller == scene.you)
        return sum(world.weight(id) * sum(1 for symbol in world.look(id).face.cost if letters & set(symbol.split("/"))) for id in mine)


PARTY = "Cleric", "Rogue", "Warrior", "Wizard"


def party(scene):
    """At most one of each of the four; who is several of them counts for one that nobody else is [700.8]."""
    mine = scene.world.fitting(lambda thing, look: look.controller == scene.you and "creature" in look.types)
    roles = [frozenset(PARTY) & set(scene.world.look(id).types) for id in mine for _ in range(min(4, scene.world.weight(id)))]
    filled: dict = {}

    def finds_room(one, seen):
        for role in sorted(roles[one] - seen):
            seen.add(role)
            if role not in filled or finds_room(filled[role], seen):
                filled[role] = one
                return True
        return False
    return sum(finds_room(one, set()) for one in range(len(roles)))


@phrase("the number of creatures in your party", rule="700.8")
class PartySize(Measure):
    reads = frozenset({"types", "controller"})
    counts = True
    value = lambda self, scene: party(scene)


@phrase("for each creature in your party", rule="700.8")
class ForEachInParty(PerEach):
    reads = frozenset({"types", "controller"})
    counts = True
    value = lambda self, scene: party(scene)


# ---- reckoned from others ----
@phrase("{one} plus {other}")
class Plus(Reckoned):
    """"the number of cards in your hand plus the number of cards in your graveyard"."""
    one: Measure
    other: Measure
    plural = True
    value = lambda self, scene: self.one.value(scene) + self.other.value(scene)


@phrase(say("{one:digits} plus {other}", said=""), say("{other} plus {one:digits}", said="behind"))
class PlusSome(Reckoned):
    one: Exactly
    other: Measure
    said: str
    plural = True
    value = lambda self, scene: self.one.value(scene) + self.other.value(scene)


@phrase(say("{one:digits} minus {other}", said=""), say("{other} minus {one:digits}", said="behind"), rule="107.1b")
class Minus(Reckoned):
    """Never less than 0."""
    one: Exactly
    other: Measure
    said: str
    plural = True

    def value(self, scene):
        n = self.one.value(scene) - self.other.value(scene)
        return max(0, -n if self.said == "behind" else n)


@phrase(leaf=alternatives(FACTORS) + r"\b")
class Factor(Wording):
    word: str
    n = property(lambda self: FACTORS[self.word])


@phrase("{times} {n}")
class Times(Reckoned):
    n: Measure
    times: Factor
    plural = True
    value = lambda self, scene: self.times.n * self.n.value(scene)


@phrase(say("half {n}, rounded up", how="up"), say("half {n}, rounded down", how="down"), rule="107.1a")
class Half(Reckoned):
    n: Measure
    how: str
    plural = True
    value = lambda self, scene: (self.n.value(scene) + (self.how == "up")) // 2
