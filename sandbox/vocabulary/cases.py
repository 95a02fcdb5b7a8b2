"""Cases: what solves them, and what they do once they are solved [702.169, 719]."""
import attrs

from sandbox.engine.kinds import Ability, Condition, Keyword, Triggered, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.designations import BecomeDesignated
from sandbox.vocabulary.only_while import OnlyWhile
from sandbox.vocabulary.steps import BeginStep

WORD = "solved"


@attrs.frozen
class IsSolved(Condition):
    """A designation that it keeps until it leaves the battlefield [719.3b]."""
    leaf = True
    to_text = lambda self, form: "this Case is solved"

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and WORD in thing.designated


@phrase("to solve — {condition}.", rule="719.3a")
class ToSolve(Keyword, Triggered):
    """At the beginning of its controller's end step, if that is so and it is not solved yet."""
    condition: Condition
    body = ()
    targets = lambda self, item: []

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return thing is not None and WORD not in thing.designated and self.condition.holds(scene)

    def set_off_by(self, scene, event):
        return isinstance(event, BeginStep) and event.step == "end" and event.who.seat == scene.you and self.holds(scene)

    def run(self, scene):
        thing = scene.world.state.things.get(scene.source)
        if thing is None or thing.zone != BATTLEFIELD:
            return False
        return bool((yield from scene.world.happen(BecomeDesignated(what=the(scene, scene.source), word=WORD))))


@phrase("solved — {ability}", rule="702.169a")
class Solved(OnlyWhile):
    """It has that ability as long as it is solved: a static one applies, a triggered one triggers, an activated one can be activated."""
    ability: Ability

    @property
    @rule("702.169b", "702.169c", "702.169d", "719.3c", without=lambda self: None)
    def so(self):
        return IsSolved()
