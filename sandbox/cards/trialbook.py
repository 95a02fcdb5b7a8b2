"""What has been shown of cards: which ran in an automatic game without error, which stand in a scenario that came out as expected."""
from __future__ import annotations

import functools
import json
import os
from collections.abc import Iterable
from pathlib import Path

import attrs

from sandbox.assets import ASSETS

BOOK = "trials.json"                                  # under assets/, written by “sandbox read --run --write”
FORMAT = 1


@attrs.frozen
class Shown:
    """Names of cards, by their front faces."""
    ran: frozenset[str] = frozenset()
    agreed: frozenset[str] = frozenset()


@functools.cache
def shown() -> Shown:
    """What the book that comes with the sandbox says; nothing where there is none, or none that can be read."""
    try:
        return read_book(ASSETS / BOOK)
    except (OSError, ValueError):
        return Shown()


def read_book(path: Path) -> Shown:
    """Raises OSError or ValueError."""
    content = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError(f"{path}: no book of trials of format {FORMAT}")
    ran, agreed = (content.get(key, []) for key in ("ran", "agreed"))
    if not all(isinstance(names, list) and all(isinstance(name, str) for name in names) for names in (ran, agreed)):
        raise ValueError(f"{path}: ran and agreed are lists of names")
    return Shown(frozenset(ran), frozenset(agreed))


def write_book(path: Path, ran: Iterable[str], agreed: Iterable[str]) -> None:
    """A name a line, so that changes show. Raises OSError; what stood there is lost only when the new one is whole."""
    fresh, content = path.with_suffix(".new"), {"format": FORMAT, "agreed": sorted(set(agreed)), "ran": sorted(set(ran))}
    try:
        fresh.write_text(json.dumps(content, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
