"""Decisions in the middle of a resolution: taken back, taken otherwise, saved, and asked of Chance like of a player."""
import json
import random

import pytest

from sandbox.timeline.replay import Misfit, play
from sandbox.timeline.saving import loaded, saved
from tests.engine.cards import ARTIST, BEAR, GOBLIN, KIKI, PLENTY, REST
from tests.table import Table

PUZZLE = "You may draw a card. If you do, destroy target creature. Each player sacrifices a creature."


def stored_and_loaded(value):
    return loaded(json.loads(json.dumps(saved(value))))


@pytest.fixture
def puzzle(table):
    """Alice has answered; Bob is asked which of two creatures he sacrifices."""
    alice, bob = table.players
    alice.library(BEAR), bob.controls(BEAR, GOBLIN)
    _, artist = alice.controls(BEAR, ARTIST)
    alice.says(PUZZLE, artist, "yes")
    return table


def test_one_answer_is_undone_in_the_middle_of_a_resolution(puzzle):
    assert puzzle.asked.ask == "choose a creature" and puzzle.asked.who == 1              # Alice has only one left: nobody asks her
    puzzle.answers(puzzle.named("Goblin Scout")[0])
    back = puzzle.last.undo()
    assert back.asked.ask == "choose a creature" and back.undo().asked.ask == "you may draw a card"


def test_a_branch_takes_another_answer_and_leaves_the_first_line_alone(puzzle):
    here = puzzle.run
    other = here.branch(1, ("no",))
    assert (here.asked.who, other.asked.who) == (1, 0) and here.state != other.state


def test_the_same_answers_give_the_same_state(puzzle):
    run = puzzle.run
    assert play(run.before, run.action, run.answers).state == run.state


def test_a_game_saved_in_the_middle_of_a_resolution_goes_on(puzzle):
    run = puzzle.run
    text = json.dumps(saved((run.before, run.action, run.answers)))
    assert "Whenever a creature dies, each opponent loses 1 life." in text                # abilities are saved as their own text
    again = play(*loaded(json.loads(text)))
    assert (again.state, again.asked) == (run.state, run.asked)
    answer = run.asked.options[1:]
    assert again.answer(answer).state == run.answer(answer).state


def test_a_delayed_trigger_is_saved_with_the_objects_it_means(table):                     # 603.7c
    alice, _ = table.players
    kiki, bear, _ = alice.controls(KIKI, BEAR, "Anointed Procession")
    alice.activates(kiki, bear)
    table.settles()
    alice.says("Target creature gets +3/+3 and gains flying until end of turn.", bear)
    again = stored_and_loaded(table.state)
    assert again == table.state and again.look(bear.id) == table.state.look(bear.id)
    table.state = again
    table.goes_to("end", ())
    table.settles()
    assert len(table.named("Bear")) == 1


def test_an_answer_that_does_not_fit_is_named(puzzle):
    with pytest.raises(Misfit, match="answer 2"):
        play(puzzle.run.before, puzzle.run.action, (puzzle.run.answers[0], ("perhaps",)))


def test_chance_is_asked_like_a_player(table):                                            # 701.24
    alice, _ = table.players
    a, b, c = alice.library(BEAR, "Lightning Bolt", "Clone")
    alice.says("Shuffle, then draw a card.")
    assert table.asked.who == -1
    table.answers((c, a, b))
    assert c.is_now.zone == "hand"


@pytest.mark.parametrize("seed", range(8))
def test_any_run_replays_undoes_and_loads(seed):
    chance, table = random.Random(seed), Table()
    alice, bob = table.players
    for one in alice, bob:
        one.controls(BEAR, ARTIST, KIKI, "Mountain", "Mountain"), one.library(*[BEAR] * 9), one.holds("Clone")
    alice.controls(PLENTY, PLENTY, REST)
    alice.says("Each player sacrifices a creature. You may draw two cards. Shuffle, then draw a card. Each player discards a card.")
    while table.asked:
        run, options = table.run, list(table.asked.options)
        chance.shuffle(options)
        table.goes_on(lambda run=run, options=options: run.answer(tuple(options[:run.asked.most])), run.before)
        assert table.last.undo().state == run.state and table.last.undo().asked == run.asked
        assert play(*stored_and_loaded((run.before, run.action, run.answers))).state == run.state
    assert stored_and_loaded(table.state) == table.state
