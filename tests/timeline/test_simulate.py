"""Policies: the documented answers where nobody answers, and any answer that fits for trying things out."""
import random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sandbox.engine.choices import Choice, Divide, Order, Pairs
from sandbox.engine.illegal import Illegal
from sandbox.rules.actions import ACTIONS
from sandbox.timeline.simulate import Endless, agreeing, at_random, declining, simulate
from tests.timeline.conftest import lives

QUESTIONS = [
    Choice(who=0, ask="may", options=("yes", "no")), Choice(who=0, ask="pick", options=("a", "b", "c"), least=2, most=3),
    Choice(who=0, ask="any", options=("a", "b"), least=0, most=2),
    Choice(who=0, ask="pay", options=("auto", "x"), kind="pay"), Order(who=0, ask="order", options=("b", "a", "c"), least=3, most=3),
    Divide(who=0, ask="divide", options=("a", "b", "c"), most=6),
    Divide(who=0, ask="divide", options=("a", "b"), least=0, most=4), Pairs(who=0, ask="attack", options=(("a", "x"), ("a", "y"),
    ("b", "x")), least=0, most=2), Choice(who=-1, ask="die", options=tuple(range(1, 7)))]


def test_the_default_policy():
    assert [declining(asked) for asked in QUESTIONS] == [("no",), ("a", "b"), (), ("auto",), ("b", "a", "c"), (4, 1, 1), (4, 0), (), (1,)]
    assert agreeing(QUESTIONS[0]) == ("yes",)


@pytest.mark.parametrize("asked", QUESTIONS)
@given(seed=some.integers())
def test_a_random_answer_fits(asked, seed):
    assert asked.fits(at_random(random.Random(seed))(asked)) and asked.fits(declining(asked))


def test_a_random_policy_gives_every_answer_sooner_or_later():
    answers = {at_random(random.Random(seed))(QUESTIONS[2]) for seed in range(100)}
    assert answers == {(), ("a",), ("b",), ("a", "b"), ("b", "a")}


def test_an_action_is_carried_through(start):
    assert lives(simulate(start, ("bargain", 0)).state) == [31, 30]
    assert lives(simulate(start, ("bargain", 0), agreeing).state) == [62, 30]
    assert simulate(start, ("share", 1, 5)).answers == ((4, 1),)


def test_what_is_illegal_passes_through(start):
    with pytest.raises(Illegal):
        simulate(start, ("refuse", 0), agreeing)


def test_what_asks_on_and_on_is_stopped(start, monkeypatch):
    def endless(game, seat):
        while True:
            yield Choice(who=seat, ask="again", options=("yes", "no"))
    monkeypatch.setitem(ACTIONS, "endless", endless)
    with pytest.raises(Endless, match="again"):
        simulate(start, ("endless", 0))
