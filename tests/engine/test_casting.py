"""Casting and activating in the order of 601.2: announced, aimed, paid, cast – or not at all."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.engine.cards import ARTIST, BEAR, BLAST, BOLT, FAMILIAR, THORN
from tests.table import card


def test_a_spell_is_announced_in_the_order_of_601_2(table):                               # 601.2b, 601.2c, 601.2f
    alice, bob = table.players
    lands = alice.controls(*["Mountain"] * 6)
    alice.controls(THORN)
    blast = alice.holds(BLAST)
    alice.library(BEAR)
    asked = []
    alice.casts(blast)
    for answer in "yes", 1, bob:
        asked.append(table.asked.ask)
        alice.answers(answer)
    assert asked == ["kicker {2}", "X for Blast", "any target"]
    assert sum(land.tapped == "tapped" for land in lands) == 5                            # {1}{R} + {2} + {1}
    table.settles()
    assert (bob.life, alice.hand, alice.graveyard) == (18, 1, ["Blast"])


def test_reductions_come_after_increases_and_lower_only_generic_mana(table):              # 601.2f
    alice, bob = table.players
    lands = alice.controls(*["Mountain"] * 3)
    alice.controls(FAMILIAR, FAMILIAR)
    alice.casts(alice.holds(BOLT), bob)
    assert sum(land.tapped == "tapped" for land in lands) == 1


def test_a_reduction_meets_an_increase_of_the_same_spell(table):                          # 601.2f
    alice, bob = table.players
    lands = alice.controls(*["Mountain"] * 3)
    alice.controls(THORN, THORN, FAMILIAR)
    alice.casts(alice.holds(BOLT), bob)
    assert sum(land.tapped == "tapped" for land in lands) == 2


def test_a_spell_that_cannot_be_paid_for_leaves_no_trace(table):                          # 601.2h, 732.1
    alice, bob = table.players
    bolt = alice.holds(BOLT)
    before = table.state
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(bolt, bob)
    assert table.state is before


def test_a_spell_without_a_legal_target_is_not_cast(table):                               # 601.2c
    alice, _ = table.players
    alice.controls("Swamp", "Swamp", "Swamp")
    with pytest.raises(Illegal, match="601.2c"):
        alice.casts(alice.holds("Murder"))


def test_a_cost_is_paid_by_the_verb_it_names(table):                                     # 118.3
    alice, bob = table.players
    altar, bear = alice.controls(card("Altar", "", "Artifact", "Sacrifice a creature: Each opponent loses 1 life."), BEAR)
    alice.controls(ARTIST)
    alice.activates(altar, bear)
    table.settles()
    assert (bob.life, alice.graveyard) == (18, ["Bear"])


def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all(table):                    # 118.3
    alice, _ = table.players
    rite = alice.controls(card("Rite", "", "Artifact", "Sacrifice two creatures: Draw a card."))
    bear = alice.controls(BEAR)
    with pytest.raises(Illegal, match="118.3"):
        alice.activates(rite)
    assert bear.is_now.zone == "battlefield"


def test_the_x_of_a_permanent_is_what_was_announced(table):                               # 107.3m
    alice, _ = table.players
    hydra = card("Hydra", "{X}{G}", "Creature — Hydra", "This creature enters with X +1/+1 counters on it.", "0/0")
    alice.controls(*["Forest"] * 4)
    alice.casts(alice.holds(hydra), 3)
    table.settles()
    assert table.named("Hydra")[0].power == 3


def test_a_kicked_permanent_remembers_it(table):                                          # 702.33d
    alice, _ = table.players
    soldier = card("Squire", "{W}", "Creature — Soldier",
                   "Kicker {1}\nWhen this creature enters, if it was kicked, you gain 4 life.", "1/1")
    alice.controls(*["Plains"] * 3)
    alice.casts(alice.holds(soldier), "yes")
    table.settles()
    alice.casts(alice.holds(soldier), "no")
    table.settles()
    assert alice.life == 24


def test_who_casts_holds_priority_again(table):                                           # 117.3c
    alice, bob = table.players
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), bob)
    assert table.state.priority == alice.seat and bob.life == 20


def test_a_spell_is_on_the_stack_while_it_is_paid_for(table):                             # 601.2a
    alice, bob = table.players
    altar, _ = alice.controls(card("Altar", "", "Artifact", "Sacrifice a creature: Add {R}."), BEAR)
    alice.casts(alice.holds(BOLT))
    assert table.state.stack[-1].word == "Bolt" and alice.hand == 0
    alice.answers(bob, altar, "done")
    assert alice.graveyard == ["Bear"] and table.state.stack[-1].targets
