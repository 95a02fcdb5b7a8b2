"""Creatures that fly, hurry or slip past their blockers, and what their damage does [509, 510, 702]."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.behaviour.blocks import offered_blocks
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

BIRD = card("Bird", "{U}", "Creature — Bird", "Flying", size="1/1")
SPIDER = card("Spider", "{G}", "Creature — Spider", "Reach", size="1/4")
GIANT = card("Giant", "{5}", "Creature — Giant", size="5/5")
ZOMBIE = card("Zombie", "{B}", "Creature — Zombie", size="2/2")
MYR = card("Myr", "{2}", "Artifact Creature — Myr", size="1/1")


@shows("Starlit Angel")
def test_only_wings_and_webs_stop_it_702_9b(alice, bob, table):  # 702.9b
    angel = alice.controls(drawn("Starlit Angel"))
    bob.controls(BEAR, BIRD, SPIDER)
    assert offered_blocks(table, (angel, bob)) == {("Bird", "Starlit Angel"), ("Spider", "Starlit Angel")}


@shows("Sublime Archangel")
def test_each_creature_exalts_the_lone_attacker_702_83b(alice, bob, table):  # 702.83b
    angel, bear, _other = alice.controls(drawn("Sublime Archangel"), BEAR, GOBLIN)
    bob.controls(BEAR)
    table.fights([(bear, bob)])
    assert bob.life == 20 - 2 - 3 and bear.power == 5 and angel.power == 4


@shows("Sublime Archangel")
def test_two_attackers_are_not_alone_506_5(alice, bob, table):
    angel, bear = alice.controls(drawn("Sublime Archangel"), BEAR)
    table.fights([(angel, bob), (bear, bob)])
    assert bob.life == 14


@shows("Boggart Ram-Gang")
def test_it_attacks_at_once_and_withers_702_80a(alice, bob, table):  # 702.80a
    alice.controls("Mountain", "Forest", "Mountain")
    giant = bob.controls(GIANT)
    gang = alice.holds(drawn("Boggart Ram-Gang"))
    alice.casts(gang)
    table.resolves()
    gang = gang.is_now
    table.fights([(gang, bob)], [(giant, gang)])
    assert (giant.counted("-1/-1"), giant.damage, giant.power, gang.is_now.zone) == (3, 0, 2, "graveyard")


@shows("Firefiend Elemental")
def test_it_is_renowned_by_its_first_hit_on_the_turn_it_comes_702_112a(alice, bob, table):  # 702.112a
    alice.controls(*["Mountain"] * 4)
    fiend = alice.holds(drawn("Firefiend Elemental"))
    alice.casts(fiend)
    table.resolves()
    fiend = fiend.is_now
    table.fights([(fiend, bob)])
    table.settles()
    assert (bob.life, fiend.power, fiend.toughness, fiend.designated) == (17, 4, 3, ("renowned",))


@shows("Lightning Elemental")
def test_it_strikes_on_the_turn_it_comes_702_10b(alice, bob, table):  # 702.10b
    alice.controls(*["Mountain"] * 4)
    elemental, slow = alice.holds(drawn("Lightning Elemental")), alice.controls(BEAR, sick="sick")
    alice.casts(elemental)
    table.resolves()
    table.does("go_to", 0, 0, "declare attackers")
    assert [one.name for one, _ in table.asked.options] == ["Lightning Elemental"] and slow.power == 2
    table.answers(((elemental.is_now, bob),))
    table.goes_to("combat damage")
    assert bob.life == 16


@shows("Reckless Brute")
def test_it_can_not_stay_at_home_508_1d(alice, bob, table):
    brute = alice.controls(drawn("Reckless Brute"), sick="sick")
    table.does("go_to", 0, 0, "combat damage")
    with pytest.raises(Misfit):
        table.answers(())
    table.run = table.last
    table.answers(((brute, bob),))
    table.goes_to("combat damage")
    assert bob.life == 17


@shows("Ronin Houndmaster")
def test_bushido_attacking_and_blocking_702_45a(alice, bob, table):  # 702.45a
    mine, theirs = alice.controls(drawn("Ronin Houndmaster"), sick="sick"), bob.controls(drawn("Ronin Houndmaster"))
    bear = alice.controls(BEAR)
    table.fights([(mine, bob), (bear, bob)], [(theirs, bear)], until="declare blockers")
    table.settles()
    assert (theirs.power, theirs.toughness, mine.power) == (3, 3, 2)
    table.goes_to("combat damage")
    assert (bob.life, bear.is_now.zone, theirs.zone) == (18, "graveyard", "battlefield")


@shows("Ogre Menial")
def test_its_damage_is_poison_and_shrinking_702_90(alice, bob, table):  # 702.90
    ogre, other = alice.controls(drawn("Ogre Menial"), drawn("Ogre Menial"))
    alice.controls(*["Mountain"] * 5)
    giant = bob.controls(GIANT)
    for one in ogre, ogre, other, other, other:
        alice.activates(one)
    table.settles()
    table.fights([(ogre, bob), (other, bob)], [(giant, other)])
    assert (bob.life, bob.here.counters) == (20, (("poison", 2),))
    assert (giant.counted("-1/-1"), giant.power, giant.damage) == (3, 2, 0)


@shows("Highborn Ghoul")
def test_artifacts_and_its_own_color_may_block_it_702_13b(alice, bob, table):  # 702.13b
    ghoul = alice.controls(drawn("Highborn Ghoul"))
    bob.controls(BEAR, ZOMBIE, MYR, BIRD)
    assert offered_blocks(table, (ghoul, bob)) == {("Zombie", "Highborn Ghoul"), ("Myr", "Highborn Ghoul")}


@shows("Rootwater Commando")
@pytest.mark.parametrize("land, blocked", [("Island", False), ("Swamp", True)])
def test_through_islands_it_goes_unblocked_702_14c(alice, bob, table, land, blocked):  # 702.14c
    commando = alice.controls(drawn("Rootwater Commando"))
    alice.controls("Island")
    bob.controls(BEAR, land)
    assert offered_blocks(table, (commando, bob)) == ({("Bear", "Rootwater Commando")} if blocked else set())


@shows("Sokenzan Bruiser")
@pytest.mark.parametrize("land, life", [("Mountain", 17), ("Forest", 20)])
def test_through_mountains_it_goes_unblocked_702_14c(alice, bob, table, land, life):  # 702.14c
    bruiser = alice.controls(drawn("Sokenzan Bruiser"))
    giant, _ = bob.controls(GIANT, land)
    table.fights([(bruiser, bob)], *[[(giant, bruiser)]] * (life == 20))
    assert (bob.life, bruiser.is_now.zone) == (life, "battlefield" if life == 17 else "graveyard")


@shows("Zodiac Goat")
def test_only_the_goat_crosses_mountains_702_14c(alice, bob, table):  # 702.14c
    goat, bear = alice.controls(drawn("Zodiac Goat"), BEAR)
    bob.controls(ZOMBIE, "Mountain")
    assert offered_blocks(table, (goat, bob), (bear, bob)) == {("Zombie", "Bear")}


@shows("Arcbound Mouser")
def test_its_counters_go_to_another_artifact_creature_702_43a(alice, bob, table):  # 702.43a
    alice.controls("Plains")
    myr = alice.controls(MYR)
    mouser = alice.holds(drawn("Arcbound Mouser"))
    alice.casts(mouser)
    table.resolves()
    mouser = mouser.is_now
    assert (mouser.power, mouser.toughness) == (1, 1)
    alice.says("Target creature gets +2/+0 until end of turn.", mouser)
    bob.says("Destroy target creature.", mouser)
    table.answers(myr)
    table.settles("yes")
    assert (mouser.is_now.zone, myr.power, myr.counted("+1/+1")) == ("graveyard", 2, 1)


@shows("Arcbound Mouser")
def test_its_damage_is_life_702_15b(alice, bob, table):  # 702.15b
    mouser = alice.controls(drawn("Arcbound Mouser"), counters=(("+1/+1", 2),))
    table.fights([(mouser, bob)])
    assert (alice.life, bob.life) == (22, 18)


@shows("War Oracle")
def test_life_each_time_renown_once_702_112a(alice, bob, table):  # 702.112a
    oracle = alice.controls(drawn("War Oracle"))
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    table.fights([(oracle, bob)])
    table.settles()
    assert (alice.life, bob.life, oracle.counted("+1/+1")) == (23, 17, 1)
    table.goes_to("precombat main", turn=3)
    table.fights([(oracle, bob)])
    table.settles()
    assert (alice.life, bob.life, oracle.counted("+1/+1")) == (27, 13, 1)


@shows("Adriana, Captain of the Guard")
def test_melee_for_everyone_who_attacks_702_121a(alice, bob, table):  # 702.121a
    adriana, bear, scout = alice.controls(drawn("Adriana, Captain of the Guard"), BEAR, GOBLIN)
    table.fights([(adriana, bob), (bear, bob)])
    assert (adriana.power, bear.power, scout.power, bob.life) == (5, 3, 1, 12)


@shows("Wayward Giant")
def test_one_blocker_is_not_enough_702_111b(alice, bob, table):  # 702.111b
    giant, first, second = alice.controls(drawn("Wayward Giant")), bob.controls(BEAR), bob.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((giant, bob),))
    with pytest.raises(Misfit):
        table.answers(((first, giant),))
    table.run, table.state = table.last, table.last.state
    table.answers(((first, giant), (second, giant)), (2, 2))
    assert bob.life == 20
    assert (giant.damage, first.is_now.zone, second.is_now.zone) == (4, "graveyard", "graveyard")
