"""The decks that come with the sandbox: each may be played by the book, of cards that are read whole, and all colors are among them."""
import pytest

from sandbox.cards import library
from sandbox.cards.decks.building import against
from sandbox.cards.decks.deck import COMMANDER, MAIN
from sandbox.cards.decks.own import deck_in, deck_named, files, titles
from sandbox.vocabulary.commanders import identity

NAMES = [path.stem for path in files()]


def test_there_are_ten_and_one_of_them_has_a_commander():
    assert len(NAMES) >= 10 and sum(bool(deck_in(path).of(COMMANDER)) for path in files()) >= 1
    assert len(set(titles().values())) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_may_be_played_and_is_understood_to_the_last_word(name):
    deck = deck_named(name)
    assert deck.missing == () and deck.told() == () and against(deck) == []
    cards = [one.card for one in deck.of(MAIN, COMMANDER)]
    assert [card.front.name for card in cards if library.unread_lines(card)] == []
    assert len({card.front.name for card in cards if "land" not in card.front.types}) >= 20


def test_all_colors_are_played():
    colors = [{color for one in deck_in(path).of(MAIN) for color in identity(one.card)} for path in files()]
    assert set().union(*colors) == set("WUBRG") and {len(some) for some in colors} >= {1, 2}


def test_each_is_made_of_cards_of_the_library():
    own = set(library.built_in().names())
    assert {one.card.front.name for path in files() for one in deck_in(path).of(MAIN, COMMANDER)} <= own
