"""Battles: who protects and attacks them, and what becomes of a Siege [310, 506]."""
import pytest

from sandbox.cards.making import entry_of
from tests.table import BEAR, GOBLIN, Table, card

SIEGE = card("Siege", "{2}", "Battle — Siege", "", defense=4)
TOWER = card("Tower", "{2}", "Battle", "", defense=3)
TURNING = entry_of({"name": "Turning Siege", "cost": "{2}", "types": "Battle — Siege", "defense": 2, "layout": "transform",
                    "back": {"name": "Victor", "types": "Creature — Giant", "power": 4, "toughness": 4}}).card()
CHARGER = card("Charger", "", "Creature — Rhino", "Trample", "5/5")


def with_siege(table, siege=SIEGE):
    alice, _bob = table.players
    return alice.puts(alice.holds(siege)) and next(one for one in table.named(siege.front.name))


def test_a_siege_enters_with_its_defense_and_an_opponent_as_its_protector(table):         # 310.4b, 310.8a, 310.11a
    siege = with_siege(table)
    assert (siege.counted("defense"), siege.protector) == (4, 1)


def test_a_battle_of_no_type_is_protected_by_its_controller(table):                       # 310.8a
    tower = with_siege(table, TOWER)
    assert (tower.counted("defense"), tower.protector) == (3, 0)


def test_its_controller_chooses_among_several_opponents():                                # 310.11a
    table = Table("Alice", "Bob", "Cid")
    alice, _bob, cid = table.players
    alice.puts(alice.holds(SIEGE), cid)
    [siege] = table.named("Siege")
    assert siege.protector == 2


def test_a_siege_is_attacked_by_its_own_controller(table):                                # 508.1b, 310.5, 310.8b, 506.2, 506.3
    alice, bob = table.players
    siege = with_siege(table)
    bear = alice.controls(BEAR)
    table.does("go_to", 0, 0, "declare attackers")
    assert [other.name for _, other in table.asked.options] == ["Bob", "Siege"]
    table.answers(((bear, siege),))
    table.goes_to("combat damage")
    assert (siege.counted("defense"), bob.life) == (2, 20)                                # 310.6, 120.3h


def test_its_protector_never_attacks_it(table):                                           # 310.8b
    _alice, bob = table.players
    siege = with_siege(table)
    bob.controls(BEAR)
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    table.does("go_to", 1, 0, "declare attackers")
    assert [other.name for _, other in table.asked.options] == ["Alice"]
    table.answers(())
    assert siege.counted("defense") == 4


def test_its_protector_blocks_for_it(table):                                              # 310.8c, 509.1a
    alice, bob = table.players
    siege = with_siege(table)
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    table.fights([(bear, siege)], [(goblin, bear)])
    assert siege.counted("defense") == 4 and goblin.is_now.zone == "graveyard"


def test_the_defending_player_is_the_protector(table):                                    # 508.5, 310.8d
    alice, bob = table.players
    siege = with_siege(table)
    raider = alice.controls(card("Raider", "", "Creature", "Whenever this creature attacks, defending player loses 1 life.", "1/1"))
    table.fights([(raider, siege)], until="declare attackers")
    table.settles()
    assert (alice.life, bob.life) == (20, 19)


def test_a_battle_without_defense_is_gone(table):                                         # 310.7, 704.5v
    _alice, _bob = table.players
    tower = with_siege(table, TOWER)
    table.does("set_fields", 0, tower.id, (("counters", ()),))
    table.does("check", 0)
    assert tower.is_now.zone == "graveyard"


def test_a_defeated_siege_is_exiled_and_may_be_cast_as_its_back(table):                   # 310.11b
    alice, _bob = table.players
    siege = with_siege(table, TURNING)
    bear = alice.controls(BEAR)
    table.fights([(bear, siege)])
    assert len(table.state.stack) == 1 and siege.zone == "battlefield"                    # its ability is still on its way [704.5v]
    table.settles("yes")
    [victor] = table.named("Victor")
    assert (victor.power, victor.transformed) == (4, "back")


def test_its_protector_leaves_and_another_opponent_protects_it():                         # 310.10, 704.5w
    table = Table("Alice", "Bob", "Cid")
    alice, bob, _cid = table.players
    alice.puts(alice.holds(SIEGE), bob)
    [siege] = table.named("Siege")
    bob.does("concede")
    table.does("check", 0)
    assert siege.protector == 2


def test_a_siege_that_its_protector_comes_to_control_is_protected_by_another(table):      # 704.5x
    _alice, bob = table.players
    siege = with_siege(table)
    bob.says("Gain control of target permanent.", siege)
    assert (siege.controller, siege.protector) == (1, 0)


def test_trample_over_a_battles_blockers_goes_to_the_battle(table):                       # 702.19b
    alice, bob = table.players
    siege = with_siege(table)
    charger, goblin = alice.controls(CHARGER), bob.controls(GOBLIN)
    table.fights([(charger, siege)], [(goblin, charger)])
    table.answers((1, 4))
    assert siege.counted("defense") == 0 and bob.life == 20


# ---- battles that are creatures ----
def test_a_creature_that_is_a_battle_neither_attacks_nor_blocks(table):                   # 508.1a, 509.1a, 506.3e
    alice, bob = table.players
    moving = card("Moving Tower", "{2}", "Battle Creature — Siege", "", "3/3", defense=4)
    alice.controls(moving, BEAR), bob.controls(moving)
    table.does("go_to", 0, 0, "declare blockers")
    assert {one.name for one, _ in table.asked.options} == {"Bear"}
    table.answers(tuple(option for option in table.asked.options if option[1].name == "Bob"))
    assert table.asked is None or table.asked.kind != "blockers"


@pytest.mark.parametrize("gone", ["Destroy target permanent.", "Exile target permanent."])
def test_who_attacks_a_battle_that_is_gone_attacks_nobody(table, gone):                   # 506.4c
    alice, bob = table.players
    siege = with_siege(table)
    bear = alice.controls(BEAR)
    table.fights([(bear, siege)], until="declare attackers")
    alice.says(gone, siege)
    table.goes_to("combat damage")
    assert bear.attacking is not None and bob.life == 20
