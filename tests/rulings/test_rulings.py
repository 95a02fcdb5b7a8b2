"""The rulings and the traps as boards: each id has one and its contrast, each board comes out as it says and names its rules."""
import re
import tomllib

import pytest

from sandbox.assets import asset
from sandbox.timeline.playing import Playing
from sandbox.timeline.reading import read_file
from tests.scenarios import test_scenarios as lessons
from tests.test_house import rules

GROUPS = {"M": 8, "K": 13, "I": 11, "H": 4, "J": 13, "R": 6}
IDS = [f"{group}{number}" for group, count in GROUPS.items() for number in range(1, count + 1)]
RULINGS = sorted(asset("rulings").glob("*.toml"), key=lambda file: file.stem)
TRAPS = sorted(asset("traps").glob("*.toml"), key=lambda file: file.stem)
FILES = [*RULINGS, *TRAPS]

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
every_ruling = pytest.mark.parametrize("file", RULINGS, ids=lambda file: file.stem)


def tables(file):
    return tomllib.loads(file.read_text("utf-8"))


def notes(file):
    return [step.get("note", "") for step in tables(file)["steps"]]


def named_in(said):
    """The rule numbers that stand in brackets."""
    return [number for bracket in re.findall(r"\[([^\]]*)\]", said) for number in re.split(r"[,–-] ?", bracket) if "." in number]


# ---- all are there ----
@pytest.mark.parametrize("ruling", IDS)
def test_each_ruling_has_its_board_and_a_contrast(ruling):
    shown = [file for file in RULINGS if file.stem == ruling or file.stem.startswith(f"{ruling}-")]
    assert ruling in [file.stem for file in shown] and any(file.stem.endswith("-contrast") for file in shown)
    assert [file.stem for file in shown if ruling not in tables(file)["rulings"]] == []


def test_every_file_is_named_for_a_ruling():
    assert [file.stem for file in RULINGS if file.stem.partition("-")[0] not in IDS] == []


def test_no_two_boards_have_the_same_title():
    titles = [tables(file)["title"] for file in FILES]
    assert sorted(set(titles)) == sorted(titles)
    assert [title for title in titles if len(title) > 70 or title.endswith(".")] == []


# ---- each says what is so, and why ----
@every_file
def test_it_comes_out_as_it_says(file):
    game = lessons.played(file)
    assert [row for row in game.rows if not row.holds] == []
    assert len(game.rows) >= 2 and game.timeline.asked is None


@every_file
def test_it_names_its_rules_and_they_are_there(file):
    named = tables(file)["rules"]
    assert named and len(set(named)) == len(named)
    said = " ".join([tables(file).get("about", ""), *notes(file)])
    assert [number for number in (*named, *named_in(said)) if number not in rules()] == []


@every_ruling
def test_each_step_has_a_short_note_with_a_rule(file):
    assert [note for note in notes(file) if len(note) > 230 or note[-1:] not in (".", "…", "]") or not named_in(note)] == []


# ---- each could fail, and can be shared ----
@every_file
def test_it_fails_when_one_expected_value_is_another_and_names_that_one(file):
    """Of “the same as after step 3” that can't be said: it may be the same as after another step."""
    source = read_file(file)
    for step, path, changed in lessons.alterations(lessons.scenario(file)):
        failed = [row for row in Playing(changed, source).result(None).rows if not row.holds]
        assert [(row.step, row.path) for row in failed] == [(step, path)] or path == "same_as"
        assert path in ("may", "may_not") or all(lessons.is_expecting(source, row.line) for row in failed)


@every_file
def test_shared_as_text_it_comes_to_the_same_state(file):
    lessons.test_shared_as_text_it_comes_to_the_same_state(file)


@every_file
def test_it_is_written_like_the_others(file):
    lessons.test_it_is_written_like_the_others(file)


# ---- what is asked before the outcome ----
def asked(files):
    return [file for file in files if any("question" in step for step in tables(file)["steps"])]


def test_rulings_and_traps_ask_before_they_show():
    assert len({file.stem.partition("-")[0] for file in asked(RULINGS)}) >= 12 and len(asked(TRAPS)) >= 5


@pytest.mark.parametrize("file", asked(FILES), ids=lambda file: file.stem)
def test_a_question_has_options_that_differ_and_is_short(file):
    for step in tables(file)["steps"]:
        if "question" in step:
            assert 2 <= len(set(step["options"])) == len(step["options"]) <= 4 and len(step["question"]) <= 120
            assert step["question"].endswith("?") and max(map(len, step["options"])) <= 70
            assert step.keys() & {"expect", "may", "may_not", "refused"}, "its answer is nowhere seen to be true"
