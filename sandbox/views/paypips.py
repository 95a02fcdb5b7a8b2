"""A payment as pips, each with where it comes from below."""
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from sandbox.views.paint import CENTER, write
from sandbox.views.pips import draw_pip
from sandbox.views.theme import Theme, advance

MOST = 7                               # more than these are told together: one pip for each source of a name


class Pips(QWidget):
    """What would be used: (mana, source) after (mana, source)."""

    def __init__(self, pays, theme: Theme):
        super().__init__(accessibleName="It would be paid with " + ", ".join(f"{one.mana} from {one.source}" for one in pays))
        self.theme = theme
        self.shown = [(letter, one.source) for one in pays for letter in one.mana]
        if len(self.shown) > MOST:
            kinds = list(dict.fromkeys(self.shown))
            self.shown = [(letter, f"{self.shown.count((letter, source))} × {source}") for letter, source in kinds]
        self.widths = [max(theme.px(40), advance(source, theme.px("caption")) + 12) for _, source in self.shown]

    def sizeHint(self):
        return QSize(round(sum(self.widths)), self.theme.px(42))

    minimumSizeHint = sizeHint

    def paintEvent(self, event):
        p, t, d, x = QPainter(self), self.theme, self.theme.px(20), 0.0
        top = (self.height() - t.px(40)) / 2
        for (letter, source), wide in zip(self.shown, self.widths, strict=True):
            draw_pip(p, letter, x + (wide - d) / 2, top + 1, d)
            write(p, QRectF(x, top + d + 4, wide, t.px(16)), source, t.font("caption"), t.ink2, CENTER)
            x += wide
        p.end()
