"""What everything looks like: three themes as one table, one scale of type and of space, and the style sheet built from them."""
from __future__ import annotations

from collections import namedtuple
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF

FAMILY = "Lato"
CUTS = ("Regular", "Bold", "Italic", "BoldItalic")
SCALES = (0.8, 2.0)
TYPE = {"caption": 11, "small": 12, "body": 13, "strong": 15, "title": 19, "display": 28}
SPACE = {"xs": 4, "s": 8, "m": 12, "l": 16, "xl": 24}
RADIUS = {"chip": 4, "control": 6, "panel": 10}
TOKENS = (  # name, dark, light, high contrast
    ("name", "dark", "light", "contrast"),
    ("canvas", "#121418", "#E6E9EE", "#000000"),       # the table
    ("surface", "#191C21", "#F8F9FA", "#000000"),      # panels, the two halves of the table
    ("raised", "#22262D", "#FFFFFF", "#000000"),       # fields and buttons
    ("hover", "#2B3038", "#EEF0F4", "#262626"),
    ("line", "#2D323B", "#D5D9E0", "#FFFFFF"),
    ("ink", "#ECEEF1", "#1A1D22", "#FFFFFF"),
    ("ink2", "#B3BAC5", "#474E5A", "#FFFFFF"),
    ("ink3", "#8C95A3", "#5E6673", "#E0E0E0"),         # captions: still 4.5 : 1 on every ground
    ("accent", "#A99CFF", "#5B49D6", "#FFE14D"),       # violet, because no color of Magic is
    ("accent_fill", "#6B5AE0", "#5B49D6", "#FFE14D"),
    ("on_accent", "#FFFFFF", "#FFFFFF", "#000000"),
    ("accent_soft", "#2A2748", "#E6E2FB", "#3A3300"),  # ground of what is current
    ("better", "#7FD6A0", "#187040", "#8CFFB4"),
    ("worse", "#FF9C8F", "#B6382A", "#FFB0A5"),
    ("warn", "#E8B55B", "#8A5A00", "#FFD875"),
    ("attack", "#FF7E6B", "#CF3F2C", "#FF8A75"),
    ("tint", 0.15, 0.06, 0.0),                         # how much of its color a card has in its text box
    ("edges",                                          # W U B R G, multicolor, artifact, colorless, land
     "D6C9A2 2E68A6 5A5268 A5433A 38774A C4A25A 8E9AA7 B9B2AB 74614E",
     "E3D6AF 2F6BAA 564F62 AC463C 397A4C D0AE66 9AA6B2 C3BCB5 7A6652",
     "FFF3C4 7CC4FF B9A6D6 FF9C87 8BE29E FFD875 C9D6E2 E3DDD6 D9BD9C"),
)


class FontMissing(RuntimeError):
    """Lato is not to be had; the message is one line that says what to do."""


class Theme(namedtuple("Theme", [token[0] for token in TOKENS] + ["scale"], defaults=(1.0,))):
    """One column of the table above: colors as "#RRGGBB", and ``scale``, the size of text (1.0 is 100 %)."""

    __slots__ = ()

    def scaled(self, scale: float) -> Theme:
        """This theme with text of another size, kept between 80 and 200 %."""
        return self._replace(scale=min(SCALES[1], max(SCALES[0], scale)))

    def px(self, size: str | float) -> int:
        """Pixels of a named step of the type scale, or of a plain number, at this text size."""
        return round(TYPE.get(size, size) * self.scale)

    def font(self, size: str | float, bold: bool = False) -> QFont:
        """The font at a named step or a number of pixels, at this text size."""
        return lato(self.px(size), bold)

    def frame(self, key: str) -> tuple[str, str, QColor, str]:
        """For a letter of WUBRGMACL: edge, ink on the edge, ground of the text box, ink in it."""
        edge = "#" + self.edges.split()["WUBRGMACL".index(key)]
        on_edge = "#FFFFFF" if QColor(edge).lightnessF() < 0.48 else "#15171B"
        return edge, on_edge, mixed(self.surface, edge, self.tint), self.ink


DARK, LIGHT, CONTRAST = (Theme(*column) for column in list(zip(*TOKENS))[1:])
THEMES = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST)}


def load_fonts() -> None:
    """Makes Lato known to Qt, once a program; call it when the application object exists. Raises FontMissing."""
    if FAMILY in QFontDatabase.families():
        return
    found = find_spec("font_lato")
    if found is None or not found.submodule_search_locations:
        raise FontMissing(f"The font {FAMILY} is missing: install it with “python -m pip install font-lato”.")
    folder = Path(found.submodule_search_locations[0], "files")
    for cut in CUTS:
        file = folder / f"{FAMILY}-{cut}.ttf"
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise FontMissing(f"The font {FAMILY} cannot be read from {file}: install “font-lato” again.")


@lru_cache(maxsize=1024)
def _lato(pixels: int, bold: bool, italic: bool, stretch: int) -> QFont:
    font = QFont(FAMILY, weight=QFont.Weight.Bold if bold else QFont.Weight.Normal, italic=italic)
    font.setPixelSize(pixels)
    font.setStretch(stretch)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def lato(pixels: float, bold: bool = False, italic: bool = False, stretch: int = 100) -> QFont:
    """The font; one object for each size and cut, so never change what comes back. ``stretch``: percent of the usual width."""
    return _lato(max(1, round(pixels)), bold, italic, stretch)


@lru_cache(maxsize=32768)
def _advance(words: str, pixels: int, bold: bool, italic: bool, stretch: int) -> float:
    return QFontMetricsF(_lato(pixels, bold, italic, stretch)).horizontalAdvance(words)


def advance(words: str, pixels: float, bold: bool = False, italic: bool = False, stretch: int = 100) -> float:
    """How wide words are in ``lato`` with the same arguments."""
    return _advance(words, max(1, round(pixels)), bold, italic, stretch)


def faded(color: str | QColor, alpha: float) -> QColor:
    """The color, let through by alpha (0 to 1)."""
    color = QColor(color)
    color.setAlphaF(alpha)
    return color


def mixed(one: str | QColor, two: str | QColor, share: float) -> QColor:
    """From one color (share 0) to another (share 1)."""
    share = min(1.0, max(0.0, share))
    first, second = QColor(one).getRgbF()[:3], QColor(two).getRgbF()[:3]
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in zip(first, second)))


SHEET = """
* {{ font-family: Lato; font-size: {body}px; color: {ink}; }}
QMainWindow, #page, QGraphicsView {{ background: {canvas}; border: 0; }}
#rule {{ background: {line}; }}
#panel {{ background: {surface}; border: 0 solid {line}; }}
#panel[side="left"] {{ border-right-width: 1px; }}
#panel[side="right"] {{ border-left-width: 1px; }}
#panel[side="top"] {{ border-bottom-width: 1px; }}
#panel[side="bottom"] {{ border-top-width: 1px; }}
QLabel[role="caption"] {{ font-size: {caption}px; color: {ink3}; }}
QLabel[role="second"] {{ color: {ink2}; }}
QLabel[role="head"] {{ font-size: {caption}px; font-weight: 700; color: {ink3}; letter-spacing: 1px; }}
QLabel[role="strong"] {{ font-size: {strong}px; font-weight: 700; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: 700; }}
QLabel[role="badge"] {{ font-weight: 700; background: {accent_soft}; color: {accent}; border-radius: {chip}px; padding: 1px 6px; }}
QPushButton {{ background: {raised}; border: 1px solid {line}; border-radius: {control}px; padding: {pad}px {wide}px; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:focus {{ border: 2px solid {accent}; }}
QPushButton:disabled {{ color: {ink3}; }}
QPushButton[role="main"] {{ background: {accent_fill}; border-color: {accent_fill}; color: {on_accent}; font-weight: 700; }}
QPushButton[role="plain"] {{ background: transparent; border-color: transparent; color: {ink2}; padding: {pad}px {s}px; }}
QPushButton[role="step"] {{ background: transparent; border: 0; color: {ink3}; padding: {pad}px {pad}px; }}
QPushButton[role="tab"] {{
    background: transparent; border: 0; border-bottom: 2px solid transparent; border-radius: 0; color: {ink3}; padding: {wide}px {s}px; }}
QPushButton[role="tab"]:checked {{ color: {ink}; border-bottom-color: {accent}; font-weight: 700; }}
QPushButton[role="part"]:checked, QPushButton[role="step"]:checked {{
    background: {accent_soft}; color: {accent}; border-color: {accent}; font-weight: 700; }}
QLineEdit, QSpinBox, QPlainTextEdit, QTextEdit, QComboBox {{
    background: {raised}; border: 1px solid {line}; border-radius: {control}px; padding: {pad}px {s}px; }}
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus {{ border-color: {accent}; }}
QMenuBar, QMenuBar::item {{ background: {surface}; }}
QMenuBar::item {{ padding: {pad}px {s}px; border-radius: {control}px; }}
QMenuBar::item:selected {{ background: {hover}; }}
QMenu {{ background: {raised}; border: 1px solid {line}; padding: {xs}px; }}
QMenu::item {{ padding: {pad}px {xl}px; border-radius: {chip}px; }}
QMenu::item:selected {{ background: {accent_soft}; color: {ink}; }}
QMenu::item:disabled {{ color: {ink3}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {xs}px {s}px; }}
QToolTip {{ background: {raised}; color: {ink}; border: 1px solid {line}; padding: {pad}px; }}
QListView, QTreeView, QTableView, QListWidget, QScrollArea, QScrollArea > QWidget > QWidget {{
    background: transparent; border: 0; outline: 0; }}
QScrollBar:vertical {{ background: transparent; width: 6px; }}
QScrollBar:horizontal {{ background: transparent; height: 6px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::handle:vertical {{ background: {line}; border-radius: 3px; min-height: 32px; }}
QScrollBar::handle:horizontal {{ background: {line}; border-radius: 3px; min-width: 32px; }}
"""


def style_sheet(theme: Theme) -> str:
    """The sheet for the whole window; widgets choose by the property ``role``."""
    sizes = {name: theme.px(name) for name in TYPE}
    return SHEET.format(**theme._asdict(), **sizes, **RADIUS, **SPACE, pad=theme.px(6), wide=theme.px(11))
