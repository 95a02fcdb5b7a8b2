"""Spells that copy themselves as they are cast: storm, gravestorm, replicate, conspire, casualty, demonstrate [707.10, 702.40]."""
import attrs

from sandbox.engine.again import counted
from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import Keyword, Number, The, Triggered, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.casting import Cast, OptionalCost
from sandbox.vocabulary.copying import CopyOnStack
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.players import EachOpponent, Unspoken
from sandbox.vocabulary.tapping import Tap


class WhenCast(Keyword, Triggered):
    """Triggers as its own spell is cast, and functions on the stack."""
    zone = "stack"
    body = ()
    of_itself = lambda self: True
    targets = lambda self, item: []
    set_off_by = lambda self, scene, event: isinstance(event, Cast) and event.what == The(scene.source) and self.applies(scene)

    def applies(self, scene):
        """Whether it triggers at all: a cost was paid for it, say [603.4]."""
        return True


def copied(scene, times, who=None):
    """The spell that the scene is about is copied so often, even if it has left the stack; each copy may have new targets [707.10c]."""
    events = []
    for _ in range(times):
        events += yield from CopyOnStack(who=who or player(scene, scene.you), what=the(scene, scene.source)).bound(scene)
    return bool((yield from scene.world.happen(*events)))


class Copying(WhenCast):
    def run(self, scene):
        return (yield from copied(scene, self.often(scene)))


@phrase("storm", rule="702.40a")
class Storm(Copying):
    """A copy for each other spell cast before it this turn."""
    @rule("702.40a", without=lambda self, scene: 0)
    def often(self, scene):
        before = 0
        for event, times in counted(scene.world.state.happened):
            if isinstance(event, Cast) and event.what == The(scene.source):
                return before
            before += times * isinstance(event, Cast)
        return 0


@phrase("gravestorm", rule="702.69a")
class Gravestorm(Copying):
    """A copy for each permanent put into a graveyard from the battlefield this turn."""
    def often(self, scene):
        return sum(times for e, times in counted(scene.world.state.happened)
                   if isinstance(e, Put) and e.origin == BATTLEFIELD and e.to == GRAVEYARD)


class PaidToCopy(OptionalCost, Copying):
    applies = lambda self, scene: self.times(scene) > 0
    often = lambda self, scene: self.times(scene)


@phrase("replicate {cost}", "replicate—{other}.", rule="702.56a")
class Replicate(PaidToCopy):
    """A copy for each time that its cost was paid."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    most = 20
    paid = property(lambda self: self.cost or self.other)


@attrs.frozen
class TwoOfAColor(Some):
    """Two untapped creatures that each share a color with the spell."""
    leaf = True
    to_text = lambda self, form: "two untapped creatures you control that share a color with it"

    def find(self, scene):
        colors = set(scene.world.look(scene.source).colors)
        return [one for one in Some.find(self, scene) if colors & set(scene.world.look(one.id).colors)]


@phrase("conspire", rule="702.78a")
class Conspire(PaidToCopy):
    """Two untapped creatures that share a color with it are tapped."""
    @property
    def paid(self):
        two = in_words("tap two untapped creatures you control").do.what
        return PayBy(do=Tap(who=Unspoken(), what=TwoOfAColor(noun=two.noun, count=two.count, other=False)))


@phrase("casualty {n:digits}", rule="702.153a")
class Casualty(PaidToCopy):
    """A creature with at least that much power is sacrificed."""
    n: Number
    paid = property(lambda self: in_words(f"sacrifice a creature with power {write(self.n, 'digits')} or greater"))


@phrase("demonstrate", rule="702.144a")
class Demonstrate(WhenCast):
    """Its player may copy it, and if they do, an opponent copies it too."""
    def run(self, scene):
        if not (yield from agree(scene.you, "copy it, and an opponent copies it too", source=scene.source, rule="702.144a")):
            return False
        yield from copied(scene, 1)
        chosen = yield from choose(scene.you, "choose an opponent", EachOpponent().find(scene), kind="player")
        if chosen:
            yield from copied(scene, 1, chosen[0])
        return True
