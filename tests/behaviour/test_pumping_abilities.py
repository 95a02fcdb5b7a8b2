"""Drawn cards that grow, fly or ward off for mana until the turn ends [514.2, 602, 611.2]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import BIRD, GIANT, SNOWFIELD, SPARK, able_to_block
from tests.table import BEAR, GOBLIN


def size(creature):
    return creature.power, creature.toughness


def uses(player, source, *answers, times=1, ability=0):
    for _ in range(times):
        player.activates(source, *answers, ability=ability)
        player.table.settles()


@shows("Carrion Ants")
def test_each_mana_adds_one_and_all_is_over_with_the_turn_514_2(alice, table):
    ants = alice.controls(drawn("Carrion Ants"))
    alice.controls("Wastes", "Wastes", "Wastes")
    uses(alice, ants, times=3)
    assert size(ants) == (3, 4)
    with pytest.raises(Illegal):
        alice.activates(ants)
    table.goes_to("upkeep")
    assert size(ants) == (0, 1)


@shows("Cliffside Lookout")
def test_only_creatures_that_are_there_as_it_resolves_grow_611_2c(alice, bob, table):
    lookout, bear = alice.controls(drawn("Cliffside Lookout"), BEAR)
    theirs = bob.controls(BEAR)
    alice.controls(*["Plains"] * 5)
    uses(alice, lookout)
    late = alice.controls(BEAR)
    assert [size(one) for one in (lookout, bear, theirs, late)] == [(2, 2), (3, 3), (2, 2), (2, 2)]


@shows("Dreadwing")
def test_it_flies_and_hits_for_four_702_9b(alice, bob, table):  # 702.9b
    wing = alice.controls(drawn("Dreadwing"))
    alice.controls("Wastes", "Island", "Mountain")
    bob.controls(BEAR, BIRD)
    uses(alice, wing)
    assert size(wing) == (4, 1)
    assert able_to_block(table, (wing, bob)) == {("Bird", "Dreadwing")}
    table.answers(())
    table.goes_to("combat damage")
    assert bob.life == 16


@shows("Frostwalla")
def test_snow_mana_makes_it_grow_once_each_turn_107_4h_602_5b(alice, bob, table):
    walla, _ = alice.controls(drawn("Frostwalla"), "Forest")
    with pytest.raises(Illegal, match="601.2h"):
        alice.activates(walla)                                         # a Forest makes no snow mana
    alice.controls(SNOWFIELD, SNOWFIELD)
    uses(alice, walla)
    assert size(walla) == (4, 4)
    with pytest.raises(Illegal, match="602.5b"):
        alice.activates(walla)
    table.goes_to("upkeep")
    bob.passes()
    uses(alice, walla)
    assert size(walla) == (4, 4)


@shows("Greater Realm of Preservation")
def test_the_next_damage_of_a_black_or_red_source_is_prevented_once_615_9(alice, bob, table):
    realm, _ = alice.controls(drawn("Greater Realm of Preservation"), BEAR)
    alice.controls("Plains", "Plains"), bob.controls("Mountain", GOBLIN)
    spark = bob.holds(SPARK)
    alice.passes()
    bob.casts(spark, alice)
    bob.passes()
    alice.activates(realm)
    table.does("resolve", 0)
    assert {table.state.look(option.id).name for option in table.asked.options} == {"Goblin Scout", "Spark"}      # no green Bear
    table.answers(spark.is_now)
    table.settles()
    assert (alice.life, bob.graveyard) == (20, ["Spark"])
    bob.controls("Mountain")
    second = bob.holds(SPARK)
    alice.passes()
    bob.casts(second, alice)
    table.settles()
    assert alice.life == 17


@shows("Killer Whale")
def test_in_the_air_no_bear_stands_in_its_way_702_9b(alice, bob, table):  # 702.9b
    whale = alice.controls(drawn("Killer Whale"))
    alice.controls("Island")
    bob.controls(BEAR)
    uses(alice, whale)
    assert able_to_block(table, (whale, bob)) == set()
    table.goes_to("combat damage")
    assert bob.life == 17


@shows("Killer Whale")
def test_in_the_water_it_can_be_blocked(alice, bob, table):
    whale = alice.controls(drawn("Killer Whale"))
    bob.controls(BEAR)
    assert able_to_block(table, (whale, bob)) == {("Bear", "Killer Whale")}


@shows("Primeval Shambler")
def test_grown_twice_it_survives_a_giant_704_5g(alice, bob, table):
    shambler, giant = alice.controls(drawn("Primeval Shambler")), bob.controls(GIANT)
    alice.controls("Swamp", "Swamp", "Swamp")
    uses(alice, shambler, times=3)
    table.fights([(shambler, bob)], [(giant, shambler)])
    assert (size(shambler), shambler.damage, giant.is_now.zone) == ((6, 6), 5, "graveyard")
    table.goes_to("upkeep")
    assert (size(shambler), shambler.damage) == ((3, 3), 0)


@shows("Rakdos Pit Dragon")
@pytest.mark.parametrize("held, life", [(0, 20 - 4 - 4), (1, 20 - 4)])
def test_it_strikes_twice_only_with_an_empty_hand_702_4b(alice, bob, table, held, life):  # 702.4b
    dragon = alice.controls(drawn("Rakdos Pit Dragon"))
    alice.controls("Mountain", "Mountain", "Mountain"), bob.controls(BEAR)
    for _ in range(held):
        alice.holds(BEAR)
    uses(alice, dragon, ability=0)
    uses(alice, dragon, ability=1)
    assert dragon.power == 4
    assert able_to_block(table, (dragon, bob)) == set()                # it flies
    table.goes_to("end of combat")
    assert bob.life == life


@shows("Ursapine")
def test_it_makes_any_creature_grow_602_2b(alice, bob, table):
    ursapine, goblin = alice.controls(drawn("Ursapine")), bob.controls(GOBLIN)
    alice.controls("Forest", "Forest")
    uses(alice, ursapine, goblin)
    uses(alice, ursapine, ursapine)
    assert (size(goblin), size(ursapine)) == ((2, 2), (4, 4))


@shows("Vector Asp")
def test_for_black_mana_its_bite_is_poison_702_90b(alice, bob, table):  # 702.90b
    asp = alice.controls(drawn("Vector Asp"))
    alice.controls("Swamp")
    uses(alice, asp)
    table.fights([(asp, bob)])
    assert (bob.life, bob.here.counters) == (20, (("poison", 1),))


@shows("Vector Asp")
def test_for_black_mana_its_bite_leaves_a_counter_702_90c(alice, bob, table):  # 702.90c
    asp, giant = alice.controls(drawn("Vector Asp")), bob.controls(GIANT)
    alice.controls("Swamp")
    uses(alice, asp)
    table.fights([(asp, bob)], [(giant, asp)])
    assert (giant.counted("-1/-1"), giant.damage, size(giant)) == (1, 0, (4, 4))
