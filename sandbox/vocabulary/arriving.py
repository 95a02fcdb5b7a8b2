"""As a permanent enters: a choice, a payment, a condition; and one that enters attached [614.1c-d, 614.12a]."""
import attrs

from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import Change, Condition, What
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.language.reading import write
from sandbox.vocabulary.changes import InLayer4, letters, typed
from sandbox.vocabulary.entering import Enters, changed
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.words import BASICS, CARD_TYPES, COLORS, CREATURE_TYPES


@phrase("{what} (enters|enter) tapped unless {condition}.", rule="614.1d")
class EntersTappedUnless(Enters):
    """The condition is asked of the battlefield as it is before the permanent is there."""
    what: What
    condition: Condition

    def how(self, scene, event):
        before = attrs.evolve(scene, world=scene.world.state)
        return {} if self.condition.holds(before) else dict(tapped="tapped")


@phrase("if {what} was kicked, it enters with {count} {kind} (counter|counters) on it.", rule="702.33e")
class KickedEntersWith(Enters):
    what: This
    count: "Number"
    kind: "CounterKind"
