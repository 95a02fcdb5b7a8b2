"""Activated keywords and what is had only for a while: boast, exhaust, saddle, station, speed, cases, firebending."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

BOASTER = card("Skald", "{R}", "Creature — Human Berserker", "Vigilance\nBoast — {1}: You gain 2 life.", size="1/1")
LISTENER = card("Listener", "{R}", "Creature — Human", "Whenever a creature you control boasts, you gain 10 life.", size="1/1")
SPENT = card("Spent", "{R}", "Creature — Goblin Pilot", "Exhaust — {1}: Put two +1/+1 counters on this creature.\n"
                                                              "Exhaust — {T}: Add {R}{R}{R}.", size="1/1")
MOUNT = card("Pony", "{W}", "Creature — Horse Mount", "Whenever this creature attacks, if it's saddled, you gain 3 life.\nSaddle 2",
             size="2/2")
SHIP = card("Ship", "{2}", "Artifact — Spacecraft", "Station\nSTATION 3+\nFlying\nWhenever this Spacecraft attacks, you gain 1 life.\n4/4")
RACER = card("Racer", "{1}{R}", "Creature — Goblin Pilot", "Start your engines!\nMax speed — This creature has double strike.\n"
                                                           "This creature gets +1/+0 for each creature you control.", size="2/2")
PING = card("Ping", "{0}", "Instant", "~ deals 1 damage to target player.")
WRECK = card("Wreck", "{1}", "Creature — Zombie", "Max speed — {1}, exile this card from your graveyard: Draw a card.", size="1/1")
CASE = card("Case of the Bears", "{1}", "Enchantment — Case", "When this Case enters, you gain 1 life.\n"
            "To solve — You control two or more creatures.\nSolved — Creatures you control get +1/+1.")
CASE2 = card("Case of Cards", "{1}", "Enchantment — Case", "To solve — You control a creature.\nSolved — {1}: You gain 4 life.")
BENDER = card("Bender", "{R}", "Creature — Human", "Firebending 2\nWhenever you firebend, you gain 1 life.", size="2/2")
BOOST = card("Boost", "{R}{R}", "Instant", "~ deals 2 damage to target player.")


def test_it_boasts_once_after_it_attacked(table, alice, bob):
    """702.142a: only if it attacked this turn, and once; 702.142b: to boast is to activate that."""
    alice.controls("Mountain", "Mountain", LISTENER)
    skald = alice.controls(BOASTER)
    assert not [p for p in alice.may(skald) if p.kind == "activate"]
    table.fights([(skald, bob)], until="declare blockers")
    alice.activates(skald)
    table.settles()
    assert alice.life == 32
    with pytest.raises(Illegal):
        alice.activates(skald)


def test_exhausted_it_is_never_activated_again(table, alice, bob):
    alice.controls(*["Mountain"] * 2)
    alice.library("Mountain", "Mountain")
    bob.library("Mountain", "Mountain")
    spent = alice.controls(SPENT)
    alice.activates(spent)
    table.settles()
    assert spent.power == 3
    table.goes_to("precombat main", turn=3)
    with pytest.raises(Illegal):  # 702.177a
        alice.activates(spent)
    again = alice.controls(SPENT)
    alice.activates(again)            # another object has not been
    table.settles()
    assert again.power == 3


def test_an_exhaust_ability_that_adds_mana_is_a_mana_ability(table, alice, bob):
    spent = alice.controls(SPENT)
    alice.taps(spent)
    assert alice.pool == "RRR"
    alice.does("set_fields", spent.id, (("tapped", "untapped"),))
    with pytest.raises(Illegal):  # 702.177a
        alice.taps(spent)


def test_saddled_until_the_turn_ends(table, alice, bob):
    """702.171a 702.171b 702.171c: creatures with that total power are tapped, as a sorcery; then it is only a mark."""
    alice.library("Plains", "Plains")
    bob.library("Plains", "Plains")
    pony, bear = alice.controls(MOUNT, BEAR)
    alice.activates(pony, (bear,))
    table.settles()
    assert bear.tapped == "tapped"
    assert any("saddles" in line for line in table.log)
    table.fights([(pony, bob)], until="declare attackers")
    table.settles()
    assert alice.life == 23
    table.goes_to("declare attackers", ((pony, bob),), turn=3)
    table.settles()
    assert alice.life == 23


def test_a_mount_that_nobody_saddled(table, alice, bob):
    pony, _ = alice.controls(MOUNT, GOBLIN)
    assert not [p for p in alice.may(pony) if p.kind == "activate"]        # 702.171a: power 1 is not enough
    table.fights([(pony, bob)], until="declare attackers")
    table.settles()
    assert alice.life == 20


def test_a_station_is_charged_by_the_power_of_the_tapped(table, alice, bob):
    """702.184a; 721.2b: with three counters it is a creature with these abilities as well."""
    ship, bear, _ = alice.controls(SHIP, BEAR, BEAR)
    alice.activates(ship, bear)
    table.settles()
    assert (ship.counted("charge"), bear.tapped, "creature" in ship.types) == (2, "tapped", False)
    alice.activates(ship)
    table.settles()
    assert (ship.counted("charge"), "creature" in ship.types, "artifact" in ship.types, ship.power) == (4, True, True, 4)
    assert any(getattr(a, "word", "") == "flying" for a in ship.abilities)  # 721.2a


def test_engines_start_and_speed_grows_once_a_turn(table, alice, bob):
    """702.179a: a state-based action; 702.179d: once each turn, during one's own, as an opponent loses life; 702.178a at four."""
    alice.library(*["Mountain"] * 5)
    bob.library(*["Mountain"] * 5)
    racer = alice.holds(RACER)
    assert alice.here.speed == 0  # 702.179b
    alice.puts(racer)
    assert alice.here.speed == 1  # 704.5z
    for turn, speed in ((0, 2), (3, 3), (5, 4), (7, 4)):
        if turn:
            table.goes_to("precombat main", turn=turn)
        for _ in range(2):
            alice.casts(alice.holds(PING), bob)
            table.settles()
        assert alice.here.speed == speed
        strikes = [a for a in racer.is_now.abilities if getattr(a, "word", "") == "double strike"]
        assert bool(strikes) is (speed == 4)  # 702.179e
    assert bob.here.speed == 0


def test_no_speed_is_gained_on_another_turn(table, alice, bob):
    alice.library(*["Mountain"] * 5)
    bob.library(*["Mountain"] * 5)
    alice.controls(RACER)
    table.settles()
    table.goes_to("upkeep", turn=2)
    bob.passes()
    alice.casts(alice.holds(PING), bob)
    table.settles()
    assert alice.here.speed == 1  # 702.179d


def test_max_speed_counts_in_the_graveyard_too(table, alice, bob):
    alice.controls("Mountain")
    alice.library("Mountain")
    wreck = alice.has(WRECK, "graveyard")
    assert not [p for p in alice.may(wreck) if p.kind == "activate"]
    alice.does("set_player", 0, (("speed", 4),))
    alice.activates(wreck)
    table.settles()
    assert (wreck.is_now.zone, alice.hand) == ("exile", 1)  # 702.178b


def test_a_case_is_solved_at_the_end_step_and_stays_so(table, alice, bob):
    """719.3a 719.3b 702.169a 702.169b."""
    case = alice.controls(CASE)
    bear, goblin = alice.controls(BEAR, GOBLIN)
    assert bear.power == 2
    table.goes_to("end")
    table.settles()
    assert (case.designated, bear.power) == (("solved",), 3)
    alice.says("Destroy target creature.", goblin)
    table.settles()
    assert bear.power == 3


def test_an_unsolved_case_offers_nothing(table, alice, bob):
    alice.controls("Mountain")
    case = alice.controls(CASE2)
    table.goes_to("end")
    table.settles()
    assert not [p for p in alice.may(case) if p.kind == "activate"]  # 702.169d
    table2 = Table()
    alice = table2.players[0]
    alice.controls("Mountain", BEAR)
    case = alice.controls(CASE2)
    table2.goes_to("end")
    table2.settles()
    alice.activates(case)
    table2.settles()
    assert alice.life == 24


def test_bent_fire_lasts_until_combat_ends(table, alice, bob):
    """702.189a: the mana is not lost as steps end, but as combat does; 702.189b."""
    bender = alice.controls(BENDER)
    table.fights([(bender, bob)], until="declare attackers")
    table.settles()
    assert (alice.pool, alice.life) == ("RR", 21)
    table.goes_to("combat damage")
    assert alice.pool == "RR"
    table.goes_to("postcombat main")
    assert alice.pool == ""


def test_bent_fire_pays_for_spells(table, alice, bob):
    bender = alice.controls(BENDER)
    table.fights([(bender, bob)], until="declare attackers")
    table.settles()
    table.goes_to("declare blockers")
    alice.casts(alice.holds(BOOST), bob)
    table.settles()
    assert (bob.life, alice.pool) == (18, "")  # 702.189a


STONE = card("Odd Stone", "{2}", "Artifact — Infinity", "{1}: Harness ~.\n∞ — Whenever you cast a spell, you gain 2 life.")


def test_infinity_counts_once_it_is_harnessed(table, alice, bob):
    alice.controls("Mountain")
    stone = alice.controls(STONE)
    alice.casts(alice.holds(PING), bob)
    table.settles()
    assert alice.life == 20
    alice.activates(stone)
    table.settles()
    alice.casts(alice.holds(PING), bob)
    table.settles()
    assert alice.life == 22  # 702.186b
