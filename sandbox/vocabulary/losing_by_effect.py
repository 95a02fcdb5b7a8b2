"""Losing the game because an effect says so [104.3e]."""
from sandbox.engine.kinds import Player, Who
from sandbox.language.phrase import phrase
from sandbox.vocabulary.losing import Lose
from sandbox.vocabulary.sentences import Step


@phrase("{who} (loses|lose) the game", rule="104.3e")
class LoseTheGame(Step):
    who: Who

    def run(self, scene):
        whos = yield from self.who.pick(scene, scene.you, lambda one: True)
        done = yield from scene.world.happen(*(Lose(who, "an effect says so [104.3e]") for who in whos if isinstance(who, Player)))
        return bool(done)
