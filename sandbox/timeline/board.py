"""The set-up of a scenario as a state: placing is not entering, so nothing triggers and nobody is summoning sick.

What is set up still is as it would enter by itself: tapped, with its counters and its loyalty, and with the first choice made,
unless the scenario says otherwise. The order of the file gives the timestamps.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import attrs

from sandbox.cards.making import BadCard, card_of
from sandbox.engine.kinds import Player, The
from sandbox.engine.printed import Card
from sandbox.engine.state import ATTRACTIONS, BATTLEFIELD, EXILE, HAND, ORDERED, STEPS, Seat, State, Thing
from sandbox.timeline.naming import PEOPLE, SEATS, Names, Unclear
from sandbox.timeline.placing import counters, mapped, placed
from sandbox.timeline.reading import Path_, Source
from sandbox.timeline.saving import Unloadable, loaded
from sandbox.timeline.scenario import Placed, Scenario, Side
from sandbox.timeline.structure import misplaced

ZONES = {"battlefield": BATTLEFIELD, "hand": HAND, "library": "library", "graveyard": "graveyard", "exile": EXILE, "command": "command",
         "attraction_deck": ATTRACTIONS, "junkyard": "junkyard"}
MANA, SNOW_MANA = "WUBRGC", "wubrgc"
T = TypeVar("T")


class Board:
    """The table being laid."""
    def __init__(self, scenario: Scenario, source: Source):
        self.scenario, self.source = scenario, source
        self.cards = Names(typed=dict(self.typed_cards()))
        self.sides: tuple[Side, ...] = ()
        self.things: list[Thing] = []
        self.entries: list[tuple[Placed, Path_]] = []
        self.names: dict[str, int] = {}

    def laid(self) -> tuple[State, Names]:
        """The state, and the aliases given. Raises ScenarioError."""
        if self.scenario.exact:
            return self.exactly(), self.cards
        self.sit_down()
        for seat, zone, path, entries in self.zones():
            for place, entry in enumerate(entries):
                self.put_down(entry, seat, zone, (*path, place))
        self.relate()
        return self.state(), attrs.evolve(self.cards, bodies=self.names)

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

    def seat_of(self, word: str) -> int:
        for seat, side in enumerate(self.sides):
            if word in (SEATS[seat], side.name or PEOPLE[seat]):
                return seat
        raise Unclear("", f"there is no player “{word}”", word, SEATS[:len(self.sides)])

    def clearly(self, path: Path_, work: Callable[[], T]) -> T:
        """What the work gives; what it can't understand is an error at this path."""
        try:
            return work()
        except Unclear as unclear:
            inner = (*path, unclear.key) if unclear.key else path
            raise self.source.error(inner, str(unclear), unclear.word, unclear.known) from unclear

    def zones(self) -> Iterator[tuple[int, str, Path_, tuple[Placed, ...]]]:
        for seat, side in enumerate(self.sides):
            for key, zone in ZONES.items():
                yield seat, zone, ("players", SEATS[seat], key), getattr(side, key)

    # ---- cards ----
    def typed_cards(self) -> Iterator[tuple[str, Card]]:
        """Those that the file itself describes."""
        for place, table in enumerate(self.scenario.cards):
            if wrong_place := next(filter(None, (misplaced(key, self.source, ("cards", place)) for key in table)), None):
                raise wrong_place
            try:
                card = card_of(table)
            except BadCard as wrong:
                raise self.source.error(("cards", place), str(wrong)) from wrong
            yield card.front.name, card

    # ---- objects ----
    def put_down(self, entry: Placed, seat: int, zone: str, path: Path_) -> None:
        if entry.as_ and entry.count != 1:
            raise self.source.error((*path, "as"), f"an alias names one object, “{entry.as_}” would name {entry.count}", entry.as_)
        if entry.as_ in (*self.names, *SEATS):
            raise self.source.error((*path, "as"), f"the alias “{entry.as_}” is taken", entry.as_)
        for _ in range(entry.count):
            self.things.append(self.clearly(path, lambda: placed(entry, len(self.things) + 1, seat, zone, self.cards, self.seat_of)))
            self.entries.append((entry, path))
        if entry.as_:
            self.names[entry.as_] = self.things[-1].id

    # ---- what speaks of others ----
    def relate(self) -> None:
        """Attachments and combat, once everything lies there."""
        for place, (entry, path) in enumerate(self.entries):
            thing = self.things[place]
            if entry.attached in (*SEATS[:len(self.sides)],):
                thing = attrs.evolve(thing, enchanting=self.seat_of(entry.attached))
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
            seat = self.seat_of(word)
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
        if scenario.turn < 1:
            raise source.error(("turn",), f"a turn is a whole number from 1, not {scenario.turn}")
        active = self.clearly(("active",), lambda: self.seat_of(scenario.active)) if scenario.active else 0
        priority = self.clearly(("priority",), lambda: self.seat_of(scenario.priority)) if scenario.priority else active
        return State(seats=tuple(self.player(seat, side) for seat, side in enumerate(self.sides)),
                     things=mapped(self.things), next_id=len(self.things) + 1,
                     turn=scenario.turn, step=scenario.step, active=active,
                     priority=None if scenario.step in ("untap", "cleanup") else priority)

    def player(self, seat: int, side: Side) -> Seat:
        path = "players", SEATS[seat]
        if set(side.pool) - set(MANA + SNOW_MANA):
            raise self.source.error((*path, "pool"), f"a mana pool is written in the letters {MANA}, small for snow, not “{side.pool}”")
        zones: dict[str, Any] = {field: tuple(t.id for t in self.things if t.zone == zone and t.owner == seat)
                                 for zone, field in ORDERED.items()}
        return Seat(name=side.name or PEOPLE[seat], life=side.life, pool=side.pool, lands_played=side.lands_played,
                    counters=self.clearly(path, lambda: counters(side.counters)), **zones)
