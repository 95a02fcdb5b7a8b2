"""Passing until something happens, the steps where it ends, and answers that are given once for all: shortcuts of players [731.1]."""
from __future__ import annotations

from sandbox.engine.choices import Asking, Choice
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.rulebook import rule
from sandbox.engine.state import STEPS, State
from sandbox.rules.going_on import Rounds, once_more, told
from sandbox.rules.leaving import is_over

ALWAYS = "precombat main"                             # a turn does not go by unseen
DAMAGE = "combat damage"


@rule("731.2b", without=lambda game, you, active, step: iter(()))
def set_stop(game: Game, you: int, active: int, step: str) -> Asking[None]:
    """Passing for everyone ends at that step of that player's turns; told again, it does not any more."""
    yield from ()
    if step not in STEPS or not 0 <= active < len(game.state.seats):
        raise Illegal("500.1", f"there is no step “{step}” in anybody's turn")
    stop = active, step
    stops = game.state.stops
    game.put(stops=tuple(one for one in stops if one != stop) if stop in stops else tuple(sorted((*stops, stop))))


def go_on(game: Game, you: int) -> Asking[None]:
    """Everyone passes until something happens: something new is on the stack or the stack is empty again, somebody was asked, a stop or
    the next main phase of a turn is reached [117.4]."""
    rounds = Rounds()
    while not is_over(game.state):
        before = game.state
        if not before.stack:
            rounds.states.clear()
        asked, acts = yield from told(once_more(game, rounds))
        if asked or acts or something_new(before, game.state):
            return


def something_new(before: State, now: State) -> bool:
    known = {item.id for item in before.stack}
    if any(item.id not in known for item in now.stack) or before.stack and not now.stack:
        return True
    return (before.turn, before.step) != (now.turn, now.step) and (now.step == ALWAYS or stops_at(now))


def stops_at(state: State) -> bool:
    """Whether somebody wants to have priority here; both steps of combat damage are one to a person."""
    step = DAMAGE if state.step.endswith(DAMAGE) else state.step
    return (state.active, step) in state.stops


# ---- answers given once for all ----
def remember(game: Game, you: int, name: str, ask: str, answer: str) -> Asking[None]:
    """Whenever something of that name asks this player that, this is the answer."""
    yield from ()
    if answer not in ("yes", "no"):
        raise Illegal("", f"what is remembered is “yes” or “no”, not “{answer}”")
    kept = tuple(one for one in game.state.remembered if one[:3] != (you, name, ask))
    game.put(remembered=(*kept, (you, name, ask, answer)))


def forget(game: Game, you: int) -> Asking[None]:
    """This player is asked again whatever there is to ask."""
    yield from ()
    game.put(remembered=tuple(one for one in game.state.remembered if one[0] != you))


def known_answer(state: State, asked: Choice) -> tuple[str, ...] | None:
    """The answer that was given once for all, if there is one to this question."""
    if not state.remembered or asked.options != ("yes", "no"):
        return None
    name = asker(state, asked)
    return next(((answer,) for *known, answer in state.remembered if known == [asked.who, name, asked.ask]), None)


def asker(state: State, asked: Choice) -> str:
    """The name of what asks: every one of that name asks the same."""
    return state.look(asked.source).name if asked.source and state.thing(asked.source) else ""
