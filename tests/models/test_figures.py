"""Read, ran and agreed: shown of the very card that they were found out about, and of no other of its name."""
import attrs
import pytest

from sandbox.cards import library, trialbook
from sandbox.cards.making import card_of
from sandbox.models import faces
from sandbox.models.faces import face_of_card, figures_of


@pytest.fixture(autouse=True)
def a_book(monkeypatch):
    book = trialbook.Shown(frozenset({"Forest", "Grizzly Bears"}), frozenset({"Forest"}))
    monkeypatch.setattr(faces, "shown", lambda: book)
    figures_of.cache_clear()
    yield
    figures_of.cache_clear()


@pytest.mark.parametrize(("name", "figures"), [("Forest", ("read", "ran", "agreed")), ("Grizzly Bears", ("read", "ran")),
    ("Island", ("read",))])
def test_one_figure_leads_to_the_next(name, figures):
    assert face_of_card(library.find(name)).figures == figures


def test_a_card_with_a_line_that_is_not_understood_has_none():
    assert face_of_card(card_of({"name": "Odd", "types": "Land", "text": "Frob the crad."})).figures == ()


def test_another_card_of_the_same_name_has_only_what_is_its_own():
    forest = library.find("Forest")
    other = attrs.evolve(forest, front=attrs.evolve(forest.front, types=("land",)))
    assert figures_of(other) == ("read",)
