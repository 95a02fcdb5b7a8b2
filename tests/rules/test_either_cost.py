"""Additional costs of which one is chosen [601.2b, 601.2f, 601.2h]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import card

RUSH = card("Rush", "{R}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature or pay {2}.\nYou gain 3 life.")
SCHOLAR = card("Scholar", "{R}", "Sorcery",
               "As an additional cost to cast this spell, sacrifice a creature, discard a card, or pay 4 life.\n"
               "You gain 3 life.")
KIN = card("Kin", "{R}", "Creature — Goblin",
           "As an additional cost to cast this spell, reveal a Goblin card from your hand or pay {2}.", "2/2")
THREE = "Mountain", "Mountain", "Mountain"


@pytest.fixture
def alice(table):
    return table.players[0]


def test_one_of_them_is_paid_as_its_player_says_601_2b(table, alice):
    alice.controls(*THREE, "Grizzly Bears")
    alice.casts(alice.holds(RUSH), "sacrifice a creature", "auto")
    table.settles()
    assert (alice.life, table.count("Grizzly Bears"), [one.tapped for one in table.named("Mountain")].count("tapped")) == (23, 0, 1)


def test_mana_is_paid_with_the_rest_601_2f(table, alice):
    alice.controls(*THREE, "Grizzly Bears")
    alice.casts(alice.holds(RUSH), "pay {2}", "auto")
    table.settles()
    assert (alice.life, table.count("Grizzly Bears"), [one.tapped for one in table.named("Mountain")].count("tapped")) == (23, 1, 3)


def test_nothing_is_asked_where_one_alone_can_be_paid(table, alice):
    alice.controls("Mountain", "Grizzly Bears")
    alice.casts(alice.holds(RUSH), "auto")
    table.settles()
    assert (alice.life, table.count("Grizzly Bears")) == (23, 0)


def test_without_either_it_cant_be_cast_118_3(table, alice):
    alice.controls("Mountain", "Mountain")
    rush = alice.holds(RUSH)
    assert alice.may_not(rush) == [("cast", "118.3")]
    with pytest.raises(Illegal, match="118.3"):
        alice.casts(rush)
    alice.controls("Mountain")
    assert alice.may(rush)


def test_without_mana_for_the_spell_itself_the_creature_does_not_help_601_2h(table, alice):
    alice.controls("Grizzly Bears")
    assert alice.may_not(alice.holds(RUSH)) == [("cast", "601.2h")]


def test_three_ways(table, alice):
    alice.controls("Mountain", "Mountain")
    alice.casts(alice.holds(SCHOLAR), "auto")                                   # no creature, no other card in hand: not even asked
    table.settles()
    assert alice.life == 19


def test_the_spell_itself_is_not_in_hand_any_more_601_2a(table, alice):
    alice.controls("Mountain")
    alice.does("set_player", 0, (("life", 3),))
    scholar = alice.holds(SCHOLAR)
    assert alice.may_not(scholar) == [("cast", "118.3")]
    alice.holds("Grizzly Bears")
    alice.casts(scholar, "auto")
    table.settles()
    assert alice.life == 6 and table.count("Grizzly Bears", "graveyard") == 1


def test_revealed_or_paid_for(table, alice):
    alice.controls("Mountain")
    kin, other = alice.holds(KIN), alice.holds(KIN)
    alice.casts(kin, "auto")
    table.settles()
    assert table.count("Kin") == 1
    assert alice.may_not(other) == [("cast", "601.2h")]
