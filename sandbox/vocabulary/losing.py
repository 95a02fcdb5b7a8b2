"""Losing the game, and winning it by what a card says [104.2b, 104.3]."""
import attrs

from sandbox.engine.kinds import Player, Who, bare, player
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase


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


@attrs.frozen
class GameDrawn(Verb):
    """The game is a draw for this player: a loop of mandatory actions that nobody can end [104.4b]."""
    who: Player
    leaf = True
    to_text = lambda self, form: f"the game is a draw for {self.who.name}"

    def perform(self, game):
        game.put(seats=game.state.with_seat(self.who.seat, lost="a draw: a loop that nobody can end [104.4b]").seats)
        return self


@phrase("{who} (wins|win) the game", rule="104.2b")
class Win(Verb):
    """All opponents of the winner lose [104.3h says the same of many players]."""
    who: Who

    def contains(self, game):
        scene, others = bare(game), [seat for seat in game.state.in_turn_order() if seat != self.who.seat]
        return tuple(Lose(player(scene, seat), f"{self.who.name} won the game [104.2b]") for seat in others)
