"""What is printed on a card, as words only: nothing is read yet, and nothing has to be understood by the rules engine."""
import hashlib
import re
from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.cards.making import LAYOUTS as PLAYED
from sandbox.cards.making import STARRED, BadCard, Entry, Printed, entry_of
from sandbox.cards.spelling import plain
from sandbox.cards.symbols import COLOR_LETTERS, printed_cost
from sandbox.cards.text import without_reminders
from sandbox.cards.typeline import printed_types

ONE_NAME = "transform", "modal_dfc", "flip", "adventure", "meld", "battle", "prepare"     # known by the name of the front face
OURS = {"modal_dfc": "modal", "battle": "transform", "aftermath": "split"}     # what the sandbox calls a layout, where that differs
BASIC_COLORS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}     # 305.6
SYMBOL = re.compile(r"\{([^{}]{1,5})\}")
NUMBER = re.compile(r"[+-]?\d{1,6}(?:\.\d+)?")
DASHED = re.compile(r"^([a-z][a-z' ]{2,30}?(?: \d+)?) ?—")


@attrs.frozen(kw_only=True)
class FaceFacts:
    """One face. cost in braces, types as the type line, power and the other numbers as printed ("1+*"); None where nothing is printed.

    colors are those that the face has, in the order WUBRG; indicator those of its color indicator, if there is one [204].
    """
    name: str
    cost: str = ""
    types: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: str = ""
    indicator: str | None = None
    lights: tuple[int, ...] = ()


@attrs.frozen(kw_only=True)
class CardFacts:
    """A card of one or more faces; layout in Scryfall's words. identity: its color identity [903.4], mana_value that of the whole card."""
    name: str
    layout: str = "normal"
    faces: tuple[FaceFacts, ...]
    identity: str = ""
    mana_value: float = 0
    funny: bool = False                               # from a set that is not meant seriously
    home_made: bool = False

    @property
    def front(self) -> FaceFacts:
        return self.faces[0]

    @property
    def called(self) -> str:
        """What players call it: both halves of a split card, the front of any other."""
        return self.front.name if self.layout in ONE_NAME else self.name

    @property
    def digest(self) -> str:
        """The same for the same facts, another for others."""
        return hashlib.blake2b(repr(self).encode("utf-8", "replace"), digest_size=12).hexdigest()


def entry_from(facts: CardFacts) -> Entry:
    """The card for the table. Raises BadCard with the reason where the rules engine can't hold what is printed: nothing is altered."""
    if facts.layout == "meld_result":
        raise BadCard("it is the back that two cards meld into, and no card by itself")
    layout = OURS.get(facts.layout, facts.layout)
    if layout == "meld" and len(facts.faces) == 1:    # what it melds into is not printed with it
        layout = "normal"
    if layout not in PLAYED:
        if len(facts.faces) > 1:
            raise BadCard(f"cards of the layout “{layout}” can't be played yet")
        layout = "normal"
    front, *others = map(table_of, facts.faces)
    if len(others) > 1:
        raise BadCard(f"a card of {len(facts.faces)} faces can't be played yet")
    return entry_of({**front, "layout": layout, **({"back": others[0]} if others else {})})


def table_of(face: FaceFacts) -> dict[str, Any]:
    """The face as a card file would have it. Raises BadCard."""
    table: dict[str, Any] = {"name": face.name, "cost": face.cost, "types": face.types, "text": face.text}
    for key in ("power", "toughness", "loyalty", "defense"):
        if (value := getattr(face, key)) is not None:
            table[key] = whole(key, value)
    if face.indicator is not None:
        table["color_indicator"] = face.indicator
    if face.lights:
        table["lights"] = list(face.lights)
    return table


def whole(key: str, value: str) -> int | str:
    if STARRED.fullmatch(value):
        return value
    if not re.fullmatch(r"[+-]?\d{1,6}", value):
        raise BadCard(f"the {key} “{value}” can't be held yet")
    return int(value)


def obstacle(facts: CardFacts) -> str:
    """Why a card can't be put on the table, in one line; empty when it can."""
    try:
        entry_from(facts)
    except BadCard as problem:
        return str(problem).removeprefix(f"{facts.front.name}: ")
    return ""


def facts_of(entry: Entry) -> CardFacts:
    """The facts of a card that the sandbox can play."""
    layout = {"modal": "modal_dfc"}.get(entry.layout, entry.layout)
    faces = tuple(map(face_facts, entry.faces()))
    return CardFacts(name=entry.full_name, layout=layout, faces=faces, identity=identity_of(faces), home_made=entry.home_made,
                     mana_value=value_of(faces[0].cost))


def face_facts(face: Printed) -> FaceFacts:
    def shown(value: Any) -> str | None:
        return None if value is None else str(value)
    return FaceFacts(name=face.name, cost=printed_cost(face.cost), types=printed_types(face.types), text=face.text, colors=face.colors,
                     power=shown(face.power), toughness=shown(face.toughness), loyalty=shown(face.loyalty),
                     defense=shown(getattr(face, "defense", None)), lights=face.lights)


# ---- what follows from what is printed ----
def ordered(letters: Iterable[str]) -> str:
    """Colors in the order WUBRG, each once, whatever else is among them left out."""
    found = set(letters)
    return "".join(color for color in COLOR_LETTERS if color in found)


def colors_in(cost: str) -> str:
    """The colors that a printed cost gives [202.2]."""
    return ordered("".join(SYMBOL.findall(cost.upper())))


def value_of(cost: str) -> float:
    """The mana value of a printed cost, whatever its symbols are [202.3]."""
    return sum(symbol_worth(symbol) for symbol in SYMBOL.findall(cost.upper()))


def symbol_worth(symbol: str) -> float:
    if symbol in ("X", "Y", "Z"):                     # 202.3e
        return 0
    numbers = [int(part) for part in symbol.split("/") if part.isdecimal()]
    return max(numbers, default=0.5 if symbol.startswith("H") or symbol == "½" else 1)


def identity_of(faces: Iterable[FaceFacts]) -> str:
    """The colors of all mana symbols, of color indicators, and of basic land types [903.4]."""
    letters = ""
    for face in faces:
        letters += colors_in(face.cost + without_reminders(face.text)) + face.colors + (face.indicator or "")
        letters += "".join(BASIC_COLORS.get(word, "") for word in face.types.partition(" — ")[2].split())
    return ordered(letters)


def number_in(value: str | None) -> float | None:
    """A printed number as one; None for "*", "1+*", "X" and for nothing."""
    return float(value) if value and NUMBER.fullmatch(value) else None


def keywords_in(text: str) -> list[str]:
    """The keywords and ability words with which the lines of a text begin, and all of a line that is nothing else; plain."""
    found: list[str] = []
    for line in map(plain, without_reminders(text).split("\n")):
        if dashed := DASHED.match(line):
            found.append(dashed[1])
        elif line and not line.startswith("•") and not line.endswith((".", '"')) and ":" not in line:
            found += re.split(r"[,;] ", line)
    return found
