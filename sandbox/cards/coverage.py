"""How much of printed card text the sandbox understands, and which missing words keep most cards from being read whole."""
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import attrs

from sandbox.cards.abilities import declare_all, may_stand_on
from sandbox.cards.corpus import PrintedCard
from sandbox.cards.text import modern
from sandbox.engine.kinds import Ability, Keyword
from sandbox.language.reading import Unread, readings
from sandbox.language.writing import printed, wordings
from sandbox.vocabulary.cleaving import cleavable

declare_all()

SHOWN_WORDS = 4                                       # so many words tell which phrase is missing
NUMBERS = re.compile(r"(?<![\w{])[+\-−]?(?:\d+|X)(?:/[+\-−]?(?:\d+|X))?(?!\w)|(?:\{[^{}]+\})+")


@attrs.frozen
class LineRead:
    """All that a plain line can mean. values: one tuple of abilities for each reading; reached: how far words fitted."""
    line: str
    values: tuple[tuple[Any, ...], ...]
    reached: int = 0

    @property
    def whole(self) -> bool:
        return len(self.values) == 1

    @property
    def ambiguous(self) -> bool:
        return len(self.values) > 1

    @property
    def written_back(self) -> str:
        """The one reading as it would be printed today; keywords stand in one line."""
        first, *rest = (printed(ability) for ability in self.values[0])
        return ", ".join([first, *(line[:1].lower() + line[1:] for line in rest)])

    @property
    def faithful(self) -> bool:
        """Whether writing its one reading gives the line again, older wording in its newer form: every word was used."""
        return self.written_back.lower() == modern(self.line).lower()

    @property
    def missing(self) -> str:
        """The words from where it was not understood, numbers and symbols left open."""
        start = len(re.sub(r"\w+$", "", self.line[:self.reached])) if self.line[self.reached:self.reached + 1].isalnum() else self.reached
        words = NUMBERS.sub("N", self.line[start:]).split()
        return " ".join(words[:SHOWN_WORDS]) + (" …" if len(words) > SHOWN_WORDS else "") if words else "the end of the line"


def line_read(line: str) -> LineRead:
    """Reads a line both ways, as one ability and as a list of keywords: no way goes before the other."""
    values, reached = one_way(line)
    return LineRead(line, tuple(dict.fromkeys([*((value,) for value in values), *keyword_lists(line)])), reached)


def one_way(line: str) -> tuple[list[Any], int]:
    try:
        if "[" in line:
            return [cleavable(line)], len(line)
        return list(readings(Ability, line)), len(line)                    # type: ignore[type-abstract]
    except Unread as problem:
        return [], problem.reached


def keyword_lists(line: str) -> list[tuple[Any, ...]]:
    """Several keywords with commas between them [702]."""
    parts = line.split(", ")
    found: list[tuple[Any, ...]] = [()] if len(parts) > 1 else []
    for part in parts:
        if not found:
            break
        keywords = [value for value in one_way(part)[0] if isinstance(value, Keyword)]
        found = [(*before, keyword) for before in found for keyword in keywords]
    return found


@attrs.frozen
class Decline:
    """Words that are not understood: how many cards lack nothing else, how many lines break off there, and one of them."""
    words: str
    completes: int
    lines: int
    example: str


@attrs.define
class Coverage:
    """The lines and cards of a corpus, counted as they come."""
    lines: dict[str, LineRead] = attrs.Factory(dict)
    cards: int = 0
    whole_cards: list[PrintedCard] = attrs.Factory(list)
    lacking: Counter[str] = attrs.Factory(Counter)    # what is missing -> the cards that lack only that
    standing: dict[str, set[str]] = attrs.Factory(lambda: defaultdict(set))    # line -> the cards that it stands on
    seconds: float = 0.0

    def add(self, card: PrintedCard) -> bool:
        """Reads a card; whether it is read whole."""
        found = [self.read(line, face.types) for face in card.faces for line in face.lines]
        for line in card.lines:
            self.standing[line].add(card.name)
        missing = {one.missing for one in found if not one.whole}
        self.cards += 1
        self.whole_cards += [] if missing else [card]
        if len(missing) == 1:
            self.lacking.update(missing)
        return not missing

    def read(self, line: str, types: tuple[str, ...]) -> LineRead:
        """A line that tells what a spell does is not understood where it stands on something else, nor is it counted as read."""
        if line not in self.lines:
            began = time.process_time()
            self.lines[line] = line_read(line)
            self.seconds += time.process_time() - began
        one = self.lines[line]
        if not all(may_stand_on(types, ability) for value in one.values for ability in value):
            self.lines[line] = one = attrs.evolve(one, values=(), reached=0)
        return one

    @property
    def whole(self) -> int:
        return len(self.whole_cards)

    def those(self, test: Callable[[LineRead], bool]) -> list[LineRead]:
        return [one for one in self.lines.values() if test(one)]

    @property
    def ambiguous(self) -> list[LineRead]:
        return self.those(lambda one: one.ambiguous)

    @property
    def unfaithful(self) -> list[LineRead]:
        return self.those(lambda one: one.whole and not one.faithful)

    def templates(self) -> dict[str, set[str]]:
        """Each template that a read line needs, after its class, with the cards that need it."""
        found: dict[str, set[str]] = defaultdict(set)
        for one in self.those(lambda one: one.whole):
            for ability in one.values[0]:
                for cls, template in wordings(ability):
                    found[f"{cls.__name__}: {template}"] |= self.standing[one.line]
        return dict(found)

    def declines(self) -> list[Decline]:
        """What is missing, the words first that would complete most cards."""
        by_words = defaultdict(list)
        for one in self.those(lambda one: not one.whole):
            by_words[one.missing].append(one.line)
        found = [Decline(words, self.lacking[words], len(lines), lines[0]) for words, lines in by_words.items()]
        return sorted(found, key=lambda decline: (-decline.completes, -decline.lines, decline.words))


def covered(cards: Iterable[PrintedCard]) -> Coverage:
    """Reads all cards."""
    coverage = Coverage()
    for card in cards:
        coverage.add(card)
    return coverage
