"""Drawn cards that notice a target or a word upon them, that bolster, change their type or come by convoke."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import GIANT, SPARK, able_to_block
from tests.table import BEAR, GOBLIN, card

LORD = card("Goblin Banner", "{2}", "Enchantment", "Goblins you control get +1/+1.")
DINOSAUR = card("Lizard King", "{2}{R}", "Creature — Dinosaur", size="3/3")
OGRE = card("Ogre", "{2}{R}", "Creature — Ogre", size="3/3")


def size(creature):
    return creature.power, creature.toughness


@shows("Hythonia the Cruel")
def test_monstrous_it_turns_all_but_gorgons_to_stone_701_37a(alice, bob, table):
    hythonia, bear = alice.controls(drawn("Hythonia the Cruel"), BEAR)
    sister, giant = alice.controls(card("Sister", "", "Creature — Gorgon", size="1/1")), bob.controls(GIANT)
    alice.controls(*["Swamp"] * 16)
    alice.activates(hythonia)
    table.settles()
    assert (size(hythonia), sister.zone) == ((7, 9), "battlefield")
    assert (bear.is_now.zone, giant.is_now.zone) == ("graveyard", "graveyard")
    late = bob.controls(BEAR)
    alice.activates(hythonia)                                                 # it is monstrous already: nothing happens [701.37a-b]
    table.settles()
    assert (size(hythonia), late.zone) == ((7, 9), "battlefield")


@shows("Mirozel")
def test_aimed_at_it_is_gone_before_the_spell_resolves_603_2_608_2b(alice, bob, table):
    mirozel = alice.controls(drawn("Mirozel"))
    bob.controls("Mountain")
    spark = bob.holds(SPARK)
    alice.passes()
    bob.casts(spark, mirozel)
    table.resolves()                                                          # the trigger is above the spell
    assert (mirozel.is_now.zone, spark.is_now.zone) == ("hand", "stack")
    table.settles()
    assert (mirozel.is_now.zone, bob.graveyard) == ("hand", ["Spark"])


@shows("Thorn Lieutenant")
def test_only_what_an_opponent_aims_at_it_calls_an_elf(alice, bob, table):
    lieutenant = alice.controls(drawn("Thorn Lieutenant"))
    alice.controls("Forest", *["Wastes"] * 6), bob.controls("Mountain")
    growth, spark = alice.holds("Giant Growth"), bob.holds(SPARK)
    alice.casts(growth, lieutenant)
    table.settles()
    assert (table.count("Elf Warrior Token"), size(lieutenant)) == (0, (5, 6))
    alice.passes()
    bob.casts(spark, lieutenant)
    table.settles()
    elf, = table.named("Elf Warrior Token")
    assert (size(elf), elf.colors, elf.controller, lieutenant.damage) == ((1, 1), "G", alice.seat, 3)


@shows("Thorn Lieutenant")
def test_in_response_it_grows_out_of_reach_704_5g(alice, bob, table):
    lieutenant = alice.controls(drawn("Thorn Lieutenant"))
    alice.controls("Forest", *["Wastes"] * 5), bob.controls("Mountain")
    spark = bob.holds(SPARK)
    alice.passes()
    bob.casts(spark, lieutenant)
    bob.passes()
    alice.activates(lieutenant)
    table.settles()
    assert (size(lieutenant), lieutenant.damage, lieutenant.zone) == ((6, 7), 3, "battlefield")


@shows("Scale Blessing")
def test_the_weakest_is_bolstered_and_all_with_counters_grow_701_39a(alice, bob, table):
    bear, other = alice.controls(BEAR, GIANT)
    grown = alice.controls(GIANT, counters=(("+1/+1", 1),))
    theirs = bob.controls(GOBLIN, counters=(("+1/+1", 1),))
    alice.controls("Plains", "Wastes", "Wastes", "Wastes")
    alice.casts(alice.holds(drawn("Scale Blessing")))
    table.settles()
    assert [one.counted("+1/+1") for one in (bear, other, grown, theirs)] == [2, 0, 2, 1]


@shows("Avian Changeling")
def test_it_is_a_goblin_like_any_other_and_flies_702_73a(alice, bob, table):  # 702.73a
    changeling, bear, _ = alice.controls(drawn("Avian Changeling"), BEAR, LORD)
    bob.controls(BEAR)
    assert (size(changeling), size(bear)) == ((3, 3), (2, 2))
    assert able_to_block(table, (changeling, bob)) == set()


@shows("War-Spike Changeling")
def test_for_red_mana_it_strikes_before_an_equal_702_7b(alice, bob, table):  # 702.7b
    changeling, ogre = alice.controls(drawn("War-Spike Changeling")), bob.controls(OGRE)
    alice.controls("Mountain")
    alice.activates(changeling)
    table.settles()
    table.fights([(changeling, bob)], [(ogre, changeling)])
    assert (changeling.zone, changeling.damage, ogre.is_now.zone) == ("battlefield", 0, "graveyard")


@shows("War-Spike Changeling")
@shows("Otepec Huntmaster")
def test_in_the_hand_too_it_is_a_dinosaur_and_costs_less_702_73a(alice, table):  # 702.73a
    _master, *_ = alice.controls(drawn("Otepec Huntmaster"), "Mountain", "Wastes", "Wastes")
    changeling = alice.holds(drawn("War-Spike Changeling"))
    alice.casts(changeling)                                                   # {3}{R} for three mana
    table.settles()
    assert (changeling.is_now.zone, changeling.is_now.sick) == ("battlefield", "sick")


@shows("Otepec Huntmaster")
def test_dinosaurs_cost_less_and_may_attack_at_once_601_2f_702_10b(alice, bob, table):  # 702.10b
    master, *_ = alice.controls(drawn("Otepec Huntmaster"), "Mountain", "Wastes")
    king, ogre = alice.holds(DINOSAUR, OGRE)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(ogre)
    alice.casts(king)
    table.settles()
    alice.activates(master, king.is_now)
    table.settles()
    table.fights([(king.is_now, bob)])
    assert (bob.life, master.tapped) == (17, "tapped")


@shows("Worldsoul Colossus")
def test_creatures_pay_for_its_size_702_51a_107_3m(alice, table):  # 702.51a
    bear, goblin, _, _ = alice.controls(BEAR, GOBLIN, "Plains", "Wastes")
    colossus = alice.holds(drawn("Worldsoul Colossus"))
    alice.casts(colossus, 2)
    table.settles()
    assert (colossus.is_now.counted("+1/+1"), size(colossus.is_now)) == (2, (2, 2))
    assert {bear.tapped, goblin.tapped} == {"tapped"}


@shows("Worldsoul Colossus")
def test_cast_for_nothing_it_dies_at_once_704_5f(alice, table):
    alice.controls("Forest", "Plains")
    colossus = alice.holds(drawn("Worldsoul Colossus"))
    alice.casts(colossus, 0)
    table.settles()
    assert alice.graveyard == ["Worldsoul Colossus"]
