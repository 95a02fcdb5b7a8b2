"""Mana is made before the other parts of a cost are paid; and a card that says who wins [104.2b, 601.2g-h]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

SPRING = card("Old Spring", "", "Artifact", "{G}, {T}, Untap a tapped creature you control: You gain 1 life.")
ELF = card("Old Elf", "", "Creature — Elf", "{T}: Add {G}.", size="1/1")
CROWN = card("Old Crown", "", "Artifact", "{T}: You win the game.")


def test_what_was_tapped_for_the_mana_is_untapped_by_the_rest_601_2h():
    table = Table()
    alice, _ = table.players
    spring, elf = alice.controls(SPRING, ELF)
    alice.activates(spring)
    assert (elf.tapped, spring.tapped) == ("untapped", "tapped")


def test_what_makes_no_mana_stays_untapped_and_can_not_be_untapped():
    table = Table()
    alice, _ = table.players
    spring, _bear, _forest = alice.controls(SPRING, BEAR, "Forest")
    with pytest.raises(Illegal):
        alice.activates(spring)


def test_when_one_player_wins_all_the_others_lose_104_2b():
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    alice.activates(alice.controls(CROWN))
    table.resolves()
    assert bob.lost and carol.lost and not alice.lost
