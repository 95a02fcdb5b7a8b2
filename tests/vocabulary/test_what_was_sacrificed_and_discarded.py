"""A trigger finds the card that was sacrificed or discarded where that very event put it [400.7j]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card

BETRAYER = card("Betrayer", "{9}", "Creature — Eldrazi", "Whenever an opponent sacrifices a nontoken permanent, put that card onto "
                "the battlefield under your control.", size="9/9")
GLEANER = card("Gleaner", "{3}", "Artifact", "Whenever an opponent discards a creature card, put that card onto the battlefield "
               "under your control.")
ALTAR = card("Altar", "{3}", "Artifact", "Whenever you sacrifice a creature, you gain life equal to its power.")


@pytest.fixture
def table():
    return Table()


def test_400_7j_what_an_opponent_sacrificed_comes_under_my_control(table):
    alice, bob = table.players
    alice.controls(BETRAYER)
    bear = bob.controls(BEAR)
    bob.says("Sacrifice a creature.")
    table.settles()
    assert (bear.is_now.zone, bear.is_now.controller, bear.is_now.owner) == ("battlefield", 0, 1)


def test_400_7_what_has_left_the_graveyard_in_response_stays_where_it_is(table):
    alice, bob = table.players
    alice.controls(BETRAYER)
    bear = bob.controls(BEAR)
    bob.says("Sacrifice a creature.")
    alice.says("Exile target card from a graveyard.", "Bear")
    table.settles()
    assert bear.is_now.zone == "exile"


def test_111_8_a_token_that_was_sacrificed_stays_away(table):
    alice, bob = table.players
    alice.controls(BETRAYER)
    bob.says("Create a 1/1 green Saproling creature token.")
    bob.says("Sacrifice a creature.")
    table.settles()
    assert table.count("Saproling Token") == 0


def test_400_7j_what_an_opponent_discarded_comes_under_my_control(table):
    alice, bob = table.players
    alice.controls(GLEANER)
    goblin = bob.holds(GOBLIN)
    bob.says("Discard a card.")
    table.settles()
    assert (goblin.is_now.zone, goblin.is_now.controller) == ("battlefield", 0)


def test_608_2h_its_power_is_what_it_was_on_the_battlefield(table):
    alice, _ = table.players
    alice.controls(ALTAR)
    alice.controls(BEAR, counters=(("+1/+1", 3),))
    alice.says("Sacrifice a creature.")
    table.settles()
    assert alice.life == 25
