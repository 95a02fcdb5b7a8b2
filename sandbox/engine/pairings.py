"""Pairs to choose among: five thousand creatures that could each block any of five thousand attackers, and not twenty-five million."""
from __future__ import annotations

import bisect
import functools
import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, overload

import attrs

Pair = tuple[Any, Any]
Rows = tuple[tuple[Any, tuple[Any, ...]], ...]        # each first with all that it may be paired with


@attrs.frozen(eq=False, slots=False)
class Pairings(Sequence[Pair]):
    """Reads like the tuple of all its pairs, first by first; those that may be paired with the same share one tuple of them."""
    rows: Rows = ()

    @staticmethod
    def of(pairs: Iterable[Pair]) -> Pairings:
        """From single pairs, those of a first behind one another."""
        return Pairings(tuple((first, tuple(pair[1] for pair in some)) for first, some in itertools.groupby(pairs, lambda pair: pair[0])))

    @functools.cached_property
    def ends(self) -> list[int]:
        """How many pairs there are up to each row."""
        return list(itertools.accumulate(len(seconds) for _, seconds in self.rows))

    @functools.cached_property
    def known(self) -> dict[Any, frozenset[Any]]:
        """For each first, with whom it may be paired."""
        sets = {place: frozenset(seconds) for place, seconds in {id(seconds): seconds for _, seconds in self.rows}.items()}
        return {first: sets[id(seconds)] for first, seconds in self.rows}

    @functools.cached_property
    def firsts(self) -> tuple[Any, ...]:
        return tuple(first for first, seconds in self.rows if seconds)

    @functools.cached_property
    def seconds(self) -> tuple[Any, ...]:
        """All that may be second, in the order in which they first come."""
        kinds = {id(seconds): seconds for _, seconds in self.rows}
        return tuple(dict.fromkeys(one for seconds in kinds.values() for one in seconds))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def __iter__(self) -> Iterator[Pair]:
        return ((first, second) for first, seconds in self.rows for second in seconds)

    def __contains__(self, pair: object) -> bool:
        return isinstance(pair, tuple) and len(pair) == 2 and pair[1] in self.known.get(pair[0], ())

    @overload
    def __getitem__(self, place: int) -> Pair: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Pair, ...]: ...

    def __getitem__(self, place: int | slice) -> Pair | tuple[Pair, ...]:
        if isinstance(place, slice):
            return tuple(self[i] for i in range(*place.indices(len(self))))
        at = place + len(self) if place < 0 else place
        if not 0 <= at < len(self):
            raise IndexError(place)
        row = bisect.bisect_right(self.ends, at)
        first, seconds = self.rows[row]
        return first, seconds[at - self.ends[row] + len(seconds)]

    def __add__(self, other: Iterable[Pair]) -> tuple[Pair, ...]:
        return (*self, *other)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Pairings):
            return self.rows == other.rows
        return isinstance(other, tuple) and tuple(self) == other

    def __hash__(self) -> int:
        return hash(self.rows)
