"""Life gained or lost is told with its amount; only what waits for it may leave that open [119.3]."""
import pytest

from sandbox.cards.coverage import line_read
from tests.table import Table, card


@pytest.mark.parametrize("line", ["You gain life and draw a card.", "Target player loses life.", "You may gain life."])
def test_an_instruction_without_an_amount_is_not_read_119_3(line):
    assert not line_read(line).whole


def test_what_waits_for_it_takes_any_amount_119_3():
    table = Table()
    alice, _bob = table.players
    alice.library("Island", "Island")
    alice.controls(card("Glad Reader", "{W}", text="Whenever you gain life, draw a card.", size="1/1"), "Plains")
    alice.casts(alice.holds(card("Small Balm", "{W}", "Sorcery", "You gain 2 life.")))
    table.resolves()
    table.settles()
    assert alice.life == 22 and alice.hand == 1
