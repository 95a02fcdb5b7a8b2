"""Support: a +1/+1 counter on each of up to so many other target creatures [701.41]."""
import attrs

from sandbox.engine.kinds import ONE, Number
from sandbox.language.phrase import phrase
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.nouns import CounterKind, Named, Things
from sandbox.vocabulary.numbers import UpTo
from sandbox.vocabulary.players import You
from sandbox.vocabulary.sentences import Step, remember
from sandbox.vocabulary.targets import Target

CREATURE = Things(head=Named(word="creature"))
GROWTH = CounterKind(word="+1/+1")


def the_targets(support):
    """A spell is no creature, so that "other" changes nothing for it."""
    return Target(count=UpTo(most=support.count), noun=CREATURE, other=True)


@phrase("support {count:digits}", rule="701.41a")
class Support(Step):
    count: Number
    on: Target = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(the_targets, takes_self=True))

    def run(self, scene):
        events = yield from PutCounters(who=You(), what=self.on, count=ONE, kind=GROWTH).bound(scene)
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)
