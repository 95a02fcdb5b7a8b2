"""“sandbox cards try”: imported cards are played by themselves, and what came of it is kept and found."""
import io
import json

import pytest

from sandbox.cards import library
from sandbox.cards.collection import SHELF, Collection, usual_place
from sandbox.cards.files.bringing import bring_in
from sandbox.cli import run
from sandbox.models.faces import figures_of
from tests.cards.filemaking import array, scry

TABLE = {"name": "Spark Cub", "cost": "{1}{R}", "types": "Creature — Bear", "power": 2, "toughness": 1, "text": "Haste"}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "home"))
    collection = Collection(usual_place())
    bring_in(array(tmp_path / "cards.json", [scry("Tin Ferret"), scry("Odd Ferret", oracle_text="Frobnicate."),
                                             scry("Lead Ferret", oracle_text="When Lead Ferret enters, draw a card.")]), collection)
    yield collection
    collection.close()
    if SHELF.open:
        SHELF.open.close()
        SHELF.open = None
    figures_of.cache_clear()


def said(capsys, *words):
    code = run(["cards", *words])
    out, errors = capsys.readouterr()
    return code, out.splitlines(), errors.splitlines()


def found(capsys, query):
    return [line.split("  ")[0] for line in said(capsys, "find", query)[1]]


def test_all_that_are_read_whole_are_played_once_and_found(capsys, home):
    code, out, _ = said(capsys, "try")
    assert code == 0 and out == ["2 cards played, 0 of them not without error; is:ran finds those that were"]
    assert found(capsys, "ferret is:ran") == ["Lead Ferret", "Tin Ferret"]
    assert said(capsys, "try")[1][0].startswith("0 cards played")
    assert figures_of(library.find("Tin Ferret")) == ("read", "ran") and figures_of(library.find("Odd Ferret")) == ()


def test_only_some(capsys):
    told = json.loads("\n".join(said(capsys, "try", "--json", "Tin Ferret")[1]))
    assert told["cards"] == [{"name": "Tin Ferret", "ran": True, "errors": []}]
    assert found(capsys, "ferret is:ran") == ["Tin Ferret"]
    code, out, errors = said(capsys, "try", "Nobody")
    assert (code, out) == (2, []) and errors == ["sandbox: “Nobody” is none of the cards that were brought in"]


def test_a_card_that_goes_wrong_has_no_mark_and_the_error_is_told(capsys, monkeypatch, home):
    from sandbox.timeline import figuring
    real = figuring.tried

    def broken(card):
        trial = real(card)
        return trial if card.front.name != "Lead Ferret" else type(trial)("Lead Ferret", ["cast: ValueError: no"])
    monkeypatch.setattr(figuring, "tried", broken)
    code, out, _ = said(capsys, "try")
    assert code == 1 and out[0] == "  error: Lead Ferret: cast: ValueError: no"
    assert home.untried() == [] and not home.has_run("Lead Ferret") and home.has_run("tin ferret")
    assert figures_of(library.find("Lead Ferret")) == ("read",)


def test_a_card_that_was_changed_by_another_import_is_tried_again(home, tmp_path, capsys):
    said(capsys, "try")
    bring_in(array(tmp_path / "more.json", [scry("Tin Ferret", oracle_text="Flying")]), home)
    assert not home.has_run("Tin Ferret")
    assert said(capsys, "try")[1][0].startswith("1 cards played")


def test_cards_that_lie_in_no_collection_are_given_as_tables(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps({"names": ["Tin Ferret"], "tables": [TABLE, {"name": "No card"}]})))
    code, out, _ = said(capsys, "try", "--given", "--progress")
    done = json.loads(out[0])["done"]
    assert [(one["name"], one["ran"]) for one in done] == [("Spark Cub", True), ("No card", False), ("Tin Ferret", True)]
    monkeypatch.setattr("sys.stdin", io.StringIO("[]"))
    code, _, errors = said(capsys, "try", "--given")
    assert code == 2 and len(errors) == 1
