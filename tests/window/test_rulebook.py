"""A rule's number opens what it says and the boards that show it: wherever the window shows one, by pointer and keys."""
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel

from sandbox.assets import asset
from sandbox.models.rulebook import number_in, shown
from sandbox.rules.text import rules_text
from tests.window.conftest import to_front

NAMES_RULES = False                                   # the numbers here are looked up, not followed

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
TEXT = "These rules are effective as of one day.\n\n" + "".join(f"117.{n}. Words of {n}\n" for n in range(1, 110)) + """
613. Interaction
613.8. Within a layer, one may wait. See rule 117.3.
613.8a One “waits” if the other changes it.
Example: A Bell and a Tomb.
613.8b Loops go by age.
702. Keywords
702.19. Trample
702.19b It goes through.
"""


@pytest.fixture
def text(tmp_path):
    path = tmp_path / "rules.txt"
    path.write_text(TEXT, encoding="cp1252")
    return path


@pytest.fixture
def reader(hands, qtbot):
    yield hands
    if hands.window.rulebook is not None:
        hands.window.rulebook.close()


def said(reader):
    return reader.window.rulebook.text.toPlainText()


def troubles(reader):
    column = reader.window.rulebook.trouble
    return [column.itemAt(at).widget().accessibleName() for at in range(column.count())]


def chooses(monkeypatch, path):
    """What the person picks where a file is asked for."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def click_number(widget, number):
    """The link of a rule in a label."""
    found = next(one for one in widget.findChildren(QLabel) if f'href="{number}"' in one.text() and one.isVisible())
    found.window().repaint()
    for x in range(0, found.width(), 2):
        for y in range(1, found.height(), 3):
            QTest.mouseMove(found, QPoint(x, y))
            if found.cursor().shape() == Qt.CursorShape.PointingHandCursor:
                return QTest.mouseClick(found, LEFT, pos=QPoint(x + 4, y + 2))
    raise AssertionError(f"{number} is nowhere in “{found.accessibleName()}”")


def test_a_number_opens_its_words_and_its_boards_and_a_board_opens_with_a_click(reader, text, qtbot):
    reader.window.settings.keep("rules", str(text))
    click_number(reader.window.bar, "117.3")
    assert reader.window.rulebook.isVisible() and "Words of 3" in said(reader) and troubles(reader) == []
    book = reader.window.rulebook
    to_front(qtbot, book)
    book.field.setFocus()
    book.field.selectAll()
    QTest.keyClicks(book.field, "613.8a")
    QTest.keyClick(book.field, Qt.Key.Key_Return)
    assert "“waits”" in said(reader) and "Example: A Bell and a Tomb." in said(reader) and "613 Interaction" in said(reader)
    assert book.boards.record(0).path == asset("traps", "T01.toml")
    QTest.mouseClick(book.rows.viewport(), LEFT, pos=book.rows.visualRect(book.boards.index(0)).center())
    assert reader.window.lesson.path == asset("traps", "T01.toml")
    to_front(qtbot, reader.window)
    click_number(reader.window.lesson_panel, reader.window.lesson.rule)
    assert book.shown.number == reader.window.lesson.rule


def test_a_number_in_the_words_of_a_rule_leads_on(reader, text):
    reader.window.settings.keep("rules", str(text))
    reader.window.show_rule("613.8")
    book = reader.window.rulebook
    assert "613.8b" in said(reader)
    at = book.text.document().find("117.3")
    place = book.text.cursorRect(at).center() - QPoint(8, 0)
    QTest.mouseMove(book.text.viewport(), place)
    QTest.mouseClick(book.text.viewport(), LEFT, pos=place)
    assert book.shown.number == "117.3"


def test_where_no_text_is_known_one_line_says_so_and_the_button_chooses_it(reader, text, monkeypatch):
    monkeypatch.delenv("SANDBOX_RULES", raising=False)
    reader.press(Qt.Key.Key_R, CTRL)
    book = reader.window.rulebook
    assert book.isVisible() and book.field.hasFocus() and not book.text.isVisible()
    [trouble] = troubles(reader)
    assert "Comprehensive Rules" in trouble and "magic.wizards.com" in trouble
    chooses(monkeypatch, asset("gallery.toml"))
    QTest.mouseClick(book.choose, LEFT)
    [trouble] = troubles(reader)
    assert "is not the Comprehensive Rules" in trouble and "\n" not in trouble
    chooses(monkeypatch, text)
    QTest.mouseClick(book.choose, LEFT)
    assert troubles(reader) == ["The rules in rules.txt have no number 100."] and "effective" in reader.notice()
    assert reader.window.settings.word("rules") == str(text)


def test_the_menu_chooses_the_text_and_a_wrong_file_keeps_the_one_before(reader, text, monkeypatch, tmp_path):
    chooses(monkeypatch, text)
    reader.window.actions_["choose_rules"].trigger()
    chooses(monkeypatch, tmp_path / "absent.txt")
    reader.window.actions_["choose_rules"].trigger()
    assert "can't be read" in reader.notice() and "\n" not in reader.notice()
    assert reader.window.settings.word("rules") == str(text)
    chooses(monkeypatch, "")
    reader.window.actions_["choose_rules"].trigger()
    assert reader.window.settings.word("rules") == str(text)


def test_what_is_no_number_is_said_in_one_line(reader, text, qtbot):
    reader.window.settings.keep("rules", str(text))
    reader.window.show_rule("702.19")
    book = reader.window.rulebook
    to_front(qtbot, book)
    for typed, trouble in (("trample", "A rule has a number like 702, 702.19 or 702.19b."),
                           ("702.20", "The rules in rules.txt have no number 702.20.")):
        book.field.setText(typed)
        QTest.keyClick(book.field, Qt.Key.Key_Return)
        assert troubles(reader) == [trouble]


def test_a_refusal_has_its_rule_beside_it(reader, text):
    reader.window.settings.keep("rules", str(text))
    reader.window.say("Not now [117.3].", "refused")
    rule = reader.window.notice.rule
    assert rule.isVisible() and rule.text() == "117.3"
    QTest.mouseClick(rule, LEFT)
    assert reader.window.rulebook.shown.number == "117.3"
    reader.window.say("Something without a number.")
    assert not rule.isVisible()


def test_the_microscope_and_the_inspector_lead_to_their_rules(reader):
    window = reader.window
    assert window.open_lesson(asset("traps", "T01.toml")) == ""
    window.to_end()
    reader.settle()
    window.panels["Inspector"].raise_()
    id = next(t.id for t in reader.state.things.values() if t.zone == "battlefield" and reader.state.look(t.id).name.startswith("Urborg"))
    reader.click(id)
    reader.settle()
    numbers = {number_in(one.accessibleName()) for one in window.inspector.findChildren(QLabel) if "href=" in one.text()}
    assert any(number.startswith("613.") for number in numbers)
    number = sorted(numbers)[-1]
    label = next(one for one in window.inspector.findChildren(QLabel) if f'href="{number}"' in one.text())
    window.inspector.ensureWidgetVisible(label)
    reader.settle()
    click_number(window.inspector, number)
    assert window.rulebook.shown.number == number


def test_a_row_of_the_log_leads_to_its_rule_at_its_right_end_only(reader):
    window = reader.window
    assert window.open_lesson(asset("scenarios", "combat.toml")) == ""
    window.to_end()
    window.show_log()
    reader.settle()
    rows = window.log_panel.rows
    at = next(at for at in range(window.log_panel.log.rowCount()) if window.log_panel.log.record(at).rule)
    rows.scrollTo(window.log_panel.log.index(at))
    box = rows.visualRect(window.log_panel.log.index(at))
    QTest.mouseClick(rows.viewport(), LEFT, pos=QPoint(box.x() + 20, box.center().y()))
    assert window.rulebook is None
    QTest.mouseClick(rows.viewport(), LEFT, pos=QPoint(box.right() - 12, box.center().y()))
    assert window.rulebook.shown.number == number_in(window.log_panel.log.record(at).rule)


def test_the_text_is_read_once_and_again_when_it_changes(text):
    assert rules_text(text) is rules_text(text)
    assert shown("613.8", text).parts == (("613.8a", "One “waits” if the other changes it."), ("613.8b", "Loops go by age."))
    before = text.stat().st_mtime_ns
    text.write_text(TEXT.replace("Loops", "Rings"), encoding="utf-8")
    import os
    os.utime(text, ns=(before, before + 10**9))
    assert shown("613.8b", text).paragraphs == ("Rings go by age.",)
