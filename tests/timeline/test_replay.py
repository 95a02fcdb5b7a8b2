"""Runs: the same answers lead to the same place, one fewer is undo, another one is a branch."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.timeline.replay import Aside, Misfit, UnknownAction, play
from tests.timeline.conftest import lives

ANSWERS = (2,), ("1", "0"), ("yes",)


def test_a_run_asks_until_all_is_answered(start):
    run = play(start, ("bargain", 0))
    for answer, life in zip(ANSWERS, (22, 32, 64)):
        run = run.answer(answer)
        assert run.state.seats[0].life == life
    assert run.asked is None and run.answers == ANSWERS
    assert [event[2] for event in run.events] == [2, 10, 10, 32]


def test_the_same_answers_lead_to_the_same_state(start):
    assert play(start, ("bargain", 0), ANSWERS).state == play(start, ("bargain", 0)).answer((2,)).answer(("1", "0")).answer(("yes",)).state


def test_answering_the_newest_run_executes_nothing_again(start, monkeypatch):
    from sandbox.rules.actions import ACTIONS
    begun, bargain = [], ACTIONS["bargain"]
    monkeypatch.setitem(ACTIONS, "bargain", lambda game, seat: begun.append(seat) or bargain(game, seat))
    run = play(start, ("bargain", 0))
    later = run.answer((2,)).answer(("1", "0"))
    assert len(begun) == 1
    assert run.answer((3,)).state.seats[0].life == 23 and len(begun) == 2      # an older run: executed again
    assert later.answer(("no",)).state.seats[0].life == 32                     # and the newer one is untouched by that


def test_undo_takes_one_answer_back(start):
    run = play(start, ("bargain", 0), ANSWERS[:2])
    back = run.undo()
    assert (back.answers, back.asked.ask, lives(back.state)) == (ANSWERS[:1], "who next", [22, 20])
    assert back.answer(ANSWERS[1]) == run and back.answer(ANSWERS[1]).state == run.state


def test_a_branch_has_another_answer_and_none_of_the_later_ones(start):
    run = play(start, ("bargain", 0), ANSWERS)
    other = run.branch(0, (3,))
    assert (other.answers, other.asked.ask, other.state.seats[0].life) == (((3,),), "who next", 23)


@pytest.mark.parametrize("answers, place", [
    (((7,),), 0), (((2,), ("1",)), 1), (((2,), ("1", "1")), 1), (((2,), ("1", "0"), ("perhaps",)), 2),
    (((2,), ("1", "0"), ("yes", "no")), 2)])
def test_the_first_answer_that_does_not_fit_is_named_and_the_ones_before_are_kept(start, answers, place):
    with pytest.raises(Misfit, match=f"answer {place + 1}, .* does not fit “.*” \\(options: ") as misfit:
        play(start, ("bargain", 0), answers)
    assert misfit.value.place == place and misfit.value.kept.answers == answers[:place]
    assert misfit.value.asked == misfit.value.kept.asked


def test_an_answer_that_nobody_asked_for_does_not_fit(start):
    with pytest.raises(Misfit, match="answer 4, “yes”, was not asked for"):
        play(start, ("bargain", 0), (*ANSWERS, ("yes",)))


@pytest.mark.parametrize("answer", [None, 2, "yes", ({},), ([],), (None,), ((),)])
def test_an_answer_of_another_shape_does_not_fit(start, answer):
    for action in ("bargain", 0), ("share", 0, 4):
        with pytest.raises(Misfit):
            play(start, action).answer(answer)


def test_a_division_is_numbers_that_add_up(start):
    assert lives(play(start, ("share", 0, 4), ((1, 3),)).state) == [21, 23]
    for wrong in (0, 4), (2, 3), (4,), ("1", "3"):
        with pytest.raises(Misfit):
            play(start, ("share", 0, 4), (wrong,))


def test_what_is_illegal_passes_through_and_the_run_before_it_stands(start):
    run = play(start, ("refuse", 0))
    with pytest.raises(Illegal, match="601.2h"):
        run.answer(("yes",))
    assert run.asked.ask == "break the rules" and run.answer(("no",)).state.seats[0].life == 25


def test_a_bug_raises_and_the_run_before_it_can_be_answered_again(start):
    run = play(start, ("stumble", 0))
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            run.answer(("in",))


def test_an_unknown_action_is_named(start):
    for action in ("fly", 0), ():
        with pytest.raises(UnknownAction):
            play(start, action)


def test_an_edit_stands_among_the_answers_and_the_question_is_asked_on(start):
    run = play(start, ("bargain", 0), ((2,), Aside(("gain", 1, 5))))
    assert run.asked.ask == "who next" and lives(run.state) == [22, 25]
    run = run.answer(Aside(("share", 0, 4)))          # an edit may ask in its turn
    assert run.asked.ask == "divide"
    run = run.answer((3, 1)).answer(("0", "1")).answer(("no",))
    assert run.asked is None and lives(run.state) == [35, 36]
    assert play(run.before, run.action, run.answers).state == run.state


def test_an_edit_that_is_refused_leaves_the_question_open(start):
    run = play(start, ("bargain", 0), ((2,), Aside(("refuse", 1))))
    with pytest.raises(Illegal):
        run.answer(("yes",))
    assert run.undo().asked.ask == "who next"
