"""Cumulative upkeep: every turn it costs more to keep a permanent [702.24]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import ONE, Exactly, Keyword, Triggered, player, the
from sandbox.engine.rulebook import HOW_TO_PAY
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.moving import Sacrifice
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.steps import BeginStep

AGE = "age"


@phrase("cumulative upkeep {mana}", say("cumulative upkeep—{other}."), rule="702.24a")
class CumulativeUpkeep(Keyword, Triggered):
    """At the beginning of your upkeep, an age counter; then the cost once for each of them is paid, or it is sacrificed."""
    mana: ManaCost | None = None
    other: PayBy | None = None
    body = ()

    hears = (BeginStep,)

    def set_off_by(self, scene, event):
        return isinstance(event, BeginStep) and event.step == "upkeep" and event.who.seat == scene.you

    def targets(self, item):
        return []

    def run(self, scene):
        game, id = scene.world, scene.source
        thing = game.state.things.get(id)
        if thing is None or thing.zone != BATTLEFIELD:
            return False
        about = dict(who=player(scene, scene.you), what=the(scene, id))
        yield from game.happen(PutCounters(count=ONE, kind=CounterKind(word=AGE), **about))
        times = game.state.thing(id).counted(AGE)
        ask = f"pay {write(self.mana or self.other)} for each age counter ({times})"
        cost = multiplied(self.mana or self.other, times)
        possible = isinstance(cost, ManaCost) or cost.payable(scene)
        if possible and (yield from agree(scene.you, ask, kind="pay or not", source=id, rule="702.24a")) and (
                yield from paid_now(scene, cost)):
            return True
        return bool((yield from game.happen(Sacrifice(**about))))


def multiplied(cost, times):
    """The cost that many times over, as one cost to be paid in full [702.24a]."""
    if isinstance(cost, ManaCost):
        return ManaCost(symbols=cost.symbols * times)
    do, what = cost.do, getattr(cost.do, "what", None)
    if isinstance(getattr(do, "count", None), Exactly):
        return PayBy(do=attrs.evolve(do, count=Exactly(n=do.count.n * times)))
    if isinstance(getattr(what, "count", None), Exactly):
        return PayBy(do=attrs.evolve(do, what=attrs.evolve(what, count=Exactly(n=what.count.n * times))))
    return PayBy(do=do.multiplied(times))


def paid_now(scene, cost):
    if isinstance(cost, ManaCost):
        return (yield from HOW_TO_PAY[0](scene.world, scene.you, list(cost.symbols), scene.source))
    return (yield from cost.pay(scene))
