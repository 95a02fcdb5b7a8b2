"""How a permanent enters: tapped, with counters, under someone's control, as a copy [614.1c-d, 614.12, 616.1]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Exactly, Number, Replacement, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, OUTSIDE
from sandbox.engine.triggers import x_of
from sandbox.language.phrase import joined, old, phrase, say
from sandbox.language.reading import write
from sandbox.vocabulary.copying import Except, copy_of, shown
from sandbox.vocabulary.counters import with_counters
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.moving import Arrival, Made, Put, to_be
from sandbox.vocabulary.nouns import CounterKind, Things
from sandbox.vocabulary.numbers import said_plainly
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.tokens import Creating


class Enters(Replacement):
    """Modifies how a permanent enters: seen as it would be on the battlefield [614.12]."""
    of_itself = lambda self: isinstance(self.what, This)

    hears = (Arrival,)

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == BATTLEFIELD and self.what.covers(scene, event.what) and self.possible(scene)

    def possible(self, scene):
        return True

    def replace(self, scene, event):
        yield from ()
        return [changed(event, **self.how(scene, event))]


def changed(event, **how):
    """The event with its object entering otherwise."""
    return attrs.evolve(event, entering=attrs.evolve(event.entering, **how))


def not_yet_there(scene, event):
    """The scene in which what enters is not among what is counted: it is not on the battlefield before it enters."""
    gone = scene.world.state.gone.get(getattr(event.what, "id", 0))
    thing = scene.world.state.things.get(gone.became if gone and gone.became else scene.source)
    return attrs.evolve(scene, world=scene.world.state.supposing(thing, zone=OUTSIDE)) if thing else scene


@phrase("{what} (enters|enter) tapped.", old("{what} (enters|enter) the battlefield tapped."), rule="614.1d")
class EntersTapped(Enters):
    what: What
    how = lambda self, scene, event: dict(tapped="tapped")


@phrase(say("{what} (enters|enter) with {count} {kind} (counter|counters) on (what: it|them)[, where X is {where}].", when=said_plainly),
        "{what} (enters|enter) with a number of {kind} counters on (what: it|them) equal to {count}.",
        old("{what} (enters|enter) the battlefield with {count} {kind} (counter|counters) on (what: it|them)."), rule="614.1c")
class EntersWith(Enters):
    what: What
    count: Number
    kind: CounterKind
    where: Number | None = None

    def how(self, scene, event):
        before = not_yet_there(scene, event)
        x = self.where.value(before) if self.where else x_of(scene.world.thing(scene.source))
        n = self.count.value(attrs.evolve(before, x=x))
        return dict(counters=with_counters(event.entering.counters, self.kind.word, n))


@phrase(say("{what} (enters|enter) with an additional {kind} counter on (what: it|them).", count=ONE),
        "{what} (enters|enter) with {count:word} additional {kind} counters on (what: it|them).", rule="614.1c")
class EntersWithMore(Enters):
    """Whatever it enters with besides: "each other creature you control enters with an additional +1/+1 counter on it"."""
    what: What
    count: Number
    kind: CounterKind

    def how(self, scene, event):
        return dict(counters=with_counters(event.entering.counters, self.kind.word, self.count.value(not_yet_there(scene, event))))


@phrase("{what} (enters|enter) with {count} {kind} (counter|counters) on (what: it|them) {each}.", rule="614.1c")
class EntersWithEach(Enters):
    """So many for each of something: "for each time it was kicked"."""
    what: What
    count: Number
    kind: CounterKind
    each: PerEach

    def how(self, scene, event):
        before = not_yet_there(scene, event)
        n = self.count.value(before) * self.each.value(before)
        return dict(counters=with_counters(event.entering.counters, self.kind.word, n))


@phrase("{what} (enters|enter) under your control.", rule="616.1b")
class EntersUnder(Enters):
    what: What
    order = "616.1b"
    how = lambda self, scene, event: dict(controller=scene.you)


@phrase("if {what} would enter under an opponent's control, it enters under your control instead.", rule="616.1b")
class EntersUnderYours(EntersUnder):
    """What would enter under the control of somebody else than its controller."""
    what: What

    def applies(self, scene, event):
        return Enters.applies(self, scene, event) and scene.world.look(event.what.id).controller != scene.you


@phrase("{what} (enters|enter) as a copy of {which}[, except {exceptions}].",
        old("{what} (enters|enter) the battlefield as a copy of {which}[, except {exceptions}]."), rule="614.1c")
class EntersAsCopy(Enters):
    what: What
    which: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")
    order = "616.1c"
    possible = lambda self, scene: bool(self.which.find(scene))

    def how(self, scene, event):
        return as_copy(scene, self.which.find(scene)[0], self.exceptions)


@rule("707.2", "707.5", without=lambda scene, one, exceptions: {})
def as_copy(scene, one, exceptions):
    """It enters as a copy of that one, so with its "as it enters", "enters with" and enters triggers, and without its own."""
    return dict(copied=copy_of(shown(scene.world, one.id), exceptions))


@phrase("you may have {what} enter as a copy of {which}[, except {exceptions}].",
        old("you may have {what} enter the battlefield as a copy of {which}[, except {exceptions}]."), rule="614.1c")
class MayEnterAsCopy(EntersAsCopy):
    what: What
    which: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")
    possible = lambda self, scene: True

    def replace(self, scene, event):
        others = [one for one in self.which.noun.find(scene) if one.id != scene.source]     # not itself: it is not there yet
        ones = yield from choose(scene.you, write(self), others, 0, 1, kind="copy", source=scene.source, rule="707.5")
        if not ones:
            return [event]
        return [changed(event, **as_copy(scene, ones[0], self.exceptions))]


@phrase("if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
        rule="614.1a")
class TwiceTheTokens(Replacement):
    of_itself = lambda self: False
    hears = (Creating,)
    applies = lambda self, scene, event: isinstance(event, Creating) and event.who.seat == scene.you

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, count=attrs.evolve(event.count, n=2 * event.count.n))]


@phrase(say("if one or more {noun:many} would be created under your control, twice that many of those tokens are created instead.",
            times=Exactly(n=2)),
        "if one or more {noun:many} would be created under your control, {times:word} times that many of those tokens are created instead.",
        rule="614.1a")
class MoreTokens(Replacement):
    """Of tokens that are what it says as they would be on the battlefield [614.12]."""
    noun: Things
    times: Number
    of_itself = lambda self: False

    hears = (Creating,)

    def applies(self, scene, event):
        return isinstance(event, Creating) and event.who.seat == scene.you and self.would_fit(scene, event)

    def would_fit(self, scene, event):
        state = scene.world.state
        id = state.next_id
        foreseen = state.supposing(to_be(Made(event.token, scene.you), id), id=id, zone=BATTLEFIELD, transformed=event.entering.face)
        return self.noun.fits(attrs.evolve(scene, world=foreseen), id)

    def replace(self, scene, event):
        yield from ()
        times = self.times.value(scene)
        return [attrs.evolve(event, count=attrs.evolve(event.count, n=times * event.count.n))]
