"""How often a loop is to be repeated: large numbers, asked for so that they can be read [731.2a]."""
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QSpinBox, QWidget

from sandbox.views.bits import Words
from sandbox.views.popups import NumberPopup
from sandbox.views.ruled import ruled
from sandbox.views.theme import Theme

LARGEST = 2 ** 31 - 1                  # that a spin box can hold


def grouped(spin: QSpinBox, theme: Theme) -> QSpinBox:
    """1,000,000 instead of 1000000, and wide enough for it."""
    spin.setLocale(QLocale(QLocale.Language.English))
    spin.setGroupSeparatorShown(True)
    spin.setMinimumWidth(theme.px(40) + theme.px(9) * len(f"{spin.maximum():,}"))
    return spin


class RepeatPopup(NumberPopup):
    """How often; what one repetition changes stands above it, and Enter proposes it."""

    def __init__(self, parent: QWidget, theme: Theme, change: str, usual: int):
        super().__init__(parent, "Repeat it how often?", usual, 1, LARGEST, ())
        grouped(self.spin, theme)
        self.set.setText("Propose it")
        self.extra.insertWidget(0, ruled("Repeat the loop · 731.2a", theme))
        self.extra.insertWidget(1, Words(f"Each time: {change}", theme, "strong", bold=True, most=theme.px(320)))
        self.extra.setSpacing(theme.px(8))
