"""Far too much, odd letters and large text in the workshop: it answers, says so in one line, and loses nothing."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.timeline.playing import play_scenario
from tests.window.benchwork import CTRL, TYPED, back_to_the_table, keys, looked, mine, pasted, press, typed
from tests.window.conftest import LEFT


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((1280, 800), 1.3), ((1280, 800), 2.0)])
def test_it_fits_the_window_at_any_size_of_text(hands, size, scale):
    hands.window.resize(*size)
    hands.window.set_text(scale)
    hands.press(Qt.Key.Key_M, CTRL)
    dialog = hands.window.workshop
    typed(dialog, text=["Haste", "Whenever Spark Cub attacks, draw a crad."])
    assert dialog.height() <= size[1] and dialog.width() <= size[0]
    assert dialog.field.mapTo(dialog, dialog.field.rect().bottomRight()).y() <= dialog.height()


def test_large_text_squeezes_no_complaint_and_no_field(hands):
    hands.window.resize(1280, 800)
    hands.window.set_text(2.0)
    hands.press(Qt.Key.Key_M, CTRL)
    dialog = hands.window.workshop
    typed(dialog, {**TYPED, "types": "creature - baer"}, ["Haste", "Whenever Spark Cub attacks, draw a crad."])
    press(dialog.field)
    field = dialog.fields["types"]
    assert "did you mean Bear?" in field.below.text() and dialog.trouble.text().endswith("Bear?")
    assert field.line.height() >= field.line.sizeHint().height()
    assert field.below.height() >= field.below.heightForWidth(field.below.width())


def test_two_hundred_lines_are_pasted_and_taken_back(hands, dialog):
    typed(dialog, text=["Flying"])
    QApplication.clipboard().setText("\n".join(["", "Draw a card.", "Frobnicate the widgets.", "{T}: Add {G}.", "Trample"] * 50))
    QTest.keyClick(dialog.text, Qt.Key.Key_V, CTRL)
    QTest.keyClicks(dialog.text, "x")
    assert len(dialog.reading.records) == 201 and dialog.reading.record(200).state == "unread"
    QTest.keyClick(dialog.text, Qt.Key.Key_Z, CTRL)
    assert len(dialog.reading.records) <= 1


@pytest.mark.parametrize("words", ["draw a card and " * 6_500, "(" * 100_000, "x\n" * 10_000], ids=["a line", "brackets", "lines"])
def test_far_more_than_a_card_is_not_put_in_and_one_line_says_so(hands, dialog, words):
    typed(dialog, text=["Flying"])
    pasted(dialog, words)
    assert dialog.bench.face.text == "Flying" and dialog.reading.record(0).state == "read"
    assert f"{len(words):,} letters" in dialog.trouble.text() and "nothing was put in" in dialog.trouble.text()


@pytest.mark.parametrize("words", ["draw a card " * 500, "(" * 5_000, "~" * 5_000, "x\n" * 2_500],
                         ids=["a line", "brackets", "names", "lines"])
def test_more_than_a_card_lies_there_unread_until_it_is_cut_down(hands, dialog, words):
    typed(dialog, text=["Flying"])
    pasted(dialog, words)
    assert dialog.reading.rowCount() == 0 and "more than a card holds" in dialog.below.text() and dialog.below.isVisible()
    press(dialog.field)
    assert mine(hands) == [] and "more than a card holds" in dialog.trouble.text()
    dialog.text.selectAll()
    keys(dialog.text, "Trample")
    looked(dialog)
    assert dialog.reading.record(0).state == "read" and not dialog.below.isVisible()


def test_a_line_longer_than_any_printed_is_unread_and_says_so(hands, dialog):
    typed(dialog)
    pasted(dialog, "Draw a card, then " * 180)
    assert dialog.reading.record(0).state == "unread" and "no line of a card is this long" in dialog.reading.record(0).words


@pytest.mark.parametrize("words", ["\U0001f409 breathes fire.", "\tFlying\t", "\u05d8\u05d9\u05e1\u05d4", "\u202eFlying", "Fl\u200bying",
                                   "\x07\x1b[0m",
                                   "\u2028Flying\u2029Haste", "e\u0301" * 300, "{\U0001f409}: Draw a card.", "\ufeffFlying"])
def test_odd_letters_are_read_or_not_and_go_to_the_table_and_through_a_file(hands, dialog, tmp_path, words):
    typed(dialog)
    pasted(dialog, words)
    press(dialog.field)
    said = dialog.trouble.text()
    assert (mine(hands) == ["Spark Cub"]) != ("\n" not in said and dialog.below.isVisible())
    assert hands.window.save_as(tmp_path / "odd.toml")
    assert play_scenario(tmp_path / "odd.toml").timeline.state == hands.state


def test_a_name_that_is_pasted_whole_pages_long_is_cut_and_complained_about(hands, dialog):
    QApplication.clipboard().setText("Cub " * 20_000)
    for part in dialog.fields.values():
        if part.isVisible():
            QTest.mouseClick(part.line, LEFT)
            QTest.keyClick(part.line, Qt.Key.Key_V, CTRL)
    looked(dialog)
    assert len(dialog.bench.face.name) == 300 and "fits no card" in dialog.fields["name"].below.text()
    assert all(len(part.below.text()) < 400 for part in dialog.fields.values())


def test_a_key_is_answered_before_what_takes_longer_is_found_out(hands, dialog, monkeypatch):
    """Whether a line reads is told at once; where it ended, and the picture, come when no key waits."""
    typed(dialog, text=["Whenever Spark Cub attacks, draw a car"])
    looks = []
    monkeypatch.setattr(dialog.bench, "look_closer", lambda place=-1: looks.append(place))
    monkeypatch.setattr(dialog.bench, "picture", lambda: looks.append("drawn"))
    QTest.keyClicks(dialog.text, "t")
    assert dialog.reading.record(0).state == "unread" and "“car" in dialog.reading.record(0).words and looks == []
    monkeypatch.undo()
    looked(dialog)
    assert "“cart”" in dialog.reading.record(0).words
    for _ in range(2):
        QTest.keyClick(dialog.text, Qt.Key.Key_Backspace)
    QTest.keyClicks(dialog.text, "rd.")
    assert dialog.reading.record(0).state == "read"


def test_closing_with_something_half_typed_keeps_it_on_the_bench(hands, dialog):
    typed(dialog, {"name": "Half a Cub"}, ["Whenever"])
    back_to_the_table(hands, dialog)
    assert hands.window.bench.face.name == "Half a Cub"
    hands.press(Qt.Key.Key_M, CTRL)
    assert dialog.isVisible() and dialog.fields["name"].line.text() == "Half a Cub" and dialog.text.toPlainText() == "Whenever"
