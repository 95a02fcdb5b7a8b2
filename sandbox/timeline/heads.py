"""What stands at the head of a scenario that comes with the sandbox: its title, what it is about, the rules and rulings that it shows."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import attrs

from sandbox.assets import asset
from sandbox.timeline.reading import HEADER, unquoted

FOLDERS = "rulings", "traps", "loops", "scenarios"
CONTRAST = "-contrast"                                # what the name of a contrast's file ends in
TOLD = "note", "question", "options", "answer"


@attrs.frozen
class Entry:
    """One scenario as its shelf shows it. key: its path; trouble: why it can't be read, in one line."""
    key: str
    title: str
    about: str = ""
    id: str = ""
    rules: tuple[str, ...] = ()
    trouble: str = ""
    text: str = attrs.field(default="", repr=False)         # what a search looks through, in small letters

    @property
    def path(self) -> Path:
        return Path(self.key)

    @property
    def folder(self) -> str:
        return self.path.parent.name

    @property
    def is_contrast(self) -> bool:
        return self.path.stem.endswith(CONTRAST)

    @property
    def rule(self) -> str:
        """The key rule."""
        return self.rules[0] if self.rules else ""

    @property
    def words(self) -> str:
        said = [self.id, self.title, "contrast" if self.is_contrast else "", f"rule {self.rule}" if self.rule else "", self.trouble]
        return ", ".join(part for part in said if part)


def shelved() -> list[Path]:
    """The folders of the scenarios that come with the sandbox."""
    return [asset("gallery.toml").parent / folder for folder in FOLDERS]


def heads(folders: Iterable[Path]) -> list[Entry]:
    """Every scenario of these folders, in the order of their names."""
    return [read(path) for folder in folders for path in sorted(folder.glob("*.toml"), key=in_order)]


def in_order(path: Path) -> tuple[str, int, str]:
    """I2 before I10, and a contrast after its twin."""
    letters, figures, rest = re.findall(r"^(\D*)(\d*)(.*)", path.stem)[0]
    return letters, int(figures or 0), rest


def showing(number: str, entries: Iterable[Entry]) -> list[Entry]:
    """Those that show a rule: that have it as their key rule first, then those that name it, then those that name a part of it."""
    def place(entry: Entry) -> int:
        if number in entry.rules:
            return 0 if entry.rule == number else 1
        return 2 if any(re.fullmatch(re.escape(number) + r"(?:\.\d+)?[a-z]?", rule) for rule in entry.rules) else 3
    return sorted((one for one in entries if place(one) < 3), key=place)


def read(path: Path) -> Entry:
    """A scenario's head: all that stands above the first heading."""
    try:
        text = path.read_text(encoding="utf-8")
        head = tomllib.loads(head_of(text))
    except OSError as problem:
        return Entry(str(path), path.stem, trouble=f"can't be read: {problem.strerror or problem}")
    except UnicodeDecodeError:
        return Entry(str(path), path.stem, trouble="is not a text in UTF-8")
    except tomllib.TOMLDecodeError as problem:
        return Entry(str(path), path.stem, trouble=f"is no TOML: {problem}", text=text.lower())
    title, about, rules, ids = (head.get(key, empty) for key, empty in (("title", ""), ("about", ""), ("rules", []), ("rulings", [])))
    if not isinstance(title, str) or not isinstance(about, str) or not isinstance(rules, list) or not isinstance(ids, list):
        return Entry(str(path), path.stem, trouble="title and about are texts, rules and rulings lists", text=text.lower())
    known = str(ids[0]) if ids else known_by(path)
    return Entry(str(path), title or path.stem.replace("_", " ").capitalize(), " ".join(about.split()), known, tuple(map(str, rules)),
                 text=searched(path.stem, text))


def known_by(path: Path | None) -> str:
    """The id of a file that names no ruling: a trap's is its name; a lesson or a person's own file has none."""
    return path.stem.removesuffix(CONTRAST) if path and path.parent.name in ("rulings", "traps") else ""


def searched(stem: str, text: str) -> str:
    """What a search looks through: the name, the head, and what lies on the table and is done, but not what is told of it."""
    head, table = head_of(text), [row for _, row in unquoted(text) if not row.startswith(TOLD)]
    return " ".join([stem, head, *table]).lower()


def head_of(text: str) -> str:
    rows = text.splitlines()
    first = next((number for number, row in unquoted(text) if HEADER.match(row)), len(rows) + 1)
    return "\n".join(rows[:first - 1])


def twin(path: Path) -> Path | None:
    """The contrast of a scenario, or what a contrast is the contrast of; None where there is none."""
    stem = path.stem.removesuffix(CONTRAST) if path.stem.endswith(CONTRAST) else path.stem + CONTRAST
    other = path.with_name(f"{stem}.toml")
    return other if other.exists() else None
