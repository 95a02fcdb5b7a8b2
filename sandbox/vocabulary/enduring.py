"""Enduring, blighting, beholding: keyword actions about creatures of one's own [701.4, 701.63, 701.68]."""
import attrs

from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import ANY, ONE, Exactly, Number, What, Who, the
from sandbox.engine.printed import Card, Face
from sandbox.engine.rulebook import rule
from sandbox.engine.state import HAND
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.changes import Type
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.exploring import OneByOne, put_counters
from sandbox.vocabulary.moving import Reveal
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.processes import Process, outcome, undone
from sandbox.vocabulary.tokens import Creating

MINUS = CounterKind(word="-1/-1")


def spirit(n):
    return Card(front=Face(name="Spirit Token", types=("creature", "Spirit"), colors="W", power=n, toughness=n))


@attrs.frozen
class CreateSpirit(Creating):
    who: Who
    size: int
    count: Number = ONE
    leaf = True
    to_text = lambda self, form: f"{self.who.name} creates a {self.size}/{self.size} white Spirit creature token"
    token = property(lambda self: spirit(self.size))


def nothing_done(self, scene, you):
    yield from ()


@phrase("{what} (endures|endure|endured) {count:digits}", rule="701.63a")
class Endure(OneByOne):
    """Counters on it, or a Spirit of that size."""
    what: What
    count: Number

    def bound(self, scene):
        return (yield from attrs.evolve(self, count=Exactly(n=max(0, self.count.value(scene)))).endured(scene))

    def endured(self, scene):
        return (yield from OneByOne.bound(self, scene)) if endures_at_all(self.count.n) else []

    @rule("701.63a", without=nothing_done)
    def process(self, scene, you):
        n, there = self.count.n, scene.world.state.things.get(self.what.id) is not None
        words = f"put {n} +1/+1 counter{'s' * (n > 1)} on {self.what.name}"
        if there and (yield from agree(you.seat, words, source=scene.source, rule="701.63a")):
            yield from put_counters(scene, you, self.what, n)
        else:
            yield from scene.world.happen(CreateSpirit(who=you, size=n))


@rule("701.63b", without=lambda n: True)
def endures_at_all(n):
    """To endure 0 is nothing."""
    return n > 0


@phrase("{who} (blights|blight|blighted) {count:digits}", say("{who} (blights|blight|blighted)", count=ANY), rule="701.68a")
class Blight(Process):
    """-1/-1 counters on a creature that the player controls and chooses; that one is what was blighted [701.68c]."""
    who: Who
    count: Number
    now: object = outcome()
    done: str = undone()
    demanded = ("count",)
    result = property(lambda self: self.now)
    able = lambda self, world, who: can_blight(world, who)

    def process(self, scene, who):
        mine = [the(scene, id) for id in own_creatures(scene.world, who)]
        chosen = yield from choose(who.seat, f"blight {self.count.n}", mine, 1, 1, source=scene.source, rule="701.68a")
        yield from scene.world.happen(*(PutCounters(who=who, what=one, count=self.count, kind=MINUS) for one in chosen))
        return next(iter(chosen), None)


def own_creatures(world, who):
    return world.fitting(lambda thing, look: "creature" in look.types and look.controller == who.seat)


@rule("701.68b", without=lambda world, who: True)
def can_blight(world, who):
    """Who has no creature can't choose to."""
    return bool(own_creatures(world, who))


@phrase("{who} (beholds|behold|beheld) a(n) {kind}", rule="701.4a")
class Behold(Process):
    """A card of that kind is revealed from the hand, or a permanent of one's own is chosen."""
    who: Who
    kind: Type
    now: object = outcome()
    done: str = undone()
    result = property(lambda self: self.now)
    able = lambda self, world, who: bool(beholdable(world, who, self.kind.word))

    def process(self, scene, who):
        ones = [the(scene, id) for id in beholdable(scene.world, who, self.kind.word)]
        [one] = yield from choose(who.seat, f"behold: {self.kind.word}", ones, 1, 1, source=scene.source, rule="701.4a")
        if scene.world.thing(one.id).zone == HAND:
            yield from scene.world.happen(Reveal(who=who, what=one))
        return one


def beholdable(world, who, word):
    held = [id for id in world.state.seats[who.seat].hand if word in world.look(id).types]
    return [*held, *world.fitting(lambda thing, look: word in look.types and look.controller == who.seat)]
