"""Looking at, revealing and exiling cards, and sharing them out [701.20, 401.4, 608.2c]."""
import pytest

from tests.table import BEAR, GOBLIN, Table

TOP = GOBLIN, "Forest", BEAR, "Plains"


def table_with(*cards):
    table = Table()
    alice, bob = table.players
    alice.library(*(cards or TOP))
    return table, alice, bob


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def test_one_into_the_hand_and_the_other_below_701_20e():
    table, alice, _bob = table_with()
    alice.says("Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.",
               "Forest")
    assert names(table, alice.here.hand) == ["Forest"]
    assert names(table, alice.here.library) == ["Bear", "Plains", "Goblin Scout"]


def test_a_card_from_among_them_and_the_rest_below_in_a_random_order():
    table, alice, _bob = table_with()
    alice.says("Look at the top three cards of your library. You may reveal a creature card from among them and put it into your hand. "
               "Put the rest on the bottom of your library in a random order.", "yes", "Bear", ("Forest", "Goblin Scout"))
    assert names(table, alice.here.hand) == ["Bear"]
    assert names(table, alice.here.library) == ["Plains", "Forest", "Goblin Scout"]
    assert "Alice reveals Bear" in table.log


def test_who_reveals_none_of_them_takes_none_608_2d():
    table, alice, _bob = table_with()
    alice.says("Look at the top two cards of your library. You may reveal a creature card from among them and put it into your hand. "
               "Put the rest into your graveyard.", "no")
    assert (names(table, alice.here.hand), sorted(alice.graveyard)) == ([], ["Forest", "Goblin Scout"])


def test_all_of_a_kind_and_the_rest():
    table, alice, _bob = table_with()
    alice.says("Reveal the top four cards of your library. Put all creature cards from among them into your hand and the rest into your "
               "graveyard.")
    assert (names(table, alice.here.hand), alice.graveyard) == (["Goblin Scout", "Bear"], ["Forest", "Plains"])


def test_back_in_any_order_401_4():
    table, alice, _bob = table_with()
    alice.says("Look at the top three cards of your library, then put them back in any order.", ("Bear", "Goblin Scout", "Forest"))
    assert names(table, alice.here.library) == ["Bear", "Goblin Scout", "Forest", "Plains"]


def test_from_among_the_milled_701_17():
    table, alice, _bob = table_with()
    alice.says("Mill three cards. You may put a creature card from among them into your hand.", "yes", "Bear")
    assert (names(table, alice.here.hand), alice.graveyard) == (["Bear"], ["Goblin Scout", "Forest"])


@pytest.mark.parametrize(("nth", "place"), [("second", 1), ("third", 2)])
def test_so_far_from_the_top_401_7(nth, place):
    table, alice, bob = table_with()
    bob.library("Island", "Swamp", "Mountain")
    bear = bob.controls(BEAR)
    alice.says(f"Put target creature into its owner's library {nth} from the top.", bear)
    assert names(table, bob.here.library).index("Bear") == place


def test_a_whole_graveyard_is_exiled_406():
    table, alice, bob = table_with()
    bob.has(BEAR, "graveyard")
    alice.says("Exile target player's graveyard.", bob)
    assert (bob.graveyard, table.count("Bear", "exile")) == ([], 1)


def test_the_same_player_goes_on_608_2c():
    _table, alice, bob = table_with()
    bob.library("Island", "Swamp")
    alice.says("Target player draws two cards and loses 2 life.", bob)
    assert (bob.hand, bob.life, alice.life) == (2, 18, 20)


def test_each_player_for_themselves_101_4():
    _table, alice, bob = table_with()
    alice.holds(BEAR)
    bob.holds(GOBLIN, BEAR)
    bob.library("Island", "Swamp")
    alice.says("Each player discards their hand, then draws two cards.")
    assert (alice.graveyard, sorted(bob.graveyard), alice.hand, bob.hand) == (["Bear"], ["Bear", "Goblin Scout"], 2, 2)


def test_all_that_was_revealed_until_the_card_came():
    _table, alice, _bob = table_with("Forest", "Plains", BEAR, "Island")
    alice.says("Reveal cards from the top of your library until you reveal a creature card, then put those cards into your graveyard.")
    assert alice.graveyard == ["Forest", "Plains", "Bear"]
