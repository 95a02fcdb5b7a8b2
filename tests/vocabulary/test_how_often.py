"""Abilities that are activated so often each turn at most, and those that cost more or less by their own words [602.2b, 602.5b]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.engine.state import GRAVEYARD
from sandbox.vocabulary.cost_changes import activation_cost
from tests.table import BEAR, GOBLIN, Table, card


@pytest.mark.parametrize("words, times", [("twice", 2), ("three times", 3)])
def test_so_often_each_turn_and_again_in_the_next_602_5b(words, times):
    table = Table()
    alice, _ = table.players
    hound = alice.controls(card("Hound", "{0}", "Creature — Dog", f"{{0}}: This creature gets +1/+0 until end of turn. "
                                f"Activate no more than {words} each turn.", size="1/1"))
    for _ in range(times):
        alice.activates(hound)
        table.resolves()
    assert hound.power == 1 + times
    with pytest.raises(Illegal, match="already"):
        alice.activates(hound)
    for player in table.players:
        player.library(BEAR, BEAR, BEAR)
    table.goes_to("upkeep", turn=2)
    table.state = table.state.put(priority=0)
    alice.activates(hound)
    table.resolves()
    assert hound.power == 2


def test_another_object_with_the_same_ability_counts_for_itself_602_5b():
    table = Table()
    alice, _ = table.players
    text = "{0}: This creature gets +1/+0 until end of turn. Activate no more than twice each turn."
    one, other = (alice.controls(card("Hound", "{0}", "Creature — Dog", text, size="1/1")) for _ in range(2))
    for hound in (one, one, other):
        alice.activates(hound)
        table.resolves()
    assert (one.power, other.power) == (3, 2)


def test_a_mana_ability_so_often_602_5b_605_3b():
    table = Table()
    alice, _ = table.players
    lamp = alice.controls(card("Lamp", "{0}", "Artifact", "{0}: Add {R}. Activate no more than twice each turn."))
    alice.taps(lamp)
    alice.taps(lamp)
    assert alice.pool == "RR"
    with pytest.raises(Illegal, match="already"):
        alice.taps(lamp)


def price(table, player, one):
    [ability] = [a for a in one.abilities if hasattr(a, "cost")]
    return "".join(activation_cost(table.state, player.seat, one.id, ability)[0].symbols)


@pytest.mark.parametrize("words, before, after", [
    ("This ability costs {1} less to activate for each creature you control.", "2R", "R"),
    ("This ability costs {2} more to activate for each creature you control.", "2R", "6R"),
    ("This ability costs {1} less to activate if you control a Goblin.", "2R", "1R"),
    ("This ability costs {3} less to activate for each Goblin you control.", "2R", "R"),
])
def test_it_costs_more_or_less_only_itself_602_2b(words, before, after):
    table = Table()
    alice, bob = table.players
    forge = alice.controls(card("Forge", "{0}", "Artifact", f"{{2}}{{R}}: Draw a card. {words}"))
    other = alice.controls(card("Other Forge", "{0}", "Artifact", "{2}{R}: Draw a card."))
    bob.controls(GOBLIN)
    assert price(table, alice, forge) == before
    alice.controls(GOBLIN, BEAR)
    assert (price(table, alice, forge), price(table, alice, other)) == (after, "2R")


def test_it_is_paid_for_with_that_much_601_2f():
    table = Table()
    alice, _ = table.players
    alice.library(BEAR)
    alice.controls("Mountain")
    forge = alice.controls(card("Forge", "{0}", "Artifact", "{2}{R}: Draw a card. This ability costs {1} less to activate for each "
                                "creature you control."))
    alice.controls(GOBLIN)
    with pytest.raises(Illegal):
        alice.activates(forge)
    alice.controls(BEAR)
    alice.activates(forge)
    table.resolves()
    assert alice.hand == 1


def test_from_the_hand_and_for_counters_on_several_creatures_122_1():
    table = Table()
    alice, bob = table.players
    bolt = alice.holds(card("Channeled Bolt", "{7}", "Sorcery", "You gain 1 life.\n{3}, Discard this card: Destroy target creature. "
                            "This ability costs {1} less to activate for each +1/+1 counter on creatures you control."))
    bear = bob.controls(BEAR)
    alice.controls(GOBLIN, counters=(("+1/+1", 2),))
    with pytest.raises(Illegal):
        alice.activates(bolt, bear)
    alice.controls(GOBLIN, counters=(("+1/+1", 1),))
    alice.activates(bolt, bear)
    table.resolves()
    assert bear.is_now.zone == bolt.is_now.zone == GRAVEYARD
