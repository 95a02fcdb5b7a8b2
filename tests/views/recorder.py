"""What a card writes while it is drawn, and what is wrong with it: cut strings, strings on strings, numbers that are not said."""
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from sandbox.views.card import MARGIN, draw_card
from sandbox.views.marks import short_number
from sandbox.views.theme import DARK


class Recorder(QPainter):
    """A painter that keeps what it writes: (words, width of the words, box given or None, ink on the device)."""

    def __init__(self, device):
        super().__init__(device)
        self.written = []

    def drawText(self, where, *rest):
        words, metrics = rest[-1], QFontMetricsF(self.font())
        ink = metrics.tightBoundingRect(words)
        if len(rest) == 2:
            wide = metrics.horizontalAdvance(words)
            middle = where.center()
            x = middle.x() - wide / 2 if rest[0] & 0x0004 else where.x()
            base = middle.y() + (metrics.ascent() - metrics.descent()) / 2
            self.written.append((words, wide, where, self.transform().mapRect(ink.translated(x, base))))
        else:
            self.written.append((words, metrics.horizontalAdvance(words), None, self.transform().mapRect(ink.translated(where))))
        super().drawText(where, *rest)


def recorded(face, width, height, theme=DARK):
    image = QImage(width + 2 * MARGIN, height + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    recorder = Recorder(image)
    try:
        draw_card(recorder, QRectF(MARGIN, MARGIN, width, height), face, theme)
    finally:
        recorder.end()
    return recorder.written


def complaints(face, width, height, theme=DARK):
    """What is wrong with the strings of one drawn card; [] where all is well."""
    found, written = [], recorded(face, width, height, theme)
    whole = QRectF(MARGIN, MARGIN, width, height)
    for words, wide, box, ink in written:
        if box is not None and wide > box.width() + 0.6:
            found.append(f"{words!r} is {wide:.1f} wide in a box of {box.width():.1f}")
        if not whole.adjusted(-1, -1, 1, 1).contains(ink):
            found.append(f"{words!r} at {ink} reaches out of the card")
    inks = [(words, ink.adjusted(0.6, 0.6, -0.6, -0.6)) for words, _, _, ink in written]
    found += [f"{one!r} lies on {two!r}" for at, (one, a) in enumerate(inks) for two, b in inks[at + 1:] if a.intersects(b)]
    said = [words for words, *_ in written]
    found += [f"{words!r} is a number cut short" for words in said if words.endswith("…") and any(sign.isdigit() for sign in words[:2])]
    if face.pt:
        forms = {"/".join(face.pt), "/".join(short_number(int(part)) if part.lstrip("-").isdigit() else part for part in face.pt)}
        found += ["power and toughness are not said"] * (not forms & set(said))
    return [f"{face.name} at {width} × {height}, {theme.scale:.0%}: {trouble}" for trouble in found]
