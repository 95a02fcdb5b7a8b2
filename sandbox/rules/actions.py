"""Everything that a person can do to a game: an action is (name, seat, further plain values), each name a run over a Game."""
from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.rules import (
    activating,
    casting,
    choosing_otherwise,
    companions,
    editing,
    going_on,
    lands,
    loops,
    priority,
    setting_aside,
    starting,
    stops,
    turning,
    unlocking,
)
from sandbox.rules.deciding import decided
from sandbox.vocabulary import declare_all

declare_all()

Action = tuple[Any, ...]

BY_NAME: dict[str, Callable[..., Asking[None]]] = {
    # by the rules
    "play": lands.play, "cast": casting.cast, "activate": activating.activate, "tap": activating.tap, "turn_up": turning.turn_up,
    "set_aside": setting_aside.set_aside, "accompany": companions.accompany, "unlock": unlocking.unlock,
    "pass": priority.pass_priority, "resolve": priority.resolve, "settle": going_on.settle, "go_to": going_on.go_to,
    "repeat": lambda game, you, times, deeds: loops.repeat(game, you, times, deeds, run),
    "go_on": stops.go_on, "set_stop": stops.set_stop, "remember": stops.remember, "forget": stops.forget,
    "concede": starting.concede, "start": starting.start,
    # by hand, just set
    "set_new": editing.set_new, "set_zone": editing.set_zone, "set_fields": editing.set_fields, "remove": editing.remove,
    "set_player": editing.set_player, "set_turn": editing.set_turn,
    # by hand, made to happen
    "make_move": editing.make_move, "make_new": editing.make_new, "make_turned": editing.make_turned,
    "make_counters": editing.make_counters, "make_life": editing.make_life, "make_attached": editing.make_attached,
    "tell": editing.tell, "check": editing.check_now,
    "several": lambda game, you, *actions: several(game, actions),
}


def well_formed(name: str, work: Callable[..., Asking[None]]) -> Callable[..., Asking[None]]:
    """The same action, refused in one line where its seat or the number of its arguments can't be right."""
    shape = inspect.signature(work)

    @functools.wraps(work)
    def checked(game: Game, *arguments: Any) -> Asking[None]:
        try:
            shape.bind(game, *arguments)
        except TypeError as wrong:
            raise Illegal("", f"“{name}”: {wrong}") from None
        if not isinstance(arguments[0], int) or not 0 <= arguments[0] < len(game.state.seats):
            raise Illegal("102.1", "there is no such player")
        choosing_otherwise.check(game, (name, *arguments))
        yield from decided(game, work(game, *arguments))
    return checked


ACTIONS = {name: well_formed(name, work) for name, work in BY_NAME.items()}


def run(game: Game, action: Action) -> Asking[None]:
    """Raises Illegal for an action that the rules do not allow, or that there is none by that name."""
    name, *arguments = action
    if name not in ACTIONS:
        raise Illegal("", f"there is no action “{name}”")
    yield from ACTIONS[name](game, *arguments)


def several(game: Game, actions: tuple[Action, ...]) -> Asking[None]:
    """One step of the person's own hand that is many: forty of a card, all that is selected."""
    for action in actions:
        yield from run(game, action)
