"""A list that players look at: what differs between then and now is said row by row, so that a view keeps its place."""
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt


class Rows(QAbstractListModel):
    """Rows of any frozen records, each known by a key that stays the same while the row stays. Read-only."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self._keys: list = []
        self._records: list = []

    # ---- what a kind of list says about its records ----
    def key(self, record):
        """What tells this row from all others of the list."""
        return record.key

    def said(self, record) -> str:
        """The row in words: what is shown without a painter, and what a screen reader speaks."""
        return record.words

    # ---- Qt asks ----
    def rowCount(self, parent=QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._records)

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        if not index.isValid() or index.row() >= len(self._records):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.said(self._records[index.row()])
        return None

    # ---- views ask ----
    def record(self, row: int):
        """The record of a row, or None when there is no such row."""
        return self._records[row] if 0 <= row < len(self._records) else None

    def row_of(self, key) -> int:
        """The row with this key, -1 when it is not shown."""
        return self._keys.index(key) if key in self._keys else -1

    @property
    def records(self) -> tuple:
        return tuple(self._records)

    # ---- the table tells ----
    def show(self, records):
        """Replaces the rows by these, with signals for what differs only."""
        records = list(records)
        keys = [self.key(record) for record in records]
        head = _common(self._keys, keys)
        tail = _common(self._keys[head:][::-1], keys[head:][::-1])
        self._leave(head, len(self._keys) - tail)
        self._arrive(head, keys[head:len(keys) - tail], records[head:len(keys) - tail])
        self._change(records)

    def _leave(self, first, end):
        if first < end:
            self.beginRemoveRows(QModelIndex(), first, end - 1)
            del self._keys[first:end], self._records[first:end]
            self.endRemoveRows()

    def _arrive(self, first, keys, records):
        if records:
            self.beginInsertRows(QModelIndex(), first, first + len(records) - 1)
            self._keys[first:first], self._records[first:first] = keys, records
            self.endInsertRows()

    def _change(self, records):
        differ = [row for row, record in enumerate(records) if self._records[row] != record]
        self._records[:] = records
        if differ:
            self.dataChanged.emit(self.index(differ[0]), self.index(differ[-1]))


def _common(one, other) -> int:
    """How many entries two lists begin with alike."""
    same = 0
    for a, b in zip(one, other):
        if a != b:
            break
        same += 1
    return same
