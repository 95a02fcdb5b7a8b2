"""Finding cards as players are used to: a piece of the name, or fields such as t:goblin c:r mv<=3 o:"draw a card" -is:dfc or (k:flying)."""
import re
from collections.abc import Callable

import attrs

from sandbox.cards import fields
from sandbox.cards.library import Library, built_in
from sandbox.cards.making import Entry

Test = Callable[[Entry], bool]
TOKEN = re.compile(r"""\s*(?: (?P<bracket>[()])
                            | (?P<minus>-)(?=[\w("])
                            | (?P<field>[A-Za-z]+)(?P<sign><=|>=|!=|[:=<>])(?:"(?P<quoted>[^"]*)(?P<end>"?)|(?P<value>[^\s()"]*))
                            | "(?P<phrase>[^"]*)(?P<close>"?)
                            | (?P<word>[^\s()"]+) )""", re.VERBOSE)


class BadSearch(ValueError):
    """A search that can't be understood; the message is one line, .at is the place in the query."""
    def __init__(self, message: str, at: int):
        super().__init__(message)
        self.at = at


@attrs.define
class Parser:
    """Reads: any ("or" any)*, where any is one term after another, where a term may have a minus before it or be in brackets."""
    query: str
    at: int = 0
    named: list[str] = attrs.Factory(list)            # the words that were looked for in names

    def next(self) -> re.Match[str] | None:
        return TOKEN.match(self.query, self.at) if self.query[self.at:].strip() else None

    def either(self) -> Test:
        tests = [self.together()]
        while (token := self.next()) and (token["word"] or "").lower() == "or":
            self.at = token.end()
            tests.append(self.together())
        return tests[0] if len(tests) == 1 else lambda entry: any(test(entry) for test in tests)

    def together(self) -> Test:
        tests: list[Test] = []
        while (token := self.next()) and token["bracket"] != ")" and (token["word"] or "").lower() != "or":
            tests.append(self.term())
        if not tests and self.query.strip():
            raise BadSearch(f"something to look for is missing before “{self.query[self.at:].strip() or 'the end'}”", self.at)
        return lambda entry: all(test(entry) for test in tests)

    def term(self) -> Test:
        token = self.next()
        if token is None:
            raise BadSearch("something to look for is missing at the end", self.at)
        began, self.at = token.end() - len(token[0].lstrip()), token.end()
        if token["minus"]:
            test = self.term()
            return lambda entry: not test(entry)
        if token["bracket"] == "(":
            return self.bracketed(began)
        if token["end"] == "" and token["quoted"] is not None or token["close"] == "":
            raise BadSearch(f"the quotation mark of “{token[0].strip()}” is never closed", began)
        if token["field"]:
            value = token["value"] if token["quoted"] is None else token["quoted"]
            return self.field(token["field"].lower(), token["sign"], value, began)
        return self.name(token["phrase"] if token["phrase"] is not None else token["word"])

    def bracketed(self, began: int) -> Test:
        test = self.either()
        token = self.next()
        if token is None or token["bracket"] != ")":
            raise BadSearch("a bracket is never closed", began)
        self.at = token.end()
        return test

    def name(self, words: str) -> Test:
        wanted = fields.plain(words)
        self.named.append(wanted)
        return lambda entry: any(wanted in fields.plain(face.name) for face in entry.faces())

    def field(self, name: str, sign: str, value: str, at: int) -> Test:
        if (known := fields.FIELDS.get(name)) is None:
            raise BadSearch(f"“{name}{sign}” is no field to search by; there are {', '.join(fields.SHOWN)}", at)
        if not value:
            raise BadSearch(f"“{name}{sign}” needs something behind it", at)
        try:
            return known(value, sign)
        except ValueError as problem:
            raise BadSearch(f"{name}{sign}{value}: {problem}", at) from None


def parsed(query: str) -> tuple[Test, tuple[str, ...]]:
    """The test that a query stands for, and the words that it looks for in names. Raises BadSearch."""
    parser = Parser(query)
    test = parser.either()
    if parser.query[parser.at:].strip():
        raise BadSearch("a bracket is closed that was never opened", parser.at)
    return test, tuple(parser.named)


def search(query: str, library: Library | None = None) -> list[Entry]:
    """The cards that fit, names that begin with what was typed first; all of them for an empty query. Raises BadSearch."""
    test, words = parsed(query)
    found = [entry for entry in (library or built_in()).entries.values() if test(entry)]
    return sorted(found, key=lambda entry: (nearness(entry, words), entry.name))


def nearness(entry: Entry, words: tuple[str, ...]) -> int:
    """0 for the very name, 1 where it begins with the words, 2 where a word of it does, 3 anywhere."""
    name, typed = fields.plain(entry.name), " ".join(words)
    if name == typed:
        return 0
    if name.startswith(typed):
        return 1
    return 2 if re.search(rf"\b{re.escape(typed)}", name) else 3
