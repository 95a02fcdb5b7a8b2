"""Predefined tokens: Treasure, Food, Clue and the like, whose ability the rules know [111.10]."""
import functools

from sandbox.engine.kinds import Ability, Number, Who
from sandbox.engine.printed import Card, Face
from sandbox.language.phrase import Phrase, phrase
from sandbox.language.reading import read
from sandbox.vocabulary.tokens import Creating

TEXTS = {                                             # 111.10a-c, e-g
    "Treasure": ("artifact", "{T}, Sacrifice this token: Add one mana of any color."),
    "Food": ("artifact", "{2}, {T}, Sacrifice this token: You gain 3 life."),
    "Gold": ("artifact", "Sacrifice this token: Add one mana of any color."),
    "Shard": ("enchantment", "{2}, Sacrifice this token: Scry 1, then draw a card."),
    "Clue": ("artifact", "{2}, Sacrifice this token: Draw a card."),
    "Blood": ("artifact", "{1}, {T}, Discard a card, Sacrifice this token: Draw a card."),
}


@functools.cache
def predefined(word):
    """The token of that kind, as the rules define it; no name is given, so it is the subtype and the word token [111.4]."""
    kind, text = TEXTS[word]
    return Card(front=Face(name=f"{word} Token", types=(kind, word), words=text, abilities=(read(Ability, text),)))


@phrase(leaf="(?:" + "|".join(TEXTS) + r")(?= tokens?\b)", rule="111.10")
class Predefined(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("tapped", rule="110.5b")
class Tapped(Phrase):
    """How a token is created."""


@phrase("{who} (creates|create) {count} [{tapped} ]{sort} (token|tokens)", rule="111.10")
class CreatePredefined(Creating):
    who: Who
    count: Number
    sort: Predefined
    tapped: Tapped | None = None
    status = property(lambda self: "tapped" if self.tapped else "")
    token = property(lambda self: predefined(self.sort.word))
