"""Half of a life total or a library, what is left over, coin flips that are won, locks on many, and gods without enough devotion."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, card

GOD = card("Old God", "{2}{G}", "Enchantment Creature — God", "As long as your devotion to green is less than three, ~ isn't a creature.",
           size="5/5")
GREENERY = card("Old Greenery", "{G}{G}", "Enchantment")
LOCK = card("Old Lock", "", "Enchantment", "Activated abilities of artifacts can't be activated unless they're mana abilities.")
FULL_LOCK = card("Old Full Lock", "", "Enchantment", "Activated abilities of artifacts can't be activated.")
ROCK = card("Old Rock", "", "Artifact", "{T}: Add {C}.\n{T}: You gain 1 life.")
LUCK = card("Old Luck", "", "Enchantment", "Whenever a player wins a coin flip, that player draws a card.")
VISE = card("Old Vise", "", "Artifact", "At the beginning of each opponent's upkeep, ~ deals X damage to that player, where X is the "
            "number of cards in their hand minus 4.")
RACK = card("Old Rack", "", "Artifact", "At the beginning of each opponent's upkeep, ~ deals X damage to that player, where X is 3 "
            "minus the number of cards in their hand.")


@pytest.mark.parametrize(("way", "left"), [("up", 7), ("down", 8)])
def test_half_a_life_is_rounded_as_it_is_said_107_1a(alice, way, left):
    alice.says("Lose 5 life.")
    alice.says(f"Lose half your life, rounded {way}.")
    assert alice.life == left


def test_each_loses_half_of_their_own_107_1a(alice, bob):
    alice.says("Lose 10 life.")
    alice.says("Each player loses half their life, rounded up.")
    assert (alice.life, bob.life) == (5, 10)


def test_half_a_library_is_milled_701_17(alice, bob):
    bob.library(BEAR, BEAR, BEAR, BEAR, BEAR)
    alice.says("Target player mills half their library, rounded down.", bob)
    assert len(bob.graveyard) == 2


def test_a_god_without_devotion_is_no_creature_700_5(alice):
    god = alice.controls(GOD)
    assert god.types == ("enchantment",)
    alice.controls(GREENERY)
    assert "creature" in god.types and god.power == 5


def test_a_lock_on_artifacts_may_leave_mana_abilities_605_1a(alice):
    rock = alice.controls(ROCK)
    alice.controls(LOCK)
    with pytest.raises(Illegal):
        alice.activates(rock)
    alice.taps(rock)
    assert alice.pool == "C"


def test_a_lock_on_artifacts_may_leave_nothing_602_5(alice):
    rock = alice.controls(ROCK)
    alice.controls(FULL_LOCK)
    with pytest.raises(Illegal):
        alice.taps(rock)


@pytest.mark.parametrize(("side", "drawn"), [("won", 1), ("lost", 0)])
def test_a_flip_that_is_won_sets_it_off_705_2(table, alice, bob, side, drawn):
    alice.controls(LUCK)
    bob.library(BEAR)
    with table.changes(lambda: bob.hand, drawn):
        bob.says("Flip a coin.", side)
        table.settles()


@pytest.mark.parametrize(("rock", "held", "lost"), [(VISE, 7, 3), (VISE, 2, 0), (RACK, 1, 2), (RACK, 5, 0)])
def test_what_is_less_than_nothing_is_nothing_107_1b(table, alice, bob, rock, held, lost):
    alice.controls(rock)
    bob.holds(*[BEAR] * held)
    table.goes_to("draw", turn=2)
    assert bob.life == 20 - lost
