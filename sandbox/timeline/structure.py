"""From the tables of a file to the values of a scenario: an unknown key or a value of the wrong kind is named with its line."""
from __future__ import annotations

import types
import typing
from typing import Any

import attrs

from sandbox.timeline.reading import Path_, ScenarioError, Source
from sandbox.timeline.scenario import FORMAT, Placed, Scenario

WORDS = {str: "a text in quotes", int: "a whole number", bool: "true or false", float: "a number", tuple: "a list in [ ]",
         dict: "a table in { }", type(None): "nothing"}


def scenario_of(source: Source) -> Scenario:
    """The scenario of a file that was read. Raises ScenarioError."""
    version = source.tables.get("format")
    if version is None:
        raise source.error((), f"does not say its format: format = {FORMAT} is missing")
    if type(version) is not int or version < 1:
        raise source.error(("format",), f"format takes a whole number from 1, not {version!r}")
    if version > FORMAT:
        raise source.error(("format",), f"has format {version}; this sandbox reads up to format {FORMAT}")
    made: Scenario = structured(Scenario, source.tables, source, ())
    return made


def structured(kind: Any, value: Any, source: Source, path: Path_) -> Any:
    """A value of the kind that a key takes."""
    if kind is Any:
        return plainly(value)
    if isinstance(kind, types.UnionType):
        if Placed in typing.get_args(kind) and isinstance(value, str):
            return placed(value, source, path)
        kind = next((one for one in typing.get_args(kind) if form_of(one) is form(value)), kind)
    if kind is Placed and isinstance(value, str):
        return placed(value, source, path)
    if isinstance(kind, types.UnionType) or form_of(kind) is not form(value):
        hint = f": each one stands below a heading of its own, [[{path[0]}]]" if path in (("steps",), ("cards",)) else ""
        raise source.error(path, f"{named(path)} takes {words_for(kind)}, not {shown(value)}{hint}", str(value))
    if attrs.has(kind):
        return table(kind, value, source, path)
    inner = typing.get_args(kind)
    if form_of(kind) is tuple:
        return tuple(structured(inner[0], one, source, (*path, place)) for place, one in enumerate(value))
    if form_of(kind) is dict:
        return {key: structured(inner[1], one, source, (*path, key)) for key, one in value.items()}
    return value


def table(kind: Any, value: dict[str, Any], source: Source, path: Path_) -> Any:
    fields = {key_of(field): field for field in attrs.fields(kind)}
    hints = typing.get_type_hints(kind)
    for key in value:
        if key not in fields:
            raise misplaced(key, source, path) or source.error((*path, key), f"unknown key “{key}”", key, fields)
    return kind(**{fields[key].alias: structured(hints[fields[key].name], one, source, (*path, key)) for key, one in value.items()})


def misplaced(key: str, source: Source, path: Path_) -> ScenarioError | None:
    """The error about a key of the whole file that was typed below a heading, and so became part of what the heading names."""
    if not path or key not in map(key_of, attrs.fields(Scenario)):
        return None
    return source.error((*path, key), f"“{key}” belongs to the whole file: it stands above the first heading in [ ]", key)


def placed(text: str, source: Source, path: Path_) -> Placed:
    name, _, count = text.rpartition("*") if "*" in text else (text, "", "1")
    if not count.strip().isdigit() or not name.strip() or int(count) > 10_000:
        raise source.error(path, f"“{text}” takes a name, or a name and how many: \"Island*5\"", text)
    return Placed(card=name.strip(), count=int(count))


def key_of(field: Any) -> str:
    return str(field.metadata.get("key", field.name))


def form(value: Any) -> type:
    return tuple if isinstance(value, list) else dict if isinstance(value, dict) else type(value)


def form_of(kind: Any) -> Any:
    """What form a value takes in the file, for a kind."""
    return dict if attrs.has(kind) else typing.get_origin(kind) or kind


def words_for(kind: Any) -> str:
    kinds = typing.get_args(kind) if isinstance(kind, types.UnionType) else (kind,)
    return " or ".join(WORDS[form_of(one)] for one in kinds if one is not type(None))


def named(path: Path_) -> str:
    return next((f"“{part}”" for part in reversed(path) if isinstance(part, str)), "the file")


def shown(value: Any) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else f"“{value}”" if isinstance(value, str) else str(value)[:60]


def plainly(value: Any) -> Any:
    """Lists as tuples, as all values here are."""
    if isinstance(value, list):
        return tuple(map(plainly, value))
    return {key: plainly(one) for key, one in value.items()} if isinstance(value, dict) else value
