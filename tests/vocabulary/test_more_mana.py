"""Mana in combinations, in amounts, of the chosen color [106.1, 106.5, 605]."""
from tests.table import BEAR, GOBLIN, Table, card


def making(text, types="Artifact", **more):
    table = Table()
    alice, _ = table.players
    return table, alice, alice.controls(card("Prism", "{0}", types, text), **more)


def test_two_mana_in_any_combination_is_one_choice_106_1a():
    table, alice, prism = making("{T}: Add two mana in any combination of {R} and/or {G}.")
    alice.taps(prism)
    assert set(table.asked.options) == {"RR", "RG", "GG"}
    alice.answers("RG")
    assert alice.pool == "RG"


def test_an_amount_that_is_counted():
    _, alice, prism = making("{T}: Add an amount of {G} equal to the number of creatures you control.")
    alice.controls(BEAR), alice.controls(GOBLIN)
    alice.taps(prism)
    assert alice.pool == "GG"


def test_of_the_chosen_color_and_of_none_if_none_was_chosen_106_5():
    _, alice, prism = making("{T}: Add one mana of the chosen color.", chosen=("red",))
    alice.taps(prism)
    assert alice.pool == "R"
    _, alice, blank = making("{T}: Add one mana of the chosen color.")
    alice.taps(blank)
    assert alice.pool == ""


def test_of_a_color_among_permanents_106_5():
    _, alice, prism = making("{T}: Add one mana of any color among permanents you control.")
    alice.controls(BEAR)
    alice.taps(prism)
    assert alice.pool == "G"


def test_combinations_pay_for_spells_601_2g():
    table, alice, _ = making("{T}: Add two mana in any combination of colors.")
    bear = alice.holds(BEAR)
    alice.casts(bear)
    table.settles()
    assert bear.is_now.zone == "battlefield"
