"""Planeswalkers and their loyalty [306, 606]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, card

WALKER = card("Walker", "{2}", "Planeswalker — Jace",
              "+1: You gain 1 life.\n−2: Draw a card.\n0: You gain 2 life.\n−7: You gain 7 life.", loyalty=4)
XWALKER = card("X Walker", "{2}", "Planeswalker — Jace", "−X: You gain X life.", loyalty=3)
JACE = "Jace, Mirror Mage"


def ability(one, sign):
    return [text.split(":")[0] for text in ("+1:", "−2:", "0:", "−7:")].index(sign)


def test_it_enters_with_its_loyalty(table):                                               # 306.5b
    alice, _ = table.players
    alice.controls("Wastes", "Wastes")
    walker = alice.holds(WALKER)
    alice.casts(walker)
    table.resolves()
    assert walker.is_now.counted("loyalty") == 4


def test_counters_are_put_on_or_removed_as_the_cost(table):                               # 606.4
    alice, _ = table.players
    alice.library(BEAR)
    one, other = alice.controls(WALKER), alice.controls(card("Other", "", "Planeswalker — Gideon", "−2: Draw a card.", loyalty=4))
    alice.activates(one)
    assert one.counted("loyalty") == 5 and alice.life == 20
    table.resolves()
    alice.activates(other)
    assert other.counted("loyalty") == 2
    table.resolves()
    assert (alice.life, alice.hand) == (21, 1)


def test_one_loyalty_ability_of_each_a_turn(table):                                       # 606.3, J5
    alice, bob = table.players
    alice.library(BEAR, BEAR), bob.library(BEAR)
    one, other = alice.controls(WALKER, XWALKER)
    alice.activates(one)
    table.resolves()
    for n in (0, 1, 2):
        with pytest.raises(Illegal, match="606.3"):
            alice.activates(one, ability=n)
    alice.activates(other, 1)
    table.settles()
    table.goes_to("precombat main", turn=3)
    alice.activates(one, ability=2)
    assert one.counted("loyalty") == 5


def test_at_sorcery_speed_on_ones_own_turn(table):                                        # 606.3
    alice, bob = table.players
    mine, theirs = alice.controls(WALKER), bob.controls(WALKER)
    alice.passes()
    with pytest.raises(Illegal, match="606.3"):
        bob.activates(theirs)
    bob.passes()
    with pytest.raises(Illegal, match="606.3"):
        alice.activates(mine)


def test_more_than_there_are_cannot_be_removed(table):                                    # 606.6
    alice, _ = table.players
    walker, x_walker = alice.controls(WALKER, XWALKER)
    with pytest.raises(Illegal, match="606.6"):
        alice.activates(walker, ability=3)
    before = table.state
    table.does("activate", 0, x_walker.id, 0)
    assert table.asked.kind == "X" and table.asked.options == (0, 1, 2, 3)
    table.answers(3)
    table.settles()
    assert alice.life == 23 and x_walker.is_now.zone == "graveyard" and before != table.state


def test_zero_costs_no_counter(table):                                                    # 606.4
    alice, _ = table.players
    walker = alice.controls(WALKER)
    alice.activates(walker, ability=2)
    table.resolves()
    assert (walker.counted("loyalty"), alice.life) == (4, 22)


def test_with_no_loyalty_left_it_is_put_into_the_graveyard(table):                        # 704.5i, 306.9
    alice, _ = table.players
    walker = alice.controls(WALKER, counters=(("loyalty", 2),))
    alice.library(BEAR)
    alice.activates(walker, ability=1)
    assert walker.is_now.zone == "graveyard" and len(table.state.stack) == 1              # the ability is on the stack already
    table.resolves()
    assert alice.hand == 1


def test_damage_removes_loyalty(table):                                                   # 120.3c, 306.8
    alice, bob = table.players
    walker = bob.controls(WALKER)
    alice.controls("Mountain")
    alice.casts(alice.holds("Lightning Bolt"), walker)
    table.resolves()
    assert (walker.counted("loyalty"), bob.life) == (1, 20)


# ---- the mission: J1-J13 ----
def kicked_jace(table):
    alice = table.players[0]
    alice.controls(*["Island"] * 5)
    jace = alice.holds(JACE)
    alice.casts(jace, "yes")
    table.settles()
    return table.named(JACE)


def test_kicked_there_are_two_of_loyalty_four_and_one_and_no_legend_rule(table):          # J3, J4, J10, 702.33d
    jaces = kicked_jace(table)
    assert sorted(jace.counted("loyalty") for jace in jaces) == [1, 4]
    assert sorted((jace.token, "legendary" in jace.types) for jace in jaces) == [("nontoken", True), ("token", False)]
    assert table.asked is None


def test_each_of_the_two_may_use_an_ability_this_turn(table):                             # J5
    alice, _ = table.players
    original, token = sorted(kicked_jace(table), key=lambda jace: jace.token)
    alice.activates(original)
    table.resolves()
    alice.activates(token)
    table.resolves()
    assert (original.counted("loyalty"), token.counted("loyalty")) == (5, 2)


def test_the_zero_ability_reveals_and_costs_counters(table):                              # J2, J6
    alice, _ = table.players
    jace = alice.controls(JACE)
    alice.library(BEAR, BEAR)
    alice.activates(jace, ability=1)
    table.resolves()
    assert (jace.counted("loyalty"), alice.hand) == (2, 1)
    assert any("reveals" in line for line in table.log)


def test_a_mana_value_at_or_above_its_loyalty_ends_it(table):                             # J2
    alice, _ = table.players
    jace = alice.controls(JACE, counters=(("loyalty", 2),))
    alice.library("Serra Angel")
    alice.activates(jace, ability=1)
    table.resolves()
    assert jace.is_now.zone == "graveyard" and alice.hand == 1


def test_x_in_the_mana_cost_of_the_drawn_card_is_zero(table):                             # J7
    alice, _ = table.players
    jace = alice.controls(JACE)
    alice.library("Blaze")
    alice.activates(jace, ability=1)
    table.resolves()
    assert jace.counted("loyalty") == 3


def test_a_replaced_draw_reveals_nothing(table):                                          # J1
    alice, _ = table.players
    jace, _ = alice.controls(JACE, card("Plenty", "", "Enchantment", "If you would draw a card, draw two cards instead."))
    alice.library("Serra Angel", "Serra Angel", BEAR)
    alice.activates(jace, ability=1)
    table.resolves()
    assert (jace.counted("loyalty"), alice.hand) == (4, 2)


def test_put_onto_the_battlefield_it_is_not_kicked(table):                                # J13
    alice, _ = table.players
    alice.puts(alice.holds(JACE))
    table.settles()
    assert table.count(JACE) == 1 and table.asked is None


def test_two_legendary_ones_are_one_too_many(table):                                      # 704.5j
    alice, _ = table.players
    first = alice.controls(JACE)
    second = alice.holds(JACE)
    alice.puts(second)
    assert table.asked.kind == "legend" and table.asked.rule == "704.5j" and table.asked.who == 0
    table.answers(first)
    assert first.zone == "battlefield" and second.is_now.zone == "graveyard"
