"""Turns: every step in its order, what the rules do as it begins, and how a turn ends [500-514, 703]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Object, Table, card

WATCH = card("Upkeep Watch", "", "Enchantment", "At the beginning of your upkeep, you gain 1 life.")
EVE = card("Eve", "", "Enchantment", "At the beginning of each end step, you gain 1 life.")
MORNING = card("Morning", "", "Enchantment", "At the beginning of your draw step, you gain 1 life.")
NOON = card("Noon", "", "Enchantment", "At the beginning of your precombat main phase, you gain 1 life.")
BATTLE_CRY = card("Battle Cry", "", "Enchantment", "At the beginning of combat on your turn, you gain 1 life.")
IDOL = card("Idol", "{2}", "Artifact", "This artifact doesn't untap during your untap step.\n{T}: Add {C}.")
FROST = card("Frost", "", "Enchantment", "Creatures your opponents control don't untap during their controllers' untap steps.")
SHADE = card("Shade", "", "Creature — Shade", "{0}: This creature gets +1/+1 until end of turn.", "1/1")
REGRET = card("Regret", "", "Enchantment", "Whenever you discard a card, you lose 1 life.")
PRONE = card("Prone", "", "Creature — Ooze", "", "0/1")


def steps_of_a_turn(table):
    """The steps at which somebody can act, from here to the same step of the next turn."""
    seen, first = [table.state.step], table.state.turn
    while (table.state.turn, table.state.step) != (first + 1, seen[0]):
        table.does("pass", table.state.priority)
        if table.state.step != seen[-1]:
            seen.append(table.state.step)
    return seen


def test_a_turn_goes_through_its_steps_in_order(table):                                   # 500.1, 502.4, 508.8, 514.3
    for player in table.players:
        player.library(BEAR, BEAR)
    assert steps_of_a_turn(table) == ["precombat main", "beginning of combat", "declare attackers", "end of combat",
                                      "postcombat main", "end",
                                      "upkeep", "draw", "precombat main"]


def test_with_attackers_there_are_blocks_and_damage(table):                               # 508.8, 510.4
    alice, bob = table.players
    bob.library(BEAR)
    bear = alice.controls(BEAR)
    table.goes_to("declare attackers", ((bear, bob),))
    steps = []
    while table.state.active == 0:
        if table.state.step not in steps:
            steps.append(table.state.step)
        table.does("pass", table.state.priority)
    assert steps == ["declare attackers", "declare blockers", "combat damage", "end of combat", "postcombat main", "end"]


def test_the_next_player_in_turn_order_is_active(table):                                  # 500.1, 102.1
    for player in table.players:
        player.library(BEAR)
    table.goes_to("upkeep")
    assert (table.state.active, table.state.priority, table.state.turn) == (1, 1, 2)
    table.goes_to("upkeep")
    assert (table.state.active, table.state.turn) == (0, 3)


def test_the_active_player_untaps_what_is_theirs(table):                                  # 502.3
    alice, bob = table.players
    bob.library(BEAR)
    mine, theirs = alice.controls("Island", tapped="tapped"), bob.controls("Island", tapped="tapped")
    table.goes_to("upkeep")
    assert (mine.tapped, theirs.tapped) == ("tapped", "untapped")


def test_what_does_not_untap_stays_tapped_during_that_step_only(table):                   # 502.3
    alice, bob = table.players
    idol, bears = bob.controls(IDOL, tapped="tapped"), bob.controls(BEAR, tapped="tapped")
    alice.controls(FROST)
    table.goes_to("upkeep")
    assert idol.tapped == bears.tapped == "tapped"
    bob.says("Untap all artifacts.")
    assert idol.tapped == "untapped"


def test_the_untap_step_gives_nobody_priority_and_its_triggers_wait_for_the_upkeep(table):   # 502.4, 503.1
    _alice, bob = table.players
    bob.controls(card("Yawner", "", "Creature — Cat", "Whenever this creature becomes untapped, you gain 2 life.", "1/1"), tapped="tapped")
    bob.controls(WATCH)
    table.goes_to("untap", ("1. Yawner: whenever this creature becomes untapped, you gain 2 life.",
                            "2. Upkeep Watch: at the beginning of your upkeep, you gain 1 life."))
    assert table.state.step == "upkeep" and len(table.state.stack) == 2
    table.settles()
    assert bob.life == 23


def test_the_active_player_draws_at_the_beginning_of_the_draw_step(table):                # 504.1
    alice, bob = table.players
    bob.library(BEAR, GOBLIN)
    with table.changes(lambda: bob.hand, 1):
        table.goes_to("draw")
    with table.changes(lambda: bob.hand, 0):
        table.goes_to("precombat main")
    assert alice.hand == 0


@pytest.mark.parametrize("enchantment, step", [(WATCH, "upkeep"), (MORNING, "draw"), (NOON, "precombat main"), (BATTLE_CRY,
                                                            "beginning of combat")])
def test_abilities_trigger_at_the_beginning_of_a_step(table, enchantment, step):          # 603.2b, 503.1
    _alice, bob = table.players
    bob.library(BEAR)
    bob.controls(enchantment)
    table.goes_to(step, turn=2)
    assert len(table.state.stack) == 1 and bob.life == 20
    table.settles()
    assert bob.life == 21 and table.state.step == step


def test_at_the_beginning_of_each_end_step_is_at_everyones(table):                        # 513.1
    alice, bob = table.players
    bob.library(BEAR)
    alice.controls(EVE)
    table.goes_to("end")
    table.settles()
    table.goes_to("end")
    table.settles()
    assert alice.life == 22


def test_what_comes_during_the_end_step_waits_for_the_next_one(table):                    # 513.2
    alice, bob = table.players
    bob.library(BEAR)
    table.goes_to("end")
    alice.puts(alice.holds(EVE))
    assert not table.state.stack
    table.goes_to("end", turn=2)
    assert len(table.state.stack) == 1


# ---- summoning sickness [302.6] ----
def test_who_came_this_turn_is_ready_when_their_controllers_turn_begins(table):           # 302.6
    alice, bob = table.players
    alice.library(BEAR), bob.library(BEAR)
    elf = alice.puts(alice.holds("Llanowar Elves")) and table.named("Llanowar Elves")[0]
    with pytest.raises(Illegal, match="302.6"):
        alice.taps(elf)
    table.goes_to("upkeep")
    alice_may = lambda: [p.kind for p in alice.may(elf)]
    table.does("pass", 1)
    assert elf.sick == "sick" and alice_may() == []                                       # Bob's turn lifts nothing
    table.goes_to("upkeep", turn=3)
    assert elf.sick == "ready" and alice_may() == ["tap"]


def test_a_change_of_control_begins_it_anew_and_giving_back_too(table):                   # 302.6
    alice, bob = table.players
    alice.library(BEAR), bob.library(BEAR, BEAR)
    bear = bob.controls(BEAR)
    alice.says("Gain control of target creature until end of turn.", bear)
    assert (bear.controller, bear.sick) == (0, "sick")
    table.goes_to("upkeep")
    assert (bear.controller, bear.sick) == (1, "ready")                                   # Bob has had it since before his turn began
    table.goes_to("end", ((bear, alice),))
    assert alice.life == 18


def test_given_back_on_its_owners_own_turn_it_is_sick(table):                             # 302.6
    alice, bob = table.players
    bob.library(BEAR)
    bear = alice.controls(BEAR)
    bob.says("Gain control of target creature until end of turn.", bear)
    table.goes_to("upkeep", turn=2)
    assert bear.controller == 0 and bear.sick == "sick"                                   # Alice's most recent turn began before


# ---- mana [500.5] ----
def test_unspent_mana_empties_as_each_step_ends(table):                                   # 500.5, 703.4q
    alice, bob = table.players
    alice.taps(alice.controls("Island"))
    bob.library(BEAR)
    assert alice.pool == "U"
    alice.passes()
    assert alice.pool == "U"
    bob.passes()
    assert (alice.pool, table.state.step) == ("", "beginning of combat")


# ---- cleanup [514] ----
def test_the_active_player_discards_down_to_seven(table):                                 # 514.1
    alice, bob = table.players
    bob.library(BEAR)
    cards = alice.holds(*[BEAR] * 9)
    bob.holds(*[BEAR] * 9)
    table.goes_to("upkeep", (cards[2], cards[5]))
    assert (alice.hand, bob.hand) == (7, 9) and cards[2].is_now.zone == cards[5].is_now.zone == "graveyard"


def test_damage_and_until_end_of_turn_wear_off_together(table):                           # 514.2
    alice, bob = table.players
    bob.library(BEAR)
    shade = alice.controls(SHADE)
    alice.activates(shade)
    table.resolves()
    alice.says("Target creature gets +1/+1 until end of turn.", shade)
    alice.puts(alice.holds(GOBLIN))
    table.does("set_fields", 0, shade.id, (("damage", 2),))
    table.goes_to("upkeep")
    assert (shade.is_now.zone, shade.damage, shade.power) == ("battlefield", 0, 1)


def test_a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup_follows(table):    # 514.3a
    alice, bob = table.players
    bob.library(BEAR)
    alice.controls(REGRET)
    cards = alice.holds(*[BEAR] * 8)
    table.goes_to("cleanup", cards[0])
    assert (table.state.step, table.state.turn, table.state.priority, len(table.state.stack)) == ("cleanup", 1, 0, 1)
    shade = alice.controls(SHADE)
    alice.activates(shade)
    table.settles()
    assert (alice.life, shade.power, table.state.step) == (19, 2, "cleanup")
    alice.passes(), bob.passes()
    assert (table.state.step, table.state.turn, shade.power) == ("upkeep", 2, 1)          # the second cleanup ended it


def test_a_state_based_action_in_the_cleanup_step_gives_priority_too(table):              # 514.3a
    alice, bob = table.players
    bob.library(BEAR)
    bear = alice.controls(PRONE)
    alice.says("Target creature gets +0/+2 until end of turn.", bear)
    table.does("set_fields", 0, bear.id, (("counters", (("-1/-1", 2),)),))
    table.goes_to("cleanup")
    assert (table.state.step, table.state.turn, table.state.priority) == ("cleanup", 1, 0)
    assert bear.is_now.zone == "graveyard"
    table.goes_to("upkeep")
    assert table.state.turn == 2


def test_going_to_a_step_without_priority_goes_past_it(table):                            # 514.3, 502.4
    _alice, bob = table.players
    bob.library(BEAR)
    table.goes_to("cleanup")
    assert (table.state.turn, table.state.step) == (2, "upkeep")


def test_what_lasts_this_turn_ends_with_until_end_of_turn(table):                         # 514.2
    alice, bob = table.players
    bob.library(BEAR)
    alice.says("Target creature gains haste until end of turn.", alice.controls(BEAR))
    assert table.state.effects
    table.goes_to("upkeep")
    assert table.state.effects == () and table.state.delayed == ()


# ---- turn-based actions of Sagas and Attractions [703.4f-g] ----
def test_a_saga_gets_a_lore_counter_as_its_controllers_precombat_main_phase_begins(table):   # 714.3b
    alice, bob = table.players
    alice.library(BEAR), bob.library(BEAR)
    saga = alice.controls("Fable of the Mirror-Breaker")
    assert saga.counted("lore") == 1
    table.goes_to("precombat main", turn=2)
    assert saga.counted("lore") == 1
    table.goes_to("precombat main", turn=3)
    assert saga.counted("lore") == 2 and len(table.state.stack) == 1


def test_attractions_are_visited_after_the_lore_counters(table):                          # 703.4g
    alice, bob = table.players
    alice.library(BEAR), bob.library(BEAR)
    saga = alice.controls("Fable of the Mirror-Breaker")
    alice.controls("Hall of Mirrors", BEAR)
    table.goes_to("precombat main", turn=3)
    assert table.asked.kind == "die" and table.asked.who == -1 and saga.counted("lore") == 2
    table.answers(1)
    assert [item.word for item in table.state.stack] == ["Fable of the Mirror-Breaker"]


def test_who_controls_no_attraction_rolls_nothing(table):                                 # 703.4g
    alice, bob = table.players
    bob.library(BEAR)
    alice.controls("Hall of Mirrors")
    table.goes_to("precombat main", turn=2)
    assert table.state.turn == 2


def test_the_first_player_of_two_skips_the_first_draw_only():                             # 103.8a
    table = Table("Alice", "Bob")
    alice, bob = table.players
    for player in table.players:
        player.library(*[BEAR] * 12)
    table.does("start", 0)
    while table.asked:
        table.answers("no" if table.asked.kind == "mulligan" else table.asked.options)
    assert (alice.hand, bob.hand) == (7, 7)
    table.goes_to("precombat main")
    assert (alice.hand, table.state.turn, table.state.active) == (7, 1, 0)
    table.goes_to("precombat main", turn=2)
    assert bob.hand == 8
    table.goes_to("precombat main", Object(table, bob.here.hand[0]), turn=3)              # Bob discards down to seven
    assert alice.hand == 8


def test_a_skipped_step_gives_nobody_priority_and_triggers_nothing():                     # 500.11, 614.10
    table = Table("Alice", "Bob")
    alice, _bob = table.players
    for player in table.players:
        player.library(*[BEAR] * 9)
    alice.controls(MORNING)
    table.does("start", 0)
    while table.asked:
        table.answers("no" if table.asked.kind == "mulligan" else table.asked.options)
    seen = [table.state.step]
    while table.state.step != "precombat main":
        table.does("pass", table.state.priority)
        seen.append(table.state.step)
    assert "draw" not in seen and alice.life == 20
