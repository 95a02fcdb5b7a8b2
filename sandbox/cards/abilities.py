"""The lines of a text as abilities; a line that is not understood stays visible as unread and does nothing."""
import functools
from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.cards.text import plain_lines, printed_text
from sandbox.engine.kinds import Ability, Keyword, Spell
from sandbox.language.reading import LONGEST, Ambiguous, Unread, read
from sandbox.language.writing import printed
from sandbox.vocabulary import declare_all
from sandbox.vocabulary.cleaving import cleavable
from sandbox.vocabulary.dungeons import room_on

declare_all()


@attrs.frozen
class UnreadLine(Ability):
    """A line nobody has taught the sandbox yet: shown as unread, and played by hand."""
    text: str
    leaf = True

    @property
    def why(self) -> str:
        """How far reading came: found out when it is asked for, as that takes longer than reading."""
        return why_unread(self.text)

    def to_text(self, form: str | None) -> str:
        return self.text


def abilities_of(text: str, name: str = "", types: Iterable[str] = ()) -> tuple[Any, ...]:
    """The abilities of a printed text, in its order, with an UnreadLine for each line that does not read in exactly one way.

    types are those of the card; where none are given nothing is known of it.
    """
    kinds = tuple(types)
    return tuple(ability if may_stand_on(kinds, ability) else UnreadLine(line)
                 for line in plain_lines(text, name, kinds) for ability in abilities_on(line))


def abilities_of_rooms(text: str) -> tuple[Any, ...]:
    """The room abilities of a dungeon's text, the topmost first [309.4]."""
    return tuple(room_on(line) or UnreadLine(line) for line in text.split("\n") if line)


def may_stand_on(types: Iterable[str], ability: Any) -> bool:
    """What a spell does as it resolves stands on instants and sorceries only [113.3a]."""
    kinds = set(types)
    return not kinds or not isinstance(ability, Spell) or bool({"instant", "sorcery"} & kinds)


@functools.cache
def abilities_on(line: str) -> tuple[Any, ...]:
    """One line: one ability, or a list of keywords."""
    return keywords_on(line) or (one_ability(line),)


def keywords_on(line: str) -> tuple[Any, ...]:
    """"Flying, vigilance": several keywords; () if it is anything else."""
    parts = line.split(", ")
    found = tuple(one_ability(part) for part in parts) if len(parts) > 1 else ()
    return found if all(isinstance(ability, Keyword) for ability in found) else ()


@functools.cache
def one_ability(line: str) -> Any:
    try:
        return cleavable(line) if "[" in line else read(Ability, line)
    except (Unread, Ambiguous):
        return UnreadLine(line)


@functools.cache
def why_unread(line: str) -> str:
    """One line about what keeps a line from being read; "" if nothing does."""
    try:
        return "it tells what a spell does, and stands on no instant or sorcery" if isinstance(read(Ability, line), Spell) else ""
    except Unread as problem:
        return f"understood up to here: {line[:problem.at]}|{line[problem.at:]}" if len(line) <= LONGEST else str(problem)
    except Ambiguous as problem:
        return str(problem)


def text_of(abilities: Iterable[Any], name: str = "", types: Iterable[str] = ()) -> str:
    """Abilities as they stand on a card of that name; keywords next to each other share a line."""
    lines: list[str] = []
    listing = False
    for ability in abilities:
        line = printed(ability)
        plain = isinstance(ability, Keyword) and "{" not in line and "—" not in line
        if plain and listing:
            lines[-1] += ", " + line[0].lower() + line[1:]
        else:
            lines.append(line)
        listing = plain
    return printed_text(lines, name, types)
