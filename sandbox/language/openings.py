"""How phrases of a category begin: by their first words, so that of hundreds only the few that could stand here are tried."""
import functools
import re
import typing
from collections.abc import Sequence

import attrs

from sandbox.language.phrase import PHRASES
from sandbox.language.templates import Agree, Part, Slot, Spelling, remembered, spellings

TOKEN = re.compile(r"\w+|\W")
WORD = re.compile(r"\w+")
STEM = 3                                              # letters of a word that tell it well enough
Kind = tuple[type[typing.Any], str | None]            # a category in a form


@attrs.frozen
class Opening:
    """One spelling and the texts of which one must stand at its beginning; of one that begins with a slot, behind that slot."""
    way: Spelling
    begins: tuple[str, ...]

    @functools.cached_property
    def reach(self) -> int:
        """How many letters its beginning has at most."""
        return max(map(len, self.begins))


@attrs.frozen
class Behind:
    """Those that begin with the same slot, and the stems of which one must stand in the line; none if that cannot be told."""
    kind: Kind
    openings: tuple[Opening, ...]
    stems: frozenset[str]


@attrs.frozen
class Openings:
    """All spellings of a category in one form."""
    leaves: tuple[tuple[type[typing.Any], re.Pattern[str]], ...]
    by_word: dict[str, tuple[Opening, ...]]           # those that begin with at least one whole word
    partial: tuple[Opening, ...]                      # those that begin with less, or with nothing that can be told
    behind: tuple[Behind, ...]

    @functools.cached_property
    def literal(self) -> tuple[Opening, ...]:
        """All that begin with words, those with the longest beginnings first."""
        return tuple(sorted(dict.fromkeys([*(o for some in self.by_word.values() for o in some), *self.partial]), key=lambda o: -o.reach))


pattern = functools.cache(re.compile)


def stem(begin: str) -> str:
    """The first letters of its first word that is certainly the beginning of one in the text; "" if there is none."""
    for m in WORD.finditer(begin):
        if m.start() and (m.end() < len(begin) or len(m[0]) >= STEM):
            return m[0][:STEM]
    return ""


def behind(kind: Kind, some: list[Opening]) -> Behind:
    stems = {stem(begin) for opening in some for begin in opening.begins}
    return Behind(kind, tuple(some), frozenset(stems if "" not in stems else ()))


def beginnings(parts: Sequence[Part]) -> tuple[str, ...]:
    """What the text must go on with for these parts to stand there: literal text and agreeing words, up to the first slot."""
    begins: list[str] = [""]
    for part in parts:
        if isinstance(part, str):
            begins = [b + part for b in begins]
        elif isinstance(part, Agree):
            begins = [b + word for b in begins for word in dict.fromkeys(part.words)]
        else:
            break
    return tuple(begins)


def whole_word(begin: str) -> str | None:
    """The first word of a beginning, if the text cannot go on with a longer one."""
    first = TOKEN.match(begin)
    return first[0] if first and (first.end() < len(begin) or not first[0].isalnum()) else None


@remembered
def openings(category: type[typing.Any], form: str | None) -> Openings:
    """The ways to say a phrase of this category in this form."""
    leaves: list[tuple[type[typing.Any], re.Pattern[str]]] = []
    by_word: dict[str, list[Opening]] = {}
    partial: list[Opening] = []
    by_slot: dict[Kind, list[Opening]] = {}
    for cls in PHRASES.get(category, ()):
        if cls.leaf:
            leaves.append((cls, pattern(cls.leaf(form))))
        for way in (way for way in spellings(cls, form) if way.saying.reads and way.parts):
            first = way.parts[0]
            if isinstance(first, Slot):
                begins = ("",) if first.separators else beginnings(way.parts[1:])
                by_slot.setdefault((first.category, first.form_by(way.plural)), []).append(Opening(way, begins))
                continue
            opening = Opening(way, beginnings(way.parts))
            words = [whole_word(begin) for begin in opening.begins]
            for some in [partial] if None in words else [by_word.setdefault(word, []) for word in dict.fromkeys(words) if word]:
                some.append(opening)
    return Openings(tuple(leaves), {word: tuple(some) for word, some in by_word.items()}, tuple(partial),
                    tuple(behind(kind, some) for kind, some in by_slot.items()))
