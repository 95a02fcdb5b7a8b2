"""Cycling, and abilities that are activated from the hand or the graveyard [702.29, 113.6m]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import Table, card

RIDGE = card("Ridge", "{3}{R}", "Creature — Bear", "Cycling {2}\nWhen you cycle this card, you gain 2 life.", size="3/3")
PRICE = card("Price", "{3}{R}", "Creature — Bear", "Cycling—Pay 2 life.", size="3/3")
LOOKOUT = card("Lookout", "{W}", "Enchantment", "Whenever you cycle a card, you gain 1 life.")
BIRD = card("Ash Bird", "{2}{R}", "Creature — Bird", "{2}{R}: Return this card from your graveyard to your hand.", size="1/1")
SHADE = card("Shade", "{2}{R}", "Creature — Shade", "{1}, Exile this card from your graveyard: Draw a card.", size="1/1")
CHANNEL = card("Channeler", "{2}{R}", "Creature — Spirit", "{1}, Discard this card: You gain 4 life.", size="1/1")


@pytest.fixture
def alice():
    alice, _ = Table().players
    alice.controls(*["Mountain"] * 3)
    alice.library("Island", "Island")
    return alice


def test_cycling_discards_the_card_and_draws_another(alice):                              # 702.29a, 121.1
    held = alice.holds(RIDGE)
    alice.activates(held)
    assert held.is_now.zone == "graveyard"
    alice.table.settles()
    assert (alice.hand, alice.life) == (1, 22)


def test_what_triggers_on_cycling_resolves_first_702_29c(alice):  # 702.29c
    alice.controls(LOOKOUT)
    alice.activates(alice.holds(PRICE))
    assert (alice.life, len(alice.table.state.stack)) == (18, 2)
    alice.table.resolves()
    assert (alice.life, alice.hand) == (19, 0)


def test_cycling_is_for_the_hand_only_702_29a(alice):  # 702.29a
    for zone in ("graveyard", "battlefield"):
        with pytest.raises(Illegal):
            alice.activates(alice.has(RIDGE, zone))


def test_an_ability_that_moves_its_card_out_of_the_graveyard_functions_there_113_6m(alice):
    dead = alice.has(BIRD, "graveyard")
    alice.activates(dead)
    alice.table.resolves()
    assert dead.is_now.zone == "hand"
    with pytest.raises(Illegal, match="602.2"):
        alice.activates(dead.is_now)


def test_the_card_may_be_exiled_to_pay_113_6m(alice):
    dead = alice.has(SHADE, "graveyard")
    alice.activates(dead)
    assert dead.is_now.zone == "exile"
    alice.table.resolves()
    assert alice.hand == 1


def test_a_card_may_be_discarded_from_the_hand_to_pay_602_2(alice):
    alice.activates(alice.holds(CHANNEL))
    alice.table.resolves()
    assert alice.life == 24


def test_nobody_activates_cards_of_another_602_2(alice):
    bob = alice.table.players[1]
    dead = bob.has(SHADE, "graveyard")
    with pytest.raises(Illegal, match="602.2"):
        alice.activates(dead)
