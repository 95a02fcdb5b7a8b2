"""Delayed and reflexive triggered abilities, and whose steps begin [603.7, 603.12, 603.2b, 511.2]."""
import pytest

from sandbox.cards.abilities import abilities_of
from sandbox.language.writing import printed
from tests.table import BEAR, GOBLIN, Table, card


def game():
    table = Table()
    for player in table.players:
        player.library(*["Island"] * 9)
    return table, *table.players


@pytest.mark.parametrize("text", [
    "Draw a card at the beginning of the next turn's upkeep.",
    "At the beginning of the upkeep of enchanted creature's controller, that player loses 1 life.",
    "At the beginning of each player's upkeep, that player loses 1 life.",
    "At the beginning of enchanted player's upkeep, that player loses 1 life.",
    "At the beginning of combat on each opponent's turn, draw a card.",
    "At end of combat, sacrifice ~.",
    "Whenever ~ blocks a creature, destroy that creature at end of combat.",
    "When ~ enters, you may discard a card. When you do, ~ deals 2 damage to any target.",
    "Target creature gets +1/+1 until end of turn. When that creature dies this turn, draw a card.",
    "Whenever a creature dies this turn, you gain 1 life.",
    "When ~ enters, exile target creature. At the beginning of the next end step, return it to the battlefield under its owner's control.",
])
def test_it_reads_and_writes_back(text):
    [ability] = abilities_of(text)
    assert printed(ability) == text


def test_a_card_at_the_next_turns_upkeep_603_7b():
    table, alice, _bob = game()
    alice.says("Draw a card at the beginning of the next turn's upkeep.")
    table.goes_to("end")
    assert alice.hand == 0
    table.goes_to("upkeep", turn=2)
    table.settles()
    assert alice.hand == 1
    table.goes_to("end", turn=2)
    table.goes_to("upkeep", turn=3)
    table.settles()
    assert alice.hand == 1


def test_the_upkeep_of_the_enchanted_creatures_controller_603_2b():
    table, alice, bob = game()
    bear = bob.controls(BEAR)
    toll = "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, that player loses 1 life."
    alice.controls(card("Old Curse", "{B}", "Enchantment — Aura", toll), attached=bear.id)
    table.goes_to("precombat main", turn=2)
    table.goes_to("precombat main", turn=3)
    assert (alice.life, bob.life) == (20, 19)


def test_each_players_upkeep_is_about_that_player_603_2b():
    table, alice, bob = game()
    alice.controls(card("Old Toll", "{B}", "Enchantment", "At the beginning of each player's upkeep, that player loses 1 life."))
    table.goes_to("precombat main", turn=2)
    assert (alice.life, bob.life) == (20, 19)
    table.goes_to("precombat main", turn=3)
    assert (alice.life, bob.life) == (19, 19)


def test_destroyed_at_end_of_combat_511_2():
    table, alice, bob = game()
    poison = "Whenever Old Snake becomes blocked by a creature, destroy that creature at end of combat."
    snake = card("Old Snake", "", "Creature — Snake", poison, "1/4")
    one, bear = alice.controls(snake), bob.controls(BEAR)
    table.fights([(one, bob)], [(bear, one)])
    assert bear.zone == "battlefield"
    table.goes_to("postcombat main")
    assert bear.is_now.zone == "graveyard"


def test_at_end_of_combat_it_triggers_each_combat_511_2():
    table, alice, bob = game()
    one = alice.controls(card("Old Wave", "", "Creature — Elemental", "At end of combat, you gain 1 life.", "5/5"))
    table.fights([(one, bob)], until="postcombat main")
    assert alice.life == 21


@pytest.mark.parametrize("discards, damage", [("yes", 2), ("no", 0)])
def test_when_you_do_is_an_ability_of_its_own_603_12(discards, damage):
    table, alice, bob = game()
    alice.holds("Island")
    thrower = card("Old Thrower", "", "Creature — Human",
                   "When Old Thrower enters, you may discard a card. When you do, Old Thrower deals 2 damage to any target.", "1/1")
    alice.puts(alice.holds(thrower))
    assert table.asked is None and len(table.state.stack) == 1                  # no target yet
    table.resolves(discards)
    if damage:
        table.answers(*["Island"] * (table.asked.kind != "target"), bob)
        assert len(table.state.stack) == 1
    table.settles()
    assert bob.life == 20 - damage


# 603.7b
def test_when_that_creature_dies_this_turn_603_7c():
    table, alice, _bob = game()
    bear, goblin = alice.controls(BEAR, GOBLIN)
    alice.says("Target creature gets +1/+1 until end of turn. When that creature dies this turn, draw a card.", bear)
    alice.puts(goblin, zone="graveyard")
    table.settles()
    assert alice.hand == 0
    alice.puts(bear, zone="graveyard")
    table.settles()
    assert alice.hand == 1


def test_whenever_this_turn_wears_off_with_it_514_2():
    table, alice, _bob = game()
    bears = alice.controls(BEAR, BEAR, BEAR)
    alice.says("Whenever a creature dies this turn, you gain 1 life.")
    for bear in bears[:2]:
        alice.puts(bear, zone="graveyard")
    table.settles()
    assert alice.life == 22
    table.goes_to("upkeep", turn=2)
    alice.puts(bears[2], zone="graveyard")
    table.settles()
    assert alice.life == 22


def test_it_comes_back_at_the_next_end_step_603_7c():
    table, alice, bob = game()
    bear = bob.controls(BEAR)
    alice.says("Exile target creature. "
               "At the beginning of the next end step, return it to the battlefield under its owner's control.", bear)
    assert bear.is_now.zone == "exile"
    table.goes_to("end")
    table.settles()
    assert (bear.is_now.zone, bear.is_now.controller) == ("battlefield", 1)
