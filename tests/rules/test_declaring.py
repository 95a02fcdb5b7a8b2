"""Declarations: no restriction disobeyed, as many requirements obeyed as can be [508.1c-d, 509.1b-c]."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.rules.test_combat import offered
from tests.table import BEAR, GOBLIN, Table, card

FLIER = card("Flier", "", "Creature — Bird", "Flying", "2/2")


def creature(name, text, size="2/2"):
    return card(name, "{1}", "Creature — Human", text, size)


RECKLESS = creature("Reckless", "This creature attacks each combat if able.")
SHY = creature("Shy", "This creature can't attack or block alone.")
LURE = creature("Lure", "All creatures able to block this creature do so.")
BAIT = creature("Bait", "This creature must be blocked if able.")
BRUTE = creature("Brute", "Menace\nThis creature must be blocked if able.")
SLIM = creature("Slim", "This creature can't be blocked by more than one creature.")
HUGE = creature("Huge", "This creature can't be blocked except by three or more creatures.")
BROAD = creature("Broad", "This creature can block an additional creature each combat.", "1/9")
CLOUD = creature("Cloud", "Flying\nThis creature can block only creatures with flying.")
SERPENT = creature("Serpent", "This creature can't attack unless defending player controls an Island.")
KEEPER = creature("Keeper", "Creatures can't attack you.")


def attacking(table, *pairs):
    table.does("go_to", 0, 0, "combat damage")
    return table.answers(tuple(pairs))


def refused(table, *pairs):
    run = table.run
    with pytest.raises(Misfit):
        table.answers(tuple(pairs))
    table.run, table.state = run, run.state
    return True


def test_not_attacking_is_refused_where_it_is_demanded(table):                            # 508.1d
    alice, bob = table.players
    reckless, bear = alice.controls(RECKLESS), alice.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    assert refused(table) and refused(table, (bear, bob))
    table.answers(((reckless, bob),))
    assert bob.life == 18


def test_a_restriction_goes_before_a_requirement(table):                                  # 508.1c-d
    alice, bob = table.players
    alice.controls(RECKLESS), bob.controls(KEEPER)
    table.goes_to("postcombat main")
    assert bob.life == 20


def test_who_cant_attack_alone_needs_another(table):                                      # 506.5
    alice, bob = table.players
    shy, bear = alice.controls(SHY), alice.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    assert refused(table, (shy, bob))
    table.answers(((shy, bob), (bear, bob)))
    assert bob.life == 16


def test_requirements_bring_a_second_one_along_rather_than_be_disobeyed(table):           # 508.1d
    alice, bob = table.players
    both = creature("Both", "This creature can't attack alone.\nThis creature attacks each combat if able.")
    one, bear = alice.controls(both), alice.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    assert refused(table) and refused(table, (one, bob))
    table.answers(((one, bob), (bear, bob)))


def test_an_island_lets_the_serpent_come(table):                                          # 508.1c, 508.5
    alice, _bob = table.players
    alice.controls(SERPENT, "Island")
    assert offered(table, "declare attackers") == set()
    other = Table()
    other.players[0].controls(SERPENT), other.players[1].controls("Island")
    assert offered(other, "declare attackers") == {("Serpent", "Bob")}


def test_all_that_can_block_the_lure_do(table):                                           # 509.1c
    alice, bob = table.players
    lure, bear = alice.controls(LURE), alice.controls(BEAR)
    first, second, high = bob.controls(GOBLIN), bob.controls(GOBLIN), bob.controls(CLOUD)
    attacking(table, (lure, bob), (bear, bob))
    assert refused(table, (first, lure), (second, bear))
    table.answers(((first, lure), (second, lure)))
    assert high.blocking == ()


def test_of_two_lures_each_creature_obeys_one(table):                                     # 509.1c
    alice, bob = table.players
    one, other, goblin, bear = alice.controls(LURE), alice.controls(LURE), bob.controls(GOBLIN), bob.controls(BEAR)
    attacking(table, (one, bob), (other, bob))
    assert refused(table, (goblin, one)) and refused(table)
    table.answers(((goblin, one), (bear, other)))


def test_must_be_blocked_by_one_at_least(table):                                          # 509.1c
    alice, bob = table.players
    bait, goblin, bear = alice.controls(BAIT), bob.controls(GOBLIN), bob.controls(BEAR)
    attacking(table, (bait, bob))
    assert refused(table)
    table.answers(((goblin, bait),))
    assert bear.blocking == ()


def test_with_menace_two_must_block_or_nobody_need(table):                                # 509.1b-c, 702.111b
    alice, bob = table.players
    brute, first, second = alice.controls(BRUTE), bob.controls(GOBLIN), bob.controls(GOBLIN)
    attacking(table, (brute, bob))
    assert refused(table) and refused(table, (first, brute))
    table.answers(((first, brute), (second, brute)))
    other = Table()
    brute = other.players[0].controls(BRUTE)
    other.players[1].controls(GOBLIN)
    attacking(other, (brute, other.players[1])).answers(())
    assert other.players[1].life == 18


def test_at_most_one_and_at_least_three_blockers(table):                                  # 509.1b
    alice, bob = table.players
    slim, huge = alice.controls(SLIM), alice.controls(HUGE)
    a, b, c = bob.controls(GOBLIN), bob.controls(GOBLIN), bob.controls(BEAR)
    attacking(table, (slim, bob), (huge, bob))
    assert refused(table, (a, slim), (b, slim)) and refused(table, (a, huge), (b, huge))
    table.answers(((a, huge), (b, huge), (c, huge)))


def test_one_creature_blocks_two(table):                                                  # 509.1a
    alice, bob = table.players
    bear, goblin, lure, broad = alice.controls(BEAR), alice.controls(GOBLIN), alice.controls(LURE), bob.controls(BROAD)
    attacking(table, (bear, bob), (goblin, bob), (lure, bob))
    assert refused(table, (broad, bear), (broad, goblin)) and refused(table, (broad, bear), (broad, goblin), (broad, lure))
    table.answers(((broad, bear), (broad, lure)))
    table.answers((1, 0))
    assert (bob.life, broad.damage) == (19, 4)


def test_only_fliers_for_the_cloud(table):                                                # 509.1b
    alice, bob = table.players
    alice.controls(FLIER, BEAR), bob.controls(CLOUD)
    assert offered(table, "declare blockers") == {("Cloud", "Flier")}


# ---- for the rest of a turn ----
def test_a_creature_that_comes_later_cannot_block_either(table):                          # 611.2c
    alice, bob = table.players
    bear = alice.controls(BEAR)
    alice.says("Creatures without flying can't block this turn.")
    bob.puts(bob.holds(GOBLIN)), bob.controls(FLIER)
    assert offered(table, "declare blockers") == {("Flier", "Bear")} and bear.zone == "battlefield"


def test_a_target_alone_cannot_block_and_only_this_turn(table):                           # 611.2c, 514.2
    alice, bob = table.players
    alice.library("Forest", "Forest"), bob.library("Forest", "Forest")
    bear, goblin, other = alice.controls(BEAR), bob.controls(GOBLIN), bob.controls(GOBLIN)
    alice.says("Target creature can't block this turn.", goblin)
    attacking(table, (bear, bob))
    assert {one.id for one, _ in table.asked.options} == {other.id}
    table.answers(())
    table.goes_to("upkeep", turn=2)
    assert table.state.look(goblin.id).bounds == ()


def test_it_grows_and_must_be_blocked(table):                                             # 509.1c
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.says("Target creature gets +5/+5 until end of turn and must be blocked this turn if able.", bear)
    attacking(table, (bear, bob))
    assert bear.power == 7 and refused(table)
    table.answers(((goblin, bear),))


def test_what_was_said_stays_though_the_creature_loses_all_abilities(table):              # 613.11
    alice, bob = table.players
    bear = bob.controls(BEAR)
    goblin = alice.controls(GOBLIN)
    bob.controls(card("Shackles", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't attack or block."),
                 attached=bear.id)
    alice.says("Target creature loses all abilities until end of turn.", bear)
    assert offered(table, "declare blockers") == set() and goblin.zone == "battlefield"


def test_defender_is_no_bar_as_long_as_it_says_so(table):                                 # 702.3b
    alice, _bob = table.players
    wall = card("Wakeful Wall", "", "Creature — Wall",
                "Defender\nAs long as you control an artifact, this creature can attack as though it didn't have defender.", "1/4")
    alice.controls(wall)
    assert offered(table, "declare attackers") == set()
    other = Table()
    other.players[0].controls(wall, "Sol Ring")
    assert offered(other, "declare attackers") == {("Wakeful Wall", "Bob")}


def test_shadows_are_seen_and_islandwalk_is_as_if_it_were_not(table):                     # 702.28b, 702.14c
    alice, bob = table.players
    alice.controls(creature("Shade", "Shadow"), creature("Wader", "Islandwalk"))
    bob.controls(creature("Seer", "This creature can block creatures with shadow as though they didn't have shadow."), "Island")
    bob.controls(card("Drought", "{U}", "Enchantment",
                      "Creatures with islandwalk can be blocked as though they didn't have islandwalk."))
    assert offered(table, "declare blockers") == {("Seer", "Shade"), ("Seer", "Wader")}
