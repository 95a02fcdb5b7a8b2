"""Things to be put in an order: each a chip that is moved earlier or later, by its arrows, by Alt and the arrow keys, or by dragging."""
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from sandbox.models.draft import said_of
from sandbox.views.bits import Option, emptied
from sandbox.views.theme import Theme


class OrderStrip(QWidget):
    """The order of a Draft, the first at the left."""
    moved = Signal()

    def __init__(self, draft, theme: Theme):
        super().__init__()
        self.draft, self.theme = draft, theme
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(6)
        self._show(0)

    def _show(self, focus):
        emptied(self.row)
        self.chips = []
        for place, group in enumerate(self.draft.groups):
            offer = self.draft.offer(group[0])
            words = f"{len(group)} × {said_of(offer)}" if len(group) > 1 else offer.words
            chip = Chip(self, place, words, self.theme)
            self.chips.append(chip)
            self.row.addWidget(chip)
        if self.chips and focus is not None and self.isVisible():
            self.chips[focus].setFocus()

    def move(self, place, by):
        to = self.draft.move(place, by)
        self._show(to)
        self.moved.emit()

    def drop(self, place, point: QPoint):
        """A chip let go over another takes its place."""
        to = next((chip.place for chip in self.chips if chip.geometry().contains(point)), place)
        if to != place:
            self.move(place, to - place)


class Chip(Option):
    """One of them; a click moves it one place earlier, with Shift one later."""

    def __init__(self, strip, place, words, theme):
        super().__init__(words, str(place + 1), "part", theme)
        self.strip, self.place, self.pressed_at, self.dragged = strip, place, None, False
        self.setCheckable(False)
        self.setToolTip("Click: earlier. Shift and click: later. Or drag it to its place.")
        self.setAccessibleName(f"{words}, place {place + 1}; click moves it earlier, Shift and click later")

    def mousePressEvent(self, event):
        self.pressed_at, self.dragged = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event):
        if (
            self.pressed_at is not None
            and (event.position().toPoint() - self.pressed_at).manhattanLength() > QApplication.startDragDistance()
        ):
            self.dragged = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event):
        self.unsetCursor()
        if self.dragged:
            self.setDown(False)
            return self.strip.drop(self.place, self.mapToParent(event.position().toPoint()))
        self.setDown(False)
        if self.rect().contains(event.position().toPoint()):
            self.strip.move(self.place, 1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else -1)

    def keyPressEvent(self, event):
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(event.key())
        if by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return self.strip.move(self.place, by)
        super().keyPressEvent(event)
