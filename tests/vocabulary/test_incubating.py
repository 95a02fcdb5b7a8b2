"""Incubate, and what hatches [111.10i, 614.1a, 701.53]."""
from tests.table import Table


def incubating(text, *cards):
    table = Table()
    alice, _bob = table.players
    alice.controls(*cards)
    alice.says(text)
    return table, alice


def test_an_incubator_enters_with_counters_701_53a():
    table, _alice = incubating("Incubate 3.")
    [token] = table.named("Incubator Token")
    assert (token.counted("+1/+1"), token.types, token.power) == (3, ("artifact", "Incubator"), None)


def test_it_hatches_for_two_mana_111_10i():
    table, alice = incubating("Incubate 2.", "Wastes", "Wastes")
    [token] = table.named("Incubator Token")
    alice.activates(token)
    table.resolves()
    assert (token.name, token.types, token.power, token.colors) == ("Phyrexian Token", ("artifact", "creature", "Phyrexian"), 2, "")


def test_twice_is_one_after_another_and_each_may_be_doubled_614_1a():
    table, _alice = incubating("Incubate 1 twice.", "Anointed Procession")
    assert len(table.named("Incubator Token")) == 4
