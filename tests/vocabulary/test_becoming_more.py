"""Types in addition to others, sizes that are counted, more lands a turn, and who "it" is after damage [305.2, 604.3, 613.1d]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

ROOTS = card("Old Roots", "", "Enchantment", "Nontoken creatures you control are Forest lands in addition to their other types.")
TREE = card("Old Tree", "{G}", "Creature — Treefolk",
            "This creature's power and toughness are each equal to the number of lands you control.", size="0/0")
MOULD = card("Old Mould", "", "Enchantment",
             "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.")
PATH = card("Old Path", "", "Enchantment", "You may play an additional land on each of your turns.")
HIVE = card("Old Hive", "", "Artifact", "Creatures you control are Slivers in addition to their other creature types.")
VIPER = card("Old Snake", "", "Creature — Snake", "Whenever this creature deals damage to a creature, tap that creature.", size="1/3")
CUB = card("Old Cub", "", "Creature — Bear", "Whenever this creature deals damage, put a +1/+1 counter on it.", size="1/3")


def alice_with(*cards):
    table = Table()
    alice, _bob = table.players
    return table, alice, [alice.controls(one) for one in cards]


def test_a_creature_that_is_a_forest_too_taps_for_green_305_6():
    _table, alice, (_roots, bear) = alice_with(ROOTS, BEAR)
    assert bear.types == ("creature", "Bear", "land", "Forest")
    alice.taps(bear)
    assert alice.pool == "G"


def test_a_defined_size_counts_lands_after_types_are_settled_613_4a():
    _table, _alice, (tree, _roots, _land) = alice_with(TREE, ROOTS, "Forest")
    assert (tree.power, tree.toughness) == (2, 2)


def test_lands_and_creatures_of_both_kinds_become_both_613_1d():
    table, alice, (_mould, forest) = alice_with(MOULD, "Forest")
    alice.says("Create a 1/1 green Saproling creature token.")
    [saproling] = table.named("Saproling Token")
    assert {"creature", "Saproling", "land", "Forest"} <= set(forest.types) and {"land", "Forest"} <= set(saproling.types)
    assert (forest.power, forest.toughness, forest.colors) == (1, 1, "G")


def test_one_more_land_may_be_played_305_2():
    _table, alice, _ = alice_with(PATH)
    one, two, three = alice.holds("Forest", "Forest", "Forest")
    alice.plays(one)
    alice.plays(two)
    with pytest.raises(Illegal, match=r"305\.2"):
        alice.plays(three)


def test_every_creature_is_of_one_more_creature_type():
    _table, _alice, (_hive, bear) = alice_with(HIVE, BEAR)
    assert bear.types == ("creature", "Bear", "Sliver")


def test_that_creature_is_the_one_that_was_dealt_damage_608_2c():
    table, alice, (viper,) = alice_with(VIPER)
    bear = alice.controls(BEAR)
    alice.says("Target creature fights another target creature.", viper, bear)
    table.settles()
    assert (bear.is_now.tapped, viper.is_now.tapped) == ("tapped", "untapped")


def test_it_is_the_source_where_nothing_is_said_of_the_other_608_2c():
    table, alice, (cub,) = alice_with(CUB)
    bear = alice.controls(BEAR)
    alice.says("Target creature fights another target creature.", cub, bear)
    table.settles()
    assert cub.is_now.counted("+1/+1") == 1 and bear.is_now.counted("+1/+1") == 0
