"""A persistent map from small whole numbers: rows shared until one of their entries changes."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

V = TypeVar("V")


class Chunks(Generic[V]):
    """One change costs a row, a comparison costs the rows that differ; iteration is by number."""
    __slots__ = ("rows",)
    SIZE = 64

    def __init__(self, rows: tuple[tuple[V | None, ...], ...] = ()) -> None:
        self.rows = rows

    def get(self, key: int) -> V | None:
        row, place = divmod(key, self.SIZE)
        return self.rows[row][place] if 0 <= row < len(self.rows) else None

    def put(self, changes: Iterable[tuple[int, V | None]]) -> Chunks[V]:
        """With each (key, value) of changes; None removes."""
        rows, fresh = list(self.rows), dict[int, list[V | None]]()
        for key, value in changes:
            row, place = divmod(key, self.SIZE)
            while row >= len(rows):
                rows.append((None,) * self.SIZE)
            fresh.setdefault(row, list(rows[row]))[place] = value
        for row, values in fresh.items():
            rows[row] = tuple(values)
        return Chunks(tuple(rows))

    def values(self) -> list[V]:
        return [value for row in self.rows for value in row if value is not None]

    def around(self, key: int) -> Iterator[V]:
        """All values, beginning near a key."""
        start = key // self.SIZE
        for row in (*self.rows[start:], *self.rows[:start]):
            yield from (value for value in row if value is not None)

    def changed(self, earlier: Chunks[V]) -> Iterator[int]:
        """The keys at which two maps differ, by identity."""
        empty: tuple[V | None, ...] = (None,) * self.SIZE
        for r in range(max(len(self.rows), len(earlier.rows))):
            new, was = (m.rows[r] if r < len(m.rows) else empty for m in (self, earlier))
            if new is not was:
                yield from (r * self.SIZE + i for i in range(self.SIZE) if new[i] is not was[i])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chunks) and trimmed(self.rows) == trimmed(other.rows)

    def __hash__(self) -> int:
        return hash(trimmed(self.rows))


def trimmed(rows: tuple[tuple[V | None, ...], ...]) -> tuple[tuple[V | None, ...], ...]:
    """Without empty rows at the end: they hold nothing, so they tell nothing apart."""
    end = len(rows)
    while end and not any(value is not None for value in rows[end - 1]):
        end -= 1
    return rows[:end]
