"""Playing a land: a special action, once a turn, without the stack [116.2a, 305]."""
from __future__ import annotations

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import check
from sandbox.engine.kinds import bare, player, the
from sandbox.engine.state import BATTLEFIELD, HAND
from sandbox.rules import permissions
from sandbox.rules.priority import acted
from sandbox.vocabulary.moving import Entering, Put


def play(game: Game, you: int, id: int, face: str = "front") -> Asking[None]:
    """face is "back" for a modal double-faced card whose second face is a land."""
    check(permissions.may_play_land(game.state, you, id, face))
    game.mark_seat(you, lands_played=game.state.seats[you].lands_played + 1)
    scene = bare(game)
    yield from game.happen(Put(who=player(scene, you), what=the(scene, id), to=BATTLEFIELD, origin=HAND, how="played",
                            entering=Entering(face=face)))
    yield from acted(game, you)
