"""Anything a person might do, in any order: nothing raises, nothing is lost, undoing all of it leads back to the start."""
import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.assets import asset
from sandbox.timeline.playing import play_scenario

LEFT = Qt.MouseButton.LeftButton
KEYS = [
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Tab,
    Qt.Key.Key_T,
    Qt.Key.Key_F,
    Qt.Key.Key_R,
    Qt.Key.Key_I,
    Qt.Key.Key_S,
    Qt.Key.Key_L,
    Qt.Key.Key_G,
    Qt.Key.Key_H,
    *range(Qt.Key.Key_1, Qt.Key.Key_9),
]
MODIFIERS = [Qt.KeyboardModifier.NoModifier] * 6 + [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier]


def close_popups():
    for _ in range(3):
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()


class Anything:
    """One thing after another, by chance."""

    def __init__(self, hands, chance):
        self.hands, self.chance, self.view = hands, chance, hands.window.field.viewport()

    def place(self):
        cards = list(self.hands.window.field.plan.cards)
        if cards and self.chance.random() < 0.8:
            return self.hands.spot(self.chance.choice(cards))
        return QPoint(self.chance.randrange(self.view.width()), self.chance.randrange(self.view.height()))

    def key(self):
        QTest.keyClick(self.chance.choice([self.hands.window, self.hands.window.field]), self.chance.choice(KEYS))

    def click(self):
        QTest.mouseClick(self.view, LEFT, self.chance.choice(MODIFIERS), self.place())

    def double_click(self):
        QTest.mouseDClick(self.view, LEFT, pos=self.place())

    def drag(self):
        cards = list(self.hands.window.field.plan.cards)
        if cards:
            self.hands.drag(self.chance.choice(cards), self.place(), self.chance.choice(MODIFIERS))

    def new_card(self):
        self.hands.drag_card(self.chance.choice(["Island", "Grizzly Bears", "Clone", "Rancor", "Opt"]), self.place())

    def menu(self):
        QTest.mousePress(self.view, Qt.MouseButton.RightButton, pos=self.place())
        menu = QApplication.activePopupWidget()
        if menu is not None and hasattr(menu, "actions"):
            able = [action for action in menu.actions() if action.isEnabled() and not action.menu() and action.text()]
            menu.close()
            if able:
                self.chance.choice(able).trigger()

    def option(self):
        buttons = [button for button in self.hands.window.bar.buttons.values() if button.isEnabled()]
        if buttons:
            QTest.mouseClick(self.chance.choice(buttons), LEFT)

    def mode(self):
        self.chance.choice([self.hands.set_up, self.hands.play])()

    def looks(self):
        """Themes, sizes of text and of the window, panels taken away: also in the middle of a question."""
        window = self.hands.window
        panel = self.chance.choice(list(window.panels.values()))
        self.chance.choice([
            window.next_theme,
            lambda: window.set_text(self.chance.choice([0.8, 1.0, 1.5, 2.0])),
            lambda: window.resize(*self.chance.choice([(960, 600), (1280, 800), (2560, 1440)])),
            panel.close,
            panel.show,
            lambda: panel.setFloating(not panel.isFloating()),
        ])()

    def half_a_drag(self):
        """Something else in the middle of carrying."""
        cards = list(self.hands.window.field.plan.cards)
        if cards:
            start = self.hands.spot(self.chance.choice(cards))
            QTest.mouseMove(self.view, start)
            QTest.mousePress(self.view, LEFT, pos=start)
            QTest.mouseMove(self.view, self.place())
            self.chance.choice([self.key, self.hands.escape, self.hands.undo, self.looks])()
            QTest.mouseRelease(self.view, LEFT, pos=self.place())

    def one(self):
        ways = [
            self.key,
            self.key,
            self.key,
            self.click,
            self.click,
            self.double_click,
            self.drag,
            self.drag,
            self.new_card,
            self.menu,
            self.option,
            self.mode,
            self.looks,
            self.half_a_drag,
        ]
        self.chance.choice(ways)()
        close_popups()
        self.hands.settle()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_nothing_raises_and_all_of_it_can_be_undone(hands, seed):
    timeline = play_scenario(asset("scenarios", "welcome.toml")).timeline
    timeline.go(0)
    hands.window.table.lay(timeline, "Anything")
    start = timeline.state
    anything = Anything(hands, random.Random(seed))
    for _ in range(60):
        anything.one()
        assert set(hands.window.field.scene().pieces) == set(hands.window.field.plan.cards)
    hands.window.cancel()
    while timeline.can_undo:
        hands.window.undo()
    assert timeline.state == start
