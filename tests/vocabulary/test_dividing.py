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


def test_it_is_the_spell_where_nothing_else_was_spoken_of_614_15():
    table = Table()
    alice, bob = table.players
    alice.controls(*["Mountain"] * 3)
    bears = bob.controls(BEAR, BEAR)
    fight = alice.holds(card("Fiery Fight", "{R}", "Sorcery", "Kicker {2}\n~ deals 1 damage to target creature. If this spell was kicked, "
                             "it deals 3 damage divided as you choose among any number of targets instead."))
    alice.casts(fight)
    table.answers("yes")
    table.answers((bears[0], bears[1]))
    table.answers((2, 1))
    table.resolves()
    assert [bear.is_now.zone for bear in bears] == ["graveyard", "battlefield"] and bears[1].damage == 1


def test_what_is_said_of_a_kicked_spell_has_targets_only_then_702_33g():  # 702.33g
    table = Table()
    alice, bob = table.players
    alice.controls(*["Mountain"] * 3)
    bear = bob.controls(BEAR)
    bolt = alice.holds(card("Kicked Bolt", "{R}", "Sorcery", "Kicker {2}\n~ deals 2 damage to target player. If this spell was kicked, "
                            "destroy target creature."))
    alice.casts(bolt)
    table.answers("no")
    table.answers(bob)
    assert table.asked is None or table.asked.kind != "target"
    table.resolves()
    assert bob.life == 18 and bear.is_now.zone == "battlefield"
