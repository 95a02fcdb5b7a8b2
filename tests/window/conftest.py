"""A window to sit at, and hands to use it with: real pointer and key events, nothing called behind its back."""
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sandbox.views.app import application, empty_table, make_window
from sandbox.views.settings import Settings

LEFT = Qt.MouseButton.LeftButton


class Hands:
    """What a person does at the window, in the person's words."""

    def __init__(self, window):
        self.window = window

    @property
    def state(self):
        return self.window.table.state

    @property
    def asking(self):
        return self.window.table.asking

    def settle(self):
        self.window.field.scene().sharpen()
        QApplication.processEvents()

    # ---- keys ----
    def press(self, keys, modifiers=Qt.KeyboardModifier.NoModifier):
        """Keys one after another: a Qt key, or a word typed."""
        for key in (keys if isinstance(keys, (list, tuple, str)) else [keys]):
            if isinstance(key, str):
                QTest.keyClicks(self.window, key, modifiers)
            else:
                QTest.keyClick(self.window, key, modifiers)
            self.settle()

    def space(self, times=1):
        for _ in range(times):
            self.press(Qt.Key.Key_Space)

    def enter(self):
        self.press(Qt.Key.Key_Return)

    def escape(self):
        self.press(Qt.Key.Key_Escape)

    def undo(self):
        self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def redo(self):
        self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)

    def set_up(self):
        QTest.mouseClick(self.window.top.setup, LEFT)
        self.settle()

    def play(self):
        QTest.mouseClick(self.window.top.play, LEFT)
        self.settle()

    def menu(self, title, words):
        """A word of a menu at the top, opened and clicked."""
        bar = self.window.top.menus
        head = next(action for action in bar.actions() if action.text() == title)
        QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(head).center())
        menu = head.menu()
        entry = next(action for action in menu.actions() if action.text().startswith(words))
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
        self.window.activateWindow()                                       # without a window system nobody else gives it back
        self.settle()

    # ---- finding ----
    def ids(self, name, zone=None, seat=None):
        """The objects of that name, by id."""
        found = [t.id for t in self.state.things.values() if self.state.look(t.id).name == name]
        found = [id for id in found if zone is None or self.state.things.get(id).zone == zone]
        return [id for id in found if seat is None or self.state.look(id).controller == seat]

    def one(self, name, zone=None, seat=None):
        [id] = self.ids(name, zone, seat)
        return id

    def spot(self, id) -> QPoint:
        """Where an object can be pointed at, in the table's viewport."""
        plan = self.window.field.plan
        lies = plan.cards[id]
        x, y = lies.seen.middle
        if lies.zone == "hand" and lies.seat != plan.you and y > plan.halves[lies.seat].y:    # only its upper part is seen
            x, y = lies.seen.x + 8, plan.hands[lies.seat].middle[1]
        high = self.window.field.viewport().height()
        return QPoint(round(x), round(min(y, high - 20)))

    def zone(self, seat, zone) -> QPoint:
        """A free place in a zone, in the table's viewport."""
        field = self.window.field
        if zone == "battlefield":
            box = field.plan.halves[seat]
            right = min(box.right, field.plan.stack.x - 12) if field.plan.stack else box.right    # the stack lies over its end
            return QPoint(round(right - 8), round(box.bottom - 8))
        if zone == "hand":
            box = field.plan.hands[seat]
            return QPoint(round(box.x + 6), round(box.middle[1]))
        corner = field.corners[seat]
        part = corner.player if zone == "player" else corner.piles[zone]
        return corner.mapTo(field.viewport(), part.geometry().center())

    # ---- the pointer ----
    def click(self, id, modifiers=Qt.KeyboardModifier.NoModifier):
        QTest.mouseClick(self.window.field.viewport(), LEFT, modifiers, self.spot(id))
        self.settle()

    def double_click(self, id):
        at = self.spot(id)
        QTest.mouseClick(self.window.field.viewport(), LEFT, pos=at)
        QTest.mouseDClick(self.window.field.viewport(), LEFT, pos=at)
        self.settle()

    def option(self, words):
        """Clicks an answer in the choice bar."""
        button = next(button for button in self.window.bar.buttons.values() if button.words.startswith(words))
        QTest.mouseClick(button, LEFT)
        self.settle()

    def search(self, name):
        self.window.search.field.setFocus()
        self.window.search.field.clear()
        QTest.keyClicks(self.window.search.field, name)
        self.settle()

    def drag_card(self, name, to, modifiers=Qt.KeyboardModifier.NoModifier):
        """From the search; to is a place in the table's viewport."""
        self.search(name)
        rows = self.window.search.rows
        row = rows.model().row_of(name)
        start = rows.visualRect(rows.model().index(row)).center()
        self._drag(rows.viewport(), start, to, modifiers)

    def drag(self, id, to, modifiers=Qt.KeyboardModifier.NoModifier):
        """An object on the table; to is a place in its viewport or another object."""
        self._drag(self.window.field.viewport(), self.spot(id), self.spot(to) if isinstance(to, int) else to, modifiers)

    def _drag(self, widget, start, to, modifiers):
        end = widget.mapFromGlobal(self.window.field.viewport().mapToGlobal(to))
        QTest.mouseMove(widget, start)
        QTest.mousePress(widget, LEFT, modifiers, start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(widget, start + (end - start) * share)
        QTest.mouseRelease(widget, LEFT, modifiers, end)
        self.settle()

    def notice(self):
        return self.window.notice.words


def to_front(qtbot, window):
    """Shown, and the window that the keys go to."""
    window.show()

    def is_in_front():
        window.activateWindow()
        QApplication.processEvents()
        return window.isActiveWindow()

    qtbot.waitUntil(is_in_front)


@pytest.fixture(autouse=True)
def closed_windows_go():
    """Qt deletes what was closed only where an event loop runs; here none does, and windows would pile up."""
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def hands(qtbot, tmp_path):
    """A window over an empty table."""
    application()
    window = make_window(empty_table(), Settings(tmp_path / "settings"), title="A table")
    qtbot.addWidget(window)
    window.field.scene().glides = False
    window.resize(1440, 900)
    to_front(qtbot, window)
    yield Hands(window)
    window.settings.keep("glide", "no")


class Visitor:
    """The same hands, at the gallery."""

    def __init__(self, hands):
        self.hands, self.window = hands, hands.window

    @property
    def dialog(self):
        return self.window.gallery

    @property
    def panel(self):
        return self.window.lesson_panel

    def come(self):
        self.hands.press(Qt.Key.Key_F2)
        assert self.dialog.isVisible()

    def type(self, words):
        self.dialog.field.clear()
        QTest.keyClicks(self.dialog.field, words)

    def titles(self):
        return [one.title for one in self.dialog.gallery.records]

    def key(self, key, widget=None):
        QTest.keyClick(widget or self.dialog.field, key)
        self.hands.settle()

    def open(self, words):
        """By the search and Enter."""
        self.come()
        self.type(words)
        self.key(Qt.Key.Key_Return)
        assert not self.dialog.isVisible(), self.titles()

    def press(self, does):
        QTest.mouseClick(self.panel.buttons[does], LEFT)
        self.hands.settle()

    def on(self):
        self.hands.press(Qt.Key.Key_Right)

    def back(self):
        self.hands.press(Qt.Key.Key_Left)

    def said(self):
        """All that the panel says, as a screen reader would."""
        inside = self.panel.area.widget()
        return [part.accessibleName() or getattr(part, "text", str)() for part in inside.findChildren(QWidget)]


@pytest.fixture
def visitor(hands, qtbot):
    yield Visitor(hands)
    if hands.window.gallery is not None:
        hands.window.gallery.close()


@pytest.fixture
def dialog(hands):
    hands.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert hands.window.workshop.isVisible()
    return hands.window.workshop
