"""A card as somebody types it: each wrong field is one line, sloppy typing is tidied, and what is right becomes the very card."""
import re

import attrs
import pytest

from sandbox.cards import library
from sandbox.cards.making import BadCard, card_of
from sandbox.cards.typed import Typed, TypedCard, complaints, entry, renamed, table_of, tidy_cost, tidy_types, typed_of, variant_of

CUB = Typed(name="Spark Cub", cost="1r", types="creature - bear", power="2", toughness="1", text="Haste")


def test_a_card_typed_sloppily_is_the_card_that_was_meant():
    made = entry(TypedCard(front=CUB)).card().front
    assert (made.name, made.cost, made.types, made.colors, made.power) == ("Spark Cub", ("1", "R"), ("creature", "Bear"), "R", 2)


@pytest.mark.parametrize(("typed", "meant"), [
    ("2uu", "{2}{U}{U}"), ("{2}{u/p}", "{2}{U/P}"), ("w/u", "{W/U}"), (" 1 g ", "{1}{G}"), ("10", "{10}"), ("", ""), ("2/wx", "{2/W}{X}")])
def test_a_cost_may_be_typed_without_braces(typed, meant):
    assert tidy_cost(typed) == meant


def test_a_type_line_may_be_typed_with_a_hyphen_and_in_lower_case():
    assert tidy_types("legendary  creature -  goblin shaman") == "legendary creature — Goblin Shaman"


@pytest.mark.parametrize(("change", "field", "words"), [
    ({"name": " "}, "name", "needs a name"), ({"name": "Cub (big)"}, "name", "can't hold"),
    ({"name": "x" * 200}, "name", "too long|this long"),
    ({"cost": "3Q"}, "cost", "mana cost"), ({"cost": "{Q}"}, "cost", "{Q}.*mana symbol"), ({"types": ""}, "types", "needs a type"),
    ({"types": "Creature — Baer"}, "types", "“Baer”.*did you mean"), ({"types": "Creture — Bear"}, "types", "did you mean creature"),
    ({"power": ""}, "power", "needs power"), ({"power": "two"}, "power", "whole number"),
    ({"toughness": "12345"}, "toughness", "up to 999"),
    ({"loyalty": "3"}, "loyalty", "only planeswalkers"), ({"colors": "RX"}, "colors", "“X” is not a color"),
    ({"text": "Flying\n" * 2000}, "text", "more than a card holds")])
def test_every_wrong_field_is_one_line_about_that_field(change, field, words):
    found = complaints(attrs.evolve(CUB, **change))
    assert list(found) == [field]
    assert "\n" not in found[field] and re.search(words, found[field])
    with pytest.raises(BadCard):
        entry(TypedCard(front=attrs.evolve(CUB, **change)))


def test_a_planeswalker_needs_loyalty_and_a_sorcery_no_numbers():
    assert "loyalty" in complaints(Typed(name="A", types="Planeswalker — Jace"))
    assert complaints(Typed(name="A", types="Sorcery")) == {}
    assert "power" in complaints(Typed(name="A", types="Sorcery", power="1"))


def test_a_wrong_back_is_named_too():
    with pytest.raises(BadCard, match="needs a name"):
        entry(TypedCard(front=CUB, back=Typed(types="Land")))


def test_every_card_of_the_library_can_be_typed_again_and_described():
    """What the workshop and a scenario's tables can say is all that these cards are."""
    cards = [library.find(name) for name in library.names()]
    assert [card.front.name for card in cards if card_of(table_of(card)) != card] == []
    typed = [card for card in cards if not card.front.lights]
    assert [card.front.name for card in typed if entry(typed_of(card)).card() != card] == []


def test_a_variant_is_the_same_card_under_another_name_in_its_text_too():
    for name in library.names():
        card = library.find(name)
        if not card.front.lights:
            made = entry(variant_of(card)).card()
            assert made.front.abilities == card.front.abilities and made.front.name != card.front.name


def test_only_whole_names_are_changed():
    face = Typed(name="Cub", types="Creature — Bear", text="Cub attacks. Cubs and the Old Cub-master don't.")
    assert renamed(face, "Pup").text == "Pup attacks. Cubs and the Old Cub-master don't."
