"""A table without a window: laid by hand, for models to look at."""
import pytest

from sandbox.engine.state import Seat, State
from sandbox.models import edits
from sandbox.models.table import Table
from sandbox.timeline.timeline import Timeline


class Laid:
    """A Table and the means to lay cards on it."""

    def __init__(self):
        self.table = Table(Timeline(State(seats=(Seat(name="You"), Seat(name="Opponent")))))
        self.said = []
        self.table.said.connect(lambda words, kind: self.said.append((words, kind)))

    @property
    def state(self):
        return self.table.state

    def put(self, name, zone="battlefield", seat=0, count=1, tapped="untapped", host=None):
        """The ids of what was laid."""
        before = {thing.id for thing in self.state.things.values()}
        assert self.table.edit(edits.place(self.state, seat, name, zone, edits.Manner(count, tapped), host=host))
        new = [thing.id for thing in self.state.things.values() if thing.id not in before]
        return new[0] if count == 1 else new


@pytest.fixture
def laid(qapp):
    return Laid()
