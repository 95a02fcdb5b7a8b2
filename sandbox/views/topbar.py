"""The top of the window: menus, the title of what lies on the table, and the few things wanted all the time."""
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QMenuBar, QPushButton, QVBoxLayout, QWidget

from sandbox.models.table import PLAY, SETUP
from sandbox.views.bits import filled, label, panel
from sandbox.views.stops import Step
from sandbox.views.theme import Theme

PHASES = (  # a phase, and (words, step) of each of its steps
    ("Beginning", (("Untap", "untap"), ("Upkeep", "upkeep"), ("Draw", "draw"))),
    ("Main", (("Main", "precombat main"),)),
    (
        "Combat",
        (
            ("Combat", "beginning of combat"),
            ("Attackers", "declare attackers"),
            ("Blockers", "declare blockers"),
            ("Damage", "combat damage"),
            ("End combat", "end of combat"),
        ),
    ),
    ("Main 2", (("Main 2", "postcombat main"),)),
    ("Ending", (("End", "end"), ("Cleanup", "cleanup"))),
)


TIPS = (
    "Take back one step or one answer (Ctrl+Z, or the left arrow key)",
    "Do it again (Ctrl+Shift+Z)",
    "Copy the whole table with all its moments as text (Ctrl+Shift+C)",
    "The rules are enforced (Ctrl+1)",
    "Your own hand: any card to any zone, anything set as you like (Ctrl+2)",
)


class TopBar(QWidget):
    """Menus at the left, title in the middle, buttons at the right; below, the ribbon."""

    def __init__(self, theme: Theme):
        super().__init__()
        self.menus = QMenuBar(nativeMenuBar=False)
        self.title, self.second = QLabel(objectName="title"), label("", "caption")
        self.undo, self.redo, self.share = (_plain(words) for words in ("Undo", "Redo", "Share"))
        self.play, self.setup = _mode("Play"), _mode("Set up")
        for button, tip in zip((self.undo, self.redo, self.share, self.play, self.setup), TIPS, strict=True):
            button.setToolTip(tip)
        self.modes = QButtonGroup(self)
        self.modes.addButton(self.play)
        self.modes.addButton(self.setup)
        frame, row = panel("top", QHBoxLayout, (8, 3, 12, 3), 4)
        filled(row, self.menus, 1, self.title, self.second, 1, self.undo, self.redo, self.share)
        row.addSpacing(8)
        filled(row, self.play, self.setup)
        self.ribbon = Ribbon(theme)
        column = _column(self)
        filled(column, frame, self.ribbon)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self):
        """Where there is little room the frame of the window alone says what lies on the table: the menus stay whole."""
        buttons = (self.undo, self.redo, self.share, self.play, self.setup)
        room = self.width() - 60 - self.menus.sizeHint().width() - sum(button.sizeHint().width() for button in buttons)
        title, second = (part.sizeHint().width() for part in (self.title, self.second))
        self.title.setVisible(title <= room)
        self.second.setVisible(bool(self.second.text()) and title + second + 4 <= room)

    def show_table(self, table):
        self.title.setText(table.title or "A table")
        self.second.setText("" if table.is_saved else "not saved")
        self._make_room()
        self.undo.setEnabled(table.timeline.can_undo)
        self.redo.setEnabled(table.timeline.can_redo)
        self.play.setChecked(table.mode == PLAY)
        self.setup.setChecked(table.mode == SETUP)
        self.ribbon.show_table(table)


class Ribbon(QFrame):
    """The turn: whose it is, its steps with the current one lit and their stops, and who the game waits for."""
    wanted = Signal(str)               # a later step was clicked
    stop_wanted = Signal(int, str)     # whose turns, and the step where passing shall end, or end no more

    def __init__(self, theme: Theme):
        super().__init__(objectName="panel")
        self.setProperty("side", "top")
        self.theme, self.step, self.made, self.seats, self.stops = theme, "", None, (), ()
        self.row = QHBoxLayout(self)
        self.turn, self.whose, self.waits = label("", "strong"), label("", "second"), label("", "second")
        self.lamp = Lamp(theme)
        self.steps = QHBoxLayout(spacing=0)
        self.row.setContentsMargins(16, 2, 16, 1)
        filled(self.row, self.turn, self.whose, 1, self.steps, 1, self.lamp, self.waits)
        self.buttons: dict[str, QPushButton] = {}
        self.parts: list[Step] = []

    @property
    def folded(self):
        """"" where all steps stand, "phases", or the one step there is room for."""
        return self.made[0] if self.made else None

    def set_theme(self, theme: Theme):
        self.theme, self.made = theme, None
        self.lamp.theme = theme
        self._fold()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._fold()

    def show_table(self, table):
        state = table.state
        self.turn.setText(f"Turn {state.turn}" + (f" · {state.daytime}" if state.daytime else ""))
        self.whose.setText(f"{_owner(state.seats[state.active].name)} turn")
        self.step, self.stops = state.step, state.stops
        self.seats = tuple((seat, who.name) for seat, who in enumerate(state.seats))
        self._fold()
        self._keep()
        self.waits.setText(waits_for(table))

    def _keep(self):
        for step, button in self.buttons.items():
            button.setChecked(bool(self._is_now(step)))
        for part in self.parts:
            part.show_stops(self.stops)

    def _is_now(self, step):
        return (
            self.step == step
            or step == "combat damage"
            and self.step == "first-strike combat damage"
            or self.folded
            and step in _phase_of(self.step)
        )

    def _fold(self):
        """When there is no room for all steps, they fold to phases; where there is none for these, only what is now stays."""
        width = self.width() / self.theme.scale
        folded = "" if width >= 1180 else "phases" if width >= 690 else self.step or "untap"
        if (folded, self.seats) == self.made:
            return
        self.made = folded, self.seats
        while self.steps.count():
            widget = self.steps.takeAt(0).widget()
            widget.setParent(None)
            widget.deleteLater()
        self.buttons, self.parts = {}, []
        if folded not in ("", "phases"):
            self._add(*_now(folded), (_now(folded),))
            return self._keep()
        for at, (phase, steps) in enumerate(PHASES):
            if at:
                self.steps.addWidget(Divider(self.theme))
            for words, step, inside in ([(phase, steps[0][1], steps)] if folded else [(*one, (one,)) for one in steps]):
                self._add(words, step, inside)
        self._keep()

    def _add(self, words, step, inside):
        button = QPushButton(words, checkable=True, focusPolicy=Qt.FocusPolicy.TabFocus)
        button.setProperty("role", "step")
        button.setAccessibleName(f"Pass until {words}")
        button.setToolTip(f"Pass until {words}. With the right button: stops")
        button.clicked.connect(lambda: self._clicked(step))
        self.buttons[step] = button
        part = Step(button, inside, self.seats, self.theme)
        part.wanted.connect(self.stop_wanted)
        self.parts.append(part)
        self.steps.addWidget(part)

    def _clicked(self, step):
        self.buttons[step].setChecked(bool(self._is_now(step)))     # it lights when the game is there, not before
        self.wanted.emit(step)


class Lamp(QWidget):
    """A dot: the game waits for somebody."""

    def __init__(self, theme: Theme):
        super().__init__()
        self.theme = theme
        self.setFixedSize(12, 12)

    def paintEvent(self, event):
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self.theme.accent))
        p.drawEllipse(QPointF(6, 6), 3, 3)
        p.end()


class Divider(QWidget):
    """A hairline between two phases."""

    def __init__(self, theme: Theme):
        super().__init__()
        self.theme = theme
        self.setFixedWidth(9)

    def paintEvent(self, event):
        p = QPainter(self)
        p.setPen(QPen(QColor(self.theme.line), 1))
        middle = QRectF(self.rect()).center()
        p.drawLine(QPointF(middle.x(), middle.y() - 8), QPointF(middle.x(), middle.y() + 8))
        p.end()


def waits_for(table) -> str:
    """Whom the game waits for, in a few words."""
    question, state = table.asking, table.state
    if question is not None:
        return "Chance decides" if question.is_chance else f"Waiting for {_object(question.who)}"
    if state.priority is None:
        return ""
    name = state.seats[state.priority].name
    return "You have priority" if name == "You" else f"{name} has priority"


def _object(name):
    return "you" if name == "You" else name


def _owner(name):
    return "Your" if name == "You" else f"{name}’s"


def _now(step):
    """(words, step) of the step that it is."""
    return next((one for _, steps in PHASES for one in steps if one[1] == step), (step.capitalize(), step))


def _phase_of(step):
    step = "combat damage" if step == "first-strike combat damage" else step
    return next(([one for _, one in steps] for _, steps in PHASES if any(one == step for _, one in steps)), [])


def _plain(words):
    button = QPushButton(words, focusPolicy=Qt.FocusPolicy.TabFocus)
    button.setProperty("role", "plain")
    return button


def _mode(words):
    button = QPushButton(words, checkable=True, focusPolicy=Qt.FocusPolicy.TabFocus)
    button.setProperty("role", "mode")
    return button


def _column(widget):
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
