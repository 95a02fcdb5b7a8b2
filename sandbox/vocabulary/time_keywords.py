"""Keywords that count down or ask to be paid as a step begins: vanishing, fading, echo, impending [702.30, 702.32, 702.63, 702.176]."""
from sandbox.engine.kinds import ONE, Exactly, Keyword, Static, The, Triggered, player, the
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.changes import Continuous, NoLonger, Type
from sandbox.vocabulary.costs import CostPart, ManaCost, PayBy
from sandbox.vocabulary.counters import RemoveCounters
from sandbox.vocabulary.entering_keywords import EntersCountered
from sandbox.vocabulary.moving import Sacrifice
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.steps import BeginStep
from sandbox.vocabulary.unless import paid
from sandbox.vocabulary.ways_to_pay import Alternative


class UpkeepKeyword(Keyword, Triggered):
    """A keyword that triggers without targets."""
    body = ()
    targets = lambda self, item: []


def own_upkeep(scene, event):
    return isinstance(event, BeginStep) and event.step == "upkeep" and event.who.seat == scene.you


def is_here(scene):
    thing = scene.world.state.things.get(scene.source)
    return thing is not None and thing.zone == BATTLEFIELD


def sacrificed(scene):
    return bool((yield from scene.world.happen(Sacrifice(who=player(scene, scene.you), what=the(scene, scene.source)))))


def one_removed(scene, kind):
    """Whether there was a counter of that kind to remove."""
    event = RemoveCounters(who=player(scene, scene.you), what=the(scene, scene.source), count=ONE, kind=CounterKind(word=kind))
    return bool((yield from scene.world.happen(event)))


@phrase("vanishing {n:digits}", say("vanishing", n=None), rule="702.63a")
class Vanishing(EntersCountered, UpkeepKeyword):
    """A time counter less each upkeep; when the last is removed, it is sacrificed [702.63a-b]."""
    n: Exactly | None
    kind = "time"

    def due(self, scene):
        return self.n is not None

    hears = (BeginStep, RemoveCounters)

    def set_off_by(self, scene, event):
        left = scene.world.state.things.get(scene.source)
        if left is None:
            return False
        if own_upkeep(scene, event):                  # an intervening if: as long as it has a time counter
            return left.counted("time") > 0
        return (isinstance(event, RemoveCounters) and event.what == The(scene.source) and event.kind.word == "time"
                and not left.counted("time"))

    def run(self, scene):
        if not is_here(scene):
            return False
        if isinstance(scene.item.event, BeginStep):
            return (yield from one_removed(scene, "time"))
        return (yield from sacrificed(scene))


@phrase("fading {n:digits}", rule="702.32a")
class Fading(EntersCountered, UpkeepKeyword):
    """A fade counter less each upkeep; if there is none, it is sacrificed."""
    n: Exactly
    kind = "fade"
    hears = (BeginStep,)
    set_off_by = lambda self, scene, event: own_upkeep(scene, event)

    def run(self, scene):
        return is_here(scene) and ((yield from one_removed(scene, "fade")) or (yield from sacrificed(scene)))


@phrase("echo {mana}", say("echo—{other}."), rule="702.30a")
class Echo(UpkeepKeyword):
    """In the upkeep after it came under one's control: the cost is paid, or it is sacrificed."""
    mana: ManaCost | None = None
    other: PayBy | None = None

    hears = (BeginStep,)

    def set_off_by(self, scene, event):
        return own_upkeep(scene, event) and came_since_last_upkeep(scene)

    def run(self, scene):
        if not is_here(scene):
            return False
        part: CostPart = self.mana or self.other
        if (yield from paid(scene, scene.you, part, f"pay {write(part)} for echo")):
            return True
        return (yield from sacrificed(scene))


def came_since_last_upkeep(scene):
    """Whether it came under its controller's control since the beginning of their last upkeep."""
    thing = scene.world.state.things.get(scene.source)
    return thing is not None and thing.came == "new"


class StillImpending:
    """Its impending cost was paid, and it has a time counter on it."""
    @staticmethod
    def holds(scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and thing.way == "impending" and thing.counted("time") > 0


@phrase("impending {n:digits}—{price}", rule="702.176a")
class Impending(Alternative, EntersCountered, Static, UpkeepKeyword):
    """It enters with time counters and is no creature for as long as it has one; one is removed at the beginning of its end steps."""
    n: Exactly
    price: ManaCost
    way, kind = "impending", "time"
    effect = Continuous(what=This(), changes=(NoLonger(kind=Type(word="creature"), said="not"),))
    while_ = property(lambda self: StillImpending())
    due = lambda self, scene: scene.world.thing(scene.source).way == self.way
    holds = lambda self, scene: StillImpending.holds(scene)

    def set_off_by(self, scene, event):
        return isinstance(event, BeginStep) and event.step == "end" and event.who.seat == scene.you and self.holds(scene)

    def run(self, scene):
        return is_here(scene) and (yield from one_removed(scene, "time"))
