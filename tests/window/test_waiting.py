"""Long work: it shows how far it has come, and a click or a key stops it, with nothing done."""
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from sandbox.models import patience
from tests.boards import board


@pytest.fixture
def impatient(monkeypatch):
    """Whoever thinks after a fiftieth of a second that it takes long."""
    monkeypatch.setattr(patience, "SOON", 0.02)
    monkeypatch.setattr(patience, "AGAIN", 0.0)


def while_it_works(window, deed):
    """Does that as soon as the dialog stands there, as a person would: by real events."""
    told = []

    def look():
        dialog = window.waiting
        if dialog.isVisible():
            told.append(dialog.labelText())
            deed(dialog)
        elif not told:
            QTimer.singleShot(1, look)
    QTimer.singleShot(1, look)
    return told


@pytest.mark.parametrize("deed", [
    lambda dialog: QTest.mouseClick(dialog.findChild(QPushButton), Qt.MouseButton.LeftButton),
    lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape)], ids=["a click on Stop", "Escape"])
def test_long_work_is_shown_and_can_be_stopped(hands, impatient, deed):
    table, _, held = board(6_000)
    window = lay(hands, table.state)
    before = window.table.state
    window.table.do(("cast", 0, held["Harvest"].id, "front"))
    window.table.answer(("auto",))
    cast = window.table.state
    told = while_it_works(window, deed)
    assert not window.table.do(("settle", 0))
    assert told and "events so far" in told[0]
    assert window.table.state is cast is not before and window.table.asking is None and not window.waiting.isVisible()


def test_what_is_soon_done_shows_nothing(hands):
    table, lands, _ = board(10)
    window = lay(hands, table.state)
    shown = []
    window.table.patience.goes_on.connect(lambda *told: shown.append(told))
    assert window.table.do(("tap", 0, lands[0].id, 0)) and not shown


def lay(hands, state):
    from sandbox.timeline.timeline import Timeline
    hands.window.table.lay(Timeline(state))
    return hands.window
