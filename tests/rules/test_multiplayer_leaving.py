"""What becomes of a game of three or four as players leave it, who chooses and acts in which order, and attacks on several at once."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

TAKER = card("Taker", "", "Artifact", "{T}: Gain control of target creature until end of turn.")
MOURNER = card("Mourner", "", "Creature — Human", "When this creature leaves the battlefield, each opponent loses 2 life.", size="1/1")
STING = card("Sting", "", "Creature — Insect", "Whenever this creature attacks, defending player loses 1 life.", size="1/1")
GIANT = card("Giant", "", "Creature — Giant", size="5/5")
WALKER = card("Walker", "", "Legendary Planeswalker — Ajani", "+1: You gain 1 life.", loyalty=4)
LURE = card("Lure", "", "Creature — Beast", "All creatures able to block this creature do so.", size="2/2")


@pytest.fixture
def three():
    return seated("Alice", "Bob", "Cid")


@pytest.fixture
def four():
    return seated("Alice", "Bob", "Cid", "Dan")


def seated(*names):
    table = Table(*names)
    for player in table.players:
        player.library(*[BEAR] * 9)
    return table


# ---- leaving [800.4] ----
def test_a_game_of_three_goes_on_without_one_of_them(three):                              # 800.4, 104.2a
    alice, bob, cid = three.players
    bob.does("concede")
    assert three.state.priority == 0 and not alice.lost and not cid.lost
    cid.does("concede")
    assert three.state.priority is None and not alice.lost                                # the last one has won, whatever is said


def test_one_who_leaves_on_the_move_hands_priority_on(three):                             # 800.4a
    three.players[0].does("concede")
    assert three.state.priority == 1 and three.state.active == 0


def test_a_token_is_not_made_for_one_who_has_left(three):                                 # 800.4b, 800.4d
    alice, bob, _ = three.players
    bob.does("concede")
    alice.says("Each player creates a 1/1 red Goblin creature token.")
    assert [t.controller for t in three.named("Goblin Token")] == [0, 2]


def test_what_left_leaves_a_trigger_that_nobody_puts_on_the_stack(three):                 # 800.4d
    alice, bob, cid = three.players
    alice.controls(MOURNER, controller=1)                                                 # Alice's card, Bob's permanent: it is exiled
    bob.does("concede")
    three.settles()
    assert [p.life for p in (alice, cid)] == [20, 20] and three.state.waiting == ()
    mine = alice.controls(MOURNER)
    alice.says("Destroy target creature.", mine)
    three.settles()
    assert cid.life == 18


def test_what_would_go_back_to_one_who_has_left_is_exiled(three):                         # 800.4c
    alice, bob, cid = three.players
    bear = alice.controls(BEAR, controller=1)
    cid.controls(TAKER)
    alice.passes(), bob.passes()
    cid.activates(three.named("Taker")[0], bear)
    three.settles()
    assert bear.controller == 2
    bob.does("concede")
    assert bear.zone == "battlefield" and bear.controller == 2                            # it is Cid's for now
    three.goes_to("upkeep")
    assert bear.is_now.zone == "exile"


def test_what_somebody_has_by_themselves_stays_as_another_leaves(three):                  # 800.4c
    alice, bob, cid = three.players
    bear = alice.controls(BEAR)
    cid.controls(TAKER)
    alice.passes(), bob.passes()
    cid.activates(three.named("Taker")[0], bear)
    three.settles()
    bob.does("concede")
    three.goes_to("upkeep")
    assert bear.zone == "battlefield" and bear.controller == 0


def test_combat_damage_is_not_assigned_to_one_who_has_left(three):                        # 800.4e
    alice, bob, cid = three.players
    giant, bear = alice.controls(GIANT, BEAR)
    three.fights([(giant, bob), (bear, cid)], until="declare blockers")
    bob.does("concede")
    three.goes_to("end of combat")
    assert (bob.life, cid.life) == (20, 18) and [e for e in three.log if "Giant deals" in e] == []


def test_what_lasts_until_their_next_turn_ends_where_that_would_have_begun(four):         # 800.4m
    alice, bob, _, _ = four.players
    giant = alice.controls(GIANT)
    four.goes_to("upkeep")
    assert four.state.active == 1
    bob.says("Until your next turn, target creature gets -2/-0.", giant)
    bob.does("concede")
    four.goes_to("upkeep")
    assert four.state.active == 2 and giant.power == 3                                    # neither at once …
    four.goes_to("upkeep"), four.goes_to("upkeep")
    assert four.state.active == 0 and giant.power == 3
    four.goes_to("upkeep")
    assert four.state.active == 2 and giant.power == 5                                    # … nor for ever


def test_effects_of_one_who_has_left_go_on_as_long_as_they_last(three):                   # 800.4a
    alice, bob, _ = three.players
    bear = alice.controls(BEAR)
    alice.passes()
    bob.says("Target creature gets +3/+3 until end of turn.", bear)
    bob.does("concede")
    assert bear.power == 5
    three.goes_to("upkeep")
    assert bear.power == 2


def test_emblems_leave_with_their_owner(three):                                           # 800.4a, 114.1
    alice, bob, _ = three.players
    bear = alice.controls(BEAR)
    bob.says('You get an emblem with "Creatures get +1/+1."')
    assert bear.power == 3
    bob.does("concede")
    assert bear.power == 2


def test_the_turn_of_one_who_left_in_it_goes_on_without_an_active_player(three):          # 800.4j
    alice, bob, cid = three.players
    alice.does("concede")
    assert (three.state.active, three.state.priority, three.state.step) == (0, 1, "precombat main")
    three.goes_to("end")
    assert three.state.turn == 1
    three.goes_to("upkeep")
    assert (three.state.active, three.state.turn) == (1, 2)
    assert not bob.lost and not cid.lost


def test_no_turn_of_theirs_begins_not_even_an_extra_one(three):                           # 800.4k, 500.7
    alice, bob, _ = three.players
    alice.says("Take an extra turn after this one.")
    alice.does("concede")
    three.goes_to("upkeep")
    assert three.state.active == 1 and not bob.lost


@pytest.mark.parametrize(("leaver", "heir"), [(1, 0), (0, 2)])
def test_as_the_monarch_leaves_the_active_player_is_crowned_or_who_comes_next(four, leaver, heir):      # 724.4
    four.players[leaver].says("You become the monarch.")
    if leaver == 0:
        four.players[1].does("concede")
    four.players[leaver].does("concede")
    assert four.state.monarch == heir
    other = seated("Alice", "Bob", "Cid")
    other.players[2].says("You become the monarch.")
    other.players[1].does("concede")
    assert other.state.monarch == 2


def test_one_who_has_left_does_nothing_more(three):                                       # 800.4
    bob = three.players[1]
    bob.does("concede")
    with pytest.raises(Illegal):
        bob.passes()
    assert three.state.in_turn_order() == [0, 2]


# ---- in which order [101.4] ----
def test_each_chooses_in_turn_order_and_then_it_happens_at_once(three):                   # 101.4
    alice, bob, cid = three.players
    for player in three.players:
        player.controls(BEAR, GOBLIN)
    three.does("set_turn", 0, (("active", 1), ("priority", 1)))
    three.does("tell", 1, "Each player sacrifices a creature of their choice.")
    asked = []
    while three.asked:
        asked.append(three.asked.who)
        assert len(three.named("Bear")) == 3                                              # nothing has happened yet
        three.answers(three.asked.options[0])
    assert asked == [1, 2, 0] and [len(p.graveyard) for p in (alice, bob, cid)] == [1, 1, 1]


def test_triggers_go_on_the_stack_in_turn_order_from_the_active_player(four):             # 101.4, 603.3b
    for player in four.players:
        player.controls(card("Bell", "", "Artifact", "Whenever a creature enters, you gain 1 life."))
    four.does("set_turn", 0, (("active", 2), ("priority", 2)))
    four.players[3].puts(four.players[3].holds(BEAR))
    assert [item.you for item in four.state.stack] == [2, 3, 0, 1]


# ---- attacking several [802] ----
def test_each_attacker_is_declared_against_one_of_several_players(four):                  # 802.2, 802.3, 506.2
    alice, bob, cid, dan = four.players
    bear, goblin, giant = alice.controls(BEAR, GOBLIN, GIANT)
    walker = dan.controls(WALKER)
    four.fights([(bear, bob), (goblin, cid), (giant, walker)])
    assert (bob.life, cid.life, dan.life, walker.counted("loyalty") if walker.is_now else 0) == (18, 19, 20, 0)


def test_the_defending_player_is_the_one_whom_that_creature_attacks(four):                # 802.2a, 506.2
    alice, bob, cid, dan = four.players
    one, other = alice.controls(STING, STING)
    four.fights([(one, bob), (other, dan)], until="declare attackers")
    four.settles()
    assert [player.life for player in (bob, cid, dan)] == [19, 20, 19]


def test_of_an_attacked_planeswalker_it_is_the_controller(four):                          # 802.2a
    alice, bob, cid, _ = four.players
    sting, walker = alice.controls(STING), cid.controls(WALKER)
    four.fights([(sting, walker)], until="declare attackers")
    four.settles()
    assert (bob.life, cid.life) == (20, 19)


def test_defending_players_declare_in_turn_order_each_for_their_own(four):                # 802.4, 802.4a
    alice, bob, cid, dan = four.players
    bear, goblin = alice.controls(BEAR, GOBLIN)
    for player in (bob, cid, dan):
        player.controls(GIANT)
    four.does("go_to", 0, 0, "declare blockers")
    four.answers(((bear, dan), (goblin, bob)))
    assert (four.asked.kind, four.asked.who) == ("blockers", 1)
    assert {pair[1].id for pair in four.asked.options} == {goblin.id}
    four.answers(())
    assert four.asked.who == 3 and {pair[1].id for pair in four.asked.options} == {bear.id}       # Cid is not attacked
    four.answers(())


def test_what_attacks_others_demands_no_block(four):                                      # 802.4b, 509.1c
    alice, bob, cid, _ = four.players
    lure, bear = alice.controls(LURE, BEAR)
    free, bound = bob.controls(GIANT), cid.controls(GIANT)
    four.does("go_to", 0, 0, "declare blockers")
    four.answers(((lure, cid), (bear, bob)))
    assert four.asked.who == 1 and four.asked.simplest() == ()
    four.answers(())
    assert four.asked.who == 2 and [pair[0].id for pair in four.asked.simplest()] == [bound.id]
    four.answers(four.asked.simplest())
    assert free.blocking == () and bound.blocking == (lure.id,)


def test_damage_is_assigned_in_turn_order(four):                                          # 802.5, 510.1
    alice, bob, cid, _ = four.players
    both = card("Hydra", "", "Creature — Hydra", "This creature can block an additional creature each combat.", size="4/4")
    hydra_of_cid, hydra_of_bob = cid.controls(both), bob.controls(both)                   # Cid's came first
    one, two, three, other = alice.controls(BEAR, BEAR, BEAR, BEAR)
    four.does("go_to", 0, 0, "end of combat")
    four.answers(((one, bob), (two, bob), (three, cid), (other, cid)))
    four.answers(((hydra_of_bob, one), (hydra_of_bob, two)))
    four.answers(((hydra_of_cid, three), (hydra_of_cid, other)))
    asked = []
    while four.asked:
        asked.append(four.asked.who)
        four.goes_on(lambda: four.run.answer((2, 2)), four.run.before)
    assert asked == [1, 2]


def test_everybody_plays_for_themselves(three):                                           # 806.1, 102.3, 800.1
    alice, _, _ = three.players
    alice.says("Each opponent loses 1 life.")
    assert [player.life for player in three.players] == [20, 19, 19]
