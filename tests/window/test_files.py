"""Tables kept, opened, shared and found again; and what is said when a file is no good."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from sandbox.models import edits
from sandbox.timeline.journal import left_behind
from sandbox.views.app import empty_table, make_window
from sandbox.views.settings import Settings

CONTROL = Qt.KeyboardModifier.ControlModifier


def board(hands):
    """(name, zone) of everything, in order."""
    return sorted((hands.state.look(thing.id).name, thing.zone, thing.tapped) for thing in hands.state.things.values())


@pytest.fixture
def laid(hands):
    for name in ("Island", "Grizzly Bears"):
        hands.drag_card(name, hands.zone(0, "battlefield"))
    hands.drag_card("Opt", hands.zone(1, "hand"))
    hands.double_click(hands.one("Island"))
    return hands


def test_saved_and_opened_again_the_table_is_the_same(laid, tmp_path):
    file, before = tmp_path / "kept.toml", board(laid)
    assert laid.window.save_as(file)
    assert laid.window.table.is_saved
    laid.press(Qt.Key.Key_N, CONTROL)
    assert not board(laid)
    laid.window.open(file)
    assert board(laid) == before
    laid.undo()
    assert board(laid) != before
    laid.redo()
    assert board(laid) == before


def test_shared_as_text_and_pasted_the_table_is_the_same(laid):
    before = board(laid)
    laid.press(Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert "Grizzly Bears" in QApplication.clipboard().text()
    laid.press(Qt.Key.Key_N, CONTROL)
    laid.press(Qt.Key.Key_V, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert board(laid) == before


@pytest.mark.parametrize(
    "text, said",
    [
        ("this is no toml", "bad.toml:1:"),
        ("format = 1\ntitle = 3\n", ":2:"),
        ('format = 1\n[players.you]\nhand = ["Grizly Bears"]\n', "Grizzly Bears"),
        ("format = 99\n", "format"),
        ("format = 1\n[players.you]\nlibary = []\n", "library"),
        ("\x00", ""),
    ],
)
def test_a_bad_scenario_leaves_the_table_and_says_one_line(laid, tmp_path, text, said):
    before, file = board(laid), tmp_path / "bad.toml"
    file.write_text(text)
    laid.window.open(file)
    words = laid.notice()
    assert words and "\n" not in words and said in words
    assert board(laid) == before
    laid.drag_card("Forest", laid.zone(0, "battlefield"))
    assert laid.ids("Forest"), "the window stays usable"


def test_a_file_that_is_not_there_or_no_text_is_one_line(laid, tmp_path):
    laid.window.open(tmp_path / "nowhere.toml")
    assert "nowhere.toml" in laid.notice() and "\n" not in laid.notice()
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00title")
    laid.window.open(tmp_path / "bytes.toml")
    assert "UTF-8" in laid.notice() and "\n" not in laid.notice()


def test_a_place_that_can_not_be_written_is_one_line_and_nothing_is_lost(laid, tmp_path):
    before = board(laid)
    assert not laid.window.save_as(tmp_path / "no" / "such" / "folder.toml")
    assert "could not be saved" in laid.notice()
    assert board(laid) == before and not laid.window.table.is_saved


def test_an_empty_clipboard_is_said(laid):
    QApplication.clipboard().setText("   ")
    laid.window.paste_scenario()
    assert "clipboard" in laid.notice()


def test_after_a_crash_the_table_is_offered_as_it_was(qtbot, tmp_path):
    journals = tmp_path / "journals"
    first = make_window(empty_table(), Settings(tmp_path / "one"), journals)
    qtbot.addWidget(first)
    first.journal_begins()
    first.table.edit(edits.place(first.table.state, 0, "Grizzly Bears", "battlefield", edits.Manner()))
    first.journal.leave()                              # the program is gone, without a word
    first.journal = None
    assert left_behind(journals)
    second = make_window(empty_table(), Settings(tmp_path / "two"), journals)
    qtbot.addWidget(second)
    second.show()
    second.journal_begins()
    second.offer_recovery()
    assert second.offer.isVisible()
    qtbot.mouseClick(second.offer.buttons[0], Qt.MouseButton.LeftButton)
    assert [second.table.state.look(thing.id).name for thing in second.table.state.things.values()] == ["Grizzly Bears"]
    assert not second.table.is_saved and not left_behind(journals)
    second.close()
    assert len(left_behind(journals)) == 1             # it was looked at, and saved nowhere


def test_a_killed_window_in_which_nothing_was_done_offers_nothing(qtbot, tmp_path):
    """Neither where the table is empty, nor where it lies in a file as it is."""
    journals = tmp_path / "journals"
    for work in (lambda window: None, lambda window: window.open_welcome(), edited_and_saved(tmp_path)):
        window = make_window(empty_table(), Settings(tmp_path / "one"), journals)
        qtbot.addWidget(window)
        window.journal_begins()
        work(window)
        window.journal.leave()
        window.journal = None
        assert left_behind(journals) == []


def edited_and_saved(tmp_path):
    def work(window):
        window.table.edit(edits.place(window.table.state, 0, "Grizzly Bears", "battlefield", edits.Manner()))
        assert window.save_as(tmp_path / "kept.toml")
    return work


def test_what_was_done_after_saving_is_offered(qtbot, tmp_path):
    window = make_window(empty_table(), Settings(tmp_path / "one"), tmp_path / "journals")
    qtbot.addWidget(window)
    window.journal_begins()
    edited_and_saved(tmp_path)(window)
    window.table.edit(edits.place(window.table.state, 0, "Island", "battlefield", edits.Manner()))
    window.journal.leave()
    window.journal = None
    [left] = left_behind(tmp_path / "journals")
    window.recover(left)
    assert len(window.table.state.things.values()) == 2


def test_the_offer_can_be_let_go(qtbot, tmp_path):
    journals = tmp_path / "journals"
    first = make_window(empty_table(), Settings(tmp_path / "one"), journals)
    qtbot.addWidget(first)
    first.journal_begins()
    first.table.edit(edits.place(first.table.state, 0, "Grizzly Bears", "battlefield", edits.Manner()))
    first.journal.leave()
    first.journal = None
    second = make_window(empty_table(), Settings(tmp_path / "two"), journals)
    qtbot.addWidget(second)
    second.show()
    second.offer_recovery()
    qtbot.mouseClick(second.offer.buttons[1], Qt.MouseButton.LeftButton)
    assert not left_behind(journals) and not second.table.state.things.values()


def test_an_unsaved_table_is_not_lost_when_another_is_opened(laid):
    before = board(laid)
    laid.press(Qt.Key.Key_N, CONTROL)
    assert "Ctrl+Shift+O" in laid.notice() and not board(laid)
    laid.press(Qt.Key.Key_O, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert board(laid) == before and not laid.window.table.is_saved


def test_an_unsaved_table_is_offered_again_after_closing(qtbot, tmp_path):
    journals = tmp_path / "journals"
    window = make_window(empty_table(), Settings(tmp_path / "one"), journals)
    qtbot.addWidget(window)
    window.journal_begins()
    window.table.edit(edits.place(window.table.state, 0, "Grizzly Bears", "battlefield", edits.Manner()))
    window.close()
    assert len(left_behind(journals)) == 1
    other = make_window(empty_table(), Settings(tmp_path / "two"), journals)
    qtbot.addWidget(other)
    other.show()
    other.recover(left_behind(journals)[0])
    assert len(other.table.state.things.values()) == 1
    other.save_as(tmp_path / "kept.toml")
    other.close()
    assert not left_behind(journals)


def test_a_save_that_fails_leaves_the_file_from_before(hands, tmp_path, monkeypatch):
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    file = tmp_path / "table.toml"
    assert hands.window.save_as(file)
    before = file.read_text(encoding="utf-8")
    hands.drag_card("Mountain", hands.zone(0, "battlefield"))

    def full(old, new):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("sandbox.views.files.os.replace", full)
    assert not hands.window.save_as(file)
    assert "No space left on device" in hands.notice() and file.read_text(encoding="utf-8") == before
    assert not hands.window.table.is_saved and [path.name for path in tmp_path.glob("*table.toml*")] == ["table.toml"]


def test_several_tables_left_behind_are_counted_and_the_others_stay(qtbot, tmp_path):
    left = []
    for name in ("Island", "Mountain"):
        window = make_window(empty_table(), Settings(tmp_path / "settings"), tmp_path / "journals")
        qtbot.addWidget(window)
        window.journal_begins()
        window.table.edit(edits.place(window.table.state, 0, name, "battlefield", edits.Manner(1, "untapped", edits.SET)))
        left.append(window)
    for window in left:
        window.close()
    next_one = make_window(empty_table(), Settings(tmp_path / "settings"), tmp_path / "journals")
    qtbot.addWidget(next_one)
    next_one.offer_recovery()
    assert any("2 tables were not saved" in one.text() for one in next_one.offer.findChildren(QLabel))
    next_one.offer.buttons[0].click()
    assert len(list(next_one.table.state.things.values())) == 1
    assert len(left_behind(tmp_path / "journals")) == 1
