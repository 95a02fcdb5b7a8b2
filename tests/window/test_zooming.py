"""The table from nearer: by the wheel, about the pointer; what is seen moves with the wheel and with a drag over free ground."""
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.timeline.timeline import Timeline
from tests.table import BEAR, Table

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def field(hands):
    table = Table()
    for player in table.players:
        player.controls(*["Forest"] * 4, *[BEAR] * 8)
    hands.window.table.lay(Timeline(table.state))
    hands.settle()
    return hands.window.field


def turn(field, notches, at, modifiers=NONE):
    place = field.viewport().mapToGlobal(at)
    event = QWheelEvent(QPointF(at), QPointF(place), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton, modifiers,
                        Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(field.viewport(), event)


def where(field, name, seat=0):
    """An object of that name, and where it is seen now."""
    state = field.table.state
    id = next(id for id in field.plan.cards if (t := state.things.get(id)) and t.card.front.name == name and t.controller == seat)
    return id, field.mapFromScene(QPointF(*field.plan.cards[id].seen.middle))


def test_ctrl_and_the_wheel_zoom_about_the_pointer_and_back(field):
    id, at = where(field, "Forest")
    turn(field, 4, at, CTRL)
    assert field.nearness > 1.9 and field.key_at(QPointF(at)) == id
    assert (where(field, "Forest")[1] - at).manhattanLength() < 60
    turn(field, -9, at, CTRL)
    assert field.nearness == 1


def test_a_card_seen_from_nearer_is_clicked_where_it_is_seen(hands, field):
    _, at = where(field, "Forest")
    turn(field, 5, at, CTRL)
    id, seen = where(field, "Forest")
    QTest.mouseDClick(field.viewport(), Qt.MouseButton.LeftButton, pos=seen)
    assert hands.state.things.get(id).tapped == "tapped" and hands.state.seats[0].pool == "G"


def test_the_wheel_moves_what_is_seen_only_from_nearer(field):
    _, at = where(field, "Bear")
    turn(field, 2, at)
    assert field.nearness == 1 and where(field, "Bear")[1] == at
    turn(field, 6, QPoint(field.width() // 2, field.height() // 2), CTRL)
    before = where(field, "Bear")[1]
    turn(field, 1, at)
    assert where(field, "Bear")[1].y() > before.y()


def test_a_drag_over_free_ground_pulls_the_table_along(field):
    turn(field, 6, QPoint(field.width() // 2, field.height() // 2), CTRL)
    free = next(QPoint(x, y) for x in range(300, 900, 13) for y in range(100, 600, 13) if field.key_at(QPointF(x, y)) is None)
    before = where(field, "Bear")[1]
    QTest.mousePress(field.viewport(), Qt.MouseButton.LeftButton, pos=free)
    QTest.mouseMove(field.viewport(), free + QPoint(-20, -15))
    QTest.mouseMove(field.viewport(), free + QPoint(-40, -30))
    QTest.mouseRelease(field.viewport(), Qt.MouseButton.LeftButton, pos=free + QPoint(-40, -30))
    assert where(field, "Bear")[1] - before == QPoint(-40, -30)


def test_pictures_are_drawn_smooth_again_once_it_stands_still(field, qtbot):
    """While the wheel turns each frame is drawn as fast as it can be."""
    smooth = field.renderHints()
    turn(field, 2, where(field, "Bear")[1], CTRL)
    assert field.renderHints() != smooth and field.nearness > 1
    qtbot.waitUntil(lambda: field.renderHints() == smooth, timeout=3_000)
