"""Objects that become copies of others, for a turn or for good [611.2, 707.2]."""
import attrs

from sandbox.engine.kinds import What
from sandbox.language.phrase import joined, phrase, say
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.copying import BecomesCopy, Becoming, Except
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid


class TurningInto(Step):
    """Objects that become a copy; "each other" is other than what is copied."""
    def begin(self, scene, becoming):
        yield from ()
        copied = becoming.which.find(scene)
        everyone = self.what.noun.find(scene) if getattr(self.what, "other", False) else self.what.find(scene)
        found = tuple(one.id for one in everyone if hasattr(one, "id") and one not in copied)
        begin_effect(scene.world, scene, Continuous(what=self.what, changes=(becoming,)), found, self.until or unsaid())
        return bool(found)


@phrase(say("{what} {becoming:agreeing} until end of turn", until="end of turn", said=""),
        say("{what} {becoming:agreeing}", until=""),
        say("until end of turn, {what} {becoming:agreeing}", until="end of turn", said="duration first"))
class Becomes(TurningInto):
    """Becomes a copy; without a duration it lasts as long as the game does [611.2a]."""
    what: What
    becoming: Becoming
    until: str
    said: str = attrs.field(default="", eq=False)
    run = lambda self, scene: self.begin(scene, self.becoming)


@phrase("{what} (becomes|become) a copy of {which} until end of turn, except {exceptions}", rule="707.2")
class BecomesExcept(TurningInto):
    """The duration stands before the exceptions."""
    what: What
    which: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")
    until = "end of turn"
    run = lambda self, scene: self.begin(scene, BecomesCopy(which=self.which, exceptions=self.exceptions))
