"""Finding cards as players are used to: a piece of the name, or fields such as t:goblin c:r mv<=3 o:"draw a card" -is:dfc or (k:flying)."""
from __future__ import annotations

import difflib
import itertools
import re
from array import array
from collections.abc import Iterator, Sequence
from typing import Protocol, overload

import attrs

from sandbox.cards import fields
from sandbox.cards.collection import SHELF, BadCollection, Collection, Row
from sandbox.cards.fields import Where, together
from sandbox.cards.figures import judge_all
from sandbox.cards.library import built_in
from sandbox.cards.spelling import plain
from sandbox.cards.tables import MOST_FACES

TOKEN = re.compile(r"""\s*(?: (?P<bracket>[()])
                            | (?P<minus>-)(?=[\w("])
                            | (?P<field>[A-Za-z]+)(?P<sign><=|>=|!=|[:=<>])(?:"(?P<quoted>[^"]*)(?P<end>"?)|(?P<value>[^\s()"]*))
                            | "(?P<phrase>[^"]*)(?P<close>"?)
                            | (?P<word>[^\s()"]+) )""", re.VERBOSE)
DEEPEST = 40                                          # brackets and minus signs within one another
MOST = 100                                            # things looked for in one query
PAGE = 100                                            # cards that are fetched at a time
RANKS = 4                                             # how near a name can be to what was typed


class BadSearch(ValueError):
    """A search that can't be understood; the message is one line and says where, .at is the place in the query."""
    def __init__(self, message: str, at: int):
        super().__init__(message)
        self.at = at


@attrs.define
class Parser:
    """Reads: any ("or" any)*, where any is one term after another, where a term may have a minus before it or be in brackets."""
    query: str
    at: int = 0
    named: list[str] = attrs.Factory(list)            # the words that were looked for in names
    depth: int = 0
    terms: int = 0

    def wrong(self, message: str, at: int) -> BadSearch:
        return BadSearch(f"at letter {at + 1}: {message}" if at < len(self.query) else f"at the end: {message}", at)

    def next(self) -> re.Match[str] | None:
        return TOKEN.match(self.query, self.at) if self.query[self.at:].strip() else None

    def either(self) -> Where:
        parts = [self.together()]
        while (token := self.next()) and (token["word"] or "").lower() == "or":
            self.at = token.end()
            parts.append(self.together())
        return together(parts, "OR")

    def together(self) -> Where:
        parts: list[Where] = []
        while (token := self.next()) and token["bracket"] != ")" and (token["word"] or "").lower() != "or":
            if (token["word"] or "").lower() == "and" and parts and not self.is_last(token):
                self.at = token.end()
                continue
            parts.append(self.term())
        if not parts and self.query.strip():
            at = self.at + len(self.query[self.at:]) - len(self.query[self.at:].lstrip())
            raise self.wrong(f"something to look for is missing before “{self.query[at:].strip() or 'the end'}”", at)
        return together(parts, "AND")

    def is_last(self, token: re.Match[str]) -> bool:
        return self.query[token.end():].strip() in ("", ")")

    def term(self) -> Where:
        token = self.next()
        if token is None:
            raise self.wrong("something to look for is missing", len(self.query))
        began, self.at, self.terms = token.end() - len(token[0].lstrip()), token.end(), self.terms + 1
        if self.depth > DEEPEST or self.terms > MOST:
            raise self.wrong("this is more than the search can follow", began)
        if token["minus"]:
            self.depth += 1
            part = self.term().negated()
            self.depth -= 1
            return part
        if token["bracket"] == "(":
            return self.bracketed(began)
        if token["end"] == "" and token["quoted"] is not None or token["close"] == "":
            raise self.wrong(f"the quotation mark of “{token[0].strip()}” is never closed", began)
        if token["field"]:
            value = token["value"] if token["quoted"] is None else token["quoted"]
            return self.field(token["field"].lower(), token["sign"], value, began)
        return self.name(token["phrase"] if token["phrase"] is not None else token["word"])

    def bracketed(self, began: int) -> Where:
        self.depth += 1
        part = self.either()
        self.depth -= 1
        token = self.next()
        if token is None or token["bracket"] != ")":
            raise self.wrong("this bracket is never closed", began)
        self.at = token.end()
        return part

    def name(self, words: str) -> Where:
        self.named.append(plain(words))
        return fields.by_name(words)

    def field(self, name: str, sign: str, value: str, at: int) -> Where:
        if (known := fields.FIELDS.get(name)) is None:
            near = difflib.get_close_matches(name, fields.FIELDS, 1, 0.5)
            hint = f"; did you mean “{near[0]}{sign}”?" if near else f"; there are {', '.join(fields.SHOWN)}"
            raise self.wrong(f"“{name}{sign}” is no field to search by{hint}", at)
        if not value.strip():
            raise self.wrong(f"“{name}{sign}” needs something behind it", at)
        try:
            return known(value, sign)
        except ValueError as problem:
            raise self.wrong(f"{name}{sign}{value}: {problem}", at) from None


def parsed(query: str) -> tuple[Where, tuple[str, ...]]:
    """The condition that a query stands for, and the words that it looks for in names. Raises BadSearch."""
    parser = Parser(query)
    where = parser.either()
    if parser.query[parser.at:].strip():
        raise parser.wrong("a bracket is closed that was never opened", parser.at)
    return where, tuple(parser.named)


# ---- looking ----
class Hits(Sequence[Row]):
    """The cards that a search found, each fetched when it is asked for: built-in before imported where they are equally near.

    unsure: how many cards nobody has read yet, where the search asks whether they are read.
    """
    def __init__(self, parts: list[tuple[Collection, array[int]]], unsure: int = 0, trouble: str = ""):
        self.parts, self.unsure, self.trouble = parts, unsure, trouble
        self.ends = list(itertools.accumulate(len(ids) for _, ids in parts))
        self.pages: dict[int, list[Row]] = {}

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    @overload
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> list[Row]: ...
    def __getitem__(self, at: int | slice) -> Row | list[Row]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        page, within = divmod(range(len(self))[at], PAGE)
        if page not in self.pages:
            self.pages[page] = self.fetch(page * PAGE, min(page * PAGE + PAGE, len(self)))
        return self.pages[page][within]

    def __iter__(self) -> Iterator[Row]:
        return (self[at] for at in range(len(self)))

    def fetch(self, first: int, end: int) -> list[Row]:
        rows: list[Row] = []
        for (place, ids), after in zip(self.parts, self.ends):
            before = after - len(ids)
            rows += place.rows(ids[max(first - before, 0):max(end - before, 0)])
        return rows


class Searched(Protocol):
    """What has cards to search: a library, or a pile of cards."""
    @property
    def collection(self) -> Collection: ...
    def judge(self) -> None: ...


def search(query: str, library: Searched | None = None, imported: Collection | None = None, mine: Collection | None = None) -> Hits:
    """The cards that fit, names that begin with what was typed first; all of them for an empty query. Raises BadSearch.

    mine: the cards that this person made, which come before others. Without a library these are the cards that come with the sandbox,
    then those that this person has brought in.
    """
    where, words = parsed(query)
    trouble = ""
    if library is None and imported is None:
        try:
            imported = SHELF.collection()
        except BadCollection as problem:
            trouble = str(problem)
    if where.figures:
        (library or built_in()).judge()
    own = (library or built_in()).collection
    if mine is not None and where.figures:
        judge_all(mine)
    found, unsure = [matching(place, where, words, "1") for place in (mine, own) if place is not None], 0
    if imported is not None:
        try:
            imported.hide(own)
            found.append(matching(imported, where, words, "0", "c.id NOT IN (SELECT id FROM temp.hidden)"))
            unsure = imported.unjudged() if where.figures else 0
        except BadCollection as problem:
            trouble = str(problem)
    parts = [(place, ids) for rank in range(RANKS) for place, ids in ((place, ranks[rank]) for place, ranks in found) if ids]
    return Hits(parts, unsure, trouble)


def matching(place: Collection, where: Where, words: tuple[str, ...], built_in: str,
             only: str = "1") -> tuple[Collection, list[array[int]]]:
    """The ids of what fits, by how near it is, each in the order of names. Raises BadCollection."""
    near, values = nearness(words)
    sql = f"SELECT {near} AS near, c.id FROM cards c WHERE {only} AND {where.sql} ORDER BY near, c.front, c.id"
    ranks = [array("q") for _ in range(RANKS)]        # numbers alone: thousands of pairs would call for the garbage collector
    with place.plainly():
        cursor = place.base.cursor()
        cursor.row_factory = None
        for rank, id in cursor.execute(sql.format(built_in=built_in, **PIECES[place.has_fts]), (*values, *where.values)):
            ranks[rank].append(id)
    return place, ranks


PIECES = {                                            # how a piece of a text is looked for, with an index of all three letters or without
    True: {"long_piece": f"""SELECT rowid / {MOST_FACES} FROM words WHERE words MATCH 'text : "' || replace(?, '"', '""') || '"'""",
           "short_piece": f"SELECT id / {MOST_FACES} FROM words_content WHERE instr(c1, ?) > 0"},
    False: {key: f"SELECT rowid / {MOST_FACES} FROM words WHERE instr(text, ?) > 0" for key in ("long_piece", "short_piece")},
}


def nearness(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """0 for the very name, of a card or of one of its faces, 1 where it begins with the words, 2 where a word of it does, 3 anywhere."""
    typed = " ".join(words)
    if not typed:
        return "0", ()
    return ("CASE WHEN c.front = ? OR c.id IN (SELECT card FROM aliases WHERE alias = ?) THEN 0 "
            "WHEN substr(c.front, 1, length(?)) = ? THEN 1 "
            "WHEN instr(' ' || replace(c.front, '-', ' '), ' ' || ?) THEN 2 ELSE 3 END"), (typed,) * 5
