"""Moments and their tree: each follows from its parent by what was done there; the first branch of each is the main line."""
from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from sandbox.timeline.replay import Action, Answer, Aside

START = 0                                             # the id of the first moment

Recorder = Callable[..., None]                        # told each operation and its arguments before the operation returns


@attrs.frozen(kw_only=True)
class Moment:
    """What was done to come here from its parent; the first moment has none. Its state follows from that."""
    id: int
    parent: int | None = None
    action: Action = ()
    answers: tuple[Answer | Aside, ...] = ()
    title: str = ""
    note: str = ""


class Nothing(ValueError):
    """There is nothing to undo, to redo, to answer, or no such moment."""


def unrecorded(*operation: Any) -> None:
    """Where no journal is kept."""


class Tree:
    """Moments by their ids, which never change and are never given twice."""
    def __init__(self, record: Recorder = unrecorded):
        self.moments = {START: Moment(id=START)}
        self.children: dict[int, tuple[int, ...]] = {START: ()}    # of each moment; the first of them is the main line
        self.next_id = START + 1
        self.record = record

    def moment(self, id: int) -> Moment:
        if id not in self.moments:
            raise Nothing(f"there is no moment {id}")
        return self.moments[id]

    # ---- walks ----
    def line_to(self, id: int) -> list[int]:
        """The moments from the first one to this, both included."""
        line, at = [], self.moment(id)
        while at.parent is not None:
            line.append(at.id)
            at = self.moments[at.parent]
        return [START, *reversed(line)]

    def main_line(self) -> list[int]:
        """From the first moment along the first branch each time."""
        line = [START]
        while self.children[line[-1]]:
            line.append(self.children[line[-1]][0])
        return line

    def under(self, id: int) -> Iterator[int]:
        """A moment and all that follow from it, each after its parent."""
        todo = [self.moment(id).id]
        while todo:
            yield (at := todo.pop())
            todo += reversed(self.children[at])

    # ---- growing and cutting ----
    def grow(self, moment: Moment) -> int:
        assert moment.parent is not None
        self.moments[moment.id], self.children[moment.id] = moment, ()
        self.children[moment.parent] += (moment.id,)
        self.next_id = max(self.next_id, moment.id + 1)
        return moment.id

    def cut(self, id: int) -> set[int]:
        """Takes away a moment and all that follow from it."""
        parent = self.moment(id).parent
        if parent is None:
            raise Nothing("the first moment can't be deleted")
        gone = set(self.under(id))
        self.children[parent] = tuple(c for c in self.children[parent] if c != id)
        for one in gone:
            del self.moments[one], self.children[one]
        return gone

    def call(self, id: int, title: str) -> None:
        self.moments[id] = attrs.evolve(self.moment(id), title=title)
        self.record("call", id, title)

    def annotate(self, id: int, note: str) -> None:
        self.moments[id] = attrs.evolve(self.moment(id), note=note)
        self.record("annotate", id, note)

    def promote(self, id: int) -> None:
        """Makes the way to this moment the main line."""
        line = self.line_to(id)
        for parent, child in itertools.pairwise(line):
            self.children[parent] = (child, *(c for c in self.children[parent] if c != child))
        self.record("promote", id)
