"""Kicked spells watched for, what one may do only in full, and which object "that spell" is [608.2d, 702.33d, 707.10]."""
from tests.table import Table, card

SERPENT = card("Old Serpent", "", "Creature — Serpent",
               "Whenever you cast a kicked spell, you may remove two +1/+1 counters from this creature. "
               "If you do, copy that spell. You may choose new targets for the copy.", size="2/2")
SPARK = card("Old Spark", "{R}", "Instant",
             "Kicker {1}\nOld Spark deals 1 damage to any target. If this spell was kicked, it deals 3 damage instead.")


def sparked(kicked, counters):
    table = Table()
    alice, bob = table.players
    serpent = alice.controls(SERPENT, counters=(("+1/+1", counters),))
    alice.controls("Mountain", "Mountain")
    alice.casts(alice.holds(SPARK), kicked, bob)
    return table, serpent, bob


def test_the_spell_that_set_it_off_is_copied_kicked_as_it_was_707_10():
    table, serpent, bob = sparked("yes", 2)
    table.resolves("yes", "no")                       # counters are removed, and the copy keeps its target
    table.settles()
    assert (bob.life, serpent.counted("+1/+1")) == (14, 0)


def test_what_can_not_be_done_in_full_is_not_done_608_2d():
    table, serpent, bob = sparked("yes", 1)
    table.settles()                                       # nobody is asked
    assert (bob.life, serpent.counted("+1/+1")) == (17, 1)


def test_a_spell_that_was_not_kicked_sets_nothing_off():
    table, _serpent, _bob = sparked("no", 2)
    assert len(table.state.stack) == 1
