"""Reading a line gives every value that it could mean; a line that is not understood whole is declined."""
import functools
import re
import typing

from sandbox.language.openings import openings
from sandbox.language.phrase import PHRASES, Phrase
from sandbox.language.places import Reading, Tangled
from sandbox.language.tracing import LONGEST, Tracing
from sandbox.language.writing import printed, write

__all__ = ["LONGEST", "PHRASES", "Ambiguous", "Unread", "openings", "printed", "read", "readings", "without_reminder", "write"]

REMINDER = re.compile(r" ?\([^()]*\)")
Value = typing.TypeVar("Value", bound=Phrase)


class Unread(ValueError):
    """No reading of .text, which is the line without its reminder text; .reached is about how far words fitted.

    Where and why exactly is found out only when it is asked for: most lines are declined in passing.
    """
    def __init__(self, category: type[Phrase], text: str, reached: int = 0) -> None:
        super().__init__(category, text)
        self.category, self.text, self.reached = category, text, reached

    @functools.cached_property
    def trace(self) -> Tracing:
        return Tracing.of(self.category, plain(self.text), self.reached)

    @property
    def at(self) -> int:
        """The furthest point of .text that was reached."""
        return self.trace.furthest

    @property
    def expected(self) -> tuple[str, ...]:
        """What could have stood there: words, or kinds of phrase such as "a number"."""
        return tuple(sorted(self.trace.expected))

    def __str__(self) -> str:
        return self.trace.sentence(self.text)


class Ambiguous(ValueError):
    """Different readings, all in .values: never picked from."""
    def __init__(self, text: str, values: tuple[Phrase, ...]) -> None:
        super().__init__(text, values)
        self.text, self.values = text, values

    def __str__(self) -> str:
        return f"“{self.text}” can mean {len(self.values)} different things: " + "; or ".join(map(repr, self.values))


def without_reminder(text: str) -> str:
    """The text without what stands in parentheses; a line of nothing else goes altogether."""
    lines = []
    for line in text.split("\n"):
        bare = line
        while (shorter := REMINDER.sub("", bare)) != bare:
            bare = shorter
        if bare.strip() or bare == line:
            lines.append(bare if bare == line else bare.strip())
    return "\n".join(lines)


def plain(line: str) -> str:
    """Printed punctuation stands before a closing quotation marks, ours after it."""
    return re.sub(r"""\.(['"]*")(?=$|\n| )""", r"\1.", line)


def readings(category: type[Value], line: str) -> list[Value]:
    """Every different value that the line could be; Unread if there is none, or if it is too long to be a line of a card."""
    text = without_reminder(line) if "(" in line and len(line) <= LONGEST else line
    if len(text) > LONGEST:
        raise Unread(category, text)
    reading = Reading(plain(text))
    try:
        found = [value for value, end in reading.at(category, None, 0) if end == len(text)]
    except (Tangled, RecursionError):
        found = []
    if not found:
        raise Unread(category, text, reading.reached)
    return found


def read(category: type[Value], line: str) -> Value:
    """The one value of the line; Unread or Ambiguous otherwise."""
    found = readings(category, line)
    if len(found) > 1:
        raise Ambiguous(line, tuple(found))
    return found[0]
