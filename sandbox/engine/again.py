"""What is so often done again that it is only said how often: the events of this turn with how many times each has happened [731.2c]."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any as Anything

import attrs

from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb


@attrs.frozen
class Again(Verb):
    """The events that stand before it – so many of them – have happened so many times more.

    made are the tokens that came to be in them; those of the repetitions have the numbers from `first` on, `apiece` to a repetition.
    """
    latest: int
    times: int
    made: tuple[int, ...] = ()
    first: int = 0
    apiece: int = 1
    leaf = silent = True

    def to_text(self, form: str | None) -> str:
        return f"the same {self.times:,} times more"


def once_each(happened: tuple[Anything, ...]) -> Iterator[tuple[Anything, int]]:
    return ((event, 1) for event in happened)


@rule("731.2c", without=once_each)
def counted(happened: tuple[Anything, ...]) -> Iterator[tuple[Anything, int]]:
    """Each event, and how many times it has happened like this."""
    if not any(type(event) is Again for event in happened):
        return once_each(happened)
    times = [1] * len(happened)
    for place, event in enumerate(happened):
        if type(event) is Again:
            times[place - event.latest:place] = [n * (1 + event.times) for n in times[place - event.latest:place]]
    return zip(happened, times)


def as_often(number: int, happened: Iterable[Anything]) -> int:
    """The object of which the events of this turn speak where they mean this one: itself, or the token in whose likeness a repetition
    made it."""
    for event in happened:
        if type(event) is Again and event.made and event.first <= number < event.first + event.times * event.apiece:
            place = (number - event.first) % event.apiece
            return event.made[place] if place < len(event.made) else number
    return number
