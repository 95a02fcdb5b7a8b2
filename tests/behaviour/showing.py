"""The drawn cards by name, and the mark of a test that shows one of them."""
import functools

from tests.behaviour.draw import tables
from tests.table import card


def shows(name):
    """Marks a test: it shows what this card does."""
    def marked(test):
        test.shows = (*getattr(test, "shows", ()), name)
        return test
    return marked


@functools.cache
def drawn(name):
    """The card of that name, its text read whole."""
    about = {key: value for key, value in tables()[name].items() if key not in ("name", "mechanic", "power", "toughness")}
    power, toughness = (tables()[name].get(key) for key in ("power", "toughness"))
    return card(name, size=None if power is None else f"{power}/{toughness}", **about)
