"""JSON piece by piece: the members of a list or of an object, each held alone; how deep something goes costs no more than its length."""
from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator
from typing import Any

from sandbox.cards.files.opening import CUT_OFF, HEAD, BadFile, Stream

BLANK = re.compile(r"[ \t\r\n]*")
NUMBER_OR_WORD = re.compile(r"[-+.\w]*")
ESCAPE = 12                                           # letters that stand for one, at most: \\uXXXX\\uXXXX
NO_UTF8 = "is not written in UTF-8"


class Pieces:
    """Reads one value after another. Every error is a BadFile."""
    def __init__(self, stream: Stream):
        self.stream = stream
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.scan = json.JSONDecoder().raw_decode
        self.text, self.at, self.ended = "", 0, False

    def more(self, least: int = 1) -> bool:
        """Reads on, at least so many letters; False where the file has ended."""
        pieces, count = [self.text[self.at:]], 0
        while not self.ended and count < least:
            raw = self.stream.read(HEAD)
            self.ended = not raw
            try:
                pieces.append(self.decoder.decode(raw, not raw))
            except UnicodeDecodeError:
                raise BadFile(CUT_OFF if self.ended else NO_UTF8) from None
            count += len(pieces[-1])
        self.text, self.at = "".join(pieces), 0
        return count > 0

    def sign(self) -> str:
        """The next letter that is no space, which is still to be read; "" at the end."""
        while True:
            self.at = BLANK.match(self.text, self.at).end()        # type: ignore[union-attr]
            if self.at < len(self.text):
                return self.text[self.at]
            if not self.more():
                return ""

    def take(self, wanted: str) -> str:
        """The next letter, which has to be one of these."""
        found = self.sign()
        if not found:
            raise BadFile(CUT_OFF)
        if found not in wanted:
            raise BadFile(f"is not JSON as it should be: “{wanted[0]}” is missing before “{self.text[self.at:self.at + 20]}”")
        self.at += 1
        return found

    def value(self) -> Any:
        """The next value, whole."""
        if not self.sign():
            raise BadFile(CUT_OFF)
        while True:
            try:
                found, end = self.scan(self.text, self.at)
                length, is_all = end - self.at, end < len(self.text)
                if is_all or not self.more():         # at the very end a number may go on
                    break
            except RecursionError:
                raise BadFile("has lists within lists deeper than any card file") from None
            except json.JSONDecodeError as problem:
                self.go_on_after(problem)
            except ValueError as problem:             # a number of thousands of digits
                raise BadFile(f"is not JSON as it should be: {str(problem)[:80]}") from None
        self.at += length
        self.stream.card_came()
        return found

    def go_on_after(self, problem: json.JSONDecodeError) -> None:
        """What ends too early may only not have been read yet: twice as much is tried. Raises BadFile where that is not so."""
        cut = "Unterminated" in problem.msg or NUMBER_OR_WORD.fullmatch(self.text, problem.pos) or problem.pos >= len(self.text.rstrip())
        wrong = BadFile(f"is not JSON as it should be: {problem.msg} at “{self.text[problem.pos:problem.pos + 20]}”")
        if not cut and problem.pos < len(self.text) - ESCAPE:
            raise wrong
        if not self.more(len(self.text) - self.at):
            raise BadFile(CUT_OFF) if cut else wrong

    # ---- members ----
    def members_of_list(self) -> Iterator[Any]:
        self.take("[")
        if self.sign() == "]":
            self.take("]")
            return
        while True:
            yield self.value()
            if self.take(",]") == "]":
                return

    def keys_of_object(self) -> Iterator[str]:
        """Each key; whoever asks reads its value before asking for the next."""
        self.take("{")
        if self.sign() == "}":
            self.take("}")
            return
        while True:
            if self.sign() not in ('"', ""):
                self.take('"')
            yield self.value()
            if self.take(",}") == "}":
                return


def members(stream: Stream) -> Iterator[Any]:
    """Everything in the list that the file is. Raises BadFile."""
    pieces = Pieces(stream)
    yield from pieces.members_of_list()
    if pieces.sign():
        raise BadFile("goes on after the end of its list of cards")


def listed(stream: Stream) -> Iterator[Any]:
    """Everything in the list under "data". Raises BadFile."""
    pieces = Pieces(stream)
    for key in pieces.keys_of_object():
        pieces.take(":")
        if key == "data" and pieces.sign() == "[":
            yield from pieces.members_of_list()
        else:
            pieces.value()


def named(stream: Stream) -> Iterator[tuple[str, Any]]:
    """(key, value) of everything in the object under "data". Raises BadFile."""
    pieces = Pieces(stream)
    for key in pieces.keys_of_object():
        pieces.take(":")
        if key != "data" or pieces.sign() != "{":
            pieces.value()
            continue
        for name in pieces.keys_of_object():
            pieces.take(":")
            yield name, pieces.value()


def one_a_line(stream: Stream) -> Iterator[Any]:
    """One value a line. Raises BadFile."""
    for number, line in enumerate(stream.lines(), 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
        except UnicodeDecodeError:
            raise BadFile(f"line {number}: {NO_UTF8}") from None
        except (ValueError, RecursionError) as problem:
            is_last = number > 1 and stream.share >= 1 and not stream.look()
            raise BadFile(CUT_OFF if is_last else f"line {number}: is not JSON as it should be: {str(problem)[:100]}") from None
        stream.card_came()
        yield found
