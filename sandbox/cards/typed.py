"""A card as somebody types it: what is wrong with each field, and a card as soon as nothing is."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import attrs

from sandbox.cards.making import BadCard, Entry, entry_of
from sandbox.cards.symbols import colors_named, colors_of, printed_cost, symbols_of
from sandbox.cards.text import own_names
from sandbox.cards.typeline import BadTypes, printed_types, types_of
from sandbox.engine.printed import Card, Face
from sandbox.vocabulary.words import SUBTYPES

SUBTYPE = {word.lower(): word for word in SUBTYPES}
SYMBOL = re.compile(r"\s*(?:[WUBRGC2]/[WUBRGP](?:/P)?|\d+|[XYZWUBRGCS])")
SIZES = "power", "toughness", "loyalty"
MOST = 999                                            # no printed number is larger by far
LONGEST = 4_000                                       # letters of a text; the longest printed one has some 900


@attrs.frozen(kw_only=True)
class Typed:
    """One face as typed, every field a text; an empty one is not printed."""
    name: str = ""
    cost: str = ""
    types: str = ""
    colors: str = ""                                  # the letters of a color indicator
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    text: str = ""


@attrs.frozen(kw_only=True)
class TypedCard:
    """A card as typed; layout says what the back is: "transform" or "modal"."""
    front: Typed = Typed()
    back: Typed | None = None
    layout: str = "transform"

    def faces(self) -> tuple[Typed, ...]:
        return (self.front, self.back) if self.back else (self.front,)

    @property
    def is_empty(self) -> bool:
        return all(face == Typed() for face in self.faces())


# ---- what is wrong, field by field ----
def complaints(face: Typed) -> dict[str, str]:
    """Field → one line about what is wrong with it; nothing if the face can be printed."""
    types = tried(lambda: types_of(tidy_types(face.types))) or ()
    checks: dict[str, Callable[[], object]] = {
        "name": lambda: checked_name(face.name), "cost": lambda: symbols_of(tidy_cost(face.cost)),
        "types": lambda: checked_types(face.types), "colors": lambda: colors_named(face.colors.upper().strip()),
        **{field: lambda field=field: checked_size(field, getattr(face, field), types) for field in SIZES},     # type: ignore[misc]
        "text": lambda: checked_text(face.text)}
    return {field: said for field, check in checks.items() if (said := wrong(check))}


def wrong(check: Callable[[], object]) -> str:
    """What the check complains about, in one line."""
    try:
        check()
    except ValueError as problem:
        return str(problem)
    return ""


def tried(work: Callable[[], Any]) -> Any:
    """What comes of it, or nothing."""
    try:
        return work()
    except ValueError:
        return None


def checked_name(name: str) -> str:
    if not name.strip():
        raise BadCard("a card needs a name")
    if bad := re.search(r"[~{}|\n\"()]", name):
        raise BadCard(f"a name can't hold “{bad[0]}”")
    if len(name) > 150:
        raise BadCard("a name this long fits no card")
    return name.strip()


def checked_types(line: str) -> tuple[str, ...]:
    if not line.strip():
        raise BadTypes("a card needs a type, such as Creature — Goblin")
    return types_of(tidy_types(line))


def checked_size(field: str, word: str, types: tuple[str, ...]) -> int | None:
    """A number as it is printed there; a star is 0 until an ability says what it is. Raises BadCard."""
    word = word.strip()
    bearer = "planeswalker" if field == "loyalty" else "creature"
    if not word:
        if bearer in types:
            raise BadCard(f"a {bearer} needs {field}")
        return None
    if types and bearer not in types and (field == "loyalty" or "Vehicle" not in types):
        raise BadCard("only planeswalkers have loyalty" if field == "loyalty" else f"only creatures and Vehicles have {field}")
    if word == "*" and field != "loyalty":
        return 0
    if not re.fullmatch(r"[-−]?\d+", word) or abs(number := int(word.replace("−", "-"))) > MOST:
        raise BadCard(f"“{word}” is not a whole number" + (f" up to {MOST}" if word.lstrip("-−").isdigit() else ""))
    return number


def checked_text(text: str) -> str:
    if len(text) > LONGEST:
        raise BadCard(f"{len(text):,} letters are more than a card holds: at most {LONGEST:,}, and nothing is read of more")
    return text


# ---- as people type ----
def tidy_cost(cost: str) -> str:
    """"2uu" and "{2}{u}{u}" → "{2}{U}{U}"; what can't be a cost stays as it was typed."""
    cost = cost.strip().upper()
    if "{" in cost or not re.fullmatch(rf"(?:{SYMBOL.pattern})*", cost):
        return cost.replace(" ", "")
    return printed_cost(m[0].strip() for m in SYMBOL.finditer(cost))


def tidy_types(line: str) -> str:
    """"creature - goblin" → "creature — Goblin"."""
    before, dash, after = re.sub(r"\s+(?:-|–|--)\s+", " — ", " ".join(line.split())).partition(" — ")
    for pair in (word for word in SUBTYPE if " " in word):
        after = re.sub(rf"\b{pair}\b", SUBTYPE[pair], after, flags=re.IGNORECASE)
    return before + dash + " ".join(SUBTYPE.get(word.lower(), word) for word in after.split())


# ---- the card ----
def entry(card: TypedCard) -> Entry:
    """The card, its text not read yet. Raises BadCard with the first complaint there is."""
    for face in card.faces():
        for said in complaints(face).values():
            raise BadCard(said)
    return entry_of(table(card))


def table(card: TypedCard) -> dict[str, Any]:
    """The table that describes the card in a file; raises ValueError for fields that are wrong."""
    front = face_table(card.front)
    return {**front, "layout": card.layout, "back": face_table(card.back)} if card.back else front


def face_table(face: Typed) -> dict[str, Any]:
    types = checked_types(face.types)
    whole = {"name": checked_name(face.name), "cost": tidy_cost(face.cost), "types": printed_types(types),
             "colors": face.colors.upper().strip(), **{field: checked_size(field, getattr(face, field), types) for field in SIZES},
             "text": face.text.strip().replace("\r", "")}
    return {key: value for key, value in whole.items() if value not in ("", None)}


def table_of(card: Card) -> dict[str, Any]:
    """The table that describes a card that is there; reading it gives that card again, but for what words can't say."""
    front = table_of_face(card.front)
    return front if card.back is None else {**front, "layout": card.layout, "back": table_of_face(card.back)}


def table_of_face(face: Face) -> dict[str, Any]:
    whole = {"name": face.name, "cost": printed_cost(face.cost), "types": printed_types(face.types),
             "colors": face.colors if face.colors != colors_of(face.cost) else "",
             "power": face.power, "toughness": face.toughness, "loyalty": face.loyalty, "lights": list(face.lights), "text": face.words}
    return {key: value for key, value in whole.items() if value not in ("", None, [])}


# ---- from a card that is there ----
def typed_of(card: Card) -> TypedCard:
    """The card as one would have typed it."""
    back = typed_face(card.back) if card.back else None
    return TypedCard(front=typed_face(card.front), back=back, layout=card.layout if card.back else "transform")


def typed_face(face: Face) -> Typed:
    said: Mapping[str, Any] = table_of_face(face)
    return Typed(**{field.name: str(said.get(field.name, "")) for field in attrs.fields(Typed)})


def variant_of(card: Card) -> TypedCard:
    """The same card under another name: each face calls itself by the new one."""
    made = typed_of(card)
    front = renamed(made.front, f"My {made.front.name}")
    return attrs.evolve(made, front=front, back=made.back and renamed(made.back, f"My {made.back.name}"))


def renamed(face: Typed, name: str) -> Typed:
    """A face under another name, in its text too."""
    types = tried(lambda: types_of(tidy_types(face.types))) or ()
    old, new, text = own_names(face.name, types), own_names(name, types), face.text
    for at, own in enumerate(old):
        text = re.sub(rf"(?<![\w'-]){re.escape(own)}(?![\w-])", f"\0{at}", text)
    for at in range(len(old)):
        text = text.replace(f"\0{at}", new[min(at, len(new) - 1)])
    return attrs.evolve(face, name=name, text=text)
