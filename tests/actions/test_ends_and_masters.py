"""Ending the turn and the combat phase; controlling another player [722, 723]."""
import attrs

from tests.table import BEAR, GOBLIN, Table, card

STOP = card("Stop", "{0}", "Instant", "End the turn.")


def two():
    table = Table()
    for player in table.players:
        player.library(*["Wastes"] * 6)
    return table, *table.players


def test_all_on_the_stack_is_exiled_and_the_turn_is_over():
    """723.1"""
    table, alice, bob = two()
    spell, stop = alice.holds(card("Wait", "{0}", "Instant", "Draw two cards.")), alice.holds(STOP)
    alice.controls(card("Bell", "", "Enchantment", "At the beginning of the end step, you gain 7 life."))
    alice.casts(spell)
    alice.casts(stop)
    table.resolves()
    assert (spell.is_now.zone, stop.is_now.zone, alice.hand) == ("exile", "exile", 0)
    assert (table.state.active, table.state.turn, table.state.step, alice.life) == (bob.seat, 2, "upkeep", 20)


def test_in_combat_all_creatures_leave_it_and_no_damage_is_dealt():
    """723.1"""
    table, alice, bob = two()
    bear, stop = alice.controls(BEAR), alice.holds(STOP)
    table.goes_to("declare attackers", ((bear, bob),))
    alice.casts(stop)
    table.resolves()
    assert (bear.attacking, bob.life, table.state.turn) == (None, 20, 2)


def test_what_triggers_meanwhile_is_put_on_the_stack_in_the_cleanup_step():
    """723.1: then there is another cleanup step."""
    table, alice, _bob = two()
    alice.controls(card("Ear", "", "Enchantment", "Whenever a creature dies, you gain 1 life."))
    bear, stop = alice.controls(BEAR), alice.holds(STOP)
    alice.casts(stop)
    table.state = table.state.with_thing(attrs.evolve(table.state.things.get(bear.id), damage=2))
    table.resolves()
    assert (table.state.turn, table.state.step, len(table.state.stack)) == (1, "cleanup", 1)
    table.settles()
    assert alice.life == 21


def test_damage_wears_off_as_the_turn_ends():
    """723.1: the cleanup step is not skipped."""
    table, alice, _bob = two()
    bear = alice.controls(BEAR, damage=1)
    alice.casts(alice.holds(STOP))
    table.resolves()
    assert bear.damage == 0


def test_ending_the_combat_phase_goes_on_after_combat():
    """723.2"""
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    peace = alice.holds(card("Peace", "{0}", "Instant", "End the combat phase."))
    table.goes_to("declare attackers", ((bear, bob),))
    alice.casts(peace)
    table.resolves()
    assert (table.state.turn, table.state.step, bear.attacking, bob.life) == (1, "postcombat main", None, 20)


def test_whoever_controls_a_player_makes_their_choices_in_their_next_turn():
    """722.1, 722.5"""
    table, alice, bob = two()
    scout, card_ = bob.controls(GOBLIN), bob.holds(card("Choice", "{0}", "Sorcery", "Destroy target creature."))
    alice.says("You control target player during that player's next turn.", bob)
    table.goes_to("precombat main", turn=2)
    bob.does("cast", card_.id)
    assert table.asked.who == alice.seat
    table.answers(scout)
    table.resolves()
    assert scout.is_now.zone == "graveyard"


def test_it_ends_with_that_turn():
    """722.1"""
    table, alice, bob = two()
    alice.says("You control target player during that player's next turn.", bob)
    assert table.state.controlled == ()
    table.goes_to("precombat main", turn=2)
    assert table.state.controlled == ((bob.seat, alice.seat),)
    table.goes_to("upkeep", turn=3)
    assert table.state.controlled == ()


def test_the_last_such_effect_works():
    """722.1a"""
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    for player in table.players:
        player.library(*["Wastes"] * 4)
    alice.says("You control target player during that player's next turn.", bob)
    carol.says("You control target player during that player's next turn.", bob)
    table.goes_to("upkeep", turn=2)
    assert table.state.controlled == ((bob.seat, carol.seat),)
