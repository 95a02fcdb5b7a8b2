"""Printed cards in a file: one object a line, or one list of objects, as Scryfall writes them; plain or compressed."""
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from sandbox.cards.facts import entry_from
from sandbox.cards.files.opening import BadFile, opened
from sandbox.cards.files.pieces import members, one_a_line
from sandbox.cards.files.scryfall import facts_in
from sandbox.cards.files.telling import Odd
from sandbox.cards.making import BadCard
from sandbox.cards.text import plain_lines
from sandbox.engine.printed import Card

BESIDE = {"planar", "scheme", "vanguard", "art_series", "token", "double_faced_token", "emblem"}   # layouts of what is no traditional card
KINDS_BESIDE = {"Conspiracy", "Dungeon", "Phenomenon", "Plane", "Scheme", "Vanguard"}


class BadCorpus(ValueError):
    """A file that holds no printed cards; the message is one line."""


@attrs.frozen
class PrintedFace:
    """One face as it is printed; types are in lower case, without the subtypes."""
    name: str
    types: tuple[str, ...]
    text: str
    table: Mapping[str, Any] = attrs.field(eq=False, repr=False)

    @property
    def lines(self) -> tuple[str, ...]:
        """Its abilities as plain lines."""
        return plain_lines(self.text, self.name, self.types)


@attrs.frozen
class PrintedCard:
    """A card of a corpus, nothing of it read yet."""
    name: str
    layout: str
    faces: tuple[PrintedFace, ...]
    table: Mapping[str, Any] = attrs.field(eq=False, repr=False)

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(line for face in self.faces for line in face.lines)

    def card(self) -> Card:
        """With its text read. Raises BadCard where the rules engine can't hold what is printed."""
        try:
            return entry_from(facts_in(self.table)).card()
        except Odd as problem:
            raise BadCard(f"{self.name}: {problem}") from None


def printed_cards(path: Path) -> Iterator[PrintedCard]:
    """The traditional cards of a corpus, in its order [108.2]; joke cards are left out. Raises BadCorpus."""
    for table in objects_in(path):
        try:
            if traditional(table):
                yield printed_card(table)
        except (KeyError, TypeError, AttributeError):
            raise BadCorpus(f"{path}: {str(table.get('name', 'a card'))!r} lacks what a card has: name, type_line, oracle_text") from None


def traditional(table: Mapping[str, Any]) -> bool:
    words = {word for word in str(table["type_line"]).split() if word[:1].isupper()}
    return table.get("set_type") != "funny" and table.get("layout", "normal") not in BESIDE and not words & KINDS_BESIDE


def printed_card(table: Mapping[str, Any]) -> PrintedCard:
    """Raises KeyError where something is missing."""
    faces = table.get("card_faces") or [table]
    return PrintedCard(table["name"], table.get("layout", "normal"), tuple(face_of(face, table) for face in faces), table)


def face_of(face: Mapping[str, Any], table: Mapping[str, Any]) -> PrintedFace:
    line = face.get("type_line") or table["type_line"]
    return PrintedFace(face["name"], tuple(line.partition(" — ")[0].lower().split()), face.get("oracle_text") or "", face)


def objects_in(path: Path) -> Iterator[dict[str, Any]]:
    """The JSON objects of a file, one at a time. Raises BadCorpus at the first thing that is none, or if the file can't be read."""
    try:
        with opened(path) as stream:
            is_list = stream.look().lstrip().startswith(b"[")
            for number, one in enumerate(members(stream) if is_list else one_a_line(stream), 1):
                if not isinstance(one, dict):
                    raise BadCorpus(f"{path}: card {number}: a card is an object in braces")
                stream.card_came()
                yield one
    except BadFile as problem:
        raise BadCorpus(f"{path} {problem}") from None
