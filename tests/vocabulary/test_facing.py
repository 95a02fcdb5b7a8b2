"""The words of turning over, of morph, and of what was chosen as something entered [614.12a, 702.37, 708]."""
import pytest

from sandbox.engine.kinds import Ability
from sandbox.language.reading import read, write
from sandbox.vocabulary import declare_all
from tests.table import BEAR, Table, card

declare_all()
HORNED = card("Old Horn", "{2}{R}{R}", "Creature — Goat", "Morph {1}{R}", "3/1")
SHROUDED = card("Old Veil", "{2}", "Creature — Spirit", "Whenever a creature is turned face up, you gain 1 life.\n"
                "Face-down creatures get +1/+1.", "1/1")


@pytest.mark.parametrize("text", [
    "morph {1}{R}{R}", "morph—Pay 5 life.", "turn target face-down creature face up.", "turn target creature face down.",
    "when this creature is turned face up, draw a card.", "whenever a creature is turned face down, you gain 1 life.",
    "as this creature is turned face up, put five +1/+1 counters on it.",
    "put target creature card in your graveyard onto the battlefield face down under your control.",
    "as this Aura enters, choose a creature.", "enchanted creature is a copy of the chosen creature.",
    "as this creature enters, choose an artifact you control.", "destroy all face-down creatures."])
def test_it_is_read_and_written_as_it_stands(text):
    assert write(read(Ability, text)).lower() == text.lower()


def test_who_is_face_down_counts_for_others():
    table = Table()
    alice, _ = table.players
    veil, one, bear = alice.controls(SHROUDED), alice.controls(HORNED, facing="face down"), alice.controls(BEAR)
    assert (one.power, bear.power, veil.power) == (3, 2, 1)
    with table.changes(lambda: alice.life, 1):
        alice.says("Turn target face-down creature face up.", one)
        table.settles()
    assert one.power == 3 and one.toughness == 1


def test_what_is_face_up_is_not_turned_up_again():
    table = Table()
    alice, _ = table.players
    alice.controls(SHROUDED)
    one = alice.controls(HORNED)
    with table.changes(lambda: alice.life, 0):
        table.does("make_turned", 0, one.id, "face up")
        table.settles()


def test_what_is_said_of_being_turned_is_done_while_it_is_turned_708_11():
    table = Table()
    alice, _ = table.players
    alice.controls("Forest")
    hydra = card("Old Hydra", "{2}{G}", "Creature — Hydra", "Morph {G}\nAs this creature is turned face up, put five +1/+1 counters on it.",
                 "0/0")
    one = alice.controls(hydra, facing="face down")
    alice.does("turn_up", one.id)
    table.does("make_turned", 0, one.id, "face up")    # it is already
    assert one.zone == "battlefield" and (one.power, one.counted("+1/+1"), table.state.stack) == (5, 5, ())
    other = alice.controls(hydra, facing="face down")
    table.does("make_turned", 0, alice.controls(HORNED, facing="face down").id, "face up")
    assert other.facing == "face down" and other.counted("+1/+1") == 0


def test_put_onto_the_battlefield_face_down_708_3():
    table = Table()
    alice, _ = table.players
    herald = card("Old Herald", "{2}", "Creature — Elf", "When this creature enters, you gain 3 life.", "4/4")
    one = alice.has(herald, "graveyard")
    with table.changes(lambda: alice.life, 0):
        alice.says("Return target creature card from your graveyard to the battlefield face down under your control.", one)
        table.settles()
    assert (one.is_now.zone, one.is_now.name, one.is_now.power) == ("battlefield", "", 2)


def test_with_nothing_to_choose_nothing_is_copied():
    mask = card("Old Mask", "{U}", "Enchantment", "As this enchantment enters, choose a creature.\n"
                "Creatures you control are a copy of the chosen creature.")
    table = Table()
    alice, _ = table.players
    alice.puts(alice.holds(mask))
    bear = alice.controls(BEAR)
    assert bear.name == "Bear"
