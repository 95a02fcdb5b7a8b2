"""Creatures, artifacts and lands fed to something: as a cost, or because a spell says so [601.2h, 701.21]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

RELIC = card("Old Relic", "{1}", "Artifact")
SAMURAI = card("Old Blade", "{W}", "Creature — Human Samurai", size="1/1")


def holds_library(*players):
    for player in players:
        player.library(*["Island"] * 9)


@shows("Blighted Shaman")
def test_a_swamp_gives_one_and_a_creature_gives_two(alice, bob, table):
    shaman, bear, goblin, swamp = alice.controls(drawn("Blighted Shaman"), BEAR, GOBLIN, "Swamp")
    theirs = bob.controls(BEAR)
    alice.controls("Island")
    table.does("activate", 0, shaman.id, 0)
    assert [one.id for one in table.asked.options] == [shaman.id, bear.id, goblin.id, theirs.id]
    table.answers(bear)
    assert swamp.is_now.zone == "graveyard" and shaman.tapped == "tapped"             # paid before it resolves
    table.settles()
    assert (bear.power, bear.toughness) == (3, 3)
    alice.says("Untap target creature.", shaman)
    alice.activates(shaman, theirs, goblin, ability=1)
    table.settles()
    assert goblin.is_now.zone == "graveyard" and (theirs.power, theirs.toughness) == (4, 4)
    table.goes_to("upkeep")
    assert (bear.power, bear.toughness) == (2, 2)


@shows("Bloodtallow Candle")
def test_the_candle_burns_down_and_takes_five_off(alice, bob, table):
    candle = alice.controls(drawn("Bloodtallow Candle"))
    alice.controls(*["Wastes"] * 6)
    giant = bob.controls(card("Old Giant", "{G}", "Creature — Giant", size="6/7"))
    bear = bob.controls(BEAR)
    alice.activates(candle, giant)
    assert candle.is_now.zone == "graveyard"
    table.settles()
    assert (giant.power, giant.toughness, bear.power) == (1, 2, 2)
    table.goes_to("upkeep")
    assert (giant.power, giant.toughness) == (6, 7)


@shows("Celestial Flare")
def test_only_a_creature_in_combat_is_sacrificed_and_its_player_chooses(alice, bob, table):
    alice.controls("Plains", "Plains", "Plains", "Plains")
    attacker, blocker, other, idle = alice.controls(BEAR), *bob.controls(BEAR, GOBLIN, "Serra Angel")
    second = alice.controls(GOBLIN)
    table.fights([(attacker, bob), (second, bob)], [(blocker, attacker), (other, second)], until="declare blockers")
    alice.casts(alice.holds(drawn("Celestial Flare")), bob)
    table.does("resolve", 0)
    assert table.asked.who == bob.seat and [one.name for one in table.asked.options] == ["Bear", "Goblin Scout"]
    table.answers(blocker)
    assert blocker.is_now.zone == "graveyard" and idle.zone == other.zone == "battlefield"
    alice.casts(alice.holds(drawn("Celestial Flare")), alice)
    table.resolves(second)
    assert second.is_now.zone == "graveyard" and attacker.zone == "battlefield"


@shows("Crovax the Cursed")
def test_it_grows_when_it_is_fed_and_shrinks_when_it_is_not_603_5(alice, bob, table):
    holds_library(alice, bob)
    crovax = alice.holds(drawn("Crovax the Cursed"))
    alice.controls(BEAR, "Swamp"), bob.controls(GOBLIN)
    alice.puts(crovax)
    crovax = crovax.is_now
    assert (crovax.power, crovax.toughness) == (4, 4)                                   # 614.1c
    alice.activates(crovax)
    table.settles()
    assert [a.word for a in crovax.abilities if hasattr(a, "word")] == ["flying"]
    table.goes_to("upkeep", turn=3)
    table.does("resolve", 0)
    assert table.asked.kind == "may" and table.asked.who == alice.seat
    table.answers("yes", "Bear")
    assert crovax.counted("+1/+1") == 5 and table.count("Bear") == 0
    table.goes_to("upkeep", turn=5)
    table.resolves("no")
    assert (crovax.power, crovax.toughness) == (4, 4)
    table.goes_to("upkeep", turn=7)
    table.resolves("yes")                                                               # it may be fed to itself
    assert crovax.is_now.zone == "graveyard"


@shows("Diabolic Edict")
def test_the_target_player_chooses_what_to_sacrifice_701_21a(alice, bob, table):
    alice.controls("Swamp", "Swamp", BEAR)
    angel, goblin, _land = bob.controls("Serra Angel", GOBLIN, "Island")
    alice.casts(alice.holds(drawn("Diabolic Edict")), bob)
    table.does("resolve", 0)
    assert table.asked.who == bob.seat and [one.name for one in table.asked.options] == ["Serra Angel", "Goblin Scout"]
    table.answers(goblin)
    assert goblin.is_now.zone == "graveyard" and angel.zone == "battlefield" and table.count("Bear") == 1


@shows("Dredge")
def test_a_creature_or_a_land_for_a_card(alice, table):
    alice.library("Island", "Forest")
    alice.controls("Swamp", BEAR, "Sol Ring")
    alice.casts(alice.holds(drawn("Dredge")))
    table.does("resolve", 0)
    assert [one.name for one in table.asked.options] == ["Swamp", "Bear"]
    table.answers("Swamp")
    assert (alice.graveyard, alice.hand, table.count("Bear")) == (["Swamp", "Dredge"], 1, 1)


@shows("Iizuka the Ruthless")
def test_a_samurai_given_up_lets_the_others_strike_twice(alice, bob, table):
    iizuka, other, bear = alice.controls(drawn("Iizuka the Ruthless"), SAMURAI, BEAR)
    alice.controls(*["Mountain"] * 3)
    alice.activates(iizuka, other)
    table.settles()
    assert other.is_now.zone == "graveyard"
    table.fights([(iizuka, bob), (bear, bob)])
    assert bob.life == 20 - 3 - 3 - 2                                                   # 702.4b: the bear strikes once


@shows("Iizuka the Ruthless")
def test_iizuka_who_is_blocked_has_two_more_702_45a(alice, bob, table):  # 702.45a
    iizuka, giant = alice.controls(drawn("Iizuka the Ruthless")), bob.controls(card("Old Giant", "{G}", "Creature — Giant", size="4/5"))
    table.fights([(iizuka, bob)], [(giant, iizuka)])
    assert giant.is_now.zone == "graveyard" and (iizuka.zone, iizuka.damage, iizuka.toughness) == ("battlefield", 4, 5)


@shows("Ravenous Squirrel")
def test_it_grows_by_what_you_sacrifice_and_not_by_what_others_do(alice, bob, table):
    alice.library("Forest")
    alice.controls("Wastes", "Swamp", "Forest", BEAR, "Island")
    squirrel, ring = alice.controls(drawn("Ravenous Squirrel"), RELIC)
    alice.activates(squirrel, ring)
    assert ring.is_now.zone == "graveyard" and len(table.state.stack) == 2              # the trigger waits above the ability
    table.resolves()
    assert (squirrel.counted("+1/+1"), alice.life, alice.hand) == (1, 20, 0)
    table.settles()
    assert (squirrel.power, alice.life, alice.hand) == (2, 21, 1)
    assert [land.tapped for land in table.named("Island")] == ["untapped"]
    alice.says("Sacrifice a land.", "Island")
    bob.controls(GOBLIN)
    bob.says("Sacrifice a creature.")
    table.settles()
    assert squirrel.counted("+1/+1") == 1
    alice.says("Sacrifice a creature.", "Bear")
    table.settles()
    assert squirrel.counted("+1/+1") == 2


@shows("Village Rites")
def test_without_a_creature_the_spell_can_not_be_paid_601_2h(alice, table):
    alice.library("Forest", "Forest", "Forest")
    alice.controls("Swamp")
    rites = alice.holds(drawn("Village Rites"))
    with pytest.raises(Illegal):
        alice.casts(rites)
    bear = alice.controls(BEAR)
    alice.casts(rites)
    assert bear.is_now.zone == "graveyard" and alice.hand == 0
    table.settles()
    assert alice.hand == 2


@shows("Nearheath Stalker")
def test_it_returns_once_and_with_a_counter_702_93a(alice, bob, table):  # 702.93a
    stalker = alice.controls(drawn("Nearheath Stalker"))
    bob.says("Destroy target creature.", stalker)
    assert stalker.is_now.zone == "graveyard"
    table.settles()
    stalker = stalker.is_now
    assert (stalker.zone, stalker.controller, stalker.power, stalker.toughness) == ("battlefield", alice.seat, 5, 2)
    bob.says("Destroy target creature.", stalker)
    table.settles()
    assert stalker.is_now.zone == "graveyard"
