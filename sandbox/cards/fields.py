"""The fields that cards are searched by: type, color, text, mana value, power, toughness, loyalty, keyword, kind."""
import operator
from collections.abc import Callable
from typing import Any

from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.cards.making import Entry, Printed
from sandbox.cards.symbols import COLOR_LETTERS
from sandbox.cards.text import plain_lines
from sandbox.cards.typeline import printed_types
from sandbox.engine.printed import COLORS, PERMANENT_TYPES, symbol_value

Test = Callable[[Entry], bool]
SIGNS: dict[str, Callable[[Any, Any], bool]] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge}


def plain(text: str) -> str:
    """For comparing: lower case, straight quotes, the line breaks as spaces."""
    return text.replace("’", "'").replace("\n", " ").lower()


def any_face(test: Callable[[Printed], bool]) -> Test:
    return lambda entry: any(test(face) for face in entry.faces())


def containing(value_of: Callable[[Printed], str]) -> Callable[[str, str], Test]:
    """A field of text: ":" and "=" look for a piece of it, "!=" for its absence."""
    def field(value: str, sign: str) -> Test:
        if sign not in (":", "=", "!="):
            raise ValueError("a text is looked for with “:”")
        found = any_face(lambda face: plain(value) in plain(value_of(face)))
        return (lambda entry: not found(entry)) if sign == "!=" else found
    return field


def by_type(value: str, sign: str) -> Test:
    """Every word of the value begins a word of the type line."""
    if sign not in (":", "=", "!="):
        raise ValueError("a type is looked for with “:”")
    found = any_face(lambda face: all(any(have.startswith(word) for have in plain(printed_types(face.types)).split())
                                      for word in plain(value).split()))
    return (lambda entry: not found(entry)) if sign == "!=" else found


def counted(value_of: Callable[[Printed], int | None]) -> Callable[[str, str], Test]:
    """A field that is a number; a face without one does not fit."""
    def field(value: str, sign: str) -> Test:
        if not value.isdigit():
            raise ValueError("a whole number is needed")
        wanted = int(value)
        return any_face(lambda face: (have := value_of(face)) is not None and SIGNS[sign](have, wanted))
    return field


def by_mana_value(value: str, sign: str) -> Test:
    """Of the front face, which is the card's in every zone but the battlefield and the stack [202.3]."""
    if not value.isdigit():
        raise ValueError("a whole number is needed")
    return lambda entry: SIGNS[sign](sum(map(symbol_value, entry.front.cost)), int(value))


def by_color(value: str, sign: str) -> Test:
    """c:rg has both colors, c=rg has no other, c<=rg none but these; c:c is colorless, c:m multicolored; names of colors too."""
    word = plain(value)
    if word in ("c", "colorless"):
        return any_face(lambda face: (face.colors == "") == (sign != "!="))
    if word in ("m", "multicolor", "multicolored"):
        return any_face(lambda face: (len(face.colors) > 1) == (sign != "!="))
    letters = COLORS.get(word) or word.upper()
    if not letters or set(letters) - set(COLOR_LETTERS):
        raise ValueError("colors are w, u, b, r, g, c for colorless, m for more than one, or their names")
    wanted = set(letters)
    compare: dict[str, Callable[[set[str], set[str]], bool]] = {**SIGNS, ":": operator.ge}   # sets: < is "fewer than these"
    return any_face(lambda face: compare[sign](set(face.colors), wanted))


def by_keyword(value: str, sign: str) -> Test:
    """A keyword that the card itself has, not one that it only speaks of."""
    word = plain(value)
    return any_face(lambda face: any(plain(part).startswith(word) for line in plain_lines(face.text) for part in line.split(", ")))


KINDS: dict[str, Test] = {
    "permanent": any_face(lambda face: bool(set(face.types) & set(PERMANENT_TYPES))),
    "spell": any_face(lambda face: "land" not in face.types),
    "legendary": any_face(lambda face: "legendary" in face.types),
    "basic": any_face(lambda face: "basic" in face.types),
    "vanilla": any_face(lambda face: "creature" in face.types and not plain_lines(face.text)),
    "dfc": lambda entry: entry.back is not None,
    "transform": lambda entry: entry.layout == "transform",
    "modal": lambda entry: entry.layout == "modal",
    "attraction": any_face(lambda face: "Attraction" in face.types),
    "homemade": lambda entry: entry.home_made,
    "unread": any_face(lambda face: any(isinstance(a, UnreadLine) for a in abilities_of(face.text, face.name, face.types))),
}


def by_kind(value: str, sign: str) -> Test:
    if plain(value) not in KINDS:
        raise ValueError(f"there are {', '.join(KINDS)}")
    return KINDS[plain(value)]


SHOWN: dict[str, Callable[[str, str], Test]] = {
    "t": by_type,
    "c": by_color,
    "o": containing(lambda face: f"{face.text} " + " ".join(plain_lines(face.text, face.name, face.types))),
    "m": containing(lambda face: "".join(f"{{{s}}}" for s in face.cost)),
    "mv": by_mana_value,
    "pow": counted(lambda face: face.power),
    "tou": counted(lambda face: face.toughness),
    "loy": counted(lambda face: face.loyalty),
    "k": by_keyword,
    "is": by_kind,
    "n": containing(lambda face: face.name),
}
LONG = {"type": "t", "color": "c", "colors": "c", "oracle": "o", "text": "o", "mana": "m", "cost": "m", "cmc": "mv", "manavalue": "mv",
        "power": "pow", "toughness": "tou", "loyalty": "loy", "keyword": "k", "name": "n"}
FIELDS = {**SHOWN, **{long: SHOWN[short] for long, short in LONG.items()}}
