"""Drawn Equipment at work, and an Army that grows [301.5, 701.47, 702.6]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import GIANT, MYR
from tests.table import BEAR, GOBLIN, card

GREEN_WHITE = card("Two Colors", "{G}{W}", "Creature — Elf", size="2/2")
TWO_THREE = card("Guard", "", "Creature — Human", size="2/3")


def size(creature):
    return creature.power, creature.toughness


def equips(player, equipment, creature):
    player.activates(equipment, creature)
    player.table.resolves()


@shows("+2 Mace")
def test_it_passes_from_one_to_the_other_702_6a(alice, bob, table):  # 702.6a
    mace, bear, goblin = alice.controls(drawn("+2 Mace"), BEAR, GOBLIN)
    bob.controls(GIANT)
    alice.controls(*["Plains"] * 6)
    table.does("activate", 0, mace.id, 0)
    assert {one.id for one in table.asked.options} == {bear.id, goblin.id}    # only creatures of one's own
    table.answers(bear)
    table.resolves()
    assert (mace.attached, size(bear)) == (bear.id, (4, 4))
    equips(alice, mace, goblin)
    assert (mace.attached, size(bear), size(goblin)) == (goblin.id, (2, 2), (3, 3))


@shows("Bonehoard")
def test_its_germ_lives_by_the_dead_of_everyone_702_92a(alice, bob, table):  # 702.92a
    alice.has(BEAR, "graveyard"), alice.has("Lightning Bolt", "graveyard"), bob.has(GOBLIN, "graveyard")
    hoard, bear = alice.holds(drawn("Bonehoard")), alice.controls(BEAR)
    alice.controls(*["Wastes"] * 6)
    alice.casts(hoard)
    table.settles()
    germ, = table.named("Phyrexian Germ Token")
    assert (hoard.is_now.attached, size(germ), germ.colors) == (germ.id, (2, 2), "B")
    equips(alice, hoard.is_now, bear)
    assert table.count("Phyrexian Germ Token") == 0 and size(bear) == (4, 4)        # a token leaves no creature card [111.7]


@shows("Bonehoard")
def test_with_no_creature_card_in_a_graveyard_the_germ_dies_704_5f(alice, table):
    hoard = alice.holds(drawn("Bonehoard"))
    alice.puts(hoard)
    table.settles()
    assert table.count("Phyrexian Germ Token") == 0 and hoard.is_now.zone == "battlefield" and hoard.is_now.attached is None


@shows("Bonesplitter")
def test_two_more_power_for_who_holds_it_301_5(alice, bob, table):
    splitter, goblin, _ = alice.controls(drawn("Bonesplitter"), GOBLIN, "Mountain")
    equips(alice, splitter, goblin)
    table.fights([(goblin, bob)])
    assert (size(goblin), bob.life) == ((3, 1), 17)


@shows("Bonesplitter")
def test_it_equips_only_as_a_sorcery_702_6a(alice, bob, table):  # 702.6a
    splitter, _, _ = alice.controls(drawn("Bonesplitter"), GOBLIN, "Mountain")
    alice.passes()
    bob.passes()                                                              # beginning of combat
    with pytest.raises(Illegal):
        alice.activates(splitter)


@shows("Civic Saber")
@pytest.mark.parametrize("creature, power", [(MYR, 2), (BEAR, 3), (GREEN_WHITE, 4)])
def test_one_more_for_each_color_105_2(alice, table, creature, power):
    saber, one, _ = alice.controls(drawn("Civic Saber"), creature, "Mountain")
    equips(alice, saber, one)
    assert size(one) == (power, 2)


@shows("Loxodon Warhammer")
def test_it_tramples_over_and_all_damage_is_life_702_15b_702_19b(alice, bob, table):  # 702.15b 702.19b
    hammer, bear = alice.controls(drawn("Loxodon Warhammer"), BEAR)
    alice.controls("Wastes", "Wastes", "Wastes")
    goblin = bob.controls(GOBLIN)
    equips(alice, hammer, bear)
    table.goes_to("combat damage", ((bear, bob),), ((goblin, bear),), (1, 4))
    assert (bear.power, bob.life, alice.life, goblin.is_now.zone) == (5, 16, 25, "graveyard")


@shows("Viridian Claw")
def test_who_strikes_first_is_not_struck_702_7b(alice, bob, table):  # 702.7b
    claw, bear, _ = alice.controls(drawn("Viridian Claw"), BEAR, "Forest")
    guard = bob.controls(TWO_THREE)
    equips(alice, claw, bear)
    table.fights([(bear, bob)], [(guard, bear)])
    assert (size(bear), bear.zone, bear.damage, guard.is_now.zone) == ((3, 2), "battlefield", 0, "graveyard")


@shows("Invade the City")
def test_an_army_as_large_as_the_spells_that_were_cast_701_47a(alice, table):
    alice.controls(*["Island", "Mountain", "Wastes"] * 2)
    for spell in ("Lightning Bolt", "Divination", BEAR):
        alice.has(spell, "graveyard")
    alice.casts(alice.holds(drawn("Invade the City")))
    table.settles()
    army, = table.named("Zombie Army Token")
    assert (army.counted("+1/+1"), size(army), army.colors) == (2, (2, 2), "B")     # it is still on the stack itself [608.2n]
    alice.casts(alice.holds(drawn("Invade the City")))
    table.settles()
    assert table.count("Zombie Army Token") == 1 and size(army) == (5, 5)
