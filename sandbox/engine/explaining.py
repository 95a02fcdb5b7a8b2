"""Why an object is what it is: the layers once more, with a listener [613]."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from sandbox.engine.derived import start
from sandbox.engine.layers import Fold, Part, folded
from sandbox.engine.reasons import EARLY, GONE, name_of_source
from sandbox.engine.state import Look, State
from sandbox.language.reading import write


@attrs.frozen(kw_only=True)
class Row:
    """One line of the microscope: before and after are what the object was just before and just after.

    would: of an effect that did nothing to the object, what that would have become of it at the end of the layer.
    """
    layer: str
    source: str
    source_id: int | None
    timestamp: int | None
    sentence: str
    before: Look
    after: Look
    why: str
    would: Look | None = None

    def concerns(self, of: Callable[[Look], Any]) -> bool:
        """Whether it has to do with what a look is in one respect."""
        return bool(self.why == GONE or of(self.before) != of(self.would or self.after))


def explain(state: State, id: int) -> list[Row]:
    """How one permanent came to be what it is, an effect a row, in the order in which they apply; those too that came too early."""
    rows: list[Row | tuple[Part, Row]] = []           # with its part: whether it came too early is seen at the end of the layer
    ends: dict[str, Fold] = {}

    def listen(layer: str, part: Part | None, was: Fold, fold: Fold, why: str) -> None:
        before, after = was.looks[id], fold.looks[id]
        ends[layer] = fold
        if part and not was.exists(part):
            rows.extend([row(layer, before.name, part, before, after, GONE)] if part.source == id else ())
        elif before != after:
            rows.append(row(layer, name_of_source(was, part.source) if part else "counters", part, before, after, why))
        elif part and part.key not in was.begun:
            rows.append((part, row(layer, name_of_source(was, part.source), part, before, after, EARLY)))

    folded(start(state, {(t.id,): (t, 1) for t in state.permanents()}), listen)
    return [one for one in (early(*one, ends, id) if isinstance(one, tuple) else one for one in rows) if one]


def early(part: Part, one: Row, ends: dict[str, Fold], id: int) -> Row | None:
    """The row of an effect that would have applied to the object at the end of its layer; None if it would not have."""
    end = ends[one.layer]
    anew = attrs.evolve(end, begun={key: began for key, began in end.begun.items() if key != part.key})
    would = anew.after(part).looks[id]
    return attrs.evolve(one, would=would) if would != end.looks[id] else None


def row(layer: str, source: str, part: Part | None, before: Look, after: Look, why: str) -> Row:
    return Row(layer=layer, source=source, source_id=part.source if part else None, timestamp=part.timestamp if part else None,
               sentence=write(part.sentence) if part else "", before=before, after=after, why=why)
