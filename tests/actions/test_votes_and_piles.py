"""Voting and piles [700.3, 701.38]."""
from tests.table import BEAR, GOBLIN, Table, card

TIME = ("Starting with you, each player votes for time or knowledge. If time gets more votes, you gain 5 life. "
        "If knowledge gets more votes or the vote is tied, draw three cards.")
FACT = ("Reveal the top three cards of your library. An opponent separates those cards into two piles. "
        "Put one pile into your hand and the other into your graveyard.")


def three():
    table = Table("Alice", "Bob", "Carol")
    table.players[0].library("Forest", BEAR, GOBLIN)
    return table, *table.players


def test_each_player_votes_in_turn_and_the_most_decide():
    """701.38a"""
    table, alice, bob, carol = three()
    alice.says(TIME, "time")
    assert table.asked.who == bob.seat
    bob.answers("knowledge")
    carol.answers("time")
    assert (alice.life, alice.hand) == (25, 0)
    alice.says(TIME, "time", "knowledge", "knowledge")
    assert (alice.life, alice.hand) == (25, 3)


def test_a_tie_is_named():
    """701.38a"""
    table = Table()
    alice, bob = table.players
    alice.library("Forest", "Forest", "Forest")
    alice.says(TIME, "time", "knowledge")
    assert (alice.life, alice.hand, bob.hand) == (20, 3, 0)


def test_for_each_vote_something_is_done():
    """701.38a"""
    table, alice, _bob, _carol = three()
    alice.says("Starting with you, each player votes for evidence or bribery. For each evidence vote, investigate. "
               "For each bribery vote, create a Treasure token.", "evidence", "bribery", "evidence")
    assert (table.count("Clue Token"), table.count("Treasure Token")) == (2, 1)


def test_votes_may_be_for_objects():
    """701.38b: those with the most votes, or tied for most."""
    _table, alice, bob, carol = three()
    bear, scout, other = bob.controls(BEAR), carol.controls(GOBLIN), carol.controls(GOBLIN)
    alice.says("Starting with you, each player votes for a nonland permanent you don't control. "
               "Exile each permanent with the most votes or tied for most votes.", bear, bear, other)
    assert [one.is_now.zone for one in (bear, scout, other)] == ["exile", "battlefield", "battlefield"]


def test_several_votes_of_one_player_are_cast_at_the_same_time():
    """701.38d"""
    table, alice, bob, _carol = three()
    bob.controls(card("Envoy", "", "Creature — Human", "While voting, you may vote an additional time.", size="1/1"))
    alice.says(TIME, "time", "knowledge", "knowledge")
    assert table.asked.who == 2
    table.answers("time")
    assert alice.hand == 3


def test_cards_are_grouped_and_one_pile_is_taken():
    """700.3a: an empty pile is a pile."""
    table, alice, _bob, _carol = three()
    alice.says(FACT, "Bob", "Forest")
    assert [label.partition(":")[2] for label in table.asked.options] == [" Forest", " Bear, Goblin Scout"]
    alice.answers(table.asked.options[1])
    assert (alice.hand, alice.graveyard) == (2, ["Forest"])


def test_what_is_in_a_pile_stays_where_it_is():
    """700.3b: each object goes its own way."""
    table, alice, _bob, _carol = three()
    alice.says(FACT, "Carol", ())
    assert len(alice.here.library) == 3
    alice.answers(table.asked.options[1])
    assert (alice.hand, alice.graveyard) == (3, [])


def test_the_pile_of_a_players_choice():
    """700.3b"""
    _table, alice, bob, _carol = three()
    bear, scout, other = bob.controls(BEAR), bob.controls(GOBLIN), bob.controls(GOBLIN)
    alice.says("Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice.",
               bob, (bear,))
    bob.answers(next(label for label in alice.table.asked.options if "Bear" not in label))
    assert [one.is_now.zone for one in (bear, scout, other)] == ["battlefield", "graveyard", "graveyard"]


def test_an_opponent_chooses_one_of_the_piles():
    """700.3b"""
    table, alice, bob, _carol = three()
    alice.says("Reveal the top three cards of your library and separate them into two piles. An opponent chooses one of those piles. "
               "Put that pile into your hand and the other into your graveyard.", "Forest", "Bob")
    assert table.asked.who == bob.seat
    table.answers(table.asked.options[0])
    assert (alice.hand, len(alice.graveyard)) == (1, 2)
