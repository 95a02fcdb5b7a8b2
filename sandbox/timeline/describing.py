"""A state in plain words and numbers, for other programs: what "sandbox play --json" prints, in a form that stays.

state: {turn, step, active, priority, players, objects, stack, asked}. players: by table name, each {name, life, pool, counters,
lands_played, lost, zones: {zone: [names]}}. objects, of every zone but the libraries: {id, alias, name, zone, controller, owner,
types, colors, mana_value, power, toughness, loyalty, abilities, counters, tapped, face, face_down, damage, token, attached,
attacking, blocking}. stack: top first, in words. asked: null, or {who, ask, kind, options, least, most}.
"""
from __future__ import annotations

from typing import Any

from sandbox.engine.choices import Choice, label
from sandbox.engine.state import LIBRARY, State, Thing
from sandbox.timeline.board import ZONES
from sandbox.timeline.expecting import OBJECT, Seen, in_zone, on_the_stack
from sandbox.timeline.naming import SEATS
from sandbox.timeline.playing import Result, Row

TOLD = ("name", "zone", "controller", "owner", "types", "colors", "mana_value", "power", "toughness", "loyalty", "abilities",
        "tapped", "face", "face_down", "damage", "token", "attached", "attacking", "blocking")


def result_told(result: Result) -> dict[str, Any]:
    """{file, title, passed, rows: [{step, line, path, expected, found, holds}], steps, state}; steps counts those that were done."""
    seen = Seen(result.timeline.state, result.names, result.timeline.asked)
    return {"file": result.file, "title": result.title, "passed": result.passed, "rows": [row_told(row) for row in result.rows],
            "steps": len(result.moments) - 1, "state": state_told(seen)}


def row_told(row: Row) -> dict[str, Any]:
    return {"step": row.step, "line": row.line, "path": row.path, "holds": row.holds,
            "expected": plain(row.expected), "found": plain(row.found)}


def state_told(seen: Seen) -> dict[str, Any]:
    state = seen.state
    return {"turn": state.turn, "step": state.step, "active": seen.player(state.active), "priority": seen.player(state.priority),
            "players": {SEATS[seat]: player_told(state, seat) for seat in range(len(state.seats))},
            "objects": [object_told(seen, thing) for thing in state.things.values() if thing.zone != LIBRARY],
            "stack": list(on_the_stack(seen)), "asked": asked_told(seen)}


def player_told(state: State, seat: int) -> dict[str, Any]:
    player = state.seats[seat]
    zones = {key: [state.look(id).name for id in in_zone(state, seat, zone)] for key, zone in ZONES.items()}
    return {"name": player.name, "life": player.life, "pool": player.pool, "counters": dict(player.counters),
            "lands_played": player.lands_played, "lost": player.lost, "zones": zones}


def object_told(seen: Seen, thing: Thing) -> dict[str, Any]:
    look = seen.state.look(thing.id)
    told = {key: plain(OBJECT[key](seen, thing, look)) for key in TOLD}
    return {"id": thing.id, "alias": seen.names.of(thing.body), **told, "counters": dict(thing.counters)}


def asked_told(seen: Seen) -> dict[str, Any] | None:
    asked: Choice | None = seen.asked
    if asked is None:
        return None
    return {"who": seen.player(asked.who), "ask": asked.ask, "kind": asked.kind, "options": list(map(label, asked.options)),
            "least": asked.least, "most": asked.most}


def plain(value: Any) -> Any:
    return [plain(one) for one in value] if isinstance(value, tuple) else value
