"""Flashback and retrace that a card was given: by a spell, a permanent or an emblem [702.34a, 702.81a, 118.9]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

SNAP = card("Young Mage", "{1}{U}", "Creature — Human Wizard",
            "When this creature enters, target instant or sorcery card in your graveyard "
            "gains flashback until end of turn. The flashback cost is equal to its mana cost.", "2/1")
SEER = card("Drowned Seer", "{3}", "Creature — Human", "Each instant and sorcery card in your graveyard has flashback. "
            "The flashback cost is equal to that card's mana cost.", "3/4")
PAST = card("Flames", "{R}", "Sorcery", "Each instant and sorcery card in your graveyard gains flashback until end of turn. "
            "The flashback cost is equal to its mana cost.")
RETRACED = 'You get an emblem with "Instant and sorcery cards in your graveyard have retrace."'
SALVE = card("Salve", "{G}", "Instant", "You gain 3 life.")
FREE = card("Vision", "", "Sorcery", "You gain 3 life.")


@pytest.fixture
def table():
    return Table()


@pytest.fixture
def alice(table):
    alice, _ = table.players
    alice.controls("Forest", "Forest", "Forest")
    return alice


def ways(who, one):
    return [possible.action[4:] for possible in who.may(one) if possible.kind == "cast"]


def test_a_card_that_gained_it_is_cast_for_its_mana_cost_and_exiled_702_34a(table, alice):
    salve = alice.has(SALVE, "graveyard")
    assert ways(alice, salve) == []
    alice.puts(alice.holds(SNAP), salve)
    table.settles()
    assert ways(alice, salve) == [("flashback",)]
    alice.casts(salve, "auto", way="flashback")
    table.settles()
    assert (alice.life, salve.is_now.zone, [one.tapped for one in table.named("Forest")].count("tapped")) == (23, "exile", 1)


def test_it_is_exiled_too_when_it_is_countered_702_34a(table, alice):
    _, bob = table.players
    bob.controls("Island", "Island")
    salve = alice.has(SALVE, "graveyard")
    alice.controls(SEER)
    alice.casts(salve, "auto", way="flashback")
    alice.passes()
    bob.casts(bob.holds("Counterspell"), "Salve")
    table.settles()
    assert (alice.life, salve.is_now.zone) == (20, "exile")


def test_it_ends_with_the_turn_514_2(table, alice):
    salve = alice.has(SALVE, "graveyard")
    alice.puts(alice.holds(SNAP), salve)
    table.settles()
    table.goes_to("end")
    assert ways(alice, salve) == [("flashback",)]
    table.goes_to("upkeep")
    assert ways(alice, salve) == []


def test_what_comes_later_has_not_gained_it_611_2c(table, alice):
    first = alice.has(SALVE, "graveyard")
    alice.says("Each instant and sorcery card in your graveyard gains flashback until end of turn. "
               "The flashback cost is equal to its mana cost.")
    later = alice.has(SALVE, "graveyard")
    assert (ways(alice, first), ways(alice, later)) == ([("flashback",)], [])


def test_what_a_permanent_gives_is_there_as_long_as_it_is_611_3a(table, alice):
    seer, salve, bear = alice.controls(SEER), alice.has(SALVE, "graveyard"), alice.has(BEAR, "graveyard")
    assert (ways(alice, salve), ways(alice, bear)) == ([("flashback",)], [])
    alice.puts(seer, zone="exile")
    assert ways(alice, salve) == []


def test_another_players_cards_have_it_not(table, alice):
    _, bob = table.players
    alice.controls(SEER)
    assert [type(ability).__name__ for ability in bob.has(SALVE, "graveyard").abilities] == ["SpellAbility"]


def test_no_mana_cost_is_a_cost_that_cant_be_paid_118_6(table, alice):
    vision = alice.has(FREE, "graveyard")
    alice.controls(SEER)
    assert alice.may_not(vision) == [("cast", "118.6")]
    with pytest.raises(Illegal, match="118.6"):
        alice.casts(vision, way="flashback")


def test_an_emblem_gives_retrace_702_81a(table, alice):
    salve = alice.has(SALVE, "graveyard")
    alice.says(RETRACED)
    assert ways(alice, salve) == []                              # no land card to discard
    alice.holds("Island")
    alice.casts(salve, "auto", way="retrace")
    table.settles()
    assert (alice.life, salve.is_now.zone, alice.hand) == (23, "graveyard", 0)
