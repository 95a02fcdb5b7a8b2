"""Flashback, jump-start, retrace, escape: cast from the graveyard [702.34, 702.81, 702.133, 702.138]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import Table, card

RECALL = card("Recall", "{3}{U}", "Sorcery", "Draw a card.\nFlashback {1}{U}")
TOLL = card("Toll", "{1}{U}", "Instant", "You gain 1 life.\nFlashback—{U}, Pay 3 life.")
LEAP = card("Leap", "{U}", "Instant", "You gain 1 life.\nJump-start")
FURROW = card("Furrow", "{U}", "Instant", "You gain 1 life.\nRetrace")
ESCAPEE = card("Escapee", "{4}{U}", "Creature — Spirit", "Escape—{U}, Exile two other cards from your graveyard.", size="2/2")
DENIAL = card("Denial", "{U}", "Instant", "Counter target spell.")


def buried(one, *lands):
    table = Table()
    alice, _ = table.players
    alice.controls(*lands)
    alice.library("Island", "Island")
    return table, alice, alice.has(one, "graveyard")


def test_flashback_is_cast_from_the_graveyard_for_its_cost_and_exiled_702_34a():  # 702.34a
    table, alice, dead = buried(RECALL, "Island", "Island")
    alice.casts(dead, way="flashback")
    table.resolves()
    assert (dead.is_now.zone, alice.hand) == ("exile", 1)


def test_a_spell_cast_with_flashback_is_exiled_when_it_is_countered_702_34a():  # 702.34a
    table, alice, dead = buried(RECALL, "Island", "Island")
    bob = table.players[1]
    bob.controls("Island")
    alice.casts(dead, way="flashback")
    alice.passes()
    bob.casts(bob.holds(DENIAL), dead.is_now)
    table.resolves()
    assert dead.is_now.zone == "exile" and alice.graveyard == []


def test_from_the_hand_it_costs_its_mana_cost_and_goes_to_the_graveyard_118_9():
    table, alice, _ = buried(RECALL, *["Island"] * 4)
    held = alice.holds(RECALL)
    with pytest.raises(Illegal):
        alice.casts(held, way="flashback")
    alice.casts(held)
    table.resolves()
    assert held.is_now.zone == "graveyard"


def test_without_a_way_nothing_is_cast_from_the_graveyard_601_3():
    _, alice, dead = buried(RECALL, *["Island"] * 4)
    with pytest.raises(Illegal, match="601.3"):
        alice.casts(dead)


def test_a_flashback_cost_may_want_more_than_mana_702_34a():  # 702.34a
    table, alice, dead = buried(TOLL, "Island")
    with table.changes(lambda: alice.life, -3):
        alice.casts(dead, way="flashback")
    table.resolves()
    assert (alice.life, dead.is_now.zone) == (18, "exile")


def test_jump_start_discards_a_card_besides_the_mana_cost_702_133a():  # 702.133a
    table, alice, dead = buried(LEAP, "Island")
    assert [(kind, rule) for kind, rule in alice.may_not(dead)] == [("cast", "118.3")]
    alice.holds("Forest", "Swamp")
    alice.casts(dead, "Swamp", way="jump-start")
    table.resolves()
    assert (alice.graveyard, alice.hand, dead.is_now.zone, alice.life) == (["Swamp"], 1, "exile", 21)


def test_retrace_discards_a_land_card_and_may_be_done_again_702_81a():  # 702.81a
    table, alice, dead = buried(FURROW, "Island", "Island")
    alice.holds(DENIAL)
    assert alice.may_not(dead) == [("cast", "118.3")]
    alice.holds("Forest")
    alice.casts(dead, way="retrace")
    table.resolves()
    assert (dead.is_now.zone, alice.life) == ("graveyard", 21)


def test_escape_exiles_other_cards_and_the_permanent_has_escaped_702_138a():  # 702.138a
    table, alice, dead = buried(ESCAPEE, "Island")
    assert alice.may_not(dead) == [("cast", "118.3")]
    others = [alice.has("Forest", "graveyard") for _ in range(2)]
    alice.casts(dead, way="escape")
    table.resolves()
    assert [one.is_now.zone for one in others] == ["exile", "exile"]
    assert (dead.is_now.zone, dead.is_now.way, dead.is_now.cast_from) == ("battlefield", "escape", "graveyard")
