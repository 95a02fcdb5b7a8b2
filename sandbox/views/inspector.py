"""One object in full: the card, what was read, what it is now, and the microscope: why, effect by effect, in the order applied."""
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from sandbox.views.bits import Words, filled, label, rule
from sandbox.views.card import MARGIN, card_pixmap
from sandbox.views.microscope import microscope
from sandbox.views.ruled import ruled
from sandbox.views.theme import Theme

HINTS = (
    "Point at a card to see it here, and why it is what it is.",
    "Drag a card to use it; the right button shows all it can do, and why not.",
    "The left arrow key takes back, the right one goes on. Another move instead begins a branch: see Timeline.",
    "? shows all keys.",
)
LEGEND = ("One tick: every line of the card is read. Two: it also ran by itself, cast, triggered and activated, without an error. "
          "Three: it also stands in a scenario that comes out as the rules say.")
LATEST = 12                            # so much of an object's history is shown
TOP, FAR = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight


class Picture(QLabel):
    """The card drawn large; a click on one with a line that was not understood leads to the workshop, as the button below does."""
    clicked = Signal()

    def __init__(self):
        super().__init__(alignment=TOP | Qt.AlignmentFlag.AlignHCenter)

    def mouseReleaseEvent(self, event):
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class Inspector(QScrollArea):
    """Shows an Inspection; side by side where there is room. mend: a card, its face and the line of it that was not understood."""
    mend = Signal(object, str, str)

    def __init__(self, theme: Theme):
        super().__init__(widgetResizable=True, horizontalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.theme, self.shown, self.wide, self.turned = theme, None, None, False
        self.note, self.menders = ("", ""), []
        self.setAccessibleName("Inspector")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self._build()

    def set_theme(self, theme: Theme):
        self.theme = theme
        self._build()

    def show_inspection(self, inspection):
        """None shows what to do."""
        if inspection != self.shown:
            self.shown, self.turned = inspection, False
            self._build()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        form = self.width() // 12 if self.width() < 640 * self.theme.scale else "wide"
        if form != self.wide:
            self.wide = form
            self._build()

    def _build(self):
        inside = QWidget()
        is_wide = self.wide == "wide"
        outer = (QHBoxLayout if is_wide else QVBoxLayout)(inside)
        outer.setSpacing(20 if is_wide else 6)
        outer.setContentsMargins(12, 8, 12, 8)
        if self.shown is None:
            filled(outer, *self._idle(), 1)
        else:
            filled(outer, self._picture(is_wide))
            outer.addLayout(self._facts(), 1)
        self.setWidget(inside)

    def _idle(self):
        """Nothing is looked at: the note of the moment, and what to do."""
        t = self.theme
        title, note = self.note
        words = [label(title, "title", t.px(4))] if title and note else []
        for part in words:
            part.setWordWrap(True)
        words += [Words(line, t, "body", t.ink2, most=300) for line in note.splitlines() if line.strip()]
        hints = [Words(line, t, "small", t.ink3, most=300) for line in HINTS]
        return [*words, rule(), *hints] if words else hints

    def show_note(self, title: str, note: str):
        """What the moment says of itself; shown while nothing is looked at."""
        if (title, note) != self.note:
            self.note = title, note
            if self.shown is None:
                self._build()

    def _picture(self, is_wide):
        t, seen = self.theme, self.shown
        column = QVBoxLayout()
        wide = 320 if is_wide else max(120, min(round(224 * t.scale), self.width() - 64))
        picture = Picture()
        picture.clicked.connect(lambda: self.menders[0].click() if self.menders else None)
        face = seen.back if self.turned and seen.back else seen.face
        picture.setPixmap(card_pixmap(face, wide, round(wide * 446 / 320), t, self.devicePixelRatioF()))
        picture.setAccessibleName(f"{face.name}, {face.types}")
        filled(column, picture)
        if seen.back:
            turn = QPushButton("Other face", focusPolicy=Qt.FocusPolicy.TabFocus)
            turn.setProperty("role", "plain")
            turn.clicked.connect(self._turn)
            column.addWidget(turn, 0, Qt.AlignmentFlag.AlignHCenter)
        where = label(seen.zone, "caption")
        where.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        where.setWordWrap(True)
        if face.figures:
            where.setText(f"{seen.zone}\n{in_words(face.figures)}")
            picture.setToolTip(LEGEND)
            where.setToolTip(LEGEND)
        return filled(column, where, *([1] if is_wide else []))

    def _turn(self):
        self.turned = not self.turned
        self._build()

    def _facts(self):
        t, seen, column = self.theme, self.shown, QVBoxLayout()
        column.setSpacing(8)
        column.setContentsMargins(0, MARGIN, 0, 0)
        self.menders = [self._mender(one) for one in seen.read if one.unread and seen.card]
        if seen.read:
            filled(column, label("READ AS", "head"), self._told((one.text, one.meaning, one.rule) for one in seen.read), *self.menders)
        filled(column, label("NOW, AND WHY", "head", t.px(8)))
        for one in seen.now:
            name = label(one.title, "second")
            name.setFixedWidth(t.px(84))
            head = [name, Words(one.value, t, bold=True), ruled(one.origin, t, top=t.px(2))]
            filled(column, rule(), grid(t, [head], 0), *([Words(one.why, t, "small", t.ink2)] if one.why else []),
                   *([microscope(one.effects, t, is_wide=self.wide == "wide")] if one.effects else []))
        if seen.happened:
            filled(column, label("WHAT HAPPENED TO IT, THE LATEST FIRST", "head", t.px(8)), self._told(
                (one.words, "" if one.words == one.moment else one.moment, one.rule) for one in seen.happened[:LATEST]))
        column.addStretch(1)
        return column

    def _mender(self, one):
        """On to the workshop with a line that was not understood."""
        words = one.text if len(one.text) < 26 else one.text[:24].rsplit(" ", 1)[0] + " …"
        made = QPushButton(f"Mend “{words}” …", focusPolicy=Qt.FocusPolicy.TabFocus)
        made.setToolTip("Opens a variant of this card in the workshop, where reading ended")
        seen = self.shown
        made.clicked.connect(lambda: self.mend.emit(seen.card, seen.side, one.unread))
        return made

    def _told(self, lines):
        """(words, what is said of them, rule) in three columns; where it is narrow the second stands below the first."""
        t, made = self.theme, QGridLayout(horizontalSpacing=self.theme.px(12), verticalSpacing=0)
        for at, (words, second, rule_) in enumerate(lines):
            below = self.wide != "wide"
            made.addWidget(Words(words, t, "small"), at * 3, 0, TOP)
            if second:
                made.addWidget(Words(second, t, "small", t.ink2), at * 3 + below, 0 if below else 1, TOP)
            made.addWidget(ruled(rule_, t, top=t.px(2)), at * 3, 2, FAR)
            made.setRowMinimumHeight(at * 3 + 2, 6)
        made.setColumnStretch(0, 1)
        return made


def in_words(figures) -> str:
    """What has been shown of a card, for the caption below it."""
    return " · ".join({"read": "every line read", "ran": "ran by itself", "agreed": "agreed in a scenario"}[one] for one in figures)


def grid(theme: Theme, rows, gap):
    """Rows of cells; a third cell stands at the right edge."""
    made = QGridLayout(horizontalSpacing=theme.px(12), verticalSpacing=gap)
    for line, cells in enumerate(rows):
        for place, cell in enumerate(cells):
            made.addWidget(cell, line, place, FAR if place == 2 and len(cells) == 3 else TOP)
    made.setColumnStretch(1, 1)
    return made
