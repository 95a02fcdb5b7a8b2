"""sandbox cards: import, download, read and find, as a person or a program says it."""
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandbox.cards import library
from sandbox.cards.collection import SHELF
from sandbox.cards.library import NotFound, Unplayable
from sandbox.cli import BAD, DONE, run
from sandbox.engine.state import Seat, State
from sandbox.timeline.playing import play_text
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text
from tests.cards.filemaking import array, face, many, scry, scry_faces
from tests.cards.serving import serving


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"
    if SHELF.open:
        SHELF.open.close()
        SHELF.open = None


@pytest.fixture
def said(capsys):
    def say(*words):
        code = run(["cards", *map(str, words)])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err
    return say


def test_a_file_comes_in_and_its_cards_can_be_found_and_played(tmp_path, said):
    code, out, err = said("import", array(tmp_path / "cards.json", [scry(), scry("Ferret Token", layout="token")]))
    assert (code, err) == (DONE, "")
    assert "Scryfall: 1 cards" in out and "left out: 1 × tokens (Ferret Token)" in out
    assert said("find", "t:ferret k:vigilance")[1] == "Tin Ferret  {1}{W}  Artifact Creature — Ferret\n"
    card = library.find("tin ferret")
    assert (card.front.power, card.front.cost, len(card.front.abilities)) == (2, ("1", "W"), 1)
    assert json.loads(said("find", "ferret", "--json")[1]) == {"format": 1, "total": 1, "cards": [
        {"name": "Tin Ferret", "cost": "{1}{W}", "types": "Artifact Creature — Ferret", "layout": "normal"}]}


def test_a_bad_file_does_not_keep_a_good_one_out(tmp_path, said):
    (tmp_path / "bad.json").write_text("[{")
    good = array(tmp_path / "good.json", [scry()])
    code, out, err = said("import", tmp_path / "bad.json", tmp_path / "absent", good, "--json")
    told = json.loads(out)
    assert code == BAD and told["format"] == 1
    assert [one.get("error", one.get("total")) for one in told["files"]] == [
        f"{tmp_path / 'bad.json'} ends in the middle; it may not have come whole",
        f"{tmp_path / 'absent'} can't be opened: No such file or directory", 1]
    assert len(err.splitlines()) == 2


def test_a_program_hears_how_far_it_is(tmp_path, said):
    _, out, _ = said("import", array(tmp_path / "many.json", many(3_000)), "--progress")
    told = [json.loads(line) for line in out.splitlines()]
    assert [one["share"] for one in told[:-1]] == sorted(one["share"] for one in told[:-1]) and told[0]["doing"] == "importing"
    assert told[-1]["done"][0]["cards"]["new"] == 3_000


def test_built_in_cards_come_before_imported_ones_of_the_same_name(tmp_path, said):
    name = library.names()[0]
    said("import", array(tmp_path / "cards.json", [scry(name, oracle_text="Frobnicate."), scry(f"{name} Ferret")]))
    assert library.find(name) == library.built_in().find(name)
    assert said("find", f'"{name}"')[1].splitlines()[0].startswith(name + "  ")
    assert len(said("find", f'"{name}"')[1].splitlines()) == 2


def test_what_can_not_be_put_on_the_table_says_why(tmp_path, said):
    said("import", array(tmp_path / "cards.json", [scry("Plane of Ferrets", layout="planar", type_line="Plane — Ferretia"), scry()]))
    with pytest.raises(Unplayable, match="“Plane of Ferrets” is among your cards, but can't be put on the table yet: “plane” in"):
        library.find("plane of ferrets")
    with pytest.raises(NotFound, match="did you mean Tin Ferret"):
        library.find("tin feret")


def test_reading_gives_is_read_its_figure(tmp_path, said):
    said("import", array(tmp_path / "cards.json", [
        scry(), scry("Odd Ferret", oracle_text="Flying\nFrobnicate."), scry("Star Ferret", layout="planar", type_line="Plane — Ferretia"),
        scry_faces("Hit // Run", "frob", face("Hit", "{B}", "Instant", "Draw a card."), face("Run", "{R}", "Sorcery", "Draw a card."))]))
    unsure = "sandbox: 4 of your cards have not been read yet and are not found by it: sandbox cards read\n"
    assert said("find", "is:read ferret")[1:] == ("no card fits\n", unsure)
    assert said("read")[1] == "4 cards read, of 4 that were brought in; is:read and is:unread find them\n"
    assert said("find", "is:read is:imported")[1] == "Tin Ferret  {1}{W}  Artifact Creature — Ferret\n"
    assert said("find", "is:unread ferret")[1].startswith("Odd Ferret")
    assert [line.split("  ")[0] for line in said("find", "is:unplayable")[1].splitlines()] == ["Hit // Run", "Star Ferret"]
    assert said("read")[1].startswith("0 cards read, of 4")


def test_figures_of_an_older_sandbox_are_found_anew(tmp_path, said, monkeypatch):
    said("import", array(tmp_path / "cards.json", [scry()]))
    said("read")
    monkeypatch.setattr("sandbox.cards.figures.grammar", lambda: "another")
    assert said("read")[1].startswith("1 cards read, of 1")


def test_a_query_that_makes_no_sense_is_one_line(said):
    code, _, err = said("find", "powr>3")
    assert (code, err) == (BAD, "sandbox: at letter 1: “powr>” is no field to search by; did you mean “power>”?\n")


def test_a_damaged_database_is_one_line_everywhere(tmp_path, home, said):
    (home / "data").mkdir(parents=True)
    (home / "data" / "cards.sqlite").write_bytes(b"what is this" * 1000)
    for words in (("import", array(tmp_path / "cards.json", [scry()])), ("read",)):
        code, _, err = said(*words)
        assert code == BAD and len(err.splitlines()) == 1 and "is damaged" in err
    code, out, err = said("find", "island")
    assert code == DONE and "Island" in out and "is damaged" in err
    assert library.find("Island")
    with pytest.raises(NotFound):
        library.find("Tin Ferret")


def test_downloading_brings_the_cards_in_and_only_once(tmp_path, home, said):
    with serving(array(tmp_path / "cards.json", many(600)).read_bytes()) as server:
        words = "download", "--from", f"{server.address}/bulk-data"
        assert "600 new" in said(*words)[1]
        assert "already" in said(*words)[1] and "600 as before" in said(*words, "--again")[1]
        assert list((home / "data" / "downloads").iterdir()) == []


def test_a_download_that_fails_leaves_the_cards(tmp_path, said):
    said("import", array(tmp_path / "old.json", [scry()]))
    code, _, err = said("download", "--from", "http://127.0.0.1:9/bulk-data")
    assert code == BAD and "can't be reached" in err and "your cards are as they were" in err and len(err.splitlines()) == 1
    with serving(b"[{" * 500) as server:
        code, _, err = said("download", "--from", f"{server.address}/bulk-data")
        assert code == BAD and len(err.splitlines()) == 1
    assert said("find", "tin ferret")[1].startswith("Tin Ferret")


def test_scenarios_that_use_imported_cards_take_them_along(tmp_path, said, home, monkeypatch):
    said("import", array(tmp_path / "cards.json", [scry("Tin Ferret")]))
    timeline = Timeline(State(seats=(Seat(name="You"), Seat(name="Opponent"))))
    timeline.do(("set_new", 0, library.find("Tin Ferret"), "battlefield", (("tapped", "untapped"),)))
    text = as_text(timeline, "With a ferret")
    monkeypatch.setenv("SANDBOX_HOME", str(tmp_path / "elsewhere"))
    with pytest.raises(NotFound):
        library.find("Tin Ferret")
    result = play_text(text, "elsewhere")
    assert [result.timeline.state.look(thing.id).name for thing in result.timeline.state.things.values()] == ["Tin Ferret"]


@pytest.mark.skipif(os.name == "nt", reason="a signal that windows does not know")
def test_the_real_command(tmp_path, home):
    path = array(tmp_path / "cards.json", [scry()])
    done = subprocess.run([sys.executable, "-m", "sandbox", "cards", "import", str(path)], cwd=Path(__file__).parents[2],
                          capture_output=True, text=True, env=os.environ | {"SANDBOX_HOME": str(home)}, check=False)
    assert (done.returncode, done.stderr) == (0, "") and "1 new" in done.stdout
