"""A table for two at which every test of the interactions begins: Alice's precombat main phase."""
import pytest

from tests.table import Table


@pytest.fixture
def table():
    return Table("Alice", "Bob")
