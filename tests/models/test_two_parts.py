"""Cards of two parts show both, each under its name and with its cost [709, 710, 715]."""
from sandbox.models.faces import face_of, face_of_card
from tests.rules.test_layouts import ADVENTURER, FLIPPING, SPLIT
from tests.table import Table


def test_both_parts_are_shown_where_both_are_there_709_4_715_4():
    table = Table()
    alice, _ = table.players
    held = [alice.holds(one).id for one in (SPLIT, ADVENTURER)]
    split, knight = (face_of(table.state, id) for id in held)
    assert split.lines == ("— Salt {1}{R} Instant", "Salt deals 2 damage to any target.", "— Pepper {W} Sorcery", "You gain 3 life.")
    assert knight.lines == ("Vigilance", "— Small Quest {W} Sorcery — Adventure", "You gain 1 life.")


def test_a_spell_shows_the_half_that_was_cast_709_3b():
    table = Table()
    alice, _ = table.players
    alice.controls("Plains")
    one = alice.holds(SPLIT)
    alice.casts(one, face="back")
    assert face_of(table.state, one.is_now.id).lines == ("You gain 3 life.",)


def test_what_is_printed_alone_can_be_shown_too():
    assert face_of_card(FLIPPING).lines == ("Haste", "{R}: Flip Small Akki.")
