"""Puzzles of Forge at the window: opened, pasted, dropped, written; what is lost is listed, what is wrong is one line."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.window.conftest import LEFT

CTRL = Qt.KeyboardModifier.ControlModifier
PUZZLE = """[metadata]
Name:Two Bears
Goal:Win
Turns:1
[state]
turn=3
activeplayer=p0
activephase=MAIN1
p0life=3
p0hand=Forest
p0battlefield=Grizzly Bears|Renowned
p1life=2
"""


def told(hands):
    return [part.text() for part in hands.window.told.told.widget().children() if hasattr(part, "text")]


def test_opened_it_lies_there_and_what_is_lost_is_listed(hands, tmp_path):
    path = tmp_path / "two.pzl"
    path.write_text(PUZZLE, encoding="utf-8")
    hands.window.open(path)
    hands.settle()
    assert hands.window.table.title == "Two Bears" and [seat.life for seat in hands.state.seats] == [3, 2]
    assert hands.window.told.isVisible() and any("line 11" in line and "Renowned" in line for line in told(hands))
    QTest.keyClick(hands.window.told, Qt.Key.Key_Escape)
    assert not hands.window.told.isVisible()


def test_saving_does_not_write_a_scenario_over_the_puzzle(hands, tmp_path, monkeypatch):
    path = tmp_path / "two.pzl"
    path.write_text(PUZZLE, encoding="utf-8")
    hands.window.open(path)
    assert hands.window.table.saved_as is None and path.read_text(encoding="utf-8") == PUZZLE


def test_pasted(hands):
    QApplication.clipboard().setText(PUZZLE)
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.window.table.title == "Two Bears" and hands.window.deck_offer is None
    QTest.mouseClick(hands.window.told.shut, LEFT)
    hands.drag(hands.one("Forest"), hands.zone(0, "battlefield"))
    assert hands.one("Forest", zone="battlefield")


def test_a_state_as_text_is_no_deck(hands, tmp_path):
    path = tmp_path / "state.txt"
    path.write_text("turn=2\nhumanlife=9\nailife=8\nhumancardsinhand=Forest\n", encoding="utf-8")
    hands.window.open(path)
    assert [seat.life for seat in hands.state.seats] == [9, 8] and hands.window.deck_offer is None


def test_written_for_forge_and_opened_again(hands, tmp_path):
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    assert hands.window.save_as(tmp_path / "mine.pzl")
    assert not hands.window.table.is_saved and "Grizzly Bears" in (tmp_path / "mine.pzl").read_text(encoding="utf-8")
    state = hands.state
    hands.window.new()
    hands.window.open(tmp_path / "mine.pzl")
    assert [t.card for t in hands.state.things.values()] == [t.card for t in state.things.values()]


def test_what_the_form_has_no_words_for_is_listed_as_it_is_written(hands, tmp_path):
    hands.window.table.edit(("tell", 0, "You get an emblem with nothing."))
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    hands.window.table.edit(("tell", 0, "Creatures you control get +1/+1 until end of turn."))
    hands.window.save_as(tmp_path / "mine.pzl")
    assert any("last a while" in line for line in told(hands))


@pytest.mark.parametrize(("text", "words"), [
    (PUZZLE.replace("p0life", "p0lief"), "clipboard:9: unknown key"), (PUZZLE.replace("|Renowned", "|Renownd"), "did you mean “Renowned”"),
    (PUZZLE.replace("MAIN1", "LUNCH"), "unknown phase"), ("[state]\n", "nothing in it")])
def test_what_is_wrong_is_one_line_and_the_table_stays(hands, text, words):
    state = hands.state
    QApplication.clipboard().setText(text)
    hands.press(Qt.Key.Key_V, CTRL)
    assert words in hands.notice() and "\n" not in hands.notice() and hands.state is state


def test_a_scenario_of_argentum_and_a_deck_of_mtgjson_are_told_apart(hands, tmp_path):
    (tmp_path / "board.json").write_text('{"player1": {"life": 4, "hand": ["Forest"]}, "player2": {"life": 6}}', encoding="utf-8")
    (tmp_path / "deck.json").write_text('{"data": {"name": "Precon", "mainBoard": [{"name": "Forest", "count": 3}]}}', encoding="utf-8")
    hands.window.open(tmp_path / "board.json")
    assert [seat.life for seat in hands.state.seats] == [4, 6] and hands.window.table.saved_as is None
    hands.window.open(tmp_path / "deck.json")
    assert hands.window.deck_offer.found.deck.name == "Precon"
    QApplication.clipboard().setText('{"player1": {"life": 3}, "player2": {"lief": 6}}')
    hands.press(Qt.Key.Key_V, CTRL)
    assert "did you mean “life”" in hands.notice()
