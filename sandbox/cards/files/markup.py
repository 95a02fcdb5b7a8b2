"""XML piece by piece: each element below the second level is handed out whole and forgotten; declarations that could grow are refused."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

import attrs

from sandbox.cards.files.opening import CUT_OFF, BadFile, Stream

DEEPEST = 30
UNFINISHED = expat.errors.XML_ERROR_NO_ELEMENTS, expat.errors.XML_ERROR_UNCLOSED_TOKEN, expat.errors.XML_ERROR_PARTIAL_CHAR


@attrs.define
class Node:
    """An element: its tag, attributes, own text and children."""
    tag: str
    attributes: dict[str, str] = attrs.Factory(dict)
    words: list[str] = attrs.Factory(list)
    children: list[Node] = attrs.Factory(list)

    @property
    def text(self) -> str:
        return "".join(self.words).strip()

    def all(self, tag: str) -> list[Node]:
        return [child for child in self.children if child.tag == tag]

    def first(self, tag: str) -> Node | None:
        return next((child for child in self.children if child.tag == tag), None)


class Reader:
    """What a parser tells: .root is the outermost element, .done are (parent's tag, element) that have come whole."""
    def __init__(self) -> None:
        self.open: list[Node] = []
        self.root: Node | None = None
        self.done: list[tuple[str, Node]] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.say
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.parser.EntityDeclHandler = self.refuse
        self.parser.ExternalEntityRefHandler = self.refuse

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        node = Node(tag, attributes)
        if len(self.open) >= DEEPEST:
            raise BadFile("has elements within elements deeper than any card file")
        if len(self.open) >= 3:                       # what lies within an element that is handed out
            self.open[-1].children.append(node)
        self.open.append(node)
        self.root = self.root or node

    def end(self, tag: str) -> None:
        node = self.open.pop()
        if len(self.open) == 2:
            self.done.append((self.open[-1].tag, node))

    def say(self, words: str) -> None:
        if len(self.open) > 2:
            self.open[-1].words.append(words)

    def refuse(self, *_: Any) -> Any:
        raise BadFile("declares a document type or entities; card files need none, so it is not read")


def elements(stream: Stream) -> Iterator[tuple[Node, str, Node]]:
    """(root, tag of the parent, element) for every element of the third level. Raises BadFile."""
    reader = Reader()
    while True:
        piece = stream.read()
        try:
            reader.parser.Parse(piece, not piece)
        except expat.ExpatError as problem:
            if expat.ErrorString(problem.code) in UNFINISHED and not piece:
                raise BadFile(CUT_OFF) from None
            raise BadFile(f"line {problem.lineno}: not XML: {expat.ErrorString(problem.code)}") from None
        except (ValueError, LookupError) as problem:  # an encoding that nobody knows
            raise BadFile(f"not XML that can be read: {problem}") from None
        done, reader.done = reader.done, []
        for parent, node in done:
            yield reader.root or node, parent, node
        if not piece:
            return
