"""What this spell, spells of a kind, and abilities cost more or less; and sizes that abilities define [118.7, 601.2f, 602.2b, 604.3]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.engine.state import GRAVEYARD
from sandbox.rules.casting import costs_now
from tests.table import BEAR, GOBLIN, Table, card

SONG = "{3}{G}", "Sorcery"


def cost(table, player, one):
    return "".join(costs_now(table.state, player.seat, one.id)[0][0].symbols)


@pytest.mark.parametrize("line, before, after", [
    ("This spell costs {2} less to cast if you control a Goblin.", "3G", "1G"),
    ("If you control a Goblin, this spell costs {3} less to cast.", "3G", "G"),
    ("This spell costs {X} less to cast, where X is the number of creatures you control.", "3G", "2G"),
    ("This spell costs {2} more to cast if you control a Goblin.", "3G", "5G"),
])
def test_a_spell_costs_more_or_less_by_its_own_words_601_2f(line, before, after):
    table = Table()
    alice, _ = table.players
    song = alice.holds(card("Song", *SONG, f"{line}\nYou gain 1 life."))
    assert cost(table, alice, song) == before
    alice.controls(GOBLIN)
    assert cost(table, alice, song) == after


def test_it_costs_less_by_what_it_targets_once_that_is_chosen_601_2c_601_2f():
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain")
    bear, goblin = bob.controls(BEAR), bob.controls(GOBLIN)
    shock = card("Aimed Shock", "{2}{R}", "Instant", "This spell costs {2} less to cast if it targets a Goblin.\nDestroy target creature.")
    with pytest.raises(Illegal):
        alice.casts(alice.holds(shock), bear)
    alice.casts(alice.holds(shock), goblin)
    table.settles()
    assert goblin.is_now.zone == GRAVEYARD


def test_each_spell_of_a_kind_and_two_kinds_at_once():
    table = Table()
    alice, bob = table.players
    mine, theirs = (player.holds(card("Song", *SONG, "You gain 1 life.")) for player in (alice, bob))
    alice.controls(card("Lute", "{0}", "Artifact", "Each sorcery spell you cast costs {1} less to cast."))
    assert (cost(table, alice, mine), cost(table, bob, theirs)) == ("2G", "3G")
    alice.controls(card("Drum", "{0}", "Artifact", "Green spells and blue spells your opponents cast cost {2} more to cast."))
    assert (cost(table, alice, mine), cost(table, bob, theirs)) == ("2G", "5G")


# 602.2b
def test_activated_abilities_cost_less_but_not_less_than_one_mana_602_2b():
    table = Table()
    alice, bob = table.players
    alice.controls("Forest")
    machine = alice.controls(card("Machine", "{0}", "Artifact", "{3}: You gain 1 life."))
    with pytest.raises(Illegal):
        alice.activates(machine)
    alice.controls(card("Manual", "{0}", "Enchantment", "Activated abilities of artifacts you control cost {3} less to activate. This "
                                                       "effect can't reduce the mana in that cost to less than one mana."))
    with table.changes(lambda: alice.life, 1):
        alice.activates(machine)
        table.settles()
    assert table.named("Forest")[0].tapped == "tapped"
    bob.controls(card("Rust", "{0}", "Enchantment", "Activated abilities of artifacts cost {2} more to activate."))
    alice.controls("Forest")
    with pytest.raises(Illegal):
        alice.activates(machine)


def test_power_and_toughness_are_defined_each_by_its_own_words_604_3():
    table = Table()
    alice, _ = table.players
    alice.controls(BEAR)
    shade = alice.controls(card("Shade", "{0}", "Creature", "This creature's power is equal to the number of creatures "
                                                            "you control.", "0/4"))
    twin = alice.controls(card("Twin", "{0}", "Creature", "This creature's power is equal to the number of creatures you control and its "
                                                          "toughness is equal to that number plus 1.", "0/0"))
    assert (shade.power, shade.toughness, twin.power, twin.toughness) == (3, 4, 3, 4)
