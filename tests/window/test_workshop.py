"""The workshop by key and pointer: typed, mended, put onto the table, saved with the scenario, undone, found again."""
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from sandbox.timeline import journal
from sandbox.timeline.playing import play_scenario
from sandbox.views.app import application, empty_table, make_window
from sandbox.views.settings import Settings
from tests.window.benchwork import CTRL, TYPED, back_to_the_table, mine, press, typed
from tests.window.conftest import LEFT, Hands, to_front

BEARS = "Grizzly Bears"


def test_a_card_is_typed_and_lies_on_the_table_at_once(hands, dialog):
    typed(dialog, text=["Haste", "When Spark Cub enters, draw a card."])
    assert [row.state for row in dialog.reading.records] == ["read", "read"]
    press(dialog.field)
    cub = hands.one("Spark Cub", zone="battlefield")
    look = hands.state.look(cub)
    assert (look.power, look.toughness, look.colors, len(look.abilities)) == (2, 1, "R", 2)
    assert dialog.isVisible() and "Spark Cub" in dialog.trouble.text()


def test_keys_put_it_into_the_hand_and_the_table_s_own_keys_stay_away(hands, dialog):
    typed(dialog, {**TYPED, "name": "Tim Hill"}, ["Flying"])       # T, M, H, L are keys of the table
    QTest.keyClick(dialog.text, Qt.Key.Key_Return, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert hands.one("Tim Hill", zone="hand") and hands.window.field.hands == frozenset()


def test_a_line_that_is_not_understood_is_marked_and_an_offer_mends_it(hands, dialog):
    typed(dialog, text=["Whenever Spark Cub attacks, draw a crad."])
    assert [row.state for row in dialog.reading.records] == ["unread"] and dialog.text.waves.unread == ((0, 35, 40),)
    offer = next(part for part in dialog.offers.parts if part.text() == "card")
    press(offer)
    assert dialog.bench.face.text == "Whenever Spark Cub attacks, draw a card." and dialog.reading.record(0).state == "read"
    QTest.keyClick(dialog.text, Qt.Key.Key_Z, CTRL)
    assert "crad" in dialog.bench.face.text


def test_ctrl_space_takes_the_first_offer(hands, dialog):
    typed(dialog, text=["Whenever Spark Cub attacks, draw a crad"])
    QTest.keyClick(dialog.text, Qt.Key.Key_Space, CTRL)
    assert dialog.bench.face.text == "Whenever Spark Cub attacks, draw a card"


def test_a_wrong_field_keeps_the_card_off_the_table_and_says_why_beside_it(hands, dialog):
    typed(dialog, {**TYPED, "types": "Creature — Baer", "power": "two"})
    press(dialog.field)
    assert mine(hands) == [] and "Baer" in dialog.fields["types"].below.text() and "whole number" in dialog.fields["power"].below.text()
    assert dialog.fields["types"].line.hasFocus() and "\n" not in dialog.trouble.text()
    typed(dialog, {"types": "Creature — Bear", "power": "2"})
    assert not dialog.fields["types"].below.text()
    press(dialog.field)
    assert mine(hands) == ["Spark Cub"]


def test_an_empty_bench_complains_in_one_line_each_only_when_it_is_to_be_put_down(hands, dialog):
    assert not any(part.below.text() for part in dialog.fields.values())
    press(dialog.hand)
    assert "name" in dialog.fields["name"].below.text() and mine(hands) == []


def test_the_name_of_a_printed_card_is_taken(hands, dialog):
    typed(dialog, {**TYPED, "name": BEARS})
    press(dialog.field)
    assert "already" in dialog.fields["name"].below.text() and mine(hands) == []


def test_two_faces(hands, dialog):
    typed(dialog)
    press(dialog.layouts[1])
    press(dialog.turn)
    typed(dialog, {"name": "Burning Bear", "types": "Creature — Bear", "power": "4", "toughness": "4"})
    press(dialog.field)
    back_to_the_table(hands, dialog)
    hands.set_up()
    hands.click(hands.one("Spark Cub"))
    hands.press("f")
    assert hands.state.look(hands.one("Burning Bear")).power == 4


def test_what_was_made_is_found_and_dragged_like_any_card(hands, dialog):
    typed(dialog, text=["Haste"])
    press(dialog.keep)
    assert mine(hands) == []
    hands.drag_card("Spark Cub", hands.zone(0, "hand"))
    assert hands.one("Spark Cub", zone="hand") and hands.window.search.finding.record(0).is_own


def test_undo_takes_it_off_the_table_and_it_can_be_put_there_again(hands, dialog):
    typed(dialog)
    press(dialog.field)
    back_to_the_table(hands, dialog)
    hands.undo()
    assert mine(hands) == []
    hands.redo()
    hands.undo()
    hands.drag_card("Spark Cub", hands.zone(0, "battlefield"))
    assert mine(hands) == ["Spark Cub"]


def test_it_is_saved_with_the_scenario_and_read_where_nobody_has_it(hands, dialog, tmp_path):
    typed(dialog, text=["Frob the crad.", "Haste"])
    press(dialog.field)
    assert hands.window.save_as(tmp_path / "mine.toml")
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    assert text.count("[[cards]]") == 1 and "Frob the crad." in text
    assert play_scenario(tmp_path / "mine.toml").timeline.state == hands.state


def test_a_scenario_s_own_cards_are_in_the_search_while_it_lies_there(hands, tmp_path):
    (tmp_path / "own.toml").write_text('format = 1\n[[cards]]\nname = "Isle of Nowhere"\ntypes = "Land"\n', encoding="utf-8")
    hands.window.open(tmp_path / "own.toml")
    hands.drag_card("Isle of Nowhere", hands.zone(0, "hand"))
    assert mine(hands) == ["Isle of Nowhere"]
    hands.window.new()
    hands.search("Isle of Nowhere")
    assert hands.window.search.finding.rowCount() == 0


def test_bench_and_shelf_are_there_again_after_a_restart(qtbot, tmp_path):
    application()
    for turn in range(2):
        window = make_window(empty_table(), Settings(tmp_path / "settings"))
        qtbot.addWidget(window)
        to_front(qtbot, window)
        window.open_workshop()
        if turn == 0:
            typed(window.workshop, text=["Haste"])
            press(window.workshop.keep)
            typed(window.workshop, {"name": "Half a Cub"})
            qtbot.waitUntil(lambda: "Half a Cub" in Settings(tmp_path / "settings").word("workshop"), timeout=3000)
        else:
            assert window.bench.face.name == "Half a Cub" and window.bench.face.text == "Haste"
            assert "Spark Cub" in window.search.finding.own
        window.close()


def test_a_killed_table_comes_back_with_it(qtbot, tmp_path):
    application()
    window = make_window(empty_table(), Settings(tmp_path / "settings"), journals=tmp_path / "journals")
    qtbot.addWidget(window)
    window.journal_begins()
    to_front(qtbot, window)
    window.open_workshop()
    typed(window.workshop, text=["Frob the crad."])
    press(window.workshop.field)
    state, path = window.table.state, window.journal.path
    window.journal.leave()                                # as if it had been killed
    assert journal.recovered(path).state == state


def test_a_variant_of_the_card_in_question(hands):
    hands.drag_card(BEARS, hands.zone(0, "battlefield"))
    hands.click(hands.one(BEARS))
    hands.press(Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier)
    dialog = hands.window.workshop
    assert dialog.fields["name"].line.text() == f"My {BEARS}" and dialog.fields["power"].line.text() == "2"
    typed(dialog, {"power": "7"})
    press(dialog.field)
    assert hands.state.look(hands.one(f"My {BEARS}")).power == 7


def test_nothing_in_question_is_one_line(hands):
    hands.press(Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert "Point at a card" in hands.notice() and hands.window.workshop is None


def test_the_right_button_on_a_found_card_has_a_variant_of_it(hands):
    hands.search(BEARS)
    rows = hands.window.search.rows
    at = rows.visualRect(rows.model().index(0)).center()
    QApplication.sendEvent(rows.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, rows.viewport().mapToGlobal(at)))
    action = next(action for action in hands.window.menu.actions() if action.text().startswith("Make a variant"))
    action.trigger()
    assert hands.window.workshop.fields["name"].line.text() == f"My {BEARS}"


def test_an_unread_line_in_the_inspector_opens_the_workshop_where_reading_ended(hands, dialog):
    typed(dialog, text=["Haste", "Frob the crad."])
    press(dialog.field)
    press(dialog.fresh)
    dialog.close()
    hands.click(hands.one("Spark Cub"))
    press(hands.window.inspector.menders[0])
    assert dialog.isVisible() and dialog.bench.face.text == "Haste\nFrob the crad." and dialog.text.place == len("Haste\n")
    assert dialog.text.hasFocus()


def test_a_click_on_the_card_or_a_word_of_its_menu_opens_it_there_too(hands, dialog):
    typed(dialog, text=["Haste", "Frob the crad."])
    press(dialog.field)
    for way in ("picture", "menu"):
        press(dialog.fresh)
        dialog.close()
        cub = hands.one("Spark Cub")
        hands.click(cub)
        if way == "picture":
            labels = hands.window.inspector.widget().findChildren(QLabel)
            picture = next(part for part in labels if part.accessibleName().startswith("Spark"))
            QTest.mouseClick(picture, LEFT)
        else:
            hands.window.card_menu(cub)
            menu = next(action.menu() for action in hands.window.menu.actions() if action.text() == "By hand")
            next(action for action in menu.actions() if action.text().startswith("Mend")).trigger()
        assert dialog.isVisible() and dialog.text.place == len("Haste\n"), way


def test_a_shelf_that_can_not_be_read_is_told_and_the_table_goes_on(qtbot, tmp_path):
    application()
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "my_cards.toml").write_text("[[card", encoding="utf-8")
    window = make_window(empty_table(), Settings(tmp_path / "settings"))
    qtbot.addWidget(window)
    to_front(qtbot, window)
    assert "my_cards.toml" in window.notice.words
    window.open_workshop()
    typed(window.workshop)
    press(window.workshop.field)
    assert Hands(window).one("Spark Cub") and (tmp_path / "settings" / "my_cards.unread").exists()


def test_every_theme_and_size_of_text(hands, dialog):
    typed(dialog, text=["Haste", "Frob."])
    for _ in range(3):
        hands.window.next_theme()
        assert dialog.theme is hands.window.theme
    hands.window.set_text(1.6)
    assert dialog.text.font().pixelSize() == hands.window.theme.px("strong")


def test_a_pointer_over_everything_breaks_nothing(hands, dialog):
    """A clumsy hand: every button once, on an empty bench and on half a card."""
    for _ in range(2):
        for button in (*dialog.layouts, dialog.turn, dialog.keep, dialog.hand, dialog.field, dialog.layouts[0], dialog.fresh):
            press(button)
        typed(dialog, {"name": "{", "types": "—", "cost": "}{", "power": "--"}, ["•", "", "{{{", '"', "—", "~" * 50])
    here = QPointF(dialog.picture.rect().center())
    QApplication.sendEvent(dialog.picture, QEvent(QEvent.Type.Leave))
    QTest.mouseDClick(dialog.picture, LEFT, pos=QPoint(round(here.x()), round(here.y())))
    assert mine(hands) == []
