"""Cards are brought in from the window: it stays alive, tells how far it is, and can call it off."""
import gzip

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.cards import library
from sandbox.cards.collection import SHELF
from sandbox.cards.library import NotFound
from tests.cards.filemaking import array, cockatrice, many, scry, xml_card
from tests.cards.serving import serving
from tests.window.conftest import LEFT

LONG = 60_000                           # milliseconds; the machine may be busy


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"
    if SHELF.open:
        SHELF.open.close()
        SHELF.open = None


@pytest.fixture
def done(hands, qtbot):
    """Waits until what was begun is done; the notice then."""
    def wait():
        qtbot.waitUntil(lambda: hands.window.errand is None, timeout=LONG)
        return hands.notice()
    yield wait
    hands.window.stop_errands()


def test_imported_cards_are_found_and_go_to_the_table(hands, done, tmp_path):
    hands.window.import_cards([array(tmp_path / "cards.json", [scry("Tin Ferret"), scry("Ferret Token", layout="token")])])
    assert done() == "1 cards: 1 new, 0 changed, 0 as before; 1 left out, and File › Last import tells why."
    hands.set_up()
    hands.drag_card("Tin Ferret", hands.zone(0, "battlefield"))
    assert hands.state.look(hands.one("Tin Ferret")).power == 2
    hands.window.show_account()
    assert "1 × tokens (Ferret Token)" in hands.window.account_dialog.text.toPlainText()
    hands.window.account_dialog.close()


def drop(hands, *paths):
    """Whether the files were taken."""
    data, at = QMimeData(), QPointF(hands.window.field.viewport().rect().center())
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    way = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), *way)
    QApplication.sendEvent(hands.window.field.viewport(), enter)
    if enter.isAccepted():
        QApplication.sendEvent(hands.window.field.viewport(), QDropEvent(at, *way))
    return enter.isAccepted()


@pytest.mark.parametrize("name", ["cards.json", "cards.jsonl", "cards.json.gz", "cards.xml"])
def test_a_card_file_that_is_dropped_on_the_table_is_imported(hands, done, tmp_path, name):
    if name.endswith("xml"):
        path = cockatrice(tmp_path / name, [xml_card("Tin Ferret", type="Instant")])
    else:
        path = array(tmp_path / name.removesuffix(".gz"), [scry("Tin Ferret")])
    if name.endswith("gz"):
        (tmp_path / name).write_bytes(gzip.compress(path.read_bytes()))
    assert drop(hands, tmp_path / name) and "1 new" in done()


def test_card_files_are_dropped_together_and_anything_else_alone(hands, done, tmp_path):
    one, two = (array(tmp_path / f"{name}.json", [scry(name)]) for name in ("Tin Ferret", "Lead Ferret"))
    assert drop(hands, one, two) and "2 new" in done()
    (tmp_path / "deck.txt").write_text("4 Forest", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"PNG")
    assert not drop(hands, one, tmp_path / "picture.png")
    assert drop(hands, one, tmp_path / "deck.txt") and "none of these 2 files was opened" in hands.notice()
    assert hands.window.deck_offer is None


def test_the_window_stays_alive_and_tells_how_far_it_is(hands, done, qtbot, tmp_path):
    hands.window.import_cards([array(tmp_path / "many.json", many(8_000))])
    strip, seen = hands.window.strip, []
    hands.window.errand.told.connect(lambda told: seen.append((strip.bar.value(), strip.words.text())))
    assert strip.isVisible() and strip.button.isVisible()
    qtbot.waitUntil(lambda: len(seen) > 2, timeout=LONG)
    hands.search("island")
    assert hands.window.search.finding.record(0).key == "Island"
    assert "8,000 new" in done()
    values = [value for value, _ in seen]
    assert values == sorted(values) and 0 < values[0] < 1000
    assert all(words.startswith("Importing, ") and words.endswith(" cards") for _, words in seen)
    hands.search("walker 7")
    assert hands.window.search.finding.record(0).key.startswith("Walker 7")


def test_cancel_leaves_the_cards_as_they_were(hands, done, qtbot, tmp_path):
    hands.window.import_cards([array(tmp_path / "old.json", [scry("Tin Ferret")])])
    done()
    hands.window.import_cards([array(tmp_path / "many.json", many(20_000))])
    seen = []
    hands.window.errand.told.connect(seen.append)
    qtbot.waitUntil(lambda: len(seen) > 1, timeout=LONG)
    QTest.mouseClick(hands.window.strip.button, LEFT)
    assert done() == "Called off: your cards are as they were."
    assert SHELF.collection().size == 1 and library.find("Tin Ferret")


def test_two_imports_at_once_are_one(hands, done, tmp_path):
    path = array(tmp_path / "cards.json", many(500))
    hands.window.import_cards([path])
    hands.window.import_cards([path])
    assert hands.notice() == "Cards are being brought in already."
    hands.window.download_cards()
    assert hands.window.offer_of_cards is None
    assert "500 new" in done()


@pytest.mark.parametrize("content, words", [
    (b"4 Tin Ferret\n", "is no card file"), (b"[{", "ends in the middle"),
    (b"<!DOCTYPE x [<!ENTITY a 'b'>]><x/>", "declares a document type")])
def test_a_bad_file_is_one_line_and_the_window_lives(hands, done, tmp_path, content, words):
    (tmp_path / "bad").write_bytes(content)
    hands.window.import_cards([tmp_path / "bad"])
    assert words in done() and "\n" not in hands.notice()
    assert hands.window.notice.property("kind") == "trouble"
    with pytest.raises(NotFound):
        library.find("Tin Ferret")


def test_a_damaged_database_is_said_in_the_search_and_at_the_import(hands, done, home, tmp_path):
    (home / "data").mkdir(parents=True)
    (home / "data" / "cards.sqlite").write_bytes(b"what is this" * 1000)
    hands.search("island")
    assert "is damaged" in hands.window.search.count.text() and hands.window.search.finding.record(0).key == "Island"
    hands.window.import_cards([array(tmp_path / "cards.json", [scry()])])
    assert "is damaged" in done()


def test_a_download_is_asked_about_and_comes_in(hands, done, tmp_path):
    with serving(array(tmp_path / "cards.json", many(300)).read_bytes()) as server:
        hands.window.download_cards()
        offer = hands.window.offer_of_cards
        assert offer.isVisible() and hands.window.errand is None
        QTest.mouseClick(offer.buttons[1], LEFT)
        assert hands.window.errand is None
        hands.window.begin_download("--from", f"{server.address}/bulk-data")
        assert "300 new" in done()
        hands.window.begin_download("--from", f"{server.address}/bulk-data")
        assert done() == "Your cards are the newest already."


def test_without_a_network_the_line_says_so(hands, done):
    hands.window.begin_download("--from", "http://127.0.0.1:9/bulk-data")
    assert "can't be reached: Connection refused; your cards are as they were" in done()


def test_texts_are_read_behind_the_scenes(hands, done, qtbot, tmp_path):
    hands.window.import_cards([array(tmp_path / "cards.json", [scry("Tin Ferret"), scry("Odd Ferret", oracle_text="Frobnicate.")])])
    done()
    hands.search("is:read is:imported")
    qtbot.waitUntil(lambda: bool(hands.window.search.finding.records) and not hands.window.search.finding.unsure, timeout=LONG)
    assert [record.key for record in hands.window.search.finding.records] == ["Tin Ferret"]
    assert hands.window.reading is None


def test_a_card_that_can_not_be_held_is_shown_with_the_reason_and_stays_out(hands, done, tmp_path):
    hands.window.import_cards([array(tmp_path / "cards.json", [scry("Plane of Ferrets", layout="planar", type_line="Plane — Ferretia")])])
    done()
    hands.set_up()
    hands.search("plane of ferrets")
    while hands.window.search.finding.read_some():
        pass
    assert "can't be put on the table yet: “plane”" in hands.window.search.finding.record(0).words
    QTest.keyClick(hands.window.search.field, Qt.Key.Key_Down)
    assert hands.window.inspector.shown.face.name == "Plane of Ferrets" and "plane" in hands.window.inspector.shown.now[0].value
    before = hands.state
    QTest.keyClick(hands.window.search.field, Qt.Key.Key_Return)
    assert hands.state is before and "can't be put on the table yet" in hands.notice()


def test_rows_come_as_they_are_scrolled_to(hands, done, tmp_path):
    hands.window.import_cards([array(tmp_path / "many.json", many(1_000))])
    done()
    hands.search("walker")
    finding, rows = hands.window.search.finding, hands.window.search.rows
    assert (finding.total, finding.rowCount()) == (1_000, 100)
    assert hands.window.search.count.text().startswith("1,000 cards")
    for _ in range(12):
        rows.scrollToBottom()
        hands.settle()
    assert finding.rowCount() == 1_000 and finding.record(999).key.startswith("Walker ")


def test_closing_the_window_calls_off_what_is_not_done(hands, qtbot, tmp_path):
    hands.window.import_cards([array(tmp_path / "many.json", many(20_000))])
    errand, seen = hands.window.errand, []
    errand.told.connect(seen.append)
    qtbot.waitUntil(lambda: len(seen) > 1, timeout=LONG)
    hands.window.close()
    assert not errand.is_on
    assert SHELF.collection().size == 0


def test_strip_and_offers_are_seen_whole_at_large_text(hands, done, tmp_path):
    hands.window.resize(1280, 800)
    hands.window.set_text(2.0)
    hands.window.download_cards()
    hands.settle()
    parts = [hands.window.offer_of_cards]
    hands.window.offer_of_cards.hide()
    hands.window.import_cards([array(tmp_path / "cards.json", many(2_000))])
    hands.window.strip.show_progress({"doing": "importing", "share": 0.5, "cards": 12_345})
    parts.append(hands.window.strip)
    for part in parts:
        assert part.width() >= part.sizeHint().width() and hands.window.rect().contains(part.geometry())
    assert "2,000 new" in done()
