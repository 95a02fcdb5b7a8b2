"""Modes with a price of their own: spree, tiered."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, card

SPREE = card("Rampage", "{R}", "Instant", "Spree\n+ {1} — ~ deals 2 damage to target player.\n+ {2} — Destroy target creature.")
TIERED = card("Blaze", "{R}", "Instant", "Tiered\n• Spark — {0} — ~ deals 1 damage to target player.\n"
                                         "• Inferno — {2} — ~ deals 5 damage to target player.")


def test_each_mode_of_a_spree_is_paid_for(table, alice, bob):
    """702.172a: one or more modes, and the cost of each in addition."""
    alice.controls(*["Mountain"] * 4)
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(SPREE), ("~ deals 2 damage to target player.", "destroy target creature."), bob, bear)
    table.settles()
    assert (bob.life, bear.is_now.zone) == (18, "graveyard")
    assert not [land for land in table.named("Mountain") if land.tapped == "untapped"]


def test_a_spree_needs_a_mode_that_is_paid(table, alice, bob):
    alice.controls("Mountain", "Mountain")
    bear = bob.controls(BEAR)
    spree = alice.holds(SPREE)
    with pytest.raises(Illegal):  # 702.172a
        alice.casts(spree, ("destroy target creature.",), bear)
    alice.casts(spree, ("~ deals 2 damage to target player.",), bob)
    table.settles()
    assert bob.life == 18


def test_one_tier_is_chosen_and_paid(table, alice, bob):
    alice.controls("Mountain", "Mountain", "Mountain")
    alice.casts(alice.holds(TIERED), ("~ deals 5 damage to target player.",), bob)
    table.settles()
    assert bob.life == 15  # 702.183a
    alice.controls("Mountain")
    alice.casts(alice.holds(TIERED), ("~ deals 1 damage to target player.",), bob)
    table.settles()
    assert bob.life == 14


ESCALATED = card("Escalated", "{R}", "Instant", "Escalate {1}\nChoose one or both —\n• ~ deals 2 damage to target player.\n"
                                               "• You gain 3 life.")


def test_each_mode_beyond_the_first_is_paid_for(table, alice, bob):
    """702.120a."""
    alice.controls("Mountain", "Mountain")
    both = "~ deals 2 damage to target player.", "you gain 3 life."
    alice.casts(alice.holds(ESCALATED), both, bob)
    table.settles()
    assert (bob.life, alice.life) == (18, 23)
    assert not [land for land in table.named("Mountain") if land.tapped == "untapped"]
    alice.controls("Mountain")
    with pytest.raises(Illegal):
        alice.casts(alice.holds(ESCALATED), both, bob)
