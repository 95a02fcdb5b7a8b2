"""The library agrees with what is printed: names, costs, types, numbers, as far as a corpus of cards is at hand."""
import json
import lzma
import os
from pathlib import Path

import pytest

from sandbox.cards.library import built_in
from sandbox.cards.symbols import colors_named, symbols_of
from sandbox.cards.typeline import types_of

PLACES = [Path(place) for place in (os.environ.get("SANDBOX_CORPUS"), Path(__file__).parents[3] / "shared" / "corpus") if place]
CORPUS = next((file for place in PLACES for file in (place, place / "oracle-cards.jsonl.xz") if file.is_file()), None)
ENTRIES = built_in().entries


@pytest.fixture(scope="module")
def faces():
    """Each printed face by its name."""
    if CORPUS is None:
        pytest.skip("no corpus: set SANDBOX_CORPUS to oracle-cards.jsonl.xz")
    with lzma.open(CORPUS, "rt", encoding="utf-8") as lines:
        cards = [card for card in map(json.loads, lines) if card["set_type"] != "funny"]
    return {face["name"]: {"type_line": card["type_line"], **face} for card in cards for face in card.get("card_faces", [card])}


def test_nearly_all_of_the_library_is_printed(faces):
    printed = [name for name, entry in ENTRIES.items() if name in faces and not entry.home_made]
    assert len(printed) > 60


def in_figures(number):
    """A star is 0 until a characteristic-defining ability says what it is [208.2a]."""
    return "0" if number == "*" else number


@pytest.mark.parametrize("name", ENTRIES)
def test_facts(faces, name):
    for face in ENTRIES[name].faces():
        if (printed := faces.get(face.name)) is None:
            continue                                  # newer than the corpus, or the sandbox's own
        assert face.cost == symbols_of(printed.get("mana_cost", ""))
        assert face.types == types_of(printed["type_line"])
        numbers = [str(n) if n is not None else None for n in (face.power, face.toughness, face.loyalty)]
        assert numbers == [in_figures(printed.get(key)) for key in ("power", "toughness", "loyalty")]
        indicated = "".join(printed.get("color_indicator", ()))
        assert face.colors == colors_named(indicated or "".join(printed.get("colors", face.colors)))


def test_the_sandbox_has_no_card_of_its_own_under_a_printed_name(faces):
    assert [name for name, entry in ENTRIES.items() if entry.home_made and name in faces] == []
