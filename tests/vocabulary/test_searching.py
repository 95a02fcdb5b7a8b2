"""Searching a library, and what is done with what was found [701.23]."""
from tests.table import BEAR, GOBLIN, Table, card

FETCH = "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."


def with_library(*cards):
    table = Table()
    alice, bob = table.players
    alice.library(*cards)
    return table, alice, bob


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def test_a_card_is_searched_for_and_put_onto_the_battlefield_tapped_701_23a():
    table, alice, _bob = with_library(BEAR, "Forest", GOBLIN)
    alice.says(FETCH, "Forest", ("Goblin Scout", "Bear"))
    assert [land.tapped for land in table.named("Forest")] == ["tapped"]
    assert names(table, alice.here.library) == ["Goblin Scout", "Bear"]


def test_a_card_with_a_stated_quality_need_not_be_found_701_23b():
    table, alice, _bob = with_library(BEAR, "Forest")
    alice.says(FETCH, (), ("Forest", "Bear"))
    assert (table.named("Forest"), names(table, alice.here.library)) == ([], ["Forest", "Bear"])


def test_mere_cards_must_be_found_701_23d():
    table, alice, _bob = with_library(BEAR)
    alice.says("Search your library for a card, put it into your hand, then shuffle.")
    assert names(table, alice.here.hand) == ["Bear"]


def test_who_may_search_and_does_not_does_not_shuffle_either_608_2d():
    table, alice, _bob = with_library(BEAR, "Forest", GOBLIN)
    alice.says("You may search your library for a basic land card, put it onto the battlefield, then shuffle.", "no")
    assert (table.asked, names(table, alice.here.library)) == (None, ["Bear", "Forest", "Goblin Scout"])


def test_its_controller_searches_and_shuffles_their_own_library_608_2c():
    table, alice, bob = with_library(GOBLIN, "Island")
    bear = bob.controls(BEAR)
    bob.library("Forest", "Plains", GOBLIN)
    path = card("Old Path", "{W}", "Instant", "Exile target creature. Its controller may search their library for a basic land card, "
                "put it onto the battlefield tapped, then shuffle.")
    alice.controls("Plains")
    alice.casts(alice.holds(path), bear)
    table.resolves("yes", "Forest", ("Goblin Scout", "Plains"))
    assert [(land.controller, land.tapped) for land in table.named("Forest")] == [(bob.seat, "tapped")]
    assert names(table, bob.here.library) == ["Goblin Scout", "Plains"]
    assert names(table, alice.here.library) == ["Goblin Scout", "Island"]


def test_one_here_and_the_other_there():
    table, alice, _bob = with_library("Forest", "Plains", BEAR)
    alice.says("Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the "
               "other into your hand, then shuffle.", ("Forest", "Plains"), "Plains")
    assert ([land.tapped for land in table.named("Plains")], names(table, alice.here.hand)) == (["tapped"], ["Forest"])


def test_what_was_found_is_put_on_top_after_the_shuffle():
    table, alice, _bob = with_library(GOBLIN, BEAR, "Plains")
    alice.says("Search your library for a creature card, reveal it, then shuffle and put that card on top.", "Bear",
               ("Plains", "Bear", "Goblin Scout"))
    assert names(table, alice.here.library) == ["Bear", "Plains", "Goblin Scout"]


def test_with_different_names():
    table, alice, _bob = with_library("Forest", "Forest", "Plains")
    alice.says("Search your library for up to two basic land cards with different names, put them into your hand, then shuffle.",
               "Forest", "Plains")
    assert names(table, alice.here.hand) == ["Forest", "Plains"]
