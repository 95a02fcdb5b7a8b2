"""Alice's precombat main phase, Bob across the table."""
import pytest

from tests.table import Table


@pytest.fixture
def table():
    return Table()


@pytest.fixture
def alice(table):
    return table.players[0]


@pytest.fixture
def bob(table):
    return table.players[1]
