"""Foretell and suspend: cards exiled by a special action and cast later [116.2f, 116.2h, 702.62, 702.143]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import Table, card

SIGN = card("Sign", "{4}{U}", "Sorcery", "Draw a card. If this spell was foretold, you gain 2 life.\nForetell {U}")
SLOW = card("Slow Giant", "{6}{R}", "Creature — Giant", "Suspend 1—{R}", size="5/5")


@pytest.fixture
def table():
    table = Table()
    for player in table.players:
        player.controls("Island", "Island", "Mountain")
        player.library(*["Island"] * 6)
    return table


def test_a_foretold_card_is_cast_on_a_later_turn_for_its_foretell_cost_702_143a(table):  # 702.143a
    alice, _ = table.players
    sign = alice.holds(SIGN)
    alice.does("set_aside", sign.id, "foretell")
    assert (sign.is_now.zone, table.state.stack) == ("exile", ())
    with pytest.raises(Illegal, match="702.143a"):
        alice.casts(sign.is_now, way="foretell")
    table.goes_to("precombat main", turn=3)
    with table.changes(lambda: alice.hand, 1):
        alice.casts(sign.is_now, way="foretell")
        table.resolves()
    assert (alice.life, sign.is_now.zone) == (22, "graveyard")


def test_foretelling_is_for_ones_own_turn_116_2h(table):
    _, bob = table.players
    sign = bob.holds(SIGN)
    table.does("set_turn", 0, (("priority", bob.seat),))
    with pytest.raises(Illegal, match="116.2h"):
        bob.does("set_aside", sign.id, "foretell")


def test_a_card_exiled_otherwise_is_not_foretold_702_143a(table):  # 702.143a
    alice, _ = table.players
    sign = alice.has(SIGN, "exile")
    table.goes_to("precombat main", turn=3)
    with pytest.raises(Illegal, match="702.143a"):
        alice.casts(sign, way="foretell")


def test_a_suspended_creature_comes_after_its_last_counter_with_haste_702_62a(table):  # 702.62a
    alice, bob = table.players
    giant = alice.holds(SLOW)
    assert "set aside" in {one.kind for one in alice.may(giant)}
    alice.does("set_aside", giant.id, "suspend")
    assert (giant.is_now.zone, giant.is_now.counted("time")) == ("exile", 1)
    table.goes_to("upkeep", turn=3)
    table.resolves()
    table.resolves("yes")
    table.settles()
    assert giant.is_now.zone == "battlefield"
    table.fights([(giant.is_now, bob)])
    assert bob.life == 15


def test_suspending_is_for_when_it_could_be_cast_702_62c(table):  # 702.62c
    alice, _ = table.players
    giant = alice.holds(SLOW)
    table.goes_to("end")
    with pytest.raises(Illegal, match="307.1"):
        alice.does("set_aside", giant.id, "suspend")
