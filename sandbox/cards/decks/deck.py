"""A decklist as somebody wrote it: so many of each card, in which part of the deck; which of them are known, and what was left out."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from sandbox.cards.library import NotFound
from sandbox.cards.making import BadCard
from sandbox.engine.printed import Card

MAIN, SIDE, COMMANDER, COMPANION, MAYBE, TOKENS, ATTRACTIONS = (
    "main deck", "sideboard", "commander", "companion", "maybeboard", "tokens", "attractions")
PLAYED = MAIN, COMMANDER, ATTRACTIONS                 # what a game begins with; the rest stays outside of it [100.4, 702.139]
MOST_OF_ONE, MOST = 1_000, 5_000                      # cards: more than any table is laid with


class BadDeck(ValueError):
    """A file or text that is no decklist; the message is one line, with the line where that can be said."""


@attrs.frozen
class Slot:
    """So many of a card. is_bare: the line gives no number, so it may be no card but a remark."""
    count: int
    name: str
    part: str = MAIN
    line: int = 0
    is_bare: bool = False


@attrs.define
class Deck:
    """What a list says. left: one line for each thing that could not be carried over."""
    form: str
    name: str = ""
    slots: list[Slot] = attrs.Factory(list)
    left: list[str] = attrs.Factory(list)
    marks: dict[str, int] = attrs.Factory(dict)       # marks that mean nothing at this table, and on how many lines they stand

    def mark(self, what: str) -> None:
        self.marks[what] = self.marks.get(what, 0) + 1

    def add(self, slot: Slot) -> None:
        """Raises BadDeck for more than a table holds."""
        if not 0 < slot.count <= MOST_OF_ONE:
            raise BadDeck(f"line {slot.line}: {slot.count:,} of “{slot.name[:60]}” can't be meant: from 1 to {MOST_OF_ONE:,}")
        self.slots.append(slot)
        if self.count(lambda one: True) > MOST:
            raise BadDeck(f"line {slot.line}: more than {MOST:,} cards are no deck")

    def count(self, test: Callable[[Slot], bool]) -> int:
        return sum(slot.count for slot in self.slots if test(slot))

    def told(self) -> tuple[str, ...]:
        """Everything that was not carried over, a line each."""
        return (*self.left, *(f"not carried over: {what}, on {count} line{'s' if count > 1 else ''}" for what, count in self.marks.items()))


@attrs.frozen
class Known:
    """A slot whose card is known."""
    slot: Slot
    card: Card


@attrs.frozen
class Found:
    """A deck with its cards. missing: (slot, one line that says why it is not here, with the nearest names)."""
    deck: Deck
    known: tuple[Known, ...]
    missing: tuple[tuple[Slot, str], ...]
    remarks: tuple[Slot, ...]                         # lines without a number that name no card

    def of(self, *parts: str) -> tuple[Known, ...]:
        return tuple(one for one in self.known if one.slot.part in parts)

    def told(self) -> tuple[str, ...]:
        """What was not carried over, but for missing cards."""
        remarks = (f"line {slot.line}: “{slot.name[:60]}” is no card that is known here: taken for a remark" for slot in self.remarks)
        return (*remarks, *self.deck.told())


def found(deck: Deck, find: Callable[[str], Card]) -> Found:
    """find: a card by its name; raises NotFound."""
    known, missing, remarks = [], [], []
    names_alone = all(slot.is_bare for slot in deck.slots)
    for slot in deck.slots:
        try:
            known.append(Known(slot, named(slot.name, find)))
        except (NotFound, BadCard) as problem:
            if slot.is_bare and not names_alone:
                remarks.append(slot)
            else:
                missing.append((slot, str(problem)))
    return Found(deck, tuple(known), tuple(missing), tuple(remarks))


def named(name: str, find: Callable[[str], Card]) -> Card:
    """By the whole name, else by the front of two: lists write "A // B", "A/B", or the front alone. Raises NotFound."""
    first: Any = None
    both = " // ".join(half.strip() for half in name.split("/") if half.strip())
    for said in dict.fromkeys((name, both, both.partition(" // ")[0])):
        try:
            return find(said)
        except NotFound as problem:
            first = first or problem
    raise first
