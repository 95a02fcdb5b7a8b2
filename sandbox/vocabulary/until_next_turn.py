"""Effects that last until your next turn [611.2a]."""
from sandbox.language.phrase import phrase
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.sentences import Step, begin_effect


@phrase("{effect} until your next turn", rule="611.2a")
class UntilNextTurn(Step):
    """Settled as it begins, like what lasts until end of turn [611.2c]; it ends as that turn begins, before its untap step."""
    effect: Continuous

    def run(self, scene):
        yield from ()
        found = tuple(self.effect.what.find(scene))
        ids = tuple(one.id for one in found if hasattr(one, "id"))
        begin_effect(scene.world, scene, self.effect, ids, "your next turn")
        scene.mentioned.append(found)
        return bool(ids)


@phrase("until your next turn, {effect}", rule="611.2a")
class UntilNextTurnFirst(UntilNextTurn):
    """The duration stands first."""
    effect: Continuous
