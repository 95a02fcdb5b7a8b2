"""Clumsy hands at the workshop, the search and with dropped decks: all of it twice, too much, at the wrong moment; nothing is lost."""
import time

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.timeline.playing import play_scenario
from sandbox.views.app import application, empty_table, make_window
from sandbox.views.deckoffer import DeckOffer
from sandbox.views.settings import Settings
from tests.window.benchwork import CTRL, looked, mine, press, typed
from tests.window.conftest import LEFT, to_front

SHIFT = Qt.KeyboardModifier.ShiftModifier
DECK = "Name Bears\n\nDeck\n3 Forest\n2 Grizzly Bears\n"


def sits_down(qtbot, folder):
    application()
    window = make_window(empty_table(), Settings(folder))
    qtbot.addWidget(window)
    to_front(qtbot, window)
    return window


# ---- the workshop ----
def test_the_window_is_closed_in_the_middle_of_a_word(qtbot, tmp_path):
    window = sits_down(qtbot, tmp_path)
    QTest.keyClick(window, Qt.Key.Key_M, CTRL)
    QTest.keyClicks(window.workshop.fields["name"].line, "Half a Cub")
    QTest.mouseClick(window.workshop.text.viewport(), LEFT)
    QTest.keyClicks(window.workshop.text, "Whenever")
    assert window.close() and not window.workshop.isVisible()
    again = sits_down(qtbot, tmp_path)
    QTest.keyClick(again, Qt.Key.Key_M, CTRL)
    assert again.workshop.fields["name"].line.text() == "Half a Cub" and again.workshop.text.toPlainText() == "Whenever"


def test_undo_in_a_field_is_the_field_s_and_the_bench_has_what_stands_there(hands, dialog):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    line = dialog.fields["name"].line
    QTest.mouseClick(line, LEFT)
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClicks(line, "xyz")
    for _ in range(20):
        QTest.keyClick(line, Qt.Key.Key_Z, CTRL)
        assert dialog.bench.face.name == line.text()
    for _ in range(20):
        QTest.keyClick(line, Qt.Key.Key_Z, CTRL | SHIFT)
    assert dialog.bench.face.name == line.text() == "Spark Cubxyz"
    assert mine(hands) == ["Spark Cub"]                                    # the table did not move


def test_enter_and_letters_in_the_fields_do_nothing_on_the_table(hands, dialog):
    for part in (part for part in dialog.fields.values() if part.isVisible()):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_F5, Qt.Key.Key_Tab):
            QTest.keyClick(part.line, key)
    assert dialog.isVisible() and mine(hands) == [] and not hands.window.table.timeline.can_undo


def test_it_is_put_on_the_table_twice_and_into_the_hand(hands, dialog, tmp_path):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    QTest.mouseClick(dialog.field, LEFT)
    press(dialog.hand)
    assert mine(hands).count("Spark Cub") == 3 and len(hands.ids("Spark Cub", "battlefield")) == 2
    assert hands.window.save_as(tmp_path / "three.toml")
    assert play_scenario(tmp_path / "three.toml").timeline.state == hands.state


def test_it_is_changed_between_two_times_and_both_are_saved_as_they_lie_there(hands, dialog, tmp_path):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    typed(dialog, {"power": "7"})
    press(dialog.field)
    assert sorted(hands.state.look(id).power for id in hands.ids("Spark Cub")) == [2, 7]
    assert hands.window.save_as(tmp_path / "two.toml"), hands.notice()
    assert play_scenario(tmp_path / "two.toml").timeline.state == hands.state


def test_all_is_selected_cut_and_pasted_back(hands, dialog):
    typed(dialog, text=["Haste", "Whenever Spark Cub attacks, draw a card."])
    before = dialog.bench.face.text
    for key in (Qt.Key.Key_A, Qt.Key.Key_X, Qt.Key.Key_V):
        QTest.keyClick(dialog.text, key, CTRL)
        looked(dialog)
    assert dialog.bench.face.text == before and [row.state for row in dialog.reading.records] == ["read", "read"]


@pytest.mark.parametrize("field", ["name", "cost", "types", "power", "text"])
def test_a_hundred_kilobytes_are_pasted_anywhere_and_the_next_key_is_answered(hands, dialog, field):
    typed(dialog, text=["Flying"])
    QApplication.clipboard().setText("({T}: Goblin — or draw a card, then \t" * 2_800)
    into = dialog.text if field == "text" else dialog.fields[field].line
    QTest.keyClick(into, Qt.Key.Key_V, CTRL)
    looked(dialog)
    began = time.monotonic()
    QTest.keyClicks(into, "x")
    assert time.monotonic() - began < 0.5
    press(dialog.field)
    assert dialog.isVisible() and "\n" not in dialog.trouble.text()
    if field != "text":
        assert mine(hands) == [] and dialog.fields[field].below.text()


def test_new_card_by_mistake_is_brought_back(hands, dialog):
    typed(dialog, {"name": "Half a Cub"}, ["Whenever"])
    press(dialog.fresh)
    assert not dialog.fields["name"].line.text()
    assert dialog.fresh.text() == "Bring back" and "Half a Cub" in dialog.trouble.text()
    press(dialog.fresh)
    assert dialog.fields["name"].line.text() == "Half a Cub" and dialog.text.toPlainText() == "Whenever"
    assert dialog.fresh.text() == "New card"
    press(dialog.fresh)
    QTest.keyClicks(dialog.fields["name"].line, "Other")
    assert dialog.fresh.text() == "New card"                               # something new has begun


# ---- the search ----
ODD = ["(((", '"', "-", "or or or", "t:", "mv<=", "o:\"", "((a or b) -", "mv>99999999999999999999999", "pow<=*", "\U0001f409", "a\x00b",
       "%_*?[", "t:goblin " * 300, "(" * 5_000, "'; DROP TABLE cards; --", "-" * 200, "is:nothing id:zz", "\\", "t::", "NOT AND OR"]


@pytest.mark.parametrize("query", ODD)
def test_anything_may_be_typed_into_the_search(hands, query):
    panel = hands.window.search
    QApplication.clipboard().setText(query)
    panel.field.setFocus()
    panel.field.clear()
    began = time.monotonic()
    QTest.keyClick(panel.field, Qt.Key.Key_V, CTRL)
    assert time.monotonic() - began < 0.5
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(panel.field, key)
    hands.settle()
    assert panel.count.text() and "\n" not in panel.count.text() and "Traceback" not in panel.count.text()
    assert len(panel.count.text()) < 400
    hands.search("grizzly bears")
    assert panel.finding.record(0).key == "Grizzly Bears"


def test_enter_on_nothing_found_and_a_row_that_goes_away_while_it_is_carried(hands):
    hands.search("zzzzzz")
    QTest.keyClick(hands.window.search.field, Qt.Key.Key_Return)
    assert not list(hands.state.things.values())
    hands.search("grizzly bears")
    rows = hands.window.search.rows
    start = rows.visualRect(rows.model().index(0)).center()
    QTest.mousePress(rows.viewport(), LEFT, pos=start)
    QTest.mouseMove(rows.viewport(), start + QPointF(40, 10).toPoint())
    QTest.keyClicks(hands.window.search.field, "zzz")                      # typed on with the other hand
    end = rows.viewport().mapFromGlobal(hands.window.field.viewport().mapToGlobal(hands.zone(0, "battlefield")))
    QTest.mouseMove(rows.viewport(), end)
    QTest.mouseRelease(rows.viewport(), LEFT, pos=end)
    hands.settle()
    assert hands.ids("Grizzly Bears", "battlefield", 0)


# ---- decks dropped ----
def drop(hands, *paths, on=None):
    on = on or hands.window.field.viewport()
    data, at = QMimeData(), QPointF(on.rect().center())
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    way = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), *way)
    QApplication.sendEvent(on, enter)
    if enter.isAccepted():
        QApplication.sendEvent(on, QDropEvent(at, *way))
    hands.settle()
    return enter.isAccepted()


@pytest.fixture
def bears(tmp_path):
    path = tmp_path / "bears.txt"
    path.write_text(DECK, encoding="utf-8")
    return path


def library_of(hands, seat=0):
    return len(hands.state.seats[seat].library)


def test_a_deck_is_dropped_twice_and_its_key_pressed_twice(hands, bears):
    drop(hands, bears)
    drop(hands, bears)
    offer = hands.window.deck_offer
    assert [one.isVisible() for one in hands.window.findChildren(DeckOffer)].count(True) == 1
    QTest.keyClick(offer, Qt.Key.Key_1)
    hands.press("1")
    assert library_of(hands) == 5 and not offer.isVisible()


def test_a_deck_is_dropped_while_a_question_is_open(hands, bears):
    hands.drag_card("Mountain", hands.zone(0, "battlefield"))
    hands.drag_card("Lightning Bolt", hands.zone(0, "hand"))
    hands.double_click(hands.one("Lightning Bolt"))
    assert hands.asking.kind == "target"
    drop(hands, bears)
    QTest.keyClick(hands.window.deck_offer, Qt.Key.Key_2)
    hands.settle()
    assert library_of(hands) == 5 and hands.asking.kind == "target"        # it still stands open
    hands.escape()
    assert hands.asking is None and hands.one("Lightning Bolt", "hand")


@pytest.mark.parametrize("what", ["folder", "gone", "empty", "bytes", "huge", "picture", "locked"])
def test_what_is_no_deck_is_one_line(hands, tmp_path, what, monkeypatch):
    path = tmp_path / ("bears.dck" if what != "picture" else "bears.png")
    if what == "folder":
        path.mkdir()
    elif what != "gone":
        path.write_bytes({"empty": b"", "bytes": bytes(range(256)) * 40, "huge": b"4 Forest\n" * 400_000,
                          "picture": b"\x89PNG\r\n"}.get(what, b"4 Forest"))
    if what == "locked":
        def locked(*_, **__):
            raise PermissionError(13, "Permission denied")
        monkeypatch.setattr("pathlib.Path.open", locked)
        monkeypatch.setattr("pathlib.Path.read_bytes", locked)
        monkeypatch.setattr("pathlib.Path.read_text", locked)
        monkeypatch.setattr("builtins.open", locked)
    state, began = hands.state, time.monotonic()
    taken = drop(hands, path)
    monkeypatch.undo()
    said = hands.notice()
    assert time.monotonic() - began < 5 and hands.state is state
    assert (not taken) or said and "\n" not in said and "Errno" not in said and len(said) < 300, said
    assert hands.window.deck_offer is None or not hands.window.deck_offer.isVisible()
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    assert hands.one("Island")


def test_a_deck_is_dropped_on_the_search_the_choice_bar_and_the_workshop(hands, bears):
    for on in (hands.window.search.rows.viewport(), hands.window.bar, hands.window.search.field):
        drop(hands, bears, on=on)
        assert not hands.notice() or "\n" not in hands.notice()
    assert not hands.window.table.timeline.can_undo


def test_a_deck_laid_down_between_undo_and_redo(hands, bears):
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    hands.undo()
    drop(hands, bears)
    QTest.keyClick(hands.window.deck_offer, Qt.Key.Key_3)
    hands.settle()
    assert len(hands.state.seats[0].hand) == 5
    hands.redo()
    hands.undo()
    hands.undo()
    assert not hands.state.seats[0].hand
    hands.redo()
    assert len(hands.state.seats[0].hand) == 5
