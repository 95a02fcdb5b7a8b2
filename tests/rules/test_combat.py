"""Combat: who may attack and block whom, and who deals how much damage to whom [506-511]."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.table import BEAR, GOBLIN, card

GIANT = card("Giant", "", "Creature — Giant", "", "5/5")
FLIER = card("Flier", "", "Creature — Bird", "Flying", "2/2")
SPIDER = card("Spider", "", "Creature — Spider", "Reach", "1/4")
WALL = card("Wall", "", "Creature — Wall", "Defender", "0/4")
WATCHFUL = card("Watchful", "", "Creature — Human", "Vigilance", "2/2")
BRUTE = card("Brute", "", "Creature — Goblin", "Menace", "3/3")
CHARGER = card("Charger", "", "Creature — Rhino", "Trample", "5/5")
GHOST = card("Ghost", "", "Creature — Spirit", "This creature can't be blocked.", "2/2")
MEEK = card("Meek", "", "Creature — Human", "This creature can't block.", "2/2")
TIMID = card("Timid", "", "Creature — Human", "This creature can't attack.", "2/2")
RECKLESS = card("Reckless", "", "Creature — Orc", "This creature attacks each combat if able.", "3/3")
HERALD = card("Herald", "", "Creature — Human", "Whenever this creature attacks, you gain 1 life.", "1/1")
GUARDED = card("Guarded", "", "Creature — Human", "Whenever this creature blocks, you gain 1 life.", "1/1")
WALKER = card("Walker", "", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4)


def offered(table, step):
    """The pairs (one, other) that may be declared, by name."""
    table.does("go_to", 0, 0, step)
    while table.asked and table.asked.kind == "attackers" and step == "declare blockers":
        table.answers(tuple(table.asked.options))
    return {(one.name, other.name) for one, other in table.asked.options} if table.asked else set()


# ---- attacking ----
def test_attackers_tap_but_for_those_with_vigilance(table):                               # 508.1f, 702.20b
    alice, bob = table.players
    bear, watchful = alice.controls(BEAR, WATCHFUL)
    table.fights([(bear, bob), (watchful, bob)])
    assert (bear.tapped, watchful.tapped, bob.life) == ("tapped", "untapped", 16)


def test_who_can_attack(table):                                                           # 508.1a, 302.6, 702.3b, 702.10b
    alice, bob = table.players
    alice.controls(BEAR, WALL, TIMID, "Island")
    alice.controls(GIANT, tapped="tapped"), alice.controls(FLIER, "Raging Goblin", sick="sick")
    bob.controls(GOBLIN)
    assert offered(table, "declare attackers") == {("Bear", "Bob"), ("Raging Goblin", "Bob")}


def test_planeswalkers_of_opponents_can_be_attacked(table):                               # 508.1b, 306.6, 120.3c
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR, GOBLIN)
    alice.controls(WALKER)
    walker = bob.controls(WALKER)
    table.fights([(bear, walker), (goblin, bob)])
    assert (walker.counted("loyalty"), bob.life) == (2, 19)


def test_a_planeswalker_that_is_gone_takes_no_damage_nor_does_its_controller(table):      # 506.4c
    alice, bob = table.players
    bear, walker = alice.controls(BEAR), bob.controls(WALKER)
    table.fights([(bear, walker)], until="declare attackers")
    alice.says("Destroy target planeswalker.", walker)
    table.goes_to("combat damage")
    assert (bob.life, bear.attacking is not None) == (20, True)


def test_who_must_attack_does(table):                                                     # 508.1d
    alice, bob = table.players
    alice.controls(RECKLESS)
    table.goes_to("combat damage")
    assert bob.life == 17


def test_who_must_attack_if_able_stays_if_unable(table):                                  # 508.1d
    alice, bob = table.players
    alice.controls(RECKLESS, sick="sick")
    table.goes_to("postcombat main")
    assert bob.life == 20


def test_attack_triggers_go_on_the_stack_in_the_declare_attackers_step(table):            # 508.1m, 508.3a
    alice, bob = table.players
    herald = alice.controls(HERALD)
    table.fights([(herald, bob)], until="declare attackers")
    assert len(table.state.stack) == 1 and table.state.step == "declare attackers"
    table.settles()
    assert alice.life == 21


def test_one_creature_attacks_one_player_only(table):                                     # 508.1b
    alice, bob = table.players
    bear, walker = alice.controls(BEAR), bob.controls(WALKER)
    table.does("go_to", 0, 0, "declare attackers")
    with pytest.raises(Misfit):
        table.answers(((bear, bob), (bear, walker)))


def test_without_attackers_nobody_blocks(table):                                          # 508.8
    alice, bob = table.players
    alice.controls(BEAR), bob.controls(BEAR)
    table.does("go_to", 0, 0, "end of combat")
    table.answers(())
    assert table.state.step == "end of combat" and table.asked is None


# ---- blocking ----
def test_unblocked_damage_goes_to_the_player_blocked_damage_to_the_blocker(table):        # 510.1b-d
    alice, bob = table.players
    bear, giant, blocker = alice.controls(BEAR), alice.controls(GIANT), bob.controls(GOBLIN)
    table.fights([(bear, bob), (giant, bob)], [(blocker, giant)])
    assert (bob.life, blocker.is_now.zone, giant.damage) == (18, "graveyard", 1)


def test_who_can_block(table):                                                            # 509.1a
    alice, bob = table.players
    alice.controls(BEAR), bob.controls(MEEK, WALL)
    bob.controls(GIANT, tapped="tapped"), bob.controls(GOBLIN, sick="sick")
    assert offered(table, "declare blockers") == {("Wall", "Bear"), ("Goblin Scout", "Bear")}


def test_flying_is_blocked_by_flying_and_reach(table):                                    # 702.9b, 702.17b
    alice, bob = table.players
    alice.controls(FLIER), bob.controls(BEAR, FLIER, SPIDER)
    assert offered(table, "declare blockers") == {("Flier", "Flier"), ("Spider", "Flier")}


def test_what_cannot_be_blocked_is_not(table):                                            # 509.1b
    alice, bob = table.players
    alice.controls(GHOST, BEAR), bob.controls(GIANT)
    assert offered(table, "declare blockers") == {("Giant", "Bear")}


def test_menace_wants_two_blockers_or_none(table):                                        # 702.111b
    alice, bob = table.players
    brute, first, second = alice.controls(BRUTE), bob.controls(BEAR), bob.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((brute, bob),))
    with pytest.raises(Misfit):
        table.answers(((first, brute),))
    table.run = table.last
    table.state = table.last.state
    table.answers(((first, brute), (second, brute)))
    table.answers((3, 0))
    assert bob.life == 20 and first.is_now.zone == "graveyard" and brute.is_now.zone == "graveyard"


def test_a_creature_blocks_one_attacker_only(table):                                      # 509.1a
    alice, bob = table.players
    bear, goblin, giant = alice.controls(BEAR), alice.controls(GOBLIN), bob.controls(GIANT)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((bear, bob), (goblin, bob)))
    with pytest.raises(Misfit):
        table.answers(((giant, bear), (giant, goblin)))


def test_block_triggers(table):                                                           # 509.1i, 509.3a
    alice, bob = table.players
    bear, guarded = alice.controls(BEAR), bob.controls(GUARDED)
    table.fights([(bear, bob)], [(guarded, bear)], until="declare blockers")
    assert len(table.state.stack) == 1
    table.settles()
    assert bob.life == 21


def test_a_blocked_attacker_whose_blocker_is_gone_stays_blocked(table):                   # 509.1h, 510.1c
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    table.fights([(bear, bob)], [(goblin, bear)], until="declare blockers")
    alice.says("Destroy target creature.", goblin)
    table.goes_to("combat damage")
    assert bob.life == 20 and bear.damage == 0


def test_with_trample_it_then_deals_all_to_the_player(table):                             # 702.19b, 702.19d
    alice, bob = table.players
    charger, goblin = alice.controls(CHARGER), bob.controls(GOBLIN)
    table.fights([(charger, bob)], [(goblin, charger)], until="declare blockers")
    alice.says("Destroy target creature.", goblin)
    table.goes_to("combat damage")
    assert bob.life == 15


def test_a_blocker_whose_attacker_is_gone_deals_nothing(table):                           # 510.1d
    alice, bob = table.players
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    table.fights([(bear, bob)], [(giant, bear)], until="declare blockers")
    bob.says("Return target creature to its owner's hand.", bear)
    table.goes_to("combat damage")
    assert (alice.life, giant.damage) == (20, 0)


def test_tapping_a_blocker_changes_nothing(table):                                        # 506.4, 510.1d
    alice, bob = table.players
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    table.fights([(bear, bob)], [(giant, bear)], until="declare blockers")
    alice.says("Tap target creature.", giant)
    table.goes_to("combat damage")
    assert bear.is_now.zone == "graveyard" and giant.damage == 2


def test_who_stops_being_a_creature_is_out_of_combat_for_good(table):                     # 506.4
    alice, bob = table.players
    alice.controls("Forest", "Forest")
    bear, village = alice.controls(BEAR, "Treetop Village")
    table.goes_to("declare attackers", ((bear, bob),))
    alice.says("Target creature becomes a copy of target land until end of turn.", bear, village)
    assert bear.types == ("land",) and bear.attacking is None
    alice.activates(bear)
    table.settles()
    assert "creature" in bear.types
    table.goes_to("postcombat main")
    assert bob.life == 20
