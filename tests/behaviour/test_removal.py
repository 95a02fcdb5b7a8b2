"""Permanents destroyed, shrunk or put away [701.7]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

CYCLOPS = card("Old Cyclops", "{3}{R}", "Creature — Cyclops", size="5/5")
GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
RAT = card("Old Rat", "{B}", "Creature — Rat", size="1/1")
TOWER = card("Old Tower", "{3}", "Artifact", "{T}: Add {C}.")
LAW = card("Old Law", "{W}", "Enchantment", "Creatures you control get +1/+0.")
HEAL = card("Old Balm", "{W}", "Instant", "You gain 4 life.")
FIRM = card("Old Golem", "{3}", "Artifact Creature — Golem", "Indestructible", "3/3")


def charmed(alice):
    alice.controls("Forest", "Plains", "Island")
    return alice.holds(drawn("Bant Charm"))


@shows("Bant Charm")
def test_it_destroys_an_artifact_or_buries_a_creature_in_its_library_700_2a(alice, bob, table):
    bob.library("Island", "Island")
    tower, bear = bob.controls(TOWER), bob.controls(BEAR)
    alice.casts(charmed(alice), "destroy target artifact.", tower)
    table.resolves()
    assert tower.is_now.zone == "graveyard"
    alice.casts(charmed(alice), bear)                                # the only mode that has a target now
    table.resolves()
    assert bear.is_now.zone == "library" and bob.here.library[-1] == bear.is_now.id


@shows("Bant Charm")
def test_it_counters_an_instant_701_5a(alice, bob, table):
    bob.controls("Plains")
    alice.passes()
    balm = bob.holds(HEAL)
    bob.casts(balm)
    bob.passes()
    alice.casts(charmed(alice), balm.is_now)
    table.settles()
    assert (bob.life, balm.is_now.zone) == (20, "graveyard")


@shows("Eye Gouge")
def test_a_cyclops_dies_of_it_and_another_shrinks(alice, bob, table):
    alice.controls("Swamp", "Swamp")
    cyclops, giant = bob.controls(CYCLOPS), bob.controls(GIANT)
    for one in cyclops, giant:
        alice.casts(alice.holds(drawn("Eye Gouge")), one)
        table.resolves()
    assert (cyclops.is_now.zone, giant.zone, giant.power, giant.toughness) == ("graveyard", "battlefield", 4, 4)


@shows("Goblin Tinkerer")
def test_the_artifact_strikes_back_with_its_mana_value_608_2h(alice, bob, table):
    tinkerer, tower, cheap = alice.controls(drawn("Goblin Tinkerer")), bob.controls(TOWER), bob.controls(card("Old Bit", "{1}", "Artifact"))
    alice.controls("Mountain", "Mountain")
    alice.activates(tinkerer, cheap)
    table.resolves()
    assert (cheap.is_now.zone, tinkerer.damage, tinkerer.tapped) == ("graveyard", 1, "tapped")
    alice.does("set_fields", tinkerer.id, (("tapped", "untapped"), ("damage", 0)))
    alice.activates(tinkerer, tower)
    table.resolves()
    assert (tower.is_now.zone, tinkerer.is_now.zone) == ("graveyard", "graveyard")       # 3 damage, 2 toughness


@shows("Impale")
def test_any_creature_is_destroyed_but_an_indestructible_one_702_12b(alice, bob, table):  # 702.12b
    alice.controls(*["Swamp"] * 8)
    giant, golem = bob.controls(GIANT, FIRM)
    for one in giant, golem:
        alice.casts(alice.holds(drawn("Impale")), one)
        table.resolves()
    assert (giant.is_now.zone, golem.zone) == ("graveyard", "battlefield")


@shows("Northern Paladin")
def test_black_permanents_and_no_others_are_destroyed_105_2(alice, bob, table):
    paladin, rat = alice.controls(drawn("Northern Paladin")), bob.controls(RAT)
    dark, bear = bob.controls(card("Old Dark", "{B}", "Enchantment", "Creatures you control get +1/+0."), BEAR)
    alice.controls("Plains", "Plains")
    with pytest.raises(LookupError):
        alice.activates(paladin, bear)
    assert {one.name for one in table.asked.options} == {"Old Rat", "Old Dark"}
    table.answers(dark)
    table.resolves()
    assert (dark.is_now.zone, rat.zone, paladin.tapped) == ("graveyard", "battlefield", "tapped")


@shows("Ogre Siegebreaker")
def test_only_what_was_dealt_damage_this_turn_can_be_finished_601_2c(alice, bob, table):
    ogre, giant = alice.controls(drawn("Ogre Siegebreaker")), bob.controls(GIANT)
    alice.controls("Swamp", *["Mountain"] * 3)
    with pytest.raises(Illegal, match="601.2c"):
        alice.activates(ogre)
    goblin = alice.controls(GOBLIN)
    alice.says("Target creature deals damage equal to its power to any target.", goblin, giant)
    assert giant.damage == 1
    alice.activates(ogre, giant)
    table.resolves()
    assert giant.is_now.zone == "graveyard"


@shows("Puffer Extract")
def test_what_it_swells_bursts_at_the_next_end_step_603_7b(alice, bob, table):
    extract, bear, theirs = alice.controls(drawn("Puffer Extract")), alice.controls(BEAR), bob.controls(BEAR)
    alice.controls(*["Forest"] * 3)
    with pytest.raises(LookupError):
        alice.activates(extract, 3, theirs)
    table.answers(bear)
    table.resolves()
    assert (bear.power, bear.toughness, extract.tapped) == (5, 5, "tapped")
    table.goes_to("end")
    assert bear.zone == "battlefield"
    table.settles()
    assert bear.is_now.zone == "graveyard"


@shows("Strangling Soot")
def test_only_toughness_three_or_less_and_once_more_from_the_graveyard_702_34a(alice, bob, table):  # 702.34a
    alice.controls("Swamp", "Island", "Island")
    soot, bear, other, giant = alice.holds(drawn("Strangling Soot")), bob.controls(BEAR), bob.controls(RAT), bob.controls(GIANT)
    with pytest.raises(LookupError):
        alice.casts(soot, giant)
    table.answers(bear)
    table.resolves()
    assert (bear.is_now.zone, soot.is_now.zone) == ("graveyard", "graveyard")
    alice.controls("Mountain", *["Island"] * 5)
    alice.casts(soot.is_now, other, way="flashback")
    table.resolves()
    assert (other.is_now.zone, soot.is_now.zone) == ("graveyard", "exile")


@shows("Tranquil Grove")
def test_every_enchantment_but_itself_is_destroyed(alice, bob, table):
    alice.controls(*["Forest"] * 3)
    grove, mine, theirs, bear = alice.controls(drawn("Tranquil Grove")), alice.controls(LAW), bob.controls(LAW), bob.controls(BEAR)
    other = bob.controls(drawn("Tranquil Grove"))
    alice.activates(grove)
    table.resolves()
    assert [one.is_now.zone for one in (grove, bear, mine, theirs, other)] == ["battlefield"] * 2 + ["graveyard"] * 3
