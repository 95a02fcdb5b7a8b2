"""The gallery: every scenario that comes with the sandbox, on shelves by card and by rule, found by a word and opened by Enter."""
from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sandbox.models.gallery import Gallery
from sandbox.views.bits import Words, emptied, filled, label, rule
from sandbox.views.paint import CENTER, RIGHT, pill, write
from sandbox.views.rowsview import RowsView, say
from sandbox.views.ruled import ruled
from sandbox.views.theme import Theme, advance

DOWN, UP, LEFT, RIGHTWARD = Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right
ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter
NOTHING = "Nothing here fits “{}”. A search looks through titles, ids, rule numbers and the cards on the table."
LONGEST = 40                                          # letters of a search that are said again


class GalleryDialog(QDialog):
    """Shelves at the left, their scenarios at the right, what the chosen one says of itself below. wanted: a scenario's key."""
    wanted = Signal(str)

    def __init__(self, parent: QWidget, theme: Theme, gallery: Gallery | None = None):
        super().__init__(parent)
        self.setWindowTitle("Gallery")
        self.theme, self.gallery = theme, gallery or Gallery(self)
        self.field = QLineEdit(placeholderText="Title, id, rule or card", clearButtonEnabled=True)
        self.field.setAccessibleName("Search the gallery")
        self.shelves = ShelfRows(self.gallery.shelves, draw_shelf, 30, theme)
        self.shelves.setAccessibleName("Shelves")
        self.rows = ShelfRows(self.gallery, draw_entry, 50, theme)
        self.rows.setAccessibleName("Scenarios")
        self.count, self.nothing = label("", "caption"), label("", "second")
        self.nothing.setWordWrap(True)
        self.nothing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)     # one long word widens nothing
        self.below = QVBoxLayout()
        self.open = QPushButton("Open", autoDefault=False)
        self.open.setProperty("role", "main")
        self._place()
        self._connect()

    def _place(self):
        t = self.theme
        left, right, both, page = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        self.left = QWidget()
        self.left.setFixedWidth(t.px(252))
        left.setContentsMargins(0, 0, 0, 0)
        self.left.setLayout(filled(left, self.shelves))
        right.setSpacing(8)
        filled(right, self.count, self.nothing, self.rows)
        right.setStretchFactor(self.rows, 1)
        both.setSpacing(20)
        filled(both, self.left)
        both.addLayout(right, 1)
        page.setContentsMargins(20, 16, 20, 16)
        page.setSpacing(12)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(20)
        title = label("Gallery", "title")
        title.setFixedWidth(t.px(252))
        self.heading = title
        foot.setSpacing(20)
        self.below.setSpacing(2)
        foot.addLayout(self.below, 1)
        foot.addWidget(self.open, 0, Qt.AlignmentFlag.AlignBottom)
        filled(page, filled(head, title, self.field))
        page.addLayout(both, 1)
        filled(page, rule(), foot)
        self.resize(min(self.parent().width() - 80, t.px(1040)), min(self.parent().height() - 80, t.px(720)))

    def _connect(self):
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(lambda: self._open(max(0, self.rows.currentIndex().row())))
        self.field.installEventFilter(self)
        self.shelves.selectionModel().currentChanged.connect(lambda now, _: self._shelf(now.row()))
        self.shelves.chosen.connect(self._shelf)
        self.shelves.aside.connect(lambda by: by > 0 and self._into_rows())
        self.rows.aside.connect(lambda by: by < 0 and self.shelves.setFocus())
        self.rows.entered.connect(self._open)
        self.shelves.entered.connect(lambda _: self._into_rows())
        self.rows.doubled.connect(self._open)
        self.rows.selectionModel().currentChanged.connect(lambda now, _: self._tell(now.row()))
        self.open.clicked.connect(lambda: self._open(self.rows.currentIndex().row()))

    # ---- coming and going ----
    def come(self):
        """Shown, with the files as they are now, and the search field ready."""
        self.gallery.look_again()
        self._keep()
        self.show()
        self.raise_()
        self.activateWindow()
        self.field.setFocus()
        self.field.selectAll()

    def tell(self, key: str, trouble: str):
        """Why a file can't be opened, in its row."""
        self.gallery.tell(key, trouble)
        self._keep(key)

    def set_theme(self, theme: Theme):
        self.theme = theme
        for rows in (self.shelves, self.rows):
            rows.set_theme(theme)
        self.left.setFixedWidth(theme.px(252))
        self.heading.setFixedWidth(theme.px(252))
        self._tell(self.rows.currentIndex().row())

    # ---- inside ----
    def _look(self, query):
        self.gallery.look_for(query)
        self._keep()

    def _shelf(self, row):
        record = self.gallery.shelves.record(row)
        if record and not record.heading and record.key != self.gallery.open:
            self.gallery.open_shelf(record.key)
            self._keep()

    def _keep(self, key=None):
        """The shelf that is open is marked, and so is a scenario; the first, unless told."""
        gallery, shelves = self.gallery, self.gallery.shelves
        self.shelves.setCurrentIndex(shelves.index(max(0, shelves.row_of(gallery.open))))
        row = gallery.row_of(key) if key else 0
        self.rows.setCurrentIndex(gallery.index(max(0, row)))
        self.rows.scrollTo(self.rows.currentIndex())
        number = gallery.rowCount()
        self.count.setText(f"{number} scenario{'' if number == 1 else 's'}")
        self.count.setVisible(bool(number))
        self.rows.setVisible(bool(number))
        self.nothing.setVisible(not number)
        sought = gallery.query.strip()
        told = sought if len(sought) <= LONGEST else sought[:LONGEST].rstrip() + "…"
        self.nothing.setText(NOTHING.format(told) if sought else "Nothing stands on this shelf yet.")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._tell(self.rows.currentIndex().row())

    def _tell(self, row):
        """What a scenario says of itself."""
        emptied(self.below)
        one, t = self.gallery.record(row), self.theme
        self.open.setEnabled(one is not None)
        if one is None:
            return filled(self.below, label("", "second"))
        rules = f"Rules {', '.join(one.rules)}" if len(one.rules) > 1 else f"Rule {one.rule}" if one.rule else one.path.name
        about = Words(one.trouble or one.about or one.title, t, "small", t.warn if one.trouble else t.ink2, most=640)
        about.setFixedHeight(min(t.px(52), about.heightForWidth(max(200, self.width() - t.px(180)))))
        filled(self.below, about, ruled(rules, t))

    def _open(self, row):
        record = self.gallery.record(row)
        if record:
            self.wanted.emit(record.key)

    def _into_rows(self):
        if self.gallery.rowCount():
            self.rows.setFocus()

    def eventFilter(self, watched, event):
        """From the field, the arrow keys walk through the scenarios."""
        if event.type() == QEvent.Type.KeyPress and event.key() in (DOWN, UP):
            row = self.rows.currentIndex().row() + (1 if event.key() == DOWN else -1)
            self.rows.setCurrentIndex(self.gallery.index(max(0, min(self.gallery.rowCount() - 1, row))))
            return True
        return super().eventFilter(watched, event)


class ShelfRows(RowsView):
    """Rows that are walked by all four arrows. entered: Enter on a row; aside: −1 or 1, toward the list beside it."""
    entered = Signal(int)
    aside = Signal(int)

    def keyPressEvent(self, event):
        if event.key() in ENTER and self.currentIndex().isValid():
            self.entered.emit(self.currentIndex().row())
        elif event.key() in (LEFT, RIGHTWARD):
            self.aside.emit(-1 if event.key() == LEFT else 1)
        else:
            super().keyPressEvent(event)


def draw_shelf(p, box, shelf, t: Theme, current, view):
    """A heading, or a shelf with its number; an empty one is pale."""
    if shelf.heading:
        return write(p, box.adjusted(8, t.px(6), 0, 0), shelf.name, t.font("caption", True), t.ink3)
    count, ink = str(shelf.count), t.ink if shelf.count else t.ink3
    wide = advance(count, t.px("caption")) + 12
    say(p, box.adjusted(8, 0, -wide - 8, 0), (shelf.name,), t.font("body", current), ink)
    write(p, box.adjusted(0, 0, -10, 0), count, t.font("caption"), t.ink3, RIGHT)


def draw_entry(p, box, one, t: Theme, current, view):
    """Id and title, the key rule at the right; below, what it is about, or why it can't be opened."""
    top, low = box.adjusted(10, t.px(6), -12, -t.px(25)), box.adjusted(10 + t.px(48), t.px(25), -12, -t.px(7))
    if one.id:
        mark = QRectF(top.x(), top.y(), t.px(38), top.height())
        pill(p, mark, t.raised if current else t.accent_soft, None, 0.22)
        write(p, mark, one.id, t.font("caption", True), t.accent, CENTER)
    title, right = top.adjusted(t.px(48), 0, 0, 0), t.px(56)
    write(p, title, one.rule, t.font("caption"), t.ink2 if current else t.ink3, RIGHT)
    if one.is_contrast:
        wide = advance("contrast", t.px("caption")) + t.px(14)
        chip = QRectF(title.right() - right - wide + t.px(2), title.y() + 1, wide, title.height() - 2)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(t.line if t.name != "contrast" else t.ink3), 1))
        p.drawRoundedRect(chip, 4, 4)
        write(p, chip, "contrast", t.font("caption"), t.ink2, CENTER)
        right += wide + t.px(8)
    say(p, title.adjusted(0, 0, -right, 0), (one.title,), t.font("body", True), t.ink)
    say(p, low, (one.trouble or one.about,), t.font("small"), t.warn if one.trouble else t.ink2)
