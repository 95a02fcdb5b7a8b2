"""What a person's own hand may set an object, a player or the turn to; anything else is refused in one line."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from sandbox.engine.illegal import Illegal
from sandbox.engine.state import BATTLEFIELD, STEPS, Seat, State, Thing

Pairs = tuple[tuple[str, Any], ...]                   # (field, value) …
Test = Callable[[State, Any], bool]


def whole(state: State, value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def count(state: State, value: Any) -> bool:
    return whole(state, value) and value >= 0


def seat(state: State, value: Any) -> bool:
    return whole(state, value) and 0 <= value < len(state.seats)


def counters(state: State, value: Any) -> bool:
    """((kind, how many) …), each kind once."""
    if not isinstance(value, tuple) or not all(isinstance(one, tuple) and len(one) == 2 for one in value):
        return False
    return all(word(state, kind) and count(state, n) for kind, n in value) and len({kind for kind, _ in value}) == len(value)


def host(state: State, value: Any) -> bool:
    there = state.things.get(value) if whole(state, value) else None
    return value is None or there is not None and there.zone == BATTLEFIELD


def one_of(*words: str) -> Test:
    return lambda state, value: value in words


def letters(state: State, value: Any) -> bool:
    return isinstance(value, str) and set(value) <= set("WUBRGCwubrgc")


def word(state: State, value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


OF_THING: dict[str, Test] = {
    "tapped": one_of("tapped", "untapped"), "transformed": one_of("front", "back"), "facing": one_of("face up", "face down"),
    "token": one_of("token", "nontoken"),
    "sick": one_of("sick", "ready"), "blocked": one_of("blocked", ""), "controller": seat, "owner": seat, "counters": counters,
    "damage": count, "kicked": count, "x": count, "spent": letters, "attached": host,
    "enchanting": lambda state, value: value is None or seat(state, value)}
OF_PLAYER: dict[str, Test] = {
    "life": whole, "pool": letters, "counters": counters, "lands_played": count, "speed": count, "name": word,
    "lost": lambda state, value: isinstance(value, str), "drew_from_empty": one_of("", "drew")}
OF_TURN: dict[str, Test] = {
    "turn": lambda state, value: count(state, value) and value > 0, "step": one_of(*STEPS), "active": seat,
    "priority": lambda state, value: value is None or seat(state, value)}
FIXED = "id", "body", "zone"                          # these change with the object only
THING_FIELDS = frozenset(attrs.fields_dict(Thing)) - frozenset(FIXED)
PLAYER_FIELDS = frozenset(OF_PLAYER) & frozenset(attrs.fields_dict(Seat))


def of_thing(state: State, how: Pairs) -> dict[str, Any]:
    return checked(state, how, "an object", THING_FIELDS, OF_THING)


def of_player(state: State, how: Pairs) -> dict[str, Any]:
    changes = checked(state, how, "a player", PLAYER_FIELDS, OF_PLAYER)
    return {**changes, "tied": ()} if "pool" in changes else changes


def of_turn(state: State, how: Pairs) -> dict[str, Any]:
    changes = checked(state, how, "a turn", frozenset(OF_TURN), OF_TURN)
    return {"priority": changes["active"], **changes} if "active" in changes else changes


def checked(state: State, how: Pairs, what: str, known: frozenset[str], tests: dict[str, Test]) -> dict[str, Any]:
    """The fields and their new values. Raises Illegal for one that there is not, or a value that it can't have."""
    if not isinstance(how, tuple) or not all(isinstance(one, tuple) and len(one) == 2 for one in how):
        raise Illegal("", f"what to set of {what} is given as pairs of a field and its value")
    for name, value in how:
        if name not in known:
            raise Illegal("", f"{what} has no “{name}” to set")
        if name in tests and not tests[name](state, value):
            raise Illegal("", f"“{name}” of {what} can't be {value!r}")
    return dict(how)
