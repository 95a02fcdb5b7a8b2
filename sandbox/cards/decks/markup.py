"""Decklists in XML and JSON: MTGO's .dek, Cockatrice's .cod, MTGJSON's decks; what could grow or read other files is refused."""
from __future__ import annotations

import json
from typing import Any
from xml.parsers import expat

import attrs

from sandbox.cards.decks.deck import COMMANDER, MAIN, SIDE, TOKENS, BadDeck, Deck, Slot

DEEPEST = 30
ZONES = {"main": MAIN, "side": SIDE, "tokens": TOKENS}
BOARDS = {"mainBoard": MAIN, "sideBoard": SIDE, "commander": COMMANDER, "tokens": TOKENS}
KEPT = "deckname", "zone", "card", "comments", "lastLoadedTimestamp", "format", "bannerCard", "tags", "tag", "cockatrice_deck"


@attrs.define
class Element:
    """An element of a small document: its tag, attributes, own text, children, and the line where it begins."""
    tag: str
    attributes: dict[str, str]
    line: int
    words: str = ""
    children: list[Element] = attrs.Factory(list)

    def inside(self, tag: str) -> list[Element]:
        """All of that tag in it, however deep, in reading order."""
        return [one for child in self.children for one in ([child] * (child.tag == tag) + child.inside(tag))]


class Reader:
    """What a parser tells becomes a tree. Declarations of a document type or of entities are refused: they could grow without end."""
    def __init__(self) -> None:
        self.open: list[Element] = []
        self.root: Element | None = None
        self.parser = expat.ParserCreate("utf-8")         # it is text already, whatever it declares
        self.parser.buffer_text = True
        self.parser.StartElementHandler, self.parser.EndElementHandler = self.begin, self.end
        self.parser.CharacterDataHandler = self.say
        self.parser.StartDoctypeDeclHandler = self.parser.EntityDeclHandler = self.parser.ExternalEntityRefHandler = self.refuse

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        made = Element(tag, attributes, self.parser.CurrentLineNumber)
        if len(self.open) >= DEEPEST:
            raise BadDeck(f"line {made.line}: elements within elements deeper than any decklist")
        if self.open:
            self.open[-1].children.append(made)
        self.root = self.root or made
        self.open.append(made)

    def end(self, tag: str) -> None:
        self.open.pop()

    def say(self, words: str) -> None:
        if self.open:
            self.open[-1].words += words

    def refuse(self, *_: Any) -> Any:
        where = f"line {self.parser.CurrentLineNumber}"
        raise BadDeck(f"{where}: declares a document type or entities; a decklist needs none, so it is not read")


def tree_of(text: str) -> Element:
    """Raises BadDeck."""
    reader = Reader()
    try:
        reader.parser.Parse(text.encode(), True)
    except expat.ExpatError as problem:
        raise BadDeck(f"line {problem.lineno}: not whole XML: {expat.ErrorString(problem.code)}") from None
    except BadDeck:
        raise
    except ValueError as problem:
        raise BadDeck(f"not XML that can be read: {problem}") from None
    assert reader.root is not None                    # the parser complains of a text without any
    return reader.root


def deck_of_xml(text: str) -> Deck:
    """Raises BadDeck."""
    root = tree_of(text)
    if root.tag == "Deck":
        return of_mtgo(root)
    if root.tag == "cockatrice_deck":
        return of_cockatrice(root)
    if root.tag == "cockatrice_carddatabase":
        raise BadDeck("is a file of cards, not a decklist: import it with “sandbox cards import”")
    raise BadDeck(f"is XML, but its outermost element is <{root.tag[:40]}>: <Deck> is MTGO's and <cockatrice_deck> Cockatrice's")


def of_mtgo(root: Element) -> Deck:
    deck = Deck("MTGO deck")
    for one in root.children:
        if one.tag == "Cards":
            part = SIDE if one.attributes.get("Sideboard", "").lower() == "true" else MAIN
            slot(deck, one, one.attributes.get("Name", ""), one.attributes.get("Quantity", ""), part)
        elif one.tag not in ("NetDeckID", "PreconstructedDeckID"):
            deck.left.append(f"line {one.line}: <{one.tag[:40]}> is not known in a deck of MTGO")
    return whole(deck)


def of_cockatrice(root: Element) -> Deck:
    deck = Deck("Cockatrice deck")
    zoned(deck, root, MAIN)
    deck.name = next((one.words.strip() for one in root.inside("deckname")), "")
    for one in root.children:
        if one.tag not in KEPT:
            deck.mark(f"<{one.tag[:40]}>")
    return whole(deck)


def zoned(deck: Deck, element: Element, part: str) -> None:
    """The cards of a zone and of those within it."""
    for one in element.children:
        if one.tag == "zone":
            name = one.attributes.get("name", "main")
            if name not in ZONES:
                deck.left.append(f"line {one.line}: the zone “{name[:40]}” is not known: taken for the {part}")
            zoned(deck, one, ZONES.get(name, part))
        elif one.tag == "card":
            slot(deck, one, one.attributes.get("name", ""), one.attributes.get("number", "1"), part)
            if one.attributes.keys() & {"setShortName", "collectorNumber", "uuid"}:
                deck.mark("a printing")


def slot(deck: Deck, at: Element, name: str, count: str, part: str) -> None:
    if not name.strip() or not count.isascii() or not count.isdigit() or len(count) > 9:
        deck.left.append(f"line {at.line}: <{at.tag}> does not say which card and how many")
    elif int(count):
        deck.add(Slot(int(count), " ".join(name.split())[:200], part, at.line))


def whole(deck: Deck) -> Deck:
    if not deck.slots:
        raise BadDeck(f"a {deck.form} without a card")
    return deck


def deck_of_json(text: str) -> Deck:
    """Of MTGJSON. Raises BadDeck."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadDeck(f"not whole JSON: {str(problem)[:100]}") from None
    data = content.get("data", content) if isinstance(content, dict) else None
    if not isinstance(data, dict) or not any(isinstance(data.get(board), list) for board in BOARDS):
        raise BadDeck("is JSON, but no deck of MTGJSON: mainBoard is missing")
    deck = Deck("MTGJSON deck", str(data.get("name", ""))[:200])
    for board, part in BOARDS.items():
        for number, one in enumerate(data.get(board) or (), 1):
            name, count = (one.get("name"), one.get("count", 1)) if isinstance(one, dict) else (None, None)
            if isinstance(name, str) and name.strip() and type(count) is int:
                deck.add(Slot(count, name[:200], part, number))
            else:
                deck.left.append(f"entry {number} of {board} does not say which card and how many")
    return whole(deck)
