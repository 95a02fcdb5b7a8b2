"""Priority that does not annoy: passing until something happens, stops, and answers that are given once for all [117, 731.1]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.timeline.playing import play_text
from sandbox.timeline.saving import load, save
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text
from tests.table import BEAR, card

WATCH = card("Watch", "", "Enchantment", "At the beginning of each end step, you gain 1 life.")
LUCK = card("Luck", "", "Enchantment", "Whenever you gain life, you may draw a card.")
MAYBE = card("Maybe", "", "Enchantment", "Whenever you gain life, you may gain 1 life.")


def at(table):
    return table.state.turn, table.state.step


def test_everyone_passes_until_the_next_main_phase(table):                                # 117.4
    alice, bob = table.players
    alice.library(*[BEAR] * 3), bob.library(*[BEAR] * 3)
    alice.does("go_on")
    assert at(table) == (2, "precombat main") and table.state.active == 1


def test_a_trigger_is_something_that_happens(table):                                      # 117.4, 117.5
    alice, _bob = table.players
    alice.controls(WATCH)
    alice.does("go_on")
    assert at(table) == (1, "end") and len(table.state.stack) == 1
    alice.does("go_on")
    assert alice.life == 21 and not table.state.stack and at(table) == (1, "end")         # the stack is empty: that is something too


def test_who_is_asked_is_not_passed_over(table):                                          # 508.1
    alice, bob = table.players
    bear = alice.controls(BEAR)
    alice.does("go_on")
    assert table.asked.kind == "attackers"
    table.answers(((bear, bob),))
    assert at(table) == (1, "declare attackers") and table.state.priority == 0


def test_a_stop_ends_it_in_that_step_of_that_player(table):                               # 117.3a
    alice, bob = table.players
    alice.library(*[BEAR] * 3), bob.library(*[BEAR] * 3)
    alice.does("set_stop", 1, "upkeep")
    alice.does("set_stop", 0, "end")
    alice.does("go_on")
    assert at(table) == (1, "end")
    alice.does("go_on")
    assert at(table) == (2, "upkeep") and table.state.active == 1
    alice.does("set_stop", 0, "end")
    assert table.state.stops == ((1, "upkeep"),)
    with pytest.raises(Illegal, match="500.1"):
        alice.does("set_stop", 0, "teatime")


def test_a_stop_at_combat_damage_is_one_for_both_steps(table):                            # 510.4
    alice, bob = table.players
    lancer = alice.controls(card("Lancer", "", "Creature", "First strike", "2/2"))
    alice.does("set_stop", 0, "combat damage")
    alice.does("go_on")
    table.answers(((lancer, bob),))
    alice.does("go_on")
    assert at(table) == (1, "first-strike combat damage") and bob.life == 18


def test_an_answer_given_once_for_all_is_not_asked_again(table):                          # 608.2d
    alice, _bob = table.players
    alice.library(*[BEAR] * 5)
    alice.controls(LUCK)
    alice.says("You gain 1 life.")
    table.does("resolve", 0)
    name, ask = "Luck", table.asked.ask
    table.answers("no")
    alice.does("remember", name, ask, "yes")
    for _ in range(3):
        alice.says("You gain 1 life.")
        table.resolves()
    assert alice.hand == 3
    alice.does("remember", name, ask, "no")
    alice.says("You gain 1 life.")
    table.resolves()
    assert alice.hand == 3
    alice.does("forget")
    alice.says("You gain 1 life.")
    table.does("resolve", 0)
    assert table.asked.options == ("yes", "no")


def test_of_another_player_it_is_not_the_answer(table):
    alice, bob = table.players
    bob.library(BEAR)
    bob.controls(LUCK)
    alice.does("remember", "Luck", "draw a card", "yes")
    bob.says("You gain 1 life.")
    table.does("resolve", 0)
    assert table.asked.who == 1


def test_an_optional_loop_that_is_always_agreed_to_is_no_draw_but_needs_a_number(table):  # 104.4b, 731.2a
    alice, bob = table.players
    alice.controls(MAYBE)
    alice.says("You gain 1 life.")
    table.does("resolve", 0)
    ask = table.asked.ask
    table.answers("yes")
    alice.does("remember", "Maybe", ask, "yes")
    with pytest.raises(Illegal, match="731.2a"):
        table.does("settle", 0)
    assert not alice.lost and not bob.lost


def test_stops_and_answers_are_undone_saved_and_told(table):
    alice, _bob = table.players
    alice.controls(LUCK)
    timeline = Timeline(table.state)
    timeline.do(("set_stop", 0, 1, "end"))
    timeline.do(("remember", 0, "Luck", "draw a card", "yes"))
    timeline.do(("go_on", 0))
    assert load(save(timeline)).state == timeline.state
    timeline.undo(), timeline.undo()
    assert timeline.state.stops == ((1, "end"),) and timeline.state.remembered == ()
    timeline.undo()
    assert timeline.state.stops == ()
    timeline.redo()
    assert play_text(as_text(timeline)).timeline.state.stops == ((1, "end"),)
