"""The cards that a search finds, each with how much of its text the sandbox understands."""
from dataclasses import dataclass

from sandbox.cards.abilities import UnreadLine
from sandbox.cards.library import Library, built_in
from sandbox.cards.search import BadSearch, search
from sandbox.models.faces import cost_text, face_of_card, type_line
from sandbox.models.rows import Rows


@dataclass(frozen=True)
class Found:
    """One card. unread: how many of its lines are not understood; None while nobody has looked."""
    key: str
    cost: str
    types: str
    unread: int | None = None

    @property
    def words(self) -> str:
        mark = "" if self.unread is None else ", every line read" if not self.unread else f", {self.unread} lines unread"
        return f"{self.key}, {self.types}{mark}"


class Finding(Rows):
    """The rows of a search. complaint: one line when the search can't be understood."""

    def __init__(self, library: Library | None = None, parent=None):
        super().__init__(parent)
        self.library, self.complaint, self.total = library, "", 0
        self._unread: dict[str, int] = {}

    def look_for(self, query: str):
        """Shows what fits; what was shown stays when the query can't be understood."""
        try:
            entries = search(query, self.library)
        except BadSearch as problem:
            self.complaint = str(problem)
            return
        self.complaint, self.total = "", len(entries)
        self.show(
            Found(entry.name, cost_text(entry.front.cost), type_line(entry.front.types), self._unread.get(entry.name)) for entry in entries
        )

    def read_some(self, most=4) -> bool:
        """Reads the texts of a few more cards; False when all are read."""
        waiting = [record for record in self.records if record.unread is None][:most]
        for record in waiting:
            card = self.card(record.key)
            faces = (card.front, card.back) if card.back else (card.front,)
            self._unread[record.key] = sum(isinstance(ability, UnreadLine) for face in faces for ability in face.abilities)
        if waiting:
            self.show(Found(one.key, one.cost, one.types, self._unread.get(one.key)) for one in self.records)
        return bool(waiting)

    def card(self, name: str):
        """The card of that name. Raises NotFound."""
        return (self.library or built_in()).find(name)

    def face(self, name: str):
        return face_of_card(self.card(name))
