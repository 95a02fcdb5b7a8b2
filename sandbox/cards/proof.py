"""A typed text read line by line: which rows make one ability, whether it was read, how far reading came, and what could stand there."""
from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterator

import attrs

from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.cards.text import CONTINUES, short_name
from sandbox.engine.kinds import Ability
from sandbox.language.phrase import Phrase
from sandbox.language.reading import Ambiguous, Unread, read

READ, UNREAD, SILENT = "read", "unread", "silent"     # silent: nothing but reminder text, which means nothing [207.2a]
WORD = re.compile(r"\{[^{}]*\}?|\w+|[^\w\s]|\s+")
KINDS = {                                             # what a person is told instead of a kind of phrase
    **dict.fromkeys(("a body", "an outright", "a told", "a sentence", "a together", "a plainly", "a continuous", "a change", "a verb"),
                    "an instruction"),
    **dict.fromkeys(("a things", "a some", "a head", "a named", "a what"), "what is meant, such as “creatures you control”"),
    "a per each": "“for each …”", "a closing": "what else is said of it", "a relative": "which ones, such as “that died this turn”",
    "an amendment": "“instead …”", "a who": "a player", "a recipient": "a player or an object"}
SHOWN = 8                                             # so many offers are a help, more are a list
COMPARED = 300                                        # words of a line and of what is printed that are laid side by side


@attrs.frozen
class Line:
    """Rows of the text that are one line of rules: where they stand in the text, and what came of reading them.

    at: of an unread one, from which letter of the text on; -1 where nobody has looked yet.
    """
    start: int
    end: int
    state: str
    at: int = -1
    abilities: tuple[Phrase, ...] = ()


@attrs.frozen
class Offer:
    """What could stand where reading ended. is_words: it can be put in as it is, in place of what stands from start to end."""
    words: str
    is_words: bool
    start: int
    end: int


def lines_of(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """Every line of a text, in its order."""
    return tuple(line if line.state != UNREAD else attrs.evolve(line, at=line.start + end_in(text[line.start:line.end], line))
                 for line in judged(text, name, types))


def judged(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """The same at once: where an unread line was no longer understood takes longer to find out, and is left open."""
    return tuple(attrs.evolve(line, start=start, end=start + len(rows))
                 for start, rows in rows_together(text) for line in (proof(rows, name, types),))


def rows_together(text: str) -> Iterator[tuple[int, str]]:
    """(where it begins, its rows): modes stand with their heading; empty rows are left out."""
    begun: list[tuple[int, str]] = []
    place = 0
    for row in text.split("\n"):
        if row.lstrip().startswith(CONTINUES) and begun:
            start = begun[-1][0]
            begun[-1] = start, text[start:place + len(row)]
        elif row.strip():
            begun.append((place, row))
        place += len(row) + 1
    return iter(begun)


@functools.lru_cache(maxsize=4_000)
def proof(rows: str, name: str, types: tuple[str, ...]) -> Line:
    """One line, its places counted from its own beginning; read once for each wording."""
    abilities = abilities_of(rows, name, types)
    if not abilities:
        return Line(0, len(rows), SILENT)
    return Line(0, len(rows), UNREAD if any(isinstance(one, UnreadLine) for one in abilities) else READ, abilities=abilities)


def end_in(rows: str, line: Line) -> int:
    """From which letter of its rows on an unread line was not understood."""
    unread = unread_of(line).text
    return place_in(rows, unread, reached(unread))


def unread_of(line: Line) -> UnreadLine:
    return next(one for one in line.abilities if isinstance(one, UnreadLine))


def reached(plain: str) -> int:
    """From which letter of an unread line on it was not understood; 0 if it can mean different things, or if what it tells is what a
    spell does, and this is none [113.3a]."""
    return traced(plain)[0]


@functools.lru_cache(maxsize=20_000)
def traced(plain: str) -> tuple[int, tuple[tuple[str, bool], ...]]:
    """How far reading came, and what could have stood there: (words, whether they are words and not the name of a kind)."""
    try:
        read(Ability, plain)
    except Unread as problem:
        return problem.at, tuple((words, words not in problem.trace.names) for words in problem.expected)
    except Ambiguous:
        return 0, ()
    return 0, (("an instant or sorcery", False), ("when", True), ("whenever", True), ("at the beginning of", True), ("{T}:", True))


def place_in(printed: str, plain: str, at: int) -> int:
    """The place in what is printed that is a place in its plain form, in which names, reminders and dashes are otherwise."""
    same = next((n for n, (one, other) in enumerate(zip(printed, plain)) if one != other), min(len(printed), len(plain)))
    if at < same or plain == printed:
        return min(at, len(printed.rstrip()))
    here, there = WORD.findall(plain), WORD.findall(printed)
    if min(len(here), len(there)) > COMPARED:
        return same
    begins = [0]
    for word in there:
        begins.append(begins[-1] + len(word))
    place = 0
    count = 0                                         # the plain word that the place is in, and how far in it
    while count < len(here) and place + len(here[count]) <= at:
        place += len(here[count])
        count += 1
    for block in difflib.SequenceMatcher(None, here, there, autojunk=False).get_matching_blocks():
        if count < block.a + block.size:
            inside = at - place if count >= block.a else 0
            return begins[block.b + max(0, count - block.a)] + inside
    return len(printed.rstrip())


# ---- what could stand there ----
def offers(text: str, line: Line, name: str = "", types: tuple[str, ...] = ()) -> tuple[Offer, ...]:
    """For an unread line, the nearest first; more than one reading offers nothing."""
    if line.state != UNREAD:
        return ()
    begun = re.match(r"[\w'-]*", text[line.at:line.end])
    word = begun[0] if begun else ""
    own = short_name(name, types)
    found = []
    for said, is_words in traced(unread_of(line).text)[1]:
        said = said.replace("~", own or "~") if is_words else KINDS.get(said, said)
        if is_words and not text[line.start:line.at].strip(" •\n"):
            said = said[:1].upper() + said[1:]
        replaced = word if is_words and near(said, word) > 0 else ""
        found.append(Offer(said, is_words, line.at, line.at + len(replaced)))
    found.sort(key=lambda offer: (not offer.is_words, -near(offer.words, word), len(offer.words), offer.words))
    return tuple(dict.fromkeys(found))[:SHOWN]


def near(said: str, word: str) -> float:
    """How near what could stand there comes to the word that does: 0 for nothing in common."""
    said, word = said.lower(), word.lower()
    if not word:
        return 0
    first = said.split(" ")[0]
    if first.startswith(word) or word.startswith(first):
        return 1
    likeness = difflib.SequenceMatcher(None, first, word).ratio()
    return likeness if likeness >= 0.6 else 0


def insertion(text: str, offer: Offer) -> tuple[str, int]:
    """The text with an offer in its place, words apart by one space; and where typing goes on."""
    before, after = text[:offer.start], text[offer.end:]
    if before and before[-1].isalnum() and offer.words[:1].isalnum():
        before += " "
    gap = " " if offer.start == offer.end and (not after or after[0].isalnum() or after[0] in "{~") else ""
    return before + offer.words + gap + after, len(before) + len(offer.words) + len(gap)
