"""Long work looks up now and then, so that whoever waits can see that it goes on, and stop it."""
from __future__ import annotations

from collections.abc import Callable

WATCHING: list[Callable[[int], None]] = []            # who is told, each time, of so many further steps; who raises Stopped ends the work
OFTEN = 200                                           # steps between two looks: a few thousandths of a second


class Stopped(Exception):
    """Somebody did not want to wait any longer: nothing has been done."""


class Steps:
    """Counts the steps of one piece of work."""
    __slots__ = ("since",)

    def __init__(self) -> None:
        self.since = 0

    def take(self) -> None:
        self.since += 1
        if self.since >= OFTEN and WATCHING:
            self.tell()

    def tell(self) -> None:
        taken, self.since = self.since, 0
        for watching in WATCHING:
            watching(taken)
