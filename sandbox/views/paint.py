"""The few strokes everything is drawn with, and the shelf on which finished pictures are kept."""
from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter
MEGABYTE = 1 << 20


class Shelf:
    """Finished pictures by what they show; the ones not asked for longest go when there are more than ``most`` bytes of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._pictures: dict[Hashable, QPixmap] = {}

    def __len__(self) -> int:
        return len(self._pictures)

    def picture(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture kept under the key, made first where there is none."""
        found = self._pictures.pop(key, None)
        if found is None:
            found = make()
            self.bytes += weight(found)
        self._pictures[key] = found
        while self.bytes > self.most and len(self._pictures) > 1:
            self.bytes -= weight(self._pictures.pop(next(iter(self._pictures))))
        return found

    def clear(self) -> None:
        """Forgets every picture."""
        self._pictures.clear()
        self.bytes = 0


def weight(pixmap: QPixmap) -> int:
    """Bytes a picture takes."""
    return pixmap.width() * pixmap.height() * 4


def painted(width: float, height: float, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """A transparent picture of that many logical pixels, with ``paint`` called to fill it. ``ratio``: device pixels a logical pixel."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        paint(painter)
    finally:
        painter.end()        # a picture that goes while it is painted on takes the whole program with it
    return pixmap


def write(p: QPainter, box: QRectF, words: str, font: QFont, ink: str | QColor, align: Qt.AlignmentFlag = LEFT) -> None:
    """Words in a box, on one line."""
    p.setFont(font)
    p.setPen(QColor(ink))
    p.drawText(box, align | Qt.TextFlag.TextSingleLine, words)


def pill(p: QPainter, box: QRectF, fill: str | QColor, line: str | QColor | None = None, round_: float = 0.32) -> None:
    """A rounded box; ``round_`` is its corner radius in heights."""
    p.setPen(QPen(QColor(line), 1) if line else Qt.PenStyle.NoPen)
    p.setBrush(QColor(fill))
    p.drawRoundedRect(box, box.height() * round_, box.height() * round_)


def shape(p: QPainter, fill: str | QColor, x: float, y: float, w: float, h: float, *corners: tuple[float, float]) -> None:
    """A filled polygon: corners in shares of the width and height, from x and y."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(fill))
    p.drawPolygon(QPolygonF([QPointF(x + w * across, y + h * down) for across, down in corners]))
