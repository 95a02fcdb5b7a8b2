"""A deck that was opened: what was found of it and what was not, and where its cards are to go."""
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from sandbox.models.decking import headline
from sandbox.views.bits import filled, label, lie_over
from sandbox.views.theme import Theme

WAYS = (("shuffled", "Library, shuffled"), ("library", "Library, as listed"), ("hand", "Hand"), ("piles", "As piles, in the search"))

KEYS = Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4


class Told(QFrame):
    """A heading and a list of lines over the table, which holds nothing up; Esc closes it. lines: (words, role)."""
    keys: tuple = ()

    def __init__(self, table: QWidget, theme: Theme, title, second, lines):
        super().__init__(table.window(), objectName="overlay", focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table, self.theme, self.column = table, theme, QVBoxLayout(self)
        self.setAccessibleName(f"{title}: {second}")
        self.column.setContentsMargins(18, 14, 18, 14)
        self.column.setSpacing(8)
        heading, below = label(title, "title"), label(second, "second")
        heading.setWordWrap(True)
        below.setWordWrap(True)
        filled(self.column, heading, below, *([self._list(lines)] if lines else []))
        self.shut = QPushButton("Close", focusPolicy=Qt.FocusPolicy.TabFocus)
        self.shut.setProperty("role", "plain")
        self.shut.clicked.connect(self.close)
        self._foot()
        table.installEventFilter(self)

    def _foot(self):
        self.column.addWidget(self.shut, 0, Qt.AlignmentFlag.AlignRight)

    def _list(self, lines):
        inside, column = QWidget(), QVBoxLayout()
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(3)
        for words, role in lines:
            made = label(words, role)
            made.setWordWrap(True)
            column.addWidget(made)
        column.addStretch(1)
        inside.setLayout(column)
        self.told = QScrollArea(widgetResizable=True, horizontalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.told.setFrameShape(QScrollArea.Shape.NoFrame)
        self.told.setWidget(inside)
        self.told.setAccessibleName("What was not carried over")
        self.told.setFixedHeight(min(self.theme.px(170), self.theme.px(22) * len(lines) + 8))
        return self.told

    def event(self, event):
        """While it has the keys, its own go before the table's."""
        if event.type() == event.Type.ShortcutOverride and event.key() in (Qt.Key.Key_Escape, *self.keys):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

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
        """As wide as its buttons need, over the table, or over all of the window where the table is too narrow."""
        wanted = max(self.theme.px(560), self.minimumSizeHint().width())
        room = self.table if wanted <= self.table.width() - 24 else self.window()
        self.setFixedWidth(min(room.width() - 24, wanted))
        self.adjustSize()
        lie_over(self, self.table, max(8, (self.table.height() - self.height()) // 3))


class DeckOffer(Told):
    """Lies over the table and holds nothing up. wanted: one of WAYS, and for which seat; the number keys say it too, Esc closes."""
    wanted = Signal(str, int)
    keys = KEYS

    def __init__(self, table: QWidget, theme: Theme, found, players, seat):
        self.found, self.players, self.seat, self.buttons = found, players, seat, {}
        form = found.deck.form.capitalize()
        missing = [(f"{slot.count} × {slot.name[:80]}: {why}", "warn") for slot, why in found.missing]
        super().__init__(table, theme, found.deck.name or form, f"{form}: {headline(found)}",
                         missing + [(words, "caption") for words in found.told()])

    def _foot(self):
        head, row = QHBoxLayout(), QHBoxLayout()
        filled(head, label("For", "caption"), *self._players(), 1)
        for at, (way, words) in enumerate(WAYS, 1):
            button = self.buttons[way] = QPushButton(f"{at}  {words}", focusPolicy=Qt.FocusPolicy.TabFocus)
            button.setProperty("role", "main" if at == 1 else "part")
            button.setEnabled(bool(self.found.known))
            button.clicked.connect(lambda _=False, way=way: self._give(way))
            row.addWidget(button)
        row.addWidget(self.shut)
        filled(self.column, head, row)

    def _players(self):
        """A button for each, one of them chosen."""
        self.whose = QButtonGroup(self)
        for at, name in enumerate(self.players):
            button = QPushButton(name, checkable=True, checked=at == self.seat, focusPolicy=Qt.FocusPolicy.TabFocus)
            button.setProperty("role", "mode")
            self.whose.addButton(button, at)
        return self.whose.buttons()

    def _give(self, way):
        if self.found.known:
            self.close()
            self.wanted.emit(way, self.whose.checkedId())

    def keyPressEvent(self, event):
        if event.key() in KEYS:
            self._give(WAYS[KEYS.index(event.key())][0])
        else:
            super().keyPressEvent(event)
