"""What changed between two states: found by comparing what is the same object in memory, so that its cost follows the change."""
from __future__ import annotations

import attrs

from sandbox.engine.state import State


@attrs.frozen(kw_only=True)
class Changes:
    """Ids of objects that came, went, or are otherwise than before (their looks too); seats and fields of the State that differ."""
    came: tuple[int, ...] = ()
    went: tuple[int, ...] = ()
    altered: tuple[int, ...] = ()
    became: tuple[tuple[int, int], ...] = ()          # (an object that went, the one that its body is now)
    seats: tuple[int, ...] = ()
    fields: tuple[str, ...] = ()                      # "stack", "step", "priority" …


FIELDS = "stack", "waiting", "delayed", "effects", "turn", "step", "active", "priority", "happened", "monarch", "initiative", "daytime"


def difference(old: State, new: State) -> Changes:
    """From one state to another; applied to a model of the old one it shows the new one."""
    pairs = [(id, old.things.get(id), new.things.get(id)) for id in new.things.changed(old.things)]
    came = tuple(id for id, was, now in pairs if was is None and now is not None)
    went = tuple(id for id, was, now in pairs if was is not None and now is None)
    touched = {id for id, was, now in pairs if was is not None and now is not None} | relooked(old, new)
    bodies = {thing.body: id for id in came if (thing := new.things.get(id))}
    became = tuple((id, bodies[thing.body]) for id in went if (thing := old.things.get(id)) and thing.body in bodies)
    return Changes(came=came, went=went, altered=tuple(sorted(touched)), became=became,
                   seats=tuple(i for i, seat in enumerate(new.seats) if i >= len(old.seats) or seat is not old.seats[i]),
                   fields=tuple(name for name in FIELDS if getattr(old, name) is not getattr(new, name)))


def relooked(old: State, new: State) -> set[int]:
    """Permanents that were not touched and yet look different; asked kind by kind."""
    was, now = old.derived, new.derived
    if was.looks is now.looks:
        return set()
    different = {kind for kind, look in now.looks.items() if was.looks.get(kind) != look}
    return {thing.id for thing in now.of(different) if old.things.get(thing.id) is not None}
