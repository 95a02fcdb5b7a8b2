"""A card from what a card file says about it, or one clear line about what is wrong there."""
import re
from collections.abc import Mapping
from typing import Any

import attrs

from sandbox.cards.abilities import abilities_of, abilities_of_rooms
from sandbox.cards.symbols import BadCost, colors_named, colors_of, symbols_of
from sandbox.cards.typeline import BadTypes, types_of
from sandbox.engine.printed import Card, Face
from sandbox.vocabulary.battles import of_types
from sandbox.vocabulary.dungeons import rooms_of

FACE_KEYS = {"name": str, "cost": str, "types": str, "text": str, "power": int | str, "toughness": int | str, "loyalty": int,
             "defense": int, "colors": str, "color_indicator": str, "lights": list}
CARD_KEYS = {**FACE_KEYS, "layout": str, "back": Mapping, "home_made": bool}
LAYOUTS = {"normal": 1, "transform": 2, "modal": 2, "split": 2, "flip": 2, "adventure": 2, "omen": 2, "meld": 2}   # how many faces
STARRED = re.compile(r"(?:(\d+)[+-])?\*(?:[+-](\d+))?")     # "*", "1+*": what a characteristic-defining ability counts is 0 here [208.2a]


class BadCard(ValueError):
    """What a card file says can't be a card; the message is one line."""


@attrs.frozen(kw_only=True)
class Printed:
    """What is printed on one face, its text not read yet."""
    name: str
    cost: tuple[str, ...] = ()
    types: tuple[str, ...]
    colors: str = ""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    lights: tuple[int, ...] = ()
    text: str = ""

    def face(self) -> Face:
        """With its text read into abilities."""
        return Face(name=self.name, cost=self.cost, types=self.types, colors=self.colors, power=self.power, toughness=self.toughness,
                    loyalty=self.loyalty, defense=self.defense, lights=self.lights, words=self.text,
                    rooms=rooms_of(self.text) if self.is_dungeon else (),
                    abilities=abilities_of_rooms(self.text) if self.is_dungeon else (
                        *abilities_of(self.text, self.name, self.types), *of_types(self.types)))

    is_dungeon = property(lambda self: "dungeon" in self.types)


@attrs.frozen(kw_only=True)
class Entry:
    """A card of the library before its text is read: enough to search by."""
    front: Printed
    back: Printed | None = None
    layout: str = "normal"
    home_made: bool = False                           # of the sandbox's own, not printed anywhere

    @property
    def name(self) -> str:
        return self.front.name

    @property
    def full_name(self) -> str:
        """"Front // Back" for a card of two faces."""
        return f"{self.front.name} // {self.back.name}" if self.back else self.front.name

    def faces(self) -> tuple[Printed, ...]:
        return (self.front, self.back) if self.back else (self.front,)

    def card(self) -> Card:
        front, back = self.front.face(), self.back.face() if self.back else None
        if back and self.layout == "flip":            # flipped, it keeps its colors and its mana cost [710.1c]
            back = attrs.evolve(back, cost=front.cost, colors=front.colors)
        return Card(front=front, back=back, layout=self.layout)


def entry_of(table: Mapping[str, Any]) -> Entry:
    """The card that a table such as {name = "Clone", cost = "{3}{U}", types = "Creature — Shapeshifter", …} describes.

    Keys: name, cost, types, text, power, toughness, loyalty, colors, color_indicator, lights; for the card also layout
    ("normal", "transform", "modal"), back (a table of the same kind) and home_made. Raises BadCard.
    """
    name = table.get("name")
    if not isinstance(name, str) or not name:
        raise BadCard("a card without a name")
    try:
        return checked(table)
    except (BadCost, BadTypes, BadCard) as problem:
        raise BadCard(f"{name}: {problem}") from None


def checked(table: Mapping[str, Any]) -> Entry:
    demand(table, CARD_KEYS)
    layout, back = table.get("layout", "normal"), table.get("back")
    if layout not in LAYOUTS:
        raise BadCard(f"layout “{layout}” is none of {', '.join(LAYOUTS)}")
    if LAYOUTS[layout] != 1 + (back is not None):
        raise BadCard(f"a card of layout {layout} has {('one face', 'two faces')[LAYOUTS[layout] - 1]}")
    if back is not None:
        demand(back, FACE_KEYS)
    return Entry(front=face_of(table), back=None if back is None else face_of(back), layout=layout, home_made=table.get("home_made", False))


def demand(table: Mapping[str, Any], keys: Mapping[str, Any]) -> None:
    """The keys that must be there are, and no others, each with a value of its kind."""
    for key in ("name", "types"):
        if key not in table:
            raise BadCard(f"“{key}” is missing")
    for key, value in table.items():
        if key not in keys:
            raise BadCard(f"“{key}” is none of {', '.join(keys)}")
        if not isinstance(value, keys[key]) or isinstance(value, bool) and keys[key] is not bool:
            raise BadCard(f"“{key}” should be {KINDS[keys[key]]}, not {value!r}")


KINDS: Mapping[Any, str] = {str: "a text", int: "a whole number", int | str: "a whole number or a text with a star",
                            list: "a list of whole numbers", Mapping: "a table", bool: "true or false"}


def face_of(table: Mapping[str, Any]) -> Printed:
    cost, types, lights = symbols_of(table.get("cost", "")), types_of(table["types"]), tuple(table.get("lights", ()))
    if not all(isinstance(light, int) and 1 <= light <= 6 for light in lights):
        raise BadCard(f"lights {list(lights)} are not numbers from 1 to 6")
    if "creature" in types and not {"power", "toughness"} <= table.keys():
        raise BadCard("a creature needs power and toughness")
    if "planeswalker" in types and "loyalty" not in table:
        raise BadCard("a planeswalker needs loyalty")
    if "battle" in types and "defense" not in table:
        raise BadCard("a battle needs defense")
    given = table.get("colors", table.get("color_indicator"))
    return Printed(name=table["name"], cost=cost, types=types, colors=colors_of(cost) if given is None else colors_named(given),
                   power=number("power", table), toughness=number("toughness", table), loyalty=table.get("loyalty"),
                   defense=table.get("defense"), lights=lights, text=table.get("text", "").strip())


def number(key: str, table: Mapping[str, Any]) -> int | None:
    """A power or toughness as the engine holds it: with a star, what is left of it where the star is 0. Raises BadCard."""
    value = table.get(key)
    if not isinstance(value, str):
        return value
    if not (star := STARRED.fullmatch(value)):
        raise BadCard(f"“{key}” should be {KINDS[int | str]}, not {value!r}")
    return int(star[1] or 0) + int(star[2] or 0) * (-1 if "-" in value else 1)


def card_of(table: Mapping[str, Any]) -> Card:
    """A card typed by hand, in a scenario say, its text read. Raises BadCard."""
    return entry_of(table).card()
