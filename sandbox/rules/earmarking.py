"""Mana that can be spent on some things only: what of the pool, and of what could be made, is there for what is being paid [106.6]."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.kinds import Scene
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item, State, Tied


@rule("106.6", without=lambda state, item, tied: True)
def admitted(state: State, item: Item, tied: Tied) -> bool:
    """Whether that mana can be spent on what the item is or will be; state is one in which a spell is on the stack [601.2a]."""
    purpose: Any = tied.purpose
    return bool(purpose.admits_payment(Scene(state, item.you, tied.source, item)))


def barred(state: State, item: Item, tied: Iterable[Tied]) -> str:
    """The letters of the mana that can't be spent on it."""
    return "".join(one.letters for one in tied if not admitted(state, item, one))


def without(mana: str, letters: str) -> str:
    for letter in letters:
        mana = mana.replace(letter, "", 1)
    return mana


def spendable(state: State, item: Item, proposed: State | None = None) -> str:
    """The mana in the pool that can be spent on it. proposed: the state in which it is on the stack, where that is another one."""
    seat = state.seats[item.you]
    return without(seat.pool, barred(proposed or state, item, seat.tied)) if seat.tied else seat.pool


def sources_for(state: State, item: Item, found: list[Any]) -> list[Any]:
    """Those that make mana for it, in the ways in which they do; first those that make it for such things only."""
    if not any(way.tied for source in found for way in source.ways):
        return found
    out = [attrs.evolve(source, ways=ways) if ways != source.ways else source
           for source in found if (ways := tuple(w for way in source.ways for w in for_it(state, item, way)))]
    return sorted(out, key=lambda source: not all(way.tied for way in source.ways))


def converters_for(state: State, item: Item, found: list[Any]) -> list[Any]:
    return [one for converter in found for one in for_it(state, item, converter)]


def for_it(state: State, item: Item, way: Any) -> list[Any]:
    """The way with the mana that can be spent on it; none if nothing can."""
    if not way.tied:
        return [way]
    mana = without(way.mana, barred(state, item, way.tied))
    return [attrs.evolve(way, mana=mana)] if mana else []


def after_spending(state: State, item: Item, spent: str) -> tuple[str, list[Tied], list[Tied]]:
    """(pool, what of it is tied, what was tied and is spent) when these letters are spent on the item: first what could be spent on
    little else."""
    seat, left = state.seats[item.you], spent
    kept, gone = [], []
    for one in seat.tied:
        used = common(one.letters, left) if admitted(state, item, one) else ""
        left, rest = without(left, used), without(one.letters, used)
        kept += [attrs.evolve(one, letters=rest)] if rest else []
        gone += [attrs.evolve(one, letters=used)] if used else []
    return without(seat.pool, spent), kept, gone


def told_of(game: Game, item: Item, gone: list[Tied]) -> Asking[None]:
    """What each mana does to what it was spent on, or sets off [106.6, 106.6a]."""
    for one in gone:
        purpose: Any = one.purpose
        for _ in one.letters:
            yield from purpose.spent(attrs.evolve(game.scene_of(item), source=one.source))


def common(letters: str, others: str) -> str:
    """The letters that are in both."""
    return "".join((Counter(letters) & Counter(others)).elements())
