"""Spells that copy themselves as they are cast [702.40, 702.56, 702.69, 702.78, 702.144, 702.153]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card

TUNE = card("Tune", "{0}", "Instant", "You gain 1 life.")
SPARKS = card("Sparks", "{R}", "Sorcery", "This spell deals 1 damage to any target.\nStorm")
ASHES = card("Ashes", "{B}", "Sorcery", "Each opponent loses 1 life.\nGravestorm")
ECHO = card("Twice", "{U}", "Sorcery", "Draw a card.\nReplicate {1}")
CHANT = card("Chant", "{R}", "Sorcery", "You gain 2 life.\nConspire")
LOSS = card("Loss", "{B}", "Sorcery", "You gain 2 life.\nCasualty 2")
SHARED = card("Shared", "{W}", "Sorcery", "You gain 3 life.\nDemonstrate")
DENIAL = card("Denial", "{U}", "Instant", "Counter target spell.")


@pytest.fixture
def table():
    table = Table()
    alice, _ = table.players
    alice.controls("Mountain", "Swamp", "Island", "Plains")
    alice.library(*["Island"] * 5)
    return table


def test_storm_copies_for_each_spell_cast_before_it_702_40a(table):  # 702.40a
    alice, bob = table.players
    for _ in range(2):
        alice.casts(alice.holds(TUNE))
        table.resolves()
    alice.casts(alice.holds(SPARKS), bob)
    table.resolves("no", "yes", alice)
    assert len(table.state.stack) == 3
    table.settles()
    assert (bob.life, alice.life) == (18, 21)


def test_copies_are_made_even_if_the_spell_has_left_the_stack_702_40a(table):  # 702.40a
    alice, bob = table.players
    bob.controls("Island")
    alice.casts(alice.holds(TUNE))
    table.resolves()
    spell = alice.holds(SPARKS)
    alice.casts(spell, bob)
    alice.passes()
    bob.casts(bob.holds(DENIAL), spell.is_now)
    table.resolves()
    assert spell.is_now.zone == "graveyard"
    table.resolves("no")
    table.settles()
    assert bob.life == 19


def test_a_copy_was_not_cast_and_storms_no_further_707_10(table):
    alice, bob = table.players
    alice.casts(alice.holds(TUNE))
    table.resolves()
    alice.casts(alice.holds(SPARKS), bob)
    table.resolves("no")
    assert len(table.state.stack) == 2


def test_gravestorm_counts_permanents_that_died_this_turn_702_69a(table):  # 702.69a
    alice, bob = table.players
    bear = alice.controls(BEAR)
    alice.does("make_move", bear.id, "graveyard")
    alice.casts(alice.holds(ASHES))
    table.settles()
    assert bob.life == 18


def test_replicate_copies_for_each_time_it_was_paid_702_56a(table):  # 702.56a
    alice, _ = table.players
    alice.casts(alice.holds(ECHO), 2)
    table.settles()
    assert alice.hand == 3


def test_replicate_that_was_not_paid_does_not_trigger_702_56a(table):  # 702.56a
    alice, _ = table.players
    alice.casts(alice.holds(ECHO), 0)
    assert len(table.state.stack) == 1


def test_conspire_taps_two_creatures_of_its_color_702_78a(table):  # 702.78a
    alice, _ = table.players
    goblins, bear = alice.controls(GOBLIN, GOBLIN), alice.controls(BEAR)
    alice.casts(alice.holds(CHANT), "yes")
    assert [one.tapped for one in (*goblins, bear)] == ["tapped", "tapped", "untapped"]
    table.settles()
    assert alice.life == 24


def test_casualty_sacrifices_a_creature_that_is_big_enough_702_153a(table):  # 702.153a
    alice, _ = table.players
    goblin, bear = alice.controls(GOBLIN, BEAR)
    alice.casts(alice.holds(LOSS), "yes")
    assert (goblin.is_now.zone, bear.is_now.zone) == ("battlefield", "graveyard")
    table.settles()
    assert alice.life == 24


def test_demonstrate_is_for_an_opponent_as_well_702_144a(table):  # 702.144a
    alice, bob = table.players
    alice.casts(alice.holds(SHARED))
    table.resolves("yes")
    table.settles()
    assert (alice.life, bob.life) == (26, 23)
