"""Spells that deal damage: to one target, to all, again and again [120]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
RIDER = card("Old Rider", "{W}", "Creature — Human", "Horsemanship", "1/1")
WALKER = card("Old Walker", "{2}", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4)


@shows("Gideon's Reproach")
def test_an_attacker_is_struck_down_but_nothing_outside_combat_601_2c(alice, bob, table):
    alice.controls("Plains", "Plains")
    reproach, bear, idle = alice.holds(drawn("Gideon's Reproach")), bob.controls(BEAR), bob.controls(GIANT)
    with pytest.raises(Illegal, match="601.2c"):
        alice.casts(reproach, bear)
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    table.fights([(bear, alice)], until="declare attackers")
    bob.passes()
    with pytest.raises(LookupError):
        alice.casts(reproach, idle)
    table.answers(bear)
    table.settles()
    assert bear.is_now.zone == "graveyard"


@shows("Gideon's Reproach")
def test_a_blocker_takes_four(alice, bob, table):
    alice.controls("Plains", "Plains")
    goblin, giant = alice.controls(GOBLIN), bob.controls(GIANT)
    table.fights([(goblin, bob)], [(giant, goblin)], until="declare blockers")
    alice.casts(alice.holds(drawn("Gideon's Reproach")), giant)
    table.resolves()
    assert giant.damage == 4


@shows("Light 'Em Up")
def test_a_creature_sacrificed_burns_a_second_target_702_153a(alice, bob, table):  # 702.153a
    alice.controls("Mountain", "Mountain")
    bear, first, walker = alice.controls(BEAR), bob.controls(BEAR), bob.controls(WALKER)
    alice.casts(alice.holds(drawn("Light 'Em Up")), "yes", first)
    assert bear.is_now.zone == "graveyard"
    table.resolves("yes", walker)
    table.settles()
    assert (first.is_now.zone, walker.counted("loyalty"), bob.life) == ("graveyard", 2, 20)


@shows("Light 'Em Up")
def test_without_a_sacrifice_it_burns_but_once_702_153a(alice, bob, table):  # 702.153a
    alice.controls("Mountain", "Mountain", GOBLIN)
    giant, spell = bob.controls(GIANT), alice.holds(drawn("Light 'Em Up"))
    with pytest.raises(Illegal, match="118.3"):
        alice.casts(spell, "yes", giant)                             # a Goblin of power 1 is too small [702.153a]
    alice.casts(spell, "no", giant)
    table.settles()
    assert (giant.damage, table.count("Goblin Scout")) == (2, 1)


def flames(alice, bob, table, held):
    """Alice's upkeep begins with the Flame in her graveyard and so many cards in Bob's hand."""
    alice.library("Island", "Island"), bob.library("Island", "Island")
    flame = alice.has(drawn("Rekindled Flame"), "graveyard")
    bob.holds(*["Island"] * held)
    table.does("set_turn", 0, (("step", "untap"),))
    table.goes_to("upkeep")
    return flame


@shows("Rekindled Flame")
def test_four_damage_to_any_target_115_4(alice, bob, table):
    alice.controls(*["Mountain"] * 8)
    giant = bob.controls(WALKER)
    alice.casts(alice.holds(drawn("Rekindled Flame")), giant)
    table.resolves()
    assert giant.is_now.zone == "graveyard"
    alice.casts(alice.holds(drawn("Rekindled Flame")), bob)
    table.resolves()
    assert bob.life == 16


@shows("Rekindled Flame")
@pytest.mark.parametrize("answer, zone", [("yes", "hand"), ("no", "graveyard")])
def test_it_returns_if_an_opponent_has_no_cards_in_hand_603_4(alice, bob, table, answer, zone):
    flame = flames(alice, bob, table, held=0)
    table.resolves(answer)
    assert flame.is_now.zone == zone


@shows("Rekindled Flame")
def test_it_stays_while_opponents_have_cards_603_4(alice, bob, table):
    flame = flames(alice, bob, table, held=1)
    assert not table.state.stack and flame.is_now.zone == "graveyard"


@shows("Shock")
def test_two_damage_to_a_creature_a_player_or_a_planeswalker_115_4(alice, bob, table):
    alice.controls(*["Mountain"] * 3)
    bear, walker = bob.controls(BEAR), bob.controls(WALKER)
    for target in bear, walker, bob:
        alice.casts(alice.holds(drawn("Shock")), target)
        table.resolves()
    assert (bear.is_now.zone, walker.counted("loyalty"), bob.life) == ("graveyard", 2, 18)


@shows("End the Festivities")
def test_all_opponents_and_theirs_but_none_of_ones_own(alice, bob, table):
    alice.controls("Mountain")
    mine, goblin, bear, walker = alice.controls(GOBLIN), bob.controls(GOBLIN), bob.controls(BEAR), bob.controls(WALKER)
    alice.casts(alice.holds(drawn("End the Festivities")))
    table.resolves()
    assert (alice.life, bob.life, mine.zone, goblin.is_now.zone) == (20, 19, "battlefield", "graveyard")
    assert (bear.damage, walker.counted("loyalty")) == (1, 3)


@shows("Rolling Earthquake")
def test_x_to_everyone_but_riders_107_3a(alice, bob, table):
    alice.controls(*["Mountain"] * 3)
    bear, giant, rider, walker = alice.controls(BEAR), bob.controls(GIANT), bob.controls(RIDER), bob.controls(WALKER)
    alice.casts(alice.holds(drawn("Rolling Earthquake")), 2)
    table.resolves()
    assert (bear.is_now.zone, giant.damage, rider.zone, rider.damage) == ("graveyard", 2, "battlefield", 0)
    assert (alice.life, bob.life, walker.counted("loyalty")) == (18, 18, 4)
