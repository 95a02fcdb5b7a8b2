"""Rules text broken into lines with symbols among the words, fitted to a box and drawn; what does not fit whole is never shown cut."""
from __future__ import annotations

import bisect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from sandbox.models.face import BREAK
from sandbox.views.paint import CENTER, pill, write
from sandbox.views.pips import draw_pip
from sandbox.views.theme import advance, faded, lato

ARROW = "→"                         # drawn: the font has none
PIECE = re.compile(rf"\{{[^}}]+\}}|→|{BREAK}|[^{{→{BREAK}]+|\{{")
LEADING, PARAGRAPH, LEAD = 1.26, 1.68, 2.3   # row to row, line to line, room for a lead: in heights of the letters
UNREAD, MORE, BULLET = "~", "…", "• "        # what begins a line that was not read, stands for more, begins a mode [700.2]


@dataclass(frozen=True)
class Block:
    """Text set at one size. ``pieces``: (x, baseline, words or symbol, number of its line); ``leads``: (y, words, number of its line)."""

    size: int
    bold: bool
    width: float
    height: float
    pieces: tuple[tuple[float, float, str, int], ...]
    leads: tuple[tuple[float, str, int], ...]


def set_text(lines: Sequence[str], width: float, size: int, bold: bool = False) -> Block:
    """Lines set in rows no wider than width, as high as it takes; a line break begins a row, a bullet stands before its rows."""
    pieces: list[tuple[float, float, str, int]] = []
    leads: list[tuple[float, str, int]] = []
    y = widest = 0.0
    for number, line in enumerate(lines):
        lead, _, body = line.rpartition("|")
        slanted = line.startswith(UNREAD)
        indent = 0.0
        if lead:
            leads.append((y, lead.lstrip(UNREAD), number))
            indent = max(size * LEAD, advance(lead.lstrip(UNREAD), size * 0.86, True) + size * 1.1)
        rise = QFontMetricsF(lato(size, bold, slanted)).ascent()
        for part in body.lstrip(UNREAD).split("\n"):
            hang = advance(BULLET, size, bold, slanted) if part.startswith(BULLET) else 0.0
            if hang:
                pieces.append((indent, y + rise, BULLET.strip(), number))
            for row in _rows(part[len(BULLET):] if hang else part, max(size, width - indent - hang), size, bold, slanted):
                for x, piece, end in row:
                    pieces.append((indent + hang + x, y + rise, piece, number))
                    widest = max(widest, indent + hang + end)
                y += size * LEADING
        y += size * (PARAGRAPH - LEADING)
    return Block(size, bold, widest, y - size * (PARAGRAPH - 1.26), tuple(pieces), tuple(leads))


def _rows(body: str, room: float, size: int, bold: bool, slanted: bool) -> Iterator[list[tuple[float, str, float]]]:
    """Rows of (x, words or symbol, end): words that stand together are one piece."""
    row: list[tuple[float, str, float]] = []
    space, x = advance(" ", size, bold, slanted), 0.0
    for word in body.split(" "):
        for parts in _broken(word, room, size, bold, slanted):
            wide = sum(part[1] for part in parts)
            start = x + space if row else 0.0
            if row and start + wide > room:
                yield row
                row, start = [], 0.0
            for part, long in parts:
                if row and not _is_symbol(part) and not _is_symbol(row[-1][1]):
                    row[-1] = (row[-1][0], row[-1][1] + " " + part, start + long)
                else:
                    row.append((start, part, start + long))
                start += long
            x = start
    yield row


def _broken(word: str, room: float, size: int, bold: bool, slanted: bool) -> Iterable[list[tuple[str, float]]]:
    """A word as its letters and symbols with their widths; in several parts where it alone is wider than the room."""
    parts = [(part, _wide(part, size, bold, slanted)) for part in PIECE.findall(word)]
    if sum(wide for _, wide in parts) <= room or not parts:
        return [parts] if parts else []
    whole: list[list[tuple[str, float]]] = []
    for part, wide in parts:
        if _is_symbol(part) or wide <= room:
            whole.append([(part, wide)])
            continue
        while part:
            count = next((at for at in range(len(part), 1, -1) if advance(part[:at], size, bold, slanted) <= room), 1)
            whole.append([(part[:count], advance(part[:count], size, bold, slanted))])
            part = part[count:]
    return whole


def _wide(part: str, size: int, bold: bool, slanted: bool) -> float:
    return 0.0 if part == BREAK else size * 1.05 if _is_symbol(part) else advance(part, size, bold, slanted)


def _is_symbol(part: str) -> bool:
    return part in (ARROW, BREAK) or part[0] == "{" and part[-1] == "}"


def _draw_arrow(p: QPainter, x: float, base: float, size: float, ink: str | QColor) -> None:
    middle, tip, wing = base - size * 0.33, x + size * 0.95, size * 0.26
    p.setPen(QPen(QColor(ink), max(1.0, size * 0.1)))
    p.drawPolyline([QPointF(x + size * 0.1, middle), QPointF(tip, middle)])
    p.drawPolyline([QPointF(tip - wing, middle - wing), QPointF(tip, middle), QPointF(tip - wing, middle + wing)])


def fit(lines: Sequence[str], width: float, height: float, largest: float, smallest: float) -> Block | None:
    """The text whole at the largest size that fits, in whole pixels; None where even the smallest does not, or there is no text."""
    if not lines:
        return None
    blocks = (set_text(lines, width, size) for size in range(round(largest), round(smallest) - 1, -1))
    return next((block for block in blocks if block.height <= height and block.width <= width + 0.5), None)


def shortened(lines: Sequence[str], width: float, height: float, size: float) -> tuple[tuple[str, ...], Block | None]:
    """As many whole lines as fit, then a line that says there is more; for the largest pictures, when ``fit`` finds no size."""
    count = most(len(lines) - 1, lambda some: fit((*lines[:some], MORE), width, height, size, size))
    some = (*lines[:count], MORE)
    return some, fit(some, width, height, size, size)


def most(count: int, fits: Callable[[int], object]) -> int:
    """The largest number up to count that fits, where all below one that fits do too; 0 if none does."""
    return bisect.bisect_left(range(1, count + 1), True, key=lambda some: not fits(some))


def beginning(line: str, width: float, height: float, size: float) -> tuple[str, Block | None]:
    """As many words of one line as fit, and that there are more."""
    words = line.split(" ")

    def first(count: int) -> str:
        return f"{' '.join(words[:count]).rstrip(',.;:—')} {MORE}".lstrip()

    some = first(most(len(words) - 1, lambda count: fit((first(count),), width, height, size, size)))
    return some, fit((some,), width, height, size, size)


def draw_text(p: QPainter, block: Block, at: QPointF, lines: Sequence[str], ink: str | QColor, done: int = 0,
              plate: tuple[str, str] = ("#000000", "#FFFFFF"), warn: str = "#E8B55B") -> None:
    """Draws set text. ``done``: how many chapters lie behind, drawn quieter. ``plate``: fill and ink of the leads. Unread lines are grey
    and slanted, with a bar before them, and a line below the words that were not understood."""
    size, unread = block.size, {number for number, line in enumerate(lines) if line.startswith(UNREAD)}
    beyond: set[int] = set()
    for x, base, piece, number in block.pieces:
        if piece == BREAK:
            beyond.add(number)
            continue
        if number in beyond:
            wide = _wide(piece, size, block.bold, number in unread)
            p.fillRect(QRectF(at.x() + x, at.y() + base + size * 0.16, wide, max(1, size * 0.09)), QColor(warn))
        if piece == ARROW:
            _draw_arrow(p, at.x() + x, at.y() + base, size, ink)
            continue
        if _is_symbol(piece):
            draw_pip(p, piece[1:-1], at.x() + x, at.y() + base - size * 0.83, size * 0.94)
            continue
        p.setFont(lato(size, block.bold, number in unread))
        p.setPen(faded(ink, 0.68 if number in unread else 1))
        p.drawText(QPointF(at.x() + x, at.y() + base), piece)
    for y, words, number in block.leads:
        wide = max(size * 1.95, advance(words, size * 0.86, True) + size * 0.7)
        box = QRectF(at.x(), at.y() + y + size * 0.04, wide, size * 1.2)
        pill(p, box, faded(plate[0], 0.4 if number < done else 1), round_=0.18)
        write(p, box, words, lato(size * 0.86, bold=True), plate[1] if number >= done else ink, CENTER)
    for number in unread:
        rows = [base for _, base, _, owner in block.pieces if owner == number] or [size]
        top, bottom = min(rows) - size * 0.85, max(rows) + size * 0.15
        p.fillRect(QRectF(at.x() - size * 0.55, at.y() + top, max(2, size * 0.16), bottom - top), QColor(warn))
