"""What comes to a graveyard from anywhere, what had counters as it died, and an X that is found out once [107.3i, 603.6c, 608.2h]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card

PHOENIX = card("Old Phoenix", "{R}", "Creature — Phoenix", "When ~ is put into a graveyard from anywhere, you gain 3 life.", "1/1")
HUSK = card("Old Husk", "{B}", "Creature — Zombie", "When ~ dies, you gain 1 life for each +1/+1 counter on it.", "1/1")
MASK = card("Old Mask", "{1}", "Artifact",
            "Whenever a creature you control dies, you may pay X life, where X is its power. If you do, draw X cards.")
BRIDGE = card("Old Bridge", "{1}", "Sorcery", "Old Bridge deals X damage to each opponent, where X is the number of creatures you control. "
              "You gain X life.")


def game():
    table = Table()
    table.players[0].library(*["Island"] * 5)
    return table, *table.players


@pytest.mark.parametrize("how", ["mill", "discard", "die", "counter"])
def test_from_wherever_it_comes_to_the_graveyard_603_6c(how):
    table, alice, bob = game()
    if how == "mill":
        table.state = table.state.with_seat(0, library=())
        alice.library(PHOENIX)
        alice.says("Mill a card.")
    elif how == "discard":
        alice.holds(PHOENIX)
        alice.says("Discard a card.")
    elif how == "die":
        alice.says("Destroy target creature.", alice.controls(PHOENIX))
    else:
        alice.controls("Mountain"), bob.controls("Island", "Island")
        phoenix = alice.holds(PHOENIX)
        alice.casts(phoenix)
        alice.passes()
        bob.casts(bob.holds("Counterspell"), phoenix.is_now)
    table.settles()
    assert (alice.graveyard, alice.life) == (["Old Phoenix"], 23)


# 603.6c
def test_it_is_asked_in_the_graveyard_so_what_it_lost_on_the_battlefield_counts_there_603_6c():
    table, alice, _ = game()
    alice.controls("Humility")
    alice.says("Destroy target creature.", alice.controls(PHOENIX))
    table.settles()
    assert alice.life == 23


def test_elsewhere_it_says_nothing_603_6c():
    table, alice, _ = game()
    alice.says("Exile target creature.", alice.controls(PHOENIX))
    table.settles()
    assert alice.life == 20


def test_counters_of_the_dead_are_those_it_had_122_2_608_2h():
    table, alice, _ = game()
    husk = alice.controls(HUSK, counters=(("+1/+1", 3),))
    alice.says("Destroy target creature.", husk)
    table.settles()
    assert (husk.is_now.counters, alice.life) == ((), 23)


@pytest.mark.parametrize("pays, life, hand", [("yes", 18, 2), ("no", 20, 0)])
def test_x_of_one_sentence_is_x_of_the_next_107_3i(pays, life, hand):
    table, alice, _ = game()
    _, bear = alice.controls(MASK, BEAR)
    alice.says("Destroy target creature.", bear)
    table.settles(pays)
    assert (alice.life, alice.hand) == (life, hand)


def test_x_is_found_out_once_for_the_whole_spell_107_3i():
    table, alice, bob = game()
    alice.controls(BEAR, GOBLIN, GOBLIN, "Wastes")
    alice.casts(alice.holds(BRIDGE))
    table.settles()
    assert (alice.life, bob.life) == (23, 17)
