"""The person's own hand in a scenario: cards put down, objects moved and set, players and the turn changed, or made to happen."""
from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from sandbox.engine.kinds import Ability, Player, The
from sandbox.engine.state import BATTLEFIELD, STEPS, ZONES, State, Thing
from sandbox.language.reading import Unread, read
from sandbox.rules.editing import starting_counters
from sandbox.timeline.naming import Names, Unclear
from sandbox.timeline.placing import counters, placed
from sandbox.timeline.replay import Action
from sandbox.timeline.scenario import Placed, Step

Edit = Callable[[State, int], Iterator[Action]]       # in the state as it is then, by that player
Pairs = tuple[tuple[str, Any], ...]

SEAT_FIELDS = {"life": int, "pool": str, "counters": dict, "lands_played": int, "name": str, "lost": str}
TURN_FIELDS = "turn", "step", "active", "priority"
TURNS = "tap", "untap", "transform", "face up", "face down"


def edits(step: Step, names: Names) -> Iterator[Edit]:
    """What the step does by hand, one after another."""
    if step.zone not in ZONES:
        raise Unclear("zone", f"unknown zone “{step.zone}”", step.zone, ZONES)
    if step.put:
        for _ in range(step.put.count):
            yield functools.partial(putting, names, step)
    if step.enter:
        yield lambda state, seat: iter([("make_new", seat, names.card(step.enter), step.zone)])
    if step.tell:
        check_words(step.tell)
        yield lambda state, seat: iter([("tell", seat, step.tell)])
    for word in (step.remove,) if isinstance(step.remove, str) and step.remove else step.remove:
        yield functools.partial(removing, names, word)
    for word, to in (step.move or {}).items():
        yield functools.partial(moving, names, word, to)
    yield from turn_set(step, names)
    for word, how in (step.set or {}).items():
        if word not in TURN_FIELDS:
            yield functools.partial(setting, names, word, how)
    for word, how in (step.make or {}).items():
        yield functools.partial(making, names, word, how)


def check_alias(put: Placed, state: State, names: Names) -> None:
    if names.is_player(state, put.as_):
        raise Unclear("put", f"the alias “{put.as_}” is taken", put.as_)
    if put.as_ and put.count != 1:
        raise Unclear("put", f"an alias names one object, “{put.as_}” would name {put.count}", put.as_)


def check_words(text: str) -> None:
    """Whether an instruction can be read at all."""
    try:
        read(Ability, text)
    except (Unread, ValueError) as wrong:
        raise Unclear("tell", str(wrong), text) from wrong


# ---- just set ----
def putting(names: Names, step: Step, state: State, seat: int) -> Iterator[Action]:
    """A card from outside, as an entry of the set-up describes it."""
    assert step.put
    check_alias(step.put, state, names)
    thing = placed(step.put, state.next_id, seat, step.zone, names, lambda word: names.seat(state, word))
    if step.put.attached:
        thing = attrs.evolve(thing, **dict(attachment(step.put.attached, state, names)))
    usual = Thing(id=thing.id, body=thing.body, card=thing.card, owner=seat, controller=seat, under=thing.under, zone=step.zone,
                  timestamp=thing.id)
    if step.zone == BATTLEFIELD:
        usual = attrs.evolve(usual, counters=starting_counters(attrs.evolve(thing, counters=())))
    how = tuple((f.name, value) for f in attrs.fields(Thing) if f.init and (value := getattr(thing, f.name)) != getattr(usual, f.name))
    yield "set_new", seat, thing.card, step.zone, how


def removing(names: Names, word: str, state: State, seat: int) -> Iterator[Action]:
    yield "remove", seat, names.object(state, word).id


def moving(names: Names, word: str, to: Any, state: State, seat: int) -> Iterator[Action]:
    """{angel = "graveyard"}, or {angel = {zone = "library", where = "bottom", depth = 2, controller = "you"}}."""
    how = {"zone": to} if isinstance(to, str) else to
    known = "zone", "where", "depth", "controller"
    if not isinstance(how, dict) or not isinstance(how.get("zone"), str):
        raise Unclear("move", f"“{word}” is moved to a zone, not to {to!r}", word)
    for key in how:
        if key not in known:
            raise Unclear("move", f"unknown key “{key}”", key, known)
    if how["zone"] not in ZONES:
        raise Unclear("move", f"unknown zone “{how['zone']}”", how["zone"], ZONES)
    controller = (names.seat(state, how["controller"]),) if "controller" in how else ()
    rest = (how.get("where", "top"), how.get("depth", 0), *controller) if len(how) > 1 else ()
    yield "set_zone", seat, names.object(state, word).id, how["zone"], *rest


def setting(names: Names, word: str, how: Any, state: State, seat: int) -> Iterator[Action]:
    """Fields of an object or of a player."""
    if not isinstance(how, dict):
        raise Unclear("set", f"“{word}” takes a table of what to set, not {how!r}", word)
    if names.is_player(state, word):
        yield "set_player", seat, names.seat(state, word), tuple(player_field(key, value) for key, value in how.items())
    else:
        fields = tuple(pair for key, value in how.items() for pair in thing_field(key, value, state, names))
        yield "set_fields", seat, names.object(state, word).id, fields


def player_field(key: str, value: Any) -> tuple[str, Any]:
    if key not in SEAT_FIELDS:
        raise Unclear("set", f"a player has no “{key}” to set", key, SEAT_FIELDS)
    if type(value) is not SEAT_FIELDS[key]:
        raise Unclear("set", f"“{key}” can't be {value!r}", key)
    return key, counters(value) if key == "counters" and isinstance(value, dict) else value


def thing_field(key: str, value: Any, state: State, names: Names) -> Pairs:
    """What an object's key sets."""
    if key not in THING_FIELDS:
        raise Unclear("set", f"an object has no “{key}” to set", key, THING_FIELDS)
    kind, pairs = THING_FIELDS[key]
    if type(value) is not kind and not (value is False and key in ("attached", "attacking")):
        raise Unclear("set", f"“{key}” can't be {value!r}", key)
    return pairs(value, state, names)


def attachment(word: Any, state: State, names: Names) -> Pairs:
    if word is False:
        return (("attached", None), ("enchanting", None))
    if names.is_player(state, word):
        return (("enchanting", names.seat(state, word)),)
    return (("attached", names.object(state, word).id),)


def attack(word: Any, state: State, names: Names) -> Pairs:
    if word is False:
        return (("attacking", None),)
    if names.is_player(state, word):
        seat = names.seat(state, word)
        return (("attacking", Player(seat, state.seats[seat].name)),)
    thing = names.object(state, word)
    return (("attacking", The(thing.id, state.look(thing.id).name)),)


Setting = Callable[[Any, State, Names], Pairs]

THING_FIELDS: dict[str, tuple[type, Setting]] = {
    "tapped": (bool, lambda value, state, names: (("tapped", "tapped" if value else "untapped"),)),
    "face": (str, lambda value, state, names: (("transformed", value),)),
    "face_down": (bool, lambda value, state, names: (("facing", "face down" if value else "face up"),)),
    "counters": (dict, lambda value, state, names: (("counters", counters(value)),)),
    "damage": (int, lambda value, state, names: (("damage", value),)),
    "sick": (bool, lambda value, state, names: (("sick", "sick" if value else "ready"),)),
    "controller": (str, lambda value, state, names: (("controller", names.seat(state, value)),)),
    "owner": (str, lambda value, state, names: (("owner", names.seat(state, value)),)),
    "token": (bool, lambda value, state, names: (("token", "token" if value else "nontoken"),)),
    "copy_of": (str, lambda value, state, names: (("copied", names.card(value)),)),
    "kicked": (int, lambda value, state, names: (("kicked", value),)),
    "x": (int, lambda value, state, names: (("x", value),)),
    "attached": (str, attachment),
    "attacking": (str, attack),
    "blocking": (tuple, lambda value, state, names: (("blocking", tuple(names.object(state, word).id for word in value)),)),
    "chosen": (tuple, lambda value, state, names: (("chosen", value),)),
}


def turn_set(step: Step, names: Names) -> Iterator[Edit]:
    how = {key: value for key, value in (step.set or {}).items() if key in TURN_FIELDS}
    if how:
        yield lambda state, seat: iter([("set_turn", seat, tuple(turn_field(key, value, state, names) for key, value in how.items()))])


def turn_field(key: str, value: Any, state: State, names: Names) -> tuple[str, Any]:
    if key in ("active", "priority"):
        return key, names.seat(state, str(value))
    if key == "step" and value not in STEPS:
        raise Unclear("set", f"unknown step “{value}”", str(value), STEPS)
    if key == "turn" and (type(value) is not int or value < 1):
        raise Unclear("set", f"a turn is a whole number from 1, not {value!r}")
    return key, value


# ---- made to happen ----
def making(names: Names, word: str, how: Any, state: State, seat: int) -> Iterator[Action]:
    """"tap", "untap", "transform", a zone; or {counters = …}, {attached = …}; of a player {life = -3}."""
    if names.is_player(state, word):
        if not isinstance(how, dict) or set(how) != {"life"} or type(how["life"]) is not int:
            raise Unclear("make", f"what is made to happen to a player is {{life = 3}}, not {how!r}", word)
        yield "make_life", seat, names.seat(state, word), how["life"]
        return
    id = names.object(state, word).id
    if how in TURNS:
        yield "make_turned", seat, id, how
    elif how in ZONES:
        yield "make_move", seat, id, how
    elif isinstance(how, dict):
        yield from made(id, how, state, seat, names)
    else:
        raise Unclear("make", f"“{word}” can be made to {', '.join(TURNS)}, or to go to a zone, not {how!r}", str(how), (*TURNS, *ZONES))


def made(id: int, how: dict[str, Any], state: State, seat: int, names: Names) -> Iterator[Action]:
    for key, value in how.items():
        if key == "counters" and isinstance(value, dict) and all(type(n) is int for n in value.values()):
            for kind, number in value.items():
                yield "make_counters", seat, id, kind, number
        elif key == "attached" and isinstance(value, str):
            yield "make_attached", seat, id, names.object(state, value).id
        else:
            raise Unclear("make", f"“{key}” can't be made to happen", key, ("counters", "attached"))
