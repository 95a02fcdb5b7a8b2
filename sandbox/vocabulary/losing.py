"""Losing the game [104.3]."""
import attrs

from sandbox.engine.kinds import Player
from sandbox.engine.verb import Verb


@attrs.frozen
class Lose(Verb):
    """A player loses the game; why is said to the table."""
    who: Player
    why: str
    leaf = True
    to_text = lambda self, form: f"{self.who.name} loses the game: {self.why}"
    possible = lambda self, game: not game.state.seats[self.who.seat].lost

    def perform(self, game):
        game.put(seats=game.state.with_seat(self.who.seat, lost=self.why).seats)
        return self
