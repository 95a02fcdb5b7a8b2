"""A rule that is named is tested: without the code that carries it, a test that names it fails, and passes again with it.

Of the numbers that tests name and code carries, and of the examples, as many are drawn as stand here, always the same ones as
long as the others are the same.
"""
import random
from pathlib import Path

import pytest

from sandbox.cli.rules import book
from sandbox.rules.text import order
from tests.rulebook.running import missed
from tests.switching import carriers

RULES, EXAMPLES, PART = 100, 30, 10
TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def found():
    return book(str(TESTS))


def drawn(all_of, count):
    """Each has a place of its own in the draw, so that one more moves few."""
    return sorted(all_of, key=lambda one: random.Random(f"1993 {one}").random())[:count]


def rules_drawn(found):
    return sorted(drawn([number for number in found.named if carriers(number)], RULES), key=order)


def examples_drawn(found):
    return sorted(drawn([one for one in found.examples if carriers(one[0])], EXAMPLES))


@pytest.mark.parametrize("part", range(RULES // PART))
def test_without_a_rule_a_test_that_names_it_fails(found, part):
    numbers = rules_drawn(found)[part * PART:(part + 1) * PART]
    assert len(numbers) == PART
    how = missed({number: found.named[number] for number in numbers})
    unnoticed = [number for number in numbers if not how[number]]
    assert {number: (carriers(number), found.named[number][:4]) for number in unnoticed} == {}


@pytest.mark.parametrize("part", range(EXAMPLES // PART))
def test_without_its_rule_an_example_fails(found, part):
    examples = examples_drawn(found)[part * PART:(part + 1) * PART]
    how = {one: missed({one[0]: found.examples[one]}) for one in examples}
    unnoticed = [one for one in examples if not how[one][one[0]]]
    assert {one: (carriers(one[0]), found.examples[one]) for one in unnoticed} == {}


# ---- the tests above can fail ----
def test_a_test_that_does_not_need_the_rule_is_seen(found):
    assert missed({"704.5j": ["tests/rulebook/test_missed.py::test_the_same_is_drawn"], "999": []}) == {"704.5j": "", "999": ""}
    assert missed({"704.5j": ["tests/rulebook/test_missed.py::test_legends_are_one"]})["704.5j"]


def test_the_same_is_drawn():
    numbers = [f"{section}.{number}" for section in range(100, 120) for number in range(9)]
    assert drawn(numbers, 50) == drawn(list(reversed(numbers)), 50) and len(set(drawn(numbers[1:], 50)) ^ set(drawn(numbers, 50))) <= 2


def test_legends_are_one():
    from sandbox.engine.rulebook import STATE_BASED
    assert any(custom.rule == "704.5j" for custom in STATE_BASED)
