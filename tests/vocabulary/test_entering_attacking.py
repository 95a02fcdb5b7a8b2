"""Creatures that enter attacking, and mobilize [506.3, 508.4, 702.181]."""
from tests.table import Table, card

RAIDER = card("Old Raider", "{R}", "Creature — Orc", "Mobilize 1", size="2/2")
CAPTAIN = card("Old Captain", "{R}", "Creature — Human",
               "When this creature enters, create two 1/1 white Soldier creature tokens that are tapped and attacking.", size="1/1")
SCOUT = card("Old Scout", "{R}", "Creature — Human Soldier",
             "Whenever this creature attacks, you may put a Soldier creature card from your hand onto the battlefield "
             "tapped and attacking.", size="1/1")
SAGE = card("Old Mind", "{U}", "Planeswalker — Jace", "+1: Scry 1.", loyalty=3)


def test_mobilize_brings_a_tapped_attacker_that_is_gone_with_the_turn_702_181a():  # 702.181a
    table = Table()
    alice, bob = table.players
    raider = alice.controls(RAIDER)
    table.goes_to("declare attackers", ((raider, bob),))
    table.resolves()
    [warrior] = table.named("Warrior Token")
    assert (warrior.tapped, warrior.attacking.seat, warrior.colors) == ("tapped", 1, "R")
    table.goes_to("combat damage")
    assert bob.life == 17
    table.goes_to("end")
    table.settles()
    assert table.named("Warrior Token") == []


def test_its_controller_chooses_whom_it_attacks_508_4():
    table = Table()
    alice, bob = table.players
    raider, sage = alice.controls(RAIDER), bob.controls(SAGE)
    table.goes_to("declare attackers", ((raider, bob),))
    table.does("resolve", 0)
    assert table.asked.rule == "508.4"
    table.answers(sage)
    table.goes_to("combat damage")
    assert (bob.life, sage.counted("loyalty")) == (18, 2)


def test_a_card_that_is_put_onto_the_battlefield_attacking_508_4():
    table = Table()
    alice, bob = table.players
    scout = alice.controls(SCOUT)
    alice.holds(card("Old Guard", "{5}", "Creature — Human Soldier", "Whenever this creature attacks, you gain 5 life.", size="4/4"))
    table.goes_to("declare attackers", ((scout, bob),))
    table.resolves("yes")
    [guard] = table.named("Old Guard")
    assert (guard.tapped, guard.attacking.seat) == ("tapped", 1)
    table.goes_to("combat damage")
    assert (alice.life, bob.life) == (20, 15)                    # it never attacked [508.4]


def test_what_returns_for_the_other_player_does_not_attack_506_3a():
    table = Table()
    alice, bob = table.players
    table.goes_to("declare attackers", ((alice.controls(CAPTAIN), bob),))
    for player in (alice, bob):
        player.has(SCOUT, "graveyard")
    alice.says("Return all creature cards from all graveyards to the battlefield tapped and attacking under their owners' control.")
    assert {one.controller: one.attacking is not None for one in table.named("Old Scout")} == {0: True, 1: False}


def test_outside_of_combat_they_only_enter_506_3b():
    table = Table()
    alice, _bob = table.players
    alice.puts(alice.holds(CAPTAIN))
    table.resolves()
    assert [(soldier.tapped, soldier.attacking) for soldier in table.named("Soldier Token")] == [("tapped", None)] * 2
