"""Printed text and plain lines."""
import pytest

from sandbox.cards.symbols import BadCost, colors_named, colors_of, printed_cost, symbols_of
from sandbox.cards.text import plain_lines, printed_text, short_name
from sandbox.cards.typeline import BadTypes, printed_types, types_of

LEGEND = ("legendary", "planeswalker", "Jace")


def test_one_line_for_each_ability():
    assert plain_lines("Flying\n{T}: Add {G}.") == ("Flying", "{T}: Add {G}.")


def test_reminder_text_is_left_out_207_2a():
    assert plain_lines("Menace (This creature can't be blocked except by two (or more) creatures.)") == ("Menace",)
    assert plain_lines("({T}: Add {U} or {R}.)\nScry 1. (Look at the top card of your library.)") == ("Scry 1.",)


def test_ability_words_are_left_out_207_2c():
    assert plain_lines("Landfall — Whenever a land you control enters, draw a card.") == (
        "Whenever a land you control enters, draw a card.",)


def test_what_is_not_an_ability_word_stays():
    assert plain_lines("Visit — You gain 3 life.\nII, III — Draw a card.") == ("Visit — You gain 3 life.", "II, III — Draw a card.")


def test_modes_stay_with_their_heading():
    assert plain_lines("Choose one —\n• Draw a card.\n• You gain 3 life.\nFlashback {2}") == (
        "Choose one —\n• Draw a card.\n• You gain 3 life.", "Flashback {2}")


def test_a_loyalty_cost_has_the_minus_sign():
    assert plain_lines("+1: Scry 2.\n-3: Draw a card.\n-X: Draw a card.") == ("+1: Scry 2.", "−3: Draw a card.", "−X: Draw a card.")


def test_a_card_calls_itself_by_its_name_201_5():
    assert plain_lines("Shock deals 2 damage to any target.", "Shock") == ("~ deals 2 damage to any target.",)
    assert plain_lines("Shockwave and After-Shock stay; Shock's goes.", "Shock") == ("Shockwave and After-Shock stay; ~'s goes.",)


def test_a_legend_goes_by_a_shortened_name_201_5c():
    assert plain_lines("When Jace enters, exile Jace, Mirror Mage.", "Jace, Mirror Mage", LEGEND) == ("When ~ enters, exile ~.",)
    assert plain_lines("When Jace enters, draw a card.", "Jace, Mirror Mage", ("planeswalker",)) == ("When Jace enters, draw a card.",)
    assert short_name("Augusta the Bold", LEGEND) == "Augusta"
    assert short_name("Urborg, Tomb of Yawgmoth", ("legendary", "land")) == "Urborg"


@pytest.mark.parametrize("text", ["Flying\nWhen Jace enters, draw a card.", "+1: Scry 2.\n−3: Jace deals 1 damage to you.", ""])
def test_plain_lines_go_back_into_print(text):
    assert printed_text(plain_lines(text, "Jace, Mirror Mage", LEGEND), "Jace, Mirror Mage", LEGEND) == text


@pytest.mark.parametrize("line, words", [
    ("Legendary Creature — Vampire Cleric", ("legendary", "creature", "Vampire", "Cleric")),
    ("Basic Land", ("basic", "land")),
    ("Enchantment Creature — Time Lord Doctor", ("enchantment", "creature", "Time Lord", "Doctor")),
    ("Land — Urza's Power-Plant", ("land", "Urza's", "Power-Plant")),
])
def test_type_lines_both_ways_205(line, words):
    assert types_of(line) == words
    assert printed_types(words) == line


def test_types_print_in_their_order_whatever_the_order_they_came_in():
    assert printed_types(("Golem", "artifact", "legendary", "creature")) == "Legendary Artifact Creature — Golem"


def test_tribal_is_kindred_now():
    assert types_of("Tribal Enchantment — Faerie") == ("kindred", "enchantment", "Faerie")


@pytest.mark.parametrize("line, message", [
    ("Legendery Creature", "“legendery” in “Legendery Creature” is not a supertype or card type; did you mean legendary?"),
    ("Creature — Goblim", "“Goblim” in “Creature — Goblim” is not a subtype; did you mean Goblin?"),
    ("Legendary", "“Legendary” names no card type"),
    ("Creature — ", "“Creature — ” names no subtype behind the dash"),
    ("", "“” names no card type"),
])
def test_a_wrong_type_line_is_named(line, message):
    with pytest.raises(BadTypes) as problem:
        types_of(line)
    assert str(problem.value) == message


@pytest.mark.parametrize("cost, symbols, colors", [
    ("{1}{U}{U}", ("1", "U", "U"), "U"),
    ("{1}{R/W}{R/W}", ("1", "R/W", "R/W"), "WR"),
    ("{X}{2/W}{G/P}", ("X", "2/W", "G/P"), "WG"),
    ("{0}", ("0",), ""),
    ("", (), ""),
    ("{C}{S}", ("C", "S"), ""),
])
def test_costs_both_ways_and_their_colors_202_2(cost, symbols, colors):
    assert symbols_of(cost) == symbols
    assert printed_cost(symbols) == cost
    assert colors_of(symbols) == colors


@pytest.mark.parametrize("cost", ["2U", "{2}U", "{Q1}", "{}", "{2", "{u}"])
def test_what_is_no_cost_is_refused(cost):
    with pytest.raises(BadCost):
        symbols_of(cost)


def test_a_color_indicator_is_put_in_order_204():
    assert colors_named("GR") == "RG"
    with pytest.raises(BadCost, match="“P” is not a color"):
        colors_named("P")


def test_older_wording_is_read_as_it_is_printed_today():
    assert plain_lines("As Golem enters the battlefield, choose a color.", "Golem") == ("As ~ enters, choose a color.",)
