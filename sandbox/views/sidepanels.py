"""The panels at the right that are lists: the tree of moments, the log, the stack."""
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sandbox.models.log import Log
from sandbox.models.moments import Moments, nodes
from sandbox.models.stack import Stack, waiting
from sandbox.views.bits import label
from sandbox.views.card import MARGIN, card_pixmap
from sandbox.views.paint import RIGHT, write
from sandbox.views.rowsview import RowsView, say
from sandbox.views.text import draw_text, set_text
from sandbox.views.theme import Theme, advance

HINT = "Everything you do stands here. Go back with the left arrow key and do something else: that begins a branch, and nothing is lost."


class TimelinePanel(QWidget):
    """All moments and branches; a click goes there, a click on a fork's count folds it."""
    wanted = Signal(int)

    def __init__(self, theme: Theme):
        super().__init__()
        self.moments, self.folded, self.table = Moments(), set(), None
        self.rows = RowsView(self.moments, draw_moment, 30, theme)
        self.rows.setAccessibleName("Timeline")
        self.rows.chosen.connect(self._chosen)
        self.rows.doubled.connect(self._fold)
        self.note = label("", "second")
        self.note.setWordWrap(True)
        self.hint = label(HINT, "caption")
        self.hint.setWordWrap(True)
        _filled(self, self.hint, self.rows, self.note)

    def set_theme(self, theme):
        self.rows.set_theme(theme)

    def show_table(self, table, told):
        """told(moment id) → its words."""
        self.table, self.told = table, told
        self.note.setText(table.timeline.here.note.strip())
        self.note.setVisible(bool(self.note.text()))
        self.hint.setVisible(not table.timeline.branches(0))
        self.moments.show(nodes(table.timeline, told, frozenset(self.folded)))
        now = self.moments.row_of(("moment", table.timeline.place))
        if now >= 0:
            self.rows.scrollTo(self.moments.index(now))

    def _chosen(self, row):
        node = self.moments.record(row)
        if node and node.kind != "turn":
            self.wanted.emit(node.key[1])

    def _fold(self, row):
        node = self.moments.record(row)
        if node and node.forks:
            self.folded ^= {node.key[1]}
            self.show_table(self.table, self.told)


def draw_moment(p, box, node, t: Theme, current, view):
    """A node of the tree: lanes are branches, the filled node is now."""
    step, middle = t.px(16), box.center().y()
    x = box.x() + 14 + node.lane * step
    for lane in range(node.lane):
        _lane(
            p,
            box.x() + 14 + lane * step,
            box.y(),
            box.bottom() if lane in node.through else middle if node.kind == "branch" and lane == node.lane - 1 else None,
            t,
            lane,
        )
    if node.kind == "branch":
        p.setPen(QPen(QColor(t.ink3), 1.5))
        p.drawLine(QPointF(x - step, box.y()), QPointF(x, middle))
    elif node.key[1] != 0:                             # above the start there is nothing
        _lane(p, x, box.y(), middle, t, node.lane)
    if node.lane in node.through and node.key != ("turn", 0):
        _lane(p, x, middle, box.bottom(), t, node.lane)
    if node.kind != "turn":
        size = 4.5 if current else 3.5
        p.setPen(QPen(QColor(t.accent if node.on_line else t.ink3), 1.5))
        p.setBrush(QColor(t.accent if node.now else t.surface))
        p.drawEllipse(QPointF(x, middle), size, size)
    words = f"{node.words} · {node.folded} folded" if node.folded else node.words
    font = t.font("caption" if node.kind == "turn" else "body", current or node.kind == "turn")
    say(
        p,
        box.adjusted(28 + node.lane * step, 0, -6, 0),
        (words,),
        font,
        t.ink3 if node.kind == "turn" else t.ink if node.on_line else t.ink2,
    )


def _lane(p, x, top, bottom, t, lane):
    if bottom is not None:
        p.setPen(QPen(QColor(t.ink3 if lane else t.accent), 1.5))
        p.drawLine(QPointF(x, top), QPointF(x, bottom))


class LogPanel(QWidget):
    """What happened, with the rules that made it so."""

    def __init__(self, theme: Theme):
        super().__init__()
        self.log = Log()
        self.rows = RowsView(self.log, draw_entry, 28, theme)
        self.rows.setAccessibleName("Log")
        self.empty = label("Nothing has happened yet.", "caption")
        _filled(self, self.empty, self.rows)

    def set_theme(self, theme):
        self.rows.set_theme(theme)

    def show_entries(self, entries):
        self.empty.setVisible(not entries)
        self.log.show(entries)
        self.rows.scrollToBottom()


def draw_entry(p, box, entry, t: Theme, current, view):
    rule = entry.rule
    write(p, box.adjusted(0, 0, -8, 0), rule, t.font("caption"), t.ink3, RIGHT)
    size, left = t.px("body"), box.x() + 4 + entry.depth * 14
    room = box.right() - left - 12 - (advance(rule, t.px("caption")) + 8 if rule else 0)
    words = shortened_line(entry.words, room, size)
    draw_text(p, set_text((words,), 9999, size), QPointF(left, box.center().y() - size * 0.63), (words,), t.ink2 if entry.depth else t.ink)


def shortened_line(words, room, size):
    """One line of text with symbols, ended by an ellipsis where it does not fit."""
    if set_text((words,), 9999, size).width <= room:
        return words
    parts = words.split(" ")
    while len(parts) > 1 and set_text((" ".join(parts) + " …",), 9999, size).width > room:
        parts.pop()
    return " ".join(parts) + " …"


class StackPanel(QWidget):
    """The stack, the next to resolve on top, each with what was announced for it."""
    wanted = Signal(int)

    def __init__(self, theme: Theme):
        super().__init__()
        self.stack = Stack()
        self.rows = RowsView(self.stack, draw_waiting, 92, theme)
        self.rows.setAccessibleName("Stack")
        self.empty = label("Nothing waits on the stack.", "caption")
        self.rows.chosen.connect(self._chosen)
        _filled(self, self.empty, self.rows)

    def set_theme(self, theme):
        self.rows.set_theme(theme)

    def show_table(self, table):
        found = waiting(table.state)
        self.stack.show(found)
        self.empty.setVisible(not found)

    def _chosen(self, row):
        record = self.stack.record(row)
        if record:
            self.wanted.emit(record.key)


def draw_waiting(p, box, one, t: Theme, current, view):
    """A small card, its name, who controls it, and what was announced."""
    high = t.px(78)
    wide = round(high * 110 / 154)
    if one.face is not None:
        p.drawPixmap(QPointF(box.x() + 6 - MARGIN, box.y() + 7 - MARGIN), card_pixmap(one.face, wide, high, t, view.devicePixelRatioF()))
    left, y = box.x() + wide + 18, box.y() + t.px(6)
    for words, font, ink in ((one.name, t.font("body", True), t.ink), (one.controller, t.font("caption"), t.ink3),
                             *((words, t.font("small"), t.ink2) for words in ([one.text] if one.text else []) + list(one.details))):
        row = QRectF(left, y, box.right() - left - 8, t.px(17))
        if row.bottom() > box.bottom() - 2:
            break
        if "{" in words:
            size = t.px("small")
            words = shortened_line(words, row.width(), size)
            draw_text(p, set_text((words,), 9999, size), QPointF(row.x(), row.center().y() - size * 0.63), (words,), ink)
        else:
            say(p, row, (words,), font, ink)
        y += t.px(18)


def _filled(widget, *parts):
    column = QVBoxLayout(widget)
    column.setContentsMargins(12, 8, 6, 8)
    column.setSpacing(6)
    for part in parts:
        column.addWidget(part)
    if not any(isinstance(part, RowsView) for part in parts):
        column.addStretch(1)
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
