"""The examples of the parts about card types, zones and turns, played: creatures, lands, attacks, blocks, combat damage [300-514]."""
import pytest

from sandbox.cards.typeline import types_of
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from tests.marks import example
from tests.table import BEAR, GOBLIN, card, named

LONELY = card("Lonely", "", "Creature", "This creature can't attack alone.", "2/2")
EAGER = card("Eager", "", "Creature", "This creature attacks each combat if able.", "2/2")


def may_declare(table, *pairs):
    """Whether this declaration would be legal."""
    return table.asked.fits(tuple(named(pair) for pair in pairs))


@example("302.3")
def test_creature_types_stand_after_the_dash():
    assert types_of("Creature — Goblin Wizard") == ("creature", "Goblin", "Wizard")


@example("305.5")
def test_land_types_stand_after_the_dash(alice):
    assert types_of("Basic Land — Mountain") == ("basic", "land", "Mountain")
    alice.taps(alice.controls(card("Peak", "", "Land — Mountain")))
    assert alice.pool == "R"                              # and the subtype brings its mana ability along


# ---- turns [500] ----
# ---- attacking [508] ----
@example("508.1c")
def test_two_that_cannot_attack_alone_attack_together(table, alice, bob):
    one, other = alice.controls(LONELY, LONELY)
    table.does("go_to", 0, 0, "declare attackers")
    assert not may_declare(table, (one, bob))
    table.answers(((one, bob), (other, bob)))
    assert one.attacking is not None and other.attacking is not None


@example("508.2a")
def test_what_turns_green_after_it_attacked_did_not_attack_as_a_green_creature(table, alice, bob):
    alice.controls(card("Jungle", "{2}{G}", "Enchantment", "Whenever a green creature attacks, destroy that creature at end of combat."))
    goblin, bear = alice.controls(GOBLIN, BEAR)
    table.fights([(goblin, bob), (bear, bob)], until="declare attackers")
    alice.says("Target creature becomes green until end of turn.", goblin)
    table.goes_to("postcombat main")
    assert (goblin.zone, bear.is_now.zone) == (BATTLEFIELD, GRAVEYARD)


# ---- blocking [509] ----
@example("509.1b")
def test_flying_and_shadow_are_both_in_the_way(table, alice, bob):
    ghost = alice.controls(card("Ghost", "", "Creature", "Flying, shadow", "2/2"))
    bob.controls(card("Bird", "", "Creature", "Flying", "1/1"))
    both = bob.controls(card("Shade", "", "Creature", "Flying, shadow", "1/1"))
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(((ghost, bob),))
    assert {pair[0].id for pair in table.asked.options} == {both.id}


@example("509.1c")
def test_against_menace_the_willing_must_block_and_takes_another_along(table, alice, bob):
    brute = alice.controls(card("Brute", "", "Creature", "Menace", "3/3"))
    eager, bear = bob.controls(card("Guard", "", "Creature", "This creature blocks each combat if able.", "1/1"), BEAR)
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(((brute, bob),))
    assert not may_declare(table) and not may_declare(table, (eager, brute)) and not may_declare(table, (bear, brute))
    table.answers(((eager, brute), (bear, brute)))
    assert eager.blocking == bear.blocking == (brute.id,)


@example("509.3f")
def test_what_turns_white_after_it_blocked_did_not_block_as_a_white_creature(table, alice, bob):
    knight = alice.controls(card("Knight", "", "Creature", (
        "Whenever this creature becomes blocked by a white creature, destroy that creature at end of combat."), "0/5"))
    rat = bob.controls(card("Rat", "{B}", "Creature", size="0/5"))
    table.fights([(knight, bob)], [(rat, knight)], until="declare blockers")
    bob.says("Target creature becomes white until end of turn.", rat)
    table.goes_to("postcombat main")
    assert rat.zone == BATTLEFIELD


# ---- combat damage [510] ----
@example("510.1c")
@pytest.mark.parametrize("spawn, hunter", [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_an_attacker_divides_its_damage_among_its_blockers_as_its_controller_likes(table, alice, bob, spawn, hunter):
    regrower = alice.controls(card("Regrower", "", "Creature", size="4/9"))
    one, other = bob.controls(card("Spawn", "", "Creature", size="2/9"), card("Hunter", "", "Creature", size="1/9"))
    table.fights([(regrower, bob)], [(one, regrower), (other, regrower)])
    alice.answers((spawn, hunter))
    assert (one.damage, other.damage) == (spawn, hunter)
