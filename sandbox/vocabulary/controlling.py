"""What players control: some, none, so many, more than others [110.2, 603.4]."""
from sandbox.engine.kinds import Condition, Number, What, Who
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.players import EachOpponent, EachOther, EachPlayer


def held_by(scene, seat, noun):
    """How many objects of that description a player controls."""
    return sum(scene.world.weight(one.id) for one in noun.find(scene) if scene.world.look(one.id).controller == seat)


def quantified(who):
    """Each of the players must, or one of them does."""
    return all if type(who) in (EachPlayer, EachOpponent, EachOther) else any


class Holding(Condition):
    """Of one of the players that the words mean, or of each of them."""
    counts = True
    reads = frozenset({"controller"})


@phrase("{who} (controls|control) {what}", rule="110.2")
class TheyHave(Holding):
    who: Who
    what: What

    def holds(self, scene):
        whose = {scene.world.look(one.id).controller for one in self.what.find(scene)}
        return quantified(self.who)(p.seat in whose for p in self.who.find(scene))


@phrase("{who} (controls|control) no {none:many}", say("{who} (doesn't|don't) control {what}", none=None), rule="110.2")
class TheyHaveNot(Holding):
    who: Who
    none: Things | None = None
    what: What | None = None

    def holds(self, scene):
        whose = {scene.world.look(one.id).controller for one in (self.none or self.what).find(scene)}
        return quantified(self.who)(p.seat not in whose for p in self.who.find(scene))


@phrase(say("{who} (controls|control) {count:word} or more {noun:many}", sign="more"),
        say("{who} (controls|control) {count:word} or fewer {noun:many}", sign="fewer"),
        say("{who} (controls|control) exactly {count:word} {noun:many}", sign="exactly"),
        say("{who} (controls|control) {count:word} or more other {noun:many}", sign="more", other=True),
        say("{who} (controls|control) {count:word} or fewer other {noun:many}", sign="fewer", other=True), rule="110.2")
class TheyHaveMany(Holding):
    who: Who
    count: Number
    noun: Things
    sign: str
    other: bool = False

    def holds(self, scene):
        n = self.count.value(scene)
        numbers = [held_by(scene, p.seat, self.noun) - self.itself(scene, p.seat) for p in self.who.find(scene)]
        return quantified(self.who)({"more": m >= n, "fewer": m <= n, "exactly": m == n}[self.sign] for m in numbers)

    def itself(self, scene, seat):
        """The speaker is none of the others."""
        return int(self.other and self.noun.fits(scene, scene.source) and scene.world.look(scene.source).controller == seat)


@phrase(say("{who} (controls|control) more {noun:many} than {other}", sign="more"),
        say("{who} (controls|control) fewer {noun:many} than {other}", sign="fewer"), rule="110.2")
class TheyHaveMore(Holding):
    who: Who
    noun: Things
    other: Who
    sign: str

    def holds(self, scene):
        return any(quantified(self.other)(n > m if self.sign == "more" else n < m for m in theirs)
                   for n, theirs in ((held_by(scene, p.seat, self.noun), self.theirs(scene, p)) for p in self.who.find(scene)))

    def theirs(self, scene, one):
        """How many the others have: "each other player" is each other than the one who is compared."""
        others = [p for p in EachPlayer().find(scene) if p != one] if isinstance(self.other, EachOther) else self.other.find(scene)
        return [held_by(scene, p.seat, self.noun) for p in others]
