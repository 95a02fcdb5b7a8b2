"""Linked abilities on a board of mirrors: words that are copied know nothing of what the words before them chose or exiled."""
from tests.interactions.boards import HALL, KILL, KIROL, WALL, bobs_turn, enchant, lands, visited
from tests.table import BEAR


def entered(alice, name, *answers):
    one = alice.holds(name)
    alice.puts(one, *answers)
    return one.is_now


def test_55_a_type_chosen_for_other_words_is_unknown_to_the_copied_ones(table):  # 607.5, 607.5a, 707.6
    alice, _ = table.players
    _, kirol = alice.controls(HALL, KIROL)
    first, second = entered(alice, "Adaptive Automaton", "Goblin"), entered(alice, "Adaptive Automaton", "Construct")
    visited(table, second)
    table.settles()
    assert [one.power for one in (first, second, kirol)] == [3, 2, 3] and "Goblin" not in first.types
    bobs_turn(table)
    assert "Goblin" in first.types and first.power == 3


def test_56_a_card_exiled_by_other_words_is_not_returned_by_the_copied_ones(table):  # 607.5, 607.2a, 603.10a
    alice, bob = table.players
    lands(alice, Island=6)
    bears, wall = bob.holds(BEAR, WALL)
    first = entered(alice, "Tidehollow Sculler", bob)
    table.resolves(bears)
    second = entered(alice, "Tidehollow Sculler", bob)
    table.resolves()
    assert [one.is_now.zone for one in (bears, wall)] == ["exile"] * 2
    alice.controls(KIROL, tapped="tapped")
    enchant(table, second)
    alice.says(KILL, first)
    table.settles()
    assert [one.is_now.zone for one in (bears, wall)] == ["exile"] * 2
    alice.says(KILL, second)
    table.settles()
    assert [one.is_now.zone for one in (bears, wall)] == ["exile", "hand"]
