"""Placing is not entering: an object set down as a scenario describes it, as it would have entered by itself."""
from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import attrs

from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.engine.chunks import Chunks
from sandbox.engine.game import Game
from sandbox.engine.kinds import Player, The
from sandbox.engine.printed import DOWN, Card, Face
from sandbox.engine.replacement import replaced
from sandbox.engine.state import BATTLEFIELD, STACK, Counters, Seat, State, Thing
from sandbox.timeline.naming import PEOPLE, Names, Unclear, Unnamed
from sandbox.timeline.scenario import Placed
from sandbox.timeline.simulate import declining
from sandbox.vocabulary.moving import Entering, Put

EXCEPTIONS = {"legendary": bool, "gains": tuple, "loyalty": int, "power": int, "toughness": int}


def placed(entry: Placed, id: int, seat: int, zone: str, names: Names, seat_of: Callable[[str], int]) -> Thing:
    """The object of an entry, apart from what it says of other objects. Raises Unclear."""
    name = entry.card or entry.copy_of
    if not name:
        raise Unclear("", "an entry names its card: { card = … }")
    card = card_named(name, "card", names)
    copied = altered(card_named(entry.copy_of or name, "copy_of", names), entry.except_)
    if entry.token:
        card = copied
    owner = seat_of(entry.owner) if entry.owner else seat
    controller = seat_of(entry.controller) if entry.controller else seat
    thing = Thing(id=id, body=id, card=card, owner=owner, controller=controller, under=controller, zone=zone, timestamp=id,
                  token="token" if entry.token else "nontoken", copied=None if copied == card else copied, kicked=entry.kicked, x=entry.x)
    if entry.face_down and zone != BATTLEFIELD:
        raise Unclear("face_down", "only permanents are put down face down")
    return on_the_battlefield(thing, entry) if zone == BATTLEFIELD else thing


def on_the_battlefield(thing: Thing, entry: Placed) -> Thing:
    thing = attrs.evolve(thing, facing=DOWN) if entry.face_down else attrs.evolve(thing, transformed=face_up(thing.card, entry))
    entered = entering_of(thing)
    tapped = entered.tapped if entry.tapped is None else "tapped" if entry.tapped else "untapped"
    return attrs.evolve(thing, tapped=tapped, damage=entry.damage, sick="sick" if entry.sick else "ready",
                        counters=entered.counters if entry.counters is None else counters(entry.counters),
                        chosen=entered.chosen if entry.chosen is None else entry.chosen)


def face_up(card: Card, entry: Placed) -> str:
    """The face that is said, or whose name is used."""
    if entry.face not in ("", "front", "back"):
        raise Unclear("face", f"a face is front or back, not “{entry.face}”", entry.face)
    if entry.face == "back" and card.back is None:
        raise Unclear("face", f"{card.front.name} has no back")
    return entry.face or ("back" if card.back and entry.card.lower() == card.back.name.lower() else "front")


def card_named(name: str, key: str, names: Names) -> Card:
    try:
        return names.card(name)
    except Unnamed as missing:
        raise Unclear(key, str(missing), name) from missing


def counters(table: dict[str, Any]) -> Counters:
    for kind, number in table.items():
        if type(number) is not int or number < 1:
            raise Unclear("counters", f"“{kind}” counters take a whole number from 1, not {number!r}", kind)
    return tuple(table.items())


# ---- copies with exceptions [707.9] ----
def altered(card: Card, exceptions: dict[str, Any]) -> Card:
    """They are copiable too, and hold for both faces."""
    for key, value in exceptions.items():
        if key not in EXCEPTIONS:
            raise Unclear("except", f"unknown exception “{key}”", key, EXCEPTIONS)
        if type(value) is not EXCEPTIONS[key]:
            raise Unclear("except", f"“{key}” can't be {value!r}", key)
    return card.altered(functools.partial(excepted, exceptions)) if exceptions else card


def excepted(exceptions: dict[str, Any], face: Face) -> Face:
    types = face.types
    if "legendary" in exceptions:
        types = (*(("legendary",) if exceptions["legendary"] else ()), *(t for t in types if t != "legendary"))
    gained = tuple(ability for line in exceptions.get("gains", ()) for ability in abilities_of(str(line), face.name, types))
    for ability in gained:
        if isinstance(ability, UnreadLine):
            raise Unclear("except", f"“{ability.text}” is not understood", ability.text)
    sizes = {key: exceptions[key] for key in ("power", "toughness", "loyalty") if key in exceptions}
    return attrs.evolve(face, types=types, abilities=(*face.abilities, *gained), **sizes)


# ---- as it would enter ----
def mapped(things: list[Thing]) -> Chunks[Thing]:
    numbered: list[tuple[int, Any]] = [(thing.id, thing) for thing in things]
    return Chunks().put(numbered)


def entering_of(thing: Thing) -> Entering:
    """How it would have entered: face down none of its own words say anything about that [708.3]."""
    return Entering() if thing.facing == DOWN else as_it_enters(thing.copiable, thing.transformed, thing.kicked, thing.x)


@functools.lru_cache(maxsize=2_000)
def as_it_enters(card: Card, face: str, kicked: int, x: int) -> Entering:
    """How the permanent that a card becomes would enter at an empty table: only its own words can change it there [614.12]."""
    alone = Thing(id=1, body=1, card=Card(front=card.back) if face == "back" and card.back else card, owner=0, controller=0, zone=STACK,
                  kicked=kicked, x=x)
    game = Game(State(seats=tuple(Seat(name=name) for name in PEOPLE[:2]), things=mapped([alone]), next_id=2))
    put = Put(who=Player(0, PEOPLE[0]), what=The(1, card.front.name), to=BATTLEFIELD, origin=STACK)
    work = replaced(game, put, ())
    try:
        asked = next(work)
        while True:
            asked = work.send(declining(asked))
    except StopIteration as end:
        found = [event for event, _ in end.value if isinstance(event, Put) and event.to == BATTLEFIELD]
    entering: Entering = found[0].entering if found else Entering()
    return entering
