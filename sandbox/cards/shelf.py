"""The cards that a person made and keeps, in one readable file of the same form as the library's."""
from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import tomlkit

from sandbox.cards.library import tables_in
from sandbox.cards.making import BadCard, card_of
from sandbox.engine.printed import Card


class Shelf:
    """Cards by name, with the tables that describe them; without a path they are kept until the end only.

    trouble: one line when the file can't be read, else empty.
    """
    def __init__(self, path: Path | None):
        self.path, self.trouble, self.is_readable = path, "", True
        self.tables: dict[str, dict[str, Any]] = {}
        self.cards: dict[str, Card] = {}
        try:
            self.read()
        except (FileNotFoundError, NotADirectoryError):
            pass                                       # nothing was kept yet
        except (OSError, ValueError) as problem:
            self.trouble, self.is_readable = f"The cards you made can't be read: {path}: {one_line(problem)}.", False

    def read(self) -> None:
        if self.path is None:
            return
        for table in tables_in(tomllib.loads(self.path.read_text(encoding="utf-8"))):
            try:
                self.take(table, card_of(table))
            except BadCard as problem:
                self.trouble = f"A card you made can't be read any more: {self.path}: {problem}."
                self.tables[str(table.get("name", len(self.tables)))] = table      # it stays in the file as it is

    def take(self, table: dict[str, Any], card: Card) -> None:
        self.tables[card.front.name], self.cards[card.front.name] = table, card

    def keep(self, table: dict[str, Any]) -> Card:
        """Keeps a card, in place of one of that name. Raises BadCard, or OSError if it can't be written: then it is kept until the end."""
        card = card_of(table)
        self.take(table, card)
        self.write()
        return card

    def forget(self, name: str) -> None:
        """Raises OSError if that can't be written."""
        self.tables.pop(name, None)
        self.cards.pop(name, None)
        self.write()

    def write(self) -> None:
        """The file whole or not at all; one that could not be read is laid aside, not written over."""
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.is_readable and self.path.exists():
            os.replace(self.path, self.path.with_suffix(".unread"))
        self.trouble, self.is_readable = "", True
        fresh = self.path.with_suffix(".new")
        try:
            fresh.write_text(as_toml(self.tables), encoding="utf-8")
            os.replace(fresh, self.path)
        finally:
            fresh.unlink(missing_ok=True)


def as_toml(tables: dict[str, dict[str, Any]]) -> str:
    document = tomlkit.document()
    array = tomlkit.aot()
    for table in tables.values():
        array.append(tomlkit.item(table))
    document.add("card", array)
    return str(tomlkit.dumps(document)) if tables else ""


def one_line(problem: Exception) -> str:
    return " ".join(str(getattr(problem, "strerror", None) or problem).split())
