"""Stops: marks below the steps of the turn, one for each player's turns, where passing until something happens ends."""
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from sandbox.views.theme import Theme


class Stop(QAbstractButton):
    """One mark: filled where the game stops."""

    def __init__(self, seat: int, step: str, words: str, theme: Theme, seats: int = 2):
        super().__init__(checkable=True, focusPolicy=Qt.FocusPolicy.TabFocus)
        self.seat, self.step, self.theme, self.seats = seat, step, theme, seats
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self):
        return QSize(16 if self.seats < 3 else 14, 11)

    def paintEvent(self, event):
        t, p = self.theme, QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(t.accent if self.isChecked() or self.underMouse() or self.hasFocus() else t.ink3)
        p.setPen(QPen(ink, 1.2))
        p.setBrush(ink if self.isChecked() else Qt.BrushStyle.NoBrush)
        size = 3.4 if self.isChecked() else 2.4
        p.drawEllipse(QPointF(self.width() / 2, self.height() / 2), size, size)
        p.end()


class Step(QWidget):
    """A step of the turn with its stops below it."""
    wanted = Signal(int, str)

    def __init__(self, button, steps: tuple[tuple[str, str], ...], seats, theme: Theme):
        """steps: (words, step) of all that the button stands for; stops show only where it is one. seats: (seat, name)."""
        super().__init__()
        self.steps, self.seats, self.stops, self.on = steps, seats, {}, frozenset()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(button)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 1)
        row.setSpacing(0)
        row.addStretch(1)
        for seat, name in seats if len(steps) == 1 else ():
            [(words, step)] = steps
            stop = Stop(seat, step, f"Stop at {words} in {turns_of(name)}", theme, len(seats))
            stop.clicked.connect(lambda _=False, stop=stop: self._clicked(stop))
            self.stops[seat] = stop
            row.addWidget(stop)
        row.addStretch(1)
        column.addLayout(row)

    def _clicked(self, stop):
        stop.setChecked((stop.seat, stop.step) in self.on)     # it is filled when the game knows of it
        self.wanted.emit(stop.seat, stop.step)

    def show_stops(self, stops):
        self.on = frozenset(stops)
        for seat, stop in self.stops.items():
            stop.setChecked((seat, stop.step) in self.on)
            stop.update()

    def paintEvent(self, event):
        """With many seats a line below joins the marks of one step, so that each is seen to belong to its step."""
        if len(self.stops) > 2:
            marks, p = list(self.stops.values()), QPainter(self)
            p.setPen(QPen(QColor(marks[0].theme.line), 1))
            y = marks[0].geometry().center().y() + 0.5
            p.drawLine(QPointF(marks[0].geometry().center().x(), y), QPointF(marks[-1].geometry().center().x(), y))
            p.end()

    def contextMenuEvent(self, event):
        """The same as a menu, and the only way where a button stands for a whole phase."""
        self.menu = QMenu(self)
        for words, step in self.steps:
            for seat, name in self.seats:
                action = self.menu.addAction(f"Stop at {words} in {turns_of(name)}")
                action.setCheckable(True)
                action.setChecked((seat, step) in self.on)
                action.triggered.connect(lambda _=False, seat=seat, step=step: self.wanted.emit(seat, step))
        self.menu.popup(event.globalPos())


def turns_of(name: str) -> str:
    return "your turns" if name == "You" else f"{name}’s turns"
