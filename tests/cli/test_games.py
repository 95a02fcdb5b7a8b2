"""sandbox games: whole games from the command line, in words and as JSON; what can't be played is one line."""
import json

import pytest

from sandbox.cli import BAD, DONE, run


@pytest.fixture
def said(capsys):
    def say(*words):
        code = run(["games", *map(str, words)])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err
    return say


def test_a_game_between_two_decks_is_played_and_told(said):
    code, out, _ = said("red_goblins", "white_soldiers", "--games", 1, "--first", 4)
    assert code == DONE and out.count("\n") == 2
    assert "red_goblins – white_soldiers" in out and "0 with something wrong" in out
    assert said("red_goblins", "white_soldiers", "--games", 1, "--first", 4)[1].split(" triggers")[0] == out.split(" triggers")[0]


def test_as_json(said):
    code, out, _ = said("--games", 1, "--json")
    told = json.loads(out)
    assert code == DONE and set(told) == {"games", "averages"} and told["games"][0]["wrong"] == []
    assert told["averages"]["spells"] == told["games"][0]["counts"]["spells"]


@pytest.mark.parametrize(("words", "why"), [
    (("Frobnicators", "red_goblins"), "there is no deck"), (("red_goblins",), "two to 4 play, not 1"),
    (("--players", 5), "two to 4 play"), (("--games", 0), "from 1 on"), (["red_goblins"] * 5, "two to 4 play, not 5")])
def test_what_cannot_be_played_is_one_line(said, words, why):
    code, out, err = said(*words)
    assert code == BAD and out == "" and why in err and err.count("\n") == 1


def test_a_deck_that_may_not_be_played_is_named_with_its_rule(said, tmp_path):            # 100.2a
    path = tmp_path / "bolts.txt"
    path.write_text("40 Mountain\n20 Lightning Bolt\n", encoding="utf-8")
    code, _, err = said(path, "red_goblins")
    assert code == BAD and "20 of Lightning Bolt" in err and "100.2a" in err
    path.write_text("60 Frobnicator\n", encoding="utf-8")
    assert "Frobnicator" in said(path, "red_goblins")[2]
