"""The gallery and its lessons by keys and pointer: from opening a ruling to its end and back, asked, contrasted, left, played on."""
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from sandbox.assets import asset
from sandbox.models.gallery import Gallery
from sandbox.timeline import heads as shelves
from sandbox.timeline.heads import read, twin
from sandbox.views.bits import Words

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
JACE, TWIN = "A replaced draw reveals nothing", "A draw that is not replaced"
ASKED = """format = 1
title = "One land a turn"
about = "What a second land meets."
rulings = ["M1"]
rules = ["305.2", "104.1"]

[players.you]
hand = ["Island*2"]

[[steps]]
play = "Island"
note = "The land drop of this turn [305.2]."

[[steps]]
play = "Island"
refused = "305.2"
note = "One land a turn, and no more [305.2a]."
question = "May the second one follow?"
options = ["Yes", "No"]
answer = "No"
"""


OPEN = """format = 1
title = "A spell in the middle of being cast"
rulings = ["M2"]
rules = ["601.2c"]

[players.you]
battlefield = ["Mountain"]
hand = ["Lightning Bolt"]

[[steps]]
cast = "Lightning Bolt"
unfinished = true
note = "A target is chosen before anything is paid [601.2c]."

[[steps]]
answers = ["opponent", "auto"]
note = "And paid [601.2h]."

[[steps]]
after = 0
tap = "Mountain"
note = "The other way: the mana first [605.3a]."
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A gallery of our own files: assets of the test."""
    for folder in shelves.FOLDERS:
        (tmp_path / folder).mkdir()
    shutil.copy(asset("gallery.toml"), tmp_path / "gallery.toml")
    monkeypatch.setattr(shelves, "asset", lambda *parts: tmp_path.joinpath(*parts))
    (tmp_path / "rulings" / "M1.toml").write_text(ASKED, encoding="utf-8")
    return tmp_path


def test_a_ruling_from_its_set_up_to_its_last_step_and_back(visitor):
    visitor.open("J1 replaced draw reveals")
    lesson, hands = visitor.window.lesson, visitor.hands
    assert (lesson.id, lesson.title, lesson.at, lesson.last) == ("J1", JACE, 0, 2)
    jace = hands.one("Jace, Mirror Mage", "battlefield")
    assert not hands.state.stack and not hands.ids("Divination", "hand")
    visitor.on()
    assert len(hands.state.stack) == 1 and "1 of 2" in visitor.said()
    visitor.on()
    assert "2 of 2" in visitor.said() and any("[121.6c]" in words for words in visitor.said())
    assert hands.ids("Divination", "hand") and hands.state.things.get(jace).counted("loyalty") == 4
    visitor.on()
    assert lesson.at == 2 and "last step" in hands.notice()
    visitor.back()
    visitor.back()
    assert lesson.at == 0 and not hands.state.stack and "Set-up" in visitor.said()
    visitor.back()
    assert lesson.at == 0
    assert visitor.window.table.is_saved, "walking through a lesson leaves nothing to save"


def test_home_end_and_the_marks_go_to_a_step(visitor):
    visitor.open("J1 replaced draw reveals")
    visitor.hands.press(KEY.Key_End)
    assert visitor.window.lesson.at == 2
    visitor.hands.press(KEY.Key_Home)
    assert visitor.window.lesson.at == 0
    [marks] = [part for part in visitor.panel.area.widget().children() if hasattr(part, "box")]
    QTest.mouseClick(marks, LEFT, pos=marks.box(1).center().toPoint())
    assert visitor.window.lesson.at == 1 and len(visitor.hands.state.stack) == 1


def test_the_contrast_and_the_way_back(visitor):
    visitor.open("J1 replaced draw reveals")
    visitor.hands.press("c")
    assert visitor.window.lesson.title == TWIN and not visitor.hands.ids("Thought Reflection")
    assert any(words.startswith("J1 · contrast · rule ") for words in visitor.said())
    assert "As J1, but there is no Thought Reflection." in visitor.said(), "the one fact is told on every page"
    visitor.on()
    visitor.on()
    assert visitor.hands.ids("Divination", "hand") and not visitor.hands.ids("Wind Drake", "hand")
    visitor.press("contrast")
    assert visitor.window.lesson.title == JACE and visitor.window.lesson.at == 0


def test_left_and_played_on_and_opened_anew(visitor):
    visitor.open("J1 replaced draw reveals")
    visitor.on()
    before = visitor.hands.state
    visitor.hands.press("p")
    assert visitor.window.lesson is None and not visitor.window.panels["Lesson"].isVisible()
    assert visitor.hands.state == before, "the table stays as it was"
    visitor.back()
    assert not visitor.hands.state.stack, "the arrow keys are the moments' again"
    visitor.hands.redo()
    visitor.hands.space()
    assert visitor.hands.ids("Divination", "hand")
    visitor.open("J1 replaced draw reveals")
    assert visitor.window.lesson.at == 0 and not visitor.hands.ids("Divination", "hand")
    assert len(visitor.window.table.timeline.moments) == visitor.window.lesson.moments


def test_a_line_of_ones_own_and_back_to_the_step(visitor):
    visitor.open("J1 replaced draw reveals")
    visitor.on()
    visitor.hands.set_up()
    visitor.hands.drag_card("Serra Angel", visitor.hands.zone(0, "battlefield"))
    assert visitor.hands.ids("Serra Angel", "battlefield") and "return" in visitor.panel.buttons
    assert not visitor.panel.buttons["on"].isEnabled()
    visitor.press("return")
    assert not visitor.hands.ids("Serra Angel", "battlefield") and visitor.window.lesson.at == 1
    visitor.hands.play()
    visitor.hands.space()
    assert visitor.window.lesson.at == 2, "who does what the lesson does is in the lesson"


def test_what_was_said_of_one_lesson_is_not_said_over_the_next(visitor):
    visitor.open("J1 replaced draw reveals")
    visitor.hands.press(KEY.Key_End)
    visitor.on()
    assert "last step" in visitor.hands.notice()
    visitor.back()
    assert not visitor.hands.notice()
    visitor.hands.press("p")
    assert "play on" in visitor.hands.notice()
    visitor.open("T25")
    assert not visitor.hands.notice() and any(words.startswith("T25 · rule ") for words in visitor.said())


def test_the_lesson_from_its_start_by_a_key(visitor):
    visitor.open("J1 replaced draw reveals")
    visitor.on()
    visitor.hands.space()
    visitor.hands.press(KEY.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert visitor.window.lesson.at == 0 and visitor.window.lesson.title == JACE


def test_a_step_that_leaves_a_question_open_is_shown_with_it_and_a_branch_is_the_next_step(visitor, own):
    (own / "rulings" / "M2.toml").write_text(OPEN, encoding="utf-8")
    visitor.open("middle of being cast")
    hands = visitor.hands
    visitor.on()
    assert hands.asking and "1 of 3" in visitor.said()
    visitor.on()
    assert len(hands.state.stack) == 1 and not hands.asking
    visitor.on()
    assert "3 of 3" in visitor.said() and not hands.state.stack and hands.state.seats[0].pool == "R"
    visitor.back()
    visitor.back()
    assert hands.asking and visitor.window.lesson.at == 1
    assert len(visitor.window.table.timeline.moments) == visitor.window.lesson.moments
    hands.press(KEY.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert visitor.window.lesson.at == 0 and "not saved" not in hands.notice()


# ---- questions ----
def test_a_question_comes_before_its_outcome_and_is_answered_by_a_number(visitor, own):
    visitor.open("one land")
    visitor.on()
    moment = visitor.window.table.timeline.place
    visitor.on()
    assert "May the second one follow?" in visitor.said() and visitor.window.table.timeline.place == moment
    assert not any("[305.2a]" in words for words in visitor.said()), "the note would tell"
    visitor.hands.press("1")
    assert "Not “Yes”, but: No" in visitor.said() and any("[305.2a]" in words for words in visitor.said())
    visitor.back()
    visitor.on()
    visitor.hands.press("2")
    assert "Right – No" in visitor.said()


@pytest.mark.parametrize("key", [KEY.Key_Right, KEY.Key_Return])
def test_an_answer_is_revealed_by_a_key(visitor, own, key):
    visitor.open("one land")
    visitor.on()
    visitor.on()
    visitor.back()
    assert not visitor.window.lesson.asking and visitor.window.lesson.at == 1
    visitor.on()
    visitor.hands.press(key)
    assert "No" in visitor.said() and visitor.window.lesson.at == 2


def test_an_option_is_clicked(visitor, own):
    visitor.open("one land")
    visitor.on()
    visitor.on()
    QTest.mouseClick(visitor.panel.options[1], LEFT)
    assert "Right – No" in visitor.said()


# ---- finding ----
def test_the_search_finds_by_title_id_rule_and_card(visitor):
    visitor.come()
    for words, title in (("replaced draw reveals", JACE), ("J1", JACE), ("614 thought", JACE), ("thought reflection", JACE)):
        visitor.type(words)
        assert title in visitor.titles()
    visitor.type("j1")
    assert visitor.dialog.gallery.record(0).id == "J1", "the id that was typed comes first"
    visitor.type("zzyzx plover")
    assert visitor.titles() == [] and "Nothing here fits “zzyzx plover”" in visitor.dialog.nothing.text()
    assert visitor.dialog.nothing.isVisible() and not visitor.dialog.open.isEnabled()


def test_a_long_word_of_nonsense_is_said_in_short_and_widens_nothing(visitor):
    visitor.come()
    wide = visitor.dialog.width()
    visitor.type("w" * 300)
    QApplication.processEvents()
    assert visitor.dialog.width() == wide and visitor.dialog.nothing.isVisible() and "www…”" in visitor.dialog.nothing.text()


def test_shelves_are_walked_by_keys(visitor):
    visitor.come()
    dialog = visitor.dialog
    every = len(visitor.titles())
    visitor.key(KEY.Key_Down)
    assert dialog.rows.currentIndex().row() == 1
    dialog.shelves.setFocus()
    visitor.key(KEY.Key_Down, dialog.shelves)
    assert dialog.gallery.open == "card Mana", "a heading is passed over"
    assert 0 < len(visitor.titles()) < every and all(one.id.startswith("M") for one in dialog.gallery.records)
    visitor.key(KEY.Key_Right, dialog.shelves)
    assert dialog.rows.hasFocus()
    visitor.key(KEY.Key_Left, dialog.rows)
    assert dialog.shelves.hasFocus()
    visitor.key(KEY.Key_Return, dialog.shelves)
    visitor.key(KEY.Key_Return, dialog.rows)
    assert visitor.window.lesson.id == "M1" and not dialog.isVisible()


def test_every_card_shelf_has_its_rulings_and_every_rule_its_scenarios():
    gallery = Gallery()
    gallery.look_again()
    for shelf in gallery.shelves.records:
        gallery.open_shelf(shelf.key)
        assert shelf.heading or gallery.rowCount() == shelf.count
        if shelf.key.startswith("rule "):
            number = shelf.key.removeprefix("rule ")
            assert gallery.rowCount() and all(any(rule.split(".")[0] == number for rule in one.rules) for one in gallery.records)
            assert shelf.name != number, f"gallery.toml has no words for the rules of {number}"


def test_a_double_click_opens(visitor):
    visitor.come()
    visitor.type("replaced draw reveals")
    rows = visitor.dialog.rows
    at = rows.visualRect(rows.model().index(0)).center()
    QTest.mouseClick(rows.viewport(), LEFT, pos=at)
    assert visitor.dialog.isVisible(), "one click only chooses"
    QTest.mouseDClick(rows.viewport(), LEFT, pos=at)
    QApplication.processEvents()
    assert visitor.window.lesson.title == JACE


# ---- files that are no good ----
@pytest.mark.parametrize(("text", "says"), [
    ('format = 1\ntitle = "Broken\n', "is no TOML"),
    ("format = 1\ntitle = 5\n", "title and about are texts"),
    ("format = 1\nrules = 613\n", "title and about are texts"),
])
def test_a_broken_head_is_one_clear_row(own, text, says):
    (own / "traps" / "T01.toml").write_text(text, encoding="utf-8")
    gallery = Gallery()
    gallery.look_again()
    [broken] = [one for one in gallery.records if one.trouble]
    assert broken.title == "T01" and says in broken.trouble and "\n" not in broken.words


def test_a_file_that_is_no_text_and_one_that_went(own):
    (own / "traps" / "T02.toml").write_bytes(b"\xff\xfe\x00")
    assert read(own / "traps" / "T02.toml").trouble == "is not a text in UTF-8"
    assert read(own / "traps" / "T99.toml").trouble.startswith("can't be read")


def test_a_broken_step_is_said_in_the_row_and_the_table_stays(visitor, own):
    (own / "traps" / "T03.toml").write_text('format = 1\ntitle = "Third"\n\n[[steps]]\ncast = "Nonesuch"\n', encoding="utf-8")
    visitor.come()
    state = visitor.hands.state
    visitor.type("third")
    visitor.key(KEY.Key_Return)
    assert visitor.dialog.isVisible() and visitor.window.lesson is None and visitor.hands.state == state
    assert "Nonesuch" in visitor.dialog.gallery.record(0).trouble
    visitor.key(KEY.Key_Escape)
    assert not visitor.dialog.isVisible()
    (own / "traps" / "T03.toml").write_text('format = 1\ntitle = "Third, mended"\n', encoding="utf-8")
    visitor.come()
    assert visitor.titles() == ["Third, mended"] and not visitor.dialog.gallery.record(0).trouble


def test_a_twin_is_found_both_ways(own):
    one, other = own / "rulings" / "M1.toml", own / "rulings" / "M1-contrast.toml"
    assert twin(one) is None
    shutil.copy(one, other)
    assert twin(one) == other and twin(other) == one


def test_keys_of_lessons_say_so_when_there_is_none(visitor):
    for key in "cp":
        visitor.hands.press(key)
        assert "lesson" in visitor.hands.notice()


def test_the_models_keep_qts_rules(own):
    shutil.copy(own / "rulings" / "M1.toml", own / "scenarios" / "first_steps.toml")
    gallery = Gallery()
    testers = [QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal) for model in (gallery, gallery.shelves)]
    gallery.look_again()
    gallery.look_for("land")
    gallery.open_shelf("card Lessons")
    assert [one.folder for one in gallery.records] == ["scenarios"]
    gallery.look_for("nothing of the kind")
    gallery.look_for("")
    (own / "rulings" / "M1.toml").unlink()
    gallery.look_again()
    assert gallery.rowCount() == 1 and len(testers) == 2


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_gallery_and_lesson_follow_the_theme(visitor, theme):
    visitor.open("J1 replaced draw reveals")
    visitor.window.set_theme(theme)
    visitor.come()
    assert visitor.dialog.rows.theme.name == visitor.panel.theme.name == theme


def test_at_large_text_the_words_of_a_lesson_are_seen_and_every_button_is_reached(visitor):
    visitor.window.resize(1280, 800)
    visitor.window.set_text(2.0)
    visitor.open("J1 replaced draw reveals")
    visitor.on()
    area = visitor.panel.area
    note = next(part for part in area.widget().findChildren(Words) if "[" in part.words)
    line = visitor.window.theme.px("body")
    assert area.viewport().height() >= note.mapTo(area.widget(), note.rect().topLeft()).y() + 2 * line
    visitor.panel.area.ensureWidgetVisible(visitor.panel.buttons["leave"])
    visitor.press("leave")
    assert visitor.window.lesson is None
