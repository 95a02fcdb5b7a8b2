"""X of what is paid: announced before it is paid, and only as much as could be paid [107.3a, 601.2b, 602.2b]."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Scene
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item, State
from sandbox.language.phrase import walk
from sandbox.vocabulary.costs import ManaCost

LARGEST_X = 20                                        # of mana: what can be made, and what it comes to, turns out later [601.2f-g]
LARGEST_OF_ALL = 10 ** 5


def says_x(cost: Iterable[Any]) -> bool:
    return any(getattr(one, "says_x", False) for part in cost for one in walk(part))


def announceable(state: State, you: int, id: int, cost: Iterable[Any]) -> list[int]:
    """The numbers that X could be, so that each part of the cost could be paid, mana aside; 0 alone where it says no X."""
    others = [part for part in cost if not isinstance(part, ManaCost)]

    def payable(x: int) -> bool:
        return all(part.payable(Scene(state, you, id, x=x)) for part in others)

    found = [x for x in range(LARGEST_X + 1 if says_x(cost) else 1) if payable(x)]
    if found[-1:] != [LARGEST_X] or not says_x(others):
        return found
    step = LARGEST_X
    while payable(found[-1] + step) and step < LARGEST_OF_ALL:
        found += range(found[-1] + 1, found[-1] + step + 1)
        step *= 2
    while step := step // 2:
        if payable(found[-1] + step):
            found += range(found[-1] + 1, found[-1] + step + 1)
    return found


def not_announced(game: Game, item: Item, cost: Iterable[Any]) -> Asking[Item]:
    yield from ()
    return item


@rule("107.3a", without=not_announced)
def with_x(game: Game, item: Item, cost: Iterable[Any]) -> Asking[Item]:
    """The item with the X of its cost, mana or anything else, which it goes on to be for all that it does."""
    cost = tuple(cost)
    if not says_x(cost):
        return item
    return attrs.evolve(item, x=(yield from announced_x(item, item.word, announceable(game.state, item.you, item.source, cost))))


def announced_x(item: Item, name: str, options: Iterable[int] = range(LARGEST_X + 1)) -> Asking[int]:
    options = tuple(options)
    if not options:
        raise Illegal("118.3", f"there is no X for which {name} could be paid for")
    [x] = yield Choice(who=item.you, ask=f"X for {name}", options=options, kind="X", source=item.source, rule="601.2b")
    chosen: int = x
    return chosen
