"""An application with the font that everything is drawn with."""
import pytest

from sandbox.views.theme import load_fonts


@pytest.fixture(scope="session", autouse=True)
def lato(qapp):
    load_fonts()
