"""One of two that are alike is told from the other by who speaks; counters of every size count [122.1a]."""
import pytest

from tests.table import BEAR, Table, card

PIT = card("Pit Lord", "{7}", "Creature — Demon", "At the beginning of your upkeep, sacrifice a creature other than ~. If you can't, "
           "~ deals 7 damage to you.", size="7/7")
GUARD = card("Guard", "{1}", "Creature — Soldier", "{T}: Destroy target creature blocked by ~.", size="2/2")


@pytest.fixture
def table():
    return Table()


def test_two_pit_lords_are_sacrificed_to_each_other(table):                             # 701.21
    alice, _ = table.players
    alice.controls(PIT, PIT)
    for player in table.players:
        player.library(*["Island"] * 3)
    table.goes_to("upkeep", turn=table.state.turn + 2)
    table.does("resolve", 0)
    assert (table.count("Pit Lord"), alice.life, table.asked) == (1, 20, None)
    table.does("resolve", 0)
    assert (table.count("Pit Lord"), alice.life) == (0, 20)


def test_of_two_attackers_that_are_alike_only_the_one_it_blocks_is_meant(table):         # 509.1g, 115.1
    alice, bob = table.players
    bears, (guard, other) = alice.controls(BEAR, BEAR), bob.controls(GUARD, GUARD)
    table.goes_to("declare blockers", ((bears[0], bob), (bears[1], bob)), ((guard, bears[1]), (other, bears[0])))
    alice.passes()
    bob.activates(guard)
    assert [one.id for one in table.asked.options] == [bears[1].id]


@pytest.mark.parametrize("kind, size", (("-2/-2", (0, 0)), ("+1/+0", (3, 2)), ("+0/+2", (2, 4)), ("-0/-1", (2, 1)), ("-1/-0", (1, 2))))
def test_122_1a_a_counter_of_any_size(table, kind, size):
    bear = table.players[0].controls(BEAR, counters=((kind, 1),))
    assert (bear.power, bear.toughness) == size
