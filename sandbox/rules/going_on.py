"""Going on until the stack is empty, or until a step: everyone passes; a loop of mandatory actions is a draw [104.4b, 117.4]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import STEPS, State
from sandbox.rules import turns
from sandbox.rules.leaving import is_over, leave_to_the_living
from sandbox.rules.possible import possible
from sandbox.rules.priority import all_have_passed
from sandbox.vocabulary.losing import GameDrawn

MANY_ROUNDS = 2_000                                   # at one height of the stack; more than that is for a person to end
LONGEST_LOOP = 12                                     # resolutions after which a loop begins anew


@attrs.define
class Rounds:
    """What has been seen since the stack was as low as it is now and nobody was asked anything."""
    states: list[State] = attrs.Factory(list)

    def note(self, state: State) -> None:
        if self.states and len(state.stack) < min(len(seen.stack) for seen in self.states[-LONGEST_LOOP:]):
            self.states.clear()                       # what only gets less comes to its end
        self.states.append(state)


def settle(game: Game, you: int) -> Asking[None]:
    """Everyone passes until the stack is empty."""
    yield from turns.priority_to_active(game)
    rounds = Rounds()
    while game.state.stack and not is_over(game.state):
        yield from once_more(game, rounds)


def go_to(game: Game, you: int, turn: int, step: str) -> Asking[None]:
    """Everyone passes until somebody first has priority in that step of that turn: of the next turn that has it, for turn 0."""
    if step not in STEPS:
        raise Illegal("500.1", f"there is no step “{step}”")
    start = (game.state.turn, STEPS.index(game.state.step))
    wanted = turn or game.state.turn + (STEPS.index(step) <= start[1])
    if (wanted, STEPS.index(step)) < start:
        raise Illegal("500.1", f"turn {wanted}, {step}, has passed")
    rounds = Rounds()
    while not arrived(game.state, wanted, step) and not is_over(game.state):
        if not game.state.stack:
            rounds.states.clear()
        yield from once_more(game, rounds)


def arrived(state: State, turn: int, step: str) -> bool:
    """There, or past it where the turn has no such step."""
    here, there = (state.turn, STEPS.index(state.step)), (turn, STEPS.index(step))
    return here >= there


def once_more(game: Game, rounds: Rounds) -> Asking[None]:
    """All pass again, unless that would go on for ever."""
    rounds.note(game.state)
    if goes_on_for_ever(rounds.states):
        yield from end_loop(game)
        return
    if len(rounds.states) > MANY_ROUNDS:
        raise Illegal("104.4b", f"the stack is still not empty after {MANY_ROUNDS} resolutions: end it by hand, or go on")
    asked = yield from told(all_have_passed(game))
    if asked:
        rounds.states.clear()                         # somebody could have chosen otherwise: no mandatory loop


def told(work: Asking[Any]) -> Asking[int]:
    """The work, and how many questions it asked."""
    asked, answer = 0, None
    try:
        while True:
            choice: Choice = next(work) if answer is None else work.send(answer)
            asked += 1
            answer = yield choice
    except StopIteration:
        return asked


# ---- loops [104.4b] ----
@rule("104.4b", without=lambda states: False)
def goes_on_for_ever(states: list[State]) -> bool:
    """The same resolves again, twice over, and nothing that could end it has moved."""
    return any(repeats(states, length) for length in range(1, LONGEST_LOOP + 1) if len(states) > 2 * length)


def repeats(states: list[State], length: int) -> bool:
    first, second, third = (states[-1 - times * length] for times in (2, 1, 0))
    return on_stack(first) == on_stack(second) == on_stack(third) and no_nearer(first, second) and no_nearer(second, third)


def on_stack(state: State) -> list[tuple[int, Any]]:
    return [(item.you, item.ability) for item in state.stack]


def no_nearer(before: State, after: State) -> bool:
    """Whether nothing in the second brings an end nearer than in the first: no life or library has become less, no counter on a
    player more, nothing that was there has changed; more life, more cards in hand and more objects end nothing."""
    for was, now in zip(before.seats, after.seats, strict=True):
        if now.life < was.life or len(now.library) != len(was.library) or now.counters != was.counters or now.lost != was.lost:
            return False
    return before.step == after.step and all(after.things.get(t.id) == t for t in before.things.values() if t.zone != "stack")


def end_loop(game: Game) -> Asking[None]:
    """A draw, if nobody can do anything about it; else whoever can is named, and the loop is theirs to end."""
    for seat in game.state.in_turn_order():
        trial = game.state.put(priority=seat)
        able = next((p.text for p in possible(trial, seat) if not p.reason and p.kind != "tap"), None)
        if able:
            raise Illegal("104.4b", f"a loop without end, unless somebody ends it: {game.state.seats[seat].name} could act ({able})")
    yield from game.happen(*(GameDrawn(player(bare(game), seat)) for seat in game.state.in_turn_order()))
    leave_to_the_living(game)
