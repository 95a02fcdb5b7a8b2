"""A table for two: Alice's precombat main phase."""
import pytest

from tests.table import Table


@pytest.fixture
def table():
    return Table("Alice", "Bob")


@pytest.fixture
def alice(table):
    return table.players[0]


@pytest.fixture
def bob(table):
    return table.players[1]
