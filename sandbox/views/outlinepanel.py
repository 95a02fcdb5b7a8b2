"""The table in words, for those who hear it: players, zones, and what lies in each."""
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTreeView


class OutlinePanel(QTreeView):
    """A tree of the outline; Enter on an object is a click on it."""
    wanted = Signal(int)

    def __init__(self, outline):
        super().__init__(headerHidden=True, rootIsDecorated=True)
        self.setModel(outline)
        self.setAccessibleName("The table in words")
        outline.modelReset.connect(self.expandAll)
        self.activated.connect(self._activated)

    def _activated(self, index):
        id = self.model().id_of(index)
        if id:
            self.wanted.emit(id)
