"""The decks that come with the sandbox, by their names."""
import functools
from pathlib import Path

from sandbox.assets import asset
from sandbox.cards import library
from sandbox.cards.decks.deck import Found, found
from sandbox.cards.decks.opening import read_deck_file


@functools.cache
def files() -> tuple[Path, ...]:
    """In the order of their names. Raises MissingAsset."""
    return tuple(sorted(asset("decks").glob("*.txt")))


@functools.cache
def deck_in(path: Path) -> Found:
    """A deck with its cards read. Raises BadDeck."""
    return found(read_deck_file(path), library.find)


def deck_named(word: str) -> Found:
    """By the name of its file, or by what stands in it. Raises LookupError with the names that there are."""
    for path in files():
        if word.lower() in (path.stem, titles()[path.stem].lower()):
            return deck_in(path)
    raise LookupError(f"there is no deck “{word}”; there are {', '.join(path.stem for path in files())}")


@functools.cache
def titles() -> dict[str, str]:
    """The name of each file, and what its deck is called."""
    return {path.stem: read_deck_file(path).name or path.stem for path in files()}
