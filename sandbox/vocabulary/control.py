"""Taking control for a turn or for good [108.4, 613.1b]."""
from sandbox.engine.kinds import What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.changes import Continuous, Granting, Yours
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid


class Beginning(Step):
    """An instruction that starts a continuous effect on what it finds now [611.2c]."""
    def begin(self, scene, changes, until):
        found = self.what.find(scene)
        ids = tuple(one.id for one in found if hasattr(one, "id"))
        begin_effect(scene.world, scene, Continuous(what=self.what, changes=changes), ids, until)
        scene.mentioned.append(tuple(found))
        return bool(ids)


@phrase(say("gain control of {what} until end of turn", until="end of turn"), say("gain control of {what}", until=""),
        rule="613.1b")
class GainControl(Beginning):
    what: What
    until: str

    def run(self, scene):
        yield from ()
        return self.begin(scene, (Yours(),), self.until or unsaid())


@phrase("{what} {change:agreeing}", rule="611.2a")
class FromNowOn(Beginning):
    """"That token gains haste": without a duration it lasts as long as the game does."""
    what: It
    change: Granting

    def run(self, scene):
        yield from ()
        return self.begin(scene, (self.change,), unsaid())
