"""Every phrase of the vocabulary stands in a line that is read in one way and written back as it was: wordings.json, or the library."""
import json
from pathlib import Path

import pytest

from sandbox.cards.coverage import line_read
from sandbox.cards.library import built_in
from sandbox.language.phrase import PHRASES, walk

LINES = json.loads(Path(__file__).with_name("wordings.json").read_text(encoding="utf-8"))
OTHERWISE = {"AtCombatsEnd", "CantRegenerate", "NextOf", "SpellOfLines", "ThisIsOnStack", "ThreeDamages"}   # tried in tests of their own


@pytest.mark.parametrize("line", LINES)
def test_it_is_read_in_one_way_and_written_back(line):
    found = line_read(line)
    assert found.whole and found.faithful, found.values or found.missing


def met():
    abilities = [ability for line in LINES for value in line_read(line).values for ability in value]
    cards = [entry.card() for entry in built_in().entries.values()]
    abilities += [ability for card in cards for face in (card.front, card.back) if face for ability in face.abilities]
    return {cls.__name__ for ability in abilities for phrase in walk(ability) for cls in type(phrase).__mro__}


def test_every_phrase_that_a_card_can_say_is_among_them():
    said = {cls.__name__ for classes in PHRASES.values() for cls in classes
            if cls.__module__.startswith("sandbox.") and any(one.reads and one.prints for one in cls.sayings)}
    assert said - met() == OTHERWISE
