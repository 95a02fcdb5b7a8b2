"""A player who has left is asked no more: they pay nothing, and another player chooses in their place [800.4f, 800.4g, 800.4h]."""
import pytest

from sandbox.engine.choices import choose
from sandbox.engine.game import Game
from sandbox.rules.deciding import decided
from tests.rules.test_multiplayer_leaving import seated
from tests.table import BEAR, card

TAXER = card("Taxer", "", "Enchantment", "Whenever an opponent casts a spell, draw a card unless that player pays {1}.")
FOUNTAIN = card("Fountain", "", "Enchantment",
                "At the beginning of each player's upkeep, that player may put a +1/+1 counter on target creature of their choice.")
SHOCK = card("Jolt", "{U}", "Instant", "This spell deals 1 damage to any target.")


@pytest.fixture
def three():
    return seated("Alice", "Bob", "Cid")


@pytest.fixture
def four():
    return seated("Alice", "Bob", "Cid", "Dan")


def bob_casts_and_leaves(table, enchantment):
    alice, bob, *_ = table.players
    alice.controls(enchantment)
    bob.controls("Island")
    spell = bob.holds(SHOCK)
    alice.passes()
    bob.casts(spell, alice)
    assert [item.source for item in table.state.stack][-1] != spell.id                     # the trigger is on top
    bob.does("concede")


def test_who_has_left_pays_nothing(three):                                                  # 800.4f
    bob_casts_and_leaves(three, TAXER)
    alice, cid = three.players[0], three.players[2]
    cid.passes()
    alice.passes()
    assert alice.hand and three.asked is None


def test_another_opponent_chooses_in_their_place(four):                                     # 800.4g
    alice, bob, cid, dan = four.players
    alice.controls(FOUNTAIN)
    bear = alice.controls(BEAR)
    four.goes_to("upkeep", bear)
    bob.does("concede")
    four.settles()
    assert four.asked.who == alice.seat and {one.seat for one in four.asked.options} == {cid.seat, dan.seat}
    four.answers(dan)
    assert four.asked.who == dan.seat and set(four.asked.options) == {"yes", "no"}


def test_of_two_the_other_chooses(three):                                                   # 800.4g
    alice, bob, cid = three.players
    alice.controls(FOUNTAIN)
    three.goes_to("upkeep", alice.controls(BEAR))
    bob.does("concede")
    three.settles()
    assert three.asked.who == cid.seat and three.asked.kind == "may"


@pytest.mark.parametrize("left, answering", [(0, 1), (2, 0)])
def test_where_a_rule_asks_the_next_in_turn_order_answers(three, left, answering):          # 800.4h
    three.players[left].does("concede")
    work = decided(game := Game(three.state), choose(left, "say something", ("one", "other")))
    assert next(work).who == answering and not game.log
