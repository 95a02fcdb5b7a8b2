"""The state while a batch is performed: all happens at once, so what objects look like is what they looked like as it began."""
from __future__ import annotations

import collections
from typing import Any

from sandbox.engine.derived import Derived, derive
from sandbox.engine.elsewhere import worked_out
from sandbox.engine.state import ATTRACTIONS, FIELDS_OF_STATE, LIBRARY, ORDERED, Look, State, Thing
from sandbox.language.evolving import but

Zone = tuple[int, str]                                # the owner's seat, and the Seat's field


class Underway(State):
    """Changed in place by one event after another, until it is closed; nobody keeps it. Ten thousand events of a batch cost what they
    change, not ten thousand states."""

    @staticmethod
    def since(state: State) -> Underway:
        made = Underway.__new__(Underway)
        made.__dict__.update({name: value for name, value in state.__dict__.items() if name in FIELDS_OF_STATE})
        made.__dict__.update(things=state.things.opened(), gone=state.gone.opened(), _began=state, _known={},
                             _left=collections.defaultdict(set), _come=collections.defaultdict(list))
        return made

    def closed(self) -> State:
        """The state that it has become."""
        now = {"seats": self.seats, **{name: value for name, value in self.__dict__.items() if name in FIELDS_OF_STATE}}
        now.update(things=self.things.closed(), gone=self.gone.closed())     # type: ignore[attr-defined]
        began: State = self.__dict__["_began"]
        return began.put(**{name: value for name, value in now.items() if name != "earlier"})

    # ---- changes ----
    def put(self, **changes: Any) -> Underway:
        if not changes.keys() <= FIELDS_OF_STATE:
            raise TypeError(f"a State has no {', '.join(sorted(changes.keys() - FIELDS_OF_STATE))}")
        mine = self.__dict__
        mine.update(changes)
        mine.pop("_kept", None)                       # what it was asked holds until the next change
        mine.pop("_now", None)
        return self

    def with_thing(self, thing: Thing) -> Underway:
        self.things.put(((thing.id, thing),))
        self.__dict__.pop("_kept", None)
        self.__dict__.pop("_now", None)
        return self

    @property
    def seats(self) -> Any:
        """With everything that has left a zone or come to one."""
        left, come = self.__dict__["_left"], self.__dict__["_come"]
        if left or come:
            for zone in dict.fromkeys((*left, *come)):
                self.moved(zone, left.get(zone, frozenset()), come.get(zone, ()))
            left.clear()
            come.clear()
        return self.__dict__["seats"]

    def moved(self, zone: Zone, left: Any, come: Any) -> None:
        """All of a zone at once: one by one each would cost as much as the zone has cards."""
        owner, field = zone
        ids = tuple(id for id in (*getattr(self.__dict__["seats"][owner], field), *come) if id not in left)
        self.__dict__["seats"] = tuple(but(s, **{field: ids}) if i == owner else s for i, s in enumerate(self.__dict__["seats"]))

    def with_left(self, thing: Thing) -> Underway:
        if field := ORDERED.get(thing.zone):
            self.__dict__["_left"][thing.owner, field].add(thing.id)
        return self

    def with_arrived(self, thing: Thing, where: str) -> State:
        if thing.zone in (LIBRARY, ATTRACTIONS):
            return super().with_arrived(thing, where)
        if field := ORDERED.get(thing.zone):
            self.__dict__["_come"][thing.owner, field].append(thing.id)
        return self

    # ---- looking ----
    @property
    def derived(self) -> Derived:
        """Of the state as it is by now; asked for seldom."""
        if "_now" not in self.__dict__:
            began: State = self.__dict__["_began"]
            things = type(began.things)(tuple(map(tuple, self.things.rows)))
            now = began.put(**{"things": things, "seats": self.seats, "effects": self.effects, "turn": self.turn, "step": self.step})
            self.__dict__["_now"] = derive(now)
        found: Derived = self.__dict__["_now"]
        return found

    def look(self, id: int) -> Look:
        """As the batch began; of what has come into being since then, as it is by now."""
        known: dict[int, Look] = self.__dict__["_known"]
        if (found := known.get(id)) is not None:
            return found
        began: State = self.__dict__["_began"]
        if began.things.get(id) is None and began.gone.get(id) is None:
            return super().look(id)
        known[id] = began.look(id)
        return known[id]

    def elsewhere(self, thing: Thing) -> Look:
        return worked_out(self, thing)
