"""The Ring tempts a player [701.54]."""
from tests.table import BEAR, GOBLIN, Table, card

GIANT = card("Giant", "{5}{G}", "Creature — Giant", size="6/6")


def two():
    table = Table()
    for player in table.players:
        player.library(*["Wastes"] * 6)
    return table, *table.players


def tempted(alice, times, *answers):
    for _ in range(times):
        alice.says("The Ring tempts you.", *answers)


def test_a_creature_becomes_the_bearer_until_another_does():
    """701.54a"""
    _table, alice, _bob = two()
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    tempted(alice, 1, bear)
    assert bear.designated == ("Ring-bearer",)
    tempted(alice, 1, scout)
    assert (bear.designated, scout.designated) == ((), ("Ring-bearer",))


def test_it_bears_it_no_longer_under_another_player():
    """701.54a, 701.54e"""
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    tempted(alice, 1)
    alice.says("If target creature is your Ring-bearer, draw a card.", bear)
    assert alice.hand == 1
    alice.says("Target opponent gains control of target creature.", bob, bear)
    alice.says("Gain control of target creature.", bear)
    alice.says("If target creature is your Ring-bearer, draw a card.", bear)
    assert (bear.controller, alice.hand, table.state.things.get(bear.id).designated) == (0, 1, ())


def test_the_bearer_is_legendary_and_evades_greater_creatures():
    """701.54c, the first of its abilities"""
    table, alice, bob = two()
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    tempted(alice, 1)
    assert "legendary" in bear.types
    table.goes_to("combat damage", ((bear, bob),))
    assert (bob.life, giant.blocking) == (18, ())


def attacking(table, bear, bob):
    table.does("go_to", 0, 1, "declare attackers")
    table.answers(((bear, bob),))


def test_tempted_twice_it_loots_as_the_bearer_attacks():
    """701.54c, the second"""
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    alice.holds(GOBLIN)
    tempted(alice, 2)
    attacking(table, bear, bob)
    table.settles("Goblin Scout")
    assert (alice.graveyard, alice.hand) == (["Goblin Scout"], 1)


def test_three_times_and_a_blocker_is_sacrificed():
    """701.54c, the third"""
    table, alice, bob = two()
    giant, wall = alice.controls(GIANT), bob.controls(card("Wall", "", "Creature — Wall", size="0/9"))
    tempted(alice, 3)
    attacking(table, giant, bob)
    table.settles()
    table.goes_to("end of combat", ((wall, giant),))
    table.settles()
    assert bob.graveyard == ["Wall"]


def test_four_times_and_combat_damage_drains_three():
    """701.54c, the fourth"""
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    tempted(alice, 4)
    attacking(table, bear, bob)
    table.settles()
    table.goes_to("combat damage")
    table.settles()
    assert bob.life == 15


def test_a_player_is_tempted_even_without_a_creature():
    """701.54a, 701.54c"""
    table, alice, _bob = two()
    alice.controls(card("Watcher", "", "Enchantment", "Whenever the Ring tempts you, you gain 1 life."))
    tempted(alice, 1)
    table.settles()
    emblem = next(t for t in table.state.things.values() if t.zone == "command")
    assert (alice.life, emblem.card.front.name, len(emblem.card.front.abilities)) == (21, "The Ring", 1)
