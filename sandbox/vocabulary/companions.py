"""Companions: what a starting deck has to be like for a card to accompany it from outside the game [702.139]."""
from collections import Counter

from sandbox.engine.kinds import Activated, Keyword
from sandbox.engine.printed import CARD_TYPES, PERMANENT_TYPES
from sandbox.engine.state import OUTSIDE
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.words import BASICS, alternatives

SMALLEST, WITH_COMMANDER = 60, 100                    # cards of a deck [100.2a, 903.5a]
KINDS = {"Cat", "Elemental", "Nightmare", "Dinosaur", "Beast"}


def nonlands(deck):
    return [face for face in deck if "land" not in face.types]


def permanents(deck):
    return [face for face in deck if set(PERMANENT_TYPES) & set(face.types)]


def has_activated(face):
    """Basic land types bring one along [305.6]."""
    return bool(set(BASICS) & set(face.types)) or any(isinstance(a, Activated) or getattr(a, "activates", ()) for a in face.abilities)


def alike(deck):
    """Whether there is a card type that all of them have."""
    return not deck or bool(set.intersection(*({word for word in face.types if word in CARD_TYPES} for face in deck)))


CONDITIONS = {                                        # words -> (the faces of the starting deck, the smallest that it could be) -> so?
    "each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card":
        lambda deck, least: all(KINDS & set(face.types) for face in deck if "creature" in face.types),
    "each nonland card in your starting deck has a different name":
        lambda deck, least: max(Counter(face.name for face in nonlands(deck)).values(), default=0) <= 1,
    "each nonland card in your starting deck shares a card type": lambda deck, least: alike(nonlands(deck)),
    "each permanent card in your starting deck has an activated ability":
        lambda deck, least: all(map(has_activated, permanents(deck))),
    "each permanent card in your starting deck has mana value 2 or less":
        lambda deck, least: all(face.mana_value <= 2 for face in permanents(deck)),
    "no card in your starting deck has more than one of the same mana symbol in its mana cost":
        lambda deck, least: all(max(Counter(face.cost).values(), default=0) <= 1 for face in deck),
    "your starting deck contains at least twenty cards more than the minimum deck size":
        lambda deck, least: len(deck) >= least + 20,
    "your starting deck contains only cards with even mana values": lambda deck, least: all(face.mana_value % 2 == 0 for face in deck),
    "your starting deck contains only cards with mana value 3 or greater and land cards":
        lambda deck, least: all(face.mana_value >= 3 for face in nonlands(deck)),
    "your starting deck contains only cards with odd mana values and land cards":
        lambda deck, least: all(face.mana_value % 2 for face in nonlands(deck)),
}


@phrase(leaf=alternatives(CONDITIONS) + r"(?=\.)", rule="702.139a")
class DeckCondition(Phrase):
    """What a whole starting deck is like; commanders count as part of it."""
    words: str
    from_text = classmethod(lambda cls, text: cls(words=text))
    to_text = lambda self, form: self.words
    holds = lambda self, deck, least: bool(CONDITIONS[self.words](deck, least))


@phrase("companion — {condition}.", rule="702.139a")
class Companion(Keyword):
    condition: DeckCondition
    zone = OUTSIDE


def companion_of(thing):
    return next((a for a in thing.card.front.abilities if isinstance(a, Companion)), None)
