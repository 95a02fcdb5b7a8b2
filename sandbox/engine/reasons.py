"""The reason for which an effect applies when it does: its layer, its timestamp, or what depends on what, in words [613]."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox.engine.explaining import Row

LAYERS = {  # layer -> what happens in it, its rule
    "1": ("copying", "613.1a"), "2": ("control", "613.1b"), "3": ("text", "613.1c"), "4": ("types", "613.1d"), "5": ("colors", "613.1e"),
    "6": ("abilities", "613.1f"), "7a": ("size as the object itself defines it", "613.4a"), "7b": ("size that is set", "613.4b"),
    "7c": ("size that grows or shrinks", "613.4c"), "7d": ("power and toughness that change places", "613.4d"),
    "rules": ("what it may and must do", "613.11"),
}
WAITS = {  # what the fold says of a dependency -> what the one does to the other
    "which removes this ability": "takes the ability that this effect comes from",
    "which changes what this affects": "changes what this one applies to",
    "which changes what this does": "changes what this one does",
}
GONE = "its ability is gone"
EARLY = "too early"
BY_HAND = "an instruction by hand"


def name_of_source(world: Any, source: int) -> str:
    """The name of the object that an effect comes from; a person who tells what no object says speaks by hand."""
    name: str = world.look(source).name if source else BY_HAND
    return name


def reason(row: Row, rows: Sequence[Row]) -> tuple[str, str]:
    """Why an effect stands where it stands among those told with it, in a sentence, and the rule; rows are in their order."""
    if row.why == GONE:
        return "Its ability was gone before it could start to apply.", "613.6"
    if row.why == EARLY:
        return "By timestamp its turn came before this was what it applies to.", "613.7a"
    if row.timestamp is None:
        return "Counters count after every effect that sets a size.", "613.4c"
    if row.why.startswith("after "):
        other, _, what = row.why.removeprefix("after ").rpartition(", ")
        return f"Waits for {other} although older: that {WAITS.get(what, 'is waited for through others')}.", "613.8b"
    if waiting := next((one for one in rows if waits(one, row)), None):
        does = "takes the ability that effect comes from" if waiting.why == GONE else "changes what that one does or applies to"
        return f"First although younger: it {does}, so {waiting.source}'s effect depends on it.", "613.8a"
    return by_age(row, rows)


def waits(one: Row, row: Row) -> bool:
    """Whether one had to wait for the row, although it is older."""
    if one.layer != row.layer or one.timestamp is None or row.timestamp is None or one.timestamp >= row.timestamp:
        return False
    return one.why.startswith(f"after {row.source}, ") or one.why == GONE and row.before.abilities != row.after.abilities


def by_age(row: Row, rows: Sequence[Row]) -> tuple[str, str]:
    before = next((one for one, other in pairwise(rows) if other is row and one.layer == row.layer and one.timestamp is not None), None)
    if before is not None:
        return f"After {before.source}, whose timestamp is earlier.", "613.7"
    if any(one.layer == row.layer and one is not row and one.timestamp is not None for one in rows):
        return "The earliest timestamp in this layer.", "613.7"
    what, rule = LAYERS[row.layer]
    return f"Nothing else in this layer changes it: {what}.", rule
