"""The card search: a name or fields, and rows that are carried to any zone."""
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from sandbox.models.finding import Finding
from sandbox.views.bits import filled, label
from sandbox.views.carry import Cargo
from sandbox.views.paint import RIGHT, write
from sandbox.views.pips import draw_cost
from sandbox.views.rowsview import RowsView, say
from sandbox.views.theme import Theme

LEGEND = "Ticks: every line is read · it ran by itself without an error · it stands in a scenario that comes out as expected"


class SearchPanel(QWidget):
    """Finds cards. taken: a row is being dragged; looked_at: the card the person looks at; wanted: Enter or double click on it; settled:
    of every card shown it is known how much of it is read."""
    taken = Signal(object, QPointF)            # Cargo, pointer on the screen
    looked_at = Signal(str)
    wanted = Signal(str)
    menu_wanted = Signal(str, QPoint)          # the right button on it
    settled = Signal()

    def __init__(self, theme: Theme, library=None):
        super().__init__()
        self.finding = Finding(library)
        self.field = QLineEdit(placeholderText="Name, or t:goblin c:r mv<=3", clearButtonEnabled=True)
        self.field.setAccessibleName("Search for cards")
        self.count = label("", "caption")
        self.count.setToolTip(LEGEND)
        self.rows = CardRows(self.finding, theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 8, 8)
        column.setSpacing(8)
        self.pile = self._pile_head()
        filled(column, self.field, self.pile, self.count, self.rows)
        self.field.textChanged.connect(self.look)
        self.field.returnPressed.connect(lambda: self._want(0))
        self.field.installEventFilter(self)
        self.rows.picked_up.connect(self.taken)
        self.rows.chosen.connect(self._look_at)
        self.rows.doubled.connect(self._want)
        self.rows.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.rows.customContextMenuRequested.connect(self._menu)
        self.rows.selectionModel().currentChanged.connect(lambda now, _: self._look_at(now.row()))
        self.reader = QTimer(self, interval=30)
        self.reader.timeout.connect(self._read)
        self.look("")

    def _pile_head(self):
        """Whose cards alone are shown, and the way back to all."""
        head, row = QWidget(), QHBoxLayout()
        self.pile_name, self.all_cards = label("", "strong"), QPushButton("All cards", focusPolicy=Qt.FocusPolicy.TabFocus)
        self.pile_name.setWordWrap(True)
        self.all_cards.clicked.connect(lambda: self.open_pile(None))
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.pile_name, 1)
        row.addWidget(self.all_cards)
        head.setLayout(row)
        head.hide()
        return head

    def open_pile(self, pile):
        """Only the cards of a deck, each with how many of it there are; None: all cards again."""
        self.finding.open_pile(pile)
        self.pile.setVisible(pile is not None)
        self.pile_name.setText(pile.name if pile else "")
        self.again()

    def set_theme(self, theme: Theme):
        self.rows.set_theme(theme)

    def look(self, query: str):
        self.finding.look_for(query)
        if not self.finding.complaint:
            self.rows.scrollToTop()
        self.tell()
        self.reader.start()

    def tell(self):
        """How many there are, or what is wrong."""
        found = self.finding
        wrong = found.complaint or found.trouble
        unsure = f" · {found.unsure:,} not read yet" if found.unsure else ""
        words = wrong or f"{found.total:,} card{'' if found.total == 1 else 's'}{unsure} · drag one to any zone"
        self.count.setText(words)
        self.count.setProperty("role", "warn" if wrong else "caption")
        self.count.style().polish(self.count)
        self.count.setWordWrap(bool(wrong))

    def again(self):
        """The same search once more, when there are other cards than before."""
        self.finding.forget()
        self.look(self.field.text())

    def _read(self):
        if not self.finding.read_some():
            self.reader.stop()
            self.settled.emit()

    def _look_at(self, row):
        record = self.finding.record(row)
        if record:
            self.looked_at.emit(record.key)

    def _want(self, row):
        record = self.finding.record(row)
        if record:
            self.wanted.emit(record.key)

    def _menu(self, at):
        record = self.finding.record(self.rows.indexAt(at).row())
        if record:
            self.menu_wanted.emit(record.key, self.rows.viewport().mapToGlobal(at))

    def eventFilter(self, watched, event):
        """From the field, the arrow keys go down into the rows."""
        if event.type() == QEvent.Type.KeyPress and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            by = 1 if event.key() == Qt.Key.Key_Down else -1
            row = max(0, min(self.finding.rowCount() - 1, self.rows.currentIndex().row() + by))
            self.rows.setCurrentIndex(self.finding.index(row))
            return True
        if event.type() == QEvent.Type.ShortcutOverride and event.key() in (
            Qt.Key.Key_Down,
            Qt.Key.Key_Up,
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)


class CardRows(RowsView):
    """The rows; one that is dragged is carried."""
    picked_up = Signal(object, QPointF)

    def __init__(self, model, theme):
        super().__init__(model, draw_found, 46, theme)
        self.pressed = None
        self.setAccessibleName("Cards found")

    def mousePressEvent(self, event):
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        self.pressed = (event.position(), index.row()) if event.button() == Qt.MouseButton.LeftButton and index.isValid() else None

    def mouseMoveEvent(self, event):
        if self.pressed and (event.position() - self.pressed[0]).manhattanLength() >= QApplication.startDragDistance():
            record, self.pressed = self.model().record(self.pressed[1]), None
            if record:
                self.picked_up.emit(Cargo(name=record.key), event.globalPosition())
            return
        if event.buttons() == Qt.MouseButton.NoButton:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event):
        self.pressed = None
        super().mouseReleaseEvent(event)


def draw_found(p, box, record, t, current, view):
    """Name and the honesty mark: a tick where every line is read, one more each if it ran and agreed, else what is not; type and cost."""
    top, low = box.adjusted(10, t.px(5), -10, -t.px(22)), box.adjusted(10, t.px(23), -10, -t.px(6))
    mark = "not playable yet" if record.obstacle else f"{record.unread} unread" if record.unread else ""
    ticks = t.px(8 * (record.ran + record.agreed) + 14)
    wide = QFontMetricsF(t.font("caption", True)).horizontalAdvance(mark) + t.px(8) if mark else ticks
    name = f"{record.count} × {record.key}" if record.count else record.key
    say(p, top.adjusted(0, 0, -wide, 0), (name,), t.font("body", True), t.ink)
    cost = draw_cost(p, record.cost, low.right(), low.y() + t.px(1), t.px(14))
    kinds, _, sub = record.types.partition(" — ")
    say(p, low.adjusted(0, 0, -cost - 8, 0), (record.types, sub or kinds), t.font("caption"), t.ink2 if current else t.ink3)
    if mark:
        return write(p, top, mark, t.font("caption", True), t.warn, RIGHT)
    if record.unread == 0:
        p.setPen(QPen(QColor(t.ink3), 1.4 * t.scale))
        for at in range(1 + record.ran + record.agreed):
            tick(p, top.right() - t.px(8 + 7 * at), top.center().y(), t.scale)


def tick(p, x, y, s):
    p.drawPolyline(QPolygonF([QPointF(x, y), QPointF(x + 3 * s, y + 3 * s), QPointF(x + 8 * s, y - 4 * s)]))
