"""A place that can't be written, a disk that is full, an import or a download called off, no network: one line, and nothing is lost."""
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from sandbox.cards import library
from sandbox.cards.collection import SHELF
from sandbox.timeline import journal
from sandbox.views.app import application, empty_table, make_window
from sandbox.views.settings import Settings
from tests.cards.filemaking import array, many, scry
from tests.cards.serving import serving
from tests.window.benchwork import CTRL, back_to_the_table, press, typed
from tests.window.conftest import LEFT, Hands, to_front

LONG = 60_000                           # milliseconds; the machine may be busy
SMALL_DISK = '''
import sqlite3
open_it = sqlite3.connect
def connect(*words, **more):
    base = open_it(*words, **more)
    base.execute("PRAGMA max_page_count = 60")
    return base
sqlite3.connect = connect
'''


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"
    if SHELF.open:
        SHELF.open.close()
        SHELF.open = None


@pytest.fixture
def nowhere(home):
    """The person's folder can't be made: a file is in its way, which stops whoever may write everywhere too."""
    home.write_text("in the way")
    return home


@pytest.fixture
def waits(hands, qtbot):
    """Until what was begun is done; the notice then."""
    def wait():
        qtbot.waitUntil(lambda: hands.window.errand is None, timeout=LONG)
        return hands.notice()
    yield wait
    hands.window.stop_errands()


def picks(monkeypatch, *paths):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path) for path in paths], ""))


def imported(hands, monkeypatch, *paths):
    """By the menu, these files picked."""
    picks(monkeypatch, *paths)
    hands.menu("File", "Import cards")


def downloaded(hands, monkeypatch, address):
    """By the menu and the button of the offer, from this server instead of Scryfall's."""
    begin = hands.window.send_for
    monkeypatch.setattr(hands.window, "send_for", lambda words, title: begin([*words, "--from", f"{address}/bulk-data"], title))
    hands.menu("File", "Download all cards")
    QTest.mouseClick(hands.window.offer_of_cards.buttons[0], LEFT)
    hands.settle()


def is_alive(hands):
    """A card is found, goes to the table and back; the notice stays one line."""
    before = [(t.id, t.zone) for t in hands.state.things.values()]
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    assert hands.ids("Grizzly Bears", "battlefield", 0)
    hands.undo()
    assert [(t.id, t.zone) for t in hands.state.things.values()] == before


def trouble(hands, words):
    said = hands.notice()
    assert words in said and "\n" not in said and "Error" not in said and "Traceback" not in said, said
    assert hands.window.notice.property("kind") == "trouble"
    return True


# ---- a folder that can't be written ----
def test_an_import_into_a_folder_that_can_not_be_written(hands, nowhere, waits, monkeypatch, tmp_path):
    imported(hands, monkeypatch, array(tmp_path / "cards.json", [scry("Tin Ferret")]))
    waits()
    assert trouble(hands, "home/data/cards.sqlite: Not a directory")
    is_alive(hands)


def test_a_download_into_a_folder_that_can_not_be_written(hands, nowhere, waits, monkeypatch, tmp_path):
    with serving(array(tmp_path / "cards.json", many(9)).read_bytes()) as server:
        downloaded(hands, monkeypatch, server.address)
        waits()
        assert trouble(hands, "Not a directory") and not server.asked      # nothing is fetched that can't be kept
    is_alive(hands)


def test_several_files_into_a_folder_that_can_not_be_written_are_one_line(hands, nowhere, waits, monkeypatch, tmp_path):
    imported(hands, monkeypatch, *(array(tmp_path / f"{name}.json", [scry(name)]) for name in ("Tin Ferret", "Lead Ferret")))
    waits()
    assert trouble(hands, "Not a directory")


@pytest.fixture
def poor(qtbot, tmp_path):
    """A window whose settings, cards and journal have a place that can't be written."""
    application()
    (tmp_path / "file").write_text("in the way")
    window = make_window(empty_table(), Settings(tmp_path / "file" / "settings"), tmp_path / "file" / "journals")
    qtbot.addWidget(window)
    window.field.scene().glides = False
    window.resize(1440, 900)
    to_front(qtbot, window)
    window.journal_begins()
    return Hands(window)


def test_without_a_place_the_table_is_played_at_all_the_same(poor):
    assert trouble(poor, "No journal is kept, so a crash would lose this game")
    is_alive(poor)
    poor.press(Qt.Key.Key_T, CTRL)
    assert poor.window.theme.name == "light"
    assert poor.window.close()


def test_the_workshop_says_that_a_card_is_not_kept_and_has_it_until_the_end(poor):
    poor.press(Qt.Key.Key_M, CTRL)
    dialog = poor.window.workshop
    typed(dialog, text=["Haste"])
    QTest.keyClick(dialog.text, Qt.Key.Key_S, CTRL)
    assert "stays here until the end: Not a directory" in dialog.trouble.text() and "\n" not in dialog.trouble.text()
    press(dialog.field)
    assert "Spark Cub" in dialog.trouble.text() and "not be kept" in dialog.trouble.text()
    back_to_the_table(poor, dialog)
    assert poor.one("Spark Cub", "battlefield")
    poor.set_up()
    poor.drag_card("Spark Cub", poor.zone(1, "battlefield"))               # from the search, where it is until the end
    assert len(poor.ids("Spark Cub", "battlefield")) == 2
    poor.press(Qt.Key.Key_M, CTRL)
    assert dialog.fields["name"].line.text() == "Spark Cub"
    back_to_the_table(poor, dialog)


# ---- a disk that is full ----
def test_an_import_onto_a_full_disk_leaves_the_cards_as_they_were(hands, home, waits, monkeypatch, tmp_path):
    imported(hands, monkeypatch, array(tmp_path / "old.json", [scry("Tin Ferret")]))
    assert "1 new" in waits()
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "sitecustomize.py").write_text(SMALL_DISK, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "small"))              # the other process finds a database that can't grow
    imported(hands, monkeypatch, array(tmp_path / "many.json", many(2_000)))
    waits()
    assert trouble(hands, "the disk is full")
    assert SHELF.collection().size == 1 and library.find("Tin Ferret")
    is_alive(hands)
    monkeypatch.delenv("PYTHONPATH")
    imported(hands, monkeypatch, tmp_path / "many.json")
    assert "2,000 new" in waits()


def fills_up(monkeypatch, where):
    """The disk is full for what this module writes."""
    def full(*_):
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(where, full)


def test_a_card_made_on_a_full_disk_lies_on_the_table_and_is_kept_until_the_end(hands, dialog, monkeypatch):
    typed(dialog, text=["Haste"])
    press(dialog.keep)
    typed(dialog, {"name": "Other Cub"})
    press(dialog.keep)
    kept = hands.window.shelf.path.read_text(encoding="utf-8")
    fills_up(monkeypatch, "sandbox.cards.shelf.os.replace")
    typed(dialog, {"name": "Third Cub"})
    press(dialog.field)
    assert "No space left on device" in dialog.trouble.text() and "\n" not in dialog.trouble.text()
    assert hands.window.shelf.path.read_text(encoding="utf-8") == kept
    back_to_the_table(hands, dialog)
    assert hands.one("Third Cub", "battlefield")
    monkeypatch.undo()
    hands.press(Qt.Key.Key_M, CTRL)
    press(dialog.keep)                                                     # there is room again
    assert "Third Cub" in hands.window.shelf.path.read_text(encoding="utf-8")


def test_a_game_on_a_disk_that_fills_up_goes_on_without_its_journal(hands, monkeypatch, tmp_path):
    hands.window.journals = tmp_path / "journals"
    hands.window.journal_begins()
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    assert not hands.notice() or "journal" not in hands.notice()
    fills_up(monkeypatch, "sandbox.timeline.journal.os.write")
    hands.drag_card("Forest", hands.zone(0, "battlefield"))
    assert trouble(hands, "No journal is kept") and "No space left on device" in hands.notice()
    is_alive(hands)
    monkeypatch.undo()
    [left] = journal.left_behind(tmp_path / "journals")                    # what was written before is whole
    assert len(list(journal.recovered(left).state.things.values())) == 1


def test_settings_whose_folder_goes_away_are_one_line(qtbot, tmp_path):
    application()
    window = make_window(empty_table(), Settings(tmp_path / "settings"))
    qtbot.addWidget(window)
    to_front(qtbot, window)
    shutil.rmtree(tmp_path / "settings")
    (tmp_path / "settings").write_text("in the way")
    hands = Hands(window)
    hands.press(Qt.Key.Key_T, CTRL)
    assert window.theme.name == "light"
    assert trouble(hands, "Settings can't be written") and str(tmp_path / "settings") in hands.notice()
    hands.press(Qt.Key.Key_T, CTRL)
    is_alive(hands)
    assert window.close()


# ---- called off ----
def test_an_import_called_off_by_its_button(hands, home, waits, qtbot, monkeypatch, tmp_path):
    imported(hands, monkeypatch, array(tmp_path / "old.json", [scry("Tin Ferret")]))
    waits()
    imported(hands, monkeypatch, array(tmp_path / "many.json", many(20_000)))
    qtbot.waitUntil(lambda: "cards" in hands.window.strip.words.text() and "%" in hands.window.strip.words.text(), timeout=LONG)
    is_alive(hands)                                                        # in the middle of it
    QTest.mouseClick(hands.window.strip.button, LEFT)
    assert waits() == "Called off: your cards are as they were."
    assert SHELF.collection().size == 1 and library.find("Tin Ferret")


def test_a_download_called_off_by_its_button_goes_on_there_the_next_time(hands, home, waits, qtbot, monkeypatch, tmp_path):
    content = array(tmp_path / "cards.json", many(4_000)).read_bytes()
    with serving(content) as server:
        server.pause = 0.25
        downloaded(hands, monkeypatch, server.address)
        qtbot.waitUntil(lambda: hands.window.strip.words.text().startswith("Downloading, ") and hands.window.strip.bar.value() > 300,
                        timeout=LONG)
        is_alive(hands)
        QTest.mouseClick(hands.window.strip.button, LEFT)
        assert waits().startswith("Called off: your cards are as they were")
        [part] = (home / "data" / "downloads").glob("*.part")
        came = part.stat().st_size
        assert 0 < came < len(content) and content.startswith(part.read_bytes()) and SHELF.collection().size == 0
        server.pause = 0
        monkeypatch.undo()
        monkeypatch.setenv("SANDBOX_HOME", str(home))
        downloaded(hands, monkeypatch, server.address)
        assert "4,000 new" in waits()
        assert server.asked[-1][1]["Range"] == f"bytes={came}-"
        assert not list((home / "data" / "downloads").iterdir())


# ---- no network ----
def test_a_download_without_a_network_by_the_menu(hands, home, waits, monkeypatch, tmp_path):
    imported(hands, monkeypatch, array(tmp_path / "old.json", [scry("Tin Ferret")]))
    waits()
    downloaded(hands, monkeypatch, "http://127.0.0.1:9")
    waits()
    assert trouble(hands, "can't be reached: Connection refused; your cards are as they were")
    assert SHELF.collection().size == 1
    is_alive(hands)
