"""The set-up of a scenario as a state: placing is not entering, so nothing triggers and nobody is summoning sick.

What is set up still is as it would enter by itself: tapped, with its counters and its loyalty, and with the first choice made,
unless the scenario says otherwise. The order of the file gives the timestamps.
"""
from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Any

import attrs

from sandbox.cards import library
from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.cards.making import BadCard, card_of
from sandbox.engine.chunks import Chunks
from sandbox.engine.game import Game
from sandbox.engine.kinds import Player, The
from sandbox.engine.printed import Card, Face
from sandbox.engine.state import ATTRACTIONS, BATTLEFIELD, EXILE, HAND, ORDERED, STACK, STEPS, Seat, State, Thing
from sandbox.timeline.naming import PEOPLE, SEATS, Names
from sandbox.timeline.reading import Path_, Source
from sandbox.timeline.saving import Unloadable, loaded
from sandbox.timeline.scenario import Placed, Scenario, Side
from sandbox.timeline.simulate import declining
from sandbox.vocabulary.moving import Put

ZONES = {"battlefield": BATTLEFIELD, "hand": HAND, "library": "library", "graveyard": "graveyard", "exile": EXILE, "command": "command",
         "attraction_deck": ATTRACTIONS, "junkyard": "junkyard"}
MANA = "WUBRGC"
EXCEPTIONS = {"legendary": bool, "gains": tuple, "loyalty": int, "power": int, "toughness": int}


class Board:
    """The table being laid."""
    def __init__(self, scenario: Scenario, source: Source):
        self.scenario, self.source = scenario, source
        self.typed = dict(self.typed_cards())
        self.sides: tuple[Side, ...] = ()
        self.things: list[Thing] = []
        self.entries: list[tuple[Placed, Path_]] = []
        self.names: dict[str, int] = {}

    def laid(self) -> tuple[State, Names]:
        """The state, and the aliases given. Raises ScenarioError."""
        if self.scenario.exact:
            return self.exactly(), Names()
        self.sit_down()
        for seat, zone, path, entries in self.zones():
            for place, entry in enumerate(entries):
                self.put_down(entry, seat, zone, (*path, place))
        self.relate()
        return self.state(), Names(self.names)

    def exactly(self) -> State:
        try:
            state = loaded(json.loads(self.scenario.exact))
        except (ValueError, Unloadable) as wrong:
            raise self.source.error(("exact",), f"the exact state is damaged: {wrong}") from wrong
        if not isinstance(state, State):
            raise self.source.error(("exact",), "the exact state is damaged: it is no state")
        return state

    # ---- players ----
    def sit_down(self) -> None:
        for name in self.scenario.players:
            if name not in SEATS:
                raise self.source.error(("players", name), f"unknown player “{name}”", name, SEATS)
        seats = 1 + max([1, *(SEATS.index(name) for name in self.scenario.players)])
        self.sides = tuple(self.scenario.players.get(name, Side()) for name in SEATS[:seats])

    def seat(self, word: str, path: Path_) -> int:
        for seat, side in enumerate(self.sides):
            if word in (SEATS[seat], side.name or PEOPLE[seat]):
                return seat
        raise self.source.error(path, f"there is no player “{word}”", word, SEATS[:len(self.sides)])

    def zones(self) -> Iterator[tuple[int, str, Path_, tuple[Placed, ...]]]:
        for seat, side in enumerate(self.sides):
            for key, zone in ZONES.items():
                yield seat, zone, ("players", SEATS[seat], key), getattr(side, key)

    # ---- cards ----
    def typed_cards(self) -> Iterator[tuple[str, Card]]:
        """Those that the file itself describes."""
        for place, table in enumerate(self.scenario.cards):
            try:
                card = card_of(table)
            except BadCard as wrong:
                raise self.source.error(("cards", place), str(wrong)) from wrong
            yield card.front.name, card

    def card(self, name: str, path: Path_) -> Card:
        if name in self.typed:
            return self.typed[name]
        try:
            return library.find(name)
        except library.NotFound as missing:
            raise self.source.error(path, str(missing), name) from missing

    def altered(self, card: Card, exceptions: dict[str, Any], path: Path_) -> Card:
        """A copy with its exceptions, which are copiable too [707.9]."""
        for key, value in exceptions.items():
            if key not in EXCEPTIONS:
                raise self.source.error((*path, key), f"unknown exception “{key}”", key, EXCEPTIONS)
            if type(value) is not EXCEPTIONS[key]:
                raise self.source.error((*path, key), f"“{key}” can't be {value!r}")
        return card.altered(functools.partial(self.excepted, exceptions, path)) if exceptions else card

    def excepted(self, exceptions: dict[str, Any], path: Path_, face: Face) -> Face:
        types = face.types
        if "legendary" in exceptions:
            types = (*(("legendary",) if exceptions["legendary"] else ()), *(t for t in types if t != "legendary"))
        gained = tuple(ability for line in exceptions.get("gains", ()) for ability in abilities_of(str(line), face.name, types))
        for ability in gained:
            if isinstance(ability, UnreadLine):
                raise self.source.error((*path, "gains"), f"“{ability.text}” is not understood", ability.text)
        sizes = {key: exceptions[key] for key in ("power", "toughness", "loyalty") if key in exceptions}
        return attrs.evolve(face, types=types, abilities=(*face.abilities, *gained), **sizes)

    # ---- objects ----
    def put_down(self, entry: Placed, seat: int, zone: str, path: Path_) -> None:
        if entry.as_ and entry.count != 1:
            raise self.source.error((*path, "as"), f"an alias names one object, “{entry.as_}” would name {entry.count}", entry.as_)
        if entry.as_ in (*self.names, *SEATS):
            raise self.source.error((*path, "as"), f"the alias “{entry.as_}” is taken", entry.as_)
        for _ in range(entry.count):
            self.things.append(self.thing(entry, seat, zone, path))
            self.entries.append((entry, path))
        if entry.as_:
            self.names[entry.as_] = self.things[-1].id

    def thing(self, entry: Placed, seat: int, zone: str, path: Path_) -> Thing:
        id = len(self.things) + 1
        name = entry.card or entry.copy_of
        card = self.card(name, path)
        copied = self.altered(self.card(entry.copy_of or name, (*path, "copy_of")), entry.except_, (*path, "except"))
        if entry.token:
            card = copied
        owner = self.seat(entry.owner, (*path, "owner")) if entry.owner else seat
        controller = self.seat(entry.controller, (*path, "controller")) if entry.controller else seat
        thing = Thing(id=id, body=id, card=card, owner=owner, controller=controller, zone=zone, timestamp=id,
                      token="token" if entry.token else "nontoken", copied=None if copied == card else copied,
                      kicked=entry.kicked, x=entry.x)
        return self.on_the_battlefield(thing, entry, path) if zone == BATTLEFIELD else thing

    def on_the_battlefield(self, thing: Thing, entry: Placed, path: Path_) -> Thing:
        back = thing.card.back
        if entry.face not in ("", "front", "back"):
            raise self.source.error((*path, "face"), f"a face is front or back, not “{entry.face}”", entry.face)
        if entry.face == "back" and back is None:
            raise self.source.error((*path, "face"), f"{thing.card.front.name} has no back")
        up = entry.face or ("back" if back and entry.card.lower() == back.name.lower() else "front")
        entered = as_it_enters(thing.copiable, up, thing.kicked, thing.x)
        tapped = entered.tapped if entry.tapped is None else "tapped" if entry.tapped else "untapped"
        counters = entered.counters if entry.counters is None else self.counters(entry.counters, (*path, "counters"))
        return attrs.evolve(thing, transformed=up, tapped=tapped, counters=counters, damage=entry.damage,
                            sick="sick" if entry.sick else "ready", chosen=entered.chosen if entry.chosen is None else entry.chosen)

    def counters(self, table: dict[str, Any], path: Path_) -> tuple[tuple[str, int], ...]:
        for kind, number in table.items():
            if type(number) is not int or number < 1:
                raise self.source.error((*path, kind), f"“{kind}” counters take a whole number from 1, not {number!r}", kind)
        return tuple(table.items())

    # ---- what speaks of others ----
    def relate(self) -> None:
        """Attachments and combat, once everything lies there."""
        for place, (entry, path) in enumerate(self.entries):
            thing = self.things[place]
            if entry.attached in (*SEATS[:len(self.sides)],):
                thing = attrs.evolve(thing, enchanting=self.seat(entry.attached, (*path, "attached")))
            elif entry.attached:
                thing = attrs.evolve(thing, attached=self.named(entry.attached, (*path, "attached")).id)
            if entry.attacking:
                thing = attrs.evolve(thing, attacking=self.attacked(entry.attacking, (*path, "attacking")))
            if entry.blocking:
                thing = attrs.evolve(thing, blocking=tuple(self.named(word, (*path, "blocking")).id for word in entry.blocking))
            self.things[place] = thing
        blocked = {id for thing in self.things for id in thing.blocking}
        self.things = [attrs.evolve(thing, blocked="blocked") if thing.id in blocked else thing for thing in self.things]

    def attacked(self, word: str, path: Path_) -> Player | The:
        if word in SEATS[:len(self.sides)]:
            seat = self.seat(word, path)
            return Player(seat, self.sides[seat].name or PEOPLE[seat])
        thing = self.named(word, path)
        return The(thing.id, thing.face_of(thing.copiable).name)

    def named(self, word: str, path: Path_) -> Thing:
        if word in self.names:
            return self.things[self.names[word] - 1]
        found = [thing for thing in self.things if thing.zone == BATTLEFIELD and thing.face_of(thing.copiable).name == word]
        if len(found) == 1:
            return found[0]
        known = [*self.names, *(thing.card.front.name for thing in self.things if thing.zone == BATTLEFIELD)]
        what = f"“{word}” is on the battlefield {len(found)} times: give one an alias" if found else \
            f"there is no “{word}” on the battlefield"
        raise self.source.error(path, what, word, () if found else known)

    # ---- the whole ----
    def state(self) -> State:
        scenario, source = self.scenario, self.source
        if scenario.step not in STEPS:
            raise source.error(("step",), f"unknown step “{scenario.step}”", scenario.step, STEPS)
        active = self.seat(scenario.active, ("active",)) if scenario.active else 0
        priority = self.seat(scenario.priority, ("priority",)) if scenario.priority else active
        return State(seats=tuple(self.player(seat, side) for seat, side in enumerate(self.sides)),
                     things=mapped(self.things), next_id=len(self.things) + 1,
                     turn=scenario.turn, step=scenario.step, active=active,
                     priority=None if scenario.step in ("untap", "cleanup") else priority)

    def player(self, seat: int, side: Side) -> Seat:
        path = "players", SEATS[seat]
        if set(side.pool) - set(MANA):
            raise self.source.error((*path, "pool"), f"a mana pool is written in the letters {MANA}, not “{side.pool}”")
        zones: dict[str, Any] = {field: tuple(t.id for t in self.things if t.zone == zone and t.owner == seat)
                                 for zone, field in ORDERED.items()}
        return Seat(name=side.name or PEOPLE[seat], life=side.life, pool=side.pool, lands_played=side.lands_played,
                    counters=self.counters(side.counters, (*path, "counters")), **zones)


def mapped(things: list[Thing]) -> Chunks[Thing]:
    numbered: list[tuple[int, Any]] = [(thing.id, thing) for thing in things]
    return Chunks().put(numbered)


@functools.lru_cache(maxsize=2_000)
def as_it_enters(card: Card, face: str, kicked: int, x: int) -> Thing:
    """The permanent that a card becomes at an empty table: only its own words can change how it enters [614.12]."""
    alone = Thing(id=1, body=1, card=Card(front=card.back) if face == "back" and card.back else card, owner=0, controller=0, zone=STACK,
                  kicked=kicked, x=x)
    game = Game(State(seats=(Seat(name=PEOPLE[0]), Seat(name=PEOPLE[1])), things=mapped([alone]), next_id=2))
    entering = game.happen(Put(who=Player(0, PEOPLE[0]), what=The(1, card.front.name), to=BATTLEFIELD, origin=STACK))
    try:
        asked = next(entering)
        while True:
            asked = entering.send(declining(asked))
    except StopIteration:
        pass
    return next((thing for thing in game.state.things.values() if thing.zone == BATTLEFIELD), alone)
