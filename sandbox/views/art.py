"""The picture of a card: abstract, made of nothing but its name, sort and colors, and the same on every machine."""
from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from sandbox.views.paint import MEGABYTE, Shelf, painted
from sandbox.views.theme import faded, mixed

PALETTES = {  # from night to light
    "W": ("#3A3324", "#8A7547", "#CDB57A", "#EEDDB0", "#FFF8E4"), "U": ("#0C1D33", "#1C4A7C", "#3C80C0", "#8CC3E8", "#E4F3FB"),
    "B": ("#131018", "#332B45", "#63537B", "#A08FB2", "#E0D3DC"), "R": ("#280D0D", "#74231A", "#C4472D", "#F0924A", "#FDE0A0"),
    "G": ("#0D2016", "#225238", "#4A8B55", "#98C478", "#ECF0C0"), "A": ("#181D23", "#414D59", "#7D8C9A", "#B9C5CE", "#F0F3F5"),
    "C": ("#1F1D1F", "#4E4A4E", "#8C8583", "#C4BCB4", "#F3EFEA"), "L": ("#201A15", "#56463A", "#957B5F", "#CDB189", "#F2E4CC"),
}
KINDS = (("Land", "hills"), ("Creature", "bloom facets feathers"), ("Planeswalker", "gate"), ("Artifact", "tiles"),
         ("Enchantment", "orbits ribbons"), ("Instant", "ribbons feathers"), ("", "facets ribbons orbits"))
PICTURES = Shelf(48 * MEGABYTE)
STEP, EXACT = 16, 160              # pixels: sizes of small pictures go in such steps; wider ones are exact


def draw_art(p: QPainter, box: QRectF, name: str, types: str, keys: str) -> None:
    """Draws the picture into the box; kept by name, way of drawing, colors and size, because it is most of what a card costs. Small ones
    are painted in steps of STEP and drawn smaller, so that a table whose cards grow or shrink by a little need not paint them all again.

    ``keys``: letters of WUBRGACL, as in ``Face.edge``.
    """
    ways = next(ways for kind, ways in KINDS if kind in types)
    step = 1 if box.width() >= EXACT else STEP
    wide, high = (math.ceil(side / step) * step for side in (box.width(), box.height()))
    if wide < 1 or high < 1:
        return
    ratio = p.device().devicePixelRatioF()
    picture = PICTURES.picture((name, ways, keys, wide, high, ratio), lambda: painted(
        wide, high, ratio, lambda inside: paint_art(inside, QRectF(0, 0, wide, high), name, ways, keys)))
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawPixmap(box, picture, QRectF(picture.rect()))


def paint_art(p: QPainter, box: QRectF, name: str, ways: str, keys: str) -> None:
    """Paints it without keeping it; the name decides which of the ways (words of KINDS) and everything in it."""
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.translate(box.topLeft())
    p.setPen(Qt.PenStyle.NoPen)
    rng = random.Random(hashlib.sha256(name.encode()).digest())
    picture = Picture(p, box.width(), box.height(), rng, keys)
    getattr(picture, rng.choice(ways.split()))()
    p.restore()


def _ramp(c: Sequence[QColor], at: float) -> QColor:
    at = min(0.999, max(0, at)) * 4
    return mixed(c[int(at)], c[int(at) + 1], at % 1)


def _shade(gradient: QGradient, *stops: QColor) -> QGradient:
    for at, color in enumerate(stops):
        gradient.setColorAt(at / (len(stops) - 1), color)
    return gradient


class Picture:
    """One picture in the making: a painter, a size, the dice its name throws, and five tones from night to light."""

    def __init__(self, p: QPainter, w: float, h: float, rng: random.Random, keys: str) -> None:
        turn = rng.uniform(-0.025, 0.025)
        self.p, self.w, self.h, self.rng = p, w, h, rng
        self.c: list[QColor] = []
        for one, two in zip(PALETTES[keys[0]], PALETTES[keys[-1]]):
            hue, full, light, _ = QColor(two if len(self.c) % 2 else one).getHslF()
            self.c.append(QColor.fromHslF((max(hue, 0) + turn) % 1, full, light))

    def sky(self, top: int, bottom: int) -> None:
        """The ground of the whole picture, from one tone to another."""
        shades = _shade(QLinearGradient(0, 0, 0, self.h), self.c[top], self.c[bottom])
        self.p.fillRect(QRectF(-1, -1, self.w + 2, self.h + 2), QBrush(shades))

    def disk(self, x: float, y: float, r: float, brush: QColor | QGradient) -> None:
        """A filled disk."""
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(brush)
        self.p.drawEllipse(QPointF(x, y), r, r)

    def glow(self, x: float, y: float, r: float, tone: int, strength: float = 0.9) -> None:
        """Light around a point."""
        shades = (faded(self.c[tone], strength * share) for share in (1, 0.5, 0.15, 0))
        self.disk(x, y, r, _shade(QRadialGradient(QPointF(x, y), r), *shades))

    def arc(self, box: QRectF, start: float, span: float, color: QColor, width: float) -> None:
        """Part of a ring, in degrees."""
        self.p.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self.p.drawArc(box, round(start * 16), round(span * 16))

    def around(self, x: float, y: float, path: QPainterPath, *turns: float) -> None:
        """A path drawn about a point, once for each turn in degrees."""
        for turn in turns:
            self.p.save()
            self.p.setTransform(QTransform.fromTranslate(x, y).rotate(turn), True)
            self.p.drawPath(path)
            self.p.restore()

    def hills(self) -> None:
        """Five ridges under a sun."""
        p, w, h, rng, c = self.p, self.w, self.h, self.rng, self.c
        self.sky(1, 3)
        x, y, r = w * rng.uniform(0.2, 0.8), h * rng.uniform(0.22, 0.45), h * rng.uniform(0.1, 0.2)
        self.glow(x, y, r * 4.5, 4)
        self.disk(x, y, r, c[4])
        for layer in range(5):
            base, sharp = h * (0.48 + layer * 0.115), rng.random() < 0.4
            waves = [(rng.uniform(0.8, 3.2), rng.uniform(0, 7), rng.uniform(0.02, 0.07)) for _ in range(3)]
            lifts = [sum(math.sin(at / 40 * often * math.tau + start) * tall for often, start, tall in waves) for at in range(41)]
            ridge = [QPointF(at * w / 40, base - (abs(lift) * 1.6 if sharp else lift) * h) for at, lift in enumerate(lifts)]
            p.setBrush(mixed(mixed(c[3], c[2], 0.55), c[0], layer / 4))
            p.drawPolygon(QPolygonF([QPointF(0, h), *ridge, QPointF(w, h)]))

    def bloom(self) -> None:
        """Rings of petals."""
        p, w, h, rng, c = self.p, self.w, self.h, self.rng, self.c
        self.sky(0, 1)
        x, y, petals = w * rng.uniform(0.38, 0.62), h * rng.uniform(0.42, 0.62), rng.choice((5, 6, 7, 8, 9, 11))
        self.glow(x, y, w * 0.62, 3, 0.6)
        for ring in range(4):
            long, wide, turn = h * (0.78 - ring * 0.17), h * rng.uniform(0.1, 0.2) * (1 - ring * 0.12), rng.uniform(0, 360)
            petal = QPainterPath(QPointF(0, 0))
            petal.cubicTo(wide, -long * 0.3, wide * rng.uniform(0.3, 1.1), -long * 0.8, 0, -long)
            petal.cubicTo(-wide, -long * 0.8, -wide, -long * 0.3, 0, 0)
            p.setBrush(faded(c[min(4, ring + 1)], 0.62))
            self.around(x, y, petal, *(turn + 360 * at / petals for at in range(petals)))
        self.disk(x, y, h * 0.06, c[4])

    def facets(self) -> None:
        """A net of triangles with light falling on it."""
        w, h, rng = self.w, self.h, self.rng
        self.sky(2, 1)                                     # behind the seams
        light = QPointF(w * rng.uniform(0.2, 0.8), h * rng.uniform(0.15, 0.6))
        grid = [[QPointF((x + rng.uniform(-0.38, 0.38) * (0 < x < 7)) * w / 7, (y + rng.uniform(-0.38, 0.38) * (0 < y < 5)) * h / 5)
                 for x in range(8)] for y in range(6)]
        for y in range(5):
            for x in range(7):
                a, b, d, e = grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]
                self._facet((a, b, e), light)
                self._facet((a, e, d), light)
        self.glow(light.x(), light.y(), h * 0.5, 4, 0.5)

    def _facet(self, corners: tuple[QPointF, QPointF, QPointF], light: QPointF) -> None:
        away = (corners[0] + corners[1] + corners[2]) / 3 - light
        dark = min(1, math.hypot(away.x() / self.w, away.y() / self.h) * 1.5)
        color = _ramp(self.c, 1 - dark + self.rng.uniform(-0.13, 0.13))
        self.p.setBrush(color)
        self.p.setPen(QPen(color, 0.7))
        self.p.drawPolygon(QPolygonF(corners))

    def feathers(self) -> None:
        """A fan of feathers from below."""
        p, w, h, rng, c = self.p, self.w, self.h, self.rng, self.c
        self.sky(1, 0)
        x, y, side = w * rng.uniform(0.25, 0.75), h * 1.12, rng.choice((-1, 1))
        for at in range(26, -1, -1):
            long = max(h, w * 0.6) * (1.28 - abs(at - 13) * 0.022 + rng.uniform(-0.08, 0.08))
            quill = QPainterPath(QPointF(0, 0))
            quill.cubicTo(h * 0.16, -long * 0.5, h * 0.1, -long * 0.9, 0, -long)
            quill.cubicTo(-h * 0.05, -long * 0.8, -h * 0.03, -long * 0.4, 0, 0)
            middle, tip = _ramp(c, 0.35 + 0.3 * rng.random()), _ramp(c, 0.1 + 0.5 * (at % 3) / 3)
            p.setBrush(QBrush(_shade(QLinearGradient(0, 0, 0, -long), c[4], middle, tip)))
            self.around(x, y, quill, side * (at * 6.4 - 84))

    def gate(self) -> None:
        """Broken rings above a path."""
        p, w, h, rng, c = self.p, self.w, self.h, self.rng, self.c
        self.sky(0, 1)
        x, y = w * rng.uniform(0.42, 0.58), h * 0.66
        self.glow(x, y, h * 0.95, 3, 0.85)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(7):
            r = h * (0.17 + ring * 0.11)
            start, span = rng.uniform(-30, 60), rng.uniform(120, 250)
            self.arc(QRectF(x - r, y - r, 2 * r, 2 * r), start, span, faded(c[4 - ring // 2], 0.9), h * rng.choice((0.012, 0.025, 0.05)))
        self.disk(x, h * 0.42, h * 0.035, c[4])
        p.setBrush(c[0])
        p.drawPolygon(QPolygonF([QPointF(x - h * 0.07, h), QPointF(x, h * 0.46), QPointF(x + h * 0.07, h)]))

    def tiles(self) -> None:
        """Quarter rings that meet at the edges of their tiles."""
        w, h, rng, c = self.w, self.h, self.rng, self.c
        self.sky(1, 0)
        side = min(w, h) / rng.choice((2.5, 3, 3.6))
        across = math.ceil(w / side)
        for at in range(math.ceil(h / side) * across):
            y, x = (part * side for part in divmod(at, across))
            falls, bright = rng.random() < 0.5, 3 + (rng.random() < 0.25)
            corners = ((x, y, 270), (x + side, y + side, 90)) if falls else ((x + side, y, 180), (x, y + side, 0))
            for cx, cy, start in corners:
                for share, color in ((0.36, c[2]), (0.15, c[bright])):
                    self.arc(QRectF(cx - side / 2, cy - side / 2, side, side), start, 90, color, side * share)

    def orbits(self) -> None:
        """Rings with moons about a light."""
        p, w, h, rng, c = self.p, self.w, self.h, self.rng, self.c
        self.sky(0, 1)
        x, y = w * rng.uniform(0.25, 0.75), h * rng.uniform(0.3, 0.7)
        self.glow(x, y, w * 0.5, 3, 0.7)
        for ring in range(9):
            r, squash, turn, tone = h * (0.12 + ring * 0.105), rng.uniform(0.82, 1), rng.uniform(0, math.tau), rng.choice((2, 3, 3, 4))
            start, span, thick = rng.uniform(0, 360), rng.uniform(90, 330), h * rng.choice((0.008, 0.014, 0.045))
            p.setBrush(Qt.BrushStyle.NoBrush)
            self.arc(QRectF(x - r, y - r * squash, 2 * r, 2 * r * squash), start, span, faded(c[tone], 0.85), thick)
            self.disk(x + math.cos(turn) * r, y + math.sin(turn) * r * squash, h * rng.uniform(0.014, 0.034), c[4])
        self.disk(x, y, h * 0.065, c[4])

    def ribbons(self) -> None:
        """Eleven bands swinging across."""
        p, w, h, rng, c = self.p, self.w, self.h, self.rng, self.c
        self.sky(0, 1)
        start, end = h * rng.uniform(0.1, 0.9), h * rng.uniform(0.1, 0.9)
        swing = h * rng.uniform(0.5, 1.1) * rng.choice((-1, 1))
        for at in range(11):
            up, down = start + (at - 5) * h * 0.085, end + (at - 5) * h * 0.13
            band = QPainterPath(QPointF(-2, up))
            band.cubicTo(w * 0.35, up - swing, w * 0.6, down + swing, w + 2, down)
            band.lineTo(w + 2, down + h * 0.13)
            band.cubicTo(w * 0.6, down + swing + h * 0.05, w * 0.35, up - swing + h * 0.16, -2, up + h * 0.08)
            tones = (0.2 + at * 0.04, 0.45 + at * 0.05, 0.25 + rng.random() * 0.4)
            p.setBrush(QBrush(_shade(QLinearGradient(0, 0, w, 0), *(faded(_ramp(c, tone), 0.85) for tone in tones))))
            p.drawPath(band)
