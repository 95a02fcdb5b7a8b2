"""Starting a game, and leaving it: opening hands and shuffles only if asked for [103, 104.3a]."""
from __future__ import annotations

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.kinds import Exactly, bare, player
from sandbox.rules import turns
from sandbox.rules.leaving import leave_to_the_living, losers_leave
from sandbox.vocabulary.drawing import Draw, Shuffle
from sandbox.vocabulary.losing import Lose

OPENING_HAND = 7                                      # 103.5


def start(game: Game, you: int) -> Asking[None]:
    """Every library is shuffled, seven cards are drawn, and the active player's first turn begins: in a game of two, without
    a draw [103.3, 103.5, 103.8a]."""
    scene = bare(game)
    for seat in game.state.in_turn_order():
        events = yield from Shuffle(who=player(scene, seat)).bound(scene)
        yield from game.happen(*events)
        yield from game.happen(Draw(who=player(scene, seat), count=Exactly(n=OPENING_HAND)))
    if len(game.state.seats) == 2:
        game.put(skipped=(*game.state.skipped, (game.state.active, "draw")))
    yield from turns.begin_step(game, "untap")
    yield from turns.advance(game)


def concede(game: Game, you: int) -> Asking[None]:
    """At any time [104.3a]."""
    yield from game.happen(Lose(player(bare(game), you), "conceded"))
    yield from losers_leave(game)
    leave_to_the_living(game)
