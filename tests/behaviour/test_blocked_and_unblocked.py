"""Creatures that do something as they are blocked, as they deal combat damage, or as they are dealt it [509.3, 510.3]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
SPHERE = card("Old Sphere", "{1}", "Artifact")


def aspirant(alice, bob, table, name, *blockers):
    one = alice.controls(drawn(name))
    table.fights([(one, bob)], [(blocker, one) for blocker in blockers], until="declare blockers")
    if len(blockers) > 1:
        table.answers(table.asked.options)                            # in any order [603.3b]
    table.settles()
    return one


@shows("Kolaghan Aspirant")
def test_each_creature_that_blocks_it_is_hit_first_509_3d(alice, bob, table):
    goblin, bear = bob.controls(GOBLIN, BEAR)
    one = aspirant(alice, bob, table, "Kolaghan Aspirant", goblin, bear)
    assert (goblin.is_now.zone, bear.damage, one.damage) == ("graveyard", 1, 0)


@shows("Kolaghan Aspirant")
def test_unblocked_it_hits_no_creature(alice, bob, table):
    goblin = bob.controls(GOBLIN)
    aspirant(alice, bob, table, "Kolaghan Aspirant")
    assert goblin.zone == "battlefield"
    table.goes_to("combat damage")
    assert bob.life == 18


@shows("Somberwald Vigilante")
def test_the_blocker_loses_its_last_toughness_before_it_strikes_509_3d(alice, bob, table):
    goblin = bob.controls(GOBLIN)
    one = aspirant(alice, bob, table, "Somberwald Vigilante", goblin)
    table.goes_to("postcombat main")
    assert (goblin.is_now.zone, one.is_now.zone, bob.life) == ("graveyard", "battlefield", 20)     # still blocked [509.1h]


@shows("Alley Grifters")
def test_blocked_by_two_it_takes_one_card_of_the_defender_509_3c(alice, bob, table):
    first, second = bob.controls(GOBLIN, GOBLIN)
    bear, island, mine = bob.holds(BEAR), bob.holds("Island"), alice.holds("Forest")
    grifters = alice.controls(drawn("Alley Grifters"))
    table.fights([(grifters, bob)], [(first, grifters), (second, grifters)], until="declare blockers")
    table.settles(bear)                                              # whose hand it is chooses [701.8b]
    assert (bear.is_now.zone, island.is_now.zone, mine.is_now.zone) == ("graveyard", "hand", "hand")


@shows("Alley Grifters")
def test_unblocked_the_defender_keeps_all_cards(alice, bob, table):
    bob.holds(BEAR)
    table.fights([(alice.controls(drawn("Alley Grifters")), bob)])
    table.settles()
    assert (bob.hand, bob.life) == (1, 18)


@shows("Kjeldoran Frostbeast")
def test_whatever_it_fought_is_destroyed_at_end_of_combat_511_2(alice, bob, table):
    beast, giant, bear = alice.controls(drawn("Kjeldoran Frostbeast")), bob.controls(GIANT), bob.controls(BEAR)
    alice.says("Target creature gets +0/+9 until end of turn.", beast)
    table.fights([(beast, bob)], [(giant, beast)])
    assert giant.zone == "battlefield" and giant.damage == 2
    table.goes_to("end of combat")
    table.settles()
    assert (giant.is_now.zone, beast.zone, bear.zone) == ("graveyard", "battlefield", "battlefield")


@shows("Kjeldoran Frostbeast")
def test_what_it_blocked_is_destroyed_too_511_2(alice, bob, table):
    beast, bear, goblin = bob.controls(drawn("Kjeldoran Frostbeast")), alice.controls(GIANT), alice.controls(GOBLIN)
    bob.says("Target creature gets +0/+9 until end of turn.", beast)
    table.fights([(bear, bob), (goblin, bob)], [(beast, bear)], until="end of combat")
    table.settles()
    assert (bear.is_now.zone, goblin.zone, beast.zone) == ("graveyard", "battlefield", "battlefield")


@shows("Pious Warrior")
def test_combat_damage_it_is_dealt_is_gained_even_as_it_dies_120_4(alice, bob, table):
    warrior, giant = alice.controls(drawn("Pious Warrior")), bob.controls(GIANT)
    table.fights([(warrior, bob)], [(giant, warrior)])
    table.settles()
    assert (warrior.is_now.zone, alice.life) == ("graveyard", 25)


@shows("Pious Warrior")
def test_other_damage_gains_it_nothing(alice, bob, table):
    warrior = alice.controls(drawn("Pious Warrior"))
    bear = bob.controls(BEAR)
    bob.says("Target creature deals damage equal to its power to any target.", bear, warrior)
    table.settles()
    assert (warrior.damage, alice.life) == (2, 20)


@shows("Screeching Silcaw")
@pytest.mark.parametrize("artifacts, milled", [(3, 4), (2, 0)])
def test_with_three_artifacts_its_damage_mills_four_603_4(alice, bob, table, artifacts, milled):
    alice.controls(*[SPHERE] * artifacts)
    bob.controls(*[SPHERE] * 2)                                      # of another: they do not count
    bob.library(*["Island"] * 6)
    table.fights([(alice.controls(drawn("Screeching Silcaw")), bob)])
    table.settles()
    assert (bob.life, bob.graveyard, len(bob.here.library)) == (19, ["Island"] * milled, 6 - milled)


@shows("Slith Ascendant")
def test_it_grows_with_each_hit_510_3a(alice, bob, table):
    slith = alice.controls(drawn("Slith Ascendant"))
    alice.library("Island", "Island"), bob.library("Island", "Island")
    table.fights([(slith, bob)])
    table.settles()
    assert (slith.power, slith.counted("+1/+1"), bob.life) == (2, 1, 19)
    table.goes_to("upkeep", turn=3)
    table.fights([(slith, bob)])
    table.settles()
    assert (slith.power, bob.life) == (3, 17)


@shows("Thrummingbird")
def test_its_hit_proliferates_701_34a(alice, bob, table):
    bird, bear = alice.controls(drawn("Thrummingbird")), alice.controls(BEAR, counters=(("+1/+1", 1),))
    spared = bob.controls(BEAR, counters=(("+1/+1", 2),))
    bob.says("Target player gets a poison counter.", bob)
    table.fights([(bird, bob)])
    table.settles((bear, bob))
    assert (bear.power, spared.power, bob.here.counters, bob.life) == (4, 4, (("poison", 2),), 19)
