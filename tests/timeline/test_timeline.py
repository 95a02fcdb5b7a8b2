"""The tree of moments: done, undone, redone, branched, at any point, also in the middle of a resolution."""
import random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sandbox.engine.illegal import Illegal
from sandbox.rules.actions import ACTIONS
from sandbox.timeline.replay import Misfit
from sandbox.timeline.saving import load, save
from sandbox.timeline.simulate import at_random
from sandbox.timeline.timeline import Timeline, Unanswered
from sandbox.timeline.tree import Nothing
from tests.timeline.conftest import lives, two_players


def bargained(timeline):
    timeline.do(("bargain", 0))
    for answer in (2,), ("1", "0"), ("yes",):
        timeline.answer(answer)
    return timeline.place


def test_each_action_is_a_moment(timeline):
    timeline.do(("gain", 0, 1)), timeline.do(("gain", 1, 2))
    assert timeline.main_line() == timeline.line_to(timeline.place) == [0, 1, 2]
    assert [lives(timeline.state_at(id)) for id in (0, 1, 2)] == [[20, 20], [21, 20], [21, 22]]
    assert timeline.before(2) == timeline.state_at(1) and timeline.events == (("gain", 1, 2),)


def test_a_run_in_progress_is_no_moment_yet(timeline):
    timeline.do(("bargain", 0))
    timeline.answer((3,))
    assert (timeline.place, timeline.asked.ask, lives(timeline.state)) == (0, "who next", [23, 20])
    with pytest.raises(Unanswered, match="who next"):
        timeline.do(("gain", 0, 1))
    assert timeline.asked.ask == "who next"


def test_undo_takes_one_answer_back_then_the_action_then_a_moment_and_redo_gives_each_again(timeline):
    timeline.do(("gain", 1, 1)), timeline.do(("bargain", 0)), timeline.answer((2,)), timeline.answer(("1", "0"))
    seen = [lives(timeline.state)]
    while timeline.can_undo:
        timeline.undo()
        seen.append(lives(timeline.state))
    assert seen == [[32, 31], [22, 21], [20, 21], [20, 21], [20, 20]]
    while timeline.can_redo:
        timeline.redo()
        assert lives(timeline.state) in seen
    assert lives(timeline.state) == seen[0] and timeline.asked.ask == "double it"


def test_nothing_to_undo_or_redo_is_said_and_changes_nothing(timeline):
    pointless = lambda: timeline.answer((1,)), lambda: timeline.go(7), lambda: timeline.reopen(0, 0)
    for work in timeline.undo, timeline.redo, timeline.cancel, *pointless:
        with pytest.raises(Nothing):
            work()
    assert timeline == Timeline(two_players())


def test_the_same_action_and_answers_again_lead_to_the_moment_that_is_there(timeline):
    first = bargained(timeline)
    timeline.undo()
    assert bargained(timeline) == first and timeline.branches(0) == (first,)
    timeline.go(0), timeline.do(("gain", 0, 1))
    assert timeline.branches(0) == (first, timeline.place)


def test_another_answer_is_another_branch(timeline):
    first = bargained(timeline)
    timeline.branch(first, 2, ("no",))
    assert timeline.branches(0) == (first, timeline.place) and lives(timeline.state) == [32, 30]
    assert lives(timeline.state_at(first)) == [64, 30]


def test_a_moment_is_opened_again_in_the_middle_and_redo_gives_its_answers(timeline):
    first = bargained(timeline)
    timeline.reopen(first, 1)
    assert timeline.asked.ask == "who next" and timeline.run.answers == ((2,),)
    timeline.redo(), timeline.redo()
    assert timeline.place == first and timeline.run is None and not timeline.can_redo


def test_redo_follows_the_child_last_visited(timeline):
    timeline.do(("gain", 0, 1)), timeline.undo(), timeline.do(("gain", 0, 2)), timeline.go(1), timeline.undo()
    timeline.redo()
    assert timeline.place == 1


def test_an_answer_that_does_not_fit_leaves_the_question_open(timeline):
    timeline.do(("bargain", 0))
    with pytest.raises(Misfit):
        timeline.answer((7,))
    assert timeline.asked.ask == "how much"


def test_what_proves_illegal_is_reversed(timeline):
    timeline.do(("refuse", 0))
    with pytest.raises(Illegal):
        timeline.answer(("yes",))
    assert timeline.run is None and lives(timeline.state) == [20, 20] and timeline.branches() == ()


def test_a_bug_leaves_the_timeline_as_it_was(timeline):
    timeline.do(("gain", 1, 3)), timeline.do(("stumble", 0))
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            timeline.answer(("in",))
        assert timeline.asked.ask == "into the hole" and lives(timeline.state) == [25, 23]
    timeline.cancel()
    with pytest.raises(TypeError):
        timeline.do(("gain", 0))
    timeline.do(("gain", 0, 1))
    assert lives(timeline.state) == [21, 23]


def test_an_edit_in_the_middle_is_undone_like_an_answer(timeline):
    timeline.do(("bargain", 0)), timeline.edit(("gain", 1, 7))
    assert lives(timeline.state) == [20, 27] and timeline.asked.ask == "how much"
    timeline.undo()
    assert lives(timeline.state) == [20, 20] and timeline.asked.ask == "how much"
    timeline.redo()
    assert lives(timeline.state) == [20, 27]
    timeline.cancel(), timeline.edit(("gain", 1, 7))
    assert timeline.here.action == ("gain", 1, 7)


def test_a_refused_edit_does_not_take_the_question_with_it(timeline, monkeypatch):
    def never(game, seat):
        raise Illegal("100.1", "never")
        yield
    monkeypatch.setitem(ACTIONS, "never", never)
    timeline.do(("bargain", 0))
    with pytest.raises(Illegal):
        timeline.edit(("never", 0))
    assert timeline.asked.ask == "how much" and timeline.answer((1,)).asked.ask == "who next"


def test_what_was_put_aside_is_begun_again_by_redo(timeline):
    first = bargained(timeline)
    timeline.undo(), timeline.do(("share", 0, 4)), timeline.go(first), timeline.undo()
    assert timeline.can_redo
    timeline.do(("share", 1, 4)), timeline.cancel(), timeline.redo()
    assert timeline.run.action == ("share", 1, 4)


def test_a_branch_is_deleted_with_all_that_follows_and_ids_are_never_given_twice(timeline):
    timeline.do(("gain", 0, 1)), timeline.do(("gain", 0, 1)), timeline.go(0), timeline.do(("gain", 1, 1)), timeline.go(2)
    timeline.delete(1)
    assert (timeline.place, timeline.branches(), set(timeline.moments)) == (0, (3,), {0, 3})
    timeline.do(("gain", 0, 1))
    assert timeline.place == 4
    with pytest.raises(Nothing):
        timeline.delete(0)


def test_titles_notes_and_the_main_line(timeline):
    timeline.do(("gain", 0, 1)), timeline.undo(), timeline.do(("gain", 0, 2))
    timeline.call(2, "better"), timeline.annotate(2, "one more"), timeline.promote(2)
    assert timeline.main_line() == [0, 2] and (timeline.here.title, timeline.here.note) == ("better", "one more")


def test_what_is_done_is_told_before_it_counts_as_done(start):
    told = []
    timeline = Timeline(start, lambda *operation: told.append((operation, timeline.place)))
    bargained(timeline), timeline.undo(), timeline.redo()
    assert [name for (name, *_), _ in told] == ["do", "answer", "answer", "answer", "undo", "go"]
    assert told[3] == (("answer", ("yes",)), 1)


NAMES = "do", "answer", "answer", "undo", "redo", "go", "edit", "cancel", "reopen", "delete", "promote"
MOVES = some.lists(some.tuples(some.sampled_from(NAMES), some.integers(0, 10 ** 6)), min_size=10, max_size=60)


def moved(timeline, move, number):
    """One move of a person who tries everything; what can't be done just then is refused in words."""
    chance = random.Random(number)
    actions = [("gain", 0, number % 5), ("bargain", 0), ("share", 1, 2 + number % 4), ("refuse", 1)]
    arguments = {
        "do": (actions[number % 4],), "edit": (("gain", 1, number % 3),), "go": (number % (timeline.next_id + 1),),
        "reopen": (number % timeline.next_id, number % 3), "delete": (number % (3 * timeline.next_id),),
        "promote": (number % timeline.next_id,), "answer": (at_random(chance)(timeline.asked),) if timeline.asked else ((),)}
    try:
        getattr(timeline, move)(*arguments.get(move, ()))
    except (Nothing, Unanswered, Illegal):
        pass


@given(moves=MOVES)
def test_undo_then_redo_is_identity_and_loading_gives_back_what_was_saved(moves):
    timeline = Timeline(two_players())
    for move, number in moves:
        moved(timeline, move, number)
        before = load(save(timeline))
        assert before == timeline and before.state == timeline.state and before.asked == timeline.asked
        if timeline.can_undo:
            timeline.undo()
            assert timeline.can_redo
            timeline.redo()
            assert timeline == before and timeline.state == before.state
    assert all(before.state_at(id) == timeline.state_at(id) for id in timeline.moments)
