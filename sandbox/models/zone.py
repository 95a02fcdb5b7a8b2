"""The cards of one zone in order, as rows: what a pile shows when it is opened."""
from dataclasses import dataclass

from sandbox.models.faces import face_of
from sandbox.models.rows import Rows


@dataclass(frozen=True)
class Lying:
    """A card in a zone, with its place counted from the top."""
    key: int
    place: int
    face: object

    @property
    def words(self) -> str:
        return f"{self.face.name}, {self.face.types}"


class Zone(Rows):
    """One zone of one player, top first."""

    def key(self, record):
        return record.key

    def show_ids(self, state, ids):
        self.show(Lying(id, place, face_of(state, id)) for place, id in enumerate(ids, 1))
