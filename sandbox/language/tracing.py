"""Where the reading of a line came to its end, and what could have stood there."""
import bisect
import re
import typing
from collections.abc import Sequence

from sandbox.language.openings import Behind, Opening, Openings
from sandbox.language.places import Found, Reading, Tangled

SHOWN = 6                                             # so many expectations fit one line
LONGEST = 1500                                        # characters of a line: twice the longest that is printed


class Tracing(Reading):
    """A reading that tries everything, to remember the furthest point reached and what was looked for there."""
    def __init__(self, printed: str) -> None:
        super().__init__(printed)
        self.furthest = 0
        self.expected: set[str] = set()               # what could have stood there: words, or the names of categories
        self.names: set[str] = set()                  # the latter
        self.tangled = False

    @classmethod
    def of(cls, category: type[typing.Any], text: str, reached: int = 0) -> "Tracing":
        """reached: as far as words are known to fit somewhere; what can't get that far need not be followed."""
        trace = cls(text)
        if len(text) > LONGEST:
            return trace
        trace.furthest = max(0, min(reached, len(text)))
        while trace.is_within_a_word(trace.furthest):
            trace.furthest -= 1
        try:
            for _, end in trace.at(category, None, 0):
                trace.miss(end, trace.name("the end of the line"))
        except (Tangled, RecursionError):
            trace.tangled = True
        return trace if trace.expected or trace.tangled or not reached else cls.of(category, text)

    def sentence(self, line: str) -> str:
        """One clear line about the line as it was given."""
        if len(self.text) > LONGEST:
            return f"a line of {len(self.text):,} characters is too long to be rules text: up to {LONGEST:,} are read"
        if self.tangled:
            return f"“{one_line(line)}” could be read in too many ways to follow"
        where = f"at “{one_line(line[self.furthest:self.furthest + 30])}”" if self.furthest < len(line) else "at its end"
        words = [word if word in self.names else f"“{one_line(word)}”" for word in sorted(self.expected)]
        shown = words if len(words) <= SHOWN else [*words[:SHOWN - 1], f"{len(words) - SHOWN + 1} other things"]
        wanted = ", ".join(shown[:-1]) + (" or " if shown[:-1] else "") + shown[-1] if shown else "something else"
        return f"cannot read “{one_line(line)}” {where}; expected {wanted}"

    def name(self, name: str) -> str:
        self.names.add(name)
        return name

    def miss(self, pos: int, expected: str) -> None:
        if self.is_within_a_word(pos):                # it was another than the one read
            start = re.search(r"\w*$", self.text[:pos])
            pos, expected = (start.start(), start[0]) if start else (pos, expected)
        if pos > self.furthest:
            self.furthest, self.expected = pos, set()
        if pos == self.furthest:
            self.expected.add(expected)

    def is_within_a_word(self, pos: int) -> bool:
        return self.text[pos - 1:pos].isalnum() and self.text[pos:pos + 1].isalnum()

    def missed(self, word: str, pos: int) -> None:
        """As much of the word as stands there has been read, in whole words."""
        if pos + (len(word) if self.text.startswith(word[:1], pos) else 0) < self.furthest:
            return
        same = self.shared(word, pos)
        if wanted := " ".join(word[same:].split(" ")[:4]).strip():   # so many words tell enough
            self.miss(pos + same, wanted)

    def shared(self, word: str, pos: int) -> int:
        there = self.text[pos:pos + len(word) + 1]
        same = next((n for n in range(len(word)) if word[n] != there[n:n + 1]), len(word))
        while same and word[same - 1].isalnum() and (word[same:same + 1] + there[same:same + 1])[:1].isalnum():
            same -= 1
        return same

    def phrases(self, category: type[typing.Any], form: str | None, pos: int) -> Found:
        before = set(self.expected) if self.furthest == pos else set()
        found = super().phrases(category, form, pos)
        if not found and self.furthest <= pos:        # nothing in it got further: its name says more than all its words
            self.furthest, self.expected = pos, before | {self.name(called(category))}
        return found

    def literal(self, index: Openings, pos: int) -> Sequence[Opening]:
        """Those that stand here, and those that would get as far as anything has."""
        far = bisect.bisect_right(index.literal, pos - self.furthest, key=lambda opening: -opening.reach)
        return (*index.literal[:far], *(opening for opening in super().literal(index, pos) if pos + opening.reach < self.furthest))

    def hopeful(self, group: Behind) -> bool:
        return True

    def stands(self, word: str, pos: int) -> bool:
        if super().stands(word, pos):
            return True
        self.missed(word, pos)
        return False

    def begun(self, opening: Opening, pos: int) -> bool:
        if super().begun(opening, pos):
            return True
        if not opening.way.saying.prints:             # nobody is told to write as of old
            return False
        self.missed(opening.begins[0], pos)           # one of the words that agree stands for all
        for word in opening.begins[1:]:
            if word[:self.shared(word, pos)].strip():
                self.missed(word, pos)
        return False


def called(category: type[typing.Any]) -> str:
    """The name of a category to a person."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", category.__name__).lower()
    return category.called or ("an " if words[0] in "aeiou" else "a ") + words


def one_line(text: str) -> str:
    return text.replace("\n", " ")
