"""Whoever attacks, with whatever; one chosen, and all others [508.3d, 608.2d]."""
from tests.table import BEAR, GOBLIN, Table, card

SPARING = "Choose a creature or planeswalker, then destroy all other creatures and planeswalkers."
DRUMMER = card("Drummer", "", "Creature — Goblin", "Whenever you attack, untap each creature you control, then tap any number of creatures "
               "you control.", size="1/1")


def test_the_one_chosen_is_spared_whoever_controls_it_608_2d():
    table = Table()
    alice, bob = table.players
    alice.controls(BEAR, "Forest")
    goblin = bob.controls(GOBLIN)
    bob.controls("Jace, Mirror Mage")
    alice.says(SPARING, goblin)
    assert sorted(t.card.front.name for t in table.state.permanents()) == ["Forest", "Goblin Scout"]


def test_where_there_is_nothing_to_choose_nothing_is_destroyed():
    table = Table()
    alice, _bob = table.players
    alice.controls("Forest")
    alice.says(SPARING)
    assert table.count("Forest") == 1


def test_attacking_with_two_sets_it_off_once_508_3d():
    table = Table()
    alice, bob = table.players
    drummer, bear = alice.controls(DRUMMER, BEAR)
    goblin = alice.controls(GOBLIN, tapped="tapped")
    table.goes_to("declare attackers", ((bear, bob), (drummer, bob)))
    assert len(table.state.stack) == 1
    table.resolves((drummer,))
    assert (drummer.tapped, bear.tapped, goblin.tapped) == ("tapped", "untapped", "untapped")


def test_an_opponents_attack_is_not_yours_508_3d():
    table = Table()
    alice, bob = table.players
    bob.controls(DRUMMER)
    bear = alice.controls(BEAR)
    table.goes_to("declare attackers", ((bear, bob),))
    assert table.state.stack == ()
