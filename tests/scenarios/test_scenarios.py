"""Every scenario that comes with the sandbox: it passes, each of its expectations could fail, and it survives being shared."""
import functools
import re
import tomllib

import attrs
import pytest

from sandbox.assets import asset
from sandbox.cli import run
from sandbox.timeline import as_text, play_text
from sandbox.timeline.playing import Playing, play_scenario
from sandbox.timeline.reading import read_file
from sandbox.timeline.scenario import Scenario, Step
from sandbox.timeline.structure import key_of, scenario_of
from sandbox.timeline.writing import afresh

FILES = sorted((file for folder in ("scenarios", "loops") for file in asset(folder).glob("**/*.toml")), key=lambda file: file.name)
MISSION = ("Jace, Mirror Mage", "Fable of the Mirror-Breaker", "Infinite Reflection", "Hall of Mirrors", "Kirol, Attentive First-Year")

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@functools.cache
def played(file):
    return play_scenario(file)


@functools.cache
def scenario(file):
    return scenario_of(read_file(file))


# ---- they pass ----
def test_there_are_scenarios_for_a_newcomer_to_open():
    assert len(FILES) >= 17 and asset("scenarios", "welcome.toml") in FILES


@every_file
def test_it_comes_out_as_it_says(file):
    assert [row for row in played(file).rows if not row.holds] == []
    assert len(played(file).rows) >= 2 and played(file).timeline.asked is None


def test_the_command_line_finds_all_of_them_as_expected(capsys):
    assert run(["play", str(asset("scenarios")), str(asset("loops"))]) == 0
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in out.splitlines()] == ["ok"] * len(FILES) and err == ""


@pytest.mark.parametrize("name", MISSION)
def test_each_card_of_the_beginning_resolves_in_one_of_them(name):
    def on_the_table(result):
        return any(name in (thing.card.front.name, state.look(thing.id).name) for moment in result.moments
                   for state in [result.timeline.state_at(moment)] for thing in state.permanents())
    lessons = [file for file in FILES if file.stem != "welcome" and on_the_table(played(file))]
    assert any(name not in str(tomllib.loads(file.read_text("utf-8"))["players"]["you"].get("battlefield")) for file in lessons)


def test_what_the_welcome_board_tells_a_newcomer_to_try_can_be_done():
    """Jace, kicked, with the lands that are there; Fable beside him; three chapters later a copy of the Drake; and all of it taken back."""
    game = play_text(asset("scenarios", "welcome.toml").read_text("utf-8") + '''
[[steps]]
play = "Volcanic Island"
[[steps]]
cast = "Jace, Mirror Mage"
kicked = true
pay = ["Island*5"]
[[steps]]
settle = true
expect = { "you.battlefield" = ["Island*5", "Mountain*2", "Kirol, Attentive First-Year", "Wind Drake", "Bonesplitter", "Goblin Token*3", \
"Volcanic Island", "Jace, Mirror Mage*2"] }
[[steps]]
cast = "Fable of the Mirror-Breaker"
pay = "auto"
[[steps]]
settle = true
[[steps]]
turn = 9
[[steps]]
settle = true
answers = [false]
[[steps]]
turn = 11
[[steps]]
settle = true
[[steps]]
turn = 13
[[steps]]
activate = "Reflection of Kiki-Jiki"
targets = "drake"
pay = "auto"
[[steps]]
settle = true
name_new = { token = "copy" }
expect = { "copy.name" = "Wind Drake", "copy.haste" = true, "copy.power" = 2, "drake.power" = 4 }
'''.replace("\\\n", ""))
    assert [row for row in game.rows if not row.holds] == []
    while game.timeline.here.parent is not None:
        game.timeline.undo()
    assert game.timeline.state == played(asset("scenarios", "welcome.toml")).timeline.state


# ---- and each expectation could fail ----
def altered(value):
    """Another value of the same kind: the next number, the opposite, another name."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return {"you": "opponent", "opponent": "you"}.get(value, f"{value}?")
        case tuple():
            return (f"{value[0]}?", *value[1:]) if value else ("Island",)
        case dict():
            return {key: altered(one) for key, one in value.items()} or {"charge": 1}
    raise TypeError(value)


def alterations(whole):
    """For each thing that a scenario says must be true: what step and path the result will name, and the scenario that says otherwise."""
    for path, value in whole.expect.items():
        yield 0, path, attrs.evolve(whole, expect={**whole.expect, path: altered(value)})
    for place, step in enumerate(whole.steps):
        for path, changed in otherwise(step):
            yield place + 1, path, attrs.evolve(whole, steps=(*whole.steps[:place], changed, *whole.steps[place + 1:]))


def otherwise(step):
    for path, value in step.expect.items():
        yield path, attrs.evolve(step, expect={**step.expect, path: altered(value)})
    for wish in step.may:
        yield "may_not", attrs.evolve(step, may=tuple(one for one in step.may if one != wish), may_not=(*step.may_not, wish))
    for place, wish in enumerate(step.may_not):
        others = step.may_not[:place] + step.may_not[place + 1:]
        yield "may", attrs.evolve(step, may_not=others, may=(*step.may, {key: value for key, value in wish.items() if key != "why"}))
        yield "may_not", attrs.evolve(step, may_not=(*others, {**wish, "why": altered(wish["why"])}))
    if step.refused:
        yield "refused", attrs.evolve(step, refused=altered(step.refused))


@every_file
def test_it_fails_when_one_expected_value_is_another_and_names_that_one(file):
    source, count = read_file(file), 0
    for step, path, changed in alterations(scenario(file)):
        failed = [row for row in Playing(changed, source).result(None).rows if not row.holds]
        assert [(row.step, row.path) for row in failed] == [(step, path)]
        assert path in ("may", "may_not") or is_expecting(source, failed[0].line), f"{path} is not in line {failed[0].line}"
        count += 1
    assert count >= len(played(file).rows)


def is_expecting(source, line):
    """Whether it is a line that says what must be true."""
    return source.text.splitlines()[line - 1].startswith(("expect = ", "refused = "))


def test_on_the_command_line_the_failure_is_one_line_that_names_file_line_and_values(tmp_path, capsys):
    text = asset("scenarios", "jace_kicked.toml").read_text("utf-8")
    assert '"copy.loyalty" = 1, "copy.kicked"' in text
    file = tmp_path / "wrong.toml"
    file.write_text(text.replace('"copy.loyalty" = 1, "copy.kicked"', '"copy.loyalty" = 4, "copy.kicked"'), "utf-8")
    assert run(["play", str(file)]) == 1
    out, _ = capsys.readouterr()
    line = text[:text.index('"copy.loyalty" = 1, "copy.kicked"')].count("\n") + 1
    assert out.splitlines()[1].strip() == f"{file}:{line}: step 3: copy.loyalty: expected 4, found 1"


# ---- shared ----
@every_file
def test_shared_as_text_it_comes_to_the_same_state(file):
    """As its author wrote it, and as a game that was played without a file."""
    timeline = played(file).timeline
    for text in as_text(timeline), afresh(timeline, played(file).title):
        again = play_text(text)
        assert again.timeline.state == timeline.state and again.timeline.start == timeline.start
        assert again.passed and again.title == played(file).title


# ---- written alike ----
@every_file
def test_it_is_written_like_the_others(file):
    text, tables = file.read_text("utf-8"), tomllib.loads(file.read_text("utf-8"))
    assert list(tables) == [key for key in map(key_of, attrs.fields(Scenario)) if key in tables]
    assert list(tables)[:4] == ["format", "rules_version", "title", "about"] and "rules" in tables
    for step in tables["steps"]:
        assert list(step) == [key for key in map(key_of, attrs.fields(Step)) if key in step]
    assert all(line == line.rstrip() for line in text.splitlines()) and text.endswith("\n") and not text.endswith("\n\n")
    assert "\t" not in text and "\n\n\n" not in text


@every_file
def test_its_words_are_short_and_its_rules_are_numbers(file):
    whole = scenario(file)
    assert 1 <= len(whole.title) <= 70 and not whole.title.endswith(".")
    assert 1 <= len(whole.about.splitlines()) <= 3 and all(len(line) <= 120 for line in whole.about.splitlines())
    assert whole.rules and all(re.fullmatch(r"\d{3}(\.\d+[a-z]?)?", rule) for rule in whole.rules)
    assert list(whole.rules) == sorted(whole.rules, key=in_order)
    assert all(re.fullmatch(r"[MKIHJR]\d+", ruling) for ruling in whole.rulings)
    notes = [step.note for step in whole.steps]
    assert file.stem == "welcome" or all(len(note) <= 165 and note.endswith(".") and re.search(r"\[\d{3}\.", note) for note in notes)


def in_order(rule):
    """Rule numbers as the rules count them: 712.8a before 712.12."""
    section, _, part = rule.partition(".")
    number = re.match(r"\d*", part)[0]
    return int(section), int(number or 0), part


def test_no_two_have_the_same_title():
    assert len({scenario(file).title for file in FILES}) == len(FILES)
