"""The table in words, as a tree that a screen reader walks: players, their zones, and in each what lies there and how."""
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

ORDER = ("hand", "battlefield", "library", "graveyard", "exile", "command", "attraction deck", "junkyard")


@dataclass(frozen=True)
class Line:
    """One line; id: the object it is about, 0 for a heading. parent: the place of its heading among all lines, -1 for none."""
    words: str
    id: int = 0
    parent: int = -1
    row: int = 0


class Outline(QAbstractItemModel):
    """Lines of a table. Kept as one flat list; an index holds nothing but a place in it."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self._lines: list[Line] = []
        self._children: dict[int, list[int]] = {-1: []}

    def show_table(self, sides, stack):
        """Sides of models.board and what waits on the stack."""
        lines = list(_numbered(_written(sides, stack)))
        if [(line.id, line.parent, line.row) for line in lines] == [(line.id, line.parent, line.row) for line in self._lines]:
            return self._reword(lines)
        self.beginResetModel()
        self._lines, self._children = lines, {-1: []}
        for place, line in enumerate(lines):
            self._children.setdefault(line.parent, []).append(place)
        self.endResetModel()

    def _reword(self, lines):
        """The same objects in the same places: only words may differ."""
        differ = [place for place, line in enumerate(lines) if line != self._lines[place]]
        self._lines = lines
        for place in differ:
            index = self.createIndex(lines[place].row, 0, place)
            self.dataChanged.emit(index, index)

    def id_of(self, index) -> int:
        return self._lines[index.internalId()].id if index.isValid() else 0

    def index(self, row, column, parent=QModelIndex()):
        places = self._children.get(parent.internalId() if parent.isValid() else -1, [])
        return self.createIndex(row, column, places[row]) if column == 0 and 0 <= row < len(places) else QModelIndex()

    def parent(self, index=None):
        if index is None:
            return super().parent()
        above = self._lines[index.internalId()].parent if index.isValid() else -1
        return self.createIndex(self._lines[above].row, 0, above) if above >= 0 else QModelIndex()

    def rowCount(self, parent=QModelIndex()):
        return len(self._children.get(parent.internalId() if parent.isValid() else -1, ())) if parent.column() <= 0 else 0

    def columnCount(self, parent=QModelIndex()):
        return 1

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return self._lines[index.internalId()].words


def mana_words(pool: str) -> str:
    """"U snow G": mana from snow sources is told apart [107.4h]."""
    return " ".join(letter if letter.isupper() else f"snow {letter.upper()}" for letter in pool)


def pool_words(side) -> str:
    """What is in the pool, and of what can be spent on some things only, on what [106.6]."""
    return "; ".join((mana_words(side.pool), *(f"{mana_words(letters)}: {words}" for letters, words in side.tied)))


def _written(sides, stack):
    """(words, id, depth) in reading order."""
    if stack:
        yield f"Stack, {len(stack)}, the next to resolve first", 0, 0
        for one in stack:
            yield one.words, one.key, 1
    for side in sides:
        yield ", ".join((side.name, f"{side.life} life", *side.titles)) + (f", mana {pool_words(side)}" if side.pool else ""), 0, 0
        yield f"Hand, {len(side.hand)}", 0, 1
        yield from ((piece_words(piece), piece.key, 2) for piece in side.hand)
        yield f"Battlefield, {sum(piece.count for piece in side.board)}", 0, 1
        yield from ((piece_words(piece), piece.key, 2) for piece in side.board)
        for zone in ORDER[2:]:
            if side.piles.get(zone):
                yield f"{zone.capitalize()}, {len(side.piles[zone])}", 0, 1


def _numbered(written):
    """With its heading's place and its row under it."""
    above, counts = {}, {}
    for place, (words, id, depth) in enumerate(written):
        parent = above.get(depth - 1, -1) if depth else -1
        row = counts.get(parent, 0)
        counts[parent] = row + 1
        above[depth] = place
        yield Line(words, id, parent, row)


def piece_words(piece) -> str:
    """Name, kind, numbers and state of what lies there."""
    face = piece.face
    parts = [f"{piece.count} × {face.name}" if piece.count > 1 else face.name, face.types]
    parts += ["/".join(face.pt)] if face.pt else []
    parts += [f"loyalty {face.loyalty}"] if face.loyalty else []
    parts += [f"defense {face.defense}"] if face.defense else []
    parts += ["tapped"] if piece.tapped else []
    parts += [f"{count} {kind} counters" if count > 1 else f"{count} {kind} counter" for kind, count in face.counters]
    parts += [f"{face.damage} damage"] if face.damage else []
    parts += ["attacking"] if piece.attacking else []
    parts += ["blocking"] if piece.blocking else []
    parts += face.became
    parts += [{"sick": "summoning sick"}.get(mark, mark) for mark in sorted(face.marks)]
    return ", ".join(parts)
