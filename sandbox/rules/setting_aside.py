"""Exiling a card from the hand by a special action, without the stack: foretelling and suspending it [116.2f, 116.2h]."""
from __future__ import annotations

from typing import Any

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Reason, check
from sandbox.engine.kinds import Scene
from sandbox.engine.state import HAND, Item, State
from sandbox.rules import permissions
from sandbox.rules.paying import could_pay, pay, symbols_of
from sandbox.rules.priority import acted
from sandbox.vocabulary.set_aside import SetAside


def set_aside(game: Game, you: int, id: int, way: str) -> Asking[None]:
    """Its cost is paid and it is exiled; nobody can respond."""
    check(may_set_aside(game.state, you, id, way))
    [ability] = abilities(game.state, id, way)
    game.put(priority=None)
    item = Item(id=0, you=you, source=id, word=game.state.look(id).name)
    yield from pay(game, item, (ability.price_now,))
    yield from ability.set_aside(Scene(game, you, id))
    yield from acted(game, you)


def abilities(state: State, id: int, way: str = "") -> list[Any]:
    """Those of a card, or the one of them with that word."""
    thing = state.things.get(id)
    found: list[Any] = [a for a in state.look(id).abilities if isinstance(a, SetAside)] if thing else []
    return [a for a in found if a.way == way][:1] if way else found


def may_set_aside(state: State, you: int, id: int, way: str) -> Reason | None:
    """Whether it can be done now, paying aside: foretelling on one's own turn, suspending whenever it could be cast [702.62c]."""
    thing, found = state.things.get(id), abilities(state, id, way)
    if thing is None or not found or thing.zone != HAND or thing.owner != you:
        return Reason("116.2", "nothing lets you exile it from your hand so")
    if reason := permissions.has_priority(state, you):
        return reason
    if found[0].timing == "your turn":
        return None if state.active == you else Reason("116.2h", "only during your turn")
    if found[0].timing == "sorcery":
        return permissions.at_sorcery_speed(state, you)
    up = thing.card.front
    when = permissions.timing(state, you, up)
    when = None if when and permissions.freely(state, you, id, "front", "") else when
    return permissions.split_second(state) or when or permissions.only_then(state, you, id, up)


def unpayable(state: State, you: int, id: int, way: str) -> Reason | None:
    """What would only turn out as it is paid for."""
    [ability] = abilities(state, id, way)
    payable = could_pay(state, Item(id=0, you=you, source=id), symbols_of((ability.price_now,), 0))
    return None if payable else Reason("601.2h", "you can't pay for it now")
