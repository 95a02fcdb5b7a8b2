"""Rules by their numbers: what they do by themselves, turn-based and state-based actions [703, 704], and which code is which rule.

A turn-based action is a run over the game as its step begins; a state-based one gives the events that are due, asking where
it must, and nothing where it does not apply. Both are declared beside the theme that they belong to.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any as Anything
from typing import TypeVar

import attrs

Run = Callable[..., Anything]                         # a generator function of a Game
Function = TypeVar("Function", bound=Callable[..., Anything])


@attrs.frozen
class Custom:
    """One thing that the rules do by themselves."""
    rule: str
    run: Run


HOW_TO_PAY: list[Run] = []                            # how an effect has a player pay mana: (game, seat, symbols, source) → paid?
HOW_TO_CAST: list[Run] = []                           # how an effect has a player cast a card for nothing: (game, seat, card) → cast?
DUNGEONS: list[Run] = []                              # where dungeon cards come from, for players who have none of their own: () → cards
AT_ONCE: list[Run] = []                               # what is done at once after anything happened, and is no state-based action: (game)
TURN_BASED: dict[str, list[Custom]] = {}              # step -> what is done as it begins, in this order
STATE_BASED: list[Custom] = []


def turn_based(step: str, rule: str) -> Callable[[Run], Run]:
    def declare(run: Run) -> Run:
        TURN_BASED[step] = sorted([*TURN_BASED.get(step, ()), Custom(rule, run)], key=lambda custom: custom.rule)     # as in 703.4
        return run
    return declare


def state_based(rule: str) -> Callable[[Run], Run]:
    def declare(run: Run) -> Run:
        STATE_BASED.append(Custom(rule, run))
        return run
    return declare


# ---- which code is which rule ----
@attrs.frozen
class Ruled:
    """A function that is what the rules of these numbers say, and what it would be if they said nothing, or knew no limits."""
    numbers: tuple[str, ...]
    function: Anything
    without: tuple[Anything, ...]


RULED: list[Ruled] = []


def rule(*numbers: str, without: Callable[..., Anything], unlimited: Callable[..., Anything] | None = None,
         ) -> Callable[[Function], Function]:
    """Says of a function which rules it is; it stays as it is. Beside it in its module stand what would be done without the rules:
    no order, no exception, the event unchanged; and, where they set themselves limits, what would be done if they had none.
    TypeError if one of these could not take the function's place."""
    others = (without,) if unlimited is None else (without, unlimited)

    def declare(function: Function) -> Function:
        if problem := next(filter(None, (misfit(function, other) for other in others)), ""):
            raise TypeError(f"{function.__qualname__} can't be done without {', '.join(numbers)}: {problem}")
        RULED.append(Ruled(numbers, function, others))
        return function
    return declare


def misfit(function: Anything, without: Anything) -> str:
    """Why one function's code can't stand in the other's place; nothing if it can."""
    ours, theirs = function.__code__, without.__code__
    if ours.co_varnames[:ours.co_argcount] != theirs.co_varnames[:theirs.co_argcount]:
        return "the parameters are others"
    if ours.co_freevars or theirs.co_freevars:
        return "it is made inside another function"
    return "" if function.__globals__ is without.__globals__ else "it stands in another module"
