"""Priority: who may act when, how it goes around, and how triggers find their place on the stack [117, 603.3, 405]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

BOLT = "Lightning Bolt"
GUARD = card("Guard", "", "Creature — Human", "When this creature dies, you gain 1 life.", "1/1")
MOURNER = card("Mourner", "", "Creature — Human", "Whenever another creature dies, each opponent loses 1 life.", "1/1")
ECHO = card("Echo", "", "Enchantment", "Whenever you gain life, you gain 1 life.")


def top(table):
    return table.state.stack[-1].word


def test_who_has_cast_a_spell_has_priority_again(table):                                  # 117.3c
    alice, bob = table.players
    alice.controls("Mountain", "Mountain")
    first, second = alice.holds(BOLT, BOLT)
    alice.casts(first, bob)
    assert (table.state.priority, table.state.passed) == (0, 0)
    alice.casts(second, bob)
    assert [item.id for item in table.state.stack] == [first.is_now.id, second.is_now.id]


def test_holding_priority_the_last_spell_resolves_first(table):                           # 405.5, 608.1
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain", "Forest")
    bolt, growth = alice.holds(BOLT, "Giant Growth")
    alice.casts(bolt, bear)
    alice.casts(growth, bear)
    table.resolves()
    assert (bear.power, len(table.state.stack)) == (5, 1)
    table.resolves()
    assert (bear.zone, bear.damage) == ("battlefield", 3)


def test_priority_passes_in_turn_order_and_the_top_resolves_when_all_have_passed(table):  # 117.3d, 117.4
    alice, bob = table.players
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), bob)
    alice.passes()
    assert (table.state.priority, bob.life) == (1, 20)
    bob.passes()
    assert (table.state.priority, bob.life, table.state.step) == (0, 17, "precombat main")


def test_an_action_in_between_means_that_all_must_pass_again(table):                      # 117.4
    alice, bob = table.players
    alice.controls("Mountain"), bob.controls("Mountain")
    answer = bob.holds(BOLT)
    alice.casts(alice.holds(BOLT), bob)
    alice.passes()
    bob.casts(answer, alice)
    bob.passes()
    assert (table.state.priority, len(table.state.stack)) == (0, 2)
    alice.passes()
    assert (alice.life, bob.life, len(table.state.stack)) == (17, 20, 1)
    alice.passes(), bob.passes()
    assert bob.life == 17 and not table.state.stack


def test_after_something_resolves_the_active_player_has_priority(table):                  # 117.3b
    alice, bob = table.players
    bob.controls("Mountain")
    alice.passes()
    bob.casts(bob.holds(BOLT), alice)
    bob.passes(), alice.passes()
    assert (table.state.priority, alice.life) == (0, 17)


def test_who_does_not_have_priority_can_do_nothing(table):                                # 117.1
    alice, bob = table.players
    island, bolt = bob.controls("Mountain"), bob.holds(BOLT)
    for deed in (lambda: bob.passes(), lambda: bob.casts(bolt, alice), lambda: bob.taps(island)):
        with pytest.raises(Illegal, match="117.1"):
            deed()
    assert table.state.priority == 0


def test_nobody_has_priority_while_something_resolves(table):                             # 117.2e
    alice, _bob = table.players
    alice.controls("Island")
    alice.library(BEAR, BEAR)
    alice.casts(alice.holds("Opt"))
    table.does("resolve", 0)
    assert table.asked and table.state.priority is None
    table.answers(())
    assert table.state.priority == 0


def test_nobody_has_priority_while_a_spell_is_being_cast(table):                          # 601.2, 117.1
    alice, bob = table.players
    alice.controls("Mountain")
    table.does("cast", 0, alice.holds(BOLT).id, "front")
    assert table.asked.kind == "target" and table.state.priority is None
    table.answers(bob)
    assert table.state.priority == 0


def test_triggers_of_the_active_player_go_on_the_stack_first(table):                      # 603.3b
    alice, bob = table.players
    alice.controls(GUARD), bob.controls(GUARD)
    alice.says("Destroy all creatures.")
    assert [item.you for item in table.state.stack] == [0, 1]
    table.resolves()
    assert (alice.life, bob.life) == (20, 21)


def test_each_player_orders_their_own_triggers(table):                                    # 603.3b
    alice, _bob = table.players
    guard, _ = alice.controls(GUARD, MOURNER)
    alice.says("Destroy target creature.", guard)
    assert table.asked.who == 0 and table.asked.rule == "603.3b"
    table.answers(tuple(reversed(table.asked.options)))
    assert top(table) == "Guard"


def test_a_trigger_during_a_resolution_waits_until_it_is_over(table):                     # 603.3, 117.2a
    alice, bob = table.players
    alice.controls(ECHO)
    alice.says("You gain 3 life. You lose 1 life.")
    assert (alice.life, len(table.state.stack)) == (22, 1)
    alice.passes(), bob.passes()
    assert alice.life == 23 and len(table.state.stack) == 1


def test_mana_abilities_do_not_hand_priority_on(table):                                   # 605.3a, 117.3c
    alice, bob = table.players
    island = bob.controls("Island")
    alice.passes()
    bob.taps(island)
    assert (table.state.priority, bob.pool) == (1, "U")
    bob.passes()
    assert (table.state.priority, table.state.step) == (0, "precombat main")


# ---- resolve, settle, go to ----
def test_resolve_needs_something_on_the_stack(table):                                     # 608.1
    with pytest.raises(Illegal, match="608.1"):
        table.does("resolve", 0)


def test_settle_empties_the_stack_with_all_that_is_asked_on_the_way(table):               # 117.4
    alice, bob = table.players
    alice.library(BEAR, BEAR)
    alice.controls("Island", "Mountain")
    bolt, opt = alice.holds(BOLT, "Opt")
    alice.casts(bolt, bob)
    alice.casts(opt)
    table.settles(())
    assert bob.life == 17 and alice.hand == 1 and not table.state.stack and table.state.step == "precombat main"


def test_settle_with_an_empty_stack_changes_nothing(table):
    before = table.state
    table.settles()
    assert table.state == before


def test_a_loop_of_mandatory_actions_that_nobody_can_stop_is_a_draw(table):               # 104.4b
    alice, bob = table.players
    alice.controls(ECHO)
    alice.says("You gain 1 life.")
    table.settles()
    assert "104.4b" in alice.lost and "104.4b" in bob.lost and table.state.priority is None


def test_a_loop_that_somebody_could_stop_is_theirs_to_stop(table):                        # 104.4b
    alice, bob = table.players
    alice.controls(ECHO)
    bob.controls("Mountain"), bob.holds(BOLT)
    alice.says("You gain 1 life.")
    table.settles()
    assert table.asked.who == 1 and "Bob could act" in table.asked.ask
    table.answers("act")
    assert table.state.stack and table.state.priority == 1 and not bob.lost
    table.goes_to("end")
    assert table.asked.options == ("act", "draw")


def test_a_loop_that_comes_to_its_end_is_no_draw(table):                                  # 104.4b, 704.5a
    alice, bob = table.players
    alice.controls(card("Drain", "", "Enchantment", "Whenever you gain life, each opponent loses 1 life."),
                   card("Feast", "", "Enchantment", "Whenever an opponent loses life, you gain 1 life."))
    alice.says("You gain 1 life.")
    table.settles()
    assert bob.lost and not alice.lost


def test_many_triggers_are_no_loop(table):                                                # 603.3b
    alice, bob = table.players
    alice.controls(*[card("Warden", "", "Enchantment", "Whenever you gain life, each opponent loses 1 life.")] * 400)
    table.state = table.state.with_seat(bob.seat, life=1000)
    alice.says("You gain 1 life.")
    table.settles()
    assert bob.life == 600 and not bob.lost


def test_going_on_asks_what_must_be_asked_on_the_way(table):
    alice, _bob = table.players
    alice.controls("Island")
    alice.library(BEAR, BEAR)
    alice.casts(alice.holds("Opt"))
    table.does("go_to", 0, 0, "end")
    assert table.asked.who == 0
    table.answers(())
    assert (table.state.step, alice.hand) == ("end", 1)


def test_going_back_is_refused(table):                                                    # 500.1
    with pytest.raises(Illegal, match="500.1"):
        table.goes_to("upkeep", turn=1)
    with pytest.raises(Illegal, match="500.1"):
        table.goes_to("teatime")


def test_going_to_where_one_is_does_nothing(table):
    before = table.state
    table.does("go_to", 0, 1, "precombat main")
    assert table.state == before


def test_going_to_a_step_that_the_turn_has_not_goes_past_it(table):                       # 508.8
    table.goes_to("combat damage")
    assert (table.state.step, table.state.turn) == ("end of combat", 1)


def test_it_stops_where_somebody_first_has_priority_in_that_step(table):
    _alice, bob = table.players
    bob.controls(card("Watch", "", "Enchantment", "At the beginning of each end step, you gain 1 life."))
    table.goes_to("end")
    assert (len(table.state.stack), bob.life, table.state.priority) == (1, 20, 0)


def test_going_on_ends_with_the_game(table):                                              # 104.1, 704.5b
    alice, bob = table.players
    table.goes_to("end", turn=9)
    assert (bob.lost, table.state.priority, table.state.turn) == ("drew from an empty library", None, 2)
    for deed in (lambda: alice.passes(), lambda: bob.passes()):
        with pytest.raises(Illegal):
            deed()
    before = table.state
    table.goes_to("end")
    assert table.state == before


def test_a_seat_that_nobody_sits_in_is_refused(table):                                    # 102.1
    for action in (("pass", 5), ("tap", 7, 1, 0), ("concede", 2), ("cast", -1, 1, "front"), ("settle", 9), ("tell", 4, "Draw a card.")):
        with pytest.raises(Illegal, match="102.1"):
            table.does(*action)


def test_state_based_actions_come_before_triggers_and_both_before_priority(table):        # 117.5, 704.3
    alice, _bob = table.players
    guard = alice.controls(GUARD)
    alice.controls(MOURNER)
    table.does("set_fields", 0, guard.id, (("damage", 1),))
    table.does("check", 0)
    table.answers(table.asked.options)
    assert guard.is_now.zone == "graveyard" and len(table.state.stack) == 2


def test_three_players_pass_in_turn_order():                                              # 117.3d, 101.4
    table = Table("Alice", "Bob", "Cid")
    order = []
    for _ in range(3):
        order.append(table.state.priority)
        table.does("pass", table.state.priority)
    assert order == [0, 1, 2] and table.state.step == "beginning of combat"
