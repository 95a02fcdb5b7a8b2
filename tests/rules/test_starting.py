"""Starting a game, conceding, and how it ends [103, 104]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table


def started(*names, cards=10):
    """A game begun; Chance leaves every library as it lies."""
    table = Table(*names)
    for player in table.players:
        player.library(*[BEAR] * cards)
    table.does("start", 0)
    while table.asked:
        assert (table.asked.kind, table.asked.who) == ("shuffle", -1)
        table.answers(table.asked.options)
    return table


def test_every_library_is_shuffled_and_seven_cards_are_drawn():                           # 103.3, 103.5
    table = started("Alice", "Bob")
    assert [player.hand for player in table.players] == [7, 7]
    assert [len(player.here.library) for player in table.players] == [3, 3]


def test_chance_says_in_which_order():                                                    # 103.3, 701.24a
    table = Table("Alice", "Bob")
    alice, _ = table.players
    cards = alice.library(*[BEAR] * 7, GOBLIN)
    table.does("start", 0)
    table.answers(tuple(reversed(cards)))
    assert "Goblin Scout" in [table.state.look(id).name for id in alice.here.hand]


def test_the_first_turn_begins_with_its_upkeep():                                         # 103.8, 500.1
    table = started("Alice", "Bob")
    assert (table.state.turn, table.state.active, table.state.step, table.state.priority) == (1, 0, "upkeep", 0)


def test_of_three_players_nobody_skips_a_draw():                                          # 103.8c
    table = started("Alice", "Bob", "Cid")
    table.goes_to("draw")
    assert table.state.turn == 1 and table.players[0].hand == 8


def test_a_player_may_concede_at_any_time(table):                                         # 104.3a
    alice, bob = table.players
    bob.does("concede")
    assert (bob.lost, alice.lost, table.state.priority) == ("conceded", "", None)
    with pytest.raises(Illegal):
        alice.passes()


def test_who_conceded_cannot_concede_again(table):
    _, bob = table.players
    bob.does("concede")
    before = table.state
    bob.does("concede")
    assert table.state == before


def test_with_one_player_left_the_game_is_over_and_the_table_stays_as_it_was(table):      # 104.2a
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain")
    table.does("set_player", 0, 1, (("life", 3),))
    alice.casts(alice.holds("Lightning Bolt"), bob)
    table.resolves()
    assert bob.lost and table.state.priority is None and bear.zone == "battlefield"
    assert alice.may(bear) == []


def test_someone_with_too_few_cards_draws_what_there_is_and_loses():                      # 103.5, 704.5b
    table = Table("Alice", "Bob")
    alice, bob = table.players
    alice.library(*[BEAR] * 3), bob.library(*[BEAR] * 10)
    table.does("start", 0)
    while table.asked:
        table.answers(table.asked.options)
    assert alice.lost == "drew from an empty library" and alice.hand == 3
