"""Creatures that fly, and what more they can do [702.9]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.rules.test_combat import offered
from tests.table import BEAR, card

BIRD = card("Old Bird", "{U}", "Creature — Bird", "Flying", "1/1")
SPIDER = card("Old Spider", "{G}", "Creature — Spider", "Reach", "1/3")
GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
FLIER = card("Old Roc", "{3}{W}", "Creature — Bird", "Flying", "3/3")


def in_the_air(alice, bob, table, name):
    """It attacks past a Bear; a Bird and a Spider could block it."""
    one = alice.controls(drawn(name))
    bob.controls(BEAR, BIRD, SPIDER)
    assert offered(table, "declare blockers") == {("Old Bird", name), ("Old Spider", name)}
    table.answers(())
    table.goes_to("combat damage")
    return one


@shows("Armored Pegasus")
def test_only_fliers_and_reach_can_block_it_702_9b_702_17b(alice, bob, table):  # 702.9b 702.17b
    in_the_air(alice, bob, table, "Armored Pegasus")
    assert bob.life == 19


@shows("Armored Pegasus")
def test_it_can_block_what_flies_and_what_does_not_702_9b(alice, bob, table):  # 702.9b
    alice.controls(BIRD, BEAR)
    bob.controls(drawn("Armored Pegasus"))
    assert offered(table, "declare blockers") == {("Armored Pegasus", "Old Bird"), ("Armored Pegasus", "Bear")}


@shows("Dusk Imp")
def test_a_creature_on_the_ground_cannot_stop_it_702_9b(alice, bob, table):  # 702.9b
    in_the_air(alice, bob, table, "Dusk Imp")
    assert bob.life == 18


@shows("Scion of Ugin")
def test_cast_with_mana_of_any_color_it_strikes_from_the_air(alice, bob, table):
    alice.controls("Plains", "Swamp", *["Forest"] * 4)
    alice.library("Island", "Island"), bob.library("Island", "Island")
    scion = alice.holds(drawn("Scion of Ugin"))
    alice.casts(scion)
    table.resolves()
    bob.controls(GIANT)
    table.goes_to("upkeep", turn=3)
    assert (scion.is_now.colors, offered(table, "declare blockers")) == ("", set())
    table.goes_to("combat damage")
    assert bob.life == 16


@shows("Ghastly Gloomhunter")
@pytest.mark.parametrize("kicked, power", [("yes", 3), ("no", 1)])
def test_kicked_it_enters_bigger_and_feeds_its_player_702_33e(alice, bob, table, kicked, power):  # 702.33e
    alice.controls(*["Swamp"] * 6)
    alice.library("Island", "Island"), bob.library("Island", "Island")
    hunter = alice.holds(drawn("Ghastly Gloomhunter"))
    alice.casts(hunter, kicked)
    table.settles()
    assert (hunter.is_now.power, hunter.is_now.counted("+1/+1")) == (power, power - 1)
    table.goes_to("upkeep", turn=3)
    bob.controls(BEAR)
    assert offered(table, "declare blockers") == set()
    table.goes_to("combat damage")
    assert (bob.life, alice.life) == (20 - power, 20 + power)


@shows("Granite Gargoyle")
def test_red_mana_makes_it_tougher_for_the_turn_514_2(alice, bob, table):
    alice.controls("Mountain", "Mountain")
    bob.library("Island")
    gargoyle, roc = alice.controls(drawn("Granite Gargoyle")), bob.controls(FLIER)
    table.fights([(gargoyle, bob)], [(roc, gargoyle)], until="declare blockers")
    for _ in range(2):
        alice.activates(gargoyle)
        table.resolves()
    table.goes_to("postcombat main")
    assert (gargoyle.zone, gargoyle.toughness, gargoyle.damage, roc.damage) == ("battlefield", 4, 3, 2)
    table.goes_to("upkeep", turn=2)
    assert (gargoyle.toughness, gargoyle.damage) == (2, 0)


@shows("Seraph of the Sword")
def test_no_combat_damage_reaches_it_but_other_damage_does_615_1(alice, bob, table):
    seraph, roc = alice.controls(drawn("Seraph of the Sword")), bob.controls(FLIER)
    table.fights([(seraph, bob)], [(roc, seraph)], until="postcombat main")
    assert (seraph.zone, seraph.damage, roc.is_now.zone) == ("battlefield", 0, "graveyard")
    giant = bob.controls(GIANT)
    bob.says("Target creature deals damage equal to its power to any target.", giant, seraph)
    assert seraph.is_now.zone == "graveyard"


@shows("Skyship Stalker")
def test_stronger_and_striking_first_702_7b(alice, bob, table):  # 702.7b
    alice.controls("Mountain", "Mountain")
    stalker, roc = alice.controls(drawn("Skyship Stalker")), bob.controls(card("Old Drake", "{U}", "Creature — Drake", "Flying", "4/4"))
    table.fights([(stalker, bob)], [(roc, stalker)], until="declare blockers")
    alice.activates(stalker)
    table.resolves()
    alice.activates(stalker, ability=1)
    table.resolves()
    table.goes_to("postcombat main")
    assert (stalker.zone, stalker.power, stalker.damage, roc.is_now.zone) == ("battlefield", 4, 0, "graveyard")


@shows("Skyship Stalker")
def test_with_haste_it_attacks_as_soon_as_it_is_there_702_10b(alice, bob, table):  # 702.10b
    alice.controls("Mountain")
    stalker = alice.holds(drawn("Skyship Stalker"))
    alice.puts(stalker)
    alice.activates(stalker.is_now, ability=2)
    table.resolves()
    table.fights([(stalker.is_now, bob)])
    assert bob.life == 17


@shows("Crawling Filth")
def test_only_the_black_and_artifacts_can_block_it_702_36b(alice, bob, table):  # 702.36b
    alice.controls(drawn("Crawling Filth"))
    rat, golem = card("Old Rat", "{B}", "Creature — Rat", size="1/1"), card("Old Golem", "{2}", "Artifact Creature — Golem", size="1/1")
    bob.controls(BEAR, rat, golem)
    assert offered(table, "declare blockers") == {("Old Rat", "Crawling Filth"), ("Old Golem", "Crawling Filth")}


@shows("Crawling Filth")
@pytest.mark.parametrize("answer, zone", [("yes", "hand"), ("no", "graveyard")])
def test_as_it_dies_a_lesser_spirit_comes_back_702_46a(alice, bob, table, answer, zone):  # 702.46a
    filth = alice.controls(drawn("Crawling Filth"))
    lesser = alice.has(card("Old Ghost", "{4}{W}", "Creature — Spirit", size="1/1"), "graveyard")
    alice.has(card("Old Shade", "{5}{W}", "Creature — Spirit", size="1/1"), "graveyard"), alice.has(BEAR, "graveyard")
    bob.says("Destroy target creature.", filth)
    assert [one.name for one in table.asked.options] == ["Old Ghost"]        # the Shade costs 6, and so does the Filth itself
    table.answers(lesser)
    table.settles(answer)
    assert (lesser.is_now.zone, filth.is_now.zone) == (zone, "graveyard")
