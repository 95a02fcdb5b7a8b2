"""Tokens as Forge describes them, in the line itself or by the name of a file, as tables of cards; and a token as such a line."""
from __future__ import annotations

import re
from typing import Any

from sandbox.cards.symbols import COLOR_LETTERS, printed_cost
from sandbox.cards.text import plain_lines
from sandbox.cards.typeline import BadTypes, printed_types, types_of
from sandbox.engine.printed import CARD_TYPES, COLORS, SUPERTYPES, Face
from sandbox.timeline.puzzles.reading import Lying


def token_table(card: Lying) -> dict[str, Any] | None:
    """The table of a card that describes a token; None where the line does not say enough."""
    return inline_token(card.name[2:]) if card.name.startswith("t:") else script_token(card.name[2:])


def inline_token(words: str) -> dict[str, Any] | None:
    """"Goblin,P:1,T:1,Color:R,Types:Creature-Goblin,Keywords:Haste" as a table of a card."""
    name, *rest = (part.strip() for part in words.split(","))
    said = dict(part.split(":", 1) for part in rest if ":" in part)
    kinds = [word for word in said.get("Types", "").replace(" ", "-").split("-") if word]
    types = type_line(kinds)
    if not name or not types:
        return None
    colors = "".join(letter for letter in COLOR_LETTERS
                     if letter in said.get("Color", "").upper() and len(said.get("Color", "")) <= 5
                     or any(COLORS[word] == letter for word in re.split(r"[\s/;]+", said.get("Color", "").lower()) if word in COLORS))
    table: dict[str, Any] = {"name": name if name.endswith(" Token") else f"{name} Token", "types": types}
    if colors:
        table["colors"] = colors
    if "Creature" in kinds or "Vehicle" in kinds:
        table |= {key: int(said[short]) if said.get(short, "").isdigit() else 0 for key, short in (("power", "P"), ("toughness", "T"))}
    if keywords := [word for word in said.get("Keywords", "").split("-") if word]:
        table["text"] = "\n".join(keywords)
    return table


def script_token(words: str) -> dict[str, Any] | None:
    """"w_1_1_soldier_flying" as a table of a card, where it is of the usual form."""
    parts = re.fullmatch(r"([wubrgc]+)_(\d+)_(\d+)_(a_)?([a-z_]+)", words.strip().lower())
    if parts is None:
        return None
    subtypes, keywords = list[str](), list[str]()
    for word in parts[5].split("_"):
        (keywords if keywords or not type_line(["Creature", word.title()]) else subtypes).append(word)
    kinds = (["Artifact"] if parts[4] else []) + ["Creature", *(word.title() for word in subtypes)]
    if not subtypes:
        return None
    table: dict[str, Any] = {"name": " ".join(word.title() for word in subtypes) + " Token", "types": type_line(kinds),
                             "power": int(parts[2]), "toughness": int(parts[3])}
    if colors := "".join(letter for letter in COLOR_LETTERS if letter in parts[1].upper()):
        table["colors"] = colors
    return {**table, "text": "\n".join(word.title() for word in keywords)} if keywords else table


def type_line(kinds: list[str]) -> str:
    """"" for what is no type line."""
    main = [word for word in kinds if word.lower() in (*SUPERTYPES, *CARD_TYPES, "token")]
    sub = [word for word in kinds if word not in main]
    words = " ".join(word for word in main if word.lower() != "token") + (" — " + " ".join(sub) if sub else "")
    try:
        return printed_types(types_of(words))
    except BadTypes:
        return ""


def line_of(face: Face) -> str:
    """The token as it stands in a line; abilities that are more than keywords have no place there."""
    types = "-".join(word if word[:1].isupper() else word.capitalize() for word in face.types)
    said = [re.sub(r" Token(?: \d+)?$", "", face.name), f"P:{face.power or 0}", f"T:{face.toughness or 0}",
            *([f"Cost:{printed_cost(face.cost)}"] if face.cost else []), f"Color:{face.colors or 'C'}", f"Types:{types}"]
    if keywords := keywords_of(face):
        said.append("Keywords:" + "-".join(keywords))
    return "t:" + ",".join(said)


def keywords_of(face: Face) -> list[str]:
    lines = plain_lines(face.words, face.name, face.types)
    return [part.strip().capitalize() for line in lines if "." not in line for part in line.split(",")]


def is_plain(face: Face) -> bool:
    """Whether such a line says all of it."""
    return not any("." in line or "—" in line for line in plain_lines(face.words, face.name, face.types)) and \
        len(keywords_of(face)) == len(face.abilities)
