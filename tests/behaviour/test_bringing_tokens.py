"""Drawn cards that make tokens, and what these do [111, 701.7]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import BIRD, GIANT, SPARK, able_to_block
from tests.table import BEAR, GOBLIN

BOLT = "Lightning Bolt"


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def looks(tokens):
    return {(one.power, one.toughness, one.colors) for one in tokens}


def casts(player, spell, *answers):
    held = player.holds(drawn(spell))
    player.casts(held)
    player.table.settles(*answers)
    return held


@shows("Desecrated Tomb")
def test_creature_cards_that_leave_the_graveyard_together_are_one_bat_603_2c(alice, bob, table):
    alice.controls(drawn("Desecrated Tomb"))
    alice.has(BEAR, "graveyard"), alice.has(GOBLIN, "graveyard"), bob.has(BEAR, "graveyard")
    bob.says("Exile target player's graveyard.", bob)
    assert not table.state.stack                                              # another player's graveyard
    alice.says("Exile target player's graveyard.", alice)
    table.settles()
    bats = table.named("Bat Token")
    assert (len(bats), looks(bats), alice.graveyard) == (1, {(1, 1, "B")}, [])
    ogre = bob.controls(GIANT)
    bob.library("Island")
    table.goes_to("precombat main", turn=2)
    assert able_to_block(table, (ogre, alice)) == {("Bat Token", "Giant")}


@shows("Desecrated Tomb")
def test_other_cards_may_leave_unseen(alice, table):
    alice.controls(drawn("Desecrated Tomb"))
    alice.has(BOLT, "graveyard")
    alice.says("Exile target player's graveyard.", alice)
    assert (table.state.stack, alice.graveyard) == ((), [])


@shows("Feral Lightning")
def test_they_attack_at_once_and_are_exiled_at_the_end_603_7(alice, bob, table):
    alice.controls(*["Mountain"] * 6)
    casts(alice, "Feral Lightning")
    elementals = table.named("Elemental Token")
    assert looks(elementals) == {(3, 1, "R")}
    table.fights([(one, bob) for one in elementals])
    assert (len(elementals), bob.life) == (3, 20 - 9)
    table.goes_to("end")
    table.settles()
    assert table.count("Elemental Token") == 0


@shows("Goblin Scouts")
@pytest.mark.parametrize("land, blocked", [("Mountain", 0), ("Island", 3)])
def test_over_mountains_nobody_stops_them_702_14c(alice, bob, table, land, blocked):  # 702.14c
    alice.controls(*["Mountain"] * 5), bob.controls(land, BEAR)
    casts(alice, "Goblin Scouts")
    scouts = table.named("Goblin Scout Token")
    assert (len(scouts), looks(scouts)) == (3, {(1, 1, "R")})
    for one in scouts:
        table.does("set_fields", 0, one.id, (("sick", "ready"),))
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(tuple((one, bob) for one in scouts))
    assert len(table.asked.options if table.asked else ()) == blocked


@shows("Hard Evidence")
def test_a_crab_and_a_clue_that_becomes_a_card_701_16a(alice, table):
    alice.controls("Island", "Island", "Island")
    alice.library("Forest", "Plains")
    casts(alice, "Hard Evidence")
    crab, = table.named("Crab Token")
    clue, = table.named("Clue Token")
    assert looks([crab]) == {(0, 3, "U")}
    alice.activates(clue)
    assert table.count("Clue Token") == 0                                     # sacrificed as a cost
    table.settles()
    assert names(table, alice.here.hand) == ["Forest"]


@shows("Hunt for Specimens")
@pytest.mark.parametrize("learns, hand, dead", [(["Bear"], ["Goblin Scout", "Forest"], ["Bear", "Hunt for Specimens"]),
                                               ([()], ["Bear", "Goblin Scout"], ["Hunt for Specimens"])])
def test_a_pest_worth_a_life_and_a_lesson_learned_701_48a(alice, table, learns, hand, dead):
    alice.controls("Swamp", "Swamp"), alice.holds(BEAR, GOBLIN)
    alice.library("Forest")
    casts(alice, "Hunt for Specimens", *learns)
    pest, = table.named("Pest Token")
    assert looks([pest]) == {(1, 1, "BG")}
    assert (names(table, alice.here.hand), sorted(alice.graveyard)) == (hand, sorted(dead))
    alice.says("Destroy target creature.", pest)
    table.settles()
    assert alice.life == 21


@shows("Icatian Town")
def test_four_citizens_stand_ready_to_block_302_6(alice, bob, table):
    alice.controls(*["Plains"] * 6)
    casts(alice, "Icatian Town")
    citizens = table.named("Citizen Token")
    assert (len(citizens), looks(citizens), {"Citizen" in one.types for one in citizens}) == (4, {(1, 1, "W")}, {True})
    giant = bob.controls(GIANT)
    bob.library("Island")
    table.goes_to("precombat main", turn=2)
    table.fights([(giant, alice)], [(one, giant) for one in citizens], until="declare blockers")
    assert sum(giant.id in one.blocking for one in citizens) == 4


@shows("Moan of the Unhallowed")
def test_two_zombies_and_once_more_from_the_graveyard_702_34a(alice, table):  # 702.34a
    alice.controls(*["Swamp"] * 11)
    moan = casts(alice, "Moan of the Unhallowed")
    assert (table.count("Zombie Token"), alice.graveyard) == (2, ["Moan of the Unhallowed"])
    alice.casts(moan.is_now, way="flashback")
    table.settles()
    zombies = table.named("Zombie Token")
    assert (len(zombies), looks(zombies), moan.is_now.zone) == (4, {(2, 2, "B")}, "exile")


@shows("Pentavus")
def test_it_comes_apart_and_together_again_614_1c(alice, table):
    pentavus = alice.holds(drawn("Pentavus"))
    alice.controls(*["Wastes"] * 10)
    alice.casts(pentavus)
    table.settles()
    pentavus = pentavus.is_now
    assert looks([pentavus]) == {(5, 5, "")}
    alice.activates(pentavus, ability=0)
    table.settles()
    alice.activates(pentavus, ability=0)
    assert pentavus.counted("+1/+1") == 3                                     # the counter is removed as a cost
    table.settles()
    assert (table.count("Pentavite Token"), looks(table.named("Pentavite Token"))) == (2, {(1, 1, "")})
    alice.activates(pentavus, table.named("Pentavite Token")[0], ability=1)
    table.settles()
    assert (table.count("Pentavite Token"), looks([pentavus])) == (1, {(4, 4, "")})


@shows("Questing Phelddagrif")
def test_each_gift_to_itself_is_one_to_an_opponent_601_2c(alice, bob, table):
    phelddagrif, *_ = alice.controls(drawn("Questing Phelddagrif"), "Forest", "Plains", "Island")
    bob.controls("Mountain"), bob.library("Swamp")
    alice.activates(phelddagrif, bob, ability=0)
    table.settles()
    hippo, = table.named("Hippo Token")
    assert (phelddagrif.power, phelddagrif.toughness, looks([hippo]), hippo.controller) == (5, 5, {(1, 1, "G")}, bob.seat)
    alice.activates(phelddagrif, bob, ability=1)
    table.settles()
    assert bob.life == 22
    alice.passes()
    with pytest.raises(LookupError):
        bob.casts(bob.holds(SPARK), phelddagrif)                              # protection from red [702.16b]


@shows("Questing Phelddagrif")
@pytest.mark.parametrize("draws, hand", [("yes", 1), ("no", 0)])
def test_it_flies_and_the_opponent_may_draw_702_9b(alice, bob, table, draws, hand):  # 702.9b
    phelddagrif, _ = alice.controls(drawn("Questing Phelddagrif"), "Island")
    bob.controls(BEAR, BIRD), bob.library("Swamp")
    alice.activates(phelddagrif, bob, ability=2)
    table.settles(draws)
    assert bob.hand == hand
    assert able_to_block(table, (phelddagrif, bob)) == {("Bird", "Questing Phelddagrif")}


@shows("Wurmweaver Coil")
def test_a_green_creature_grows_until_the_coil_is_a_wurm_702_5a(alice, table):  # 702.5a
    bear, _goblin = alice.controls(BEAR, GOBLIN)
    alice.controls(*["Forest"] * 9)
    coil = alice.holds(drawn("Wurmweaver Coil"))
    table.does("cast", 0, coil.id, "front")
    assert [one.id for one in table.asked.options] == [bear.id]               # the Goblin is red
    table.answers(bear)
    table.settles()
    assert (bear.power, bear.toughness) == (8, 8)
    alice.activates(coil.is_now)
    assert alice.graveyard == ["Wurmweaver Coil"] and (bear.power, bear.toughness) == (2, 2)
    table.settles()
    assert looks(table.named("Wurm Token")) == {(6, 6, "G")}


@shows("Monologue Tax")
def test_an_opponents_second_spell_each_turn_pays_treasure_111_10a(alice, bob, table):
    alice.controls(drawn("Monologue Tax"), "Mountain", "Mountain"), bob.controls(*["Mountain"] * 3)
    counts = []
    for player in (alice, alice, bob, bob, bob):
        if player is bob:
            alice.passes()
        player.casts(player.holds(BOLT), bob if player is alice else alice)
        table.settles()
        counts.append(table.count("Treasure Token"))
    assert counts == [0, 0, 0, 1, 1]
    treasure, = table.named("Treasure Token")
    assert treasure.controller == alice.seat
    alice.taps(treasure, "U")
    assert (alice.pool, table.count("Treasure Token")) == ("U", 0)
