"""Attractions: opened, rolled for, visited [701.51, 701.52, 717]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card

LEGEND = card("Old Legend", "{2}", "Legendary Creature — Giant", "Flying", "4/4")


def at_the_fair(*attractions, deck=()):
    table = Table()
    alice, bob = table.players
    placed = [alice.controls(one) for one in attractions]
    for one in deck:
        alice.has(one, "attraction deck")
    table.does("set_turn", 0, (("step", "draw"),))
    return table, alice, bob, placed


@pytest.mark.parametrize("rolled, gain", [(1, 0), (2, 3), (3, 3), (4, 0), (5, 0), (6, 3)])
def test_what_is_lit_is_visited_702_159a(rolled, gain):  # 702.159a
    table, alice, _, _ = at_the_fair("Lemonade Stand")
    table.goes_to("precombat main")
    assert (table.asked.who, table.asked.kind, table.asked.options) == (-1, "die", (1, 2, 3, 4, 5, 6))
    table.answers(rolled)
    with table.changes(lambda: alice.life, gain):
        table.settles()


def test_one_roll_is_for_all_attractions_701_52a():
    table, alice, _, _ = at_the_fair("Lemonade Stand", "Penny Arcade")
    table.goes_to("precombat main", 3)
    table.answers(table.asked.options)                 # in which order they trigger
    table.settles()
    assert alice.life == 23
    assert len(table.named("Treasure Token")) == 1


def test_without_attractions_nobody_rolls_703_4g():
    table, _alice, bob, _ = at_the_fair()
    bob.controls("Lemonade Stand")
    table.goes_to("precombat main")
    assert table.state.step == "precombat main"


def test_opening_puts_the_top_one_onto_the_battlefield_701_51b():
    table, alice, _, _ = at_the_fair(deck=("Hall of Mirrors", "Lemonade Stand"))
    alice.says("Open an Attraction.")
    assert table.count("Hall of Mirrors") == 1
    assert len(alice.here.attractions) == 1
    alice.says("Open two Attractions.")
    assert table.count("Lemonade Stand") == 1
    assert alice.here.attractions == ()


def test_from_an_empty_deck_nothing_is_opened():
    table, alice, _, _ = at_the_fair("Ticket Taker")
    with table.changes(lambda: alice.life, 0):
        alice.says("Open an Attraction.")


def test_opening_is_watched_for_701_51c():
    table, alice, _, _ = at_the_fair("Ticket Taker", deck=("Hall of Mirrors",))
    with table.changes(lambda: alice.life, 1):
        alice.says("Open an Attraction.")
        table.settles()


def test_a_creature_that_opens_one_as_it_enters():
    table, alice, _, _ = at_the_fair(deck=("Hall of Mirrors",))
    barker = alice.holds("Carnival Barker")
    alice.puts(barker)
    table.settles()
    assert table.count("Hall of Mirrors") == 1


def test_the_hall_makes_the_others_copies_until_end_of_turn():
    table, alice, bob, _ = at_the_fair("Hall of Mirrors")
    legend, bear = alice.controls(LEGEND, BEAR)
    theirs = bob.controls(GOBLIN)
    table.goes_to("precombat main", 6, legend)
    table.settles()
    assert (bear.name, bear.power, bear.types) == ("Old Legend", 4, ("creature", "Giant"))     # H-copy, not legendary
    assert legend.types == ("legendary", "creature", "Giant")
    assert theirs.name == "Goblin Scout"
    late = alice.controls(GOBLIN)
    assert late.name == "Goblin Scout"                 # H2
    table.goes_to("upkeep", ())
    assert bear.name == "Bear"


def test_the_hall_copies_what_is_printed_and_leaves_counters_H1():
    table, alice, _bob, _ = at_the_fair("Hall of Mirrors")
    bear, goblin = alice.controls(BEAR, GOBLIN)
    table.does("set_fields", 0, bear.id, (("counters", (("+1/+1", 3),)),))
    table.does("set_fields", 0, goblin.id, (("counters", (("+1/+1", 1),)),))
    table.goes_to("precombat main", 2, bear)
    table.settles()
    assert (bear.power, goblin.power, goblin.name) == (5, 3, "Bear")


def test_a_token_copied_by_the_hall_makes_no_tokens_of_cards_H4():
    table, alice, _bob, _ = at_the_fair("Hall of Mirrors")
    bear = alice.controls(BEAR)
    alice.says("Create a 1/1 white Soldier creature token with flying.")
    [soldier] = table.named("Soldier Token")
    table.goes_to("precombat main", 2, soldier)
    table.settles()
    assert (bear.name, bear.token, bear.power) == ("Soldier Token", "nontoken", 1)
    assert [a.word for a in bear.abilities] == ["flying"]
