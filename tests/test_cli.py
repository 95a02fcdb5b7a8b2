"""The command line: exit codes, one clear line for whatever is wrong, and never a traceback."""
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sandbox import __version__, cli
from tests.timeline.scenes import scene

GOOD = '''[[steps]]
cast = "Spark"
targets = "other"
pay = "auto"
[[steps]]
settle = true
expect = { "other.damage" = 2, "you.life" = 20 }
'''


@pytest.fixture
def files(tmp_path):
    """A scenario that comes out as expected, one that does not, one that is malformed."""
    texts = {"good": scene(GOOD, before='title = "A spark"\n'),
             "failing": scene(GOOD.replace("= 20", "= 19")), "bad": scene(GOOD.replace("settle", "setle"))}
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


def said(capsys, *words):
    """(exit code, lines printed, lines of errors)."""
    code = cli.run(list(map(str, words)))
    out, errors = capsys.readouterr()
    assert "Traceback" not in out + errors
    return code, out.splitlines(), errors.splitlines()


def test_what_comes_out_as_expected(files, capsys):
    assert said(capsys, "play", files / "good.toml") == (0, [f"ok     {files}/good.toml: A spark (2 as expected)"], [])


def test_what_does_not_is_said_with_line_expected_and_found(files, capsys):
    code, out, errors = said(capsys, "play", files / "failing.toml")
    line = (files / "failing.toml").read_text().split("\n").index('expect = { "other.damage" = 2, "you.life" = 19 }') + 1
    assert code == 1 and errors == []
    assert out[1].strip() == f"{files}/failing.toml:{line}: step 2: you.life: expected 19, found 20"


def test_a_malformed_file_does_not_keep_the_others_from_being_played(files, capsys):
    code, out, errors = said(capsys, "play", files)
    assert code == 2 and [line[:6].strip() for line in out if not line.startswith(" ")] == ["FAILED", "ok"]
    assert len(errors) == 1 and "unknown key “setle”; did you mean “settle”?" in errors[0]


def test_the_results_as_json(files, capsys):
    code, out, _ = said(capsys, "play", "--json", files / "good.toml", files / "failing.toml", files / "bad.toml")
    good, failing, bad = json.loads("\n".join(out))["results"]
    assert code == 2 and (good["passed"], failing["passed"], "error" in bad) == (True, False, True)
    assert [(row["path"], row["expected"], row["found"], row["holds"]) for row in failing["rows"]] == [("other.damage", 2, 2, True),
    ("you.life", 19, 20, False)]
    state = good["state"]
    assert state["players"]["you"]["zones"]["graveyard"] == ["Spark"] and state["stack"] == [] and state["asked"] is None
    [other] = [one for one in state["objects"] if one["alias"] == "other"]
    assert (other["name"], other["damage"], other["power"], other["controller"]) == ("Cub", 2, 3, "opponent")
    assert other["counters"] == {"+1/+1": 1}


def test_playing_stops_after_a_step(files, capsys):
    _, out, _ = said(capsys, "play", "--json", "--until", "1", files / "failing.toml")
    [result] = json.loads("\n".join(out))["results"]
    assert result["passed"] and result["steps"] == 1 and result["state"]["stack"] == ["Spark"]


def test_why_an_object_is_what_it_is(files, capsys):
    code, out, _ = said(capsys, "explain", files / "good.toml", "other", "power")
    assert code == 0 and any("layer 7c" in line and "power 2 → 3" in line for line in out) and out[-1] == "in the end: power 3"
    assert said(capsys, "explain", files / "good.toml", "cub")[1][0] == "Cub: as printed, no effect changes it"


def test_a_picture_is_drawn(files, capsys, tmp_path):
    assert said(capsys, "picture", files / "good.toml", tmp_path / "a.png", "--size", "800x600", "--theme", "light") == (0, [], [])
    assert (tmp_path / "a.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    said(capsys, "picture", files / "good.toml", tmp_path / "b.png", "--size", "800x600", "--theme", "light", "--step", "0")
    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


@pytest.mark.parametrize("words, line", [
    (("play",), "required: FILE"), (("play", "nowhere.toml"), "nowhere.toml:1: can't be read"),
    (("play", "--until", "x", "good.toml"), "takes a whole number, not “x”"),
    (("play", "empty"), "there is no scenario in"), (("plya", "good.toml"), "unknown command “plya”; did you mean “play”?"),
    (("nowhere",), "there is no file or command “nowhere”"),
    (("explain", "good.toml", "othr"), "did you mean “other”?"), (("explain", "good.toml", "other", "powr"), "did you mean “power”?"),
    (("explain", "good.toml", "Spark"), "is not on the battlefield"),
    (("picture", "good.toml", "a.png", "--size", "9x9"), "takes width and height"),
    (("picture", "good.toml", "a.png", "--theme", "drak"), "did you mean “dark”?"),
    (("picture", "good.toml", "no/such/a.png"), "there is no such folder"),
    (("picture", "good.toml", "a.png", "--step", "9"), "has no step 9"), (("picture", "bad.toml", "a.png"), "unknown key “setle”"),
    (("read", "--corpus", "empty"), "empty is a folder"), (("read", "--corpus", "nowhere"), "can't be opened: No such file"),
    (("read", "--corpus", "bad.toml"), "line 1: is not JSON"), (("read", "--corpus", "tokens.json"), "holds no card"),
    (("read", "--text", "Flying", "--cost", "{Q}"), "{Q}"),
    (("read", "--text", "Flying", "--type", "Creture"), "“creture” in “Creture” is not a"),
    (("read", "--text", "Flying", "--json"), "--json goes with --corpus"), (("read", "--every", "0", "--run"), "takes a number from 1 on"),
    (("--fly",), "--fly")])
def test_bad_input_gives_one_line_and_exit_code_2(files, capsys, monkeypatch, words, line):
    monkeypatch.chdir(files)
    Path("empty").mkdir()
    Path("tokens.json").write_text('[{"name": "Cub", "layout": "token", "type_line": "Token Creature — Bear", "oracle_text": ""}]')
    code, out, errors = said(capsys, *words)
    assert code == 2 and out == [] and len(errors) == 1 and line in errors[0] and errors[0].startswith("sandbox: ")


@pytest.mark.parametrize("text, code, out", [
    ("", 0, ["no rules text: nothing to read"]), ("(Only a reminder.)", 0, ["no rules text: nothing to read"]),
    ("Flying\\nTrample", 0, ["read   Flying", "       understood as: Flying", "read   Trample", "       understood as: Trample"]),
    ("☃", 1, ["unread ☃", "       understood up to here: |☃"])])
def test_typed_text_is_read_line_by_line(capsys, text, code, out):
    assert said(capsys, "read", "--text", text) == (code, out, [])


def test_a_line_too_long_to_be_rules_text_costs_nothing(capsys):
    code, out, _ = said(capsys, "read", "--text", "Draw a card. " * 9000)
    assert code == 1 and out[1] == "       a line of 116,999 characters is too long to be rules text: up to 1,500 are read"


def test_a_mistake_of_ours_is_one_line_with_its_details_in_a_file(files, capsys, monkeypatch):
    monkeypatch.setattr("sandbox.cli.playing.play_scenario", lambda file, until: 1 / 0)
    code, _, errors = said(capsys, "play", files / "good.toml")
    assert code == 2 and len(errors) == 1 and "a mistake in the sandbox: ZeroDivisionError" in errors[0]
    assert "1 / 0" in Path(errors[0].partition("(details: ")[2].rstrip(")")).read_text()


@pytest.mark.parametrize("words, first", [(["--version"], f"sandbox {__version__}"), (["--help"], "usage: sandbox"),
    (["play", "--help"], "usage: sandbox play")])
def test_it_runs_as_a_program(words, first):
    done = subprocess.run([sys.executable, "-m", "sandbox", *words], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith(first) and done.stderr == ""
    assert "exit codes" in done.stdout or words != ["--help"]


def test_the_window_opens_on_the_file_that_is_named(files, monkeypatch):
    from sandbox.views import app
    opened = []
    monkeypatch.setattr(app, "open_window", lambda path: opened.append(path) or 0)
    assert cli.run([str(files / "good.toml")]) == 0 and cli.run([]) == 0
    assert opened == [files / "good.toml", None]


# ---- decklists ----
def test_a_deck_is_told_part_by_part_and_what_is_not_known_here(tmp_path, capsys):
    (tmp_path / "deck.txt").write_text("Deck\n4 Grizzly Bears (M10) 183\n1 Grizly Baers\n\nSideboard\n2 Forest\n", encoding="utf-8")
    code, out, errors = said(capsys, "cards", "deck", tmp_path / "deck.txt")
    assert code == 1 and errors == [] and out[0] == "decklist: 6 cards known, 1 not"
    assert "   4 Grizzly Bears" in out and out.index("sideboard:") < out.index("   2 Forest")
    assert any("did you mean Grizzly Bears?" in line for line in out) and any("a printing" in line for line in out)
    code, out, _ = said(capsys, "cards", "deck", tmp_path / "deck.txt", "--json")
    told = json.loads("\n".join(out))
    assert [(one["count"], one["line"]) for one in told["cards"]] == [(4, 2), (2, 6)] and told["missing"][0]["name"] == "Grizly Baers"


def test_what_is_no_deck_is_one_line(tmp_path, capsys):
    (tmp_path / "deck.dek").write_text("<Deck><Cards", encoding="utf-8")
    for words in (("deck", tmp_path / "deck.dek"), ("deck", tmp_path / "none.txt"), (), ("deck",), ("dek", "x")):
        code, out, errors = said(capsys, "cards", *words)
        assert code == 2 and out == [] and len(errors) == 1


# ---- puzzles ----
PUZZLE = "[metadata]\nName:Two Bears\nGoal:Win\nTurns:1\n[state]\np0life=3\np0battlefield=Grizzly Bears|Renowned;Forest\n"


def test_a_puzzle_becomes_a_scenario_and_a_puzzle_again(tmp_path, capsys):
    (tmp_path / "a.pzl").write_text(PUZZLE, encoding="utf-8")
    code, out, errors = said(capsys, "export", tmp_path / "a.pzl", tmp_path / "a.toml")
    assert code == 0 and out == [] and any("Renowned" in line for line in errors)
    assert said(capsys, "play", tmp_path / "a.toml")[0] == 0
    assert said(capsys, "export", tmp_path / "a.toml", tmp_path / "b.pzl") == (0, [], [])
    text = (tmp_path / "b.pzl").read_text(encoding="utf-8")
    assert "Name:Two Bears" in text and "p0battlefield=Grizzly Bears;Forest" in text
    code, out, _ = said(capsys, "play", tmp_path / "a.pzl")
    assert code == 0 and any("not carried over: line 7" in line for line in out)


def test_what_can_not_be_exported_is_one_line(tmp_path, capsys):
    (tmp_path / "a.pzl").write_text(PUZZLE, encoding="utf-8")
    (tmp_path / "bad.pzl").write_text("[state]\nhumnlife=3\n", encoding="utf-8")
    for words, line in ((("a.pzl", "a.txt"), "should end in .pzl"), (("bad.pzl", "a.toml"), "bad.pzl:2: unknown key"),
                        (("none.pzl", "a.toml"), "can't be read"), (("a.pzl", "no/such/a.pzl"), "can't be written")):
        code, out, errors = said(capsys, "export", *(tmp_path / word for word in words))
        assert code == 2 and out == [] and len(errors) == 1 and line in errors[0]
