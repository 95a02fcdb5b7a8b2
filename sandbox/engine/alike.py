"""Events that are alike: of thousands that differ only in which of several like objects they are about, one is looked at."""
from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import TYPE_CHECKING
from typing import Any as Anything

import attrs

from sandbox.engine.kinds import The
from sandbox.engine.state import BATTLEFIELD, State
from sandbox.engine.verb import Verb

if TYPE_CHECKING:
    from sandbox.engine.game import Game

Inside = tuple[Verb, ...]


class Plain:
    """The sorts of events that happen as they are while the game stands as it does, and what events of each contain."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.known: dict[Anything, Inside | None] = {}

    def note(self, key: Anything, event: Verb, inside: Inside) -> None:
        """What it contains is the same for all of its sort, unless that is about the event's own object."""
        if type(event).by_kind and not event.in_turn():
            self.known[key] = inside if not inside or type(getattr(event, "what", None)) is not The else None


def sort_of(game: Game, event: Verb) -> Anything:
    """What events have in common that differ only in which of several objects of one kind they are about, or are dealt or done by;
    None if it is about nothing, or about an object that stands alone."""
    verb: Anything = type(event)
    what = getattr(event, "what", None)
    if type(what) is The:
        if (kind := kind_of(game.state, what)) is None:
            return None
    elif verb.by_kind:
        kind = what
    else:
        return None
    return (verb, kind, *[(kind_of(game.state, one) or one) if type(one) is The else one for one in beside_what(verb)(event)])


def names_nothing(event: Verb) -> bool:
    """Whether it speaks of no object: then another that is equal is told from it by nothing at all."""
    verb: Anything = type(event)
    return type(getattr(event, "what", None)) is not The and not any(type(one) is The for one in beside_what(verb)(event))


def kind_of(state: State, one: The) -> Anything:
    """What an object has in common with those that nothing tells apart from it; None if it stands alone, as commanders do."""
    thing = state.things.get(one.id)
    if thing is None or thing.zone != BATTLEFIELD and thing.token != "token" or thing.id in state.derived.loners:
        return None
    if state.commanders and any(commander.body == thing.body for commander in state.commanders):
        return None
    return state.derived.kind(thing) if thing.zone == BATTLEFIELD else (thing.zone, thing.likeness, thing.id == thing.body)


@functools.cache
def beside_what(verb: Anything) -> Callable[[Anything], tuple[Anything, ...]]:
    """A function that gives an event's fields by which events differ, but for what it is about."""
    names = [field.name for field in attrs.fields(verb) if field.eq and field.name != "what"]
    if len(names) > 1:
        getter: Callable[[Anything], tuple[Anything, ...]] = operator.attrgetter(*names)
        return getter
    return lambda event: tuple(getattr(event, name) for name in names)
