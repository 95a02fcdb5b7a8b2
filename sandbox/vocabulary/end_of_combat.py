"""What is done at end of combat, in the step of that name [511.2, 603.7]."""
from sandbox.engine.kinds import Condition, Those
from sandbox.engine.state import Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, rewritten
from sandbox.vocabulary.lines import TriggeredAbility
from sandbox.vocabulary.sentences import Do, Outright, Step, Told, plainly
from sandbox.vocabulary.steps import BeginStep


@phrase("at end of combat[, if {condition}], {body}", rule="511.2")
class AtEndOfCombat(TriggeredAbility):
    """Each time; as a delayed ability only the next."""
    condition: Condition | None = None
    body: Outright
    once_for_all = False
    adds_mana = lambda self: False
    of_itself = lambda self: False
    zone = "battlefield"
    set_off_by = lambda self, scene, event: isinstance(event, BeginStep) and event.step == "end of combat" and self.holds(scene)


@phrase("{do:command} at end of combat", rule="603.7c")
class AtTheEndOfCombat(Step):
    """What it speaks of is settled now."""
    do: Verb

    def run(self, scene):
        yield from ()
        now = rewritten(self.do, lambda p: Those(tuple(p.find(scene))) if getattr(p, "pronoun", False) else None)
        ability = AtEndOfCombat(body=Told(first=plainly(Do(do=now))))
        game = scene.world
        game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source, ability=ability,
                                                    word=game.state.look(scene.source).name if scene.source else "")))
        return True
