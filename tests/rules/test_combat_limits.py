"""How many may attack or block, who is taken out of combat, and what sees how many it blocks [506.4, 508.1c-d, 509.1b, 509.3e]."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.marks import example
from tests.table import BEAR, GOBLIN, Table, card

ARBITER = card("Arbiter", "", "Artifact", "No more than one creature can attack each combat.\n"
               "No more than one creature can block each combat.")
SPACE = card("Space", "", "Artifact", "No more than two creatures can attack you each combat.")
RECKLESS = card("Reckless", "", "Creature — Orc", "This creature attacks each combat if able.", "3/3")
PAIR = card("Pair", "", "Creature", "This creature can block an additional creature each combat.\n"
            "Whenever this creature blocks two or more creatures, you gain 3 life.", "2/6")


def refused(table, answer):
    """A declaration that is illegal; the question stays open."""
    with pytest.raises(Misfit):
        table.answers(answer)
    table.run = table.last


def test_no_more_than_one_attacks_and_no_more_than_one_blocks(table):                     # 508.1c, 509.1b
    alice, bob = table.players
    alice.controls(ARBITER)
    first, second = alice.controls(BEAR, BEAR)
    one, other = bob.controls(GOBLIN, GOBLIN)
    table.does("go_to", 0, 0, "declare blockers")
    refused(table, ((first, bob), (second, bob)))
    table.answers(((first, bob),))
    refused(table, ((one, first), (other, first)))
    table.answers(((one, first),))
    assert one.blocking == (first.id,) and other.blocking == ()


def test_a_limit_on_attacks_on_one_player_is_no_limit_on_others():                        # 508.1c
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    bob.controls(SPACE)
    bears = alice.controls(BEAR, BEAR, BEAR)
    table.does("go_to", 0, 0, "declare attackers")
    refused(table, tuple((bear, bob) for bear in bears))
    table.answers(((bears[0], bob), (bears[1], bob), (bears[2], cid)))
    assert all(bear.attacking for bear in bears)


@example("508.1d")
def test_the_one_that_must_attack_is_the_one_that_does(table):                            # 508.1d
    """One attacks if able, another need not, and no more than one can: it is the first, and no other way."""
    alice, bob = table.players
    bob.controls(ARBITER)
    reckless, bear = alice.controls(RECKLESS, BEAR)
    table.does("go_to", 0, 0, "declare attackers")
    for illegal in (((bear, bob),), ((reckless, bob), (bear, bob)), ()):
        refused(table, illegal)
    table.answers(((reckless, bob),))
    assert reckless.attacking is not None and bear.attacking is None


def test_what_is_removed_from_combat_neither_deals_nor_is_dealt_combat_damage(table):     # 506.4
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    table.fights([(bear, bob)], [(goblin, bear)], until="declare blockers")
    bob.says("Remove target creature from combat.", bear)
    assert (bear.attacking, bear.blocked) == (None, "")
    table.goes_to("combat damage")
    assert (bob.life, bear.damage, goblin.zone) == (20, 0, "battlefield")


def test_a_blocker_that_is_removed_leaves_its_attacker_blocked(table):                    # 506.4, 509.1h
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    table.fights([(bear, bob)], [(goblin, bear)], until="declare blockers")
    alice.says("Remove target creature from combat.", goblin)
    table.goes_to("combat damage")
    assert (goblin.blocking, bear.blocked, bob.life, goblin.zone) == ((), "blocked", 20, "battlefield")


def test_who_does_not_fight_is_not_removed(table):                                        # 506.4
    alice, _bob = table.players
    bear = alice.controls(BEAR)
    alice.says("Remove target creature from combat.", bear)
    assert bear.attacking is None and "removes" not in " ".join(table.log)


@pytest.mark.parametrize("blocks", [0, 1, 2])
def test_blocking_so_many_is_seen_once(table, blocks):                                    # 509.3e
    alice, bob = table.players
    attackers, pair = alice.controls(BEAR, BEAR), bob.controls(PAIR)
    table.fights([(one, bob) for one in attackers], [(pair, one) for one in attackers[:blocks]], until="declare blockers")
    assert len(table.state.stack) == (blocks == 2)
    table.settles()
    assert bob.life == 20 + 3 * (blocks == 2)


def test_a_player_attacks_whom_a_creature_of_theirs_attacks():                            # 508.6
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    lens = alice.controls(BEAR)
    table.does("go_to", 0, 0, "declare attackers")
    table.answers(((lens, cid),))
    assert lens.attacking.seat == cid.seat != bob.seat
