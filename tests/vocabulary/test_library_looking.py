"""Scry and surveil [701.22, 701.25]."""
from tests.table import Table


def with_library(*cards):
    table = Table()
    alice, _ = table.players
    alice.library(*cards)
    return table, alice


def names(table, zone):
    return [table.state.thing(i).card.front.name for i in zone]


def test_scry_keeps_or_puts_on_the_bottom_701_22a():
    table, alice = with_library("Island", "Forest", "Swamp")
    alice.says("Scry 2.", "Island")
    assert names(table, alice.here.library) == ["Forest", "Swamp", "Island"]


def test_scry_orders_what_stays():
    table, alice = with_library("Island", "Forest", "Swamp")
    alice.says("Scry 2.", (), ("Forest", "Island"))
    assert names(table, alice.here.library) == ["Forest", "Island", "Swamp"]


def test_scry_orders_what_goes_down():
    table, alice = with_library("Island", "Forest", "Swamp")
    alice.says("Scry 2.", ("Island", "Forest"), ("Forest", "Island"))
    assert names(table, alice.here.library) == ["Swamp", "Forest", "Island"]


def test_scrying_an_empty_library_is_nothing_701_22b():
    table, alice = with_library()
    alice.says("Scry 2.")
    assert table.log == []


def test_surveil_fills_the_graveyard_701_25a():
    table, alice = with_library("Island", "Forest", "Swamp")
    alice.says("Surveil 2.", "Forest")
    assert names(table, alice.here.library) == ["Island", "Swamp"]
    assert alice.graveyard == ["Forest"]


def test_scrying_is_a_choice_of_the_one_who_scries():
    table, _ = with_library("Island")
    bob = table.players[1]
    bob.library("Forest", "Swamp")
    table.players[0].says("Each opponent scries 1.")
    assert (table.asked.who, table.asked.rule) == (1, "701.22a")
    table.answers("Forest")
    assert names(table, bob.here.library) == ["Swamp", "Forest"]
