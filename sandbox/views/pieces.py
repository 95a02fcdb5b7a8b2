"""A card lying on the table as a picture: turned about its middle, with everything that is said about it upright beside it."""
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from sandbox.views import badges
from sandbox.views.card import MARGIN, card_back_pixmap, card_pixmap
from sandbox.views.paint import painted
from sandbox.views.theme import Theme


class Piece(QGraphicsRectItem):
    """Moves as one: the turned card, its rings, its badge. Draws nothing itself."""

    def __init__(self, key: int):
        super().__init__()
        self.key, self.shown, self.wanted, self.spot = key, None, None, None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.edge = QGraphicsPixmapItem(self)
        self.card = QGraphicsPixmapItem(self)
        self.rings = QGraphicsPixmapItem(self)
        self.badge = QGraphicsPixmapItem(self)
        self.card.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def draw(self, face, spot, count, marks, theme: Theme, ratio: float):
        """The pictures, made anew only when what they show has changed; where only the size changed, stretched until sharpen()."""
        size = round(spot.box.width), round(spot.box.height)
        wanted = face, theme, ratio
        if self.shown is None or self.shown[0] != wanted:
            self.wanted = wanted, size
            self.sharpen()
        elif self.shown[1] != size:
            self.wanted = wanted, size
            stretch = size[1] / self.shown[1][1]
            self.card.setScale(stretch)
            if not 0.75 < stretch < 1.34:              # too coarse to be looked at, even for a moment
                self.sharpen()
        self._ring(spot, marks, theme, ratio)
        self._count(face, spot, count, theme, ratio)

    @property
    def is_blurred(self) -> bool:
        return self.wanted != self.shown

    def sharpen(self):
        """Drawn at the size it has."""
        (face, theme, ratio), (wide, high) = self.wanted
        pixmap = card_back_pixmap(wide, high, theme, ratio) if face is None else card_pixmap(face, wide, high, theme, ratio)
        self.card.setPixmap(pixmap)
        self.card.setOffset(-(wide / 2) - MARGIN, -(high / 2) - MARGIN)
        self.card.setScale(1.0)
        self.shown = self.wanted

    def _ring(self, spot, marks, theme, ratio):
        self.rings.setVisible(bool(marks))
        if marks:
            seen = spot.seen
            self.rings.setPixmap(badges.ring_pixmap(marks, seen.width, seen.height, theme, ratio))
            self.rings.setOffset(-(round(seen.width) / 2) - badges.MARGIN, -(round(seen.height) / 2) - badges.MARGIN)
            self.rings.setRotation(spot.angle if spot.angle != 90 else 0)

    def _count(self, face, spot, count, theme, ratio):
        self.badge.setVisible(count > 1)
        self.edge.setVisible(count > 1)
        if count < 2:
            return
        seen = spot.seen
        words, size = f"× {count:,}", max(11, min(15, round(spot.box.width * 0.16)))
        self.badge.setPixmap(badges.badge_pixmap(words, theme, size, ratio))
        self.badge.setOffset(seen.width / 2 + 10 - badges.badge_size(words, theme, size)[0], -seen.height / 2 - 12)
        room = 12
        self.edge.setPixmap(painted(spot.box.width + 2 * room, spot.box.height + 2 * room, ratio, lambda p: badges.pile_edge(
            p, _box(room, room, spot.box), theme, theme.frame(face.edge[:1] or "C")[0])))
        self.edge.setOffset(-spot.box.width / 2 - room, -spot.box.height / 2 - room)
        self.edge.setRotation(spot.angle)

    def lie(self, spot):
        """At once at its place."""
        self.spot = spot
        self.setPos(*_round(spot.box.middle))
        self.card.setRotation(spot.angle)
        self.setZValue(spot.depth)


def _round(middle):
    return round(middle[0]), round(middle[1])


def _box(x, y, box):
    return QRectF(x, y, box.width, box.height)
