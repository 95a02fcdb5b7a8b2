"""Revealing until the right card comes, and casting it for nothing while that resolves [608.2g, 701.20, 118.9]."""
import pytest

from sandbox.timeline.saving import loaded, saved
from tests.table import BEAR, Table, card

DIGGER = card("Digger", "", "Creature — Orc",
              "{R}: Reveal cards from the top of your library until you reveal a nonlegendary, nonland card with mana value 3 or less. "
              "You may cast that card without paying its mana cost. "
              "Put all revealed cards not cast this way on the bottom of your library in a random order.", size="1/1")
KING = card("Orc King", "{R}", "Legendary Creature — Orc", size="2/2")
GIANT = card("Giant", "{3}{R}", "Creature — Giant", size="4/4")
SHATTER = card("Old Shatter", "{R}", "Instant", "Destroy target artifact.")
WALL = card("Tall Wall", "{X}{R}", "Creature — Wall", "This creature enters with X +1/+1 counters on it.", size="0/1")


def digging(*library):
    table = Table()
    alice, _bob = table.players
    alice.controls("Mountain")
    alice.library(*library)
    alice.activates(alice.controls(DIGGER))
    table.resolves()
    return table, alice


def library(table, alice):
    return [table.state.thing(id).card.front.name for id in alice.here.library]


def test_lands_legends_and_what_costs_more_are_passed_over_701_20a():
    table, alice = digging("Forest", KING, GIANT, BEAR, "Plains")
    alice.answers("yes", ("Giant", "Forest", "Orc King"))
    assert library(table, alice) == ["Plains", "Giant", "Forest", "Orc King"]
    assert "Alice reveals Forest, Orc King, Giant, Bear from the top of their library" in table.log
    assert [table.state.look(item.id).name for item in table.state.stack] == ["Bear"]
    assert loaded(saved(table.state)) == table.state
    table.settles()
    assert [bear.cast for bear in table.named("Bear")] == ["cast"]


def test_what_is_not_cast_goes_below_with_the_others():
    table, alice = digging("Forest", BEAR, "Plains")
    alice.answers("no", ("Bear", "Forest"))
    assert (library(table, alice), table.state.stack) == (["Plains", "Bear", "Forest"], ())


def test_where_the_library_runs_out_there_is_nothing_to_cast():
    table, alice = digging("Forest", KING)
    alice.answers(("Orc King", "Forest"))
    assert (library(table, alice), table.state.stack) == (["Orc King", "Forest"], ())


def test_an_attempt_without_a_target_was_none_601_2c():
    table, alice = digging(SHATTER, "Plains")
    alice.answers("yes")
    assert (library(table, alice), table.state.stack, alice.graveyard) == (["Plains", "Old Shatter"], (), [])


def test_x_is_0_where_it_is_not_paid_107_3b():
    table, alice = digging(WALL)
    alice.answers("yes")
    table.settles()
    [wall] = table.named("Tall Wall")
    assert (wall.x, wall.counters, wall.spent) == (0, (), "")


def test_of_a_modal_card_either_face_712_11b():
    table, alice = digging("Selfless Glyphweaver")
    alice.answers("yes", "Deadly Vanity")
    assert table.asked is None
    [item] = table.state.stack
    assert table.state.look(item.id).name == "Deadly Vanity"


@pytest.mark.parametrize("rather", ["yes", "no"])
def test_what_it_costs_more_is_paid_all_the_same_118_9d(rather):
    table = Table()
    alice, _bob = table.players
    alice.controls("Mountain", *["Mountain"] * (rather == "yes"))
    alice.controls(card("Taxer", "", "Creature — Human", "Creature spells cost {1} more to cast.", size="1/1"))
    alice.library(BEAR)
    alice.activates(alice.controls(DIGGER))
    table.resolves("yes")
    assert len(table.state.stack) == (rather == "yes")
