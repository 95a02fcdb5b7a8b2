"""A table for two at which every test of the engine begins."""
import pytest

from tests.table import Table


@pytest.fixture
def table():
    return Table("Alice", "Bob")
