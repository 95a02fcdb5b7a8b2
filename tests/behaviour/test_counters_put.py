"""Cards that put counters on things, or pay with them [122, 606, 702]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.blocks import offered_blocks
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Giant", "{5}", "Creature — Giant", size="5/5")
DINOSAUR = card("Dinosaur", "{G}", "Creature — Dinosaur", size="3/3")
ROCK = card("Rock", "{1}", "Artifact")


@shows("Bloom Hulk")
def test_everything_chosen_gets_another_of_each_kind_701_34a(alice, bob, table):
    alice.controls(*["Forest"] * 4)
    bear, giant = alice.controls(BEAR, counters=(("+1/+1", 1), ("charge", 2))), bob.controls(GIANT, counters=(("-1/-1", 1),))
    spared = bob.controls(BEAR, counters=(("+1/+1", 1),))
    bob.says("You get a poison counter.")
    alice.casts(alice.holds(drawn("Bloom Hulk")))
    table.settles((bear, giant, bob))
    assert (bear.counted("+1/+1"), bear.counted("charge"), giant.counted("-1/-1"), spared.counted("+1/+1")) == (2, 3, 2, 1)
    assert bob.here.counters == (("poison", 2),)


@shows("Bloodline Pretender")
def test_each_newcomer_of_the_chosen_type_makes_it_grow_614_12a(alice, bob, table):
    alice.controls(*["Island"] * 3)
    pretender = alice.holds(drawn("Bloodline Pretender"))
    alice.casts(pretender)
    table.resolves("Bear")
    pretender = pretender.is_now
    assert "Elf" in pretender.types                    # 702.73a
    alice.puts(alice.holds(GOBLIN))
    bob.puts(bob.holds(BEAR))
    table.settles()
    assert pretender.counted("+1/+1") == 0
    alice.puts(alice.holds(BEAR))
    table.settles()
    assert (pretender.counted("+1/+1"), pretender.power) == (1, 3)


@shows("Disowned Ancestor")
def test_it_outlasts_on_its_own_turns_702_107a(alice, bob, table):  # 702.107a
    ancestor, *_lands = alice.controls(drawn("Disowned Ancestor"), "Swamp", "Swamp", "Swamp", "Swamp")
    alice.activates(ancestor)
    assert ancestor.tapped == "tapped"
    with pytest.raises(Illegal):
        alice.activates(ancestor)
    table.resolves()
    assert (ancestor.power, ancestor.toughness) == (1, 5)


@shows("Huatli, Dinosaur Knight")
def test_dinosaurs_grow_and_bite_606_4(alice, bob, table):
    huatli, dinosaur, bear = alice.controls(drawn("Huatli, Dinosaur Knight"), DINOSAUR, BEAR)
    other = alice.controls(drawn("Huatli, Dinosaur Knight"), counters=(("loyalty", 7),), controller=1)
    giant = bob.controls(GIANT)
    alice.activates(huatli, dinosaur, ability=0)
    table.resolves()
    assert (dinosaur.power, dinosaur.toughness, huatli.counted("loyalty")) == (5, 5, 6)
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    table.goes_to("precombat main", turn=2)
    theirs = bob.controls(DINOSAUR)
    bob.activates(other, ability=2)
    table.resolves()
    assert (theirs.power, dinosaur.power, other.is_now.zone) == (7, 5, "graveyard")
    table.goes_to("precombat main", turn=3)
    alice.activates(huatli, dinosaur, giant, ability=1)
    table.resolves()
    assert (giant.is_now.zone, dinosaur.damage, huatli.counted("loyalty"), bear.power) == ("graveyard", 0, 3, 2)


@shows("Iceberg")
def test_ice_is_laid_up_and_melts_into_mana_107_3m(alice, bob, table):
    alice.controls(*["Island"] * 4)
    berg = alice.holds(drawn("Iceberg"))
    alice.casts(berg, 2)
    table.resolves()
    berg = berg.is_now
    assert berg.counted("ice") == 2
    alice.taps(berg)
    assert (berg.counted("ice"), alice.pool) == (1, "C") and not table.state.stack
    alice.controls("Island", "Island")
    alice.activates(berg)
    table.resolves()
    assert berg.counted("ice") == 2


@shows("Jenara, Asura of War")
def test_it_grows_for_good_122_1a(alice, bob, table):
    jenara, *_ = alice.controls(drawn("Jenara, Asura of War"), *["Plains"] * 4)
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    alice.activates(jenara)
    alice.activates(jenara)
    table.settles()
    table.goes_to("precombat main", turn=2)
    assert (jenara.power, jenara.toughness, jenara.counted("+1/+1")) == (5, 5, 2)


@shows("Kappa Cannoneer")
def test_artifacts_help_and_each_that_comes_lets_it_pass_702_126a(alice, bob, table):  # 702.126a
    alice.controls("Island", "Island", "Island")
    rocks = alice.controls(ROCK, ROCK, ROCK)
    kappa = alice.holds(drawn("Kappa Cannoneer"))
    alice.casts(kappa)
    assert [rock.tapped for rock in rocks] == ["tapped"] * 3
    table.settles()
    kappa = kappa.is_now
    assert kappa.counted("+1/+1") == 1                 # it is an artifact that has entered itself
    alice.says("Untap all artifacts.")
    bob.controls(BEAR)
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    table.goes_to("precombat main", turn=3)
    alice.puts(alice.holds(ROCK)), bob.puts(bob.holds(ROCK))
    table.settles()
    assert kappa.power == 6 and offered_blocks(table, (kappa, bob)) == set()


@shows("Kappa Cannoneer")
@pytest.mark.parametrize("lands, zone", [(4, "graveyard"), (0, "battlefield")])
def test_who_aims_at_it_pays_four_702_21a(alice, bob, table, lands, zone):  # 702.21a
    kappa = bob.controls(drawn("Kappa Cannoneer"))
    alice.controls("Swamp", "Swamp", "Swamp", *["Swamp"] * lands)
    own = alice.controls(GIANT)
    alice.casts(alice.holds(drawn("Lethal Sting")), kappa)
    table.settles(*["yes"] * (lands > 0))
    assert kappa.is_now.zone == zone and own.power == 4


@shows("Lethal Sting")
def test_one_of_ones_own_is_weakened_to_kill_118_8(alice, bob, table):
    alice.controls(*["Swamp"] * 3)
    scout, giant = alice.controls(GOBLIN, GIANT)
    foe = bob.controls(GIANT)
    alice.casts(alice.holds(drawn("Lethal Sting")), foe, scout)
    assert scout.is_now.zone == "graveyard" and giant.power == 5            # 704.5f
    table.resolves()
    assert foe.is_now.zone == "graveyard"


@shows("Lethal Sting")
def test_without_a_creature_of_ones_own_it_can_not_be_cast_118_3(alice, bob, table):
    alice.controls(*["Swamp"] * 3), bob.controls(GIANT)
    sting = alice.holds(drawn("Lethal Sting"))
    assert not alice.may(sting)
    alice.controls(BEAR)
    assert [one.kind for one in alice.may(sting)] == ["cast"]


@shows("Reap What Is Sown")
def test_up_to_three_grow_115_1(alice, bob, table):
    alice.controls("Forest", "Plains", "Plains")
    ones = alice.controls(BEAR, BEAR, BEAR, BEAR)
    alice.casts(alice.holds(drawn("Reap What Is Sown")), (ones[0], ones[1], ones[3]))
    table.resolves()
    assert [one.counted("+1/+1") for one in ones] == [1, 1, 0, 1]


@shows("Unspeakable Symbol")
def test_life_is_turned_into_strength_119_4(alice, bob, table):
    symbol, bear = alice.controls(drawn("Unspeakable Symbol"), BEAR)
    bob.says("Target player loses 13 life.", alice)
    alice.activates(symbol, bear)
    alice.activates(symbol, bear)
    table.settles()
    assert (alice.life, bear.power, bear.toughness) == (1, 4, 4)
    with pytest.raises(Illegal):
        alice.activates(symbol, bear)


@shows("Abzan Advantage")
def test_an_enchantment_for_a_counter_on_the_weakest_701_39a(alice, bob, table):
    alice.controls("Plains", "Plains")
    giant, bear = alice.controls(GIANT, BEAR)
    one, other, scout = bob.controls(drawn("Iceberg"), drawn("Unspeakable Symbol"), GOBLIN)
    alice.casts(alice.holds(drawn("Abzan Advantage")), bob)
    table.resolves()
    bob.answers(other)
    assert (one.zone, other.is_now.zone) == ("battlefield", "graveyard")
    assert (giant.counted("+1/+1"), bear.counted("+1/+1"), scout.counted("+1/+1")) == (0, 1, 0)


@shows("Phyrexian Scuta")
@pytest.mark.parametrize("kicked, size, life", [("yes", 5, 17), ("no", 3, 20)])
def test_three_life_for_two_counters_702_33a(alice, bob, table, kicked, size, life):  # 702.33a
    alice.controls(*["Swamp"] * 4)
    scuta = alice.holds(drawn("Phyrexian Scuta"))
    alice.casts(scuta, kicked)
    table.resolves()
    assert (scuta.is_now.power, scuta.is_now.counted("+1/+1"), alice.life) == (size, size - 3, life)
