"""All that keyword actions and designations add to a game is saved and comes back as it was."""
import pytest

from sandbox.timeline.saving import loaded, saved
from tests.actions.test_battles import INVASION
from tests.actions.test_melding import LEFT, RIGHT
from tests.actions.test_rooms import HOUSE
from tests.table import BEAR, Table

SAID = ("You become the monarch.", "You take the initiative.", "Venture into the dungeon.", "It becomes night.", "The Ring tempts you.",
        "Manifest the top card of your library.", "Cloak the top card of your library.", "Suspect a creature.", "Airbend a creature.",
        "Exert a creature.", "Detain a creature.", "You control target player during that player's next turn.", "Double your life total.",
        "Starting with you, each player votes for time or money. Draw a card for each time vote.")


def set_up():
    table = Table()
    alice, bob = table.players
    alice.library(*[BEAR] * 5)
    alice.controls(BEAR)
    return table, alice, bob


@pytest.mark.parametrize("text", SAID)
def test_what_was_said_is_kept(text):
    table, alice, bob = set_up()
    alice.says(text, *([bob] if "target player" in text else ["time", "money"] if "votes" in text else []))
    assert loaded(saved(table.state)) == table.state


def test_what_lies_there_is_kept():
    table, alice, bob = set_up()
    alice.controls(HOUSE, unlocked=("front",))
    alice.controls(INVASION, protector=bob.seat)
    left, _right = alice.controls(LEFT), alice.controls(RIGHT)
    alice.activates(left)
    table.resolves()
    assert loaded(saved(table.state)) == table.state
