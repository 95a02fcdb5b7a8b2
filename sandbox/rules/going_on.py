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
from sandbox.rules.sameness import Otherwise, change
from sandbox.vocabulary.losing import GameDrawn

MANY_ROUNDS = 2_000                                   # at one height of the stack; more than that is for a person to end
ACT, DRAW = "act", "draw"
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
        if (yield from once_more(game, rounds)):
            return


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
        if (yield from once_more(game, rounds)):
            return


def arrived(state: State, turn: int, step: str) -> bool:
    """There, or past it where the turn has no such step."""
    here, there = (state.turn, STEPS.index(state.step)), (turn, STEPS.index(step))
    return here >= there


def once_more(game: Game, rounds: Rounds) -> Asking[bool]:
    """All pass again, unless that would go on for ever; whether somebody wants to act instead."""
    rounds.note(game.state)
    if goes_on_for_ever(rounds.states):
        return (yield from end_loop(game))
    if len(rounds.states) > MANY_ROUNDS:
        raise Illegal("104.4b", f"the stack is still not empty after {MANY_ROUNDS} resolutions: end it by hand, or go on")
    asked, _ = yield from told(all_have_passed(game))
    if asked:
        rounds.states.clear()                         # somebody could have chosen otherwise: no mandatory loop
    return False


def told(work: Asking[Any]) -> Asking[tuple[int, Any]]:
    """How many questions the work asked that could be answered in more than one way, and what it gives."""
    asked, answer = 0, None
    try:
        while True:
            choice: Choice = next(work) if answer is None else work.send(answer)
            answer = yield choice
            asked += is_open(choice) and not is_left_so(choice, answer)
    except StopIteration as end:
        return asked, end.value


def is_open(choice: Choice) -> bool:
    """A target that is the only one is no choice."""
    return type(choice) is not Choice or choice.least < len(choice.options)


@rule("731.6", without=lambda choice, answer: False)
def is_left_so(choice: Choice, answer: Any) -> bool:
    """Who does not do what "unless" speaks of has broken no loop: it goes on as though the rest were mandatory."""
    return choice.rule == "118.12a" and answer == ("no",)


# ---- loops [104.4b] ----
@rule("104.4b", without=lambda states: False)
def goes_on_for_ever(states: list[State]) -> bool:
    """The same resolves again, twice over, and nothing that could end it has moved."""
    return any(repeats(states, length) for length in range(1, LONGEST_LOOP + 1) if len(states) > 2 * length)


def repeats(states: list[State], length: int) -> bool:
    first, second, third = (states[-1 - times * length] for times in (2, 1, 0))
    return on_stack(first) == on_stack(second) == on_stack(third) and all(
        no_nearer(*pair) or same_but_for_more(*pair) for pair in ((first, second), (second, third)))


def same_but_for_more(before: State, after: State) -> bool:
    """Whether other objects play the same parts, and what has become more brings no end nearer."""
    try:
        return not change(before, after).brings_an_end_nearer
    except Otherwise:
        return False


def on_stack(state: State) -> list[tuple[int, Any]]:
    return [(item.you, item.ability) for item in state.stack]


def no_nearer(before: State, after: State) -> bool:
    """Whether nothing in the second brings an end nearer than in the first: no life or library has become less, no counter on a
    player more, nothing that was there has changed; more life, more cards in hand and more objects end nothing."""
    for was, now in zip(before.seats, after.seats, strict=True):
        if now.life < was.life or len(now.library) != len(was.library) or now.counters != was.counters or now.lost != was.lost:
            return False
    return before.step == after.step and all(after.things.get(t.id) == t for t in before.things.values() if t.zone != "stack")


def end_loop(game: Game) -> Asking[bool]:
    """Whoever could act is asked, and is not forced to [731.5]; if nobody does, the loop has only mandatory actions: a draw [731.4]."""
    for seat in game.state.in_turn_order():
        if (able := could_act(game.state, seat)):
            ask = f"the same happens again and again; {game.state.seats[seat].name} could act ({able}), or else the game is a draw"
            chosen = yield Choice(who=seat, ask=ask, options=(ACT, DRAW), kind="loop", rule="731.5")
            if chosen == (ACT,):
                game.put(priority=seat, passed=0)
                return True
    yield from drawn(game)
    return True


def gone_on_with(game: Game) -> Asking[None]:
    yield from ()


@rule("731.4", without=gone_on_with)
def drawn(game: Game) -> Asking[None]:
    yield from game.happen(*(GameDrawn(player(bare(game), seat)) for seat in game.state.in_turn_order()))
    leave_to_the_living(game)


@rule("731.5", without=lambda state, seat: "")
def could_act(state: State, seat: int) -> str:
    """Something that a player could do instead of passing, in words; mana alone ends nothing."""
    trial = state.put(priority=seat)
    return next((p.text for p in possible(trial, seat) if not p.reason and p.kind != "tap"), "")
