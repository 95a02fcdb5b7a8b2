"""Keywords of artifacts and Auras: fortify, reconfigure, living metal, craft, aura swap, transfigure."""
from tests.table import BEAR, GOBLIN, card

WALLS = card("Walls", "{3}", "Artifact — Fortification", "Fortified land has indestructible.\nFortify {1}")
HEADGEAR = card("Headgear", "{2}{R}", "Artifact Creature — Equipment Lizard", "Equipped creature gets +2/+0.\nReconfigure {1}", size="2/2")
TRUCK = card("Truck", "{3}", "Artifact — Vehicle", "Living metal\nCrew 2", size="4/4")
CLAY = card("Clay", "{2}", "Artifact", "Craft with creature {1}", layout="transform",
            back={"name": "Clay Man", "types": "Artifact Creature — Golem", "power": 5, "toughness": 5})
SCRAP = card("Scrap", "{1}", "Artifact", "Craft with two artifacts {1}", layout="transform",
             back={"name": "Scrap Man", "types": "Artifact Creature — Golem", "power": 3, "toughness": 3})
VEIL = card("Veil", "{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.\nAura swap {1}")
CROWN = card("Crown", "{6}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +5/+5.")
ROOTS = card("Roots", "{6}", "Enchantment — Aura", "Enchant land\nEnchanted land has indestructible.")
LARVA = card("Larva", "{1}{U}", "Creature — Insect", "Transfigure {1}", size="1/1")


def test_a_fortification_is_attached_to_a_land(table, alice, bob):
    """702.67a: as a sorcery, to a land its controller controls."""
    island, walls = alice.controls("Island", WALLS)
    alice.activates(walls)
    assert [one.id for one in table.asked.options] == [island.id]
    table.answers(island)
    table.resolves()
    assert walls.attached == island.id
    alice.says("Destroy target land.", island)
    table.settles()
    assert island.is_now.zone == "battlefield"
    alice.does("make_move", island.id, "graveyard")
    table.settles()
    assert (walls.is_now.zone, walls.attached) == ("battlefield", None)


def test_reconfigured_it_is_worn_and_no_creature(table, alice, bob):
    """702.151a: two activated abilities; 702.151b: attached it is no creature until it becomes unattached."""
    alice.controls("Island", "Island", "Island")
    headgear, bear = alice.controls(HEADGEAR, BEAR)
    assert len([p for p in alice.may(headgear) if p.kind == "activate"]) == 1
    alice.activates(headgear, bear)
    table.settles()
    assert (headgear.attached, bear.power, "creature" in headgear.types) == (bear.id, 4, False)
    alice.activates(headgear, ability=1)
    table.settles()
    assert (headgear.attached, bear.power, "creature" in headgear.types) == (None, 2, True)


def test_living_metal_is_a_creature_in_its_own_turn(table, alice, bob):
    alice.library("Island", "Island")
    bob.library("Island", "Island")
    truck = alice.controls(TRUCK)
    assert {"artifact", "creature", "Vehicle"} <= set(truck.types)  # 702.161a
    table.goes_to("upkeep", turn=2)
    assert "creature" not in truck.types


def test_crafted_with_a_card_of_the_graveyard_or_a_permanent(table, alice, bob):
    """702.167a 702.167b: said without the word card, a creature is a permanent or a card in the graveyard."""
    alice.controls("Island")
    clay, bear = alice.controls(CLAY, BEAR)
    buried = alice.has(GOBLIN, "graveyard")
    alice.activates(clay, (buried,))
    table.settles()
    assert (clay.is_now.name, buried.is_now.zone, bear.is_now.zone) == ("Clay Man", "exile", "battlefield")


def test_crafting_takes_as_many_as_it_says_and_itself_is_none_of_them(table, alice, bob):
    alice.controls("Island")
    scrap, truck = alice.controls(SCRAP, TRUCK)
    assert not [p for p in alice.may(scrap) if p.kind == "activate"]
    clay = alice.controls(CLAY)
    alice.activates(scrap)
    table.settles()
    assert [one.is_now.zone for one in (truck, clay)] == ["exile", "exile"]  # 702.167a
    assert scrap.is_now.name == "Scrap Man"


def test_an_aura_is_swapped_for_one_in_hand(table, alice, bob):
    """702.65a: the other is then attached to what it was attached to."""
    alice.controls("Island")
    bear = alice.controls(BEAR)
    veil = alice.controls(VEIL, attached=bear.id)
    crown = alice.holds(CROWN)
    alice.activates(veil)
    table.resolves((crown,))
    assert (veil.is_now.zone, crown.is_now.attached, bear.power) == ("hand", bear.id, 7)


def test_nothing_is_swapped_where_the_other_could_not_be_attached(table, alice, bob):
    alice.controls("Island")
    bear = alice.controls(BEAR)
    veil = alice.controls(VEIL, attached=bear.id)
    roots = alice.holds(ROOTS)
    alice.activates(veil)
    table.resolves((roots,))
    assert (veil.is_now.zone, roots.is_now.zone, bear.power) == ("battlefield", "hand", 3)  # 702.65b


def test_transfigured_into_a_creature_that_costs_as_much(table, alice, bob):
    alice.controls("Island")
    bear, _ = alice.library(BEAR, GOBLIN)
    larva = alice.controls(LARVA)
    alice.activates(larva)
    table.resolves()
    assert [o.id for o in table.asked.options] == [bear.id]  # 702.71a
    table.answers((bear,))
    table.settles()
    assert (larva.is_now.zone, bear.is_now.zone) == ("graveyard", "battlefield")
