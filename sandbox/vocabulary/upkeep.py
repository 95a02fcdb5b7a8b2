"""Cumulative upkeep: every turn it costs more to keep a permanent [702.24]."""
from sandbox.engine.choices import agree
from sandbox.engine.kinds import ONE, Keyword, Triggered, player, the
from sandbox.engine.rulebook import HOW_TO_PAY
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.moving import Sacrifice
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.steps import BeginStep

AGE = "age"


@phrase("cumulative upkeep {mana}", rule="702.24a")
class CumulativeUpkeep(Keyword, Triggered):
    """At the beginning of your upkeep, an age counter; then the cost once for each of them is paid, or it is sacrificed."""
    mana: ManaCost
    body = ()

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
        ask = f"pay {write(self.mana)} for each age counter ({times})"
        willing = yield from agree(scene.you, ask, kind="pay or not", source=id, rule="702.24a")
        if willing and (yield from HOW_TO_PAY[0](game, scene.you, list(self.mana.symbols) * times, id)):
            return True
        return bool((yield from game.happen(Sacrifice(**about))))
