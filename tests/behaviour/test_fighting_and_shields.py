"""Creatures that grow in combat, and what saves or mends creatures: regeneration, prevention, counters taken away [615, 701.19, 702]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.timeline.replay import Misfit
from tests.behaviour.blocks import offered_blocks
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Giant", "{5}", "Creature — Giant", size="5/5")
WALL = card("Wall", "{1}", "Creature — Wall", size="0/9")


def beset(table, name, blockers):
    """That creature attacks Bob and so many walls block it; as it is after its triggers."""
    alice, bob = table.players
    one = alice.controls(drawn(name))
    walls = [bob.controls(WALL) for _ in range(blockers)]
    table.fights([(one, bob)], [(wall, one) for wall in walls], until="declare blockers")
    table.settles()
    return one.power, one.toughness


@shows("Aerathi Berserker")
@pytest.mark.parametrize("blockers, size", [(1, (2, 4)), (2, (5, 7)), (3, (8, 10))])
def test_three_for_each_blocker_beyond_the_first_702_23a(table, blockers, size):  # 702.23a
    assert beset(table, "Aerathi Berserker", blockers) == size


@shows("Frost Giant")
@pytest.mark.parametrize("blockers, size", [(1, (4, 4)), (3, (8, 8))])
def test_two_for_each_blocker_beyond_the_first_702_23a(table, blockers, size):  # 702.23a
    assert beset(table, "Frost Giant", blockers) == size


@shows("Hunding Gjornersen")
def test_the_bonus_is_counted_once_as_it_resolves_702_23b(alice, bob, table):  # 702.23b
    hunding = alice.controls(drawn("Hunding Gjornersen"))
    first, second, third = bob.controls(WALL, WALL, WALL)
    table.fights([(hunding, bob)], [(first, hunding), (second, hunding), (third, hunding)], until="declare blockers")
    bob.says("Return target creature to its owner's hand.", third)
    table.settles()
    assert (hunding.power, hunding.toughness) == (6, 5)
    bob.says("Return target creature to its owner's hand.", second)
    assert (hunding.power, hunding.toughness) == (6, 5)


@shows("Outland Colossus")
def test_no_two_may_block_it_509_1b(alice, bob, table):
    colossus = alice.controls(drawn("Outland Colossus"))
    first, second = bob.controls(GIANT, BEAR)
    assert len(offered_blocks(table, (colossus, bob))) == 2
    with pytest.raises(Misfit):
        table.answers(((first, colossus), (second, colossus)))
    table.run, table.state = table.last, table.last.state
    table.answers(((first, colossus),))
    table.goes_to("combat damage")
    assert (bob.life, first.is_now.zone, colossus.damage, colossus.designated) == (20, "graveyard", 5, ())


@shows("Outland Colossus")
def test_six_counters_for_the_first_hit_702_112a(alice, bob, table):  # 702.112a
    colossus = alice.controls(drawn("Outland Colossus"))
    table.fights([(colossus, bob)])
    table.settles()
    assert (bob.life, colossus.power, colossus.counted("+1/+1"), colossus.designated) == (14, 12, 6, ("renowned",))


@shows("Rushwood Herbalist")
def test_a_discarded_card_is_a_shield_701_19a(alice, bob, table):
    herbalist, bear, land = alice.controls(drawn("Rushwood Herbalist"), BEAR, "Forest")
    card_in_hand = alice.holds(GOBLIN)
    alice.activates(herbalist, bear)
    assert (card_in_hand.is_now.zone, herbalist.tapped, land.tapped) == ("graveyard", "tapped", "tapped")
    table.resolves()
    bob.says("Destroy all creatures.")
    assert (bear.zone, bear.tapped, herbalist.is_now.zone) == ("battlefield", "tapped", "graveyard")


@shows("Vagrant Plowbeasts")
def test_the_strong_are_regenerated_itself_included_701_19a(alice, bob, table):
    beasts, bear, giant = alice.controls(drawn("Vagrant Plowbeasts"), BEAR, GIANT)
    alice.controls("Forest", "Plains")
    table.does("activate", 0, beasts.id, 0)
    assert {one.name for one in table.asked.options} == {"Vagrant Plowbeasts", "Giant"} and bear.power == 2
    table.answers(beasts)
    alice.activates(beasts, giant)
    table.settles()
    bob.says("Destroy all creatures.")
    assert [one.is_now.zone for one in (beasts, giant, bear)] == ["battlefield", "battlefield", "graveyard"]


@shows("Martyrs' Tomb")
def test_two_life_for_each_damage_prevented_615_7(alice, bob, table):
    tomb, bear = alice.controls(drawn("Martyrs' Tomb"), BEAR)
    giant = bob.controls(GIANT)
    alice.activates(tomb, bear)
    alice.activates(tomb, bear)
    table.settles()
    assert alice.life == 16
    bob.says("Target creature gets -2/-0 until end of turn.", giant)
    table.fights([(bear, bob)], [(giant, bear)])
    assert (bear.zone, bear.damage) == ("battlefield", 1)            # the third damage is not prevented


@shows("Chainbreaker")
def test_it_comes_chained_and_breaks_a_chain_122_1(alice, bob, table):
    alice.controls(*["Island"] * 5)
    breaker = alice.holds(drawn("Chainbreaker"))
    giant = alice.controls(GIANT, counters=(("-1/-1", 2),))
    alice.casts(breaker)
    table.resolves()
    breaker = breaker.is_now
    assert (breaker.power, breaker.toughness, breaker.counted("-1/-1")) == (1, 1, 2)
    with pytest.raises(Illegal):
        alice.activates(breaker, giant)                # 302.6: it has {T} in its cost and has just come
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    table.goes_to("precombat main", turn=3)
    alice.activates(breaker, giant)
    table.resolves()
    assert (giant.counted("-1/-1"), giant.power) == (1, 4)


@shows("Ironfist Crusher")
def test_it_blocks_a_whole_army_509_1b(alice, bob, table):
    crusher = bob.controls(drawn("Ironfist Crusher"))
    army = alice.controls(GOBLIN, GOBLIN, GOBLIN)
    table.fights([(one, bob) for one in army], [(crusher, one) for one in army])
    bob.answers((1, 0, 1))                             # 510.1d
    assert bob.life == 20 and crusher.damage == 3
    assert [one.is_now.zone for one in army] == ["graveyard", "battlefield", "graveyard"]


@shows("Glacial Stalker")
def test_it_is_turned_up_in_a_fight_702_37e(alice, bob, table):  # 702.37e
    alice.controls(*["Island"] * 5)
    stalker = alice.controls(drawn("Glacial Stalker"), facing="face down")
    giant = bob.controls(BEAR)
    assert (stalker.power, stalker.toughness, stalker.name) == (2, 2, "")
    table.fights([(stalker, bob)], [(giant, stalker)], until="declare blockers")
    alice.does("turn_up", stalker.id)
    assert not table.state.stack and (stalker.power, stalker.toughness, stalker.name) == (4, 5, "Glacial Stalker")
    table.goes_to("combat damage")
    assert (giant.is_now.zone, stalker.damage) == ("graveyard", 2)


@shows("Glacial Stalker")
def test_it_is_cast_face_down_for_three_702_37c(alice, bob, table):  # 702.37c
    alice.controls(*["Island"] * 3)
    alice.casts(one := alice.holds(drawn("Glacial Stalker")), face="face down")
    table.resolves()
    assert (one.is_now.facing, one.is_now.power, one.is_now.toughness) == ("face down", 2, 2)
    with pytest.raises(Illegal):
        alice.does("turn_up", one.is_now.id)           # all mana is spent


@shows("Vantress Gargoyle")
@pytest.mark.parametrize("cards, may", [(6, False), (7, True)])
def test_it_attacks_whoever_has_seven_dead_cards_508_1c(alice, bob, table, cards, may):
    alice.controls(drawn("Vantress Gargoyle")), alice.controls(BEAR)
    for _ in range(cards):
        bob.has(GOBLIN, "graveyard")
    table.does("go_to", 0, 0, "declare attackers")
    assert {one.name for one, _ in table.asked.options} == {"Bear"} | ({"Vantress Gargoyle"} if may else set())


@shows("Vantress Gargoyle")
@pytest.mark.parametrize("cards, may", [(3, set()), (4, {("Vantress Gargoyle", "Bear")})])
def test_it_blocks_for_a_full_hand_509_1b(alice, bob, table, cards, may):
    bear = alice.controls(BEAR)
    bob.controls(drawn("Vantress Gargoyle"))
    bob.holds(*[GOBLIN] * cards)
    assert offered_blocks(table, (bear, bob)) == may


@shows("Vantress Gargoyle")
def test_each_player_mills_a_card_701_17a(alice, bob, table):
    gargoyle = alice.controls(drawn("Vantress Gargoyle"))
    alice.library("Island", "Forest"), bob.library("Swamp", "Forest")
    alice.activates(gargoyle)
    table.resolves()
    assert (alice.graveyard, bob.graveyard) == (["Island"], ["Swamp"])
