"""Decks by key and pointer: pasted, dropped, opened; laid down, told what is missing; bad ones are one line and the table stays."""
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.window.conftest import LEFT

CTRL = Qt.KeyboardModifier.ControlModifier
LIST = "Name Bears\n\nDeck\n3 Forest\n2 Grizzly Bears (M10) 1 *F*\n1 Grizly Baers\n"


def paste(hands, text):
    QApplication.clipboard().setText(text)
    hands.press(Qt.Key.Key_V, CTRL)
    return hands.window.deck_offer


def library_of(hands, seat=0):
    return [hands.state.things.get(id).card.front.name for id in hands.state.seats[seat].library]


def drop(hands, path):
    data, at = QMimeData(), QPointF(hands.window.field.viewport().rect().center())
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), copy, data, left, none)
    QApplication.sendEvent(hands.window.field.viewport(), enter)
    assert enter.isAccepted()
    QApplication.sendEvent(hands.window.field.viewport(), QDropEvent(at, copy, data, left, none))
    hands.settle()


def test_pasted_and_shuffled_into_the_library_with_one_key(hands):
    offer = paste(hands, LIST)
    assert offer.isVisible() and offer.hasFocus()
    QTest.keyClick(offer, Qt.Key.Key_1)
    hands.settle()
    assert sorted(library_of(hands)) == ["Forest"] * 3 + ["Grizzly Bears"] * 2 and not offer.isVisible()
    hands.undo()
    assert library_of(hands) == []


def test_what_is_missing_is_said_with_the_nearest_name(hands):
    offer = paste(hands, LIST)
    words = [part.text() for part in offer.told.widget().children() if hasattr(part, "text")]
    assert any("Grizly Baers" in line and "did you mean Grizzly Bears" in line for line in words)
    assert any("a foil mark" in line for line in words)


def test_for_the_other_player_into_the_hand_by_pointer(hands):
    offer = paste(hands, LIST)
    QTest.mouseClick(offer.whose.button(1), LEFT)
    QTest.mouseClick(offer.buttons["hand"], LEFT)
    hands.settle()
    assert len(hands.state.seats[1].hand) == 5 and len(hands.state.seats[0].hand) == 0


def test_as_piles_to_drag_from_and_back_to_all_cards(hands):
    offer = paste(hands, LIST)
    QTest.mouseClick(offer.buttons["piles"], LEFT)
    hands.settle()
    assert [row.count for row in hands.window.search.finding.records] == [3, 2]
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    assert hands.one("Grizzly Bears", zone="battlefield")
    QTest.mouseClick(hands.window.search.all_cards, LEFT)
    hands.search("Serra Angel")
    assert hands.window.search.finding.record(0).key == "Serra Angel"


def test_dropped_on_the_window(hands, tmp_path):
    path = tmp_path / "Bears.DCK"
    path.write_text("[metadata]\nName=Dropped\n[Main]\n2 Forest|M10\n", encoding="utf-8")
    drop(hands, path)
    assert hands.window.deck_offer.found.deck.name == "Dropped"
    QTest.keyClick(hands.window.deck_offer, Qt.Key.Key_2)
    assert library_of(hands) == ["Forest"] * 2


def test_a_file_on_the_clipboard_is_opened(hands, tmp_path):
    path = tmp_path / "bears.cod"
    path.write_text('<cockatrice_deck><zone name="main"><card number="1" name="Forest"/></zone></cockatrice_deck>', encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QApplication.clipboard().setMimeData(data)
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.window.deck_offer.found.deck.form == "Cockatrice deck"


def test_esc_closes_it_and_nothing_was_done(hands):
    offer = paste(hands, LIST)
    QTest.keyClick(offer, Qt.Key.Key_Escape)
    assert not offer.isVisible() and library_of(hands) == [] and not hands.window.table.timeline.can_undo


def test_a_deck_of_nothing_that_is_known_can_only_be_closed(hands):
    offer = paste(hands, "4 Frobnicator\n")
    assert not any(button.isEnabled() for button in offer.buttons.values())
    QTest.keyClick(offer, Qt.Key.Key_1)
    assert offer.isVisible() and library_of(hands) == []
    QTest.mouseClick(offer.shut, LEFT)
    assert not offer.isVisible()


def test_pasting_into_the_search_field_stays_there(hands):
    hands.window.search.field.setFocus()
    QApplication.clipboard().setText("4 Forest")
    QTest.keyClick(hands.window.search.field, Qt.Key.Key_V, CTRL)
    assert hands.window.search.field.text() == "4 Forest" and hands.window.deck_offer is None


@pytest.mark.parametrize(("text", "words"), [
    ("", "no text"), ("<Deck><!", "No deck"), ('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Deck>&a;</Deck>', "entities"),
    ("5000 Forest\n", "can't be meant"), ("just some words\nand more of them", "clipboard:1")])
def test_nonsense_is_one_line_and_the_table_stays(hands, text, words):
    state = hands.state
    QApplication.clipboard().setText("")
    paste(hands, text)
    assert words in hands.notice() and "\n" not in hands.notice() and hands.state is state
    hands.search("forest")
    assert hands.window.search.finding.total


def test_a_scenario_on_the_clipboard_is_still_a_scenario(hands):
    paste(hands, 'format = 1\n[players.you]\nhand = ["4 Forest"]\n')
    assert "4 Forest" in hands.notice()
    paste(hands, 'format = 1\n[players.you]\nhand = ["Forest*4"]\n')
    assert len(hands.state.seats[0].hand) == 4 and hands.window.deck_offer is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_button_of_the_offer_is_seen_whole_at_any_size_of_text(hands, scale):
    hands.window.resize(1280, 800)
    hands.window.set_text(scale)
    offer = paste(hands, LIST + "\n2 Frobnicator of the Uttermost Widgets\n1 Widget of the Uttermost Frobnicators\n")
    hands.settle()
    for button in (*offer.buttons.values(), offer.shut):
        assert button.width() >= button.sizeHint().width()
        assert hands.window.rect().contains(button.rect().translated(button.mapTo(hands.window, button.rect().topLeft())))
    QTest.mouseClick(offer.buttons["hand"], LEFT)
    hands.settle()
    assert hands.state.seats[0].hand


def test_a_file_whose_ending_tells_nothing_is_known_by_what_stands_in_it(hands, tmp_path):
    (tmp_path / "bears").write_text("4 Forest\n2 Grizzly Bears\n", encoding="utf-8")
    hands.window.open(tmp_path / "bears")
    assert [(slot.count, slot.name) for slot in hands.window.deck_offer.found.deck.slots] == [(4, "Forest"), (2, "Grizzly Bears")]
