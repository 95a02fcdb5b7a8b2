"""What happened, in the log's words: what dies, what is put into a graveyard, what comes to a hand [700.4]."""
from tests.table import BEAR, Table


def test_only_creatures_die_700_4():
    table = Table()
    alice, _ = table.players
    alice.says("Destroy target artifact.", alice.controls("Sol Ring"))
    assert "Sol Ring is put into a graveyard from the battlefield" in table.log
    alice.says("Destroy target creature.", alice.controls(BEAR))
    assert table.log[-1] == "Bear dies"


def test_what_was_never_on_the_battlefield_is_put_into_a_graveyard():
    table = Table()
    alice, _ = table.players
    alice.holds("Forest")
    alice.says("Discard a card.")
    assert table.log == ["Alice discards Forest", "Forest is put into a graveyard"]


def test_what_is_found_is_put_into_a_hand_and_does_not_return_to_it_701_23a():
    table = Table()
    alice, _ = table.players
    alice.library("Forest")
    alice.says("Search your library for a land card, reveal it, put it into your hand, then shuffle.", "Forest")
    assert "Alice puts Forest into their hand" in table.log
