"""One card face at four levels: all of it, the gist, name and numbers, numbers alone; every state has a shape as well as a color."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from sandbox.models.face import Face
from sandbox.views.art import draw_art
from sandbox.views.marks import (
    NIGHT,
    draw_figures,
    draw_icon,
    draw_lights,
    draw_numbers,
    draw_tags,
    numbers,
    numbers_width,
    tag_height,
    tags,
)
from sandbox.views.naming import Naming, name_rows, worded
from sandbox.views.paint import CENTER, MEGABYTE, Shelf, painted, pill, write
from sandbox.views.pips import SYMBOL, cost_width, draw_cost
from sandbox.views.text import Block, beginning, draw_text, fit, shortened
from sandbox.views.theme import Theme, advance, faded, lato

MARGIN = 4                                        # room around a face for its shadow
LARGE, MIDDLE, SMALL = 200, 86, 38                # levels by width over text scale
LEAST = 9.0                                       # no letters below this many pixels, whatever the text scale
GOLD, SLATE, VIOLET = "#F3CE77", "#333A47", "#A99CFF"
CARDS, SHADOWS = Shelf(96 * MEGABYTE), Shelf(8 * MEGABYTE)


def card_pixmap(face: Face, width: float, height: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """The face drawn once for each size and theme, with MARGIN on every side; ``ratio``: device pixels a logical pixel."""
    width, height = round(width), round(height)
    return CARDS.picture((face, width, height, theme, ratio), lambda: painted(
        width + 2 * MARGIN, height + 2 * MARGIN, ratio, lambda p: draw_card(p, QRectF(MARGIN, MARGIN, width, height), face, theme)))


def card_back_pixmap(width: float, height: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """Our own card back, with MARGIN on every side."""
    width, height = round(width), round(height)
    return CARDS.picture((None, width, height, theme, ratio), lambda: painted(
        width + 2 * MARGIN, height + 2 * MARGIN, ratio, lambda p: draw_back(p, QRectF(MARGIN, MARGIN, width, height))))


def draw_card(p: QPainter, box: QRectF, face: Face, theme: Theme) -> None:
    """Draws a face into a box; nothing reaches further out than MARGIN."""
    p.save()
    if "phased" in face.marks:
        p.setOpacity(0.5)
    CardPainter(p, box, face, theme).draw()
    p.restore()


def draw_back(p: QPainter, box: QRectF) -> None:
    """Quiet rings on slate."""
    pill(p, box, SLATE, faded("#FFFFFF", 0.16), box.width() * 0.05 / box.height())
    p.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(4, 0, -1):
        p.setPen(QPen(faded(VIOLET, 0.8 - ring * 0.15), max(1.0, box.width() * 0.016)))
        p.drawEllipse(box.center(), box.width() * 0.11 * ring, box.width() * 0.11 * ring)


def monogram(name: str) -> str:
    """The first letters of its words that are written large, three at most."""
    return "".join(word[0] for word in name.replace("-", " ").split() if word[0].isupper())[:3]


class CardPainter:
    """One face being drawn: the colors it takes from the theme, and a method for each level."""

    def __init__(self, p: QPainter, box: QRectF, face: Face, theme: Theme) -> None:
        self.p, self.box, self.face, self.theme = p, box, face, theme
        self.edge, self.on_plate, self.panel, self.ink = theme.frame(face.plate)
        self.numbers = numbers(face)

    def draw(self) -> None:
        """Shadow, the level for this width, outline."""
        size = self.box.width() / self.theme.scale
        self.shadow()
        if self.face.is_face_down:
            self.back(size)
        else:
            (self.large if size >= LARGE else self.middle if size >= MIDDLE else self.small if size >= SMALL else self.tiny)()
        phased = "phased" in self.face.marks
        line = QPen(QColor(self.theme.ink), 2, Qt.PenStyle.DotLine) if phased else QPen(faded("#000000", 0.35), 1)
        self.ring(0, QColor(0, 0, 0, 0), line)

    def least(self) -> float:
        """The smallest letters at this text scale."""
        return max(LEAST, 9.6 * self.theme.scale)

    def large(self) -> None:
        """Everything; where the text is long the picture gives way, and what still has no room is announced by an ellipsis."""
        u, face = self.box.width() / 320, self.face
        low, least = 26 * u if self.numbers else 15 * u if face.figures else 4 * u, max(10.0, 10 * self.theme.scale)
        inner = self.body(9 * u)
        cost = cost_width(face.cost, 18 * u)
        pip = 18 * u * min(1.0, inner.width() * 0.45 / max(1.0, cost))
        naming = self.naming(inner.adjusted(9 * u, 0, -cost_width(face.cost, pip) - 18 * u, 0), 18 * u, max(10.0, 12.5 * u))
        top = max(34 * u, naming.height)
        plain = inner.height() - top - 51 * u - low
        lines, block = face.lines, fit(face.lines, inner.width() - 26 * u, plain - 105 * u, max(15.5 * u, least), least)
        if face.lines and not block:
            block = fit(lines, inner.width() - 26 * u, plain - 45 * u, least, least)
        if face.lines and not block:
            lines, block = shortened(lines, inner.width() - 26 * u, plain - 45 * u, least)
        deep = max((block.height if block else 0) + low + 24 * u, 130 * u)
        name, art, types, text = self.stack(inner, top, 27 * u, deep)
        draw_cost(self.p, face.cost, name.right() - 8 * u, name.center().y() - pip / 2, pip)
        self.name(naming, name.adjusted(9 * u, 0, 0, 0))
        self.types(types.adjusted(9 * u, 0, -8 * u, 0), max(13.5 * u, least), max(LEAST, 11 * u), True)
        self.rules(block, lines, text, 13 * u, 11 * u)
        self.on_art(art.adjusted(8 * u, 8 * u, -8 * u, -8 * u), max(11.5 * u, least), 22 * u)
        self.foot(5 * u, 20 * u)
        draw_figures(self.p, face.figures, QPointF(text.x() + 10 * u, text.bottom() - 9 * u), 7 * u, faded(self.ink, 0.62))

    def middle(self) -> None:
        """Name, cost, picture, types, numbers; the text where it fits whole, else its keywords."""
        u, face, least = self.box.width() / 110, self.face, self.least()
        inner, low, number = self.body(3.5 * u), max(14 * u, 1.5 * least) if self.numbers else 0, max(12.5 * u, 1.3 * least)
        room = inner.width() - 9 * u
        lines, block = self.ability(room, 82 * u) if face.is_ability else self.gist(room, 54 * u - low)
        naming = self.naming(inner.adjusted(4 * u, 0, -2, 0), max(11.5 * u, least), least)
        below = bool(block) or numbers_width(self.numbers, self.box, number) > 0.6 * inner.width()
        deep = block.height + low + 7 * u if block else low + 2 * u if below else 0
        name, art, types, text = self.stack(inner, naming.height, max(15.5 * u, least * 1.5), deep)
        self.name(naming, name.adjusted(4 * u, 0, -2, 0))
        strip = self.strips(art, max(12.5 * u, 9))
        self.rules(block, lines, text, 5 * u, 4 * u)
        end = self.foot(u, number)
        lift = 0 if below else min(0, end.y() - types.y())
        self.on_art(art.adjusted(3 * u, strip, -3 * u, lift - 3 * u), least, 13 * u, "unread")
        self.types(types.adjusted(4 * u, 0, -3 * u if below else min(-3 * u, end.x() - types.right() - 3 * u), 0), least, least, False)

    def gist(self, room: float, high: float) -> tuple[tuple[str, ...], Block | None]:
        """The text where it fits whole, else its keywords, else nothing."""
        u, face, least = self.box.width() / 110, self.face, self.least()
        fits = ((lines, fit(lines, room, high, max(10.5 * u, least), least)) for lines in (face.lines, face.keywords))
        return next((pair for pair in fits if pair[1]), ((), None))

    def ability(self, room: float, high: float) -> tuple[tuple[str, ...], Block | None]:
        """An ability is nothing but its text: whole, or as much of its beginning as there is room for."""
        u, least = self.box.width() / 110, self.least()
        block = fit(self.face.lines, room, high, max(10.5 * u, least), least)
        if block or not self.face.lines:
            return self.face.lines, block
        some, block = beginning(self.face.lines[0], room, high, least)
        return (some,), block

    def small(self) -> None:
        """Name, cost, picture, numbers."""
        u = self.box.width() / 64
        size = max(LEAST, 9.6 * self.theme.scale * (u / self.theme.scale) ** 0.5)
        inner = self.body(2.5 * u)
        naming = self.naming(inner.adjusted(2.5 * u, 0, -1, 0), size, size)
        name, art, _, _ = self.stack(inner, naming.height, 0, 0)
        self.name(naming, name.adjusted(2.5 * u, 0, -1, 0))
        end, d = self.foot(0, max(13 * u, size), art.top()), max(11 * u, 9)
        strip = self.strips(art, d) if end.y() - art.top() > 1.6 * d else 0
        self.beside(art.adjusted(2 * u, strip, -2 * u, 0), end, size, 10 * u)

    def tiny(self) -> None:
        """Picture, numbers and what the words of the name begin with."""
        _, art, _, _ = self.stack(self.body(2), 0, 0, 0)
        high = self.initials(art)
        self.beside(art.adjusted(1, 1 + high, -1, 0), self.foot(0, max(LEAST, self.box.width() * 0.24)), LEAST, 8)

    def initials(self, art: QRectF) -> float:
        """In place of a name that has no room, where these have; how deep they reach comes back."""
        words, size = monogram(self.face.title), max(LEAST, self.box.width() * 0.24)
        wide = advance(words, round(size), True) + size * 0.6
        if not words or wide > art.width() - 2 or art.height() < 5 * size:
            return 0
        spot = QRectF(art.x() + 1, art.y() + 1, wide, size * 1.25)
        pill(self.p, spot, faded(NIGHT, 0.72), 0.2)
        write(self.p, spot, words, lato(round(size), True), "#FFFFFF", CENTER)
        return size * 1.25

    def back(self, size: float) -> None:
        """A face-down card: what everyone may see of it [708.2]."""
        u, least = self.box.width() / 110, self.least()
        draw_back(self.p, self.box)
        number = 7 * u if size >= LARGE else 12.5 * u if size >= MIDDLE else max(LEAST, 20 * u)
        end = self.foot(u, number)
        self.beside(self.box.adjusted(6 * u, 6 * u, -6 * u, -4 * u), end, least if size >= SMALL else LEAST, 0)

    def body(self, margin: float) -> QRectF:
        """The edge in the card's colors and the plate inside it; what lies within comes back."""
        box, keys, edge = self.box, self.face.edge, QLinearGradient(self.box.topLeft(), self.box.topRight())
        for at, key in enumerate(keys):
            for side in (0.3, 0.7) if len(keys) > 1 else (0, 1):
                edge.setColorAt((at + side) / len(keys), QColor(self.theme.frame(key)[0]))
        margin = max(2, int(margin))
        inner, radius = box.adjusted(margin, margin, -margin, -margin), box.width() * 0.05
        self.p.setPen(Qt.PenStyle.NoPen)
        for rect, fill, r in ((box, edge, radius), (inner, QColor(self.edge), max(2, radius - margin * 0.6))):
            self.p.setBrush(fill)
            self.p.drawRoundedRect(rect, r, r)
        return inner

    def stack(self, inner: QRectF, top: float, line: float, deep: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Name, picture, type line and text box from top to bottom; the picture takes what the others leave, and is drawn."""
        x, w, (top, line, deep) = inner.x(), inner.width(), (round(part) for part in (top, line, deep))
        name, types = QRectF(x, inner.y(), w, top), QRectF(x, inner.bottom() - deep - line, w, line)
        art = QRectF(x, name.bottom(), w, max(0, types.y() - name.bottom()))
        draw_art(self.p, art, self.face.name, self.face.types, self.face.edge)
        return name, art, types, QRectF(x, inner.bottom() - deep, w, deep)

    def naming(self, box: QRectF, size: float, least: float) -> Naming:
        """The name set into a width, with room for the sign of the second face."""
        room = box.width() - self.sign(size)
        return name_rows(self.face.title, room, size, least)

    def sign(self, size: float) -> float:
        """How far the name moves aside for the half disk of a second face."""
        return size * 1.15 if "transformed" in self.face.marks else 0

    def name(self, naming: Naming, box: QRectF) -> None:
        """Rows of a name, one below the other about the middle of the box."""
        left = self.sign(naming.size)
        top = box.center().y() - naming.row * len(naming.rows) / 2
        if left:
            side = naming.size * 0.8
            draw_icon(self.p, "transformed", QRectF(box.x(), top + (naming.row - side) / 2, side, side), self.on_plate)
        for at, words in enumerate(naming.rows):
            write(self.p, QRectF(box.x() + left, top + at * naming.row, box.width() - left, naming.row), words, naming.font, self.on_plate)

    def types(self, box: QRectF, large: float, least: float, bold: bool) -> None:
        """The type line, with a diamond before it where effects changed it."""
        if self.face.types_changed:
            side = least * 0.7
            draw_icon(self.p, "types", QRectF(box.x(), box.center().y() - side / 2, side, side), self.on_plate)
            box = box.adjusted(side + least * 0.35, 0, 0, 0)
        words, font = worded(self.face.type_lines, box.width(), large, least, bold)
        write(self.p, box, words, font, self.on_plate)

    def rules(self, block: Block | None, lines: tuple[str, ...], box: QRectF, left: float, top: float) -> None:
        """The text box and the text in it."""
        self.p.fillRect(box, QColor(self.panel))
        if block:
            at, plate = QPointF(box.x() + left, box.y() + top), (self.edge, self.on_plate)
            draw_text(self.p, block, at, lines, self.ink, self.face.lore - 1, plate, self.theme.warn)

    def strips(self, art: QRectF, d: float) -> float:
        """Over the picture on dark strips: the cost at the right, a crown for legends at the left; how deep they reach comes back."""
        count, gap = len(SYMBOL.findall(self.face.cost)), d * 0.24
        legend = self.face.is_a("Legendary")
        depth = d + 2 * gap + 2 if count or legend else gap
        if count:
            room = art.width() - 3 * gap - (d + 3 if legend else 0)
            pip = min(d, room / (count * 1.1))
            wide = cost_width(self.face.cost, pip)
            pill(self.p, QRectF(art.right() - gap - wide - 2.5, art.y() + gap - 1.5, wide + 5, pip + 3), faded(NIGHT, 0.72))
            draw_cost(self.p, self.face.cost, art.right() - gap, art.y() + gap, pip)
        if legend:
            spot = QRectF(art.x() + gap, art.y() + gap - 1.5, d + 3, d + 3)
            pill(self.p, spot, faded(NIGHT, 0.72))
            draw_icon(self.p, "crown", spot.adjusted(d * 0.24, d * 0.24, -d * 0.24, -d * 0.24), GOLD)
        return depth

    def on_art(self, box: QRectF, size: float, light: float, *more: str) -> None:
        """What lies on the picture: an Attraction's lights along its foot, tags above them."""
        if self.face.lights:
            draw_lights(self.p, box, self.face.lights, light)
            box = box.adjusted(0, 0, 0, -min(light, box.width() / 6.9) * 1.3 - 2)
        draw_tags(self.p, box, tags(self.face, *more), size)

    def beside(self, box: QRectF, numbers: QPointF, size: float, light: float) -> None:
        """What lies on the picture of a small card: above its numbers, or left of them where there is no room above."""
        above = box.adjusted(0, 0, 0, min(0, numbers.y() - box.bottom()) - 2)
        if above.height() < tag_height(size) and not self.face.lights:
            above = QRectF(box.x(), box.y(), numbers.x() - box.x(), box.height() - 2)
        self.on_art(above, size, light, "types", "unread")

    def foot(self, inset: float, size: float, top: float = 0) -> QPointF:
        """The numbers in the lower right corner, no higher than top; the upper left corner of what they cover comes back."""
        box = self.box.adjusted(inset, max(0, top - self.box.top()), -inset, -inset)
        return draw_numbers(self.p, self.numbers, box, size, self.theme, (self.panel, self.edge, self.ink))

    def shadow(self) -> None:
        """The same under all cards of a size, so it is kept: three soft fills cost as much as the rest of a small card."""
        wide, high, ratio = self.box.width(), self.box.height(), self.p.device().devicePixelRatioF()

        def paint(p: QPainter) -> None:
            p.setPen(Qt.PenStyle.NoPen)
            for grow, alpha in ((3, 0.04), (2, 0.07), (1, 0.12)):
                p.setBrush(faded("#000000", alpha))
                radius = wide * 0.05 + grow
                p.drawRoundedRect(QRectF(MARGIN - grow, MARGIN - grow, wide + 2 * grow, high + 2 * grow), radius, radius)

        picture = SHADOWS.picture((wide, high, ratio), lambda: painted(wide + 2 * MARGIN, high + 2 * MARGIN, ratio, paint))
        self.p.drawPixmap(self.box.topLeft() - QPointF(MARGIN, MARGIN), picture)

    def ring(self, grow: float, brush: QColor, pen: QPen) -> None:
        """The rounded outline of the card, grown outward."""
        self.p.setBrush(brush)
        self.p.setPen(pen)
        radius = self.box.width() * 0.05 + grow
        self.p.drawRoundedRect(self.box.adjusted(-grow, -grow, grow, grow), radius, radius)
