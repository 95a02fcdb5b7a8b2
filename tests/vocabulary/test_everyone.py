"""What players, or your opponents, can't do [101.2, 102.1]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

SILENCE = card("Still Garden", "{0}", "Enchantment", "Your opponents can't cast creature spells.")
BARREN = card("Barren Moor Song", "{0}", "Enchantment", "Players can't gain life.")
SONG = card("Song", "{G}", "Sorcery", "You gain 3 life.")


def test_what_an_effect_says_can_t_be_cast_is_not_cast_101_2():
    table = Table()
    alice, bob = table.players
    garden = bob.controls(SILENCE)
    alice.controls("Forest", "Forest")
    bear = alice.holds(BEAR)
    with pytest.raises(Illegal):
        alice.casts(bear)
    assert ("cast", "101.2") in alice.may_not(bear) and bear.is_now.zone == "hand"
    bob.puts(garden, zone="graveyard")
    alice.casts(bear)
    table.settles()
    assert bear.is_now.zone == "battlefield"


def test_it_holds_for_whom_it_says_and_for_what_it_says():
    table = Table()
    alice, _ = table.players
    alice.controls(SILENCE, "Forest", "Forest", "Forest")
    alice.casts(alice.holds(BEAR))
    table.settles()
    with table.changes(lambda: alice.life, 3):
        alice.casts(alice.holds(SONG))
        table.settles()


def test_nobody_gains_life_while_nobody_can_119_7():
    table = Table()
    alice, bob = table.players
    bob.controls(BARREN)
    alice.controls("Forest")
    with table.changes(lambda: alice.life, 0):
        alice.casts(alice.holds(SONG))
        table.settles()
