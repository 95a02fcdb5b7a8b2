"""Tokens that enter the battlefield blocking [506.3a, 506.3d, 509.3c, 509.4]."""
from tests.table import BEAR, Table, card

FOLIAGE = card("Foliage", "{0}", "Instant", "Create a 1/1 green Saproling creature token that's blocking target attacking creature.")
LEADER = card("Leader", "{1}", "Creature — Cat", "Whenever this creature blocks a creature, create a 1/1 white Cat Soldier creature token "
              "with vigilance that's blocking that creature.", "2/2")
FIERCE = card("Fierce", "{1}", "Creature — Wolf", "Whenever this creature becomes blocked, you gain 1 life.", "3/3")
WARY = card("Wary", "{1}", "Creature — Wolf", "Whenever this creature becomes blocked by a creature, you gain 10 life.", "3/3")
SLY = card("Sly", "{1}", "Creature — Wolf", "Menace\nThis creature can't be blocked.", "3/3")
PEACE = card("Peace", "", "Enchantment", "Creatures can't block.")
STILL = card("Stillness", "", "Enchantment", "Saprolings aren't creatures.")


def token(table):
    return next(one for one in table.named("Saproling Token"))


def grows(table, player, attacker):
    """The player casts it as soon as they have priority."""
    while table.state.priority != player.seat:
        table.players[table.state.priority].passes()
    player.casts(player.holds(FOLIAGE), attacker)
    table.settles()


def attacked(table, attacker, step="declare attackers"):
    """The attacker attacks Bob, who lets it through."""
    alice, bob = table.players[:2]
    one = alice.controls(attacker)
    table.fights([(one, bob)], until=step)
    return one


def test_it_blocks_as_it_enters_and_the_attacker_is_blocked(table):                       # 509.4
    _alice, bob = table.players
    bear = attacked(table, BEAR)
    grows(table, bob, bear)
    assert token(table).blocking == (bear.id,) and bear.blocked == "blocked"
    table.goes_to("combat damage")
    assert bob.life == 20 and not table.named("Saproling Token")


def test_after_blockers_were_declared_an_unblocked_attacker_is_blocked_all_the_same(table):    # 509.4, 509.3c
    alice, bob = table.players
    fierce = attacked(table, FIERCE, "declare blockers")
    grows(table, bob, fierce)
    assert fierce.blocked == "blocked" and alice.life == 21
    grows(table, bob, fierce)
    assert alice.life == 21                                                               # blocked it was already


def test_each_that_enters_blocking_is_a_creature_that_blocks_it(table):                   # 509.3d, 509.4
    alice, bob = table.players
    wary = attacked(table, WARY)
    for _ in range(2):
        grows(table, bob, wary)
    assert alice.life == 40


def test_no_restriction_on_declaring_blockers_counts(table):                              # 509.4
    alice, bob = table.players
    alice.controls(PEACE)
    sly = attacked(table, SLY)
    grows(table, bob, sly)
    assert token(table).blocking == (sly.id,) and sly.blocked == "blocked"


def test_it_is_not_what_blocks_triggers_speak_of(table):                                  # 509.4
    """The leader's own block sets it off once; the Cat Soldier that comes never "blocked"."""
    alice, bob = table.players
    bear, leader = alice.controls(BEAR), bob.controls(LEADER)
    table.fights([(bear, bob)], [(leader, bear)], until="declare blockers")
    table.settles()
    [soldier] = table.named("Cat Soldier Token")
    assert soldier.blocking == leader.blocking == (bear.id,)


def test_of_an_attacker_that_is_gone_nobody_is_a_blocker(table):                          # 509.4a
    alice, bob = table.players
    bear, leader = alice.controls(BEAR), bob.controls(LEADER)
    table.fights([(bear, bob)], [(leader, bear)], until="declare blockers")
    alice.says("Remove target attacking creature from combat.", bear)
    table.settles()
    [soldier] = table.named("Cat Soldier Token")
    assert soldier.blocking == () and bear.blocked != "blocked"


def test_only_for_whoever_is_attacked_it_blocks():                                        # 506.3d
    table = Table("Alice", "Bob", "Cid")
    _alice, _bob, cid = table.players
    bear = attacked(table, BEAR)
    grows(table, cid, bear)
    assert token(table).blocking == () and bear.blocked != "blocked"


def test_what_is_no_creature_just_enters(table):                                          # 506.3a
    alice, bob = table.players
    alice.controls(STILL)
    bear = attacked(table, BEAR)
    grows(table, bob, bear)
    assert token(table).blocking == () and bear.blocked != "blocked"
