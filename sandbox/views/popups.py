"""Small things asked beside the pointer: a number, a word, how deep. Never a dialog, never for a choice of the game."""
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from sandbox.views.bits import filled, label


class NumberPopup(QFrame):
    """A number with steps beside it; Enter or Set gives it. Clicking elsewhere or Esc leaves all as it was."""
    given = Signal(int)

    def __init__(self, parent: QWidget, words: str, value: int, least=-999, most=9999, steps=(-5, -1, 1, 5)):
        super().__init__(parent, Qt.WindowType.Popup, objectName="overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.spin = QSpinBox(minimum=least, maximum=most, value=value)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setMinimumWidth(72)
        self.spin.setAccessibleName(words)
        row = QHBoxLayout()
        filled(row, *[self._step(by) for by in steps if by < 0], self.spin, *[self._step(by) for by in steps if by > 0])
        self.set = QPushButton("Set", default=True)
        self.set.setProperty("role", "main")
        self.set.clicked.connect(self._give)
        row.addWidget(self.set)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        filled(column, label(words, "caption"), row)
        self.extra = column

    def _step(self, by):
        button = QPushButton(f"{by:+d}", focusPolicy=Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.spin.setValue(self.spin.value() + by))
        return button

    def _give(self):
        self.given.emit(self.spin.value())
        self.close()

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._give()
        else:
            super().keyPressEvent(event)

    def open_at(self, at: QPoint):
        self.adjustSize()
        self.move(at)
        self.show()
        self.spin.setFocus()
        self.spin.selectAll()


class CounterPopup(NumberPopup):
    """A number and a kind of counter."""
    counted = Signal(str, int)

    def __init__(self, parent, words, kinds, counts):
        super().__init__(parent, words, counts.get(kinds[0], 0), 0, 9999, (-1, 1))
        self.kind = QComboBox(editable=True)
        self.kind.addItems(kinds)
        self.kind.setAccessibleName("Kind of counter")
        self.kind.currentTextChanged.connect(lambda kind: self.spin.setValue(counts.get(kind, 0)))
        self.extra.insertWidget(1, self.kind)
        self.given.connect(lambda count: self.counted.emit(self.kind.currentText().strip(), count))
