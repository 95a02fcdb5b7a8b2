"""What is done for each of something: an amount for each player, cards and permanents that are picked, copies [608.2h]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card

SPARK = card("Spark", "{R}", "Instant", "This spell deals 1 damage to any target.")


@pytest.fixture
def three():
    table = Table("Alice", "Bob", "Cid")
    for player, bears in zip(table.players, (2, 1, 0), strict=True):
        player.controls(*[BEAR] * bears, "Swamp")
        player.library(*[GOBLIN] * 9)
    return table


def test_each_player_counts_their_own(three):                                             # 608.2h
    three.players[0].says("Each player loses 1 life for each creature they control.")
    assert [player.life for player in three.players] == [18, 19, 20]
    three.players[0].says("Each player draws a card for each creature they control.")
    assert [player.hand for player in three.players] == [2, 1, 0]


def test_what_you_control_counts_the_same_for_everybody(three):
    three.players[0].says("Each opponent loses 1 life for each creature you control.")
    assert [player.life for player in three.players] == [20, 18, 18]


def test_so_many_cards_are_discarded(three):                                              # 701.9a
    alice, bob, _ = three.players
    alice.controls("Swamp")
    held = bob.holds(BEAR, GOBLIN, BEAR)
    three.does("tell", 0, "Target player discards a card for each Swamp you control.")
    three.answers(bob)
    assert three.asked.who == 1 and (three.asked.least, three.asked.most) == (2, 2)
    three.answers((held[0], held[2]))
    assert bob.graveyard == ["Bear", "Bear"] and bob.hand == 1


def test_so_many_permanents_are_sacrificed_by_each(three):                                # 701.21a
    three.does("tell", 0, "Each player sacrifices a land for each creature they control.")
    while three.asked:
        three.answers(three.asked.options[:three.asked.least])
    assert [player.graveyard for player in three.players] == [["Swamp"], ["Swamp"], []]


def test_none_of_them_is_nothing_at_all(three):
    alice, bob, _ = three.players
    bob.holds(BEAR)
    alice.says("Target player discards a card for each Mountain you control.", bob)
    assert bob.hand == 1


def test_one_of_two_descriptions_is_picked_for_each(three):                               # 109.2
    _, bob, _ = three.players
    bob.controls("Plains", "Island")
    three.does("tell", 0, "Each opponent sacrifices a Plains or an Island for each creature you control.")
    while three.asked:
        three.answers(three.asked.options[:three.asked.least])
    assert sorted(bob.graveyard) == ["Island", "Plains"]


def test_a_spell_is_copied_so_often():                                                    # 707.10
    table = Table("Alice", "Bob")
    alice, bob = table.players
    alice.controls(BEAR, BEAR, card("Echo", "", "Enchantment", "Whenever you cast an instant or sorcery spell, copy it for each creature "
                                    "you control."), "Mountain")
    alice.casts(alice.holds(SPARK), bob)
    table.settles()
    assert bob.life == 17
