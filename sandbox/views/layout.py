"""Where every permanent of one side lies on the table: a pure function of what is there and the room there is."""
from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

RATIO = 110 / 154                  # width over height of a card
TALLEST, SMALLEST = 154, 8         # heights tried, in pixels
PEEK, PEEK_LEAST = 0.27, 12        # what shows of an attached card: in card heights, and at least, in pixels (never more than half a card)
GAP, ROW_GAP, GROUP_GAP = 0.075, 0.09, 0.2   # between cards, rows and groups, in card heights
PILE = 0.055                       # what sticks out of a pile at the right, in card heights
ROWS = ("front", "beside", "attractions", "lands")   # from the middle of the table to its edge


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

    ``flipped``: the far side of the table, lands on top. When even the smallest cards do not fit, rows are squeezed together.
    """
    slots = list(slots)
    if not slots:
        return {}
    high = _tallest(slots, width, height, tallest, smallest)
    rows = _rows(slots, width, high)
    if flipped:
        rows.reverse()
    depths = [_row_depth(row, high) for row in rows]
    spare = height - _depth(rows, high)
    squeeze = 1.0
    if spare < 0 and len(rows) > 1:
        squeeze = max(0.0, height - depths[-1]) / sum(depth + ROW_GAP * high for depth in depths[:-1])
    places: dict[Hashable, Place] = {}
    y = max(0.0, spare / 2)
    for row, depth in zip(rows, depths):
        places |= _placed(row, width, y, high)
        y += (depth + ROW_GAP * high) * squeeze
    return places


def peek(high: float) -> float:
    """What shows of each attached card, in pixels, at a card height."""
    return max(PEEK * high, min(PEEK_LEAST, high / 2))


def _tallest(slots: Sequence[Slot], width: float, height: float, tallest: int, smallest: int) -> int:
    """Rows break differently at each height, so the height found by halving is checked and lowered until it really fits."""
    def is_too_tall(high: int) -> bool:
        rows = _rows(slots, width, high)
        return _depth(rows, high) > height or any(_width(row, high) > width for row in rows)

    heights = range(smallest, tallest + 1)
    high = smallest + bisect_left(heights, True, key=is_too_tall) - 1
    while high > smallest and is_too_tall(high):
        high -= 1
    return max(smallest, high)


def _rows(slots: Sequence[Slot], width: float, high: float) -> list[list[Slot | None]]:
    """From the middle of the table to its edge; None parts two groups in one row."""
    front, beside, attractions, lands = ([slot for slot in slots if slot.row == row] for row in ROWS)
    together: list[Slot | None] = [*lands, None, *beside]
    rows = _lines(front, width, high)
    if lands and beside and _width(together, high) <= width:
        return rows + _lines(attractions, width, high) + [together]
    return rows + _lines(beside, width, high) + _lines(attractions, width, high) + _lines(lands, width, high)


def _lines(slots: Sequence[Slot], width: float, high: float) -> list[list[Slot | None]]:
    """Lines of about equal length rather than full ones and a remnant."""
    whole = _width(slots, high)
    for count in range(max(1, int(whole // max(1.0, width))), len(slots)):
        lines = _shared_out(slots, whole / count, count, high)
        if all(_width(line, high) <= width for line in lines):
            return lines
    return [[slot] for slot in slots]


def _shared_out(slots: Sequence[Slot], aim: float, count: int, high: float) -> list[list[Slot | None]]:
    lines: list[list[Slot | None]] = [[]]
    long = 0.0
    for slot in slots:
        wide = _slot_width(slot, high)
        if lines[-1] and len(lines) < count and long + wide / 2 > aim:
            lines.append([])
            long = 0.0
        lines[-1].append(slot)
        long += wide + GAP * high
    return lines


def _slot_width(slot: Slot | None, high: float) -> float:
    if slot is None:
        return (GROUP_GAP - 2 * GAP) * high
    return high if slot.is_wide else high * (RATIO + PILE * (slot.count > 1))


def _width(slots: Sequence[Slot | None], high: float) -> float:
    return sum(_slot_width(slot, high) + GAP * high for slot in slots) - GAP * high


def _row_depth(row: Sequence[Slot | None], high: float) -> float:
    return high + max(len(slot.attached) for slot in row if slot) * peek(high) + PILE * high * any(slot and slot.count > 1 for slot in row)


def _depth(rows: Sequence[Sequence[Slot | None]], high: float) -> float:
    return sum(_row_depth(row, high) + ROW_GAP * high for row in rows) - ROW_GAP * high


def _placed(row: Sequence[Slot | None], width: float, y: float, high: float) -> dict[Hashable, Place]:
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
    edge = top + lift * slot.tapped
    places: dict[Hashable, Place] = {}
    for at, id in enumerate(slot.attached):
        shown = edge - peek(high) * (len(slot.attached) - at)
        turned = id in slot.turned
        places[id] = Place(left, shown - lift * turned, wide, high, turned, at)
    places[slot.id] = Place(left, top, wide, high, slot.tapped, len(slot.attached))
    return places
