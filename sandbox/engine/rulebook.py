"""What the rules do by themselves, declared beside the theme that it belongs to: turn-based and state-based actions [703, 704].

A turn-based action is a run over the game as its step begins; a state-based one gives the events that are due, asking where
it must, and nothing where it does not apply.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any as Anything

import attrs

Run = Callable[..., Anything]                         # a generator function of a Game


@attrs.frozen
class Custom:
    """One thing that the rules do by themselves."""
    rule: str
    run: Run


HOW_TO_PAY: list[Run] = []                            # how an effect has a player pay mana: (game, seat, symbols, source) → paid?
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
