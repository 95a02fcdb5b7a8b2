"""Predefined tokens [111.10]."""
import pytest

from sandbox.vocabulary.predefined import TEXTS, predefined
from tests.table import Table


@pytest.mark.parametrize("word", TEXTS)
def test_each_can_be_created_and_has_its_ability(word):
    table = Table()
    alice, _ = table.players
    alice.says(f"Create two {word} tokens.")
    first, _second = table.named(f"{word} Token")
    assert (first.token, first.colors, len(first.abilities)) == ("token", "", 1)
    assert word in first.types and first.power is None


def test_a_treasure_gives_one_mana_of_any_color_and_is_gone():
    table = Table()
    alice, _ = table.players
    alice.says("Create a Treasure token.")
    [treasure] = table.named("Treasure Token")
    alice.taps(treasure, "R")
    assert alice.pool == "R"
    assert table.named("Treasure Token") == []
    assert alice.graveyard == []                       # a token ceases to exist [704.5d]


def test_food_is_eaten():
    table = Table()
    alice, _ = table.players
    alice.controls("Island", "Island")
    alice.says("Create a Food token.")
    [food] = table.named("Food Token")
    with table.changes(lambda: alice.life, 3):
        alice.activates(food)
        table.settles()


def test_they_are_created_tapped_where_that_is_said():
    table = Table()
    alice, _ = table.players
    alice.says("Create a tapped Treasure token.")
    assert table.named("Treasure Token")[0].tapped == "tapped"


def test_they_are_doubled_like_others():
    table = Table()
    alice, _ = table.players
    alice.controls("Anointed Procession")
    alice.says("Create a Clue token.")
    assert len(table.named("Clue Token")) == 2


def test_the_same_token_is_the_same_card():
    assert predefined("Treasure") is predefined("Treasure")
