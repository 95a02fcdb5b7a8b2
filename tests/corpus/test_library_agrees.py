"""The library's own text of a card and the printed one say the same."""
import pytest

from sandbox.cards.abilities import UnreadLine
from sandbox.cards.library import built_in


@pytest.fixture(scope="module")
def both(corpus):
    """(name, the library's card, the corpus's card) of every card that is in both."""
    printed = {card.faces[0].name: card for card in corpus}
    return [(name, built_in().find(name), printed[name].card()) for name in built_in().names() if name in printed]


def test_many_are_in_both(both):
    assert len(both) > 100


def test_they_give_the_same_values(both):
    differing = [name for name, ours, theirs in both
                 if [face and face.abilities for face in (ours.front, ours.back)] != [face and face.abilities for face in (theirs.front, theirs.back)]]
    assert not differing


def test_all_of_it_is_read(both):
    assert not [name for name, _, theirs in both for face in (theirs.front, theirs.back) if face
                for ability in face.abilities if isinstance(ability, UnreadLine)]
