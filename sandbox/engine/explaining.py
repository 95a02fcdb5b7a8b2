"""Why an object is what it is: the layers once more, with a listener [613]."""
from __future__ import annotations

import attrs

from sandbox.engine.derived import start
from sandbox.engine.layers import Fold, Part, folded
from sandbox.engine.state import Look, State
from sandbox.language.reading import write


@attrs.frozen(kw_only=True)
class Row:
    """One line of the microscope: before and after are what the object was just before and just after."""
    layer: str
    source: str
    source_id: int | None
    timestamp: int | None
    sentence: str
    before: Look
    after: Look
    why: str


def explain(state: State, id: int) -> list[Row]:
    """How one permanent came to be what it is, an effect a row, in the order in which they apply."""
    rows: list[Row] = []

    def listen(layer: str, part: Part | None, was: Fold, fold: Fold, why: str) -> None:
        before, after = was.looks[id], fold.looks[id]
        if part and not was.exists(part) and part.source == id:
            rows.append(row(layer, before.name, part, before, after, "its ability is gone"))
        elif before != after:
            rows.append(row(layer, was.look(part.source).name if part else "counters", part, before, after, why))

    folded(start(state, {(t.id,): (t, 1) for t in state.permanents()}), listen)
    return rows


def row(layer: str, source: str, part: Part | None, before: Look, after: Look, why: str) -> Row:
    return Row(layer=layer, source=source, source_id=part.source if part else None, timestamp=part.timestamp if part else None,
               sentence=write(part.sentence) if part else "", before=before, after=after, why=why)
