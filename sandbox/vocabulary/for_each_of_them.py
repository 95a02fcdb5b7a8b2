"""An instruction once for each of those that something was done to: "for each creature destroyed this way, its controller …" [608.2c]."""

import attrs

from sandbox.language.phrase import phrase
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.sentences import Do, Step, remember
from sandbox.vocabulary.this_way import DoneToThem, so_done


@phrase("for each {noun:one} {deed} this way, {do}", rule="608.2c")
class ForEachOfThem(Step):
    """All at once; "its controller" is that of each."""
    noun: Things
    do: Do
    deed: DoneToThem

    def run(self, scene):
        events = []
        for one in so_done(scene, self.noun):
            events += yield from self.do.events(attrs.evolve(scene, it=one))
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)
