"""Somebody clumsy at the workshop, the search and a dropped deck: closes too soon, pastes far too much, presses twice."""
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.views.deckoffer import DeckOffer
from tests.window.benchwork import CTRL, back_to_the_table, mine, pasted, press, typed
from tests.window.conftest import LEFT

SHIFT = Qt.KeyboardModifier.ShiftModifier


def drop(hands, path):
    data, at = QMimeData(), QPointF(hands.window.field.viewport().rect().center())
    data.setUrls([QUrl.fromLocalFile(str(path))])
    way = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), *way)
    QApplication.sendEvent(hands.window.field.viewport(), enter)
    if enter.isAccepted():
        QApplication.sendEvent(hands.window.field.viewport(), QDropEvent(at, *way))
    hands.settle()
    return enter.isAccepted()


# ---- the workshop ----
def test_put_on_the_table_twice_there_are_two_and_each_is_taken_back(hands, dialog):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    press(dialog.field)
    assert mine(hands) == ["Spark Cub"] * 2
    back_to_the_table(hands, dialog)
    hands.undo()
    assert mine(hands) == ["Spark Cub"]
    hands.undo()
    assert mine(hands) == []


def test_undo_inside_a_field_takes_back_letters_and_not_the_table(hands, dialog):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    line = dialog.fields["name"].line
    line.setFocus()
    line.end(False)
    QTest.keyClicks(line, " Two")
    QTest.keyClick(line, Qt.Key.Key_Z, CTRL)
    assert line.text() != "Spark Cub Two" and line.text() == dialog.bench.face.name and mine(hands) == ["Spark Cub"]
    QTest.keyClick(line, Qt.Key.Key_Z, CTRL | SHIFT)
    assert line.text() == "Spark Cub Two" == dialog.bench.face.name and mine(hands) == ["Spark Cub"]


def test_far_too_much_pasted_into_every_field_and_put_down_is_one_line(hands, dialog):
    QApplication.clipboard().setText("Cub and Bear " * 8_000)
    for part in dialog.fields.values():
        if part.isVisible():
            part.line.setFocus()
            QTest.keyClick(part.line, Qt.Key.Key_V, CTRL)
    pasted(dialog, "x" * 100_000)
    press(dialog.field)
    assert mine(hands) == [] and "\n" not in dialog.trouble.text() and len(dialog.trouble.text()) < 400


def test_the_window_closed_over_an_open_workshop_keeps_what_was_typed(hands, dialog):
    typed(dialog, {"name": "Half a Cub"}, ["Whenever"])
    folder = hands.window.settings.folder
    assert hands.window.close()
    assert "Half a Cub" in (folder / "sandbox.ini").read_text(encoding="utf-8")


def test_a_card_renamed_after_it_was_put_down_is_another_card(hands, dialog):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    typed(dialog, {"name": "Spark Bear"})
    press(dialog.field)
    assert sorted(mine(hands)) == ["Spark Bear", "Spark Cub"]


def test_the_same_name_with_another_text_changes_what_comes_and_not_what_lies_there(hands, dialog):
    typed(dialog, text=["Haste"])
    press(dialog.field)
    dialog.text.selectAll()
    QTest.keyClicks(dialog.text, "Flying")
    press(dialog.field)
    texts = [hands.state.look(thing.id).card.front.words for thing in hands.state.things.values()]
    assert texts == ["Haste", "Flying"]


# ---- the search ----
@pytest.mark.parametrize("words", ["(" * 300, "\"", "-", "t:", "mv<=", "a " * 5_000, "or or or", "((((t:goblin", "pow>tou", "\U0001f409",
                                   "o:\"draw", "'; DROP TABLE cards; --", "%", "*", "\\", "mv=1e9", "id:", "is:", "--t:elf", "\x00"])
def test_whatever_is_typed_into_the_search_is_answered_in_one_line(hands, words):
    field = hands.window.search.field
    field.setFocus()
    QApplication.clipboard().setText(words)
    QTest.keyClick(field, Qt.Key.Key_V, CTRL)
    hands.settle()
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Return)
    said = hands.window.search.count.text()
    assert said and "\n" not in said and "Error" not in said and len(said) < 300
    hands.search("serra angel")
    assert hands.window.search.finding.record(0).key == "Serra Angel"


def test_keys_after_a_drop_are_the_table_s(hands):
    hands.drag_card("Serra Angel", hands.zone(0, "battlefield"))
    hands.undo()
    assert mine(hands) == [] and hands.window.search.field.text() == "Serra Angel"


def test_a_row_dragged_outside_and_the_wrong_button_do_nothing(hands):
    hands.search("serra angel")
    rows = hands.window.search.rows
    at = rows.visualRect(rows.model().index(0)).center()
    QTest.mousePress(rows.viewport(), LEFT, pos=at)
    QTest.mouseMove(rows.viewport(), at * 3)
    hands.escape()
    QTest.mouseRelease(rows.viewport(), LEFT, pos=at)
    hands.settle()
    assert mine(hands) == [] and not hands.window.carry.is_on


# ---- a deck dropped ----
@pytest.mark.parametrize(("name", "content"), [
    ("deck.txt", b""), ("deck.txt", b"\x00\x01\x02" * 500), ("deck.txt", "4 Wald\n".encode("utf-16")), ("deck.dec", b"4 Forest"),
    ("deck.dck", b"[metadata]\n[Main]\n"), ("deck.cod", b"<cockatrice_deck>"), ("deck.dek", b"<Deck><Cards/></Deck>"),
    ("deck.txt", b"999999999999 Forest\n"), ("deck.txt", b"-3 Forest\n"), ("deck.txt", b"4 " + b"F" * 100_000)])
def test_a_bad_deck_that_is_dropped_is_one_line_or_an_offer_that_says_what_is_missing(hands, tmp_path, name, content):
    (tmp_path / name).write_bytes(content)
    taken = drop(hands, tmp_path / name)
    offer = hands.window.deck_offer
    assert mine(hands) == []
    if taken and (offer is None or not offer.isVisible()):
        assert hands.notice() and "\n" not in hands.notice() and len(hands.notice()) < 400
    hands.escape()
    hands.drag_card("Serra Angel", hands.zone(0, "battlefield"))
    assert mine(hands) == ["Serra Angel"]


def test_a_deck_dropped_twice_is_offered_once(hands, tmp_path):
    (tmp_path / "deck.txt").write_text("4 Forest\n4 Grizzly Bears\n", encoding="utf-8")
    assert drop(hands, tmp_path / "deck.txt") and drop(hands, tmp_path / "deck.txt")
    offers = [one for one in hands.window.findChildren(DeckOffer) if one.isVisible()]
    assert len(offers) == 1


def test_a_deck_dropped_in_the_middle_of_a_question_leaves_the_question(hands, tmp_path):
    for name, zone in (("Mountain", "battlefield"), ("Grizzly Bears", "battlefield"), ("Lightning Bolt", "hand")):
        hands.drag_card(name, hands.zone(0, zone))
    hands.double_click(hands.one("Lightning Bolt"))
    asked = hands.asking
    assert asked.kind == "target"
    (tmp_path / "deck.txt").write_text("4 Forest\n", encoding="utf-8")
    assert drop(hands, tmp_path / "deck.txt")
    assert hands.asking is asked
    hands.window.deck_offer.close()
    hands.window.activateWindow()
    hands.click(hands.one("Grizzly Bears"))
    assert hands.asking.kind == "pay"


# ---- large text ----
@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 2.0), ((960, 640), 1.3), ((1280, 800), 1.0)])
def test_no_button_of_the_bar_lies_on_another_at_any_size_of_text(hands, size, scale):
    hands.window.resize(*size)
    hands.window.set_text(scale)
    hands.drag_card("Mountain", hands.zone(0, "battlefield"))
    hands.settle()
    buttons = [one for one in hands.window.bar.buttons.values() if one.isVisible()]
    assert len(buttons) == 2 and not buttons[0].geometry().intersects(buttons[1].geometry())
    assert all(one.width() >= one.sizeHint().width() for one in buttons)
