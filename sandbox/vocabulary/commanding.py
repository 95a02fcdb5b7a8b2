"""Controlling another player: whoever does makes their choices, in the next turn that they take [722]."""
import attrs

from sandbox.engine.kinds import Player, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.sentences import Step


@attrs.frozen
class WillControl(Verb):
    """From the next turn that the player takes to its end; the last such effect is the one that works [722.1a]."""
    who: Phrase
    whom: Phrase
    leaf = True
    result = None
    to_text = lambda self, form: f"{self.who.name} will control {self.whom.name}"

    def perform(self, game):
        game.put(to_be_controlled=(*game.state.to_be_controlled, (self.whom.seat, self.who.seat)))
        return self


@phrase("you control {whom} during that player's next turn", rule="722.1")
class ControlPlayer(Step):
    """All objects stay with their controllers [722.3]."""
    whom: Who

    def run(self, scene):
        you = Player(scene.you, scene.world.state.seats[scene.you].name)
        whom = [one for one in (yield from self.whom.pick(scene, scene.you, lambda one: True)) if isinstance(one, Player)]
        return bool((yield from scene.world.happen(*(WillControl(you, one) for one in whom))))
