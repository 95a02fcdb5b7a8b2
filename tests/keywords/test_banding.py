"""Banding: attackers in a band, and whose damage is divided by whom."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.table import BEAR, GOBLIN, card

HERO = card("Band Hero", "{W}", "Creature — Human Knight", "Banding", size="1/1")
WALLED = card("Band Wall", "{W}", "Creature — Wall", "Banding", size="0/4")
WALKER = card("Stroller", "{3}", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=3)
GIANT = card("Big Giant", "{4}{R}", "Creature — Giant", "Trample", size="6/6")


def test_a_band_is_blocked_as_one(table, alice, bob):
    """702.22c 702.22h: each other creature in the band becomes blocked by the same blocker."""
    hero, bear, goblin = alice.controls(HERO, BEAR, GOBLIN)
    wall = bob.controls(GIANT)
    table.goes_to("combat damage", ((hero, bob), (bear, bob), (goblin, bob)), (hero, bear), ((wall, bear),))
    assert table.asked.who == 0                       # 702.22k: Alice says how the blocker's damage is divided
    table.answers(tuple(6 if one.id == hero.id else 0 for one in table.asked.options))
    assert (bob.life, hero.is_now.zone, bear.is_now.zone) == (19, "graveyard", "battlefield")


def test_one_without_banding_at_most(table, alice, bob):
    hero, bear, goblin = alice.controls(HERO, BEAR, GOBLIN)
    for wrong in ((bear, goblin), (hero, bear, goblin), (hero,)):
        with pytest.raises(Misfit):                   # 702.22c
            table.goes_to("declare attackers", ((hero, bob), (bear, bob), (goblin, bob)), wrong)
    table.goes_to("declare attackers", ((hero, bob), (bear, bob), (goblin, bob)), (hero, goblin))
    assert (hero.band, bear.band) == ((hero.id, goblin.id), ())


def test_a_band_attacks_one_and_the_same(table, alice, bob):
    hero, bear = alice.controls(HERO, BEAR)
    walker = bob.controls(WALKER)
    with pytest.raises(Misfit):                       # 702.22d
        table.goes_to("declare attackers", ((hero, bob), (bear, walker)), (hero, bear))


def test_an_attacker_blocked_by_banding_strikes_as_the_defender_says(table, alice, bob):
    """702.22j: even what tramples."""
    giant = alice.controls(GIANT)
    walled, bear = bob.controls(WALLED, BEAR)
    table.goes_to("combat damage", ((giant, bob),), ((walled, giant), (bear, giant)))
    assert table.asked.who == 1
    table.answers(tuple(6 if one.id == walled.id else 0 for one in table.asked.options))
    assert (bob.life, walled.is_now.zone, bear.is_now.zone) == (20, "graveyard", "battlefield")


def test_a_creature_that_left_combat_is_in_no_band(table, alice, bob):
    hero, bear = alice.controls(HERO, BEAR)
    giant = bob.controls(GIANT)
    table.goes_to("declare attackers", ((hero, bob), (bear, bob)), (hero, bear))
    alice.says("Return target creature to its owner's hand.", hero)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((giant, bear),))
    assert (bear.is_now.zone, giant.damage) == ("graveyard", 2)  # nobody else is blocked along
