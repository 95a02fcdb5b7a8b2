"""Discover, collect evidence, forage, time travel [701.56, 701.57, 701.59, 701.61]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

GIANT = card("Giant", "{5}{G}", "Creature — Giant", size="6/6")


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


def test_discovering_casts_the_first_cheap_nonland_card():
    """701.57a"""
    table, alice, _bob = two("Forest", GIANT, BEAR, "Wastes")
    alice.says("Discover 3.", "yes", ("Giant", "Forest"))
    assert [item.word for item in table.state.stack] == ["Bear"]
    assert [table.state.thing(id).card.front.name for id in alice.here.library] == ["Wastes", "Giant", "Forest"]


def test_what_is_not_cast_goes_to_the_hand():
    """701.57a"""
    _table, alice, _bob = two(BEAR, "Forest")
    alice.says("Discover 2.", "no")
    assert (alice.hand, len(alice.here.library)) == (1, 1)


def test_one_has_discovered_even_if_nothing_was_found():
    """701.57a"""
    table, alice, _bob = two("Forest")
    alice.controls(card("Watcher", "", "Enchantment", "Whenever you discover, you gain 3 life."))
    alice.says("Discover 2.")
    table.settles()
    assert (alice.life, len(alice.here.library)) == (23, 1)


def test_evidence_is_so_much_mana_value_of_exiled_cards():
    """701.59a"""
    _table, alice, _bob = two("Forest")
    for one in (BEAR, BEAR, "Forest"):
        alice.has(one, "graveyard")
    alice.says("You may collect evidence 4. If you do, draw a card.", "yes", "Bear", "Bear", ())
    assert (alice.hand, alice.graveyard) == (1, ["Forest"])


def test_too_little_evidence_can_not_be_collected():
    """701.59b"""
    _table, alice, _bob = two("Forest")
    alice.has(BEAR, "graveyard")
    finder = alice.controls(card("Finder", "", "Creature — Human", "Collect evidence 3: Draw a card.", size="1/1"))
    assert ("activate", "118.3") in alice.may_not(finder)
    with pytest.raises(Illegal):
        alice.activates(finder)


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_an_ability_knows_whether_evidence_was_collected_for_its_spell(answer, drawn):
    """701.59c"""
    table, alice, _bob = two("Forest")
    alice.has(GIANT, "graveyard")
    note = alice.holds(card("Note", "{0}", "Sorcery", "As an additional cost to cast this spell, you may collect evidence 6.\n"
                                                      "If evidence was collected, draw a card."))
    alice.casts(note, answer)
    table.resolves()
    assert (alice.hand, len(alice.graveyard)) == (drawn, 2 - drawn)


def test_foraging_exiles_three_cards_or_sacrifices_a_food():
    """701.61a"""
    table, alice, _bob = two("Forest", "Forest")
    squirrel = alice.controls(card("Squirrel", "", "Creature — Squirrel", "Forage: Draw a card.", size="1/1"))
    assert ("activate", "118.3") in alice.may_not(squirrel)
    scouts = [alice.has(GOBLIN, "graveyard") for _ in range(4)]
    alice.says("Create a Food token.")
    alice.activates(squirrel, "sacrifice a Food")
    table.resolves()
    assert (alice.hand, table.count("Food Token"), len(alice.graveyard)) == (1, 0, 4)
    alice.activates(squirrel, tuple(scouts[:3]))
    table.resolves()
    assert (alice.hand, len(alice.graveyard)) == (2, 1)


def test_time_travel_changes_time_counters_one_way_or_the_other():
    """701.56a"""
    _table, alice, bob = two()
    clock = alice.controls(card("Clock", "", "Artifact", "Vanishing 3"), counters=(("time", 3),))
    theirs = bob.controls(card("Clock", "", "Artifact", "Vanishing 3"), counters=(("time", 3),))
    later = alice.has(card("Later", "{5}", "Sorcery", "Draw a card.\nSuspend 4—{U}"), "exile", counters=(("time", 2),))
    alice.says("Time travel.", (clock, later), "put", "remove")
    assert [one.counted("time") for one in (clock, later, theirs)] == [4, 1, 3]
