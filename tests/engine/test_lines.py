"""Lines of card English with the real vocabulary: read in one way, printed as they were, declined where not understood."""
import pytest

from sandbox.engine.kinds import Ability
from sandbox.language.reading import Unread, read
from sandbox.language.writing import printed
from sandbox.vocabulary import declare_all

declare_all()

LINES = [line.replace("|", "\n") for line in """
~ deals 3 damage to any target.
Whenever ~ deals damage to a creature, draw a card.
Whenever a creature is dealt damage, you gain 1 life.
When this creature dies, each opponent loses 2 life.
Whenever another creature you control dies, draw a card.
When ~ leaves the battlefield, return the exiled card to its owner's hand.
Creatures your opponents control can't block.
This spell can't be countered.
Destroy target nontoken creature you control with power 3 or greater.
Each player draws two cards.
You may draw a card. If you do, each opponent loses 1 life.
Target player draws a card for each creature you control.
You gain X life, where X is the number of tapped artifacts you control.
Tap up to two target creatures.
Tap up to one target creature.
Destroy another target legendary red artifact creature.
Target creature gets +3/+3 and gains flying and haste until end of turn.
Enchanted creature has "Whenever this creature dies, draw a card."
Creatures you control get +X/+X, where X is the number of Forests you control.
Choose one —|• Destroy target artifact.|• You gain 3 life.
Choose two —|• Draw a card.|• You gain 3 life.|• Destroy all creatures.
When ~ enters, if you control a Zombie, create two 1/1 green Saproling creature tokens.
If a creature died this turn, draw a card.
If a creature would die, exile it instead.
At the beginning of your upkeep, you may sacrifice a creature. If you do, draw two cards.
{2}{B}, {T}, Sacrifice a creature: Draw a card, then you gain 1 life.
You control enchanted creature.
You gain 2 life. If it was kicked, you gain 5 life instead.
""".strip().split("\n")]


@pytest.mark.parametrize("line", LINES)
def test_a_line_reads_in_one_way_and_prints_as_it_was(line):
    assert printed(read(Ability, line)) == line


OLD = {"When ~ enters the battlefield, draw a card.": "When ~ enters, draw a card.",
       "~ enters the battlefield tapped.": "~ enters tapped."}


@pytest.mark.parametrize("line", OLD)
def test_an_old_spelling_is_read_and_never_printed(line):
    assert read(Ability, line) == read(Ability, OLD[line]) and printed(read(Ability, line)) == OLD[line]


def test_two_wordings_of_one_value_are_equal_and_each_prints_as_it_stands():
    lines = "When this creature is put into a graveyard from the battlefield, draw a card.", "When this creature dies, draw a card."
    one, other = (read(Ability, line) for line in lines)
    assert one == other and (printed(one), printed(other)) == lines


def test_a_line_that_is_not_understood_is_declined_with_the_furthest_point_reached():
    with pytest.raises(Unread) as declined:
        read(Ability, "Whenever a creature dies, draw a banana.")
    assert declined.value.at == len("Whenever a creature dies, draw a ")


def test_a_condition_that_is_not_understood_declines_the_whole_line():
    with pytest.raises(Unread):
        read(Ability, "When ~ enters, if it's a full moon, draw a card.")
