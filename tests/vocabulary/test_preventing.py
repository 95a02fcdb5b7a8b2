"""Preventing damage: so much of it, all of it, from one source; and damage that can't be prevented [615]."""
from tests.table import BEAR, GOBLIN, Table, card

SHOCK = card("Old Shock", "{R}", "Instant", "Old Shock deals 2 damage to any target.")


def two():
    table = Table()
    return table, *table.players


def test_the_next_so_much_is_used_up_615_7():
    _table, alice, bob = two()
    alice.says("Prevent the next 3 damage that would be dealt to target player this turn.", bob)
    alice.says("Target player loses 0 life.", bob)
    for _ in range(2):
        alice.controls("Mountain")
        alice.casts(alice.holds(SHOCK), bob)
        alice.table.resolves()
    assert bob.life == 19


def test_all_combat_damage_this_turn_615_1a():
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    alice.says("Prevent all combat damage that would be dealt this turn.")
    table.fights([(bear, bob)])
    assert bob.life == 20


def test_only_what_a_creature_would_deal_and_be_dealt():
    table, alice, bob = two()
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    alice.says("Prevent all combat damage that would be dealt to and dealt by target creature this turn.", bear)
    table.fights([(bear, bob), (scout, bob)])
    assert bob.life == 19


def test_one_source_of_your_choice_once_615_8():
    table, alice, bob = two()
    bear, other = alice.controls(BEAR), alice.controls(BEAR)
    bob.says("The next time a source of your choice would deal damage to you this turn, prevent that damage.", bear)
    table.fights([(bear, bob), (other, bob)])
    assert bob.life == 18


def test_some_of_it_always_615_10():
    table, alice, bob = two()
    bob.controls(card("Urn", "", "Artifact", "If a source would deal damage to you, prevent 1 of that damage."))
    bears = [alice.controls(BEAR) for _ in range(2)]
    table.fights([(bear, bob) for bear in bears])
    assert bob.life == 18


def test_what_cant_be_prevented_is_dealt_615_12():
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    alice.says("Prevent all combat damage that would be dealt this turn.")
    alice.says("Damage can't be prevented this turn.")
    table.fights([(bear, bob)])
    assert bob.life == 18


def test_a_shield_lasts_for_the_turn_514_2():
    table, alice, _bob = two()
    alice.says("Prevent all damage that would be dealt to creatures you control this turn.")
    table.goes_to("upkeep", turn=2)
    bear = alice.controls(BEAR)
    alice.says("Target creature deals damage equal to its power to any target.", bear, bear)
    assert bear.damage == 2


def test_it_holds_for_creatures_that_come_later_611_2c():
    _table, alice, _bob = two()
    alice.says("Prevent all damage that would be dealt to creatures you control this turn.")
    bear = alice.controls(BEAR)
    alice.says("Target creature deals damage equal to its power to any target.", bear, bear)
    assert bear.damage == 0
