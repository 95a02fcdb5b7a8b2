"""Keyword actions that every game knows, each by its number: discard, fight, mill, reveal, search, surveil, incubate [701]."""
from tests.table import BEAR, GOBLIN, Table


def two(*library):
    table = Table()
    alice, bob = table.players
    cards = alice.library(*library)
    return table, alice, bob, cards


def test_discarding_moves_a_card_from_the_hand_to_the_graveyard():
    """701.9"""
    _table, alice, _bob, _ = two()
    alice.holds(BEAR)
    alice.says("Discard a card.")
    assert (alice.hand, alice.graveyard) == (0, ["Bear"])


def test_fighting_creatures_deal_damage_to_each_other():
    """701.14"""
    _table, alice, bob, _ = two()
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.says("Target creature you control fights target creature you don't control.", bear, scout)
    assert (bear.damage, scout.is_now.zone) == (1, "graveyard")


def test_milling_puts_the_top_cards_into_the_graveyard():
    """701.17"""
    _table, alice, _bob, _ = two(BEAR, GOBLIN, "Forest")
    alice.says("Mill two cards.")
    assert (alice.graveyard, len(alice.here.library)) == (["Bear", "Goblin Scout"], 1)


def test_a_revealed_card_stays_where_it_is():
    """701.20a"""
    table, alice, _bob, _ = two(BEAR)
    alice.says("Reveal the top card of your library.")
    assert (table.log[-1], len(alice.here.library)) == ("Alice reveals Bear", 1)


def test_searching_finds_a_card_of_the_library():
    """701.23a"""
    _table, alice, _bob, [_bear, forest] = two(BEAR, "Forest")
    alice.says("Search your library for a basic land card, reveal it, put it into your hand, then shuffle.", forest)
    assert (alice.hand, len(alice.here.library), forest.is_now.zone) == (1, 1, "hand")


def test_surveilling_sorts_the_top_cards():
    """701.25a"""
    _table, alice, _bob, [bear, scout, _forest] = two(BEAR, GOBLIN, "Forest")
    alice.says("Surveil 2.", bear)
    assert (alice.graveyard, alice.here.library[0]) == (["Bear"], scout.id)


def test_incubating_makes_a_token_with_counters():
    """701.53a"""
    table, alice, _bob, _ = two()
    alice.says("Incubate 2.")
    assert [one.counted("+1/+1") for one in table.named("Incubator Token")] == [2]
