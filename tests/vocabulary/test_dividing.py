"""Divided as you choose: never among more targets than there are shares [601.2d]."""
from tests.table import BEAR, Table, card

DRAGON = card("Old Dragon", "{R}", "Creature — Dragon",
              "When this creature enters, it deals 2 damage divided as you choose among any number of targets.", size="3/3")


def test_each_target_has_a_share_of_at_least_one_601_2d():
    table = Table()
    alice, bob = table.players
    bears = bob.controls(BEAR, BEAR, BEAR)
    alice.puts(alice.holds(DRAGON))
    assert table.asked.most == 2
    table.answers((bears[0], bears[1]))
    table.answers((1, 1))
    table.resolves()
    assert [bear.damage for bear in bears] == [1, 1, 0]
