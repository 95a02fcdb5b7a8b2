"""Starting a game, and leaving it: opening hands and shuffles only if asked for [103, 104.3a]."""
from __future__ import annotations

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.kinds import Exactly, bare, player
from sandbox.rules.state_based import Lose
from sandbox.rules.turns import leave_to_the_living, priority_to_active
from sandbox.vocabulary.drawing import Draw, Shuffle

OPENING_HAND = 7                                      # 103.5


def start(game: Game, you: int) -> Asking[None]:
    """Every library is shuffled and seven cards drawn; who starts skips the first draw in a game of two [103.3, 103.5, 103.8a]."""
    scene = bare(game)
    for seat in game.state.in_turn_order():
        events = yield from Shuffle(who=player(scene, seat)).bound(scene)
        yield from game.happen(*events)
        yield from game.happen(Draw(who=player(scene, seat), count=Exactly(n=OPENING_HAND)))
    if len(game.state.seats) == 2:
        game.put(skipped=(*game.state.skipped, (game.state.active, "draw")))
    yield from priority_to_active(game)


def concede(game: Game, you: int) -> Asking[None]:
    """At any time [104.3a]."""
    yield from game.happen(Lose(player(bare(game), you), "conceded"))
    leave_to_the_living(game)
