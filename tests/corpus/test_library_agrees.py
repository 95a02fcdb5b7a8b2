"""The library's own text of a card and the printed one say the same."""
import pytest

from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.cards.library import built_in
from sandbox.cards.making import BadCard
from sandbox.language.phrase import rewritten
from sandbox.vocabulary.pronouns import This

REWORDED = (                                          # as the library says it today -> as it was printed when the corpus was made
    ("a creature of their choice", "a creature"),
    ("another creature you control enters", "another creature enters under your control"),
    ("another creature you control with power 2 or less enters", "another creature with power 2 or less enters under your control"),
    ("a land you control enters", "a land enters under your control"), ("if he was kicked", "if ~ was kicked"),
    ('tokens with "Sacrifice', 'tokens. They have "Sacrifice'), ("return it to its owner's hand.", "return ~ to its owner's hand."),
)


@pytest.fixture(scope="module")
def both(corpus):
    """(name, the library's card, the corpus's card) of every card that is in both."""
    printed = {card.faces[0].name: card for card in corpus}
    return [(name, built_in().find(name), theirs) for name in built_in().names() if name in printed and (theirs := playable(printed[name]))]


def playable(card):
    try:
        return card.card()
    except BadCard:                                   # a kind of card that the rules engine can't hold yet
        return None


def test_many_are_in_both(both):
    assert len(both) > 100


def test_they_give_the_same_values(both):
    assert not [name for name, ours, theirs in both if said(theirs) not in (said(ours), as_it_was(ours))]


def said(card):
    """Its abilities, whatever it calls itself in them: by its name, or as "this creature"."""
    return [face and rewritten(face.abilities, by_name) for face in (card.front, card.back)]


def as_it_was(card):
    """The same in the words of then."""
    return [face and rewritten(abilities_of(then(face.words), face.name, face.types), by_name) for face in (card.front, card.back)]


def then(text):
    for today, was in REWORDED:
        text = text.replace(today, was)
    return text


def by_name(phrase):
    return This(word="~") if isinstance(phrase, This) else None


def test_all_of_it_is_read(both):
    assert not [name for name, _, theirs in both for face in (theirs.front, theirs.back) if face
                for ability in face.abilities if isinstance(ability, UnreadLine)]
