"""An object as the entry of a scenario that puts it down: only what differs from how it would enter is said."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, State, Thing
from sandbox.timeline.naming import SEATS, Names, Unnamed
from sandbox.timeline.placing import entering_of
from sandbox.timeline.scenario import Placed


class Unwordable(ValueError):
    """A state that no board in words comes to."""


def entry_for(state: State, thing: Thing, seat: int, names: Names) -> Placed:
    """One object; what it says is what differs from how it would enter."""
    entry = Placed(card=named(thing.card, names), as_=names.of(thing.body), owner="" if thing.owner == seat else SEATS[thing.owner],
                   token=thing.token == "token", kicked=thing.kicked, x=thing.x)
    if thing.copied is not None:
        entry = attrs.evolve(entry, copy_of=named(thing.copied, names))
    if thing.zone != BATTLEFIELD:
        return entry
    if not all(isinstance(one, (str, int)) for one in thing.chosen):
        raise Unwordable("an object was chosen for it")
    entered = entering_of(thing)
    return attrs.evolve(
        entry, face="back" if thing.transformed == "back" else "", face_down=thing.facing == "face down",
        tapped=None if thing.tapped == entered.tapped else thing.tapped == "tapped",
        counters=None if thing.counters == entered.counters else dict(thing.counters), damage=thing.damage, sick=thing.sick == "sick",
        attached=SEATS[thing.enchanting] if thing.enchanting is not None else word(state, thing.attached, names),
        attacking=whom(state, thing.attacking, names), blocking=tuple(word(state, id, names) for id in thing.blocking),
        chosen=None if thing.chosen == entered.chosen else thing.chosen)


def whom(state: State, attacked: Any, names: Names) -> str:
    return SEATS[attacked.seat] if hasattr(attacked, "seat") else word(state, getattr(attacked, "id", None), names)


def word(state: State, id: int | None, names: Names) -> str:
    thing = state.thing(id) if id is not None else None
    return names.of(thing.body) if thing else ""


def named(card: Card, names: Names) -> str:
    """The name by which the scenario's own cards, or the library, have this very card."""
    name = card.front.name
    try:
        if names.card(name) == card:
            return name
    except Unnamed:
        pass
    raise Unwordable(f"there is no such card “{name}” to name")
