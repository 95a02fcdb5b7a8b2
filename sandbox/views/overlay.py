"""An opened pile: its cards side by side over the table, in order, to look at, to pick and to carry away."""
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QListView, QPushButton, QStyle, QStyledItemDelegate, QVBoxLayout, QWidget

from sandbox.models.zone import Zone
from sandbox.views import badges
from sandbox.views.bits import filled, label
from sandbox.views.card import MARGIN, card_pixmap
from sandbox.views.carry import Cargo
from sandbox.views.theme import Theme

HIGH = 168


class Overlay(QFrame):
    """Opens over the lower or upper half of its parent. clicked, menu_wanted and taken are about objects."""
    clicked = Signal(int)
    hovered = Signal(int)
    menu_wanted = Signal(int, QPoint)
    taken = Signal(object, object, QPointF, QPoint)
    closed = Signal()

    def __init__(self, parent: QWidget, theme: Theme):
        super().__init__(parent, objectName="overlay")
        self.theme, self.what, self.legal, self.chosen = theme, None, frozenset(), frozenset()
        self.zone = Zone()
        self.title, self.second = label("", "strong"), label("", "caption")
        self.shut = QPushButton("Close", focusPolicy=Qt.FocusPolicy.TabFocus)
        self.shut.setProperty("role", "plain")
        self.shut.setToolTip("Close the pile (Esc)")
        self.shut.clicked.connect(self.close_it)
        self.cards = Cards(self)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        filled(head, self.title, self.second, 1, self.shut)
        column.setContentsMargins(16, 10, 10, 10)
        filled(column, head)
        column.addWidget(self.cards, 1)
        self.hide()

    def set_theme(self, theme: Theme):
        self.theme = theme
        self.cards.scheduleDelayedItemsLayout()

    def open_ids(self, what, title, second, state, ids):
        """what: (seat, zone), or any mark of what is shown; kept while the table changes."""
        self.what = what
        self.title.setText(title)
        self.second.setText(second)
        self.cards.setAccessibleName(title)
        self.show_ids(state, ids)
        self.place()
        self.show()
        self.raise_()
        self.cards.setFocus()

    def show_ids(self, state, ids, legal=frozenset(), chosen=frozenset()):
        self.legal, self.chosen = legal, chosen
        self.zone.show_ids(state, ids)
        self.cards.viewport().update()

    def close_it(self):
        if self.what is not None:
            self.what = None
            self.hide()
            self.closed.emit()

    def place(self):
        room = self.parentWidget().rect()
        t = self.theme
        least = max(t.px(360), self.title.sizeHint().width() + self.second.sizeHint().width() + self.shut.sizeHint().width() + 60)
        wide = min(room.width() - 48, max(least, self.zone.rowCount() * (t.px(HIGH) * 110 // 154 + 14) + 44))
        per_row = max(1, (wide - 44) // (t.px(HIGH) * 110 // 154 + 14))
        rows = min(3, -(-max(1, self.zone.rowCount()) // per_row))
        high = min(room.height() - 40, rows * (t.px(HIGH) + 14) + 70)
        self.setGeometry((room.width() - wide) // 2, (room.height() - high) // 2, wide, high)


class Cards(QListView):
    """The cards in a grid."""

    def __init__(self, overlay: Overlay):
        super().__init__(overlay)
        self.overlay, self.pressed = overlay, None
        self.setModel(overlay.zone)
        self.setItemDelegate(CardDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSpacing(2)
        self.entered.connect(lambda index: self.overlay.hovered.emit(self._id(index)))
        self.selectionModel().currentChanged.connect(lambda now, _: now.isValid() and self.overlay.hovered.emit(self._id(now)))

    def _id(self, index):
        record = self.overlay.zone.record(index.row())
        return record.key if record else 0

    def mousePressEvent(self, event):
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        self.pressed = (event.position(), index.row()) if event.button() == Qt.MouseButton.LeftButton and index.isValid() else None

    def mouseMoveEvent(self, event):
        if self.pressed and (event.position() - self.pressed[0]).manhattanLength() >= QApplication.startDragDistance():
            row, self.pressed = self.pressed[1], None
            record = self.overlay.zone.record(row)
            corner = self.visualRect(self.overlay.zone.index(row)).topLeft()
            self.overlay.taken.emit(
                Cargo(ids=(record.key,)), self.picture(record.face), event.position() - QPointF(corner), event.globalPosition().toPoint()
            )
        elif event.buttons() == Qt.MouseButton.NoButton:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event):
        pressed, self.pressed = self.pressed, None
        super().mouseReleaseEvent(event)
        if pressed and self.indexAt(event.position().toPoint()).row() == pressed[1]:
            self.overlay.clicked.emit(self.overlay.zone.record(pressed[1]).key)

    def contextMenuEvent(self, event):
        index = self.indexAt(event.pos())
        if index.isValid():
            self.overlay.menu_wanted.emit(self._id(index), event.globalPos())

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.overlay.clicked.emit(self._id(self.currentIndex()))
        elif event.key() == Qt.Key.Key_Escape:
            self.overlay.close_it()
        else:
            super().keyPressEvent(event)

    def picture(self, face):
        high = self.overlay.theme.px(HIGH)
        return card_pixmap(face, high * 110 // 154, high, self.overlay.theme, self.devicePixelRatioF())


class CardDelegate(QStyledItemDelegate):
    """A whole card, with what may be done with it as a ring."""

    def sizeHint(self, option, index):
        high = self.parent().overlay.theme.px(HIGH)
        return QSize(high * 110 // 154 + 12, high + 12)

    def paint(self, p: QPainter, option, index):
        cards, overlay = self.parent(), self.parent().overlay
        record = overlay.zone.record(index.row())
        if record is None:
            return
        high = overlay.theme.px(HIGH)
        box = QRectF(option.rect.x() + 6, option.rect.y() + 6, high * 110 // 154, high)
        p.drawPixmap(QPointF(box.x() - MARGIN, box.y() - MARGIN), cards.picture(record.face))
        marks = {"answered"} if record.key in overlay.chosen else {"targetable"} if record.key in overlay.legal else set()
        marks |= {"focus"} if option.state & QStyle.StateFlag.State_HasFocus else set()
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        badges.draw_rings(p, box, frozenset(marks), overlay.theme)
        p.restore()
