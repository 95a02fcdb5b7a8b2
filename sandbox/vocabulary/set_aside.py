"""Cards that a special action exiles from the hand, to be cast later: foretell and suspend [116.2f, 116.2h, 702.62, 702.143]."""
import attrs

from sandbox.engine.kinds import ONE, Condition, Keyword, Number, Static, The, Triggered, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import EXILE, HAND
from sandbox.language.phrase import phrase
from sandbox.vocabulary.as_it_resolves import may_cast_card
from sandbox.vocabulary.casting import OtherWay
from sandbox.vocabulary.changes import Continuous, HasKeywords
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counters import PutCounters, RemoveCounters
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.steps import BeginStep
from sandbox.vocabulary.ways_to_pay import HASTE, ITSELF

TIME = CounterKind(word="time")


class SetAside(Keyword):
    """.price_now is paid to exile the card from the hand; .timing says when that may be done."""
    timing = ""

    def exiled(self, scene):
        """The card in exile; None if it went elsewhere."""
        put = Put(who=player(scene, scene.you), what=the(scene, scene.source), to=EXILE, origin=HAND)
        done = yield from scene.world.happen(put)
        return next((e.now for e in done if isinstance(e, Put) and e.to == EXILE and e.now), None)


@phrase("foretell {mana}", rule="702.143a")
class Foretell(SetAside, OtherWay):
    """Cast from exile for its foretell cost, on a later turn than that in which it was foretold."""
    mana: ManaCost
    zone, way = EXILE, "foretell"
    timing = "your turn"
    price_now = ManaCost(symbols=("2",))

    def set_aside(self, scene):
        if now := (yield from self.exiled(scene)):
            scene.world.mark([now.id], foretold=scene.world.state.turn)

    @rule("702.143a", without=lambda self, scene: "")
    def refusal(self, scene):
        foretold = scene.world.thing(scene.source).foretold
        return "" if foretold and foretold < scene.world.state.turn else "it was not foretold on an earlier turn"


@phrase("this spell was foretold", rule="702.143c")
class WasForetold(Condition):
    holds = lambda self, scene: (thing := scene.world.thing(scene.source)) is not None and thing.way == "foretell"


@attrs.frozen
class CameOutOfSuspension(Condition):
    """Cast by its suspend ability, and still under the control of the player who cast it."""
    leaf = True
    to_text = lambda self, form: "it was cast with suspend"

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and thing.way == "suspend" and scene.world.look(scene.source).controller == thing.owner


@phrase("suspend {count:digits}—{price_now}", rule="702.62a")
class Suspend(SetAside, Static, Triggered):
    """With time counters, one of which is removed in each of its owner's upkeeps; after the last it is cast for nothing, and has
    haste if it is a creature."""
    count: Number
    price_now: ManaCost
    zone, way, timing, body = EXILE, "suspend", "casting", ()
    effect = Continuous(what=ITSELF, changes=(HasKeywords(keywords=(HASTE,)),))
    while_ = CameOutOfSuspension()
    targets = lambda self, item: []

    def set_aside(self, scene):
        if now := (yield from self.exiled(scene)):
            who = player(scene, scene.you)
            yield from scene.world.happen(PutCounters(who=who, what=now, count=self.count, kind=TIME, by="the rules"))

    hears = (BeginStep, RemoveCounters)

    @rule("702.62a", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        """In the upkeep, while it is suspended; and when its last time counter is removed."""
        thing = scene.world.state.things.get(scene.source)
        if thing is None or thing.zone != EXILE:
            return False
        if isinstance(event, RemoveCounters):
            return event.what == The(scene.source) and event.kind == TIME and not thing.counted("time")
        return isinstance(event, BeginStep) and event.step == "upkeep" and event.who.seat == scene.you and thing.counted("time") > 0

    def run(self, scene):
        if isinstance(scene.item.event, RemoveCounters):
            return (yield from may_cast_card(scene, scene.source, (), "suspend"))
        thing = scene.world.state.things.get(scene.source)
        if thing is None or not thing.counted("time"):
            return False
        event = RemoveCounters(who=player(scene, scene.you), what=the(scene, scene.source), count=ONE, kind=TIME)
        return bool((yield from scene.world.happen(event)))
