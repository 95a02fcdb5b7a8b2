"""The tree of moments, written down as lines: branches step to the right, turns are headings, now is marked."""
from dataclasses import dataclass, replace

from sandbox.models.rows import Rows


@dataclass(frozen=True)
class Node:
    """kind: "turn" a heading; "moment"; "branch" the first moment of a branch. lanes: which lanes to the left run on below."""
    key: tuple[str, int]
    lane: int
    words: str
    kind: str
    now: bool = False
    on_line: bool = False             # on the way from the start to now
    through: tuple[int, ...] = ()
    folded: int = 0                   # how many moments are folded away behind it
    forks: int = 0
    note: str = ""
    place: int = -1                   # the answer within a run in progress


class Moments(Rows):
    """All moments of a timeline in reading order."""

    def said(self, record):
        now = ", now" if record.now else ""
        branch = f", branch {record.lane}" if record.lane else ""
        return f"{record.words}{branch}{now}"


def nodes(timeline, told, folded=frozenset()) -> list[Node]:
    """told(moment id) → its words; folded: ids of moments whose branches are not shown."""
    return _Walk(timeline, told, folded).written()


class _Walk:
    """Goes down the main line, and into every branch at the moment it leaves from."""

    def __init__(self, timeline, told, folded):
        self.timeline, self.told, self.folded = timeline, told, folded
        self.line, self.found = set(timeline.line_to(timeline.place)), []

    def written(self):
        todo = [(self.timeline.line_to(0)[0], 0, "moment", None)]
        while todo:
            id, lane, kind, turn = todo.pop()
            turn = self._heading(id, lane, turn)
            children = self.timeline.branches(id)
            hidden = len(children) - 1 if id in self.folded else 0
            self.found.append(Node(("moment", id), lane, self.told(id), kind, id == self.timeline.place, id in self.line,
                                   folded=max(0, hidden), forks=max(0, len(children) - 1), note=self.timeline.moment(id).note))
            shown = children[:1] if hidden else children
            todo += [(child, lane, "moment", turn) for child in shown[:1]]
            todo += [(child, lane + 1, "branch", turn) for child in reversed(shown[1:])]
        return _with_lanes(self.found)

    def _heading(self, id, lane, turn):
        state = self.timeline.states.get(id)           # only what is known: a loaded timeline is not executed for its headings
        if state is None or state.turn == turn or lane:
            return turn if state is None else state.turn
        whose = state.seats[state.active].name
        self.found.append(Node(("turn", id), lane, f"TURN {state.turn} · {whose.upper()}", "turn"))
        return state.turn


def _with_lanes(found):
    """For each row the lanes that run on below it: a branch ends its lane upward."""
    below, out = set(), []
    for node in reversed(found):
        out.append(replace(node, through=tuple(sorted(below))))
        below = (below - {node.lane}) | {node.lane - 1} if node.kind == "branch" else below | {node.lane}
    return out[::-1]
