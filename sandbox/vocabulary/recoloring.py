"""Colors that objects take on for good: an instruction that names no duration [105.3, 611.2a]."""
from sandbox.engine.kinds import The, What
from sandbox.language.phrase import phrase
from sandbox.vocabulary.changes import BecomesColor, Color, Continuous
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid


@phrase("{what} (becomes|become) {color}", rule="105.3")
class TakesOnColor(Step):
    """A spell that does keeps it as the permanent that it becomes [400.7a]."""
    what: What
    color: Color

    def run(self, scene):
        found = tuple((yield from self.what.pick(scene, scene.you, lambda one: True)))
        ids = tuple(one.id for one in found if isinstance(one, The) and scene.world.state.things.get(one.id))
        begin_effect(scene.world, scene, Continuous(what=self.what, changes=(BecomesColor(color=self.color),)), ids, unsaid())
        scene.mentioned.append(found)
        return bool(ids)
