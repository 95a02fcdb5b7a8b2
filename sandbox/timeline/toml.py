"""A scenario as TOML: its keys, then a table for each card, player and step; what goes without saying is left out."""
from __future__ import annotations

from typing import Any

import attrs
import tomlkit

from sandbox.timeline.scenario import Placed, Scenario
from sandbox.timeline.structure import key_of

__all__ = ["item", "plain", "table", "text_of"]


def text_of(scenario: Scenario) -> str:
    """TOML: a table for each player and each step, everything in them on lines of its own."""
    document = tomlkit.document()
    whole = plain(scenario)
    cards, players, steps = whole.pop("cards", []), whole.pop("players", {}), whole.pop("steps", [])
    for key, value in whole.items():
        document.add(key, tomlkit.string(value, multiline=True) if isinstance(value, str) and "\n" in value else item(value))
    if players:
        document.add("players", tomlkit.table(is_super_table=True))
        for name, side in players.items():
            document["players"].add(name, table(side))
    for key, tables in (("cards", cards), ("steps", steps)):
        if tables:
            array = tomlkit.aot()
            for one in tables:
                array.append(table(one))
            document.add(key, array)
    return str(tomlkit.dumps(document))


def table(values: dict[str, Any]) -> Any:
    made = tomlkit.table()
    for key, value in values.items():
        made.add(key, tomlkit.string(value, multiline=True) if isinstance(value, str) and "\n" in value else item(value))
    return made


def item(value: Any) -> Any:
    """A value on one line, but a zone of several entries on a line each."""
    if isinstance(value, dict):
        made = tomlkit.inline_table()
        for key, one in value.items():
            made.add(key, item(one))
        return made
    if isinstance(value, (list, tuple)):
        array = tomlkit.array()
        for one in value:
            array.append(item(one))
        return array.multiline(any(isinstance(one, dict) for one in value))
    return value


def plain(value: Any) -> Any:
    """What a scenario says that goes without saying is left out."""
    if isinstance(value, Placed) and value == Placed(card=value.card, count=value.count):
        return f"{value.card}*{value.count}" if value.count > 1 else value.card
    if attrs.has(type(value)):
        fields = [f for f in attrs.fields(type(value)) if getattr(value, f.name) != default(f)]
        return {key_of(f): plain(getattr(value, f.name)) for f in fields}
    if isinstance(value, (tuple, list)):
        return [plain(one) for one in value]
    return {key: plain(one) for key, one in value.items()} if isinstance(value, dict) else value


def default(field: Any) -> Any:
    return field.default.factory() if hasattr(field.default, "factory") else field.default
