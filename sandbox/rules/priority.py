"""Who may act: state-based actions and triggers first, then priority, which goes around until all have passed [117]."""
from __future__ import annotations

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal, Reason, check
from sandbox.engine.rulebook import rule
from sandbox.engine.state import State
from sandbox.rules import permissions, turns
from sandbox.rules.leaving import leave_to_the_living
from sandbox.rules.resolving import resolve_top
from sandbox.rules.state_based import quiet


@rule("117.3c", without=lambda game, you: quiet(game))
def acted(game: Game, you: int) -> Asking[None]:
    """Who cast, activated or did something special has priority again [117.3c]; a mana ability made while paying keeps it so."""
    if game.state.ending:
        yield from turns.end_now(game)
        return
    yield from quiet(game)
    game.put(priority=you, passed=0)
    leave_to_the_living(game)


def may_make_mana(state: State, you: int, id: int) -> Reason | None:
    thing = state.things.get(id)
    if thing is None:
        return Reason("400.7", "it is no longer there")
    if thing.zone != "battlefield" or state.look(id).controller != you:
        return Reason("605.3a", f"{state.look(id).name} is not a permanent that you control")
    return permissions.has_priority(state, you)


@rule("117.3d", "117.4", without=lambda game, you: iter(()))
def pass_priority(game: Game, you: int) -> Asking[None]:
    """To the next player; when all have passed in succession the top of the stack resolves, or the step ends [117.4]."""
    check(permissions.has_priority(game.state, you))
    living = game.state.in_turn_order()
    if game.state.passed + 1 < len(living):
        after = living[(living.index(you) + 1) % len(living)]
        game.put(priority=after, passed=game.state.passed + 1)
        return
    yield from all_have_passed(game)


def all_have_passed(game: Game) -> Asking[None]:
    game.put(passed=0)
    if game.state.stack:
        yield from resolve_top(game)
        yield from turns.priority_to_active(game)
    else:
        yield from turns.advance(game)


@rule("608.1", without=lambda game, you: iter(()))
def resolve(game: Game, you: int) -> Asking[None]:
    """Everyone passes, and the top of the stack resolves."""
    if not game.state.stack:
        raise Illegal("608.1", "the stack is empty")
    yield from all_have_passed(game)
