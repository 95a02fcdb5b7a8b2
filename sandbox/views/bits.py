"""Small parts that every panel is put together from: labels, paragraphs with symbols, buttons with their key in a cap."""
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sandbox.views.paint import CENTER, pill, write
from sandbox.views.text import draw_text, set_text
from sandbox.views.theme import Theme, advance, faded


def label(words: str, role="body", top=0) -> QLabel:
    made = QLabel(words)
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if top:
        made.setContentsMargins(0, top, 0, 0)
    return made


def panel(side: str, layout=QVBoxLayout, margins=(12, 12, 8, 8), spacing=8):
    """A surface with a hairline toward the table, and its layout."""
    frame = QFrame(objectName="panel")
    frame.setProperty("side", side)
    inside = layout(frame)
    inside.setContentsMargins(*margins)
    inside.setSpacing(spacing)
    return frame, inside


def filled(layout, *parts):
    """Widgets, layouts and stretches (numbers) one after another."""
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        elif isinstance(part, QWidget):
            layout.addWidget(part)
        else:
            layout.addLayout(part)
    return layout


def lie_over(part: QWidget, table: QWidget, top: int):
    """Moves a part to the middle of the table, or of the whole window where the table is too narrow for it; top: below its upper edge."""
    window = table.window()
    corner = table.mapTo(window, QPoint(0, 0))
    wide = part.width()
    left = corner.x() + (table.width() - wide) // 2 if wide <= table.width() else (window.width() - wide) // 2
    part.move(max(0, left), max(0, corner.y() + top))


def rule() -> QFrame:
    line = QFrame(objectName="rule")
    line.setFixedHeight(1)
    return line


def emptied(layout):
    """Takes everything out of a layout again."""
    while layout.count():
        item = layout.takeAt(0)
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif item.layout():
            emptied(item.layout())


class Words(QWidget):
    """A paragraph in which {U} and {T} are drawn: the label for every text that comes from cards or rules."""

    def __init__(self, words: str, theme: Theme, size="body", ink=None, bold=False, most=360):
        super().__init__(accessibleName=words)
        self.words, self.pixels, self.ink, self.bold = words, theme.px(size), ink or theme.ink, bold
        block = set_text((words,), theme.px(most), self.pixels, bold)
        self.hint = QSize(round(block.width) + 2, round(block.height) + 3)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width):
        return round(set_text((self.words,), width, self.pixels, self.bold).height) + 3

    def sizeHint(self):
        return self.hint

    def minimumSizeHint(self):
        return QSize(40, self.pixels)

    def paintEvent(self, event):
        painter = QPainter(self)
        draw_text(painter, set_text((self.words,), self.width(), self.pixels, self.bold), QPointF(0, 0), (self.words,), self.ink)
        painter.end()


class Option(QPushButton):
    """One answer to a choice, with its key in a cap; symbols in its words are drawn. role: "part" "main" "plain"."""

    def __init__(self, words: str, key: str, role: str, theme: Theme):
        super().__init__(accessibleName=f"{words}, key {key}" if key else words)
        self.setProperty("role", role)
        self.setCheckable(role == "part")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.theme, self.words = theme, words
        self.block = set_text((words,), theme.px(320), theme.px("body"), True)
        self._fit(key)

    def become(self, key: str, role: str):
        """Another key and another weight: what Enter gives has changed."""
        self.setProperty("role", role)
        self.setAccessibleName(f"{self.words}, key {key}" if key else self.words)
        was = self.width()
        self._fit(key)
        self.setFixedWidth(max(was, self.width()))     # what stands beside it stays where it is
        self.style().unpolish(self)
        self.style().polish(self)
        self.update()

    def _fit(self, key: str):
        self.key, theme = key, self.theme
        self.setToolTip(f"{self.words} ({key})" if key else self.words)
        self.cap = round(max(advance(key, theme.px("caption"), True) + theme.px(10), theme.px(18))) if key else 0
        gap = theme.px(12) if key else 0
        self.setFixedSize(
            round(self.block.width) + self.cap + gap + theme.px(26), max(theme.px(34), round(self.block.height) + theme.px(16))
        )

    def paintEvent(self, event):
        super().paintEvent(event)
        t, p, middle = self.theme, QPainter(self), self.height() / 2
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = self.property("role")
        ink = t.ink3 if not self.isEnabled() else t.on_accent if role == "main" else t.accent if self.isChecked() else t.ink
        draw_text(p, self.block, QPointF(t.px(13), middle - self.block.height / 2), (self.words,), ink)
        if self.key:
            cap = QRectF(self.width() - self.cap - t.px(10), middle - t.px(9), self.cap, t.px(18))
            pill(p, cap, faded(ink, 0.14), faded(ink, 0.4), 0.25)
            write(p, cap, self.key, t.font("caption", True), ink, CENTER)
        p.end()


class Strip(QWidget):
    """A plain row of widgets."""

    def __init__(self, *parts, spacing=8):
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(spacing)
        filled(row, *parts)
