"""What it costs a creature to attack or block, and what it costs to block it [508.1g-j, 509.1d-f]."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.table import BEAR, card

LAZY = card("Lazy", "{1}", "Creature — Ogre", "This creature can't attack or block unless you pay {2}.", "3/3")
PICKY = card("Picky", "{1}", "Creature — Ogre", "This creature can't block creatures with power 3 or greater unless you pay {1}.", "2/2")
GREAT = card("Great", "{1}", "Creature — Ogre", "", "4/4")
SERPENT = card("Serpent", "{1}", "Creature — Serpent",
               "As long as this creature is attacking, creatures can't block unless their controller pays {1} for each of those creatures.",
               "4/4")
CLOAK = card("Cloak", "{1}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't be blocked unless defending player pays {3} "
             "for each creature they control that's blocking it.")
CHAIN = card("Chain", "{1}", "Enchantment — Aura",
             "Enchant creature\nEnchanted creature can't attack or block unless its controller pays {3}.")
BURDEN = card("Burden", "{1}", "Creature — Beast",
              "This creature can't attack or block unless you pay {1} for each +1/+1 counter on it.", "1/1")
LURE = card("Lure", "{1}", "Creature — Beast", "All creatures able to block this creature do so.", "2/2")


def attacked_by(table, *attackers):
    """To the question of who blocks."""
    bob = table.players[1]
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(tuple((one, bob) for one in attackers))
    assert table.asked.kind == "blockers"


def refused(table, *blocks):
    run = table.run
    with pytest.raises(Misfit):
        table.answers(tuple(blocks))
    table.run = run


def test_blocking_costs_mana_for_each(table):                                             # 509.1d, 509.1e, 509.1f
    """The lands are tapped for it while blockers are declared, and the mana is gone."""
    alice, bob = table.players
    serpent = alice.controls(SERPENT)
    first, second = bob.controls(BEAR, BEAR)
    lands = bob.controls(*["Forest"] * 3)
    attacked_by(table, serpent)
    table.answers(((first, serpent), (second, serpent)))
    assert first.blocking == second.blocking == (serpent.id,)
    assert sum(land.tapped == "tapped" for land in lands) == 2 and bob.pool == ""


def test_who_has_not_the_mana_for_all_declares_fewer(table):                              # 509.1d, 509.1f
    alice, bob = table.players
    serpent = alice.controls(SERPENT)
    first, second = bob.controls(BEAR, BEAR)
    bob.controls("Forest")
    attacked_by(table, serpent)
    refused(table, (first, serpent), (second, serpent))
    table.answers(((second, serpent),))
    assert second.blocking == (serpent.id,) and not first.blocking


def test_nobody_is_required_to_pay_for_a_block(table):                                    # 509.1c
    alice, bob = table.players
    serpent, lure = alice.controls(SERPENT, LURE)
    bob.controls(BEAR, "Forest")
    attacked_by(table, serpent, lure)
    table.answers(())
    assert not lure.blocked


def test_without_a_toll_the_requirement_holds(table):                                     # 509.1c
    alice, bob = table.players
    lure = alice.controls(LURE)
    bear, lazy = bob.controls(BEAR, LAZY)
    bob.controls("Forest", "Forest")
    attacked_by(table, lure)
    refused(table)
    table.answers(((bear, lure),))                                                        # the lazy one need not pay
    assert bear.blocking == (lure.id,) and not lazy.blocking


def test_its_own_toll_is_paid_for_an_attack_and_for_a_block(table):                       # 508.1h, 508.1j, 509.1d, 509.1f
    alice, bob = table.players
    lazy, other = alice.controls(LAZY), bob.controls(LAZY)
    mine, theirs = alice.controls("Forest", "Forest"), bob.controls("Island", "Island")
    attacked_by(table, lazy)
    assert all(land.tapped == "tapped" for land in mine)
    table.answers(((other, lazy),))
    assert other.blocking == (lazy.id,) and all(land.tapped == "tapped" for land in theirs)


def test_what_can_be_made_is_counted_before_it_is_declared(table):                        # 508.1i, 509.1e
    alice, bob = table.players
    lazy = alice.controls(LAZY)
    alice.controls("Forest")
    table.does("go_to", 0, 0, "declare attackers")
    refused(table, (lazy, bob))
    table.answers(())
    assert lazy.attacking is None


def test_only_some_attackers_cost_something_to_block(table):                              # 509.1d
    alice, bob = table.players
    great, bear = alice.controls(GREAT, BEAR)
    picky = bob.controls(PICKY)
    attacked_by(table, great, bear)
    refused(table, (picky, great))
    table.answers(((picky, bear),))
    assert picky.blocking == (bear.id,)


def test_the_defending_player_pays_for_what_is_blocked(table):                            # 509.1d, 509.1f
    alice, bob = table.players
    bear = alice.controls(BEAR)
    alice.controls(CLOAK, attached=bear.id)
    blocker = bob.controls(BEAR)
    lands = bob.controls(*["Plains"] * 3)
    alice.controls(*["Plains"] * 3)
    attacked_by(table, bear)
    table.answers(((blocker, bear),))
    assert all(land.tapped == "tapped" for land in lands) and blocker.blocking == (bear.id,)


def test_a_chained_creature_s_controller_pays(table):                                     # 508.1h, 508.1j
    alice, bob = table.players
    bear = alice.controls(BEAR)
    bob.controls(CHAIN, attached=bear.id)
    bob.controls(*["Forest"] * 3)
    lands = alice.controls(*["Forest"] * 3)
    table.does("go_to", 0, 0, "declare attackers")
    table.answers(((bear, bob),))
    table.pays()
    assert bear.attacking is not None and all(land.tapped == "tapped" for land in lands)


def test_it_costs_as_much_as_it_has_counters(table):                                      # 508.1h, 122.1
    alice, bob = table.players
    burden = alice.controls(BURDEN, counters=(("+1/+1", 2),))
    free = alice.controls(BURDEN)
    alice.controls("Forest")
    table.does("go_to", 0, 0, "declare attackers")
    refused(table, (burden, bob), (free, bob))
    table.answers(((free, bob),))
    assert free.attacking is not None and burden.attacking is None


def test_the_total_is_locked_in_and_paid_in_full(table):                                  # 509.1d, 509.1f
    """A mana creature that the player taps for the toll still blocks: it was untapped as it was chosen."""
    alice, bob = table.players
    serpent = alice.controls(SERPENT)
    elf = bob.controls("Llanowar Elves")
    attacked_by(table, serpent)
    table.answers(((elf, serpent),))
    assert elf.blocking == (serpent.id,) and elf.tapped == "tapped"
