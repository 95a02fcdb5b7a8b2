"""A new game offered: how many play, what each is called and plays with, and who begins."""
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from sandbox.models.newgame import BY_CHANCE, FEWEST, MOST, PEOPLE, SEATED, complaints
from sandbox.views.bits import filled, label
from sandbox.views.deckoffer import Told
from sandbox.views.theme import Theme

NO_KEYS = Qt.KeyboardModifier.NoModifier
OPEN = "From a file …"
WAYS = ((BY_CHANCE, "Chance names who chooses"), (SEATED, "The first in this list"))


class GameOffer(Told):
    """Lies over the table; Enter begins, Esc closes. wanted: [(name, deck)], who begins; file_wanted: the row that asks for a file."""
    wanted = Signal(list, str)
    file_wanted = Signal(int)

    def __init__(self, parent: QWidget, theme: Theme, shelf):
        self.shelf, self.rows, self.counts = list(shelf), [], {}
        super().__init__(parent, theme, "New game", "Two to four people at one window, each with a deck. Opening hands and mulligans are "
                         "asked below the table.", [])

    # ---- what stands in it ----
    def _foot(self):
        how, ends = QHBoxLayout(), QHBoxLayout()
        filled(how, label("Players", "caption"), *self._how_many(), 1, label("Who begins", "caption"), *self._who_begins())
        self.grid, self.warning = QGridLayout(), label("", "warn")
        self.warning.setWordWrap(True)
        self.warning.hide()
        self.begin = QPushButton("Begin", default=True)
        self.begin.setProperty("role", "main")
        self.begin.clicked.connect(self._begin)
        filled(ends, 1, self.shut, self.begin)
        filled(self.column, how, self.grid, self.warning, ends)
        for seat in range(MOST):
            self._add_row(seat)
        self.show_players(FEWEST)

    def _how_many(self):
        group = QButtonGroup(self)
        for count in range(FEWEST, MOST + 1):
            button = self.counts[count] = QPushButton(str(count), checkable=True, checked=count == FEWEST)
            button.setProperty("role", "mode")
            button.setAccessibleName(f"{count} players")
            button.clicked.connect(lambda _=False, count=count: self.show_players(count))
            group.addButton(button)
        return group.buttons()

    def _who_begins(self):
        self.first = QComboBox()
        self.first.setAccessibleName("Who begins")
        for way, words in WAYS:
            self.first.addItem(words, way)
        return [self.first]

    def _add_row(self, seat):
        name, decks = QLineEdit(PEOPLE[seat], maxLength=24), QComboBox()
        name.setAccessibleName(f"Name of player {seat + 1}")
        decks.setAccessibleName(f"Deck of player {seat + 1}")
        for deck in self.shelf:
            decks.addItem(deck.title)
        decks.addItem(OPEN)
        decks.setCurrentIndex(seat % max(1, len(self.shelf)))
        decks.activated.connect(lambda at, seat=seat: self._chosen(seat, at))
        self.rows.append((name, decks))
        self.grid.addWidget(name, seat, 0)
        self.grid.addWidget(decks, seat, 1)
        self.grid.setColumnStretch(1, 1)

    def show_players(self, count):
        """So many rows."""
        self.players = count
        for seat, row in enumerate(self.rows):
            for part in row:
                part.setVisible(seat < count)
        self._warn()
        self.place()

    def take(self, seat, deck):
        """A deck from a file, for that row and for the others to choose as well."""
        self.shelf.append(deck)
        for _, decks in self.rows:
            decks.insertItem(len(self.shelf) - 1, deck.title)
        self.rows[seat][1].setCurrentIndex(len(self.shelf) - 1)
        self._warn()

    # ---- what a person does in it ----
    def _chosen(self, seat, at):
        if at == len(self.shelf):
            self.rows[seat][1].setCurrentIndex(0)
            self.file_wanted.emit(seat)
        self._warn()

    def chosen(self):
        """[(name, deck)] as it stands there."""
        return [(name.text().strip() or PEOPLE[seat], self.shelf[decks.currentIndex()].found)
                for seat, (name, decks) in enumerate(self.rows[:self.players])]

    def _warn(self):
        lines = [f"{name}: {line}" for name, deck in self.chosen() for line in complaints(deck)[:2]]
        self.warning.setText("\n".join(lines))
        self.warning.setVisible(bool(lines))

    def _begin(self):
        self.close()
        self.wanted.emit(self.chosen(), self.first.currentData())

    def event(self, event):
        """While somebody chooses here, arrows, letters and Enter are not the table's."""
        if event.type() == event.Type.ShortcutOverride and event.modifiers() in (NO_KEYS, Qt.KeyboardModifier.ShiftModifier):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        else:
            super().keyPressEvent(event)

    def come(self):
        super().come()
        self.rows[0][1].setFocus()


