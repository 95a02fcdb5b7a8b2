"""The library: every card that comes with the sandbox, found by name and read when it is asked for."""
import difflib
import functools
import re
import tomllib
from pathlib import Path
from typing import Any

from sandbox.assets import MissingAsset, asset
from sandbox.cards.abilities import UnreadLine
from sandbox.cards.collection import MEMORY, SHELF, BadCollection, Collection
from sandbox.cards.facts import CardFacts, entry_from, facts_of
from sandbox.cards.figures import judge_all
from sandbox.cards.making import BadCard, Entry, entry_of
from sandbox.cards.trialbook import shown
from sandbox.engine.printed import Card
from sandbox.engine.rulebook import DUNGEONS


class NotFound(LookupError):
    """No card of that name; .nearest are names that are close, and the message says so in one line."""
    def __init__(self, name: str, nearest: tuple[str, ...] = ()):
        super().__init__(f"there is no card “{name}”" + (f"; did you mean {' or '.join(nearest)}?" if nearest else ""))
        self.name, self.nearest = name, nearest

    def __str__(self) -> str:
        return str(self.args[0])


class Unplayable(NotFound):
    """A card that was brought in, but can't be put on the table; .why says it in one line, .facts is what is printed on it."""
    def __init__(self, facts: CardFacts, why: str):
        super().__init__(facts.called)
        self.facts, self.why = facts, why

    def __str__(self) -> str:
        return f"“{self.name}” is among your cards, but can't be put on the table yet: {self.why}"


class BadCardFile(ValueError):
    """A card file that can't be read; the message is one line with file and line."""


class Library:
    """The cards of the files in a folder. Files are read at the first question, texts when their card is asked for."""
    def __init__(self, folder: Path):
        self.folder = folder

    @functools.cached_property
    def entries(self) -> dict[str, Entry]:
        """All cards by the name of their front face, in alphabetical order. Raises BadCardFile or MissingAsset."""
        found: dict[str, Entry] = {}
        files = sorted(self.folder.glob("*.toml"))
        if not files:
            raise MissingAsset(f"{self.folder} holds no card files")
        for file in files:
            for entry, line in entries_in(file):
                if entry.name in found:
                    raise BadCardFile(f"{file}:{line}: {entry.name} is in the library already")
                found[entry.name] = entry
        return dict(sorted(found.items()))

    @functools.cached_property
    def aliases(self) -> dict[str, str]:
        """What a person may type, in lower case, → the card's name: front, back, or both faces."""
        return {plain_name(alias): name for name, entry in reversed(self.entries.items())
                for alias in (entry.full_name, *(face.name for face in reversed(entry.faces())))}

    def names(self) -> tuple[str, ...]:
        return tuple(self.entries)

    def entry(self, name: str) -> Entry:
        """The card as printed, unread, by either face's name in any case. Raises NotFound."""
        known = self.aliases.get(plain_name(name))
        if known is None:
            near = difflib.get_close_matches(plain_name(name), self.aliases, 3, 0.6)
            raise NotFound(name, tuple(dict.fromkeys(self.aliases[alias] for alias in near)))
        return self.entries[known]

    @functools.cached_property
    def cards(self) -> dict[str, Card]:
        return {}

    def find(self, name: str) -> Card:
        """The card with its text read. Raises NotFound."""
        entry = self.entry(name)
        if entry.name not in self.cards:
            self.cards[entry.name] = entry.card()
        return self.cards[entry.name]

    # ---- searching ----
    @functools.cached_property
    def collection(self) -> Collection:
        """The same cards, to be searched."""
        found = Collection(MEMORY)
        with found.writing():
            for entry in self.entries.values():
                found.bring(facts_of(entry), 1)
            found.keep_trials(shown().ran, shown().agreed)
        return found

    def judge(self) -> None:
        """Reads what has not been read, so that a search can ask for it."""
        judge_all(self.collection)


def plain_name(name: str) -> str:
    """In lower case, with straight quotes and single spaces."""
    return re.sub(r"\s+", " ", name.replace("’", "'").strip()).lower()


def entries_in(file: Path) -> list[tuple[Entry, int]]:
    """The cards of one file, each with the line where it begins. Raises BadCardFile."""
    try:
        text = file.read_text(encoding="utf-8")
        tables = tables_in(tomllib.loads(text))
    except UnicodeDecodeError:
        raise BadCardFile(f"{file}: not a text in UTF-8") from None
    except BadCard as problem:
        raise BadCardFile(f"{file}: {problem}") from None
    except tomllib.TOMLDecodeError as problem:
        where = re.search(r" \(at line (\d+), column \d+\)$", str(problem))
        raise BadCardFile(f"{file}:{where[1] if where else 1}: {str(problem)[:where.start() if where else None]}") from None
    lines = [number for number, line in enumerate(text.split("\n"), 1) if line.strip().startswith("[[card]]")]
    out = []
    for table, line in zip(tables, lines, strict=False):
        try:
            out.append((entry_of(table), line))
        except BadCard as problem:
            raise BadCardFile(f"{file}:{line}: {problem}") from None
    return out


def tables_in(content: dict[str, Any]) -> list[dict[str, Any]]:
    """Each [[card]] of a file; nothing else may stand in it."""
    if others := [key for key in content if key != "card"]:
        raise BadCard(f"“{others[0]}” is not [[card]]")
    tables = content.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadCard("cards begin with [[card]]")
    return tables


@functools.cache
def built_in() -> Library:
    """The library that comes with the sandbox, under assets/cards."""
    return Library(asset("cards"))


@functools.cache
def dungeons() -> list[Card]:
    """The dungeon cards of the built-in library [309]."""
    return [entry.card() for entry in built_in().entries.values() if "dungeon" in entry.front.types]


DUNGEONS.append(dungeons)


def find(name: str) -> Card:
    """A card by the name of either face: of the built-in library, else of those that were brought in.

    Raises NotFound with the nearest names, Unplayable where the rules engine can't hold the card.
    """
    try:
        return built_in().find(name)
    except NotFound as missing:
        return imported(name, missing)


def imported(name: str, missing: NotFound) -> Card:
    """A card that this person has brought in; else the NotFound that came before, with names near to it from there too."""
    try:
        collection = SHELF.collection()
        facts = collection.facts(name) if collection else None
        near = collection.near(name) if collection and not facts else []
    except BadCollection:
        raise missing from None                       # the search says so in its own line
    if facts is None:
        wanted = plain_name(missing.name)
        close = sorted(dict.fromkeys((*missing.nearest, *near)), reverse=True,
                       key=lambda one: difflib.SequenceMatcher(None, plain_name(one), wanted).ratio())
        raise NotFound(missing.name, tuple(close)[:3])
    try:
        return made(facts)
    except BadCard as problem:
        raise Unplayable(facts, str(problem).removeprefix(f"{facts.front.name}: ")) from None


def ran_here(card: Card) -> bool:
    """Whether that very card is one that this person has brought in, and ran by itself."""
    try:
        collection = SHELF.collection()
        return collection is not None and collection.has_run(card.front.name) and find(card.front.name) == card
    except (BadCollection, NotFound):
        return False


@functools.lru_cache(2000)
def made(facts: CardFacts) -> Card:
    """Raises BadCard."""
    return entry_from(facts).card()


def names() -> tuple[str, ...]:
    return built_in().names()


def unread_lines(card: Card) -> tuple[UnreadLine, ...]:
    """The lines of either face that the sandbox does not understand."""
    faces = (card.front, card.back) if card.back else (card.front,)
    return tuple(ability for face in faces for ability in face.abilities if isinstance(ability, UnreadLine))
