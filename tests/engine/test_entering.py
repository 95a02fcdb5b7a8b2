"""How a permanent enters is settled before it is there: seen as it would be, in the order of 616.1 [614.12]."""
import attrs
import pytest

from sandbox.engine.printed import Card
from tests.engine.cards import BEAR, CAPTAIN, GATE, GIANT, GOBLIN, SHADOWS
from tests.table import card


@pytest.mark.parametrize("first", ["Clone", "Shadows"])
def test_a_copying_creature_under_a_reflection_ends_as_the_enchanted_creature_in_either_order(table, first):   # 616.1c, 707.5
    alice, bob = table.players
    giant = alice.controls(GIANT)
    alice.controls(SHADOWS, attached=giant.id)
    bob.controls(BEAR)
    clone = alice.holds("Clone")
    alice.puts(clone)
    alice.answers(next(o for o in table.asked.options if first in o))
    if first == "Clone":
        alice.answers(table.named("Bear")[0])
    assert table.asked is None  # its own "tapped" and "with counters" need no order
    copy = clone.is_now
    assert copy.name == "Sleepy Giant" and copy.tapped == "tapped" and copy.counters == (("+1/+1", 2),) and copy.power == 6


@pytest.mark.parametrize("first, last", [(0, 1), (1, 0)])
def test_of_two_reflections_the_last_one_says_what_it_is(table, first, last):             # 616.1c
    alice, _ = table.players
    hosts = alice.controls(BEAR, GOBLIN)
    for host in hosts:
        alice.controls(Card(front=attrs.evolve(SHADOWS.front, name=f"Shadow of {host.name}")), attached=host.id)
    giant = alice.holds(GIANT)
    alice.puts(giant)
    alice.answers(table.asked.options[first])
    assert giant.is_now.name == hosts[last].name and table.asked is None


def test_two_reflections_of_one_creature_need_no_order(table):                            # 616.1
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.controls(SHADOWS, SHADOWS, attached=bear.id)
    giant = alice.holds(GIANT)
    alice.puts(giant)
    assert table.asked is None and giant.is_now.name == "Bear"


def test_what_enters_together_does_not_say_how_the_others_enter(table):                   # 614.12
    alice, _ = table.players
    alice.controls(CAPTAIN)
    alice.says("Create two tokens that are copies of target creature.", table.named("Captain")[0])
    assert [c.power for c in table.named("Captain")] == [1, 2, 2]


def test_a_creature_that_enters_as_a_copy_does_not_use_its_own_replacements(table):      # 614.12
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.controls(SHADOWS, attached=bear.id)
    giant = alice.holds(GIANT)
    alice.puts(giant)
    assert (giant.is_now.name, giant.is_now.tapped, giant.is_now.power) == ("Bear", "untapped", 2)


def test_others_say_how_a_copy_enters(table):                                            # 614.12
    alice, bob = table.players
    bob.controls(GATE)
    bear = alice.controls(BEAR)
    alice.controls(SHADOWS, attached=bear.id)
    scout = alice.holds(GOBLIN)
    alice.puts(scout)
    assert (scout.is_now.name, scout.is_now.tapped) == ("Bear", "tapped")


def test_who_controls_it_is_settled_before_what_it_copies(table):                        # 616.1b, 616.1c
    alice, bob = table.players
    bob.controls(card("Gatherer", "", "Artifact", "Creatures your opponents control enter under your control."))
    bear = bob.controls(BEAR)
    bob.controls(SHADOWS, attached=bear.id)
    scout = alice.holds(GOBLIN)
    alice.puts(scout)
    assert (scout.is_now.name, scout.is_now.controller) == ("Bear", 1)


def test_a_static_ability_of_the_entering_object_sees_itself_there(table):                # 614.12
    alice, _ = table.players
    king = card("King", "", "Creature — Soldier", "Creatures you control have haste.", "1/1")
    alice.puts(alice.holds(king))
    assert [type(a).__name__ for a in table.named("King")[0].abilities][1:] != []


def test_a_continuous_effect_decides_what_the_entering_object_would_be(table):            # 614.12
    alice, bob = table.players
    alice.controls("Opalescence"), bob.controls(GATE)
    anthem = alice.holds("Glorious Anthem")
    alice.puts(anthem)
    assert anthem.is_now.tapped == "tapped"                                               # as it would be a creature


def test_what_loses_all_abilities_as_it_would_be_does_not_use_them(table):                # 614.12
    alice, _ = table.players
    alice.controls("Humility")
    giant = alice.holds(GIANT)
    alice.puts(giant)
    assert (giant.is_now.tapped, giant.is_now.counters) == ("untapped", ())


# ---- what the rules let enter otherwise ----
def test_a_planeswalker_enters_with_its_loyalty(table):                                   # 306.5b
    alice, _ = table.players
    jace = alice.holds("Jace, Mirror Mage")
    alice.puts(jace)
    assert jace.is_now.counters == (("loyalty", 4),)


def test_loyalty_counters_of_one_that_enters_are_doubled(table):                          # 306.5b, 614.16
    alice, _ = table.players
    alice.controls("Doubling Season")
    jace = alice.holds("Jace, Mirror Mage")
    alice.puts(jace)
    assert jace.is_now.counters == (("loyalty", 8),)


def test_an_aura_put_onto_the_battlefield_enchants_what_its_controller_chooses(table):   # 303.4f
    alice, bob = table.players
    mine, theirs = alice.controls(BEAR), bob.controls(GOBLIN)
    aura = alice.holds("Pacifism")
    alice.puts(aura)
    assert table.asked.options == (table.asked.named((named(mine),))[0], table.asked.named((named(theirs),))[0])
    alice.answers(theirs)
    assert aura.is_now.attached == theirs.id


def named(one):
    from sandbox.engine.kinds import The
    return The(one.id)


def test_an_aura_with_nothing_to_enchant_stays_where_it_is(table):                        # 303.4g
    alice, _ = table.players
    aura = alice.holds("Pacifism")
    alice.puts(aura)
    assert aura.is_now.zone == "hand"


def test_an_instant_cannot_enter(table):                                                  # 307.4
    alice, _ = table.players
    bolt = alice.holds("Lightning Bolt")
    alice.puts(bolt)
    assert bolt.is_now.zone == "hand"
