"""Protection and hexproof from qualities, landwalk: who is kept off [702.11d, 702.14, 702.16]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.rules.test_combat import offered
from tests.table import BEAR, GOBLIN, card

KNIGHT = card("Knight", "{W}{W}", "Creature — Human Knight", "Protection from red", "2/2")
WARDED = card("Warded", "{W}", "Creature — Human", "Protection from artifacts and from Goblins", "2/2")
BURN = card("Burn", "{R}", "Instant", "Burn deals 3 damage to target creature.")
SMITE = card("Smite", "{W}", "Instant", "Smite deals 3 damage to target creature.")
QUAKE = card("Quake", "{R}", "Sorcery", "Quake deals 3 damage to each creature.")
FURY = card("Fury", "{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+0.")
BLADE = card("Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}")
SHY = card("Shy", "{G}", "Creature — Elf", "Hexproof from red", "1/1")


def test_no_damage_no_targeting_no_blocking(table):                                       # 702.16b, 702.16e, 702.16f
    alice, bob = table.players
    alice.controls("Mountain")
    knight, burn = bob.controls(KNIGHT), alice.holds(BURN)
    with pytest.raises(Illegal):
        alice.casts(burn, knight)
    alice.casts(alice.holds(QUAKE))
    table.settles()
    assert knight.zone == "battlefield" and knight.damage == 0


def test_attacking_it_cannot_be_blocked_by_what_has_the_quality(table):                   # 702.16f
    alice, bob = table.players
    alice.controls(KNIGHT), bob.controls(GOBLIN, BEAR)
    assert offered(table, "declare blockers") == {("Bear", "Knight")}


def test_combat_damage_from_it_is_prevented(table):                                       # 702.16e
    alice, bob = table.players
    goblin, knight = alice.controls(GOBLIN), bob.controls(KNIGHT)
    table.fights([(goblin, bob)], [(knight, goblin)])
    assert (knight.damage, goblin.is_now.zone) == (0, "graveyard")


def test_auras_and_equipment_with_the_quality_fall_off(table):                            # 702.16c, 702.16d
    alice, _bob = table.players
    bear = alice.controls(BEAR)
    fury, blade = alice.controls(FURY, attached=bear.id), alice.controls(BLADE, attached=bear.id)
    alice.says("Target creature gains protection from red until end of turn.", bear)
    assert fury.is_now.zone == "graveyard" and blade.attached == bear.id
    alice.says("Target creature gains protection from artifacts until end of turn.", bear)
    assert blade.zone == "battlefield" and blade.attached is None


def test_types_count_as_qualities(table):                                                 # 702.16a, 702.16g
    alice, bob = table.players
    goblin, warded = alice.controls(GOBLIN), bob.controls(WARDED)
    table.fights([(goblin, bob)], [(warded, goblin)])
    assert warded.damage == 0


def test_the_color_is_chosen_as_the_instruction_is_carried_out(table):                    # 608.2d, 702.16a
    alice, _bob = table.players
    alice.controls("Mountain", "Plains")
    bear = alice.controls(BEAR)
    alice.says("Target creature you control gains protection from the color of your choice until end of turn.", bear, "red")
    with pytest.raises(Illegal):
        alice.casts(alice.holds(BURN), bear)
    alice.casts(alice.holds(SMITE), bear)
    table.settles()
    assert bear.is_now.zone == "graveyard"


def test_hexproof_from_a_color_is_about_opponents(table):                                 # 702.11d
    alice, bob = table.players
    alice.controls("Mountain", "Plains")
    theirs, mine = bob.controls(SHY), alice.controls(SHY)
    burn = alice.holds(BURN)
    with pytest.raises(LookupError):
        alice.casts(burn, theirs)
    table.answers(mine)
    table.settles()
    assert mine.is_now.zone == "graveyard"


@pytest.mark.parametrize("word, land, blocked", [
    ("Swampwalk", "Swamp", False), ("Swampwalk", "Island", True), ("Nonbasic landwalk", "Swamp", True),
    ("Snow landwalk", "Snow-Covered Swamp", False), ("Snow swampwalk", "Swamp", True)])
def test_landwalk_asks_for_a_land_of_the_defending_player(table, word, land, blocked):    # 702.14c
    alice, bob = table.players
    alice.controls(card("Walker of Lands", "{B}", "Creature — Zombie", word, "1/1"), "Swamp")
    bob.controls(BEAR)
    bob.controls(card(land, "", ("Basic Snow" if "Snow" in land else "Basic") + " Land — " + land.split("-")[-1].replace("Covered ", "")))
    assert bool(offered(table, "declare blockers")) == blocked
