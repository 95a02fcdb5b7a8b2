"""Combat: who may attack and block whom, and who deals how much damage to whom [506-511]."""
import pytest

from sandbox.timeline.replay import Misfit
from tests.table import BEAR, GOBLIN, Table, card

BOLT = "Lightning Bolt"
GIANT = card("Giant", "", "Creature — Giant", "", "5/5")
FLIER = card("Flier", "", "Creature — Bird", "Flying", "2/2")
SPIDER = card("Spider", "", "Creature — Spider", "Reach", "1/4")
WALL = card("Wall", "", "Creature — Wall", "Defender", "0/4")
WATCHFUL = card("Watchful", "", "Creature — Human", "Vigilance", "2/2")
BRUTE = card("Brute", "", "Creature — Goblin", "Menace", "3/3")
FIRST = card("Lancer", "", "Creature — Knight", "First strike", "2/2")
DOUBLE = card("Twinblade", "", "Creature — Knight", "Double strike", "2/2")
CHARGER = card("Charger", "", "Creature — Rhino", "Trample", "5/5")
VENOM = card("Venom", "", "Creature — Snake", "Deathtouch", "1/1")
VENOM_CHARGER = card("Venom Charger", "", "Creature — Hydra", "Trample, deathtouch", "5/5")
LINK = card("Linker", "", "Creature — Cleric", "Lifelink", "3/3")
GHOST = card("Ghost", "", "Creature — Spirit", "This creature can't be blocked.", "2/2")
MEEK = card("Meek", "", "Creature — Human", "This creature can't block.", "2/2")
TIMID = card("Timid", "", "Creature — Human", "This creature can't attack.", "2/2")
RECKLESS = card("Reckless", "", "Creature — Orc", "This creature attacks each combat if able.", "3/3")
HERALD = card("Herald", "", "Creature — Human", "Whenever this creature attacks, you gain 1 life.", "1/1")
SNEAK = card("Sneak", "", "Creature — Rogue", "Whenever this creature deals combat damage to a player, you draw a card.", "1/1")
GUARDED = card("Guarded", "", "Creature — Human", "Whenever this creature blocks, you gain 1 life.", "1/1")
WALKER = card("Walker", "", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4)


def fight(table, attacks, blocks=(), until="combat damage"):
    """Alice attacks with these pairs, Bob blocks with those."""
    answers = [tuple(attacks)] + ([tuple(blocks)] if blocks else [])
    return table.goes_to(until, *answers)


def offered(table, step):
    """The pairs (one, other) that may be declared, by name."""
    table.does("go_to", 0, 0, step)
    while table.asked and table.asked.kind == "attackers" and step == "declare blockers":
        table.answers(table.asked.options)
    return {(one.name, other.name) for one, other in table.asked.options} if table.asked else set()


# ---- attacking ----
def test_attackers_tap_but_for_those_with_vigilance(table):                               # 508.1f, 702.20b
    alice, bob = table.players
    bear, watchful = alice.controls(BEAR, WATCHFUL)
    fight(table, [(bear, bob), (watchful, bob)])
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
    fight(table, [(bear, walker), (goblin, bob)])
    assert (walker.counted("loyalty"), bob.life) == (2, 19)


def test_a_planeswalker_that_is_gone_takes_no_damage_nor_does_its_controller(table):      # 506.4c
    alice, bob = table.players
    bear, walker = alice.controls(BEAR), bob.controls(WALKER)
    fight(table, [(bear, walker)], until="declare attackers")
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
    fight(table, [(herald, bob)], until="declare attackers")
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
    fight(table, [(bear, bob), (giant, bob)], [(blocker, giant)])
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
    fight(table, [(bear, bob)], [(guarded, bear)], until="declare blockers")
    assert len(table.state.stack) == 1
    table.settles()
    assert bob.life == 21


def test_a_blocked_attacker_whose_blocker_is_gone_stays_blocked(table):                   # 509.1h, 510.1c
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    fight(table, [(bear, bob)], [(goblin, bear)], until="declare blockers")
    alice.says("Destroy target creature.", goblin)
    table.goes_to("combat damage")
    assert bob.life == 20 and bear.damage == 0


def test_with_trample_it_then_deals_all_to_the_player(table):                             # 702.19b, 702.19d
    alice, bob = table.players
    charger, goblin = alice.controls(CHARGER), bob.controls(GOBLIN)
    fight(table, [(charger, bob)], [(goblin, charger)], until="declare blockers")
    alice.says("Destroy target creature.", goblin)
    table.goes_to("combat damage")
    assert bob.life == 15


def test_a_blocker_whose_attacker_is_gone_deals_nothing(table):                           # 510.1d
    alice, bob = table.players
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    fight(table, [(bear, bob)], [(giant, bear)], until="declare blockers")
    bob.says("Return target creature to its owner's hand.", bear)
    table.goes_to("combat damage")
    assert (alice.life, giant.damage) == (20, 0)


def test_tapping_a_blocker_changes_nothing(table):                                        # 506.4, 510.1d
    alice, bob = table.players
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    fight(table, [(bear, bob)], [(giant, bear)], until="declare blockers")
    alice.says("Tap target creature.", giant)
    table.goes_to("combat damage")
    assert bear.is_now.zone == "graveyard" and giant.damage == 2


# ---- damage ----
def test_damage_is_divided_among_blockers_as_its_controller_likes(table):                 # 510.1c
    alice, bob = table.players
    giant, bear, goblin = alice.controls(GIANT), bob.controls(BEAR), bob.controls(GOBLIN)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((giant, bob),), ((bear, giant), (goblin, giant)))
    assert table.asked.kind == "damage" and table.asked.who == 0
    table.answers((1, 4))
    assert (bear.damage, goblin.is_now.zone, giant.damage) == (1, "graveyard", 3)


def test_a_division_must_add_up(table):                                                   # 510.1e
    alice, bob = table.players
    giant, bear, goblin = alice.controls(GIANT), bob.controls(BEAR), bob.controls(GOBLIN)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((giant, bob),), ((bear, giant), (goblin, giant)))
    for wrong in ((1, 1), (6, -1), (5,), ("a", 5)):
        assert not table.run.fits(wrong)
    assert table.run.fits((0, 5))


def test_trample_deals_lethal_damage_to_blockers_first(table):                            # 702.19b
    alice, bob = table.players
    charger, bear = alice.controls(CHARGER), bob.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((bear, charger),))
    assert not table.run.fits((1, 4)) and table.run.fits((5, 0)) and table.run.fits((3, 2))
    table.answers((2, 3))
    assert bob.life == 17 and bear.is_now.zone == "graveyard"


def test_with_deathtouch_one_is_lethal(table):                                            # 702.2c, 702.19b
    alice, bob = table.players
    charger, giant = alice.controls(VENOM_CHARGER), bob.controls(GIANT)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((giant, charger),), (1, 4))
    assert bob.life == 16 and giant.is_now.zone == "graveyard"


def test_damage_that_is_marked_already_counts_for_trample(table):                         # 702.19b
    alice, bob = table.players
    charger, giant = alice.controls(CHARGER), bob.controls(GIANT, damage=3)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((giant, charger),), (2, 3))
    assert bob.life == 17 and giant.is_now.zone == "graveyard"


def test_trample_over_a_planeswalkers_defender_goes_to_the_planeswalker(table):           # 702.19b
    alice, bob = table.players
    charger, goblin, walker = alice.controls(CHARGER), bob.controls(GOBLIN), bob.controls(WALKER)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, walker),), ((goblin, charger),), (1, 4))
    assert walker.is_now.zone == "graveyard" and bob.life == 20


def test_lifelink_gains_as_damage_is_dealt(table):                                        # 702.15b
    alice, bob = table.players
    link, blocker = alice.controls(LINK), bob.controls(LINK)
    fight(table, [(link, bob)], [(blocker, link)])
    assert (alice.life, bob.life) == (23, 23)


def test_lifelink_saves_at_the_same_moment(table):                                        # 702.15b, 704.3, 510.2
    alice, bob = table.players
    table.does("set_player", 0, 1, (("life", 2),))
    bear, goblin, link = alice.controls(BEAR), alice.controls(GOBLIN), bob.controls(LINK)
    fight(table, [(bear, bob), (goblin, bob)], [(link, goblin)])
    assert bob.life == 3 and not bob.lost


def test_combat_damage_triggers(table):                                                   # 510.3a, 120.3
    alice, bob = table.players
    alice.library(BEAR)
    sneak = alice.controls(SNEAK)
    fight(table, [(sneak, bob)])
    assert len(table.state.stack) == 1
    table.settles()
    assert alice.hand == 1


def test_no_power_no_damage(table):                                                       # 510.1a
    alice, bob = table.players
    sneak = alice.controls(card("Weak Sneak", "", "Creature — Rogue", "Whenever this creature deals combat damage to a player, you draw a card.", "0/1"))
    fight(table, [(sneak, bob)])
    assert not table.state.stack and bob.life == 20


# ---- first strike ----
def steps_with_damage(table):
    seen = []
    while table.state.step != "end of combat":
        seen.append(table.state.step)
        table.does("pass", table.state.priority)
    return list(dict.fromkeys(seen))


def test_first_strikers_have_a_step_of_their_own(table):                                  # 510.4, 702.7b
    alice, bob = table.players
    first, bear = alice.controls(FIRST), bob.controls(BEAR)
    fight(table, [(first, bob)], [(bear, first)], until="declare blockers")
    assert steps_with_damage(table) == ["declare blockers", "first-strike combat damage", "combat damage"]
    assert bear.is_now.zone == "graveyard" and first.damage == 0 and first.zone == "battlefield"


def test_without_first_strikers_there_is_no_such_step(table):                             # 510.4
    alice, bob = table.players
    fight(table, [(alice.controls(BEAR), bob)], until="declare blockers")
    assert steps_with_damage(table) == ["declare blockers", "combat damage"]


def test_double_strike_deals_damage_twice(table):                                         # 702.4b
    alice, bob = table.players
    fight(table, [(alice.controls(DOUBLE), bob)], until="first-strike combat damage")
    assert bob.life == 18
    table.goes_to("combat damage")
    assert bob.life == 16


def test_who_loses_first_strike_after_striking_does_not_strike_again(table):              # 510.4
    alice, bob = table.players
    first = alice.controls(FIRST)
    fight(table, [(first, bob)], until="first-strike combat damage")
    alice.says("Target creature loses all abilities until end of turn.", first)
    table.goes_to("combat damage")
    assert bob.life == 18


def test_who_loses_double_strike_after_striking_does_not_strike_again(table):             # 702.4c
    alice, bob = table.players
    double = alice.controls(DOUBLE)
    fight(table, [(double, bob)], until="first-strike combat damage")
    alice.says("Target creature loses all abilities until end of turn.", double)
    table.goes_to("combat damage")
    assert bob.life == 18


def test_who_gains_first_strike_too_late_strikes_with_the_others(table):                  # 702.7c
    alice, bob = table.players
    bear = alice.controls(BEAR)
    fight(table, [(bear, bob), (alice.controls(FIRST), bob)], until="first-strike combat damage")
    alice.says("Target creature gains first strike until end of turn.", bear)
    table.goes_to("combat damage")
    assert bob.life == 16


def test_who_gains_double_strike_after_striking_first_strikes_again(table):               # 702.4d
    alice, bob = table.players
    first = alice.controls(FIRST)
    fight(table, [(first, bob)], until="first-strike combat damage")
    alice.says("Target creature gains double strike until end of turn.", first)
    table.goes_to("combat damage")
    assert bob.life == 16


def test_a_first_striker_that_dealt_nothing_does_not_strike_later(table):                 # 510.4
    alice, bob = table.players
    weak = alice.controls(card("Weak Lancer", "", "Creature — Knight", "First strike", "0/2"))
    fight(table, [(weak, bob)], until="first-strike combat damage")
    alice.says("Target creature gets +3/+0 until end of turn.", weak)
    table.goes_to("combat damage")
    assert bob.life == 20


# ---- leaving combat ----
def test_combat_ends_for_all(table):                                                      # 511.3
    alice, bob = table.players
    bear, wall = alice.controls(BEAR), bob.controls(WALL)
    fight(table, [(bear, bob)], [(wall, bear)], until="postcombat main")
    assert (bear.attacking, bear.blocked, wall.blocking) == (None, "", ())


def test_an_attacker_whose_control_changes_is_removed(table):                             # 506.4
    alice, bob = table.players
    bear = alice.controls(BEAR)
    fight(table, [(bear, bob)], until="declare attackers")
    bob.says("Gain control of target creature until end of turn.", bear)
    assert bear.attacking is None
    table.goes_to("combat damage")
    assert (alice.life, bob.life) == (20, 20)


# ---- three players ----
def test_one_may_attack_several_players_and_each_blocks_for_themselves():                 # 508.1b, 509.1a, 802.4
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    bear, giant = alice.controls(BEAR, GIANT)
    wall, goblin = bob.controls(WALL), cid.controls(GOBLIN)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((bear, bob), (giant, cid)))
    assert table.asked.who == 1 and {(a.name, b.name) for a, b in table.asked.options} == {("Wall", "Bear")}
    table.answers(((wall, bear),))
    assert table.asked.who == 2 and {(a.name, b.name) for a, b in table.asked.options} == {("Goblin Scout", "Giant")}
    table.answers(())
    assert (bob.life, cid.life, goblin.zone) == (20, 15, "battlefield")
