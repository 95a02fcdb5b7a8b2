"""What a card carries: power and toughness, loyalty, defense, chapter, damage, counters, an Attraction's lights, and what became of it."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from sandbox.models.face import NUMERALS, Face
from sandbox.views.paint import CENTER, LEFT, pill, shape, write
from sandbox.views.theme import Theme, advance, faded, lato

NIGHT, SNOW, LILAC, BLOOD, LAMP = "#0B0D10", "#F2F4F7", "#C9C1FF", "#B3261E", "#FFD45E"  # labels on pictures: the same in every theme
STATES = ("kicked", "copy", "token", "sick", "phased")
LEAST_NUMBER, SMALLEST_NUMBER = 9, 5   # pixels below which a number is rather told short; below which it never goes
STRETCHES = (100, 88, 76)


@dataclass(frozen=True)
class Tag:
    """One dark label: an icon, what it says in full, and what is left where there is little room."""

    icon: str
    full: str
    short: str
    ink: str


def tags(face: Face, *more: str) -> tuple[Tag, ...]:
    """What a face has to say on its picture: counters first, then what it is. ``more``: icons to add, such as "types" or "unread"."""
    found = [Tag(bead(kind), f"{count:,} {kind}", short_number(count), LILAC) for kind, count in face.counters
             if not (kind == "lore" and face.chapters) and not (kind == "loyalty" and face.loyalty)
             and not (kind == "defense" and face.defense)]
    if unread := sum(line.startswith("~") for line in face.lines) * ("unread" in more):
        found.append(Tag("unread", f"{unread} unread", str(unread), LAMP))
    found += [Tag("bead", word, word[:1], LAMP) for word in face.became]
    found += [Tag(state, state, "", SNOW) for state in STATES if state in face.marks]
    found += [Tag("types", "new type", "", LILAC)] * ("types" in more and face.types_changed)
    found += [Tag("colors", "new color", "", LILAC)] * face.colors_changed
    return tuple(found)


def bead(kind: str) -> str:
    """The icon of a counter: it grows, it shrinks, or it is something else."""
    return "grows" if kind.startswith("+") else "shrinks" if kind.startswith("-") else "bead"


def short_number(count: int, most: int = 100_000) -> str:
    """A whole number in few signs: below ``most`` as it is, else rounded down to "1.2M", "12k", "~10^40": nothing is cut off."""
    size = abs(count)
    if size < most:
        return f"{count:,}" if size >= 10_000 else str(count)
    sign = "-" if count < 0 else ""
    for power, unit in ((12, "T"), (9, "G"), (6, "M"), (3, "k")):
        if 10 ** power <= size < 10 ** (power + 3):
            tenths = size // 10 ** (power - 1)
            return f"{sign}{tenths / 10:g}{unit}" if tenths < 100 else f"{sign}{tenths // 10}{unit}"
    return f"~{sign}10^{len(str(size)) - 1}"


def tag_height(size: float) -> float:
    """How high a label with letters of this size is."""
    return size * 1.4


def draw_tags(p: QPainter, box: QRectF, found: Sequence[Tag], size: float) -> None:
    """Up from the lower left of the box: in full, one above the other; else short, side by side; else as many as fit and how many more."""
    high, gap = tag_height(size), 2.0
    rows = int((box.height() + gap) // (high + gap))
    if not found or rows < 1:
        return
    full = [(tag, tag.full, _tag_width(tag.full, size)) for tag in found]
    if len(full) <= rows and all(wide <= box.width() for _, _, wide in full):
        placed = [(tag, words, QRectF(box.x(), box.bottom() - (at + 1) * high - at * gap, wide, high))
                  for at, (tag, words, wide) in enumerate(full)]
    else:
        placed = _flowed(found, box, rows, size, high, gap)
    for tag, words, spot in placed:
        pill(p, spot, faded(NIGHT, 0.84))
        side = size * 0.8
        if tag.icon:
            draw_icon(p, tag.icon, QRectF(spot.x() + size * 0.3, spot.center().y() - side / 2, side, side), tag.ink)
        if words:
            left = size * (1.42 if tag.icon else 0.4)
            write(p, spot.adjusted(left, 0, 0, 0), words, lato(size, True), tag.ink, LEFT)


def _tag_width(words: str, size: float) -> float:
    return size * 1.4 if not words else size * 1.85 + advance(words, size, True)


def _flowed(found: Sequence[Tag], box: QRectF, rows: int, size: float, high: float, gap: float) -> list[tuple[Tag, str, QRectF]]:
    """Short tags in as many as rows allow; the last place says how many had none."""
    for count in range(len(found), 0, -1):
        left = len(found) - count
        shown = [*found[:count]] + [Tag("", f"+{left}", f"+{left}", SNOW)] * bool(left)
        placed, x, row = [], box.x(), 0
        for tag in shown:
            wide = _tag_width(tag.short, size) - (size * 1.05 if not tag.icon else 0)
            if x > box.x() and x + wide > box.right():
                x, row = box.x(), row + 1
            placed.append((tag, tag.short, QRectF(x, box.bottom() - (row + 1) * high - row * gap, wide, high)))
            x += wide + gap
        if row < rows and all(spot.right() <= box.right() + 0.5 for _, _, spot in placed):
            return placed
    return []


def draw_icon(p: QPainter, icon: str, box: QRectF, ink: str) -> None:
    """One of our small signs in a square box."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    pen = QPen(QColor(ink), max(1.0, w * 0.12))
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if icon in SHAPES:
        for corners in SHAPES[icon]:
            shape(p, ink, x, y, w, h, *corners)
    elif icon == "token":
        p.drawRoundedRect(QRectF(x + w * 0.14, y, w * 0.72, h), w * 0.14, w * 0.14)
    elif icon == "copy":
        p.drawRect(QRectF(x, y + h * 0.3, w * 0.55, h * 0.7))
        p.drawPolyline([QPointF(x + w * 0.35, y + h * 0.08), QPointF(x + w * 0.95, y + h * 0.08), QPointF(x + w * 0.95, y + h * 0.75)])
    elif icon == "phased":
        pen.setStyle(Qt.PenStyle.DotLine)
        p.setPen(pen)
        p.drawEllipse(box)
    elif icon in ("transformed", "colors"):
        p.drawEllipse(box)
        p.setBrush(QColor(ink))
        p.drawPie(box, (270 if icon == "transformed" else 225) * 16, 180 * 16)


def draw_figures(p: QPainter, figures: Sequence[str], at: QPointF, size: float, ink: QColor) -> None:
    """A tick for each of read, ran and agreed, side by side from here."""
    p.setPen(QPen(ink, max(1.0, size * 0.2)))
    for place in range(len(figures)):
        x, y = at.x() + place * size * 0.95, at.y()
        p.drawPolyline([QPointF(x, y), QPointF(x + size * 0.36, y + size * 0.36), QPointF(x + size * 0.95, y - size * 0.5)])


SHAPES = {
    "bead": (((0.25, 0.05), (0.75, 0.05), (1, 0.5), (0.75, 0.95), (0.25, 0.95), (0, 0.5)),),
    "grows": (((0.5, 0), (1, 0.6), (0, 0.6)), ((0.3, 0.72), (0.7, 0.72), (0.7, 1), (0.3, 1))),
    "shrinks": (((0.5, 1), (1, 0.4), (0, 0.4)), ((0.3, 0), (0.7, 0), (0.7, 0.28), (0.3, 0.28))),
    "kicked": (((0.5, 0), (1, 0.5), (0.78, 0.62), (0.5, 0.32), (0.22, 0.62), (0, 0.5)),
               ((0.5, 0.4), (1, 0.9), (0.78, 1), (0.5, 0.72), (0.22, 1), (0, 0.9))),
    "sick": (((0.1, 0), (0.9, 0), (0.5, 0.5)), ((0.5, 0.5), (0.9, 1), (0.1, 1))),
    "unread": (((0.36, 0), (0.64, 0), (0.58, 0.64), (0.42, 0.64)), ((0.38, 0.76), (0.62, 0.76), (0.62, 1), (0.38, 1))),
    "types": (((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),),
    "crown": (((0, 0.88), (0, 0.2), (0.28, 0.54), (0.5, 0.1), (0.72, 0.54), (1, 0.2), (1, 0.88)),),
}


def draw_lights(p: QPainter, box: QRectF, lights: Sequence[int], size: float) -> None:
    """The six numbers of an Attraction along the foot of a box: lit ones are bright disks with their number, others small rings [717.1]."""
    d = min(size, box.width() / 6.9)
    step = d * 1.15
    x, y = box.center().x() - step * 2.5, box.bottom() - d / 2 - 1.5
    pill(p, QRectF(x - d * 0.72, y - d * 0.6, step * 5 + d * 1.44, d * 1.2), faded(NIGHT, 0.78), round_=0.5)
    for number in range(1, 7):
        middle = QPointF(x + (number - 1) * step, y)
        if number in lights:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(LAMP))
            p.drawEllipse(middle, d * 0.5, d * 0.5)
            write(p, QRectF(middle.x() - d / 2, middle.y() - d / 2, d, d), str(number), lato(d * 0.8, True), NIGHT, CENTER)
        else:
            p.setPen(QPen(faded(SNOW, 0.6), 1))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(middle, d * 0.2, d * 0.2)


@dataclass(frozen=True)
class Number:
    """One badge at the foot of a card. ``kind`` decides its shape: "pt", "loyalty", "defense", "chapter", "damage"."""

    kind: str
    words: str
    short: str
    change: str = ""


def numbers(face: Face) -> tuple[Number, ...]:
    """The badges of a face from right to left."""
    found = []
    if face.pt:
        short = "/".join(short_number(int(part)) if part.lstrip("-").isdigit() else part for part in face.pt)
        found.append(Number("pt", "/".join(face.pt), short, face.change))
    for kind, words in (("loyalty", face.loyalty), ("defense", face.defense)):
        if words:
            found.append(Number(kind, words, short_number(int(words)) if words.isdigit() else words))
    if face.lore and face.chapters:
        words = NUMERALS[face.lore] if face.lore < len(NUMERALS) else str(face.lore)
        found.append(Number("chapter", words, words))
    if face.damage:
        found.append(Number("damage", f"–{face.damage}", f"–{short_number(face.damage)}"))
    return tuple(found)


def draw_numbers(p: QPainter, found: Sequence[Number], box: QRectF, size: float, theme: Theme,
                 plate: tuple[str | QColor, str, str]) -> QPointF:
    """Badges along the foot of the box from its right end, smaller and narrower where there is no room: numbers are never cut. The upper
    left corner of what they cover comes back. ``plate``: ground, edge and ink of the card."""
    if not found:
        return box.bottomRight()
    size, stretch, rows = _sized(found, box.width(), box.height(), size)
    left, bottom, high = box.right(), box.bottom(), round(size * 1.36)
    for row in rows:
        right = box.right()
        for number, words, wide in row:
            _draw_number(p, QRectF(right - wide, bottom - high, wide, high), number, words, (size, stretch), theme, plate)
            right -= wide + size * 0.1
        left, bottom = min(left, right), bottom - high * 1.15
    return QPointF(left, bottom)


def numbers_width(found: Sequence[Number], box: QRectF, size: float) -> float:
    """How wide ``draw_numbers`` will cover the foot of a box."""
    at, _, rows = _sized(found, box.width(), box.height(), size) if found else (0, 100, [])
    return max((sum(wide + at * 0.1 for *_, wide in row) for row in rows), default=0.0)


Badges = list[tuple[Number, str, float]]


def _sized(found: Sequence[Number], room: float, tall: float, size: float) -> tuple[int, int, list[Badges]]:
    """Letter size, stretch and rows of badges: in one row, told short where they must be; else one above the other."""
    usual, last = range(round(size), LEAST_NUMBER - 1, -1), range(LEAST_NUMBER - 1, SMALLEST_NUMBER - 1, -1)
    ways = (("words", usual, len(found)), ("short", usual, len(found)), ("short", usual, 1), ("short", last, 1))
    for form, sizes, count in ways:
        for at in sizes:
            for stretch in STRETCHES[:None if at <= max(LEAST_NUMBER, size * 0.75) else 1]:
                badges = [(number, getattr(number, form), _number_width(number, getattr(number, form), at, stretch)) for number in found]
                rows = [badges[start:start + count] for start in range(0, len(badges), count)]
                fits = all(sum(wide for _, _, wide in row) + at * 0.1 * (len(row) - 1) <= room for row in rows)
                if fits and len(rows) * at * 1.6 <= tall:
                    return at, stretch, rows
    return at, stretch, rows


def _number_width(number: Number, words: str, size: float, stretch: int) -> float:
    wide = advance(words, size, True, stretch=stretch) + size * (0.55 + 0.65 * bool(number.change))
    return max(wide + size * 0.2 * (number.kind == "damage"), size * (1.5 if number.kind == "pt" else 1.7))


def _draw_number(p: QPainter, box: QRectF, number: Number, words: str, font: tuple[int, int], theme: Theme,
                 plate: tuple[str | QColor, str, str]) -> None:
    (size, stretch), (ground, edge, ink) = font, plate
    box = box.translated(0, -box.height() * 0.1 * (number.kind in ("loyalty", "defense", "chapter")))
    ink = {"up": theme.better, "down": theme.worse, "both": theme.warn}.get(number.change, ink)
    if number.kind == "pt":
        pill(p, box, ground, edge)
    else:
        fill, ink = (BLOOD, "#FFFFFF") if number.kind == "damage" else (ink, theme.surface)
        p.setPen(QPen(faded(theme.surface, 0.6), 1))
        p.setBrush(QColor(fill))
        p.drawPath(_badge(number.kind, box))
    lean = size * 0.65 * bool(number.change)
    write(p, box.adjusted(lean, 0, 0, 0), words, lato(size, True, stretch=stretch), ink, CENTER)
    if number.change:
        x, y, r = box.x() + size * 0.55, box.center().y(), size * 0.3
        for down in {"up": (1,), "down": (-1,), "both": (1, -1)}[number.change]:
            lift = -r * 0.55 * down if number.change == "both" else 0
            tall = r * (0.55 if number.change == "both" else 1) * down
            shape(p, ink, x, y + lift, r, tall, (0, -1), (1, 0.8), (-1, 0.8))


def _badge(kind: str, box: QRectF) -> QPainterPath:
    """Loyalty: pointed below and above. Defense: a shield. Chapter: a pennant with a notch. Damage: torn at both sides."""
    corners = {"loyalty": ((0, 0.2), (0.5, -0.1), (1, 0.2), (1, 0.8), (0.5, 1.1), (0, 0.8)),
               "defense": ((0, -0.05), (1, -0.05), (1, 0.7), (0.5, 1.1), (0, 0.7)),
               "chapter": ((0, 0), (1, 0), (1, 0.5), (1, 1.1), (0.5, 0.86), (0, 1.1)),
               "damage": ((0, 0), (1, 0), (0.91, 0.25), (1, 0.5), (0.91, 0.75), (1, 1),
                          (0, 1), (0.09, 0.75), (0, 0.5), (0.09, 0.25))}[kind]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(box.x() + box.width() * x, box.y() + box.height() * y) for x, y in corners]))
    path.closeSubpath()
    return path
