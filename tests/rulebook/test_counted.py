"""What tests name of the rules only ever grows, and all of it stands in the rules text.

The figures are raised, never lowered, by

    SANDBOX_WHOLE=raise python -m pytest tests/rulebook/test_counted.py
"""
import itertools
import json
import os
import subprocess
from pathlib import Path

import pytest

from sandbox.cli.rules import book, counts
from tests.test_house import RULES_TEXT

FILE = Path(__file__).with_name("ratchet.json")


@pytest.fixture(scope="module")
def found():
    return book(str(Path(__file__).parents[1]))


@pytest.fixture(scope="module")
def text():
    from sandbox.rules.text import rules_text
    if not RULES_TEXT.exists():
        pytest.skip(f"no rules text at {RULES_TEXT}; SANDBOX_RULES names another")
    return rules_text(RULES_TEXT)


def test_no_fewer_rules_are_named_than_before(found):
    now, kept = counts(found), json.loads(FILE.read_text(encoding="utf-8"))
    if os.environ.get("SANDBOX_WHOLE") == "raise":
        kept = {key: max(now[key], kept[key]) for key in now}
        FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    assert now.keys() == kept.keys() and all(now[key] >= kept[key] for key in now), f"{now} of what was {kept}"


def test_the_figures_have_never_been_lowered():
    listed = subprocess.run(["git", "log", "--format=%H", "--", str(FILE)], cwd=FILE.parent, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not under version control")
    shown = [subprocess.run(["git", "show", f"{commit}:./{FILE.name}"], cwd=FILE.parent, capture_output=True, text=True).stdout
             for commit in reversed(listed.stdout.split())]
    was = [json.loads(one) for one in [*filter(None, shown), FILE.read_text("utf-8")]]
    for before, after in itertools.pairwise(was):
        assert all(after[key] >= before[key] for key in before)


def test_every_rule_that_a_test_names_stands_in_the_rules_text(found, text):
    assert {number: tests[:3] for number, tests in found.named.items() if number not in text.rules} == {}


def test_every_example_stands_in_the_rules_text(found, text):
    strange = {one: tests for one, tests in found.examples.items() if not 1 <= one[1] <= len(examples(text, one[0]))}
    assert strange == {}


def examples(text, number):
    return text.rules[number].examples if number in text.rules else ()


def test_a_test_that_is_an_example_names_its_number(found):
    named = {test.id: test.names for test in found.tests}
    assert [(one, test) for one, tests in found.examples.items() for test in tests if one[0] not in named[test]] == []
