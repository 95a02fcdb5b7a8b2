"""Type lines: printed words ⇄ a tuple of words, supertypes and card types in lower case before the subtypes [205]."""
import difflib
from collections.abc import Iterable

from sandbox.engine.printed import CARD_TYPES, SUPERTYPES
from sandbox.vocabulary.words import SUBTYPES

OLD = {"tribal": "kindred", "Viashino": "Lizard", "Naga": "Snake", "Cephalid": "Octopus"}      # older prints
TWO_WORDS = tuple(word for word in SUBTYPES if " " in word)


class BadTypes(ValueError):
    """Not a type line; the message is one line, names the word and the nearest one."""


def types_of(line: str) -> tuple[str, ...]:
    """"Legendary Creature — Vampire Cleric" → ("legendary", "creature", "Vampire", "Cleric"). Raises BadTypes."""
    before, dash, after = line.replace(" - ", " — ").partition(" — ")
    kinds = tuple(OLD.get(word, word) for word in before.lower().split())
    for word in kinds:
        check(word, (*SUPERTYPES, *CARD_TYPES), "supertype or card type", line)
    if not set(kinds) & set(CARD_TYPES):
        raise BadTypes(f"“{line}” names no card type")
    subtypes = tuple(dict.fromkeys(OLD.get(word, word) for word in words_of(after)))
    if dash and not subtypes:
        raise BadTypes(f"“{line}” names no subtype behind the dash")
    for word in subtypes:
        check(word, SUBTYPES, "subtype", line)
    return kinds + subtypes


def words_of(text: str) -> tuple[str, ...]:
    """Subtypes, the one of two words kept together."""
    for pair in TWO_WORDS:
        text = text.replace(pair, pair.replace(" ", "_"))
    return tuple(word.replace("_", " ") for word in text.split())


def check(word: str, known: tuple[str, ...], kind: str, line: str) -> None:
    if word not in known:
        alike = {one.lower(): one for one in known}
        turned = [one for one in alike if sorted(one) == sorted(word.lower())]
        near = turned or difflib.get_close_matches(word.lower(), alike, 1)
        raise BadTypes(f"“{word}” in “{line}” is not a {kind}" + (f"; did you mean {alike[near[0]]}?" if near else ""))


def printed_types(types: Iterable[str]) -> str:
    """("legendary", "creature", "Vampire") → "Legendary Creature — Vampire": supertypes, card types, then subtypes."""
    words = tuple(types)
    ranked = [w for kinds in (SUPERTYPES, CARD_TYPES) for w in words if w in kinds]
    subtypes = [w for w in words if w not in ranked]
    return " — ".join(part for part in (" ".join(w.title() for w in ranked), " ".join(subtypes)) if part)
