"""Airbend, earthbend, waterbend [701.65, 701.66, 701.67]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

SURGE = card("Surge", "{U}", "Sorcery", "As an additional cost to cast this spell, waterbend {3}.\nDraw a card.")


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


def test_what_was_airbent_is_cast_for_two_by_its_owner():
    """701.65a"""
    table, alice, bob = two()
    giant = alice.controls(card("Giant", "{5}{G}", "Creature — Giant", size="6/6"))
    alice.controls("Wastes", "Wastes")
    alice.says("Airbend target creature.", giant)
    card_ = giant.is_now
    assert (card_.zone, bob.may(card_)) == ("exile", [])
    alice.casts(card_)
    table.resolves()
    assert (table.count("Giant"), [one.tapped for one in table.named("Wastes")]) == (1, ["tapped"] * 2)


def test_whoever_airbends_does_so_once_for_all_that_is_exiled():
    """701.65b"""
    table, alice, bob = two()
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.controls(card("Breeze", "", "Enchantment", "Whenever you airbend, you gain 1 life."))
    alice.says("Airbend up to two target creatures.", (bear, scout))
    table.settles()
    alice.says("Airbend up to two target creatures.")
    table.settles()
    assert (alice.life, bear.is_now.zone, scout.is_now.zone) == (21, "exile", "exile")


def test_an_earthbent_land_is_a_creature_and_returns():
    """701.66a"""
    table, alice, _bob = two()
    forest = alice.controls("Forest")
    alice.says("Earthbend 3.", forest)
    assert (forest.power, set(forest.types) >= {"creature", "land"}, [getattr(a, "word", "") for a in forest.abilities][-1:]) == (
        3, True, ["haste"])
    alice.says("Destroy target creature.", forest)
    table.settles()
    assert (forest.is_now.zone, forest.is_now.tapped, forest.is_now.power) == ("battlefield", "tapped", None)


def test_whoever_earthbends_has_done_so_once_the_land_is_bound_to_return():
    """701.66b"""
    table, alice, _bob = two()
    forest = alice.controls("Forest")
    alice.controls(card("Quake", "", "Enchantment", "Whenever you earthbend, you gain 1 life."))
    alice.says("Earthbend 1.", forest)
    table.settles()
    assert alice.life == 21


def test_waterbending_taps_creatures_and_artifacts_for_generic_mana():
    """701.67a, 701.67c"""
    table, alice, _bob = two("Forest")
    alice.controls(card("Tide", "", "Enchantment", "Whenever you waterbend, you gain 1 life."))
    alice.controls("Island")
    bear, scout, other = alice.controls(BEAR), alice.controls(GOBLIN), alice.controls(GOBLIN)
    alice.casts(alice.holds(SURGE), "auto", (bear, scout, other))
    table.settles()
    assert (alice.hand, alice.life, bear.tapped) == (1, 21, "tapped")


def test_it_pays_for_nothing_but_the_waterbend_cost():
    """701.67a: the mana cost of the spell is none."""
    _table, alice, _bob = two("Forest")
    bear, scout, other = alice.controls(BEAR), alice.controls(GOBLIN), alice.controls(GOBLIN)
    surge = alice.holds(SURGE)
    with pytest.raises(Illegal):
        alice.casts(surge, (bear, scout, other))
