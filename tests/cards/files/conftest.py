"""A collection of one's own for each test, and what it holds in plain words."""
import pytest

from sandbox.cards.collection import Collection
from sandbox.cards.files.bringing import bring_in


@pytest.fixture
def collection(tmp_path):
    found = Collection(tmp_path / "own" / "cards.sqlite")
    yield found
    found.close()


@pytest.fixture
def brought(collection):
    """Brings a file in; gives what the collection has of a card."""
    def bring(path):
        return bring_in(path, collection)
    return bring
