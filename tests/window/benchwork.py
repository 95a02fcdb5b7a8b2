"""What a person does in the workshop: types, pastes, presses, and waits for what takes longer."""
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.window.conftest import LEFT

CTRL = Qt.KeyboardModifier.ControlModifier
TYPED = {"name": "Spark Cub", "cost": "1r", "types": "creature - bear", "power": "2", "toughness": "1"}


def keys(widget, words):
    """Typed; what no key has is pasted."""
    if words.isascii():
        return QTest.keyClicks(widget, words)
    QApplication.clipboard().setText(words)
    QTest.keyClick(widget, Qt.Key.Key_V, CTRL)


def typed(dialog, fields=TYPED, text=()):
    """Typed key by key, field after field."""
    for field, words in fields.items():
        line = dialog.fields[field].line
        QTest.mouseClick(line, LEFT)
        line.selectAll()
        QTest.keyClick(line, Qt.Key.Key_Delete)
        keys(line, words)
    if text:
        QTest.mouseClick(dialog.text.viewport(), LEFT)
        for at, row in enumerate(text):
            if at:
                QTest.keyClick(dialog.text, Qt.Key.Key_Return)
            keys(dialog.text, row)
    looked(dialog)


def looked(dialog):
    """Until all that takes longer has been found out and drawn."""
    QApplication.processEvents()
    while dialog.looking.isActive() or dialog.drawing.isActive():
        QApplication.processEvents()


def pasted(dialog, words):
    QTest.mouseClick(dialog.text.viewport(), LEFT)
    QApplication.clipboard().setText(words)
    QTest.keyClick(dialog.text, Qt.Key.Key_V, CTRL)
    looked(dialog)


def press(button):
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def back_to_the_table(hands, dialog):
    """Esc leaves the workshop; the keys go to the table again."""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    hands.window.activateWindow()
    QApplication.processEvents()
    assert not dialog.isVisible() and hands.window.isActiveWindow()


def mine(hands):
    return [hands.state.look(thing.id).name for thing in hands.state.things.values()]
