"""Snow mana: made by a snow source, spent on {S} and on anything else [106.3, 107.4h]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import Table, card

SNOWFIELD = card("Snowfield", types="Snow Land", text="{T}: Add {G}.")
ICE = card("Ice", "{S}{S}", "Artifact")
LEAF = card("Leaf", "{G}", "Enchantment")
MIXED = card("Frosted Leaf", "{S}{G}", "Enchantment")


def game(*lands):
    table = Table()
    alice, _ = table.players
    return table, alice, [alice.controls(land) for land in lands]


def test_ordinary_mana_does_not_pay_for_snow_107_4h():
    _, alice, _ = game("Forest", SNOWFIELD)
    ice = alice.holds(ICE)
    assert alice.may_not(ice) == [("cast", "601.2h")]
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(ice)
    alice.controls(SNOWFIELD)
    alice.casts(ice)


def test_snow_mana_pays_for_its_color_and_for_any_107_4h():
    table, alice, _ = game(SNOWFIELD, SNOWFIELD)
    alice.casts(alice.holds(LEAF))
    table.settles()
    assert (table.count("Leaf"), [one.tapped for one in table.named("Snowfield")].count("tapped")) == (1, 1)


def test_snow_mana_is_kept_for_what_wants_it():
    table, alice, (snow, forest) = game(SNOWFIELD, "Forest")
    alice.casts(alice.holds(MIXED))
    table.settles()
    assert (table.count("Frosted Leaf"), snow.tapped, forest.tapped) == (1, "tapped", "tapped")


def test_mana_in_the_pool_stays_snow_106_3():
    table, alice, (snow, forest) = game(SNOWFIELD, "Forest")
    alice.taps(snow)
    alice.taps(forest)
    assert sorted(alice.pool) == ["G", "g"]
    alice.casts(alice.holds(LEAF), "done")                               # the ordinary one goes
    assert alice.pool == "g"
    alice.controls(SNOWFIELD)
    table.settles()
    alice.casts(alice.holds(ICE))
    table.settles()
    assert (alice.pool, table.count("Ice")) == ("", 1)


def test_the_source_of_mana_counts_not_what_it_is_made_with_106_3():
    cave = card("Cold Cave", types="Land", text="Sacrifice a snow land: Add {C}.")
    _, alice, (cave, _) = game(cave, SNOWFIELD)
    alice.taps(cave)
    assert alice.pool == "C"
