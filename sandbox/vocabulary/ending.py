"""Ending the turn or the combat phase: the stack is exiled, and the turn goes on from its cleanup, or from the next phase [723]."""
import attrs

from sandbox.engine.kinds import bare, player, the
from sandbox.engine.state import EXILE, STACK
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.sentences import Step

COMBAT = ("beginning of combat", "declare attackers", "declare blockers", "first-strike combat damage", "combat damage", "end of combat")


@attrs.frozen
class Ending(Verb):
    """What is to end; the rules of turns go on from there."""
    what: str
    leaf = True
    result = None
    to_text = lambda self, form: f"the {self.what} ends"

    def perform(self, game):
        game.put(ending=self.what, stack=())
        return self


class EndingStep(Step):
    ends = ""

    def run(self, scene):
        game = scene.world
        game.put(waiting=())                          # what has triggered before ceases to exist [723.1a]
        spells = [the(bare(game), item.id) for item in game.state.stack if game.state.things.get(item.id)]
        yield from game.happen(*(Put(who=player(scene, scene.you), what=one, to=EXILE, origin=STACK) for one in spells), Ending(self.ends))
        return True


@phrase("end the turn", rule="723.1")
class EndTheTurn(EndingStep):
    """The resolving spell is exiled with all else [723.1b]."""
    ends = "turn"


@phrase("end the combat phase", rule="723.2")
class EndTheCombat(EndingStep):
    """At any other time nothing happens [723.2g]."""
    ends = "combat phase"

    def run(self, scene):
        if scene.world.state.step not in COMBAT:
            return False
        return (yield from super().run(scene))
