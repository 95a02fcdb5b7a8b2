"""Questions as a person reads them, and answers in the making; every answer a Draft gives fits its choice."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.engine.choices import CHANCE, Choice, Divide, Order, Pairs
from sandbox.engine.kinds import Player, The
from sandbox.engine.state import Seat, State
from sandbox.models.asking import asked
from sandbox.models.draft import Draft

STATE = State(seats=(Seat(name="You"), Seat(name="Opponent")))


def draft(choice):
    return Draft(asked(choice, STATE))


@pytest.mark.parametrize("choice, shape", [
    (Choice(who=0, ask="may", options=("yes", "no")), "yes no"),
    (Choice(who=0, ask="one", options=("a", "b", "c")), "one"),
    (Choice(who=0, ask="some", options=("a", "b"), least=0, most=2), "some"),
    (Choice(who=0, ask="X", options=tuple(range(21))), "number"),
    (Choice(who=CHANCE, ask="a die", options=tuple(range(1, 21)), kind="die"), "one"),
    (Order(who=0, ask="order", options=("a", "b"), least=2, most=2), "order"),
    (Divide(who=0, ask="divide", options=("a", "b"), least=1, most=5), "divide"),
    (Pairs(who=0, ask="attack", options=((The(1), Player(1, "Opponent")),), least=0, most=1), "pairs"),
])
def test_each_kind_of_choice_has_its_shape(choice, shape):
    assert asked(choice, STATE).shape == shape


def test_who_is_asked_is_told():
    assert asked(Choice(who=1, ask="x", options=("a",)), STATE).who == "Opponent"
    assert asked(Choice(who=CHANCE, ask="x", options=("a",)), STATE).is_chance


@given(st.integers(1, 8), st.data())
def test_whatever_is_picked_an_answer_that_is_ready_fits(count, data):
    least = data.draw(st.integers(0, count))
    most = data.draw(st.integers(max(1, least), count))
    choice = Choice(who=0, ask="pick", options=tuple("abcdefgh"[:count]), least=least, most=most)
    made = draft(choice)
    for key in data.draw(st.lists(st.integers(0, count - 1), max_size=12)):
        made.toggle(key)
        assert len(made.picked) <= most
        assert made.is_ready == choice.fits(made.answer(choice))


@given(st.integers(2, 7), st.data())
def test_whatever_is_moved_an_order_is_an_order(count, data):
    choice = Order(who=0, ask="order", options=tuple("abcdefg"[:count]), least=count, most=count)
    made = draft(choice)
    for place, by in data.draw(st.lists(st.tuples(st.integers(0, count - 1), st.integers(-9, 9)))):
        made.move(place, by)
    assert made.is_ready and choice.fits(made.answer(choice))


@given(st.integers(1, 4), st.integers(0, 6))
def test_a_division_begins_with_the_least_each_and_fits(count, more):
    choice = Divide(who=0, ask="divide", options=tuple("abcd"[:count]), least=1, most=count + more)
    made = draft(choice)
    assert made.is_ready and choice.fits(made.answer(choice))
    made.amounts[0] += 1
    assert not made.is_ready


def attack():
    one, two, walker = The(1), The(2), The(9)
    options = ((one, Player(1, "Opponent")), (one, walker), (two, Player(1, "Opponent")))
    return Pairs(who=0, ask="attack", options=options, least=0, most=2)


def test_an_attacker_with_one_way_to_go_goes_it_at_a_click():
    choice, made = attack(), draft(attack())
    assert made.point(id=2)
    assert made.answer(choice) == (choice.options[2],)
    assert made.point(id=2) and not made.picked


def test_an_attacker_with_several_ways_waits_for_the_second_click():
    choice, made = attack(), draft(attack())
    assert made.point(id=1) and made.first and not made.picked
    assert made.open_ids == {9, 1} and made.open_seats == {1}
    assert made.point(id=9)
    assert made.answer(choice) == (choice.options[1],)
    assert made.pair((1, None), (None, 1))
    assert made.answer(choice) == (choice.options[0],), "one attacker attacks in one place only"
    assert not made.pair((2, None), (9, None))


def test_all_attack_where_they_can():
    choice, made = attack(), draft(attack())
    made.pick_all()
    assert choice.fits(made.answer(choice)) and len(made.picked) == 2


def test_what_can_not_be_pointed_at_means_nothing():
    made = draft(attack())
    assert not made.point(id=77) and not made.point(seat=0) and not made.picked
