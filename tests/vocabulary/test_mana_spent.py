"""Mana spent to cast: what enters counts it; what was not cast had none [601.2h, 614.1c, 707.10]."""
from tests.table import Table, card

CHARGED = card("Charged Golem", "{X}{1}", "Artifact Creature — Golem",
               "This creature enters with a +1/+1 counter on it for each mana spent to cast it.", size="1/1")
KICKED = card("Kicked Golem", "{1}", "Artifact Creature — Golem",
              "Kicker {2}\nThis creature enters with two +1/+1 counters on it for each mana spent to cast it.", size="1/1")
COPYING = card("Echo", "{U}", "Instant", "Copy target creature spell you control.")


def dealt(*lands):
    table = Table()
    alice, _bob = table.players
    alice.controls(*lands)
    return table, alice


def counters(table, name):
    return sorted(golem.counted("+1/+1") for golem in table.named(name))


def test_each_mana_spent_counts_x_among_it_601_2h():
    table, alice = dealt(*["Wastes"] * 5)
    alice.casts(alice.holds(CHARGED), 3)
    table.resolves()
    assert counters(table, "Charged Golem") == [4]


def test_kicker_is_spent_as_well_and_each_counts_twice_601_2f():
    table, alice = dealt(*["Wastes"] * 3)
    alice.casts(alice.holds(KICKED), "yes")
    table.resolves()
    assert counters(table, "Kicked Golem") == [6]


def test_what_a_cost_was_lowered_by_is_not_spent_601_2f():
    table, alice = dealt(*["Wastes"] * 3)
    alice.controls(card("Foreman", "", "Creature — Human", "Creature spells cost {1} less to cast.", size="1/1"))
    alice.casts(alice.holds(CHARGED), 3)
    table.resolves()
    assert counters(table, "Charged Golem") == [3]


def test_a_copy_of_the_spell_was_not_cast_707_10():
    table, alice = dealt("Wastes", "Wastes", "Island")
    alice.casts(alice.holds(CHARGED), 1)
    alice.casts(alice.holds(COPYING), "Charged Golem")
    table.settles()
    assert counters(table, "Charged Golem") == [0, 2]


def test_what_is_put_onto_the_battlefield_again_was_not_cast_this_time_400_7():
    table, alice = dealt("Wastes", "Wastes", "Wastes")
    golem = alice.holds(CHARGED)
    alice.casts(golem, 2)
    table.resolves()
    alice.puts(table.named("Charged Golem")[0], zone="graveyard")
    alice.puts(golem.is_now, zone="battlefield")
    assert counters(table, "Charged Golem") == [0]
