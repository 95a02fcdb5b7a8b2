"""A deck that was opened: what was found of it and what was not, and where its cards are to go."""
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from sandbox.models.decking import headline
from sandbox.views.bits import filled, label
from sandbox.views.theme import Theme

WAYS = (("shuffled", "Library, shuffled"), ("library", "Library, as listed"), ("hand", "Hand"), ("piles", "As piles, in the search"))

KEYS = Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4


class DeckOffer(QFrame):
    """Lies over the table and holds nothing up. wanted: one of WAYS, and for which seat; the number keys say it too, Esc closes."""
    wanted = Signal(str, int)

    def __init__(self, parent: QWidget, theme: Theme, found, players, seat):
        super().__init__(parent, objectName="overlay", focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme, self.found = theme, found
        self.setAccessibleName(f"A deck: {headline(found)}")
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(8)
        title = label(found.deck.name or found.deck.form.capitalize(), "title")
        title.setWordWrap(True)
        filled(column, title, label(f"{found.deck.form.capitalize()}: {headline(found)}", "second"))
        if lines := self._lines():
            column.addWidget(self._told(lines))
        head, row = QHBoxLayout(), QHBoxLayout()
        filled(head, label("For", "caption"), *self._players(players, seat), 1)
        self.buttons = {}
        for at, (way, words) in enumerate(WAYS, 1):
            button = self.buttons[way] = QPushButton(f"{at}  {words}", focusPolicy=Qt.FocusPolicy.TabFocus)
            button.setProperty("role", "main" if at == 1 else "part")
            button.setEnabled(bool(found.known))
            button.clicked.connect(lambda _=False, way=way: self._give(way))
            row.addWidget(button)
        self.shut = QPushButton("Close", focusPolicy=Qt.FocusPolicy.TabFocus)
        self.shut.setProperty("role", "plain")
        self.shut.clicked.connect(self.close)
        row.addWidget(self.shut)
        filled(column, head, row)
        parent.installEventFilter(self)

    def _players(self, players, seat):
        """A button for each, one of them chosen."""
        self.whose = QButtonGroup(self)
        for at, name in enumerate(players):
            button = QPushButton(name, checkable=True, checked=at == seat, focusPolicy=Qt.FocusPolicy.TabFocus)
            button.setProperty("role", "mode")
            self.whose.addButton(button, at)
        return self.whose.buttons()

    def _lines(self):
        """(words, role): what is not known here, then what was not carried over."""
        missing = [(f"{slot.count} × {slot.name[:80]}: {why}", "warn") for slot, why in self.found.missing]
        return missing + [(words, "caption") for words in self.found.told()]

    def _told(self, lines):
        inside, column = QWidget(), QVBoxLayout()
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(3)
        for words, role in lines:
            made = label(words, role)
            made.setWordWrap(True)
            column.addWidget(made)
        column.addStretch(1)
        inside.setLayout(column)
        area = QScrollArea(widgetResizable=True, horizontalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inside)
        area.setAccessibleName("What was not found or not carried over")
        self.told = area
        area.setFixedHeight(min(self.theme.px(160), self.theme.px(20) * len(lines) + 8))
        return area

    def _give(self, way):
        if self.found.known:
            self.close()
            self.wanted.emit(way, self.whose.checkedId())

    def keyPressEvent(self, event):
        if event.key() in KEYS:
            self._give(WAYS[KEYS.index(event.key())][0])
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def event(self, event):
        """While it has the keys, its own go before the table's."""
        if event.type() == event.Type.ShortcutOverride and event.key() in (Qt.Key.Key_Escape, *KEYS):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched, event):
        if event.type() == event.Type.Resize and self.isVisible():
            self.place()
        return False

    def come(self):
        self.place()
        self.show()
        self.raise_()
        self.setFocus()

    def place(self):
        room = self.parentWidget().rect()
        wide = min(room.width() - 24, max(self.theme.px(560), self.sizeHint().width()))
        self.setFixedWidth(wide)
        self.adjustSize()
        self.move((room.width() - wide) // 2, max(8, (room.height() - self.height()) // 3))
