"""A scenario file as it was typed: its tables, and the line where each thing stands, so that an error can point at it."""
from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import attrs

Path_ = tuple[str | int, ...]                         # ("steps", 2, "expect", "you.life"): keys and places, outermost first

HEADER = re.compile(r"^\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}\s*(?:#.*)?$")
KEY = re.compile(r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
PART = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")


HINTS = {"for a key part": " (a table in braces stands on one line)", "Invalid value": " (a text stands in quotes)",
         "Cannot declare ('steps',) twice": " (each step begins with [[steps]])"}      # what Python says of TOML -> what may help


class ScenarioError(ValueError):
    """What is wrong in a scenario, in one line: file, line, what, and the nearest valid name if there is one."""
    def __init__(self, file: str, line: int, what: str):
        super().__init__(f"{file}:{line}: {what}")
        self.file, self.line, self.what = file, line, what


@attrs.frozen
class Source:
    """A file's text, its tables, and where they stand."""
    file: str
    text: str
    tables: dict[str, Any]
    places: dict[Path_, int]                          # path -> line, for every header and key that begins a line

    def line(self, path: Path_, word: str = "") -> int:
        """The line of what stands at a path; for what stands inside a line, the first line from there on that holds the word."""
        known = next(path[:end] for end in range(len(path), -1, -1) if path[:end] in self.places or not end)
        begin = self.places.get(known, 1)
        later = [line for line in self.places.values() if line > begin and not self.inside(known, line)]
        rows = self.text.splitlines()[begin - 1:min(later, default=None) and min(later) - 1]
        hints = [word, *(part for part in reversed(path[len(known):]) if isinstance(part, str))]
        for hint in filter(None, hints):
            for number, row in enumerate(rows):
                if hint in row:
                    return begin + number
        return begin

    def inside(self, path: Path_, line: int) -> bool:
        """Whether what begins in a line is part of what stands at the path."""
        return any(place == line and inner[:len(path)] == path for inner, place in self.places.items())

    def error(self, path: Path_, what: str, word: str = "", known: Iterable[str] = ()) -> ScenarioError:
        """The error to raise about what stands at a path; the nearest of the known names is added."""
        return ScenarioError(self.file, self.line(path, word), what + nearest(word, known))


def nearest(word: str, known: Iterable[str]) -> str:
    """"; did you mean “hand”?", or, if nothing is close and there are few, all of them."""
    names = sorted(set(known))
    low = {name.lower(): name for name in names}
    if close := difflib.get_close_matches(word.lower(), low, 1, 0.6):
        return f"; did you mean “{low[close[0]]}”?"
    return f"; known here: {', '.join(names)}" if names and len(names) <= 15 else ""


def read_file(path: Path) -> Source:
    """A file. Raises ScenarioError if it can't be read or is no TOML."""
    return read_text(text_in(path), str(path))


def text_in(path: Path) -> str:
    """What stands in a file. Raises ScenarioError if it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as failed:
        raise ScenarioError(str(path), 1, f"can't be read: {failed.strerror}") from failed
    except UnicodeDecodeError as failed:
        raise ScenarioError(str(path), 1, "is not a text in UTF-8") from failed


def read_text(text: str, file: str = "scenario") -> Source:
    """A scenario's text; file is what errors call it."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(wrong))
        line = int(place[1]) if place and place[1] else len(text.splitlines()) or 1
        what = str(wrong)[:place.start() if place else None]
        hint = next((words for sign, words in HINTS.items() if sign in what), "")
        raise ScenarioError(file, line, f"this is no TOML: {what}{hint}") from wrong
    except RecursionError as deep:
        raise ScenarioError(file, 1, "is nested too deeply") from deep
    return Source(file, text, tables, places_in(text))


def places_in(text: str) -> dict[Path_, int]:
    """The line of each table header and of each key that begins a line."""
    places: dict[Path_, int] = {(): 1}
    within: Path_ = ()
    counts: dict[Path_, int] = {}
    for number, row in unquoted(text):
        if header := HEADER.match(row):
            within = counted(names_in(header[1]), counts, row)
            places.setdefault(within, number)
        elif key := KEY.match(row):
            path = (*within, *names_in(key[1]))
            for end in range(len(within) + 1, len(path) + 1):
                places.setdefault(path[:end], number)
    return places


def names_in(dotted: str) -> Path_:
    return tuple(part.strip("\"'") for part in PART.findall(dotted))


def counted(names: Path_, counts: dict[Path_, int], row: str) -> Path_:
    """A header's path; what stands in a list of tables, [[…]], has its place there after its name."""
    path: Path_ = ()
    for place, name in enumerate(names, 1):
        path = (*path, name)
        if place == len(names) and row.lstrip().startswith("[["):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def unquoted(text: str) -> Iterable[tuple[int, str]]:
    """The lines, numbered from 1, that are not in the middle of a text of several lines."""
    closing = ""
    for number, row in enumerate(text.splitlines(), 1):
        if not closing:
            yield number, row
        for mark in re.findall(r'"""|\'\'\'', row):
            closing = mark if not closing else "" if mark == closing else closing
