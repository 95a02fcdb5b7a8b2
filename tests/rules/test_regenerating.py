"""Regeneration: shields, and what no shield stands for [701.19]."""
import pytest

from tests.table import BEAR, GOBLIN, card

TROLL = card("Troll", "{1}{G}", "Creature — Troll", "{G}: Regenerate this creature.", "2/2")


def test_the_next_destruction_is_replaced(table):                                         # 701.19a
    alice, bob = table.players
    alice.controls("Forest")
    troll = alice.controls(TROLL, damage=1)
    alice.activates(troll)
    table.settles()
    bob.says("Destroy target creature.", troll)
    assert (troll.zone, troll.tapped, troll.damage) == ("battlefield", "tapped", 0)
    bob.says("Destroy target creature.", troll)
    assert troll.is_now.zone == "graveyard"


def test_lethal_damage_is_destruction_and_a_blocker_leaves_combat(table):                 # 701.19a, 704.5g
    alice, bob = table.players
    bear, troll = alice.controls(BEAR), bob.controls(TROLL)
    bob.says("Regenerate target creature.", troll)
    table.fights([(bear, bob)], [(troll, bear)])
    assert (troll.zone, troll.tapped, troll.blocking, bear.is_now.zone) == ("battlefield", "tapped", (), "graveyard")


def test_a_shield_lasts_for_the_turn_only(table):                                         # 701.19a, 514.2
    alice, bob = table.players
    alice.library("Forest", "Forest"), bob.library("Forest", "Forest")
    troll = alice.controls(TROLL)
    alice.says("Regenerate target creature.", troll)
    table.goes_to("upkeep", turn=2)
    bob.says("Destroy target creature.", troll)
    assert troll.is_now.zone == "graveyard"


def test_what_cant_be_regenerated_dies_and_keeps_no_shield_from_the_others(table):        # 701.19c
    alice, bob = table.players
    first, second = alice.controls(TROLL, TROLL)
    alice.says("Regenerate target creature.", first)
    alice.says("Regenerate target creature.", second)
    bob.says("Destroy target creature. It can't be regenerated.", first)
    bob.says("Destroy all creatures.")
    assert first.is_now.zone == "graveyard" and second.zone == "battlefield"


def test_a_sacrifice_is_not_replaced(table):                                              # 701.19a, 701.21a
    alice, _bob = table.players
    troll = alice.controls(TROLL)
    alice.says("Regenerate target creature.", troll)
    alice.says("Sacrifice a creature.")
    assert troll.is_now.zone == "graveyard"


def test_toughness_zero_is_not_replaced(table):                                           # 704.5f
    alice, _bob = table.players
    goblin = alice.controls(GOBLIN)
    alice.says("Regenerate target creature.", goblin)
    alice.says("Target creature gets -1/-1 until end of turn.", goblin)
    assert goblin.is_now.zone == "graveyard"


def test_what_cant_be_regenerated_this_turn_keeps_its_shield_for_nothing(table):          # 701.19c
    alice, bob = table.players
    troll = alice.controls(TROLL)
    alice.says("Regenerate target creature.", troll)
    bob.says("Target creature can't be regenerated this turn.", troll)
    bob.says("Destroy target creature.", troll)
    assert troll.is_now.zone == "graveyard"


@pytest.mark.parametrize(("sacrifice", "zone"), [("yes", "graveyard"), ("no", "battlefield")])
def test_what_is_destroyed_only_if_something_was_done_cannot_be_regenerated_either(table, sacrifice, zone):    # 701.19c
    alice, bob = table.players
    troll = bob.controls(card("Old Troll", "", "Creature — Troll", "{0}: Regenerate this creature.", "2/2"))
    alice.controls(BEAR)
    bob.says("Regenerate target creature.", troll)
    alice.says("You may sacrifice a creature. If you do, destroy target creature an opponent controls. It can't be regenerated.",
               troll, sacrifice)
    assert troll.is_now.zone == zone
