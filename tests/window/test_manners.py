"""The window's manners: what is remembered, what is refused and how, what happens when something goes wrong."""
import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from sandbox.views import commands
from sandbox.views.app import application, empty_table, make_window
from sandbox.views.guard import Guard
from sandbox.views.settings import Settings
from sandbox.views.theme import THEMES
from tests.window.conftest import to_front

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


def opened(qtbot, folder):
    """Another window, in front."""
    application()
    window = make_window(empty_table(), Settings(folder))
    qtbot.addWidget(window)
    to_front(qtbot, window)
    return window


def test_theme_text_size_and_panels_are_remembered(qtbot, tmp_path):
    first = opened(qtbot, tmp_path)
    QTest.keyClick(first, Qt.Key.Key_T, CONTROL)
    QTest.keyClick(first, Qt.Key.Key_Plus, CONTROL)
    first.panels["Cards"].hide()
    first.close()
    second = opened(qtbot, tmp_path)
    assert second.theme.name == "light" and second.theme.scale == pytest.approx(1.1)
    assert second.panels["Cards"].isHidden()


def test_an_unwritable_settings_folder_is_one_line_and_the_table_goes_on(qtbot, tmp_path):
    (tmp_path / "file").write_text("in the way")
    window = opened(qtbot, tmp_path / "file" / "folder")
    assert "Settings can't be kept" in window.notice.words and "\n" not in window.notice.words
    QTest.keyClick(window, Qt.Key.Key_T, CONTROL)
    assert window.theme.name == "light"
    assert window.close()


def test_settings_that_make_no_sense_are_the_usual_ones(qtbot, tmp_path):
    (tmp_path / "sandbox.ini").write_text("[General]\ntheme=plaid\ntext=huge\ngeometry=@ByteArray(nonsense)\npanels=@ByteArray(nonsense)\n")
    window = opened(qtbot, tmp_path)
    assert window.theme.name == "dark" and window.theme.scale == 1.0


def test_an_illegal_drop_floats_back_and_says_why_with_the_rule(hands):
    hands.drag_card("Serra Angel", hands.zone(0, "hand"))
    hands.drag(hands.one("Serra Angel"), hands.zone(0, "battlefield"))
    assert "601.2h" in hands.notice() and "\n" not in hands.notice()
    assert hands.state.things.get(hands.one("Serra Angel")).zone == "hand"


def test_in_play_a_card_is_not_moved_by_hand(hands):
    hands.drag_card("Serra Angel", hands.zone(0, "hand"))
    hands.drag(hands.one("Serra Angel"), hands.zone(0, "graveyard"))
    assert "Set up" in hands.notice()
    assert hands.one("Serra Angel", "hand")


def test_a_drop_beside_every_zone_says_so(hands):
    hands.drag_card("Serra Angel", QPoint(-40, 200))
    assert hands.notice() and not hands.state.things.values()


def test_an_unknown_card_from_elsewhere_is_one_line(hands):
    from sandbox.views.carry import Cargo, Target
    hands.window.brought(Cargo(name="No Such Card"), Target("zone", 0, "battlefield"))
    assert "No Such Card" in hands.notice() and "\n" not in hands.notice()


def test_a_search_that_makes_no_sense_keeps_the_list_and_says_so(hands):
    shown = hands.window.search.finding.rowCount()
    hands.search("zz:goblin")
    assert hands.window.search.finding.rowCount() <= shown
    assert "zz" in hands.window.search.count.text()
    hands.search("")
    assert hands.window.search.finding.rowCount() == shown


def test_what_nobody_thought_of_is_one_line_and_a_file(hands, tmp_path):
    guard = Guard(hands.window.say, tmp_path / "data").watch()
    try:
        try:
            raise ZeroDivisionError("by\nnobody")
        except ZeroDivisionError as problem:
            sys.excepthook(type(problem), problem, problem.__traceback__)
    finally:
        guard.rest()
    assert "by nobody" in hands.notice() and "\n" not in hands.notice()
    assert "ZeroDivisionError" in (tmp_path / "data" / "trouble.log").read_text()


def test_trouble_is_said_even_where_it_can_not_be_written(hands, tmp_path):
    (tmp_path / "file").write_text("")
    Guard(hands.window.say, tmp_path / "file").caught(ValueError, ValueError("no"), None)
    assert "Nothing is lost" in hands.notice()


def test_every_function_has_a_menu_entry_and_its_keys_are_given_once():
    keys = [key for command in commands.COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))
    wanted = {"Space", "Return", "Esc", "Ctrl+Z", "Ctrl+Shift+Z", "Left", "Right", "Up", "Down", "T", "F", "Ctrl+F", "I", "?"}
    assert wanted <= set(keys)


def test_the_question_mark_shows_all_keys(hands):
    hands.press("?")
    dialog = hands.window.keys_dialog
    assert dialog.isVisible()
    dialog.close()


def test_letters_typed_into_the_search_are_letters(hands):
    hands.search("titf ?")
    assert hands.window.search.field.text() == "titf ?"
    assert not hands.state.things.values()


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_theme_and_text_size_shows_the_same_table(hands, theme):
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    hands.window.set_theme(theme)
    for scale in (0.8, 1.0, 1.5, 2.0):
        hands.window.set_text(scale)
        hands.settle()
        assert set(hands.window.field.scene().pieces) == {hands.one("Grizzly Bears")}
        assert hands.window.bar.height() == hands.window.theme.px(72)


def test_tab_and_arrows_walk_the_whole_table(hands):
    for name in ("Island", "Forest", "Grizzly Bears"):
        hands.drag_card(name, hands.zone(0, "battlefield"))
    field, seen = hands.window.field, set()
    field.setFocus()
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Tab)
        seen.add(field.focus)
    assert seen == {hands.one(name) for name in ("Island", "Forest", "Grizzly Bears")}
    field.focus = hands.one("Island")
    moments = hands.window.table.timeline.place
    hands.press(Qt.Key.Key_Right)
    assert field.focus == hands.one("Forest") and hands.window.table.timeline.place == moments


def test_a_whole_turn_of_keys_alone(hands):
    """Search, hand, cast, target, pay – without the pointer."""
    for name, zone in (("Mountain", "battlefield"), ("Grizzly Bears", "battlefield")):
        hands.drag_card(name, hands.zone(0, zone))
    hands.press(Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(hands.window.search.field, "lightning bolt")
    QTest.keyClick(hands.window.search.field, Qt.Key.Key_Return)
    assert hands.one("Lightning Bolt", "hand")
    field = hands.window.field
    field.setFocus()
    while field.focus != hands.one("Lightning Bolt"):
        QTest.keyClick(field, Qt.Key.Key_Tab)
    hands.enter()
    assert hands.asking.kind == "target"
    while field.focus != hands.one("Grizzly Bears"):
        QTest.keyClick(field, Qt.Key.Key_Tab if field.focus is None else Qt.Key.Key_Backtab)
    hands.enter()
    hands.enter()
    hands.space()
    assert hands.one("Grizzly Bears", "graveyard")


def test_the_choice_bar_goes_from_edge_to_edge(hands):
    window = hands.window
    for mode in (hands.set_up, hands.play):
        mode()
        for widget in (window.bar, window.setup.frame):
            if widget.isVisible():
                assert widget.mapTo(window, QPoint(0, 0)).x() == 0 and widget.width() == window.width()
    button = window.bar.buttons["end Pass"]
    assert window.width() - button.mapTo(window, QPoint(button.width(), 0)).x() < 24


def test_every_button_that_is_seen_says_what_it_does(hands):
    hands.set_up()
    silent = [button.text() or type(button).__name__ for button in hands.window.findChildren(QAbstractButton)
              if button.isVisible() and not button.toolTip()]
    assert not silent


def test_an_empty_panel_says_what_it_is_for(hands):
    window = hands.window
    for show, hint in ((window.show_timeline, window.timeline_panel.hint), (window.show_log, window.log_panel.empty),
                       (window.show_stack, window.stack_panel.empty)):
        show()
        hands.settle()
        assert hint.isVisible() and len(hint.text()) > 10
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    window.show_timeline()
    assert not window.timeline_panel.hint.isVisible()


def test_a_notice_stays_in_its_place_when_the_table_grows(hands):
    hands.window.say("A line")
    hands.window.resize(1000, 700)
    hands.settle()
    room, notice = hands.window.field.rect(), hands.window.notice.geometry()
    assert abs(notice.center().x() - room.center().x()) < 3 and 0 < room.bottom() - notice.bottom() < 40


def test_the_search_gives_way_to_large_text_and_comes_back(hands):
    window = hands.window
    window.set_text(1.5)
    assert window.panels["Cards"].isHidden()
    window.set_text(1.0)
    assert not window.panels["Cards"].isHidden()
    window.panels["Cards"].hide()
    window.set_text(1.5)
    window.set_text(1.0)
    assert window.panels["Cards"].isHidden(), "closed by hand it stays closed"


def test_a_narrow_window_with_large_text_still_says_the_step_in_full(hands):
    hands.window.resize(960, 600)
    hands.window.set_text(2.0)
    hands.settle()
    ribbon = hands.window.top.ribbon
    assert [button.text() for button in ribbon.buttons.values()] == ["Main"]
    for button in ribbon.buttons.values():
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
    hands.window.resize(1440, 900)
    hands.window.set_text(1.0)
    hands.settle()
    assert len(ribbon.buttons) == 12


def test_a_question_stays_open_through_themes_sizes_and_windows(hands):
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    for _ in range(4):
        hands.drag_card("Island", hands.zone(0, "battlefield"))
    hands.drag_card("Jace, Mirror Mage", hands.zone(0, "hand"))
    hands.drag(hands.one("Jace, Mirror Mage"), hands.zone(0, "battlefield"))
    asked = hands.asking
    for scale in (2.0, 0.8, 1.0):
        hands.window.set_text(scale)
        hands.window.next_theme()
        hands.window.resize(round(960 + 400 * scale), 700)
        hands.settle()
        assert hands.asking is asked and hands.window.bar.draft.question is asked
    hands.option("Kicker")
    assert hands.asking.kind == "pay"


def test_tab_leads_through_everything_that_is_seen_and_nothing_that_is_not(hands):
    for name in ("Island", "Grizzly Bears"):
        hands.drag_card(name, hands.zone(0, "battlefield"))
    hands.window.find_card()
    passed, cards = [], set()
    for _ in range(80):
        focus = QApplication.focusWidget()
        passed.append(focus)
        assert not focus.visibleRegion().isEmpty(), f"{focus.accessibleName() or type(focus).__name__} has the focus and is not seen"
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        cards.add(hands.window.field.focus)
    names = {type(one).__name__ for one in passed}
    assert {"QLineEdit", "Battlefield", "PlayerButton", "PileButton", "Option", "Inspector"} <= names
    assert set(hands.ids("Island") + hands.ids("Grizzly Bears")) <= cards


def test_a_menu_writes_symbols_as_letters(hands):
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    hands.window.card_menu(hands.one("Island"))
    words = [action.text() for action in hands.window.menu.actions()]
    hands.window.menu.close()
    assert "Tap: Add U." in words and not any("{" in one for one in words)
