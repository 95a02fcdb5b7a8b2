"""The examples of the rules' second part, played: names, mana costs and values, colours, types, power and toughness [200-212]."""
import pytest

from sandbox.cards.making import entry_of
from sandbox.cards.typeline import types_of
from tests.marks import example
from tests.table import card

CLONE = card("Clone", "{3}{U}", "Creature — Shapeshifter",
    "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")


def two_faced(name, cost, back, **more):
    return entry_of({"name": name, "cost": cost, "types": "Creature — Human Werewolf", "power": 2, "toughness": 2, "layout": "transform",
                     "back": {"name": back, "types": "Creature — Werewolf", "power": 4, "toughness": 4}, **more}).card()


HUNTER, DELVER = two_faced("Hunter", "{2}{R}{G}", "Ravager"), two_faced("Delver", "{U}", "Aberration")


# ---- names [201] ----
# ---- mana costs, values, colours [202] ----
@example("202.2a")
@pytest.mark.parametrize("cost, colors", [("{2}{W}", "W"), ("{2}", ""), ("{2}{W}{B}", "WB")])
def test_the_colours_are_those_of_the_cost(cost, colors):
    assert card("One", cost, "Creature", size="1/1").front.colors == colors


@example("202.3")
def test_the_mana_value_is_the_total():
    assert card("One", "{3}{U}{U}", "Creature", size="1/1").front.mana_value == 5


@example("202.3b")
def test_turned_it_keeps_the_mana_value_of_its_front(alice):
    assert [alice.controls(HUNTER, transformed=side).mana_value for side in ("front", "back")] == [4, 4]


@example("202.3b", 2)
def test_a_copy_of_a_back_face_has_a_mana_value_of_0(table, alice):
    hunter, clone = alice.controls(HUNTER, transformed="back"), alice.holds(CLONE)
    alice.puts(clone, hunter)
    assert (clone.is_now.name, clone.is_now.mana_value) == ("Ravager", 0)


@example("202.3b", 3)
def test_even_where_what_has_become_the_copy_has_two_faces_itself(table, alice):
    hunter, delver = alice.controls(HUNTER, transformed="back"), alice.controls(DELVER, transformed="back")
    assert delver.mana_value == 1
    alice.says("Target creature becomes a copy of another target creature until end of turn.", delver, hunter)
    assert (delver.name, delver.mana_value) == ("Ravager", 0)


@example("202.3f")
def test_of_a_hybrid_symbol_the_larger_half_counts():
    assert card("One", "{1}{W/U}{W/U}", "Creature", size="1/1").front.mana_value == 3


@example("202.3f", 2)
def test_of_a_monocoloured_hybrid_symbol_two_counts():
    assert card("One", "{2/B}{2/B}{2/B}", "Creature", size="1/1").front.mana_value == 6


@example("202.3g")
def test_a_phyrexian_symbol_counts_one():
    assert card("One", "{1}{W/P}{W/P}", "Creature", size="1/1").front.mana_value == 3


# ---- types [205] ----
@example("205.1b")
def test_lands_that_become_creatures_and_are_still_lands_keep_all_they_were(alice):
    arbor = alice.controls(card("Citadel", "", "Artifact Land"))
    snow = alice.controls(card("Snowfield", "", "Snow Land — Forest"))
    alice.controls(card("Awakening", "{3}{G}", "Enchantment", "All lands are 1/1 creatures that are still lands."))
    assert set(arbor.types) == {"artifact", "land", "creature"} and set(snow.types) == {"snow", "land", "creature", "Forest"}
    assert (arbor.power, arbor.toughness) == (1, 1)


@example("205.1b", 2)
def test_an_enchantment_artifact_that_becomes_an_artifact_creature_is_all_three(alice):
    shrine = alice.controls(card("Shrine", "{1}", "Artifact Enchantment"))
    alice.controls(card("March", "{3}{U}", "Enchantment", "All artifacts are 1/1 artifact creatures."))
    assert set(shrine.types) == {"artifact", "enchantment", "creature"}


@example("205.3b")
@pytest.mark.parametrize("line, types", [("Basic Land — Mountain", ("basic", "land", "Mountain")),
                                         ("Creature — Goblin Wizard", ("creature", "Goblin", "Wizard")),
                                         ("Artifact — Equipment", ("artifact", "Equipment"))])
def test_each_word_after_the_dash_is_a_subtype(line, types):
    assert types_of(line) == types


@example("205.3e")
def test_one_type_is_chosen_and_one_of_the_right_kind(table, alice):
    alice.puts(alice.holds(card("Banner", "{3}", "Artifact", "As this artifact enters, choose a creature type.")))
    offered = table.asked.options
    assert {"Merfolk", "Wizard"} <= set(offered) and not {"Merfolk Wizard", "artifact", "Artifact", "opponent", "Swamp",
        "truck"} & set(offered)


def test_what_becomes_legendary_is_nothing_else_and_stays_what_it_was(table, alice):           # 205.4b, 704.5j
    alice.controls(card("Fame", "", "Enchantment", "Creatures you control are legendary."))
    snowy = alice.controls(card("Snowy", "", "Snow Creature — Bear", size="2/2"))
    assert set(snowy.types) == {"snow", "legendary", "creature", "Bear"}


@example("205.4b")
def test_a_legendary_land_that_becomes_a_creature_is_still_legendary(alice):
    castle = alice.controls(card("Castle", "", "Legendary Land"))
    alice.controls(card("Awakening", "{3}{G}", "Enchantment", "All lands are 1/1 creatures that are still lands."))
    assert set(castle.types) == {"legendary", "land", "creature"}


# ---- power and toughness [208] ----
