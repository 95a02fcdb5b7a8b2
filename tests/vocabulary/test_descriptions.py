"""Which objects a description means: what they are, wear, share, are named, and what happened to them this turn [109, 700.9]."""
import pytest

from sandbox.engine.state import EXILE, GRAVEYARD
from tests.table import BEAR, GOBLIN, Table, card

AURA = card("Ribbon", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1.")
SWORD = card("Plain Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +0/+1.\nEquip {1}")
WOLF = card("Grey Wolf", "{2}{G}", "Creature — Wolf", "Flying", "3/3")
RUIN = "Destroy all {}."


def board():
    table = Table()
    alice, bob = table.players
    return table, alice, bob, alice.controls(BEAR), alice.controls(GOBLIN), bob.controls(WOLF)


def those(described, table, player):
    """The names of what the words mean, as what is destroyed by them shows."""
    before = {t.id: table.state.look(t.id).name for t in table.state.permanents()}
    player.says(RUIN.format(described))
    left = {t.id for t in table.state.permanents()}
    return sorted(name for id, name in before.items() if id not in left and name in ("Bear", "Goblin Scout", "Grey Wolf"))


@pytest.mark.parametrize("described, meant", [
    ("creatures that aren't enchanted", ["Goblin Scout", "Grey Wolf"]), ("enchanted creatures", ["Bear"]),
    ("creatures with power greater than 2", ["Grey Wolf"]), ("creatures with toughness less than 3", ["Goblin Scout"]),
    ("creatures with power equal to 2", ["Bear", "Goblin Scout"]), ("creatures that are Wolves or Goblins", ["Goblin Scout", "Grey Wolf"]),
    ("creatures with the greatest power among creatures you control", ["Bear", "Goblin Scout"]),
    ("red and/or green creatures", ["Bear", "Goblin Scout", "Grey Wolf"]),
    ("creatures not named Bear", ["Goblin Scout", "Grey Wolf"]),
    ("creatures with counters on them", ["Goblin Scout"]), ("creatures with two or more +1/+1 counters on them", []),
    ("modified creatures", ["Bear", "Goblin Scout"]), ("Bears, Goblins, and/or Wolves", ["Bear", "Goblin Scout", "Grey Wolf"]),
])
def test_only_what_is_described_is_meant(described, meant):
    table, alice, _, bear, goblin, _ = board()
    alice.controls(AURA, attached=bear.id)
    table.does("set_fields", 0, goblin.id, (("counters", (("+1/+1", 1),)),))
    assert those(described, table, alice) == meant


def test_an_aura_of_an_opponent_modifies_nothing_but_equipment_of_anybody_does_700_9():
    table, alice, bob, bear, goblin, _ = board()
    bob.controls(AURA, attached=bear.id)
    assert those("modified creatures", table, alice) == []
    bob.controls(SWORD, attached=goblin.id)
    assert those("equipped creatures", table, bob) == ["Goblin Scout"]


def test_what_was_dealt_damage_this_turn():
    table, alice, bob, bear, _goblin, wolf = board()
    table.fights([(bear, bob)], [(wolf, bear)])
    assert wolf.is_now.damage == 2
    assert those("creatures that were dealt damage this turn".replace("were", "was"), table, alice) == ["Grey Wolf"]


def test_what_shares_a_creature_type_and_what_shares_a_name():
    table, alice, _, bear, _, _ = board()
    lord = card("Kin", "{0}", "Creature — Goblin", "Other creatures that share a creature type with this creature get +1/+1.", "1/1")
    alice.controls(lord)
    assert [one.power for one in (bear, *table.named("Goblin Scout"))] == [2, 2]
    lord = card("Namesake", "{0}", "Enchantment", "As long as you control a creature, creatures named Bear get +2/+0.")
    alice.controls(lord)
    assert bear.power == 4


def test_cards_in_somebody_elses_graveyard_404_1():
    _, alice, bob, bear, _, _ = board()
    alice.controls(card("Rattle", "{0}", "Enchantment", "Creatures you control get +1/+1 for each creature card in an opponent's "
                                                        "graveyard."))
    alice.has(BEAR, GRAVEYARD), alice.has(BEAR, EXILE)
    assert bear.power == 2
    bob.has(BEAR, GRAVEYARD), bob.has("Forest", GRAVEYARD), bob.has(GOBLIN, GRAVEYARD)
    assert bear.power == 4
