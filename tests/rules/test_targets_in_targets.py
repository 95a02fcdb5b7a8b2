"""A target that another target is described by is chosen before it [115.1, 601.2c]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, card

PAST = card("Old Debts", "{X}{B}", "Instant", "Exile X target cards from target player's graveyard. "
            "For each card exiled this way, that player loses 1 life and you gain 1 life.")


def test_the_player_is_chosen_before_the_cards_of_that_player(table):                     # 601.2c, 107.3a
    alice, bob = table.players
    alice.controls("Swamp", "Swamp", "Swamp")
    mine = alice.has(BEAR, "graveyard")
    his = [bob.has(BEAR, "graveyard"), bob.has(GOBLIN, "graveyard"), bob.has(GOBLIN, "graveyard")]
    spell = alice.holds(PAST)
    assert alice.may(spell)
    alice.casts(spell, 2, bob)
    assert [one.id for one in table.asked.options] == [one.id for one in his] and table.asked.most == 2
    table.answers((his[0], his[1]))
    table.resolves()
    assert [one.is_now.zone for one in (mine, *his)] == ["graveyard", "exile", "exile", "graveyard"]
    assert (alice.life, bob.life) == (22, 18)


def test_a_graveyard_with_too_few_cards_for_x_refuses_the_spell(table):                  # 601.2c
    alice, bob = table.players
    alice.controls("Swamp", "Swamp", "Swamp")
    bob.has(BEAR, "graveyard")
    spell = alice.holds(PAST)
    with pytest.raises(Illegal, match="601.2c"):
        alice.casts(spell, 2, bob)
    assert spell.zone == "hand"


def test_a_player_without_cards_can_be_the_target_for_no_card(table):                     # 107.3a, 601.2c
    alice, bob = table.players
    alice.controls("Swamp")
    spell = alice.holds(PAST)
    assert alice.may(spell)
    alice.casts(spell, 0, bob)
    table.resolves()
    assert (alice.life, bob.life) == (20, 20)


FIGHT = card("Fire Duel", "{R}", "Sorcery", "Kicker {1}\n~ deals 5 damage to target creature. If this spell was kicked, "
             "it deals 10 damage divided as you choose among any number of targets instead.")


def test_nothing_is_divided_among_targets_that_a_spell_not_kicked_does_not_have(table):    # 601.2d, 702.33g
    alice, bob = table.players
    alice.controls("Mountain")
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(FIGHT), "no", bear)
    table.resolves()
    assert bear.is_now.zone == "graveyard"


def test_what_is_divided_is_divided_once_it_is_kicked(table):                              # 601.2d, 702.33g
    alice, bob = table.players
    alice.controls("Mountain", "Mountain")
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(FIGHT), "yes", (bear, bob), (3, 7))
    table.resolves()
    assert bear.is_now.zone == "graveyard" and bob.life == 13
