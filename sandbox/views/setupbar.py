"""What the person's own hand does in Set up: just set it or make it happen, how many, tapped; and turn, step and mana by hand."""
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QPushButton, QSpinBox

from sandbox.engine.state import STEPS
from sandbox.models.edits import HAPPEN, SET, Manner
from sandbox.views.bits import filled, label, panel
from sandbox.views.theme import Theme


class SetupBar:
    """A slim row over the choice bar; frame is its widget."""

    def __init__(self, theme: Theme):
        self.frame, row = panel("bottom", QHBoxLayout, (16, 5, 16, 5), 8)
        self.frame.setObjectName("panel")
        self.set, self.happen = _choice("Just set it"), _choice("Make it happen")
        self.set.setToolTip("Nothing triggers, nothing is replaced.")
        self.happen.setToolTip("Triggers and replacements see it.")
        self.ways = QButtonGroup(self.frame)
        self.ways.addButton(self.set)
        self.ways.addButton(self.happen)
        self.set.setChecked(True)
        self.count = QSpinBox(minimum=1, maximum=10000, prefix="× ")
        self.count.setAccessibleName("How many")
        self.count.setMinimumWidth(theme.px(72))
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.tapped = _choice("Tapped")
        self.tapped.setToolTip("What is dropped arrives tapped. Shift while dropping does the same.")
        self.turn, self.mana = (
            QPushButton("Turn …", focusPolicy=Qt.FocusPolicy.TabFocus),
            QPushButton("Mana …", focusPolicy=Qt.FocusPolicy.TabFocus),
        )
        self.turn.setToolTip("Set the turn, the step, whose turn it is and who has priority.")
        self.mana.setToolTip("Put mana into a pool, or empty it.")
        self.count.setToolTip("So many of what is dropped next.")
        filled(row, label("SET UP", "head"), self.set, self.happen)
        row.addSpacing(12)
        filled(row, self.count, self.tapped, 1, self.turn, self.mana)

    def manner(self, modifiers=Qt.KeyboardModifier.NoModifier) -> Manner:
        """How the next thing dropped arrives."""
        tapped = self.tapped.isChecked() or bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        return Manner(self.count.value(), "tapped" if tapped else "untapped", HAPPEN if self.happen.isChecked() else SET)

    def used(self):
        """After a drop the count is one again; the other settings stay."""
        self.count.setValue(1)

    def choose(self, way: str):
        (self.happen if way == HAPPEN else self.set).setChecked(True)


class TurnMenu(QMenu):
    """Turn, step, whose, and who has priority, set by hand."""
    step_wanted = Signal(str)
    active_wanted = Signal(int)
    priority_wanted = Signal(int)
    turn_wanted = Signal()

    def __init__(self, state, parent):
        super().__init__(parent)
        self.addAction(f"Turn number: {state.turn} …").triggered.connect(lambda _=False: self.turn_wanted.emit())
        steps, whose, priority = self.addMenu("Step"), self.addMenu("Whose turn"), self.addMenu("Who has priority")
        for step in STEPS:
            self._pick(steps, step[:1].upper() + step[1:], step == state.step, lambda step=step: self.step_wanted.emit(step))
        for seat, player in enumerate(state.seats):
            self._pick(whose, player.name, seat == state.active, lambda seat=seat: self.active_wanted.emit(seat))
            self._pick(priority, player.name, seat == state.priority, lambda seat=seat: self.priority_wanted.emit(seat))

    def _pick(self, menu, words, now, work):
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(now)
        action.triggered.connect(lambda _=False: work())


def _choice(words):
    button = QPushButton(words, checkable=True, focusPolicy=Qt.FocusPolicy.TabFocus)
    button.setProperty("role", "mode")
    return button
