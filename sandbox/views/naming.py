"""Names and type lines set into little room: smaller, on two lines, then narrower, and only then with an ellipsis."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from sandbox.views.theme import advance, lato

ROW = 1.14                          # height of a row of a name, in heights of its letters
NARROWER = (92, 84, 76)             # percent of the usual width


@dataclass(frozen=True)
class Naming:
    """A name as it will be written: one or two rows in one font; ``row`` and ``height`` in pixels."""

    rows: tuple[str, ...]
    font: QFont
    size: int
    row: float
    height: float


def name_rows(words: str, room: float, size: float, least: float) -> Naming:
    """The name on one line between size and the middle of size and least; else on two, down to least; then narrower; then cut short.

    A single word that is too long for one line even when narrow goes to two with a hyphen."""
    sizes = range(round(size), round(least) - 1, -1)
    breaks = [at + 1 for at, sign in enumerate(words[:-1]) if sign in " -/"]
    for pixels in sizes:
        if pixels >= (size + least) / 2 - 0.5 and advance(words, pixels, True) <= room:
            return _naming((words,), pixels, 100)
    tries = [(pixels, 100) for pixels in sizes] + [(round(least), stretch) for stretch in NARROWER]
    for pixels, stretch in tries:
        if not breaks and advance(words, pixels, True, stretch=stretch) <= room:
            return _naming((words,), pixels, stretch)
        for at in sorted(breaks, key=lambda at: abs(at - len(words) / 2)):
            rows = (words[:at].rstrip(), words[at:])
            if all(advance(row, pixels, True, stretch=stretch) <= room for row in rows):
                return _naming(rows, pixels, stretch)
    return (None if breaks else _hyphenated(words, room, round(least))) or _elided(words, breaks, room, round(least))


def _hyphenated(words: str, room: float, pixels: int) -> Naming | None:
    """One very long word on two rows."""
    for stretch in (100, *NARROWER):
        first = next((at for at in range(len(words) - 2, 2, -1) if advance(words[:at] + "-", pixels, True, stretch=stretch) <= room), 0)
        if first and advance(words[first:], pixels, True, stretch=stretch) <= room:
            even = (len(words) + 2) // 2
            cut = even if even < first and advance(words[even:], pixels, True, stretch=stretch) <= room else first
            return _naming((words[:cut] + "-", words[cut:]), pixels, stretch)
    return None


def _elided(words: str, breaks: Sequence[int], room: float, pixels: int) -> Naming:
    """As much as fits on the first row, and the rest, cut short, on the second."""
    font = lato(pixels, True, stretch=NARROWER[-1])
    fits = [at for at in breaks if advance(words[:at].rstrip(), pixels, True, stretch=NARROWER[-1]) <= room]
    rows = (words[:fits[-1]].rstrip(), words[fits[-1]:]) if fits else (words,)
    return _naming((*rows[:-1], elided(rows[-1], font, room)), pixels, NARROWER[-1])


def _naming(rows: tuple[str, ...], pixels: int, stretch: int) -> Naming:
    row = pixels * ROW
    return Naming(rows, lato(pixels, True, stretch=stretch), pixels, row, row * len(rows) + pixels * 0.36)


def worded(wordings: Sequence[str], room: float, large: float, least: float, bold: bool) -> tuple[str, QFont]:
    """The first wording that fits, at the largest size; then in narrower letters; then the last one with an ellipsis."""
    tries = [(words, size, 100) for words in wordings for size in range(round(large), round(least) - 1, -1)]
    tries += [(wordings[-1], round(least), stretch) for stretch in NARROWER]
    for words, size, stretch in tries:
        if advance(words, size, bold, stretch=stretch) <= room:
            return words, lato(size, bold, stretch=stretch)
    font = lato(least, bold, stretch=NARROWER[-1])
    return elided(wordings[-1], font, room), font


def elided(words: str, font: QFont, room: float) -> str:
    """The words as they are where they fit, else cut short with an ellipsis."""
    return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
