"""Numbers have no cap: counters and life are whole numbers of any size; what would be so many things is refused in one line."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import card

HUGE = 10 ** 30
GIANT = card("Trial Giant", "{4}{G}", "Creature — Giant", size="1/1")


@pytest.fixture
def giant(table):
    return table.players[0].controls(GIANT, counters=(("+1/+1", HUGE),))


def test_counters_and_life_have_no_cap(table, giant):
    alice, _ = table.players
    alice.says("You gain life equal to target creature's power.", giant)
    alice.says("Double the number of +1/+1 counters on target creature.", giant)
    assert (alice.life, giant.counted("+1/+1"), giant.power) == (21 + HUGE, 2 * HUGE, 1 + 2 * HUGE)


@pytest.mark.parametrize("text", [
    "Create a 1/1 green Saproling creature token for each +1/+1 counter on target creature.",
    "Draw cards equal to target creature's power.",
    "Add an amount of {G} equal to target creature's power."])
def test_what_would_be_so_many_things_is_one_clear_line_and_nothing_happens(table, giant, text):
    before = table.state
    with pytest.raises(Illegal, match="more than the table holds") as refused:
        table.players[0].says(text, giant)
    assert "\n" not in str(refused.value) and table.state is before


def test_a_thousand_tokens_are_no_matter(table, giant):
    alice, _ = table.players
    few = alice.controls(GIANT, counters=(("+1/+1", 1_000),))
    alice.says("Create a 1/1 green Saproling creature token for each +1/+1 counter on target creature.", few)
    assert table.count("Saproling Token") == 1_000
