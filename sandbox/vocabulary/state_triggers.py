"""Abilities that trigger as soon as something is so, and not again while they wait or are on the stack [603.8]."""
from sandbox.engine.kinds import Condition, StateTriggered, the
from sandbox.language.phrase import phrase, walk
from sandbox.vocabulary.lines import TriggeredAbility
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Outright


@phrase("when {state}, {body}", rule="603.8")
class WhenSo(StateTriggered, TriggeredAbility):
    """Looked at whenever a player would get priority; what set it off is no intervening if, and is not asked again."""
    state: Condition
    body: Outright
    once_for_all = False
    zone = "battlefield"
    spoken_of = lambda self, scene: ((the(scene, scene.source),),) if any(isinstance(p, This) for p in walk(self.state)) else ()
    is_so = lambda self, scene: self.state.holds(scene)
    adds_mana = lambda self: False
    of_itself = lambda self: False
    set_off_by = lambda self, scene, event: 0
    holds = lambda self, scene: True
