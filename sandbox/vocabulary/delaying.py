"""What is done later: delayed triggered abilities, which mean the objects that were meant when they were made [603.7]."""
from sandbox.engine.kinds import Those
from sandbox.engine.state import Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, rewritten
from sandbox.vocabulary.lines import At
from sandbox.vocabulary.sentences import Do, Step, Told, plainly
from sandbox.vocabulary.steps import StepName


@phrase("{do:command} at the beginning of {step}", rule="603.7c")
class Later(Step):
    """A delayed triggered ability: what it speaks of is settled now [603.7c]."""
    do: Verb
    step: StepName

    def run(self, scene):
        yield from ()
        now = rewritten(self.do, lambda p: Those(tuple(p.find(scene))) if getattr(p, "pronoun", False) else None)
        ability = At(step=self.step, body=Told(first=plainly(Do(do=now))))
        game = scene.world
        game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source, ability=ability,
                                                    word=game.state.look(scene.source).name if scene.source else "")))
        return True
