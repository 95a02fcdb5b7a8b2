"""Mana replaced while it is produced, mana of a named type or amount, and what a permanent could produce then [106.7, 106.12]."""
import pytest

from sandbox.vocabulary.mana import could_produce
from tests.table import Table, card

TOWER = card("Two Springs", "", "Land", "{T}: Add {G}{U}.")
DARKNESS = card("Long Night", "{2}{B}{B}", "Enchantment", "If a land is tapped for mana, it produces {B} instead of any other type.")
TAX = card("Old Toll", "{1}", "Artifact", "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.")


def table_with(*cards):
    table = Table()
    alice, _ = table.players
    placed = alice.controls(*cards)
    return table, alice, *(placed if isinstance(placed, list) else [placed])


@pytest.mark.parametrize("change, pool", [(DARKNESS, "BB"), (TAX, "C"), ("Contamination", "B"), ("Ritual of Subdual", "CC"),
                                          ("Nyxbloom Ancient", "GUGUGU")])
def test_another_type_keeps_the_amount_unless_it_says_otherwise_106_12b(change, pool):
    _, alice, land, _ = table_with(TOWER, change)
    alice.taps(land)
    assert alice.pool == pool


def test_one_mana_is_not_two_or_more_106_12b():
    _, alice, land, _ = table_with("Forest", TAX)
    alice.taps(land)
    assert alice.pool == "G"


def test_doubled_it_is_two_or_more_106_12b():
    _, alice, land, *_ = table_with("Forest", TAX, "Mana Reflection")
    alice.taps(land)                                  # nobody is asked: the toll can only come second
    assert alice.pool == "C"


def test_a_color_of_your_choice_only_for_basic_lands_of_yours():
    _table, alice, forest, other, _ = table_with("Forest", TOWER, "Pulse of Llanowar")
    alice.taps(forest, "W")
    alice.taps(other)
    assert alice.pool == "WGU"


@pytest.mark.parametrize("mana, pool", [(0, "CC"), (1, "U")])
def test_tapped_for_a_named_type_106_12a(mana, pool):
    _, alice, reef, _ = table_with("Shivan Reef", "Forsaken Monument")
    alice.taps(reef, *(["U"] if mana else []), ability=mana)
    assert alice.pool == pool


def test_any_type_that_land_produced():
    _, alice, land, _ = table_with(TOWER, "Mana Flare")
    alice.taps(land, "U")
    assert alice.pool == "GUU"


def test_every_order_of_replacements_counts_for_what_could_be_produced_106_7():
    table, _, forest, *_ = table_with("Forest", "Contamination", "Ritual of Subdual")
    assert could_produce(table.state, forest.id) == {"B", "C"}


def test_what_taps_without_a_tap_symbol_is_not_tapped_for_mana_106_12():
    _, alice, altar, *_ = table_with("Ashnod's Altar", "Mana Reflection", "Grizzly Bears")
    alice.taps(altar)
    assert alice.pool == "CC"


@pytest.mark.parametrize("first, second", [("Humility", "Dryad Arbor"), ("Dryad Arbor", "Humility")])
def test_who_loses_all_abilities_loses_that_of_its_land_type_305_6(first, second):
    table, alice, *both = table_with(first, second)
    arbor = next(one for one in both if one.name == "Dryad Arbor")
    alice.controls("Forest")
    assert alice.may(arbor) == [] and could_produce(table.state, arbor.id) == set()
    assert [p.kind for p in alice.may(table.named("Forest")[0])] == ["tap"]


def test_lands_of_both_players_that_look_at_each_other_106_7():
    table, _, pool, orchard = table_with("Reflecting Pool", "Exotic Orchard")
    _, bob = table.players
    lands = (pool, orchard, *bob.controls("Exotic Orchard", "Reflecting Pool"))
    assert {could_produce(table.state, land.id) for land in lands} == {frozenset()}
    bob.controls("Island")
    assert {could_produce(table.state, land.id) for land in lands} == {frozenset("U")}


def test_mana_that_a_trigger_adds_is_not_tapped_for_and_not_replaced_106_12b():
    _, alice, forest, *_ = table_with("Forest", "Vernal Bloom", "Contamination", "Mana Reflection")
    alice.taps(forest, "2. Mana Reflection: if you tap a permanent for mana, it produces twice as much of that mana instead.")
    assert alice.pool == "BG"
