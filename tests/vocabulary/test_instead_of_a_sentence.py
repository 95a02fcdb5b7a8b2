"""A self-replacement stands for the sentence before it, in its own paragraph too, and speaks of what that one spoke of [614.15]."""
import pytest

from tests.table import BEAR, Table, card

SWELL = card("Old Swell", "{G}", "Instant", "Target creature gets +2/+2 until end of turn.\nLandfall — If you had a land enter under "
                                            "your control "
             "this turn, that creature gets +4/+4 until end of turn instead.")
MIGHT = card("Old Might", "{G}", "Instant", "Kicker {1}\nTarget creature gets +3/+3 until end of turn. If this spell was kicked, that "
                                            "creature "
             "gets +5/+5 until end of turn instead.")
PRIDE = card("Old Pride", "{G}", "Instant", "Creatures you control get +1/+1 until end of turn. If you control three or more lands, those "
             "creatures get +2/+2 until end of turn instead.")
MYSTERY = card("Old Mystery", "{G}", "Instant", "Draw two cards.\nLandfall — If you had a land enter under your control this turn, draw "
                                                "three "
               "cards instead.")
REST = card("Old Rest", "{G}", "Instant", "Target player gains 4 life.\nLandfall — If you had a land enter under your control this "
                                          "turn, that "
            "player gains 8 life instead.")
SURGE = card("Old Canopy", "{G}", "Sorcery", "Kicker {1}\n~ deals 1 damage to each creature and each player. If this spell was kicked, "
                                             "it deals "
             "4 damage to each creature and each player instead.")


def table_with(lands, land_played):
    table = Table()
    alice, bob = table.players
    alice.controls(*["Forest"] * lands)
    if land_played:
        alice.plays(alice.holds("Forest"))
    return table, alice, bob


@pytest.mark.parametrize("land, size", [(False, 4), (True, 6)])
def test_that_creature_is_the_target_of_the_paragraph_before_614_15(land, size):
    table, alice, _bob = table_with(1, land)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds(SWELL), bear)
    table.resolves()
    assert bear.power == size


@pytest.mark.parametrize("kicked, size", [("no", 5), ("yes", 7)])
def test_that_creature_is_not_the_spell_that_was_kicked_614_15(kicked, size):
    table, alice, _bob = table_with(2, False)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds(MIGHT), kicked, bear)
    table.resolves()
    assert bear.power == size


@pytest.mark.parametrize("lands, size", [(1, 3), (3, 4)])
def test_those_creatures_are_those_of_the_sentence_before_614_15(lands, size):
    table, alice, _bob = table_with(lands, False)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds(PRIDE))
    table.resolves()
    assert bear.power == size


@pytest.mark.parametrize("land, cards", [(False, 2), (True, 3)])
def test_three_cards_are_drawn_instead_of_two_614_15(land, cards):
    table, alice, _bob = table_with(1, land)
    alice.library(*["Island"] * 6)
    alice.casts(alice.holds(MYSTERY))
    table.resolves()
    assert alice.hand == cards


@pytest.mark.parametrize("land, life", [(False, 24), (True, 28)])
def test_that_player_gains_eight_life_instead_of_four_614_15(land, life):
    table, alice, bob = table_with(1, land)
    alice.casts(alice.holds(REST), bob)
    table.resolves()
    assert bob.life == life


@pytest.mark.parametrize("kicked, life", [("no", 19), ("yes", 16)])
def test_it_is_the_spell_that_deals_damage_614_15(kicked, life):
    table, alice, bob = table_with(2, False)
    alice.casts(alice.holds(SURGE), kicked)
    table.resolves()
    assert bob.life == life
