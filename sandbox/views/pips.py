"""Mana and other symbols in our own shapes: a letter and a color; when large, also a rim mark at the color's place on the wheel [107.4]."""
from __future__ import annotations

import math
import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from sandbox.models.face import WHEEL
from sandbox.views.paint import CENTER, pill, shape, write
from sandbox.views.theme import advance, faded, lato

FILL = {  # symbol: ground, ink
    "W": ("#F6EBBF", "#4A3C08"), "U": ("#8FC8F2", "#08294A"), "B": ("#4C4458", "#FFFFFF"), "R": ("#F2917B", "#4B0D04"),
    "G": ("#8FD09C", "#07351A"), "C": ("#D8D2CB", "#2B2622"), "S": ("#D5EEF6", "#0E3C4C"), "Q": ("#59626E", "#FFFFFF"),
    "E": ("#F4D35E", "#3B2A00"), "": ("#C8CDD3", "#1B1F24"),
}
SYMBOL = re.compile(r"\{([^}]+)\}")
STEP = 1.1                        # from one symbol of a row to the next, in diameters
SET = 40                          # letters are set at this many times their size and scaled down: they keep their place when tiny
BOLT = ((0.6, 0.06), (0.2, 0.56), (0.46, 0.56), (0.36, 0.94), (0.8, 0.4), (0.53, 0.4))


def draw_pip(p: QPainter, symbol: str, x: float, y: float, d: float) -> None:
    """One symbol, named without its braces, in the square of side d at x, y."""
    p.save()
    p.translate(x, y)
    p.scale(d, d)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    halves = symbol.removesuffix("/P").split("/")
    if symbol in ("T", "Q"):
        _turn(p, symbol)
    elif len(halves) == 2 and all(halves):
        _halves(p, halves, _drop() if symbol.endswith("/P") else _disk())
    else:
        _whole(p, symbol, d)
    p.restore()


def cost_width(cost: str, d: float) -> float:
    """How wide ``draw_cost`` draws a cost with symbols of diameter d."""
    return max(0.0, len(SYMBOL.findall(cost)) * d * STEP - d * (STEP - 1))


def draw_cost(p: QPainter, cost: str, right: float, y: float, d: float) -> float:
    """A row of symbols that ends at right; its width comes back."""
    width = cost_width(cost, d)
    for at, symbol in enumerate(SYMBOL.findall(cost)):
        draw_pip(p, symbol, right - width + at * d * STEP, y, d)
    return width


def _disk() -> QPainterPath:
    outline = QPainterPath()
    outline.addEllipse(QRectF(0, 0, 1, 1))
    return outline


def _drop() -> QPainterPath:
    """Mana or life [107.4f]."""
    outline = QPainterPath(QPointF(0.5, -0.08))
    outline.cubicTo(0.68, 0.14, 0.9, 0.34, 0.9, 0.6)
    outline.arcTo(QRectF(0.1, 0.2, 0.8, 0.8), 0, -180)
    outline.cubicTo(0.1, 0.34, 0.32, 0.14, 0.5, -0.08)
    return outline


def _hexagon() -> QPainterPath:
    """Snow [107.4h]."""
    outline = QPainterPath()
    outline.addPolygon(QPolygonF([QPointF(0.5, 0.5) + _ray(at, 0.54) for at in (0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 0.5)]))
    return outline


def _ticket() -> QPainterPath:
    """A ticket, bitten at both ends [107.17a]."""
    outline, bites = QPainterPath(), QPainterPath()
    outline.addRoundedRect(QRectF(-0.02, 0.16, 1.04, 0.68), 0.1, 0.1)
    for x in (-0.02, 1.02):
        bites.addEllipse(QPointF(x, 0.5), 0.13, 0.13)
    return outline.subtracted(bites)


def _ray(at: float, long: float) -> QPointF:
    return QPointF(math.cos(at * math.tau / 6) * long, math.sin(at * math.tau / 6) * long)


def _whole(p: QPainter, symbol: str, d: float) -> None:
    drop = symbol.endswith("/P")
    words = symbol.removesuffix("/P")
    fill, ink = FILL.get(words[:1] if drop or len(words) == 1 else "", FILL[""])
    outline = _drop() if drop else _hexagon() if symbol == "S" else _ticket() if symbol == "TK" else _disk()
    p.fillPath(outline, QColor(fill))
    p.strokePath(outline, QPen(faded("#D6CCE4" if words == "B" else ink, 0.55), max(0.05, 0.8 / d)))
    p.setPen(QPen(QColor(ink), 0.08, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if symbol == "S":
        for at in range(6):
            p.drawLine(QPointF(0.5, 0.5), QPointF(0.5, 0.5) + _ray(at, 0.27))
        return
    if symbol == "E":
        shape(p, ink, 0.08, 0.08, 0.84, 0.84, *BOLT)
        return
    if symbol in WHEEL and d >= 28:
        p.drawArc(QRectF(0.06, 0.06, 0.88, 0.88), round((90 - 72 * WHEEL.index(symbol) - 20) * 16), 40 * 16)
    if symbol == "C" and d >= 16:
        p.drawArc(QRectF(0.1, 0.1, 0.8, 0.8), 0, 360 * 16)
    size = 0.54 if len(words) > 1 or symbol == "C" else 0.66 if d < 28 else 0.6
    _letter(p, words, ink, QRectF(0, 0.16 * drop, 1, 1 - 0.14 * drop), size)


def _halves(p: QPainter, halves: list[str], outline: QPainterPath) -> None:
    """Either of two [107.4e]; clipped to a drop where life will do as well."""
    p.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    for symbol, corners in zip(halves, (((-0.2, -0.2), (1.2, -0.2), (-0.2, 1.2)), ((1.2, 1.2), (1.2, -0.2), (-0.2, 1.2)))):
        shape(p, FILL.get(symbol, FILL[""])[0], 0, 0, 1, 1, *corners)
    p.setClipping(False)
    p.strokePath(outline, QPen(faded("#1B1F24", 0.45), 0.05))
    drop = outline.boundingRect().y() < -0.04
    boxes = QRectF(0.04, 0.04, 0.56, 0.54), QRectF(0.4, 0.42, 0.56, 0.54)
    if drop:
        boxes = QRectF(0.1, 0.2, 0.5, 0.5), QRectF(0.42, 0.52, 0.46, 0.44)
    for symbol, box in zip(halves, boxes):
        _letter(p, symbol, FILL.get(symbol, FILL[""])[1], box, 0.4 if drop else 0.48)


def _turn(p: QPainter, symbol: str) -> None:
    """A lying card under an arrow that falls to the right: tap. The same picture mirrored and dark, a standing card: untap [107.5–6]."""
    ground, ink = FILL.get(symbol, FILL[""])
    if symbol == "Q":
        p.setTransform(QTransform(0, 1, 1, 0, 0, 0), True)
    pill(p, QRectF(0, 0, 1, 1), ground, round_=0.26)
    pill(p, QRectF(0.13, 0.54, 0.52, 0.32), ink, round_=0.18)
    shape(p, ink, 0, 0, 1, 1, (0.58, 0.4), (0.94, 0.4), (0.76, 0.66))
    p.setPen(QPen(QColor(ink), 0.13))
    p.drawArc(QRectF(-0.22, 0.2, 0.98, 0.6), 0, 82 * 16)


def _letter(p: QPainter, words: str, ink: str, box: QRectF, size: float) -> None:
    """A letter or number, smaller where it would be wider than its box."""
    size = min(size, size * box.width() * 0.86 * SET / max(1.0, advance(words, size * SET, True)))
    p.save()
    p.scale(1 / SET, 1 / SET)
    box = QRectF(box.x() * SET, box.y() * SET, box.width() * SET, box.height() * SET)
    write(p, box, words, lato(size * SET, bold=True), ink, CENTER)
    p.restore()
