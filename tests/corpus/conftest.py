"""The corpus, where there is one: SANDBOX_CORPUS, or beside the project."""
import os
import random
from pathlib import Path

import pytest

from sandbox.cards.corpus import printed_cards
from sandbox.cards.coverage import line_read

PLACES = [Path(place) for place in (os.environ.get("SANDBOX_CORPUS"), Path(__file__).parents[3] / "shared" / "corpus") if place]
NAME = "oracle-cards.jsonl.xz"


def corpus_file():
    return next((file for place in PLACES for file in (place, place / NAME) if file.is_file()), None)


@pytest.fixture(scope="session")
def corpus():
    """All its traditional cards."""
    if (file := corpus_file()) is None:
        pytest.skip(f"no corpus: set SANDBOX_CORPUS to {NAME}")
    return list(printed_cards(file))


@pytest.fixture(scope="session")
def lines(corpus):
    """Every distinct line, in an order of chance that is always the same."""
    found = sorted({line for card in corpus for line in card.lines})
    random.Random(1993).shuffle(found)
    return found


@pytest.fixture(scope="session")
def read_lines(lines):
    """Those of them that are read, as (line, its reading), found as far as they are asked for."""
    def some(count):
        found = []
        for line in lines:
            if (reading := line_read(line)).whole:
                found.append(reading)
            if len(found) == count:
                break
        return found
    return some
