"""Facing a villainous choice [701.55]."""
from tests.table import BEAR, GOBLIN, Table, card

SCHEME = "Each opponent faces a villainous choice — They lose 2 life, or that player discards a card."


def test_the_player_chooses_and_it_is_done():
    """701.55a"""
    table = Table()
    alice, bob = table.players
    bob.holds(BEAR)
    alice.says(SCHEME, "they lose 2 life")
    assert (bob.life, bob.hand) == (18, 1)
    alice.says(SCHEME, "that player discards a card")
    assert (bob.life, bob.graveyard) == (18, ["Bear"])


def test_an_impossible_option_may_be_chosen():
    """701.55a: an exception to what may be chosen else."""
    table = Table()
    alice, bob = table.players
    alice.says(SCHEME, "that player discards a card")
    assert (bob.life, bob.hand) == (20, 0)


def test_several_players_face_it_one_at_a_time():
    """701.55a: the second knows what came of the first choice."""
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    alice.controls(card("Watcher", "", "Enchantment", "Whenever an opponent faces a villainous choice, you gain 1 life."))
    bob.holds(GOBLIN)
    alice.says(SCHEME, "that player discards a card", "they lose 2 life")
    table.settles()
    assert (bob.graveyard, carol.life, alice.life) == (["Goblin Scout"], 18, 22)
