"""Three hundred cards drawn by chance, no more than ten about the same; each is shown at work in a test of this folder."""
import importlib
from collections import Counter
from pathlib import Path

import pytest

from tests.behaviour.draw import HOW_MANY, MOST_OF_A_KIND, tables
from tests.behaviour.showing import drawn

HERE = Path(__file__).parent


def shown():
    """Name -> the tests that show it."""
    found = {}
    for file in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(f"tests.behaviour.{file.stem}")
        for name, test in vars(module).items():
            for card in getattr(test, "shows", ()) if name.startswith("test_") else ():
                found.setdefault(card, []).append(f"{file.stem}.{name}")
    return found


def test_there_are_enough_of_them_and_few_of_a_kind():
    kinds = Counter(table["mechanic"] for table in tables().values())
    assert len(tables()) == HOW_MANY and max(kinds.values()) <= MOST_OF_A_KIND and len(kinds) > 60


def test_each_is_shown():
    assert not [name for name in tables() if name not in shown()]


def test_only_drawn_cards_are_shown():
    assert not [name for name in shown() if name not in tables()]


def test_each_test_shows_its_own_card():
    """A test that shows ten cards at once shows none of them well."""
    tests = Counter(test for tests in shown().values() for test in tests)
    assert max(tests.values()) <= 2


@pytest.mark.parametrize("name", tables())
def test_it_is_read_whole(name):
    assert drawn(name).front.abilities


@pytest.fixture(scope="module")
def printed():
    from tests.corpus.conftest import NAME, corpus_file
    if (file := corpus_file()) is None:
        pytest.skip(f"no corpus: set SANDBOX_CORPUS to {NAME}")
    from sandbox.cards.corpus import printed_cards
    return {card.name: card for card in printed_cards(file)}


@pytest.mark.parametrize("name", tables())
def test_it_is_what_is_printed(printed, name):
    table, facts = tables()[name], printed[name].table
    assert (table["text"], table["types"], table.get("cost", "")) == (facts["oracle_text"], facts["type_line"], facts.get("mana_cost", ""))
