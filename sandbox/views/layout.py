"""Where every permanent of one side lies on the table: a pure function of what is there and the room there is."""
from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

RATIO = 110 / 154                  # width over height of a card
TALLEST, SMALLEST = 154, 8         # heights tried, in pixels
PEEK, PEEKS, PEEK_LEAST = 0.27, 0.5, 12   # what shows of one attached card and of all together, in card heights; of each at least: pixels
GAP, ROW_GAP, GROUP_GAP = 0.075, 0.09, 0.2   # between cards, rows and groups, in card heights
PILE = 0.055                       # what sticks out of a pile at the right, in card heights
ARRANGEMENTS = (                   # from the middle of the table to its edge; the one to be preferred first
    (("front",), ("beside",), ("attractions",), ("lands",)),
    (("front",), ("attractions",), ("lands", "beside")),
    (("front",), ("attractions", "beside"), ("lands",)),
    (("front",), ("lands", "beside", "attractions")),
)
WORTH = 0.9                        # an arrangement is good enough when its cards are this share of the tallest possible

Row = list["Slot | None"]          # None parts two groups


@dataclass(frozen=True)
class Slot:
    """One permanent with what is attached to it, or one pile.

    ``row``: "front" (creatures, planeswalkers, battles), "lands", "attractions" (with their deck and junkyard) or "beside".
    ``attached``: ids of what is attached, in the order in which it should be read; ``turned``: those of them that are tapped.
    ``count``: how many identical untouched tokens lie here as one pile.
    """

    id: Hashable
    row: str
    tapped: bool = False
    attached: tuple[Hashable, ...] = ()
    count: int = 1
    turned: tuple[Hashable, ...] = ()

    @property
    def is_wide(self) -> bool:
        """Whether anything in it lies on its side."""
        return self.tapped or bool(self.turned)


@dataclass(frozen=True)
class Place:
    """Where a card lies before it is turned about its middle: x, y, width and height in pixels; ``depth``: lower ones are painted first."""

    x: float
    y: float
    width: float
    height: float
    tapped: bool = False
    depth: int = 0

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """x, y, width and height of what is to be seen, turned if tapped."""
        if not self.tapped:
            return self.x, self.y, self.width, self.height
        left, top = self.x + (self.width - self.height) / 2, self.y + (self.height - self.width) / 2
        return left, top, self.height, self.width


def lay_out(slots: Iterable[Slot], width: float, height: float, flipped: Any = False,
            tallest: int = TALLEST, smallest: int = SMALLEST) -> dict[Hashable, Place]:
    """{id: Place} for every slot and everything attached, with the tallest cards with which all rows fit into width × height.

    Kinds share a row where that makes the cards clearly taller. ``flipped``: the far side of the table, lands on top. When even the
    smallest cards do not fit, rows are squeezed together.
    """
    slots = list(slots)
    if not slots:
        return {}
    ways = _arranged(slots)
    heights = [_tallest(way, width, height, tallest, smallest) for way in ways]
    way, high = next(pair for pair in zip(ways, heights) if pair[1] >= WORTH * max(heights))
    rows = _rows(way, width, high)
    if flipped:
        rows.reverse()
    places: dict[Hashable, Place] = {}
    for row, y in zip(rows, _tops(rows, height, high)):
        places |= _placed(row, width, y, high)
    return places


def peek(high: float, count: int = 1) -> float:
    """What shows of each of so many attached cards, in pixels, at a card height."""
    return max(high * min(PEEK, PEEKS / max(1, count)), min(PEEK_LEAST, high / 2))


def _arranged(slots: Sequence[Slot]) -> list[list[Row]]:
    """The arrangements of what is there, each as rows not yet broken into lines."""
    ways = []
    for arrangement in ARRANGEMENTS:
        way = []
        for kinds in arrangement:
            groups = [[slot for slot in slots if slot.row == kind] for kind in kinds]
            row = [part for group in groups if group for part in (None, *group)][1:]
            way += [row] if row else []
        if way not in ways:
            ways.append(way)
    return ways


def _tallest(way: Sequence[Row], width: float, height: float, tallest: int, smallest: int) -> int:
    """Found by halving: rows break differently at each height, so a taller one may fit too, but the one found was tried and does."""
    def is_too_tall(high: int) -> bool:
        rows = _rows(way, width, high)
        return _depth(rows, high) > height or any(_width(row, high) > width for row in rows)

    return max(smallest, smallest + bisect_left(range(smallest, tallest + 1), True, key=is_too_tall) - 1)


def _tops(rows: Sequence[Row], height: float, high: float) -> list[float]:
    """Where each row begins: in the middle of the height, or squeezed together where they do not fit."""
    depths = [_row_depth(row, high) for row in rows]
    spare = height - _depth(rows, high)
    squeeze = 1.0
    if spare < 0 and len(rows) > 1:
        squeeze = max(0.0, height - depths[-1]) / sum(depth + ROW_GAP * high for depth in depths[:-1])
    y, tops = max(0.0, spare / 2), []
    for depth in depths:
        tops.append(y)
        y += (depth + ROW_GAP * high) * squeeze
    return tops


def _rows(way: Sequence[Row], width: float, high: float) -> list[Row]:
    return [line for row in way for line in _lines(row, width, high)]


def _lines(row: Row, width: float, high: float) -> list[Row]:
    """Lines of about equal length rather than full ones and a remnant."""
    whole = _width(row, high)
    for count in range(max(1, int(whole // max(1.0, width))), len(row)):
        lines = _shared_out(row, whole / count, count, high)
        if all(_width(line, high) <= width for line in lines):
            return lines
    return [[slot] for slot in row if slot]


def _shared_out(row: Row, aim: float, count: int, high: float) -> list[Row]:
    lines: list[Row] = [[]]
    long = 0.0
    for slot in row:
        wide = _slot_width(slot, high)
        if lines[-1] and len(lines) < count and long + wide / 2 > aim:
            lines.append([])
            long = 0.0
        if slot or lines[-1]:
            lines[-1].append(slot)
            long += wide + GAP * high
    return [line if line[-1] else line[:-1] for line in lines]


def _slot_width(slot: Slot | None, high: float) -> float:
    if slot is None:
        return (GROUP_GAP - 2 * GAP) * high
    return high if slot.is_wide else high * (RATIO + PILE * (slot.count > 1))


def _width(slots: Row, high: float) -> float:
    return sum(_slot_width(slot, high) + GAP * high for slot in slots) - GAP * high


def _row_depth(row: Row, high: float) -> float:
    counts = [len(slot.attached) for slot in row if slot]
    return high + max(count * peek(high, count) for count in counts) + PILE * high * any(slot and slot.count > 1 for slot in row)


def _depth(rows: Sequence[Row], high: float) -> float:
    return sum(_row_depth(row, high) + ROW_GAP * high for row in rows) - ROW_GAP * high


def _placed(row: Row, width: float, y: float, high: float) -> dict[Hashable, Place]:
    """A row centered in the width, cards on one line at its foot."""
    places: dict[Hashable, Place] = {}
    x, wide, foot = max(0.0, (width - _width(row, high)) / 2), high * RATIO, y + _row_depth(row, high)
    for slot in row:
        if slot:
            left = x + (high - wide) / 2 * slot.is_wide
            places |= _stacked(slot, left, foot - high, wide, high)
        x += _slot_width(slot, high) + GAP * high
    return places


def _stacked(slot: Slot, left: float, top: float, wide: float, high: float) -> dict[Hashable, Place]:
    """The host in front and what is attached behind it, each peeking out above the next by the same amount, turned or not."""
    lift = (high - wide) / 2
    step = peek(high, len(slot.attached))
    edge = max(top, top - lift + min(step, 2 * lift)) if slot.tapped else top   # nothing upright sticks out below a host on its side
    places: dict[Hashable, Place] = {}
    for at, id in enumerate(slot.attached):
        shown = edge - step * (len(slot.attached) - at)
        turned = id in slot.turned
        places[id] = Place(left, shown - lift * turned, wide, high, turned, at)
    places[slot.id] = Place(left, top, wide, high, slot.tapped, len(slot.attached))
    return places
