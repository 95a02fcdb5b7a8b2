"""Cards that a search shows are played by themselves beside the window, and have their mark then."""
import pytest
from PySide6.QtCore import Qt

from sandbox.cards.collection import SHELF
from sandbox.models import faces
from sandbox.views import trying
from tests.cards.filemaking import array, scry
from tests.window.benchwork import press, typed

LONG = 60_000                           # milliseconds; the machine may be busy


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(trying, "WAITS", 10)
    yield
    if SHELF.open:
        SHELF.open.close()
        SHELF.open = None
    faces.RAN.clear()
    faces.figures_of.cache_clear()


def test_imported_and_homemade_cards_that_are_shown_get_their_mark(hands, dialog, qtbot, tmp_path):
    window = hands.window
    typed(dialog, {"name": "Spark Ferret", "types": "Artifact Creature — Ferret", "power": "1", "toughness": "1"}, ["Haste"])
    press(dialog.keep)
    dialog.close()
    window.import_cards([array(tmp_path / "cards.json", [scry("Tin Ferret"), scry("Odd Ferret", oracle_text="Frobnicate.")])])
    qtbot.waitUntil(lambda: window.errand is None and window.reading is None, timeout=LONG)
    hands.search("ferret")
    window.try_along()
    records = window.search.finding

    def marks():
        return {record.key: record.ran for record in records.records}
    qtbot.waitUntil(lambda: marks() == {"Spark Ferret": True, "Tin Ferret": True, "Odd Ferret": False} and window.tryer is None,
                    timeout=LONG)
    for name in ("Spark Ferret", "Tin Ferret"):
        assert records.face(name).figures == ("read", "ran")
    hands.search("ferret is:ran")
    assert [record.key for record in records.records] == ["Spark Ferret", "Tin Ferret"]
    assert records.untried(9) == ([], [])
    window.stop_errands()


def test_one_that_goes_on_for_ever_is_given_up_and_the_window_closes(hands, dialog, qtbot, monkeypatch):
    monkeypatch.setattr(trying, "LONG", 50)
    typed(dialog, {"name": "Spark Ferret", "types": "Artifact Creature — Ferret", "power": "1", "toughness": "1"}, ["Haste"])
    press(dialog.keep)
    dialog.close()
    hands.search("ferret")
    hands.window.try_along()
    qtbot.waitUntil(lambda: "Spark Ferret" in hands.window.given_up and hands.window.tryer is None, timeout=LONG)
    assert not hands.window.search.finding.record(0).ran
    hands.press(Qt.Key.Key_Escape)
    hands.window.stop_errands()
