"""The microscope in the inspector: effect after effect on one characteristic, what it was before and after, and why in this order."""
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from sandbox.views.bits import Words, label
from sandbox.views.ruled import ruled
from sandbox.views.theme import Theme

TOP, FAR = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
HEADS = "Layer", "Effect", "Time", "Before", "After"


def microscope(effects, theme: Theme, *, is_wide: bool) -> QGridLayout:
    """The effects as a table with its heads, or, where it is narrow, each below the other. What does not apply is pale."""
    made = QGridLayout(horizontalSpacing=theme.px(8), verticalSpacing=3)
    made.setContentsMargins(0, 0, 0, theme.px(6))
    if is_wide:
        made.setHorizontalSpacing(theme.px(14))
        for place, words in enumerate(HEADS):
            made.addWidget(label(words, "caption"), 0, place)
        for at, one in enumerate(effects):
            _across(made, 1 + at * 3, one, theme)
        for place, share in ((1, 3), (3, 3), (4, 4)):
            made.setColumnStretch(place, share)
        return made
    for at, one in enumerate(effects):
        _down(made, at * 4, one, theme)
    made.setColumnStretch(1, 1)
    return made


def _across(made, line, one, t: Theme):
    """Layer, source, timestamp, before and after on one line; the reason and its rule on the next."""
    ink = t.ink if one.applies else t.ink3
    made.addWidget(label(one.layer, "badge"), line, 0, LEFT)
    made.addWidget(Words(one.source, t, ink=ink, bold=one.applies), line, 1, TOP)
    made.addWidget(label(one.when, "caption", t.px(2)), line, 2, TOP)
    made.addWidget(Words(one.before, t, ink=t.ink3), line, 3, TOP)
    made.addWidget(Words(one.after, t, ink=ink, bold=one.applies), line, 4, 1, 2, TOP)
    made.addWidget(Words(one.why, t, "small", t.ink2, most=420), line + 1, 1, 1, 4, TOP)
    made.addWidget(ruled(one.rule, t, top=t.px(1)), line + 1, 5, FAR)
    made.setRowMinimumHeight(line + 2, t.px(6))


def _down(made, line, one, t: Theme):
    """Layer and source; before and after; the reason with its rule."""
    ink = t.ink if one.applies else t.ink3
    made.addWidget(label(one.layer, "badge"), line, 0, LEFT)
    made.addWidget(Words(one.source, t, "small", ink, one.applies), line, 1, TOP)
    made.addWidget(label(one.when, "caption", t.px(1)), line, 2, FAR)
    made.addWidget(Words(f"{one.before} → {one.after}", t, "small", ink), line + 1, 1, 1, 2, TOP)
    made.addWidget(Words(one.why, t, "small", t.ink2), line + 2, 1, TOP)
    made.addWidget(ruled(one.rule, t, top=t.px(1)), line + 2, 2, FAR)
    made.setRowMinimumHeight(line + 3, t.px(4))
