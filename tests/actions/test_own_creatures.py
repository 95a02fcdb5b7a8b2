"""Endure, blight, behold, convert [701.4, 701.28, 701.63, 701.68]."""
import pytest

from tests.table import BEAR, Table, card

WHELP = card("Whelp", "{R}", "Creature — Dragon", size="1/1")
ROBOT = card("Robot", "{3}", "Artifact Creature — Robot", "{0}: Convert ~.\nWhenever ~ transforms, draw a card.", size="3/3",
             layout="transform", back={"name": "Truck", "types": "Artifact — Vehicle", "text": "{0}: Convert ~."})


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


@pytest.mark.parametrize(("answer", "counters", "spirits"), [("yes", 2, 0), ("no", 0, 1)])
def test_enduring_is_growing_or_making_a_spirit(answer, counters, spirits):
    """701.63a"""
    table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target creature you control endures 2.", bear, answer)
    assert (bear.counted("+1/+1"), [one.power for one in table.named("Spirit Token")]) == (counters, [2] * spirits)


def test_enduring_nothing_is_nothing():
    """701.63b"""
    table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target creature you control endures 0.", bear)
    assert (bear.counters, table.count("Spirit Token"), "Bear endures 0" in table.log, table.asked) == ((), 0, False, None)


def test_blight_puts_minus_counters_on_ones_own_creature():
    """701.68a"""
    table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.controls(card("Watcher", "", "Enchantment", "Whenever you blight, you gain 2 life."))
    alice.says("Blight 1. Tap it.")
    table.settles()
    assert (bear.counters, bear.tapped, alice.life) == ((("-1/-1", 1),), "tapped", 22)


def test_without_a_creature_nobody_can_choose_to_blight():
    """701.68b"""
    _table, alice, _bob = two("Forest")
    stone = alice.controls(card("Stone", "", "Artifact", "Blight 1: Draw a card."))
    assert ("activate", "118.3") in alice.may_not(stone)
    alice.controls(BEAR)
    alice.activates(stone)


def test_a_held_card_is_beheld_by_revealing_it():
    """701.4a"""
    table, alice, _bob = two("Forest")
    alice.holds(WHELP)
    alice.says("You may behold a Dragon. If you do, draw a card.", "yes")
    assert (alice.hand, "Alice reveals Whelp" in table.log) == (2, True)


def test_a_permanent_is_beheld_by_choosing_it():
    """701.4a"""
    table, alice, _bob = two("Forest")
    whelp = alice.controls(WHELP)
    alice.says("Behold a Dragon. Tap it.")
    assert (whelp.tapped, "Alice reveals Whelp" in table.log) == ("tapped", False)


def test_what_was_beheld_counts_whatever_becomes_of_it():
    """701.4b"""
    table, alice, _bob = two("Forest")
    whelp = alice.controls(WHELP)
    call = alice.holds(card("Call", "{0}", "Instant", "As an additional cost to cast this spell, you may behold a Dragon.\n"
                                                      "If a Dragon was beheld, draw a card."))
    alice.casts(call, "yes")
    alice.puts(whelp, zone="graveyard")
    table.resolves()
    assert alice.hand == 1


def test_converting_turns_over_and_is_not_transforming():
    """701.28a: what waits for a transformation hears nothing."""
    table, alice, _bob = two("Forest")
    robot = alice.controls(ROBOT)
    alice.activates(robot)
    table.resolves()
    assert (robot.name, alice.hand) == ("Truck", 0)


def test_a_single_faced_permanent_does_not_convert():
    """701.28c"""
    _table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Convert target creature.", bear)
    assert (bear.name, bear.transformed) == ("Bear", "front")


def test_it_converts_once_for_abilities_that_waited_together():
    """701.28e"""
    table, alice, _bob = two()
    robot = alice.controls(ROBOT)
    alice.activates(robot)
    alice.activates(robot)
    table.resolves()
    table.resolves()
    assert robot.name == "Truck"
