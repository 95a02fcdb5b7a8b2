"""A line being read: at each place, everything that a category could mean there is found once, and nothing is picked."""
import re
import typing
from collections.abc import Callable, Iterator, Sequence

from sandbox.language.openings import STEM, TOKEN, WORD, Behind, Opening, Openings, openings
from sandbox.language.templates import AN, Agree, Article, Part, Slot, Spelling

SENTENCE_START = re.compile(r'(?:^|(?<=\. )|(?<=• )|(?<=: )|(?<=")|(?<=\n)|(?<=—)|(?<=— )|(?<=\| )|(?<=, ))[A-Za-z]')
ENOUGH = 20_000                                       # readings of all places of one line; real lines have fewer than a hundred
SETTLED = 1 << 30

Found = list[tuple[typing.Any, int]]                  # (value, where it ends)
Partial = tuple[tuple[typing.Any, ...], int, bool | None, dict[str, bool | None]]   # (values, place, number now, number by slot)


class Tangled(ValueError):
    """More readings than anybody means."""


class Reading:
    """What stands at (category, form, place), and what a spelling or a list finds at a place, is found once."""
    def __init__(self, printed: str) -> None:
        self.printed = printed
        self.text = SENTENCE_START.sub(lambda m: m[0].lower(), printed)
        self.memo: dict[object, Found] = {}
        self.unsettled: dict[object, int] = {}        # what is being read, or rests on that -> how deep that lies
        self.resting: list[object] = []               # the latter, in the order found
        self.again: set[object] = set()               # asked for while it was unsettled
        self.depth, self.rests, self.total = 0, SETTLED, 0
        self.reached = 0                              # as far as words fitted somewhere
        self.stems = {word[:STEM] for word in WORD.findall(self.text) + WORD.findall(printed)}

    # ---- what stands at a place ----
    def at(self, category: type[typing.Any], form: str | None, pos: int) -> Found:
        """Every phrase of the category that begins here."""
        key = category, form, pos
        return self.recalled(key) if key in self.memo else self.grown(key, self.phrases, *key)

    def phrases(self, category: type[typing.Any], form: str | None, pos: int) -> Found:
        index, found = openings(category, form), []
        for cls, leaf in index.leaves:
            if m := leaf.match(self.printed, pos) or leaf.match(self.text, pos):
                found.append((cls.from_text(m[0]), m.end()))
        for opening in self.literal(index, pos):
            if self.begun(opening, pos):
                found += self.spelled(opening.way, pos)
        for group in index.behind:
            if self.hopeful(group):
                ends = dict.fromkeys(end for _, end in self.at(*group.kind, pos))
                for opening in group.openings if ends else ():
                    if any([self.begun(opening, end) for end in ends]):
                        found += self.spelled(opening.way, pos)
        return found

    def spelled(self, way: Spelling, pos: int) -> Found:
        """The same spelling, wanted by several categories, is tried once."""
        key = way, pos
        return self.recalled(key) if key in self.memo else self.grown(key, self.filled, *key)

    def filled(self, way: Spelling, pos: int) -> Found:
        partial: list[Partial] = [((), pos, way.plural, {})]
        for part in way.parts:
            partial = list(self.furthered(part, partial))
            if not partial:
                return []
        said = (({**way.fixed, **dict(zip(way.slots, values))}, end) for values, end, _, _ in partial)
        return [(way.cls(**fields), end) for fields, end in said if way.cls.admits is None or way.cls.admits(fields)]

    def furthered(self, part: Part, partial: list[Partial]) -> Iterator[Partial]:
        for values, pos, plural, numbers in partial:
            if isinstance(part, Slot):
                form = part.form_by(bool(plural))
                for value, end in self.lists(part, form, pos) if part.separators else self.at(part.category, form, pos):
                    governs = part.governing(value, plural)
                    yield (*values, value), end, governs, {**numbers, part.name: governs}
            else:
                word = self.word(part, pos, plural, numbers)
                if self.stands(word, pos):
                    end = pos + len(word)
                    if end > self.reached:
                        self.reached = end
                    yield values, end, plural, numbers

    def word(self, part: "str | Agree | Article", pos: int, plural: bool | None, numbers: dict[str, bool | None]) -> str:
        if isinstance(part, str):
            return part
        if isinstance(part, Agree):
            return part.words[bool(numbers.get(part.governor, plural) if part.governor else plural)]
        return "an" if AN.match(self.printed, pos + (2 if self.stands("an ", pos) else 1)) else "a"

    def lists(self, slot: Slot, form: str | None, pos: int) -> Found:
        """Every list that begins here, the longer ones made from the shorter."""
        key = slot.category, form, slot.separators, pos
        return self.recalled(key) if key in self.memo else self.grown(key, self.prefixes, slot, form, pos)

    def prefixes(self, slot: Slot, form: str | None, pos: int) -> Found:
        runs: list[tuple[tuple[typing.Any, ...], int, tuple[str, ...]]] = [((v,), end, ()) for v, end in self.at(slot.category, form, pos)]
        found: Found = [(values, end) for values, end, _ in runs]
        while runs:
            runs = [((*values, v), stop, (*betweens, between)) for values, end, betweens in runs for between in slot.separators
                    if self.stands(between, end) for v, stop in self.at(slot.category, form, end + len(between))]
            self.spend(len(runs))
            found += [(values, end) for values, end, betweens in runs if slot.joined_well(betweens)]
        return found

    # ---- what may stand there ----
    def literal(self, index: Openings, pos: int) -> Sequence[Opening]:
        """Those of which the first word stands here, in lower case or as printed."""
        found = index.partial
        for text in (self.text, self.printed) if self.text[pos:pos + 1] != self.printed[pos:pos + 1] else (self.text,):
            if m := TOKEN.match(text, pos):
                found = index.by_word.get(m[0], ()) + found
        return found

    def stands(self, word: str, pos: int) -> bool:
        return self.text.startswith(word, pos) or self.printed.startswith(word, pos)

    def begun(self, opening: Opening, pos: int) -> bool:
        return self.text.startswith(opening.begins, pos) or self.printed.startswith(opening.begins, pos)

    def hopeful(self, group: Behind) -> bool:
        """Whether the line has a word that must stand behind that slot."""
        return not group.stems or not group.stems.isdisjoint(self.stems)

    # ---- memory ----
    def recalled(self, key: object) -> Found:
        if key in self.unsettled:
            self.again.add(key)
            self.rests = min(self.rests, self.unsettled[key])
        return self.memo[key]

    def grown(self, key: object, find: Callable[..., Found], *place: typing.Any) -> Found:
        """All that is found. What begins with itself ("{what}'s controller") is read on the strength of what was found before,
        until there is nothing new; what was found on the way rested on too little and is forgotten in between."""
        outside, depth, since = self.rests, self.depth, len(self.resting)
        self.depth += 1
        self.memo[key], self.unsettled[key] = [], depth
        self.again.discard(key)
        while True:
            self.rests = SETTLED
            found = self.distinct(find(*place))
            if key not in self.again or len(found) == len(self.memo[key]):
                break
            self.memo[key] = found
            self.again.discard(key)
            for other in self.resting[since:]:
                del self.memo[other]
            self.settle(since)
        self.depth, self.memo[key] = depth, found
        if self.rests >= depth:
            self.settle(since)
            del self.unsettled[key]
            self.rests = outside
        else:                                         # it rests on something further out that is still being read
            self.resting.append(key)
            self.unsettled.update(dict.fromkeys(self.resting[since:], self.rests))
            self.rests = min(outside, self.rests)
        return found

    def settle(self, since: int) -> None:
        """What was found since rests on nothing unfinished any more."""
        for key in self.resting[since:]:
            del self.unsettled[key]
        del self.resting[since:]

    def distinct(self, found: Found) -> Found:
        """Each value once."""
        if len(found) < 2:
            return found
        self.spend(len(found))
        return list(dict.fromkeys(found))

    def spend(self, readings: int) -> None:
        self.total += readings
        if self.total > ENOUGH:
            raise Tangled(self.printed)
