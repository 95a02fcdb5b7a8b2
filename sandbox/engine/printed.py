"""What is printed on a card, or what a copy effect made of it: the copiable values [707.2]."""
from __future__ import annotations

from collections.abc import Callable

import attrs

from sandbox.engine.rulebook import rule
from sandbox.language.phrase import Phrase

SUPERTYPES = ("basic", "legendary", "snow", "world", "ongoing")
CARD_TYPES = ("creature", "artifact", "enchantment", "land", "planeswalker", "instant", "sorcery", "battle", "kindred")
PERMANENT_TYPES = ("creature", "artifact", "enchantment", "land", "planeswalker", "battle")
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


@attrs.frozen(kw_only=True, slots=False, cache_hash=True)
class Face:
    """One face: types are words, supertypes and card types in lower case, then subtypes; colors are letters in the order WUBRG."""
    name: str
    cost: tuple[str, ...] = ()                        # ("2", "U", "U"); a card without a mana cost and {0} differ [202.1b]
    types: tuple[str, ...] = ()                       # ("legendary", "creature", "Vampire")
    colors: str = ""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[Phrase, ...] = ()
    lights: tuple[int, ...] = ()                      # the lit numbers of an Attraction [717.1]
    words: str = ""                                   # the printed text, for reading along; not a characteristic that copies differ by

    @property
    @rule("202.3", without=lambda self: 0)
    def mana_value(self) -> int:
        """{X} is 0 anywhere but on the stack [202.3e]."""
        return sum(map(symbol_value, self.cost))


def symbol_value(symbol: str) -> int:
    """What one symbol adds to the mana value: of a hybrid symbol the largest component counts [202.3f]."""
    if symbol.isdigit():
        return int(symbol)
    if symbol in "XYZ":
        return unannounced(symbol)
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)


@rule("107.3g", "202.3e", without=lambda symbol: 1)
def unannounced(symbol: str) -> int:
    """What X adds wherever nobody has chosen it."""
    return 0


@attrs.frozen(kw_only=True, slots=False, cache_hash=True)
class Card:
    """Both faces; layout says what the second one is: "transform", "modal" or, with one face, "normal", "face down"."""
    front: Face
    back: Face | None = None
    layout: str = "normal"

    def altered(self, change: Callable[[Face], Face]) -> Card:
        """A copy with an exception: it holds for both faces and is copiable in its turn [707.9]."""
        return attrs.evolve(self, front=change(self.front), back=self.back and change(self.back))

    @property
    def turns(self) -> bool:
        """Whether it can transform [701.27c, 712.1]."""
        return self.back is not None and self.layout in ("transform", "modal")


# What a face-down object is [708.2a]. The layout is its own alone: what copies it is face up and only has the same values [707.2].
DOWN = "face down"
FACE_DOWN = Card(front=Face(name="", types=("creature",), power=2, toughness=2), layout=DOWN)
