"""The workshop: a card is typed at the left, each line told as it reads, and drawn at the right as it would lie on the table."""
import time

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from sandbox.cards.making import BadCard
from sandbox.cards.proof import UNREAD, insertion
from sandbox.cards.typed import LONGEST, Typed
from sandbox.models.rows import Rows
from sandbox.models.workshop import BACK, Workshop
from sandbox.views.benchparts import Field, Flow, Text, draw_reading, offer_button
from sandbox.views.bits import filled, label, rule
from sandbox.views.card import card_pixmap
from sandbox.views.rowsview import RowsView
from sandbox.views.theme import Theme

FIELDS = (  # field, its name, a hint, row, column, columns
    ("name", "Name", "Goblin Poet", 0, 0, 4), ("cost", "Mana cost", "1R or {1}{R}", 0, 4, 2),
    ("types", "Type line", "Creature — Goblin Bard", 1, 0, 6),
    ("power", "Power", "", 2, 0, 1), ("toughness", "Toughness", "", 2, 1, 1), ("loyalty", "Loyalty", "", 2, 2, 1),
    ("colors", "Color indicator", "none", 2, 3, 3))
LAYOUTS = ("", "transform", "modal")
NEW, BROUGHT = "New card", "Bring back"
WAITS = 250                            # ms without a key, after which the bench is kept
SLICE = 0.02                           # seconds of looking closer at lines, before keys are listened to again


class Reading(Rows):
    """The lines of the text, each with what it was read as."""

    def key(self, record):
        return record.at, record.text

    def said(self, record):
        return f"{record.text}: {record.words}"


class WorkshopDialog(QDialog):
    """wanted: the card is done and should go to a zone ("hand", "battlefield") or only be kept (""). changed: to be kept as it is."""
    wanted = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget, theme: Theme, bench: Workshop, own):
        """own(): the names of the cards that the person made."""
        super().__init__(parent)
        self.setWindowTitle("Workshop")
        self.theme, self.bench, self.own = theme, bench, own
        self.touched, self.reading = set(), Reading(self)
        self.fields = {field: Field(name, hint) for field, name, hint, *_ in FIELDS}
        self.text, self.rows = Text(theme), RowsView(self.reading, draw_reading, 38, theme)
        self.rows.setAccessibleName("Lines as they were read")
        self.picture, self.trouble, self.hint = QLabel(), label("", "warn"), label("", "caption")
        self.trouble.setWordWrap(True)
        self.offers, self.offered = Flow(), ()
        self.waiting = QTimer(self, interval=WAITS, singleShot=True)
        self.drawing, self.looking = QTimer(self, interval=0, singleShot=True), QTimer(self, interval=0, singleShot=True)
        self._place()
        self._connect()
        self.renew()

    # ---- putting together ----
    def _place(self):
        t, page, both = self.theme, QVBoxLayout(self), QHBoxLayout()
        page.setContentsMargins(20, 14, 20, 16)
        page.setSpacing(10)
        both.setSpacing(22)
        left = QWidget()
        left.setLayout(self._left())
        self.area = QScrollArea(widgetResizable=True, horizontalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
                                focusPolicy=Qt.FocusPolicy.NoFocus, frameShape=QScrollArea.Shape.NoFrame)
        self.area.setWidget(left)                          # large text and complaints may need more room than there is
        both.addWidget(self.area, 1)
        both.addLayout(self._right())
        self.fresh = self._button(NEW, "plain", "Clear the bench (what was kept stays kept)")
        self.keep = self._button("Keep", "part", "Among your own cards, in the search of every table (Ctrl+S)")
        self.hand = self._button("Into hand", "part", "Into the hand of whose move it is (Ctrl+Shift+Enter)")
        self.field = self._button("Onto the battlefield", "main", "Under the control of whose move it is (Ctrl+Enter)")
        foot = QHBoxLayout()
        foot.addWidget(self.trouble, 1)
        filled(foot, self.fresh, self.keep, self.hand, self.field)
        page.addLayout(both, 1)
        filled(page, rule(), foot)
        self.resize(min(self.parent().width() - 60, t.px(900)), min(self.parent().height() - 60, t.px(690)))

    def _left(self):
        grid, column = QGridLayout(horizontalSpacing=10, verticalSpacing=6), QVBoxLayout()
        column.setContentsMargins(0, 0, 4, 0)
        for field, _, _, row, place, wide in FIELDS:
            grid.addWidget(self.fields[field], row, place, 1, wide)
        column.setSpacing(6)
        self.below = label("", "warn")
        self.below.setWordWrap(True)
        filled(column, grid, label("Rules text", "caption"))
        for part, least in ((self.text, 64), (self.rows, 42)):
            part.setMinimumHeight(self.theme.px(least))
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)    # they have what the rest leaves
        column.addWidget(self.text, 3)
        filled(column, self.below, self.hint)
        filled(column, self.offers)
        column.addWidget(self.rows, 2)
        return column

    def _right(self):
        column, faces = QVBoxLayout(), QHBoxLayout()
        self.turn = self._button("Other face", "part", "")
        self.layouts = [self._button(words, "mode", tip) for words, tip in (
            ("One face", "The card has one face"), ("Transforms", "Two faces: it enters with the front and can transform [712.1]"),
            ("Modal", "Two faces: either may be cast or played [712.1]"))]
        for button in self.layouts:
            button.setCheckable(True)
            faces.addWidget(button)
        column.setSpacing(8)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        filled(column, faces)
        column.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignHCenter)
        self.elsewhere = label("", "warn")
        self.elsewhere.setWordWrap(True)
        return filled(column, self.elsewhere, 1)

    def _button(self, words, role, tip):
        made = QPushButton(words, autoDefault=False, focusPolicy=Qt.FocusPolicy.TabFocus)
        made.setProperty("role", role)
        made.setToolTip(tip)
        return made

    def _connect(self):
        for field, part in self.fields.items():
            part.typed.connect(lambda words, field=field: self._typed(field, words))
            part.line.editingFinished.connect(lambda field=field: self._left_field(field))
        self.text.typed.connect(lambda words: self._typed("text", words))
        self.text.cursorPositionChanged.connect(self._show_offers)
        self.rows.chosen.connect(self._go_to)
        self.turn.clicked.connect(lambda: self._work(self.bench.turn))
        for button, layout in zip(self.layouts, LAYOUTS):
            button.clicked.connect(lambda _=False, layout=layout: self._work(lambda: self.bench.give_back(layout)))
        self.fresh.clicked.connect(self._fresh)
        for button, zone in ((self.keep, ""), (self.hand, "hand"), (self.field, "battlefield")):
            button.clicked.connect(lambda _=False, zone=zone: self._want(zone))
        for keys, work in (("Ctrl+Return", lambda: self._want("battlefield")), ("Ctrl+Shift+Return", lambda: self._want("hand")),
                           ("Ctrl+S", lambda: self._want("")), ("Ctrl+Space", self._take_first)):
            QShortcut(QKeySequence(keys), self, work)
        self.text.refused.connect(self._too_much)
        self.waiting.timeout.connect(self.changed)
        self.drawing.timeout.connect(self._draw)
        self.looking.timeout.connect(self._look_closer)

    # ---- coming and going ----
    def come(self, place: int | None = None):
        """Shown. place: where in the text the caret should stand; else the name is ready to be typed."""
        self.show()
        self.raise_()
        self.activateWindow()
        if place is None:
            self.fields["name"].line.setFocus()
            self.fields["name"].line.selectAll()
        else:
            self.text.go(place)

    def begin(self, card=None):
        """An empty bench, or a variant of a card."""
        self.bench.begin(card)
        self._begun()

    def _begun(self):
        self.touched.clear()
        self.renew()
        self.changed.emit()

    def _fresh(self):
        """Clears the bench; right after that, it brings back what lay there."""
        if self.bench.cleared:
            self.bench.bring_back()
            self._begun()
            return self.say("")
        name, was_empty = self.bench.card.front.name.strip() or "What had no name yet", self.bench.card.is_empty
        self.bench.clear()
        self._begun()
        self.say("" if was_empty else f"{name} was cleared away: “{BROUGHT}” has it here again.")
        self.fields["name"].line.setFocus()

    def set_theme(self, theme: Theme):
        self.theme = theme
        self.text.set_theme(theme)
        self.rows.set_theme(theme)
        self.renew()

    def hideEvent(self, event):
        super().hideEvent(event)
        self.changed.emit()

    def say(self, words: str, kind="caption"):
        """What came of it, beside the buttons."""
        self.trouble.setProperty("role", kind)
        self.trouble.style().polish(self.trouble)
        self.trouble.setText(words)

    # ---- typing ----
    def _typed(self, field, words):
        self.bench.type_in(field, words)
        if words and field not in ("name", "types"):
            self.touched.add(field)
        self.say("")
        self.refresh()
        self.waiting.start()

    def _left_field(self, field):
        if isValid(self) and self.bench.face != Typed():
            self.touched.add(field)
            self.refresh()

    def _work(self, work):
        """On to another face."""
        work()
        self.renew()
        self.waiting.start()

    def _want(self, zone):
        """Done, if nothing is wrong; else every complaint is shown, and the first field that has one is ready."""
        self.touched |= {*self.fields, "text"}
        try:
            self.bench.made(self.own())
        except BadCard as problem:
            self.refresh()
            self.say(sentence(str(problem)), "warn")
            wrong = next((field for field in self.fields if field in self.bench.complaints(self.own())), None)
            return (self.fields[wrong].line if wrong else self.text).setFocus()
        self.wanted.emit(zone)

    # ---- offers ----
    def _too_much(self, letters):
        self.say(f"That has {letters:,} letters, and a card holds {LONGEST:,}: nothing was put in.", "warn")

    def _take_first(self):
        found = next((offer for offer in self.bench.offers(self.text.place) if offer.is_words), None)
        if found:
            self._take(found)

    def _take(self, offer):
        if offer not in self.bench.offers(self.text.place):    # something was typed since it was offered
            return
        whole, on = insertion(self.bench.face.text, offer)
        before = len(whole) - (len(self.bench.face.text) - offer.end)
        self.text.write(offer.start, offer.end, whole[offer.start:before])
        self.text.go(on)

    def _go_to(self, row):
        record = self.reading.record(row)
        if record:
            self.text.go(record.at)

    def _offer(self, offer):
        button = offer_button(offer)
        button.clicked.connect(lambda: self._take(offer))
        return button

    # ---- showing ----
    def renew(self):
        """Everything from the bench."""
        for field, part in self.fields.items():
            part.show_words(getattr(self.bench.face, field))
        self.text.show_words(self.bench.face.text)
        self.refresh()

    def refresh(self):
        """What is told at once of what is typed; what takes longer comes when no key waits."""
        bench = self.bench
        wrong = bench.complaints(self.own())
        for field, part in self.fields.items():
            part.complain(wrong.get(field, "") if field in self.touched else "")
        self.below.setText(sentence(wrong.get("text", "")))
        self.below.setVisible("text" in wrong)
        self.fields["loyalty"].setVisible("planeswalker" in bench.types or bool(bench.face.loyalty))
        self._show_lines()
        self._show_faces()
        self._show_offers()
        self.drawing.start()

    def _show_lines(self):
        lines = self.bench.judged()
        self.text.mark(lines)
        self.reading.show(self.bench.rows(lines))
        self.looking.start()

    def _look_closer(self):
        """Where unread lines are no longer understood, the one with the caret first."""
        began, found = time.monotonic(), False
        while time.monotonic() - began < SLICE and self.bench.look_closer(self.text.place):
            found = True
        if found:
            self._show_lines()
        self._show_offers()

    def _draw(self):
        bench, t = self.bench, self.theme
        room = self.parent().height() - 60 - t.px(170)     # what stands around the picture; all of it fits the window at any size of text
        self.offers.most = 1 if room < t.px(330) else 3
        wide = max(120, min(t.px(272), round(room * 320 / 446)))
        self.picture.setPixmap(card_pixmap(bench.picture(), wide, round(wide * 446 / 320), t, self.devicePixelRatioF()))
        self.picture.setAccessibleName(f"{bench.face.name or 'A card'} as it would be drawn")

    def _show_faces(self):
        bench = self.bench
        layout = bench.card.layout if bench.card.back else ""
        for button, this in zip(self.layouts, LAYOUTS):
            button.setChecked(this == layout)
        self.fresh.setText(BROUGHT if bench.cleared else NEW)
        self.turn.setVisible(bool(layout))
        self.turn.setText("To the front" if bench.side == BACK else "To the back")
        self.elsewhere.setText(bench.elsewhere() if self.touched else "")

    def _show_offers(self):
        line = self.bench.line_at(self.text.place)
        if not self.bench.is_known(line):
            return self.looking.start()                    # it is told when that has been found out
        found = self.bench.offers(self.text.place)
        if found != self.offered:
            self.offered = found
            self.offers.show_parts([self._offer(offer) for offer in found])
        unread = sum(row.state == UNREAD for row in self.reading.records)
        count = f"{unread} line{'s' if unread != 1 else ''} not understood: played by hand" if unread else "every line is read"
        where = "What could stand there instead (Ctrl+Space takes the first):" if found else \
            "It can mean different things." if line and line.state == UNREAD else sentence(count)
        self.hint.setText(where if self.reading.records else "" if self.bench.face.text.strip() else "No text yet.")


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('?', '.')) else '.'}" if words else ""
