"""The rulings and the traps without their key rule: each board then ends otherwise, and says where; and again as before with it."""
import attrs
import pytest

from sandbox.assets import asset
from sandbox.engine import rulebook
from sandbox.timeline.reading import read_file
from sandbox.timeline.structure import scenario_of
from tests.switching import carriers, play_on, play_scenario, without

FILES = [file for folder in ("rulings", "traps") for file in sorted(asset(folder).glob("*.toml"))]
WAYS = {0: "says nothing", 1: "knows no limits"}


def key_rule(file):
    return scenario_of(read_file(file)).rules[0]


def failing(file, number):
    """(how the rule is missed, the expectations that then fail); none if the board comes out the same either way."""
    for way, missed in WAYS.items():
        with without(number, way):
            rows = [row for row in play_on(file) if not row.holds]
        if rows:
            return missed, rows
    return "", []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_without_its_key_rule_an_expectation_fails(file, record_property):
    number = key_rule(file)
    assert carriers(number), f"{file.name}: no code carries its key rule {number}; annotate what does it, or name the rule that decides"
    missed, rows = failing(file, number)
    assert rows, f"{file.name}: all of it comes out as it says without its key rule {number} ({', '.join(carriers(number))})"
    first = rows[0]
    assert first.path and first.line > 1 and first.expected != first.found
    record_property("fails", f"where {number} {missed}, step {first.step}, {first.path}: {first.expected} / {first.found}")
    assert play_scenario(file).passed, "something of the game without the rule has stayed"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_played_on_with_all_its_rules_nothing_fails(file):
    assert [row for row in play_on(file) if not row.holds] == []
    assert len(play_on(file)) == len(play_scenario(file).rows)


# ---- switching ----
def test_what_nothing_carries_can_not_be_switched_off():
    with pytest.raises(LookupError, match="no number"), without("no number"):
        pass


def every_number():
    return sorted({number for ruled in rulebook.RULED for number in ruled.numbers})


@pytest.mark.parametrize("number", every_number())
def test_switched_on_again_a_function_is_what_it_was(number):
    functions = [ruled.function for ruled in rulebook.RULED if number in ruled.numbers]
    before = [(function.__code__, function.__defaults__) for function in functions]
    for way in WAYS:
        with without(number, way):
            assert all(function.__code__ is not code for function, (code, _) in zip(functions, before))
        assert [(function.__code__, function.__defaults__) for function in functions] == before


def test_two_rules_can_be_off_and_come_back_one_by_one():
    customs = list(rulebook.STATE_BASED)
    with without("704.5j"):
        with without("704.5i"):
            assert {"704.5i", "704.5j"}.isdisjoint(custom.rule for custom in rulebook.STATE_BASED)
        assert [custom for custom in customs if custom not in rulebook.STATE_BASED] == [c for c in customs if c.rule == "704.5j"]
    assert customs == rulebook.STATE_BASED


def four(one):
    return one + 4


def other(two):
    return two


@attrs.frozen
class Box:
    inside: int

    def counted(self, more):
        return self.inside + more


@pytest.mark.parametrize("function, instead, why", [
    (four, other, "parameters"), (four, lambda: 0, "parameters"), (Box.counted, four, "parameters"), (four, key_rule, "parameters"),
    (four, rulebook.turn_based, "parameters")])
def test_only_what_takes_the_same_can_stand_for_a_rule(function, instead, why):
    with pytest.raises(TypeError, match=why):
        rulebook.rule("121.1", without=instead)(function)


def test_what_stands_for_a_rule_is_made_beside_it():
    def inner(one):
        return four, one, inner
    with pytest.raises(TypeError, match="inside another function"):
        rulebook.rule("121.1", without=inner)(four)
    with pytest.raises(TypeError, match="another module"):
        rulebook.rule("121.1", without=rulebook.state_based)(lambda rule: rule)
