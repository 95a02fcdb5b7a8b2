"""A state to try an event on: how things would be, without anything having happened [614.12]."""
from __future__ import annotations

from typing import Any

from sandbox.engine.state import State, Thing


class Foreseen:
    """What an event needs of a game as it is performed; nobody hears of it."""

    def __init__(self, state: State) -> None:
        self.state = self.before = state

    def put(self, **changes: Any) -> None:
        self.state = self.state.put(**changes)

    def new_id(self) -> int:
        self.put(next_id=self.state.next_id + 1)
        return self.state.next_id - 1

    def without(self, id: int) -> State:
        """The state as it would be if that object were not there."""
        return self.state.put(things=self.state.things.put([(id, None)]))

    def thing(self, id: int) -> Thing | None:
        return self.state.thing(id)
