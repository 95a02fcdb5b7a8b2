"""Cards that are about gaining life [119.3], and what is paid for it."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

SLIVER = card("Plain Sliver", "{1}", "Creature — Sliver", size="1/1")
BEAST = card("Plain Beast", "{G}", "Creature — Beast", size="2/2")
WINGS = card("Borrowed Wings", "{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")
TOTEM = card("Totem", "{1}", "Artifact")


@shows("Darkheart Sliver")
def test_every_sliver_can_be_sacrificed_for_life_113_10(alice, bob, table):
    dark, mine, theirs = alice.controls(drawn("Darkheart Sliver")), alice.controls(SLIVER), bob.controls(SLIVER)
    bear = alice.controls(BEAR)
    assert not [one for one in alice.may(bear) if one.kind == "activate"]
    alice.activates(mine)
    table.settles()
    assert mine.is_now.zone == "graveyard" and alice.life == 23
    alice.passes()
    bob.activates(theirs)
    table.settles()
    assert theirs.is_now.zone == "graveyard" and (alice.life, bob.life) == (23, 23)     # all Slivers, and each for its own controller
    alice.activates(dark)
    table.settles()
    assert dark.is_now.zone == "graveyard" and alice.life == 26


@shows("Etherwrought Page")
@pytest.mark.parametrize("mode, more, after", [
    ("you gain 2 life.", [], (22, 20, [])), ("each opponent loses 1 life.", [], (20, 19, [])),
    ("look at the top card of your library. you may put that card into your graveyard.", ["yes"], (20, 20, ["Swamp"])),
    ("look at the top card of your library. you may put that card into your graveyard.", ["no"], (20, 20, []))])
def test_each_upkeep_one_page_of_three_700_2b(alice, bob, table, mode, more, after):
    alice.controls(drawn("Etherwrought Page"))
    alice.library("Swamp", "Island"), bob.library("Island", "Island")
    table.goes_to("upkeep", mode, turn=3)
    table.settles(*more)
    assert (alice.life, bob.life, alice.graveyard) == after


@shows("Feudkiller's Verdict")
@pytest.mark.parametrize("foe, giants", [(29, 1), (30, 0)])
def test_whoever_has_more_life_then_gets_a_giant_608_2c(alice, bob, table, foe, giants):
    alice.controls(*["Plains"] * 6)
    bob.says(f"You gain {foe - 20} life.")
    alice.casts(alice.holds(drawn("Feudkiller's Verdict")))
    table.resolves()
    assert alice.life == 30 and table.count("Giant Warrior Token") == giants
    assert [(one.power, one.toughness, one.colors) for one in table.named("Giant Warrior Token")] == [(5, 5, "W")] * giants


@shows("Hope Charm")
def test_first_strike_for_a_creature_702_7b(alice, bob, table):  # 702.7b
    alice.controls("Plains")
    bear, theirs = alice.controls(BEAR), bob.controls(BEAR)
    alice.casts(alice.holds(drawn("Hope Charm")), "target creature gains first strike until end of turn.", bear)
    table.resolves()
    table.fights([(bear, bob)], [(theirs, bear)])
    assert (bear.zone, theirs.is_now.zone) == ("battlefield", "graveyard")


@shows("Hope Charm")
def test_two_life_for_a_player_or_the_end_of_an_aura_700_2(alice, bob, table):
    alice.controls("Plains", "Plains")
    bear = bob.controls(BEAR)
    wings = bob.controls(WINGS, attached=bear.id)
    alice.casts(alice.holds(drawn("Hope Charm")), "target player gains 2 life.", bob)
    table.resolves()
    assert bob.life == 22
    alice.casts(alice.holds(drawn("Hope Charm")), "destroy target Aura.", wings)
    table.resolves()
    assert wings.is_now.zone == "graveyard" and bear.zone == "battlefield"


@shows("Nissa, Nature's Artisan")
def test_lands_to_the_battlefield_and_the_rest_to_the_hand_701_20(alice, bob, table):
    nissa = alice.controls(drawn("Nissa, Nature's Artisan"))
    alice.library("Forest", BEAR, "Island")
    alice.activates(nissa, ability=1)
    table.resolves()
    assert nissa.counted("loyalty") == 1
    assert (table.count("Forest"), table.count("Bear", "hand"), table.count("Island", "library")) == (1, 1, 1)


@shows("Nissa, Nature's Artisan")
def test_three_life_and_in_the_end_five_more_strength_606_4(alice, bob, table):
    nissa, bear = alice.controls(drawn("Nissa, Nature's Artisan"), counters=(("loyalty", 12),)), alice.controls(BEAR)
    other, scout = alice.controls(drawn("Nissa, Nature's Artisan"), counters=(("loyalty", 5),), controller=1), bob.controls(GOBLIN)
    alice.activates(nissa, ability=2)
    table.resolves()
    assert nissa.is_now.zone == "graveyard" and (bear.power, bear.toughness, scout.power) == (7, 7, 1)      # 704.5i
    table.fights([(bear, bob)], [(scout, bear)], until="combat damage")
    table.answers((1, 6))
    assert bob.life == 14
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    table.goes_to("precombat main", turn=2)
    bob.activates(other)
    table.resolves()
    assert (other.counted("loyalty"), bob.life) == (8, 17)


@shows("Ravenous Baloth")
def test_beasts_are_eaten_itself_included_118_3(alice, bob, table):
    baloth, beast, bear = alice.controls(drawn("Ravenous Baloth"), BEAST, BEAR)
    alice.activates(baloth, beast)
    table.resolves()
    assert (alice.life, beast.is_now.zone) == (24, "graveyard")
    alice.activates(baloth)
    table.resolves()
    assert (alice.life, baloth.is_now.zone, bear.zone) == (28, "graveyard", "battlefield")


@shows("Soothing Balm")
def test_five_life_for_either_player_119_3(alice, bob, table):
    alice.controls(*["Plains"] * 4)
    alice.casts(alice.holds(drawn("Soothing Balm")), bob)
    alice.casts(alice.holds(drawn("Soothing Balm")), alice)
    table.settles()
    assert (alice.life, bob.life) == (25, 25)


@shows("Soulmender")
def test_tapped_for_a_life_but_not_on_its_first_turn_302_6(alice, bob, table):
    mender, new = alice.controls(drawn("Soulmender")), alice.controls(drawn("Soulmender"), sick="sick")
    alice.activates(mender)
    table.resolves()
    assert (alice.life, mender.tapped) == (21, "tapped")
    for one in mender, new:
        with pytest.raises(Illegal):
            alice.activates(one)


@shows("Vampiric Rites")
def test_a_creature_for_a_life_and_a_card_602_2b(alice, bob, table):
    rites, bear, _scout = alice.controls(drawn("Vampiric Rites"), BEAR, GOBLIN)
    alice.controls("Swamp", "Swamp")
    alice.library("Island")
    alice.activates(rites, bear)
    assert bear.is_now.zone == "graveyard" and alice.life == 20
    table.resolves()
    assert (alice.life, alice.hand) == (21, 1)


@shows("War Report")
def test_an_artifact_creature_is_reported_twice_608_2h(alice, bob, table):
    alice.controls(*["Plains"] * 4), alice.controls(BEAR)
    bob.controls(TOTEM, card("Myr", "{2}", "Artifact Creature — Myr", size="2/2"))
    alice.casts(alice.holds(drawn("War Report")))
    table.resolves()
    assert alice.life == 24
