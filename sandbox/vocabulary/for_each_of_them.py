"""Instructions once for each of those that something was done to: "for each creature destroyed this way, its controller …" [608.2c]."""

import attrs

from sandbox.language.phrase import phrase
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.sentences import Do, Sentence, Together, remember
from sandbox.vocabulary.this_way import DoneToThem, so_done


@phrase("for each {noun:one} {deed} this way, {then}", rule="608.2c")
class ForEachOfThem(Sentence):
    """"Its controller" is that of each. One instruction is carried out for all at once, several one after the other for each."""
    noun: Things
    then: Together
    deed: DoneToThem

    def run(self, scene):
        ones = so_done(scene, self.noun, self.deed)
        step = self.then.steps[0]
        if len(self.then.steps) == 1 and isinstance(step, Do):
            return (yield from self.at_once(scene, step, ones))
        for one in ones:
            yield from self.then.run(attrs.evolve(scene, it=one))
        return bool(ones)

    def at_once(self, scene, step, ones):
        events = []
        for one in ones:
            events += yield from step.events(attrs.evolve(scene, it=one))
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)
