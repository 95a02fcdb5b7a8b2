"""Chosen and enchanted players, how something was cast, abilities that trigger once each turn [601.2, 603.2, 607.2d, 614.12a]."""
import pytest

from sandbox.cards.abilities import abilities_of
from sandbox.language.writing import printed
from tests.table import BEAR, Table, card


def game():
    table = Table()
    for player in table.players:
        player.library(*["Island"] * 9)
    return table, *table.players


@pytest.mark.parametrize("text", [
    "As ~ enters, choose an opponent.",
    "At the beginning of the chosen player's upkeep, that player loses 1 life.",
    "At the beginning of enchanted player's upkeep, that player loses 1 life.",
    "As ~ enters, you may reveal a Bear card from your hand. If you don't, ~ enters tapped.",
    "When ~ enters, if you cast it from your hand, draw a card.",
    "Whenever a creature dies, draw a card. This ability triggers only once each turn.",
    "Whenever you cast a spell from your graveyard, draw a card.",
    "Whenever you cycle or discard a card, draw a card.",
    "At the beginning of each combat, draw a card.",
])
def test_it_reads_and_writes_back(text):
    [ability] = abilities_of(text)
    assert printed(ability) == text


def test_the_chosen_player_is_remembered_607_2d():
    table, alice, bob = game()
    text = "As Old Rack enters, choose an opponent.\nAt the beginning of the chosen player's upkeep, that player loses 1 life."
    alice.puts(alice.holds(card("Old Rack", "", "Artifact", text)))             # there is but one to choose
    table.goes_to("precombat main", turn=3)
    assert (alice.life, bob.life) == (20, 19)


@pytest.mark.parametrize("held, tapped", [([BEAR], "untapped"), ([], "tapped")])
def test_revealed_as_it_enters_or_tapped_614_12a(held, tapped):
    _table, alice, _bob = game()
    alice.holds(*held)
    text = "As Old Den enters, you may reveal a Bear card from your hand. If you don't, Old Den enters tapped.\n{T}: Add {G}."
    den = alice.holds(card("Old Den", "", "Land", text))
    alice.plays(den, *["yes"] * len(held))
    assert den.is_now.tapped == tapped
    assert alice.hand == len(held)


def test_only_what_was_cast_from_the_hand():                                              # 601.2, 601.2a
    table, alice, _bob = game()
    alice.controls("Forest")
    sage = card("Old Sage", "{G}", "Creature — Human", "When Old Sage enters, if you cast it from your hand, you gain 3 life.", "1/1")
    alice.puts(alice.holds(sage))
    table.settles()
    assert alice.life == 20
    alice.casts(alice.holds(sage))
    table.settles()
    assert alice.life == 23


def test_it_triggers_only_once_each_turn_603_2():
    table, alice, _bob = game()
    text = "Whenever a creature dies, you gain 1 life. This ability triggers only once each turn."
    alice.controls(card("Old Mourner", "", "Enchantment", text))
    bears = alice.controls(BEAR, BEAR, BEAR)
    for bear in bears[:2]:
        alice.puts(bear, zone="graveyard")
        table.settles()
    assert alice.life == 21
    table.goes_to("upkeep", turn=2)
    alice.puts(bears[2], zone="graveyard")
    table.settles()
    assert alice.life == 22


@pytest.mark.parametrize("step, life", [("precombat main", 23), ("end", 20)])
def test_cast_during_the_main_phase_601_2i(step, life):
    table, alice, _bob = game()
    alice.controls("Plains")
    spell = alice.holds(card("Old Decree", "{W}", "Instant", "If you cast this spell during your main phase, you gain 3 life."))
    if step == "end":
        table.goes_to("end")
    alice.casts(spell)
    table.settles()
    assert alice.life == life
