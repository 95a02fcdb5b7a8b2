"""Who answers a question: whoever makes that player's choices now, and another in place of one who has left the game [722.5, 800.4]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice, choose
from sandbox.engine.game import Game
from sandbox.engine.kinds import bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import State
from sandbox.rules.leaving import is_over, next_living

ABOUT_PAYING = "pay or not", "pay"                    # the kinds of question whether, and how, a cost is paid


def decided(game: Game, work: Asking[None]) -> Asking[None]:
    """The same work, each question put to who answers it."""
    answer: Any = None
    while True:
        try:
            choice = work.send(answer)
        except StopIteration:
            return
        answer = (yield from answered(game, choice))


def answered(game: Game, choice: Choice) -> Asking[tuple[Any, ...]]:
    if has_left(game.state, choice.who):
        if choice.kind in ABOUT_PAYING and pays_nothing(choice):
            return ("no",) if "no" in choice.options else ()
        choice = attrs.evolve(choice, who=(yield from in_their_place(game, choice)))
    return (yield attrs.evolve(choice, who=who_decides(game.state, choice.who)))


def has_left(state: State, seat: int) -> bool:
    """Whether it is a player's seat, and that player has left a game that goes on."""
    return seat >= 0 and bool(state.seats[seat].lost) and not is_over(state)


@rule("800.4f", without=lambda choice: False)
def pays_nothing(choice: Choice) -> bool:
    """What one who has left ought to pay is not paid."""
    return choice.fits(("no",)) or choice.fits(())


@rule("722.5", without=lambda state, seat: seat)
def who_decides(state: State, seat: int) -> int:
    """Whoever controls the player makes all choices that they are told or allowed to make."""
    return next((by for whom, by in state.controlled if whom == seat and not state.seats[by].lost), seat)


def in_their_place(game: Game, choice: Choice) -> Asking[int]:
    """Who chooses instead of one who has left: the next player where a rule asks, and where an object does, whom its controller says."""
    state = game.state
    asking = None if choice.source is None else state.look(choice.source).controller
    if asking is None or state.seats[asking].lost:
        return next_in_turn(state, choice.who)
    return (yield from another_chosen(game, choice, asking))


@rule("800.4h", without=lambda state, seat: seat)
def next_in_turn(state: State, seat: int) -> int:
    return next_living(state, seat)


@rule("800.4g", without=lambda game, choice, asking: iter(()))
def another_chosen(game: Game, choice: Choice, asking: int) -> Asking[int]:
    """An opponent of the object's controller, if one who has left was one: there is always another while the game goes on."""
    living = game.state.in_turn_order()
    others = [seat for seat in living if seat != asking] if choice.who != asking else living
    [chosen] = yield from choose(who_decides(game.state, asking), f"choose who makes this choice: {choice.ask}",
                                 [player(bare(game), seat) for seat in others], kind="player", source=choice.source, rule="800.4g")
    return int(chosen.seat)
