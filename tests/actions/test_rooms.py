"""Rooms and their doors [709.5]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import Table, card

HOUSE = card("Parlor", "{1}", "Enchantment — Room", "When you unlock this door, you gain 3 life.", layout="split",
             back={"name": "Attic", "cost": "{2}", "types": "Enchantment — Room",
                   "text": "When you unlock this door, draw a card.\nCreatures you control get +1/+1."})


def two():
    table = Table()
    alice, bob = table.players
    alice.library("Wastes", "Wastes")
    alice.controls(*["Wastes"] * 6)
    return table, alice, bob


def cast(table, alice, face):
    alice.casts(alice.holds(HOUSE), face=face)
    table.resolves()
    table.settles()
    return next(one for name in ("Parlor", "Attic") for one in table.named(name))


def test_the_half_that_was_cast_is_unlocked_as_it_enters():
    """709.5, 709.5d, 709.5h"""
    table, alice, _bob = two()
    room = cast(table, alice, "front")
    assert (room.name, room.unlocked, room.mana_value, alice.life, alice.hand) == ("Parlor", ("front",), 1, 23, 0)


def test_the_right_half_can_be_cast_alone():
    """709.5d"""
    table, alice, _bob = two()
    room = cast(table, alice, "back")
    assert (room.name, room.unlocked, alice.life, alice.hand) == ("Attic", ("back",), 20, 1)


def test_a_locked_door_is_opened_for_its_mana_cost():
    """709.5e, 709.5c, 709.5h: what is said of the one door is not said of the other."""
    table, alice, bob = two()
    alice.controls(card("Watcher", "", "Enchantment", "Whenever you fully unlock a Room, you gain 10 life."))
    room = cast(table, alice, "front")
    assert [p.text for p in alice.may(room)] == ["Unlock Attic"]
    with pytest.raises(Illegal):
        bob.does("unlock", room.id, "back")
    alice.does("unlock", room.id, "back")
    table.answers(table.asked.options)
    table.settles()
    assert (room.name, room.unlocked, room.mana_value, alice.life, alice.hand) == ("Parlor // Attic", ("front", "back"), 3, 33, 1)
    assert alice.may(room) == []


def test_one_that_was_not_cast_has_neither():
    """709.5, 709.5d"""
    table, alice, _bob = two()
    alice.puts(alice.holds(HOUSE))
    [room] = table.named("")
    assert (room.types, room.abilities, room.unlocked, alice.life) == (("enchantment", "Room"), (), (), 20)


def test_whoever_opens_the_last_door_has_fully_unlocked_it():
    """709.5i"""
    table, alice, _bob = two()
    alice.controls(card("Watcher", "", "Enchantment", "Whenever you fully unlock a Room, you gain 10 life."))
    room = alice.controls(HOUSE)
    alice.says("Unlock a locked door of target Room you control.", room, "Parlor")
    table.settles()
    assert alice.life == 23
    alice.says("Unlock a locked door of target Room you control.", room)
    table.answers(table.asked.options)
    table.settles()
    assert alice.life == 33


def test_a_door_is_locked_again():
    """709.5g"""
    table, alice, _bob = two()
    room = cast(table, alice, "front")
    alice.says("Lock an unlocked door of target Room you control.", room)
    assert (room.name, room.unlocked) == ("", ())
