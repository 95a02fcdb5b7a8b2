"""The Comprehensive Rules as a text file that a person has: what each number says, read when it is first asked for."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import attrs

NUMBER = re.compile(r"[1-9]\d\d(?:\.[1-9]\d*[a-z]?)?")
LINE = re.compile(rf"({NUMBER.pattern})\.? (\S.*)")
EXAMPLE, GLOSSARY = "Example: ", "Glossary"
MOST = 20_000_000                                     # bytes; the text has one million
CODES = ("utf-8-sig", "cp1252", "latin-1")            # as it has been given out over the years
WHERE = "the Comprehensive Rules can be had as a text file at magic.wizards.com/rules"


class BadRules(Exception):
    """A file that is not the Comprehensive Rules; the message is one line."""


@attrs.frozen
class Rule:
    """What stands under one number: its paragraphs, and the examples below them, without the word Example."""
    number: str
    paragraphs: tuple[str, ...]
    examples: tuple[str, ...] = ()


@attrs.frozen
class RulesText:
    """Every rule by its number, in the order of the text. effective: the line that says from when they hold."""
    path: Path
    rules: dict[str, Rule]
    effective: str = ""

    def below(self, number: str) -> list[str]:
        """The numbers that stand one step below this one: 702.19 → 702.19a …, 702 → 702.1 …."""
        return [one for one in self.rules if one != number and parent(one) == number]


READ: dict[Path, tuple[int, RulesText]] = {}          # as it was when it was last changed


def rules_text(path: Path) -> RulesText:
    """The rules of a file; read anew only after the file was changed. Raises BadRules for a file that is none."""
    try:
        stat = path.stat()
        if READ.get(path, (-1,))[0] != stat.st_mtime_ns:
            READ[path] = stat.st_mtime_ns, parsed(path, text_of(path, stat.st_size))
    except OSError as problem:
        raise BadRules(f"{path} can't be read: {problem.strerror or problem}") from None
    return READ[path][1]


def text_of(path: Path, size: int) -> str:
    if size > MOST:
        raise BadRules(f"{path} is too large to be the Comprehensive Rules")
    raw = path.read_bytes()
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return raw.decode("utf-16", errors="replace")
    for code in CODES:
        try:
            return raw.decode(code)
        except UnicodeDecodeError:
            continue
    return ""


def parsed(path: Path, text: str) -> RulesText:
    lines = [line.strip() for line in text.splitlines()]
    rules = {rule.number: rule for rule in read(lines)}
    if sum("." in number for number in rules) < 100:
        raise BadRules(f"{path} is not the Comprehensive Rules: no rules with numbers stand in it ({WHERE})")
    return RulesText(path, rules, next((line for line in lines[:20] if "effective" in line), ""))


def read(lines: list[str]) -> Iterator[Rule]:
    """The rules line by line, up to the glossary; the table of contents gives its headings first, which the true ones then replace."""
    number, said, examples = "", [], []               # type: str, list[str], list[str]
    for line in [*lines, GLOSSARY]:
        found = LINE.fullmatch(line)
        if number and (found or line == GLOSSARY):
            yield Rule(number, tuple(said), tuple(examples))
        if line == GLOSSARY and "." in number:         # the true one, not that of the contents
            return
        if found:
            number, said, examples = found[1], [found[2]], []
        elif line.startswith(EXAMPLE):
            examples.append(line.removeprefix(EXAMPLE))
        elif line and number:
            said.append(line)


def parent(number: str) -> str:
    """702.19b → 702.19 → 702 → nothing."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz") if number[-1:].isalpha() else number.rpartition(".")[0]


def order(number: str) -> tuple[int, int, str]:
    """The place of a number among numbers: 702.9 before 702.19a."""
    found = re.fullmatch(r"(\d+)(?:\.(\d+)([a-z]?))?", number)
    return (int(found[1]), int(found[2] or 0), found[3] or "") if found else (0, 0, number)
