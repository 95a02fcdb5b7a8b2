"""What is understood of the corpus only ever grows: no line means two things, every line is written back as it was read.

A fixed sample is judged each time. The whole, which takes a minute, and the raising of the figures:

    SANDBOX_WHOLE=1 python -m pytest tests/corpus/test_ratchet.py           judges all of it
    SANDBOX_WHOLE=raise python -m pytest tests/corpus/test_ratchet.py       and writes the figures down
"""
import itertools
import json
import os
import subprocess
from pathlib import Path

import pytest

from sandbox.cards.coverage import Coverage, covered, line_read
from sandbox.language.places import Reading

FILE = Path(__file__).with_name("ratchet.json")
WHOLE = os.environ.get("SANDBOX_WHOLE", "")
EVERY = 12                                            # of the cards in the sample
MOST_PLACES = 5_000                                   # looked at for one line; the most laborious of the corpus needs a quarter of that


@pytest.fixture(scope="module")
def sample(corpus):
    return covered(corpus[::EVERY])


@pytest.fixture(scope="module")
def whole(corpus):
    if not WHOLE:
        pytest.skip("the whole corpus is judged with SANDBOX_WHOLE=1")
    return covered(corpus)


@pytest.fixture(params=["sample", "whole"])
def part(request) -> tuple[str, Coverage]:
    return request.param, request.getfixturevalue(request.param)


def figures(coverage):
    return {"lines": len(coverage.those(lambda one: one.whole)), "cards": coverage.whole}


def test_no_line_means_two_things(part):
    assert [one.line for one in part[1].ambiguous] == []


def test_every_line_is_written_back(part):
    assert [(one.line, one.written_back) for one in part[1].unfaithful] == []


def test_no_less_is_understood_than_before(part):
    name, coverage = part
    found, kept = figures(coverage), json.loads(FILE.read_text(encoding="utf-8"))
    if WHOLE == "raise":
        kept[name] = {key: max(found[key], kept[name][key]) for key in found}
        FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    assert all(found[key] >= kept[name][key] for key in found), f"{found} of what was {kept[name]}"


def test_the_goal_is_kept(whole):
    found = figures(whole)
    assert found["lines"] / len(whole.lines) >= .55 and found["cards"] / whole.cards >= .40


def test_few_templates_serve_one_card_alone(whole):
    used = whole.templates()
    alone = sorted(template for template, cards in used.items() if len(cards) == 1)
    assert len(alone) / len(used) < .10, "\n".join(alone)


def test_the_figures_have_never_been_lowered():
    found = subprocess.run(["git", "log", "--format=%H", "--", str(FILE)], cwd=FILE.parent, capture_output=True, text=True)
    if found.returncode:
        pytest.skip("not under version control")
    was = [json.loads(text) for commit in reversed(found.stdout.split()) if (text := shown(commit))] + [json.loads(FILE.read_text("utf-8"))]
    for before, after in itertools.pairwise(was):
        assert all(after[part][key] >= before[part][key] for part in before for key in before[part])


def shown(commit):
    done = subprocess.run(["git", "show", f"{commit}:./{FILE.name}"], cwd=FILE.parent, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def test_what_is_not_in_the_language_is_declined_quickly(lines, monkeypatch):
    """Work is counted, not time: the places that are looked at for a line."""
    looked, grown = [], Reading.grown

    def counted(self, *arguments):
        looked[-1] += 1
        return grown(self, *arguments)
    monkeypatch.setattr(Reading, "grown", counted)
    for line in lines[:1500]:
        looked.append(0)
        line_read(line)
    assert max(looked) < MOST_PLACES, lines[looked.index(max(looked))]
