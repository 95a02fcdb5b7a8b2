"""A persistent map from small whole numbers: rows shared until one of their entries changes."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

V = TypeVar("V")
SIZE = 64
EMPTY: tuple[Any, ...] = (None,) * SIZE               # every row in which nothing is left: one and the same, so that it costs nothing


class Chunks(Generic[V]):
    """One change costs a row, a comparison costs the rows that differ; iteration is by number."""
    __slots__ = ("rows",)
    SIZE = SIZE

    def __init__(self, rows: tuple[tuple[V | None, ...], ...] = ()) -> None:
        self.rows = rows

    def get(self, key: int) -> V | None:
        row = key >> 6
        return self.rows[row][key & 63] if 0 <= row < len(self.rows) else None

    def put(self, changes: Iterable[tuple[int, V | None]]) -> Chunks[V]:
        """With each (key, value) of changes; None removes."""
        return self.opened().put(changes).closed()

    def opened(self) -> Open[V]:
        """The same map, to be changed in place until it is closed."""
        return Open(list(self.rows))

    def values(self) -> list[V]:
        return [value for row in self.rows if row is not EMPTY for value in row if value is not None]

    def around(self, key: int) -> Iterator[V]:
        """All values, beginning near a key."""
        start = key // SIZE
        for row in (*self.rows[start:], *self.rows[:start]):
            if row is not EMPTY:
                yield from (value for value in row if value is not None)

    def changed(self, earlier: Chunks[V]) -> Iterator[int]:
        """The keys at which two maps differ, by identity."""
        longest = max(len(self.rows), len(earlier.rows))
        mine, other = (m.rows if len(m.rows) == longest else (*m.rows, *(EMPTY,) * (longest - len(m.rows))) for m in (self, earlier))
        for r, was, new in [(r, was, new) for r, (was, new) in enumerate(zip(other, mine, strict=True)) if new is not was]:
            yield from [r * SIZE + i for i, (old, now) in enumerate(zip(was, new, strict=True)) if now is not old]

    def differences(self, earlier: Chunks[V]) -> list[tuple[V | None, V | None]]:
        """What was and what is at each key at which two maps differ."""
        longest = max(len(self.rows), len(earlier.rows))
        mine, other = (m.rows if len(m.rows) == longest else (*m.rows, *(EMPTY,) * (longest - len(m.rows))) for m in (self, earlier))
        return [(old, now) for was, new in zip(other, mine, strict=True) if new is not was
                for old, now in zip(was, new, strict=True) if now is not old]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chunks) and trimmed(self.rows) == trimmed(other.rows)

    def __hash__(self) -> int:
        return hash(trimmed(self.rows))


class Open(Chunks[V]):
    """A map that is being changed: of each row that it touches it makes a list of its own, once."""
    __slots__ = ("own",)
    rows: Any

    def __init__(self, rows: list[Any]) -> None:
        self.rows, self.own = rows, set[int]()

    def put(self, changes: Iterable[tuple[int, V | None]]) -> Open[V]:
        rows, own = self.rows, self.own
        for key, value in changes:
            row = key >> 6
            if row not in own:
                if row >= len(rows):
                    rows += [EMPTY] * (row + 1 - len(rows))
                own.add(row)
                rows[row] = list(rows[row])
            rows[row][key & 63] = value
        return self

    def opened(self) -> Open[V]:
        return self

    def closed(self) -> Chunks[V]:
        """The map as it is by now; this one is not to be used any more."""
        rows = self.rows
        for row in self.own:
            rows[row] = tuple(rows[row]) if any(value is not None for value in rows[row]) else EMPTY
        return Chunks(tuple(rows))


def trimmed(rows: tuple[tuple[V | None, ...], ...]) -> tuple[tuple[V | None, ...], ...]:
    """Without empty rows at the end: they hold nothing, so they tell nothing apart."""
    end = len(rows)
    while end and (rows[end - 1] is EMPTY or not any(value is not None for value in rows[end - 1])):
        end -= 1
    return rows[:end]
