"""Extra turns and phases, turns that are skipped, emblems, control that changes, what lasts until your next turn [500, 114, 611.2]."""
from tests.table import BEAR, GOBLIN, Table, card


def two():
    table = Table()
    alice, bob = table.players
    alice.library(*["Forest"] * 6)
    bob.library(*["Island"] * 6)
    return table, alice, bob


# 500.7
def test_an_extra_turn_comes_after_this_one_500_7():
    table, alice, bob = two()
    alice.says("Take an extra turn after this one.")
    turns = []
    for turn in (2, 3, 4):
        table.goes_to("upkeep", turn=turn)
        turns.append(table.state.active)
    assert turns == [alice.seat, bob.seat, alice.seat]


def test_the_turn_created_last_comes_first_500_7():
    table, alice, bob = two()
    alice.says("Take an extra turn after this one.")
    alice.says("Target player takes an extra turn after this one.", bob)
    turns = []
    for turn in (2, 3, 4):
        table.goes_to("upkeep", turn=turn)
        turns.append(table.state.active)
    assert turns == [bob.seat, alice.seat, bob.seat]


def test_a_turn_is_skipped_500_11():
    table, alice, bob = two()
    alice.says("Target player skips their next turn.", bob)
    table.goes_to("upkeep", turn=2)
    assert table.state.active == alice.seat
    table.goes_to("upkeep", turn=3)
    assert table.state.active == bob.seat


def test_a_step_is_skipped_500_11():
    table, alice, bob = two()
    alice.says("Target player skips their next draw step.", bob)
    table.goes_to("precombat main", turn=2)
    assert bob.hand == 0


def test_an_additional_combat_phase_500_8():
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)])
    alice.says("Untap target creature. After this phase, there is an additional combat phase.", bear)
    table.goes_to("end of combat")
    table.does("go_to", alice.seat, table.state.turn + 0, "postcombat main")
    assert table.asked.kind == "attackers"
    alice.answers(((bear, bob),))
    assert (bob.life, table.state.step) == (16, "postcombat main")


def test_an_emblem_gives_to_what_comes_later_114_4():
    table, alice, bob = two()
    alice.says('You get an emblem with "Creatures you control get +1/+1."')
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    assert (bear.power, scout.power, table.count("Emblem", "command")) == (3, 1, 1)
    table.goes_to("upkeep", turn=2)
    assert bear.power == 3


def test_an_emblem_s_ability_triggers_again_and_again_114_1():
    table, alice, _bob = two()
    alice.says('You get an emblem with "Whenever a creature dies, you gain 1 life."')
    for _ in range(2):
        alice.says("Destroy target creature.", alice.controls(BEAR))
        table.settles()
    assert alice.life == 22


def test_until_your_next_turn_611_2():
    table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target creature gets -2/-0 until your next turn.", bear)
    table.goes_to("upkeep", turn=2)
    assert bear.power == 0
    table.goes_to("upkeep", turn=3)
    assert bear.power == 2


def test_an_opponent_gains_control_613_1b():
    _table, alice, bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target opponent gains control of target creature.", bob, bear)
    assert bear.controller == bob.seat


def test_control_is_exchanged_or_nothing_happens_701_12a():
    _table, alice, bob = two()
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    exchange = "Exchange control of target creature you control and target creature an opponent controls."
    alice.says(exchange, bear, scout)
    assert (bear.controller, scout.controller) == (bob.seat, alice.seat)


def test_what_would_die_this_turn_is_exiled_instead_614_1a():
    table, alice, bob = two()
    bear = bob.controls(BEAR)
    alice.says("Target creature gets -2/-2 until end of turn. If that creature would die this turn, exile it instead.", bear)
    table.settles()
    assert bear.is_now.zone == "exile"


def test_the_sacrificed_creature_is_asked_as_it_was_608_2h():
    table, alice, _bob = two()
    altar = alice.controls(card("Altar", "", "Artifact", "{T}, Sacrifice a creature: You gain life equal to the sacrificed creature's "
                                                         "toughness."))
    alice.controls(BEAR)
    alice.activates(altar)
    table.resolves()
    assert alice.life == 22


def test_counted_is_what_was_destroyed_this_way_608_2c():
    _table, alice, bob = two()
    alice.controls(BEAR, card("Rock", "", "Creature — Golem", "Indestructible", size="1/1"))
    bob.controls(GOBLIN)
    alice.says("Destroy all creatures. Draw a card for each creature destroyed this way.")
    assert alice.hand == 2


def test_a_player_loses_the_game_104_3e():
    _table, alice, bob = two()
    alice.says("Target player loses the game.", bob)
    assert bob.lost


def test_drained_life_is_gained():
    _table, alice, bob = two()
    alice.says("Each opponent loses 2 life. You gain life equal to the life lost this way.")
    assert (alice.life, bob.life) == (22, 18)
