"""Whether two ways lead to the same table: players, objects and the stack are compared, but not ids and timestamps."""
from __future__ import annotations

import collections
from typing import Any

from sandbox.engine.state import Thing
from sandbox.timeline.expecting import OBJECT, Seen, in_zone, on_the_stack

COMPARED = ("name", "zone", "controller", "owner", "types", "colors", "power", "toughness", "loyalty", "abilities", "tapped", "face",
            "damage", "token", "attacking", "sick", "kicked", "x")
ORDERED = "library", "graveyard", "attraction deck"    # zones whose order counts


def difference(one: Seen, other: Seen) -> str:
    """The first thing that tells two tables apart, in words; nothing if they are the same."""
    here, there = described(one), described(other)
    for key, value in here.items():
        if value != there.get(key):
            return f"{key}: {in_words(value)} here, {in_words(there.get(key))} there"
    objects, others = (collections.Counter(object_words(seen, thing) for thing in seen.state.things.values()) for seen in (one, other))
    more, less = objects - others, others - objects
    if more or less:
        return " and ".join(f"{next(iter(found))} only {where}" for found, where in ((more, "here"), (less, "there")) if found)
    return ""


def described(seen: Seen) -> dict[str, Any]:
    """All but the objects."""
    told: dict[str, Any] = {"turn": seen.state.turn, "step": seen.state.step, "active": seen.player(seen.state.active),
                            "stack": on_the_stack(seen)}
    for seat, player in enumerate(seen.state.seats):
        for field in ("life", "pool", "counters", "lands_played", "lost"):
            told[f"{seen.player(seat)}.{field}"] = getattr(player, field)
        for zone in ORDERED:
            told[f"{seen.player(seat)}.{zone}"] = tuple(seen.state.look(id).name for id in in_zone(seen.state, seat, zone))
    return told


def object_words(seen: Seen, thing: Thing) -> str:
    look = seen.state.look(thing.id)
    facts = {key: OBJECT[key](seen, thing, look) for key in COMPARED} | {"counters": dict(sorted(thing.counters))}
    host = seen.state.thing(thing.attached) if thing.attached is not None else None
    facts["attached"] = seen.state.look(host.id).name if host else ""
    said = [f"{key} {in_words(value)}" for key, value in facts.items() if key != "name" and value not in ("", 0, False, None, (), {})]
    return f"{look.name} ({', '.join(said)})"


def in_words(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(in_words, value)) or "nothing"
    return str(value)
