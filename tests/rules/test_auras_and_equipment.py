"""Auras and Equipment: what they are attached to, and when they fall off [301.5, 303.4, 701.3, 704.5m-n]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, card

WINGS = card("Wings", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+2 and has flying.")
MINE_ONLY = card("Mine Only", "{W}", "Enchantment — Aura", "Enchant creature you control\nEnchanted creature gets +1/+1.")
CURSE = card("Curse", "{B}", "Enchantment — Aura", "Enchant player\nAt the beginning of your upkeep, you gain 1 life.")
INFINITE = "Infinite Reflection"


def test_an_aura_spell_targets_what_it_will_enchant(table):                               # 303.4a
    alice, bob = table.players
    alice.controls("Plains", "Sol Ring")
    bear = bob.controls(BEAR)
    aura = alice.holds(WINGS)
    table.does("cast", 0, aura.id, "front")
    assert [one.name for one in table.asked.options] == ["Bear"]
    table.answers(bear)
    table.resolves()
    assert (aura.is_now.attached, bear.toughness, aura.is_now.controller) == (bear.id, 4, 0)


def test_without_anything_to_enchant_it_cannot_be_cast(table):                            # 601.2c
    alice, _ = table.players
    alice.controls("Plains")
    with pytest.raises(Illegal, match="601.2c"):
        alice.casts(alice.holds(WINGS))


def test_an_aura_whose_host_is_gone_is_put_into_the_graveyard(table):                     # 704.5m
    alice, _ = table.players
    bear = alice.controls(BEAR)
    wings = alice.controls(WINGS, attached=bear.id)
    alice.says("Destroy target creature.", bear)
    assert wings.is_now.zone == "graveyard"


def test_an_aura_that_may_not_enchant_its_host_any_more(table):                           # 704.5m, 303.4c
    alice, bob = table.players
    bear = alice.controls(BEAR)
    aura = alice.controls(MINE_ONLY, attached=bear.id)
    bob.says("Gain control of target creature until end of turn.", bear)
    assert aura.is_now.zone == "graveyard"


def test_an_aura_attached_to_nothing(table):                                              # 704.5m
    alice, _ = table.players
    aura = alice.controls(WINGS)
    table.does("check", 0)
    assert aura.is_now.zone == "graveyard"


def test_an_aura_put_onto_the_battlefield_is_attached_as_it_enters(table):                # 303.4f
    alice, bob = table.players
    _, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    wings = alice.holds(WINGS)
    alice.puts(wings, goblin)
    assert wings.is_now.attached == goblin.id


def test_an_aura_with_nothing_to_enchant_stays_where_it_is(table):                        # 303.4g
    alice, _ = table.players
    wings = alice.holds(WINGS)
    alice.puts(wings)
    assert wings.is_now.zone == "hand"


def test_an_aura_can_enchant_a_player(table):                                             # 303.4, 702.5d
    alice, bob = table.players
    alice.controls("Swamp")
    curse = alice.holds(CURSE)
    alice.casts(curse, bob)
    table.resolves()
    assert curse.is_now.enchanting == 1 and curse.is_now.zone == "battlefield"
    hex = card("Hex", "", "Enchantment — Aura", "Enchant player\nWhen you gain life, enchanted player loses 3 life.")
    alice.controls(hex, enchanting=1)
    alice.says("You gain 1 life.")
    table.settles()
    assert (alice.life, bob.life) == (21, 17)


def test_equipment_that_is_a_creature_equips_nothing(table):                              # 301.5c, 704.5n
    alice, _ = table.players
    bear = alice.controls(BEAR)
    sword = alice.controls("Bonesplitter", attached=bear.id)
    assert bear.power == 4
    alice.controls(card("March", "", "Enchantment", "All artifacts are 1/1 artifact creatures."))
    table.does("check", 0)
    assert (sword.attached, sword.zone, bear.power) == (None, "battlefield", 2)


def test_equipment_stays_when_its_creature_goes(table):                                   # 704.5n
    alice, _ = table.players
    bear = alice.controls(BEAR)
    sword = alice.controls("Bonesplitter", attached=bear.id)
    alice.says("Destroy target creature.", bear)
    assert (sword.zone, sword.attached) == ("battlefield", None)


def test_equipment_moves_to_another_creature(table):                                      # 702.6a, 701.3c
    alice, _ = table.players
    bear, goblin, sword, _ = alice.controls(BEAR, GOBLIN, "Bonesplitter", "Wastes")
    alice.does("set_fields", sword.id, (("attached", bear.id),))
    alice.activates(sword, goblin)
    table.resolves()
    assert (bear.power, goblin.power, sword.attached) == (2, 3, goblin.id)


def test_equipment_is_no_creatures_loss_of_control(table):                                # 301.5d
    alice, bob = table.players
    bear = alice.controls(BEAR)
    sword = alice.controls("Bonesplitter", attached=bear.id)
    bob.says("Gain control of target creature until end of turn.", bear)
    assert (sword.attached, sword.controller, bear.power) == (bear.id, 0, 4)


def test_what_stops_being_a_creature_drops_its_equipment(table):                          # 704.5n
    alice, bob = table.players
    bob.library(BEAR)
    alice.controls(*["Forest"] * 2)
    village = alice.controls("Treetop Village")
    sword = alice.controls("Bonesplitter")
    alice.activates(village)
    table.settles()
    alice.does("make_attached", sword.id, village.id)
    assert village.power == 5
    table.goes_to("upkeep")
    assert sword.attached is None and sword.zone == "battlefield"


# ---- the mission: Infinite Reflection ----
def test_cast_on_a_creature_all_others_become_copies(table):                              # I3, I8
    alice, bob = table.players
    alice.controls(*["Island"] * 6)
    theirs = bob.controls(card("Giant", "", "Creature — Giant", "Trample", "5/5"), counters=(("+1/+1", 2),))
    bear, goblin = alice.controls(BEAR, GOBLIN)
    alice.says("Create a 1/1 green Saproling creature token.")
    aura = alice.holds(INFINITE)
    alice.casts(aura, theirs)
    table.resolves()
    assert len(table.state.stack) == 1
    table.resolves()
    assert [(one.name, one.power) for one in (bear, goblin)] == [("Giant", 5), ("Giant", 5)] and table.count("Saproling Token") == 1


def test_nontoken_creatures_enter_as_copies_while_it_is_there(table):                     # I7, I9, I5
    alice, _ = table.players
    bear = alice.controls(BEAR)
    aura = alice.controls(INFINITE, attached=bear.id)
    omens = alice.holds("Wall of Omens")
    alice.puts(omens)
    assert omens.is_now.name == "Bear" and not table.state.stack
    alice.says("Destroy target enchantment.", aura)
    assert omens.is_now.name == "Bear"
    later = alice.holds("Wall of Omens")
    alice.puts(later)
    assert later.is_now.name == "Wall of Omens"


def test_put_by_another_way_it_asks_and_then_triggers(table):                             # 303.4f
    alice, _ = table.players
    bear, goblin = alice.controls(BEAR, GOBLIN)
    aura = alice.holds(INFINITE)
    alice.puts(aura, bear)
    table.settles()
    assert (aura.is_now.attached, goblin.name) == (bear.id, "Bear")
