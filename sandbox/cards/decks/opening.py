"""Decklists from files and from the clipboard: which form it is shows from what is in it."""
from __future__ import annotations

import re
from pathlib import Path

from sandbox.cards.decks.deck import BadDeck, Deck
from sandbox.cards.decks.lines import deck_of_lines
from sandbox.cards.decks.markup import deck_of_json, deck_of_xml

ENDINGS = ".dck", ".dek", ".cod", ".dec", ".mwdeck", ".txt"
LARGEST = 2_000_000                                   # bytes; a deck of every card there is would be smaller
LIKE_A_DECK = re.compile(r"^\s*(?:SB:\s*)?\d{1,4}\s*[xX]?\s+[^\W\d_]", re.MULTILINE)


def read_deck(text: str) -> Deck:
    """A decklist in any of the forms. Raises BadDeck."""
    text = text.removeprefix("\ufeff")
    if len(text) > LARGEST:
        raise BadDeck(f"{len(text):,} letters are no decklist")
    if "\0" in text:
        raise BadDeck("is no text")
    start = text.lstrip()[:1]
    if not start:
        raise BadDeck("is empty")
    return deck_of_xml(text.strip()) if start == "<" else deck_of_json(text) if start == "{" else deck_of_lines(text)


def read_deck_file(path: Path) -> Deck:
    """Raises BadDeck; its message begins with the file."""
    try:
        return read_deck(words_in(path))
    except BadDeck as problem:
        raise BadDeck(f"{path}: {problem}") from None


def words_in(path: Path) -> str:
    """The text of a file that is small enough to be a decklist, in UTF-8 or with a mark that says UTF-16. Raises BadDeck."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as problem:
        raise BadDeck(f"can't be opened: {problem.strerror or problem}") from None
    if len(content) > LARGEST:
        raise BadDeck(f"larger than {LARGEST // 1_000_000} MB: no decklist is")
    coding = "utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        return content.decode(coding)
    except UnicodeDecodeError as problem:
        line = content[:problem.start].count(b"\n") + 1
        raise BadDeck(f"line {line}: not written in UTF-8") from None


def is_like_a_deck(text: str) -> bool:
    """Whether a text that somebody pastes is rather a decklist than anything else."""
    start = text.lstrip()
    return start.startswith(("<Deck", "<cockatrice_deck", "<?xml")) or len(LIKE_A_DECK.findall(text[:100_000])) >= 1
