"""What the window says about an object beside its card: chosen, legal, attacking, blocking, focused, how many; all of it stays upright."""
from __future__ import annotations

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from sandbox.views.marks import short_number
from sandbox.views.paint import CENTER, MEGABYTE, Shelf, painted, pill, shape, write
from sandbox.views.theme import Theme, advance, faded

MARGIN = 16                          # room around a card for what shines or sticks out
RINGS = ("selected", "targetable", "attacking", "blocking", "focus", "answered", "would-tap")
PIXMAPS = Shelf(24 * MEGABYTE)


def ring_pixmap(kinds: frozenset[str], width: float, height: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """Everything about one object as one picture with MARGIN on every side of width × height, the box the card takes as it lies (for a
    tapped one wide and low). ``kinds``: any of RINGS. Solid ring = selected, dashed = legal, dotted = keyboard focus, double = answered
    already, brackets = a payment would tap it; arrowhead = attacking, shield = blocking."""
    key = kinds, round(width), round(height), theme, ratio
    box = QRectF(MARGIN, MARGIN, round(width), round(height))
    room = box.size().grownBy(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN))
    return PIXMAPS.picture(key, lambda: painted(room.width(), room.height(), ratio, lambda p: draw_rings(p, box, kinds, theme)))


def draw_rings(p: QPainter, box: QRectF, kinds: frozenset[str], theme: Theme) -> None:
    """Draws them around the box of a card."""
    for kind in RINGS:
        if kind in kinds:
            _DRAWN[kind](p, box, theme)


def _ring(p: QPainter, box: QRectF, grow: float, pen: QPen) -> None:
    radius = min(box.width(), box.height()) * 0.05 + grow
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen)
    p.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius, radius)


def _selected(p: QPainter, box: QRectF, theme: Theme) -> None:
    _ring(p, box, 4, QPen(QColor(theme.accent), 2.5))


def _targetable(p: QPainter, box: QRectF, theme: Theme) -> None:
    for grow, alpha in ((8, 0.13), (6, 0.2)):
        _ring(p, box, grow, QPen(faded(theme.accent, alpha), 2))
    _ring(p, box, 4, QPen(QColor(theme.accent), 2.2, Qt.PenStyle.DashLine))


def _focus(p: QPainter, box: QRectF, theme: Theme) -> None:
    _ring(p, box, 8, QPen(QColor(theme.ink), 2, Qt.PenStyle.DotLine))


def _answered(p: QPainter, box: QRectF, theme: Theme) -> None:
    for grow in (2.5, 6):
        _ring(p, box, grow, QPen(QColor(theme.accent), 2))


def _would_tap(p: QPainter, box: QRectF, theme: Theme) -> None:
    """Corner brackets."""
    pen = QPen(QColor(theme.warn), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    out, long = box.adjusted(-3, -3, 3, 3), min(box.width(), box.height()) * 0.22
    for x, right in ((out.left(), 1), (out.right(), -1)):
        for y, down in ((out.top(), 1), (out.bottom(), -1)):
            p.drawPolyline([QPointF(x + long * right, y), QPointF(x, y), QPointF(x, y + long * down)])


def _attacking(p: QPainter, box: QRectF, theme: Theme) -> None:
    _ring(p, box, 0.5, QPen(QColor(theme.attack), 2.5))
    half = max(8.0, min(14.0, min(box.width(), box.height()) * 0.13))
    for grow, fill in ((3.0, theme.canvas), (0.0, theme.attack)):
        shape(p, fill, box.center().x(), box.y(), half + grow, 9 + grow * 0.7, (0, -1), (1, 0.2), (-1, 0.2))


def _blocking(p: QPainter, box: QRectF, theme: Theme) -> None:
    _ring(p, box, 0.5, QPen(QColor(theme.ink2), 2.5))
    for half, fill in ((9.5, theme.canvas), (7.5, theme.ink2)):
        shape(p, fill, box.center().x(), box.y() - 6, half, half, (-1, -0.9), (1, -0.9), (1, 0.3), (0, 1.1), (-1, 0.3))


_DRAWN = {"selected": _selected, "targetable": _targetable, "attacking": _attacking, "blocking": _blocking, "focus": _focus,
          "answered": _answered, "would-tap": _would_tap}


def badge_size(words: str, theme: Theme, size: float = 13) -> tuple[float, float]:
    """Width and height of a badge in logical pixels."""
    pixels = theme.px(size)
    return max(advance(words, pixels, True) + pixels * 0.9, pixels * 1.5), pixels * 1.5


def badge_pixmap(words: str, theme: Theme, size: float = 13, ratio: float = 1.0) -> QPixmap:
    """A round label: the number of a remark or of a place in an order; ``size``: of its letters, before the text scale."""
    wide, high = badge_size(words, theme, size)

    def paint(p: QPainter) -> None:
        box = QRectF(1, 1, wide - 2, high - 2)
        pill(p, box, theme.accent_fill, theme.canvas, 0.5)
        write(p, box, words, theme.font(size, True), theme.on_accent, CENTER)

    return PIXMAPS.picture((words, size, theme, ratio), lambda: painted(wide, high, ratio, paint))


def count_words(count: int, width: float, theme: Theme) -> tuple[str, float]:
    """How a pile says how many it is above a card of that width, and the size of the letters: "×1,000", or "×1k" where that is too wide."""
    size = max(10.0, min(15.0, width * 0.16)) if width >= 60 else 10.0
    words = f"×{count:,}"
    return words if badge_size(words, theme, size)[0] <= width else f"×{short_number(count, 1000)}", size


def count_pixmap(count: int, width: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """The label of a pile, for a card of that width; it belongs where ``count_spot`` says."""
    words, size = count_words(count, width, theme)
    return badge_pixmap(words, theme, size, ratio)


def count_spot(count: int, seen: QRectF, theme: Theme) -> QPointF:
    """The upper left corner of the label of a pile whose top card covers a box: on its upper edge, to the right."""
    words, size = count_words(count, seen.width(), theme)
    wide, high = badge_size(words, theme, size)
    return QPointF(round(seen.right() - wide + seen.height() * 0.04), round(seen.top() - high * 0.6))


def pile_edge(p: QPainter, box: QRectF, theme: Theme, color: str | QColor) -> None:
    """The edges of the cards under the top one of a pile, drawn before it: to the right and above."""
    for share in (0.05, 0.025):
        shift = box.height() * share
        p.setPen(QPen(QColor(theme.canvas), 1))
        p.setBrush(QColor(color).darker(125))
        p.drawRoundedRect(box.translated(shift, -shift), box.width() * 0.05, box.width() * 0.05)
