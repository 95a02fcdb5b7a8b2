"""The cards that a search finds, each with how much of its text the sandbox understands; fetched as they come into view."""
import time
from contextlib import suppress
from dataclasses import dataclass

import attrs
from PySide6.QtCore import QModelIndex

from sandbox.cards import library as cards
from sandbox.cards.collection import MEMORY, BadCollection, Collection
from sandbox.cards.facts import facts_of, obstacle
from sandbox.cards.figures import judge_all, unread_in
from sandbox.cards.library import Library, Unplayable
from sandbox.cards.making import BadCard, entry_of
from sandbox.cards.search import PAGE, BadSearch, Hits, search
from sandbox.cards.typed import table_of
from sandbox.models.faces import face_of_card, ran
from sandbox.models.inspection import Inspection, inspected_card, inspected_facts
from sandbox.models.rows import Rows

SLICE = 0.012                           # seconds that reading may take at a time


@dataclass(frozen=True)
class Found:
    """One card. unread: how many of its lines are not understood, None while nobody has looked; obstacle: why it can't be put down."""
    key: str
    cost: str
    types: str
    unread: int | None = None
    obstacle: str = ""
    ran: bool = False
    agreed: bool = False
    is_own: bool = False               # made in the workshop, or typed in the scenario
    count: int = 0                     # in a deck that lies open: how many of it

    @property
    def words(self) -> str:
        mark = "" if self.unread is None else "every line read" if not self.unread else f"{self.unread} lines unread"
        stopped = f"can't be put on the table yet: {self.obstacle}" if self.obstacle else ""
        figures = "ran" * self.ran, "agreed" * self.agreed, "made by hand" * self.is_own
        parts = f"{self.count} {self.key}" if self.count else self.key, self.types, mark, *figures, stopped
        return ", ".join(part for part in parts if part)


def collected(own) -> Collection:
    """Cards that were made by hand, to be searched."""
    found = Collection(MEMORY)
    with found.writing():
        for card in own.values():
            with suppress(BadCard):                    # what no table can describe can't be searched either
                found.bring(facts_of(attrs.evolve(entry_of(table_of(card)), home_made=True)), 1)
    return found


class Pile:
    """The cards of a deck that lies open, to be searched like a library. counts: name → how many."""

    def __init__(self, name: str, cards):
        self.name, self.counts = name, {key: count for key, (_, count) in cards.items()}
        self.cards = {key: card for key, (card, _) in cards.items()}
        self.collection = collected(self.cards)

    def judge(self):
        judge_all(self.collection)


class Finding(Rows):
    """The rows of a search. complaint: one line when the search can't be understood; trouble: when the imported cards can't be used."""

    def __init__(self, library: Library | None = None, parent=None):
        super().__init__(parent)
        self.library, self.complaint, self.trouble, self.total, self.unsure = library, "", "", 0, 0
        self.hits, self.query = Hits([]), ""
        self.own, self._own_home, self.pile = {}, None, None
        self._read: dict[str, tuple[int, str]] = {}
        self._tried: dict[str, bool] = {}              # whether a card ran, of those that were tried since the program was started

    def set_own(self, cards):
        """Cards that no library has, by name; they are found before all others."""
        if cards != self.own:
            for name in [name for name in {*cards, *self.own} if cards.get(name) != self.own.get(name)]:
                self._read.pop(name, None)
                self._tried.pop(name, None)
            self.own, self._own_home = dict(cards), collected(cards) if cards else None
            self._mark_own()
            self.look_for(self.query)

    def open_pile(self, pile: Pile | None):
        """Only the cards of a deck; None: all there are again."""
        self.pile = pile
        self.look_for(self.query)

    def look_for(self, query: str):
        """Shows the first of what fits; what was shown stays when the query can't be understood."""
        try:
            self.hits = search(query, self.pile) if self.pile else search(query, self.library, mine=self._own_home)
        except BadSearch as problem:
            self.complaint = str(problem)
            return
        self.query = query
        self.complaint, self.trouble, self.unsure, self.total = "", self.hits.trouble, self.hits.unsure, len(self.hits)
        self.show(self._found(PAGE))

    def _found(self, most) -> list[Found]:
        try:
            return [self._with_figures(row) for row in self.hits[:most]]
        except BadCollection as problem:
            self.trouble = str(problem)
            return list(self.records)

    def _with_figures(self, row) -> Found:
        unread, why = self._read.get(row.name, (row.unread, row.obstacle))
        has_run = row.ran or self._tried.get(row.name, False)
        return Found(row.name, row.cost, row.types, unread, why, has_run, row.agreed, row.home is self._own_home,
                     self.pile.counts.get(row.name, 0) if self.pile else 0)

    # ---- Qt asks for more when the last row comes into view ----
    def canFetchMore(self, parent=QModelIndex()) -> bool:
        return not parent.isValid() and self.rowCount() < self.total

    def fetchMore(self, parent=QModelIndex()):
        self.show(self._found(self.rowCount() + PAGE))

    # ---- reading ----
    def read_some(self, most=40) -> bool:
        """Reads the texts of a few more of the cards shown; False when all are read."""
        waiting = [row for row, record in enumerate(self.records) if record.unread is None][:most]
        ends = time.monotonic() + SLICE
        for at in waiting:
            self._read_one(self.hits[at])
            if time.monotonic() > ends:
                break
        if waiting:
            self.show(self._found(self.rowCount()))
        return bool(waiting)

    def forget(self):
        """What was read is read again: the cards may be others."""
        self._read.clear()
        self._tried.clear()

    def _read_one(self, row):
        try:
            facts = row.home.facts_of(row.id)
            self._read[row.name] = unread_in(facts), obstacle(facts)
            row.home.judged_here(row.id, *self._read[row.name])
        except BadCollection as problem:
            self.trouble = str(problem)
            self._read[row.name] = 0, str(problem)

    # ---- trying ----
    def untried(self, most: int) -> tuple[list[str], list[dict]]:
        """Of the cards shown, those that could be played by themselves and never were: names of imported ones, tables of one's own."""
        names, tables = [], []
        for at, record in enumerate(self.records):
            if len(names) + len(tables) >= most:
                break
            if record.unread != 0 or record.obstacle or record.ran or record.key in self._tried:
                continue
            if record.is_own:
                tables.append(table_of(self.own[record.key]))
            elif self.pile is None and self.hits[at].home.where != MEMORY and not self.hits[at].tried:
                names.append(record.key)
        return names, tables

    def note_runs(self, runs: dict[str, bool]):
        """Which cards were tried, and whether they ran."""
        self._tried.update(runs)
        ran([self.own[name] for name, has_run in runs.items() if has_run and name in self.own])
        self._mark_own()
        self.show(self._found(self.rowCount()))

    def _mark_own(self):
        if self._own_home is not None:
            self._own_home.keep_trials(name for name, has_run in self._tried.items() if has_run)

    # ---- one card ----
    def card(self, name: str):
        """The card of that name. Raises NotFound, Unplayable."""
        return self.own.get(name) or (self.library.find(name) if self.library else cards.find(name))

    def face(self, name: str):
        """Raises NotFound, Unplayable."""
        return face_of_card(self.card(name))

    def inspection(self, name: str) -> Inspection:
        """What the inspector shows of it, even where it can't be put on the table. Raises NotFound."""
        try:
            return inspected_card(self.card(name))
        except Unplayable as problem:
            return inspected_facts(problem.facts, problem.why)
