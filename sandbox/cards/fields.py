"""The fields that cards are searched by, each as a condition on a collection: type, color, text, mana value, power, keyword, kind."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import attrs

from sandbox.cards.spelling import plain
from sandbox.cards.symbols import COLOR_LETTERS
from sandbox.cards.tables import mask
from sandbox.engine.printed import COLORS, PERMANENT_TYPES

SQL_SIGNS = {":": "=", "=": "=", "!=": "<>", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
NUMBERS = {"mv": "c.mv", "pow": "f.pow", "tou": "f.tou", "loy": "f.loy", "def": "f.def"}
AS_PRINTED = {"pow": "f.power", "tou": "f.toughness", "loy": "f.loyalty", "def": "f.defense"}
PAIRS = ("azorius", "wu"), ("dimir", "ub"), ("rakdos", "br"), ("gruul", "rg"), ("selesnya", "gw"), ("orzhov", "wb"), ("izzet", "ur"), \
    ("golgari", "bg"), ("boros", "rw"), ("simic", "gu"), ("bant", "gwu"), ("esper", "wub"), ("grixis", "ubr"), ("jund", "brg"), \
    ("naya", "rgw"), ("abzan", "wbg"), ("jeskai", "urw"), ("sultai", "bgu"), ("mardu", "rwb"), ("temur", "gur")
NAMED_COLORS = {**{word: letter.lower() for word, letter in COLORS.items()}, **dict(PAIRS)}
TRIGRAM = 3                                           # letters that a piece needs for the index of texts


@attrs.frozen
class Where:
    """A condition on cards c, as SQL with its values. figures: it asks what was found out about the cards, not what is printed on them."""
    sql: str
    values: tuple[Any, ...] = ()
    figures: bool = False

    def negated(self) -> Where:
        return Where(f"NOT coalesce({self.sql}, 0)", self.values, self.figures)


Field = Callable[[str, str], Where]


def together(parts: list[Where], word: str) -> Where:
    """Several conditions with AND or OR between them; true when there are none."""
    if len(parts) == 1:
        return parts[0]
    return Where(f"({f' {word} '.join(part.sql for part in parts)})" if parts else "1", tuple(v for part in parts for v in part.values),
                 any(part.figures for part in parts))


def any_face(condition: str, *values: Any) -> Where:
    return Where(f"c.id IN (SELECT f.card FROM faces f WHERE {condition})", values)


def is_or_is_not(found: Where, sign: str, what: str) -> Where:
    """":" and "=" look for it, "!=" for its absence."""
    if sign not in (":", "=", "!="):
        raise ValueError(f"{what} is looked for with “:”")
    return found.negated() if sign == "!=" else found


# ---- words ----
def by_name(value: str, sign: str = ":") -> Where:
    wanted = re.sub(r"(?<=\w) ?//? ?(?=\w)", " // ", plain(value))       # both halves, as one likes to write them
    return is_or_is_not(Where("instr(c.key, ?) > 0", (wanted,)), sign, "a name")


def by_text(value: str, sign: str) -> Where:
    """A piece of the text, in which the card may be called "~"."""
    wanted = plain(value)
    piece = "short_piece" if len(wanted) < TRIGRAM else "long_piece"
    return is_or_is_not(Where(f"c.id IN ({{{piece}}})", (wanted,)), sign, "a text")


def by_type(value: str, sign: str) -> Where:
    """Every word of the value begins a word of the type line."""
    words = plain(value).replace("—", " ").split()
    return is_or_is_not(any_face(" AND ".join(["instr(f.kinds, ?) > 0"] * len(words)) or "1", *(f" {word}" for word in words)),
                        sign, "a type")


def by_cost(value: str, sign: str) -> Where:
    """A piece of the mana cost; without braces every letter and number is a symbol."""
    symbols = value if "{" in value else "".join(f"{{{symbol}}}" for symbol in re.findall(r"\d+|[^\W\d_](?:/[^\W\d_])*", value))
    if not symbols:
        raise ValueError("a cost is symbols, like {2}{U} or 2u")
    return is_or_is_not(any_face("instr(upper(f.cost), ?) > 0", symbols.upper()), sign, "a cost")


def by_keyword(value: str, sign: str) -> Where:
    """A keyword that the card itself has, not one that it only speaks of."""
    return is_or_is_not(any_face("instr(f.keywords, ?) > 0", f"|{plain(value)}"), sign, "a keyword")


# ---- numbers ----
def counted(name: str) -> Field:
    """A field that is a number; a face without one does not fit. Also with another field (pow>tou), or as printed (pow=*)."""
    def field(value: str, sign: str) -> Where:
        word, column = plain(value), NUMBERS[name]
        other = LONG.get(word, word)
        if other in NUMBERS and other != name:
            return on_card_or_face(f"{column} {SQL_SIGNS[sign]} {NUMBERS[other]}")
        if re.fullmatch(r"-?\d{1,9}(?:\.\d{1,3})?", word):
            return on_card_or_face(f"{column} {SQL_SIGNS[sign]} ?", float(word))
        if name in AS_PRINTED and re.fullmatch(r"[-+*\dx²?.]+", word):
            return is_or_is_not(any_face(f"lower({AS_PRINTED[name]}) = ?", word), sign, f"the {word} that is printed")
        raise ValueError("a number is needed")
    return field


def on_card_or_face(condition: str, *values: Any) -> Where:
    """What a condition asks of the card alone needs no face."""
    if "f." not in condition:
        return Where(condition, values)
    if "c." not in condition:
        return any_face(condition, *values)
    return Where(f"EXISTS (SELECT 1 FROM faces f WHERE f.card = c.id AND {condition})", values)


# ---- colors ----
def by_colors(column: str, usual: str) -> Field:
    """c:rg has both colors, c=rg has no other, c<=rg none but these; c:c is colorless, c:m multicolored, c=2 has two; names go too."""
    def field(value: str, sign: str) -> Where:
        word = plain(value)
        sign = usual if sign == ":" else sign
        condition, values = color_condition(column, word, sign)
        return any_face(condition, *values) if column.startswith("f.") else Where(condition, values)
    return field


def color_condition(column: str, word: str, sign: str) -> tuple[str, tuple[int, ...]]:
    count = " + ".join(f"({column} >> {at} & 1)" for at in range(len(COLOR_LETTERS)))
    if word.isdecimal() and len(word) < 3:
        return f"({count}) {SQL_SIGNS[SAME.get(sign, sign)]} ?", (int(word),)
    if word in ("c", "colorless"):
        return f"{column} {'<>' if sign == '!=' else '='} 0", ()
    if word in ("m", "multicolor", "multicolored"):
        return f"({count}) {'<=' if sign == '!=' else '>'} 1", ()
    letters = NAMED_COLORS.get(word, word).upper()
    if not letters or set(letters) - set(COLOR_LETTERS):
        raise ValueError("colors are w, u, b, r, g, c for colorless, m for more than one, or their names")
    wanted = mask(letters)
    both, none_but, same = f"({column} & {wanted}) = {wanted}", f"({column} & ~{wanted}) = 0", f"{column} = {wanted}"
    return {"=": same, "!=": f"NOT {same}", ">=": both, "<=": none_but, ">": f"{both} AND NOT {same}", "<": f"{none_but} AND NOT {same}",
            "has": both, "within": none_but}[sign], ()


SAME = {"has": "=", "within": "="}                    # what ":" says of a number of colors

# ---- kinds ----
TURNING = "c.layout IN ('transform', 'modal_dfc', 'battle')"
KINDS: dict[str, Where] = {
    "permanent": any_face(" OR ".join(f"instr(f.kinds, ' {kind} ')" for kind in PERMANENT_TYPES)),
    "spell": any_face("NOT instr(f.kinds, ' land ')"),
    **{kind: any_face(f"instr(f.kinds, ' {kind} ')") for kind in ("legendary", "basic", "snow", "attraction", "saga")},
    "vanilla": any_face("instr(f.kinds, ' creature ') AND f.keywords = '||' AND trim(f.text) = ''"),
    "commander": any_face("instr(f.kinds, ' legendary ') AND instr(f.kinds, ' creature ') OR instr(f.text, 'can be your commander')"),
    "dfc": Where(TURNING),
    "transform": Where("c.layout IN ('transform', 'battle')"),
    "modal": Where("c.layout = 'modal_dfc'"),
    **{layout: Where(f"c.layout = '{layout}'")
       for layout in ("split", "flip", "adventure", "leveler", "class", "meld", "mutate", "prototype", "battle", "case")},
    "funny": Where("c.funny"),
    "homemade": Where("c.home_made"),
    "builtin": Where("{built_in}"),
    "imported": Where("NOT {built_in}"),
    "read": Where("(c.unread = 0 AND c.obstacle = '')", figures=True),
    "unread": Where("c.unread > 0", figures=True),
    "playable": Where("c.obstacle = ''", figures=True),
    "unplayable": Where("c.obstacle > ''", figures=True),
    "ran": Where("c.ran = 1", figures=True),
    "agreed": Where("c.agreed = 1", figures=True),
}


def by_kind(value: str, sign: str) -> Where:
    if plain(value) not in KINDS:
        raise ValueError(f"there are {', '.join(KINDS)}")
    return is_or_is_not(KINDS[plain(value)], sign, "a kind")


def by_no_kind(value: str, sign: str) -> Where:
    return by_kind(value, sign).negated()


SHOWN: dict[str, Field] = {
    "t": by_type, "c": by_colors("f.colors", "has"), "id": by_colors("c.identity", "within"), "o": by_text, "m": by_cost,
    **{name: counted(name) for name in NUMBERS}, "k": by_keyword, "is": by_kind, "not": by_no_kind, "n": by_name,
}
LONG = {"type": "t", "color": "c", "colors": "c", "identity": "id", "ci": "id", "oracle": "o", "text": "o", "mana": "m", "cost": "m",
        "cmc": "mv", "manavalue": "mv", "power": "pow", "toughness": "tou", "loyalty": "loy", "defense": "def", "keyword": "k", "kw": "k",
        "name": "n"}
FIELDS = {**SHOWN, **{long: SHOWN[short] for long, short in LONG.items()}}
