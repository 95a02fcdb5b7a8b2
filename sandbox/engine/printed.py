"""What is printed on a card, or what a copy effect made of it: the copiable values [707.2]."""
from __future__ import annotations

import functools
from collections.abc import Callable

import attrs

from sandbox.engine.rulebook import rule
from sandbox.language.phrase import Phrase, rewritten

SUPERTYPES = ("basic", "legendary", "snow", "world", "ongoing")
CARD_TYPES = ("creature", "artifact", "enchantment", "land", "planeswalker", "instant", "sorcery", "battle", "kindred", "dungeon")
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
    defense: int | None = None                        # of a battle [310.4]
    rooms: tuple[tuple[str, tuple[str, ...]], ...] = ()     # of a dungeon: (name, the rooms that it leads to), the topmost first [309.4]
    words: str = ""                                   # the printed text, for reading along; not a characteristic that copies differ by

    @property
    @rule("202.3", without=lambda self: 0)
    def mana_value(self) -> int:
        """{X} is 0 anywhere but on the stack [202.3e]."""
        return sum(map(symbol_value, self.cost))


def all_of_it(symbol: str) -> int:
    return unannounced(symbol) if symbol in "XYZ" else sum(int(part) if part.isdigit() else 1 for part in symbol.split("/"))


@rule("202.3f", without=all_of_it)
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
    """Both faces; layout says what the second one is: "transform" or "modal", another part of the same side ("split", "flip",
    "adventure") or, with one face, "normal", "face down"."""
    front: Face
    back: Face | None = None
    layout: str = "normal"

    @rule("707.9", without=lambda self, change: self)
    def altered(self, change: Callable[[Face], Face]) -> Card:
        """A copy with an exception: it holds for both faces and is copiable in its turn [707.9]."""
        return attrs.evolve(self, front=change(self.front), back=self.back and change(self.back))

    @property
    def turns(self) -> bool:
        """Whether it can transform [701.27c, 712.1]."""
        return self.back is not None and self.layout in ("transform", "modal")

    def castable_parts(self, zone: str) -> tuple[str, ...]:
        """Which of its faces a player may choose as it is cast from a zone, nothing else allowing more [709.3, 712.11b, 715.3].

        A half with aftermath is one of them in the graveyard only [702.127a]; both halves together from the hand, with fuse [702.102a].
        """
        if self.back is None or self.layout not in ("modal", "split", "adventure", "omen"):
            return ("front",)
        back = () if any(getattr(a, "only_from", zone) != zone for a in self.back.abilities) else ("back",)
        fuses = zone == "hand" and any(getattr(a, "fuses", False) for a in self.combined.abilities)
        return ("front", *back, *(("fused",) if fuses else ()))

    @property
    def is_room(self) -> bool:
        """Whether its halves share a type line, as permanents do [709.5]."""
        return self.layout == "split" and "Room" in self.front.types

    @rule("709.5", without=lambda self, unlocked: self.combined)
    def of_rooms(self, unlocked: tuple[str, ...]) -> Face:
        """What a permanent has that has these halves unlocked: their names, mana costs and text; the types it has in any case."""
        known = self.__dict__.setdefault("_rooms", {})
        if unlocked not in known:
            halves = [half_alone(half, side) for side, half in (("front", self.front), ("back", self.back)) if half and side in unlocked]
            known[unlocked] = together(self.front.types, halves)
        face: Face = known[unlocked]
        return face

    @functools.cached_property
    @rule("709.4", without=lambda self: self.front)
    def combined(self) -> Face:
        """The two halves of a split card as one."""
        if self.back is None:
            return self.front
        halves = self.front, self.back
        types = tuple(dict.fromkeys(word for half in halves for word in half.types))
        return Face(name=" // ".join(half.name for half in halves), cost=self.front.cost + self.back.cost, types=types,
                    colors="".join(letter for letter in "WUBRG" if any(letter in half.colors for half in halves)),
                    abilities=self.front.abilities + self.back.abilities, words="\n".join(half.words for half in halves))


def half_alone(half: Face, side: str) -> Face:
    """The half with its words about "this door" knowing which that is."""
    return attrs.evolve(half, abilities=rewritten(half.abilities, lambda p: p.of_half(side) if hasattr(p, "of_half") else None))


def together(types: tuple[str, ...], halves: list[Face]) -> Face:
    return Face(name=" // ".join(half.name for half in halves), types=types, cost=tuple(s for half in halves for s in half.cost),
                colors="".join(letter for letter in "WUBRG" if any(letter in half.colors for half in halves)),
                abilities=tuple(a for half in halves for a in half.abilities), words="\n".join(half.words for half in halves))


# What a face-down object is [708.2a]. The layout is its own alone: what copies it is face up and only has the same values [707.2].
DOWN = "face down"
HIDDEN = Card(front=Face(name=""), layout=DOWN)        # what a card that is exiled face down is: nothing [406.3a]
FACE_DOWN = Card(front=Face(name="", types=("creature",), power=2, toughness=2), layout=DOWN)
MELDED = "melded"                                      # the layout of two cards that are one permanent [712.8g]
DOWN_AS: dict[str, Card] = {}                         # designation -> what a face-down object is that has it: with ward, say [701.58a]
