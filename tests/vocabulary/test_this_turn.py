"""Replacement effects for the rest of a turn; copies of creature spells, with exceptions [611.2, 616.1b, 707.10, 707.9]."""
from tests.table import BEAR, Table, card

GATHER = card("Old Net", "{U}", "Instant",
              "If a creature would enter under an opponent's control this turn, it enters under your control instead.")
TWIN = card("Old Echo", "{U}", "Instant", "Copy target creature spell you control, except it isn't legendary if the spell is legendary.")
KING = card("Old King", "{1}{G}", "Legendary Creature — Human", size="3/3")


def netted():
    table = Table()
    alice, bob = table.players
    alice.controls("Island")
    alice.casts(alice.holds(GATHER))
    table.resolves()
    return table, alice, bob


def test_a_creature_enters_under_another_control_for_the_rest_of_the_turn_616_1b():
    _table, alice, bob = netted()
    stolen, mine = bob.holds(BEAR), alice.holds(BEAR)
    bob.puts(stolen)
    alice.puts(mine)
    assert (stolen.is_now.controller, stolen.is_now.owner, mine.is_now.controller) == (0, 1, 0)


def test_with_the_turn_it_is_over_514_2():
    table, alice, bob = netted()
    alice.library("Island")
    bob.library("Island")
    late = bob.holds(BEAR)
    table.goes_to("upkeep", turn=2)
    bob.puts(late)
    assert late.is_now.controller == 1


def test_the_copy_of_a_legendary_spell_is_not_legendary_707_9b():
    table = Table()
    alice, _bob = table.players
    alice.controls("Forest", "Forest", "Island")
    king = alice.holds(KING)
    alice.casts(king)
    alice.casts(alice.holds(TWIN), king.is_now)
    table.settles()
    kings = table.named("Old King")
    assert sorted((king.token, "legendary" in king.types) for king in kings) == [("nontoken", True), ("token", False)]   # 608.3f


FOG = card("Old Fog", "{U}", "Instant", "Prevent all combat damage that would be dealt this turn by creatures other than Bears.")
OX = card("Old Ox", "", "Creature — Ox", size="3/3")


def test_combat_damage_is_prevented_for_the_turn_but_for_those_named_615_1():
    table = Table()
    alice, bob = table.players
    alice.controls("Island")
    ox, bear = alice.controls(OX, BEAR)
    alice.casts(alice.holds(FOG))
    table.resolves()
    table.fights([(ox, bob), (bear, bob)])
    assert bob.life == 18


STORM = card("Old Storm", "{R}", "Instant",
             "Multikicker {1}\nChoose any target, then choose another target for each time this spell was kicked. "
             "Old Storm deals 2 damage to each of them.")


def test_a_target_for_each_time_it_was_kicked_601_2c():
    table = Table()
    alice, bob = table.players
    alice.controls(*["Mountain"] * 3)
    alice.casts(alice.holds(STORM), 1)
    assert (table.asked.least, table.asked.most, len(table.asked.options)) == (2, 2, 2)
    table.answers((alice, bob))
    table.resolves()
    assert (alice.life, bob.life) == (18, 18)
