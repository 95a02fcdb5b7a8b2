"""Three and four players: turn order, and what becomes of those who leave [101.4, 800.4, 802]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

BOLT = "Lightning Bolt"
LEASH = card("Leash", "", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature.")
TICK = card("Tick", "", "Enchantment", "At the beginning of each upkeep, you gain 1 life.")
MOURNER = card("Mourner", "", "Creature — Human", "Whenever another creature leaves the battlefield, you gain 1 life.", "1/1")


@pytest.fixture
def three():
    table = Table("Alice", "Bob", "Cid")
    for player in table.players:
        player.library(*[BEAR] * 9)
    return table


def test_turns_go_around(three):                                                          # 102.1, 500.1
    order = []
    for _ in range(6):
        three.goes_to("upkeep")
        order.append(three.state.active)
    assert order == [1, 2, 0, 1, 2, 0]


def test_all_must_pass(three):                                                            # 117.4
    alice, bob, cid = three.players
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), cid)
    alice.passes(), bob.passes()
    assert cid.life == 20
    cid.passes()
    assert cid.life == 17


def test_triggers_in_turn_order_from_the_active_player(three):                            # 101.4, 603.3b
    for player in three.players:
        player.controls(TICK)
    three.goes_to("upkeep")
    assert [item.you for item in three.state.stack] == [1, 2, 0]


def test_who_loses_leaves_with_everything_they_own(three):                                # 800.4a
    alice, bob, cid = three.players
    bear = bob.controls(BEAR)
    lent = bob.controls(GOBLIN, controller=0)
    held, buried = bob.holds(BEAR), bob.has(BEAR, "graveyard")
    mine = alice.controls(BEAR)
    bob.does("concede")
    assert [one.is_now for one in (bear, lent, held, buried)] == [None] * 4 and mine.zone == "battlefield"
    assert bob.here.library == bob.here.hand == bob.here.graveyard == ()
    assert not cid.lost and three.state.priority == 0


def test_their_spells_and_abilities_leave_the_stack(three):                               # 800.4a
    alice, bob, cid = three.players
    bob.controls("Mountain"), bob.controls(card("Pinger", "", "Artifact", "{T}: This artifact deals 1 damage to any target."))
    alice.passes()
    bob.casts(bob.holds(BOLT), cid)
    bob.activates(three.named("Pinger")[0], cid)
    bob.does("concede")
    assert three.state.stack == () and three.state.priority == 2
    three.does("pass", 2), three.does("pass", 0)
    assert cid.life == 20


def test_what_they_control_of_others_goes_back_where_an_effect_gave_it(three):            # 800.4a
    alice, bob, _ = three.players
    bear, other = alice.controls(BEAR, BEAR)
    bob.says("Gain control of target creature.", bear)
    leash = bob.controls(LEASH, attached=other.id)
    assert bear.controller == other.controller == 1 and leash.controller == 1
    bob.does("concede")
    assert (bear.controller, bear.zone, other.controller, other.zone) == (0, "battlefield", 0, "battlefield")


def test_what_they_control_of_others_by_itself_is_exiled(three):                          # 800.4a
    alice, bob, _ = three.players
    bear = alice.controls(BEAR, controller=1)
    bob.does("concede")
    assert bear.is_now.zone == "exile"


def test_what_leaves_with_a_player_is_seen_to_leave(three):                               # 603.6c
    alice, bob, _ = three.players
    alice.controls(MOURNER), bob.controls(BEAR, BEAR)
    bob.does("concede")
    three.settles()
    assert alice.life == 22


def test_the_turn_of_who_has_left_goes_on_without_them(three):                            # 800.4j
    alice, bob, cid = three.players
    three.goes_to("upkeep")
    bob.does("concede")
    assert (three.state.active, three.state.priority) == (1, 2)
    three.goes_to("end")
    assert three.state.turn == 2 and three.state.priority == 2
    three.goes_to("upkeep")
    assert (three.state.turn, three.state.active) == (3, 2)
    three.goes_to("upkeep")
    assert three.state.active == 0 and alice.life == cid.life == 20


def test_the_turns_of_who_has_left_do_not_begin(three):                                   # 800.4k
    three.players[1].does("concede")
    three.goes_to("upkeep")
    assert three.state.active == 2


def test_priority_passes_over_who_has_left(three):                                        # 800.4a, 117.3d
    alice, bob, cid = three.players
    alice.passes()
    bob.does("concede")
    assert three.state.priority == 2
    cid.passes(), alice.passes()
    assert three.state.step == "beginning of combat"
    with pytest.raises(Illegal, match="800.4"):
        bob.passes()


def test_who_attacks_a_player_that_has_left_deals_no_damage(three):                       # 800.4e
    alice, bob, cid = three.players
    bear, goblin = alice.controls(BEAR, GOBLIN)
    three.fights([(bear, bob), (goblin, cid)], until="declare attackers")
    bob.does("concede")
    three.goes_to("combat damage")
    assert (cid.life, bear.attacking is not None, bob.life) == (19, True, 20)


def test_a_player_who_has_left_is_no_target(three):                                       # 800.4a, 115.4
    alice, bob, cid = three.players
    alice.controls("Mountain")
    bob.does("concede")
    three.does("cast", 0, alice.holds(BOLT).id, "front")
    assert [one.name for one in three.asked.options] == ["Alice", "Cid"]
    three.answers(cid)


def test_a_spell_whose_target_has_left_does_not_resolve(three):                           # 608.2b, 800.4a
    alice, bob, _ = three.players
    alice.controls("Mountain")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    bob.does("concede")
    three.settles()
    assert bolt.is_now.zone == "graveyard" and bob.life == 20


def test_the_last_one_has_won(three):                                                     # 104.2a
    alice, bob, cid = three.players
    bob.does("concede")
    three.does("set_player", 0, 0, (("life", 0),))
    three.does("check", 0)
    assert alice.lost and not cid.lost and three.state.priority is None


def test_two_who_lose_at_once_both_leave(three):                                          # 704.3, 800.4a
    _alice, _bob, _cid = three.players
    fourth = Table("Alice", "Bob", "Cid", "Dan")
    bears = [player.controls(BEAR) for player in fourth.players]
    for seat in (1, 2):
        fourth.does("set_player", 0, seat, (("life", -1),))
    fourth.does("check", 0)
    assert [bear.is_now is None for bear in bears] == [False, True, True, False]
    fourth.does("pass", 0)
    assert fourth.state.priority == 3


def test_opponents_are_all_the_others(three):                                             # 102.3
    alice, bob, cid = three.players
    alice.says("Each opponent loses 2 life.")
    assert (alice.life, bob.life, cid.life) == (20, 18, 18)
