"""A list whose rows are painted by one function; what a screen reader says is the model's own words."""
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate

from sandbox.models.rulebook import number_in
from sandbox.views.paint import pill, write
from sandbox.views.ruled import open_rule
from sandbox.views.theme import advance


class RowsView(QListView):
    """draw(painter, box, record, theme, is_current, view) paints a row; high is its height in pixels of the type scale."""
    chosen = Signal(int)                       # a row was clicked or Enter pressed on it
    doubled = Signal(int)

    def __init__(self, model, draw, high, theme, parent=None):
        super().__init__(parent)
        self.draw, self.high, self.theme, self.pressed_at = draw, high, theme, QPointF()
        self.setModel(model)
        self.setItemDelegate(RowPainter(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.clicked.connect(self._clicked)
        self.doubleClicked.connect(lambda index: self.doubled.emit(index.row()))

    def set_theme(self, theme):
        self.theme = theme
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _clicked(self, index):
        """Where a row shows its rule, at its right end, a click leads to the rule, and anywhere else to the row."""
        rule, box = number_in(getattr(index.model().record(index.row()), "rule", "") or ""), self.visualRect(index)
        if rule and self.pressed_at.x() > box.right() - self.theme.px(18) - advance(rule, self.theme.px("caption")):
            open_rule(self, rule)
        else:
            self.chosen.emit(index.row())

    def mousePressEvent(self, event):
        self.pressed_at = event.position()
        super().mousePressEvent(event)

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class RowPainter(QStyledItemDelegate):
    """The ground of the row, then what the list's function draws."""

    def sizeHint(self, option, index):
        return QSize(80, self.parent().theme.px(self.parent().high))

    def paint(self, p, option, index):
        view = self.parent()
        record = index.model().record(index.row())
        if record is None:
            return
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, t = QRectF(option.rect), view.theme
        current = bool(option.state & QStyle.StateFlag.State_Selected) or bool(getattr(record, "now", False))
        if current:
            pill(p, box.adjusted(0, 1, -2, -1), t.accent_soft, None, 6 / max(1, box.height()))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            pill(p, box.adjusted(0, 1, -2, -1), t.hover, None, 6 / max(1, box.height()))
        if option.state & QStyle.StateFlag.State_HasFocus and view.hasFocus():
            pill(p, box.adjusted(1, 2, -3, -2), "transparent", t.accent, 6 / max(1, box.height()))
        view.draw(p, box, record, t, current, view)
        p.restore()


def say(p, box, wordings, font, ink):
    """The first wording that fits, else the last with an ellipsis."""
    metrics = QFontMetricsF(font)
    words = next((words for words in wordings if metrics.horizontalAdvance(words) <= box.width()), wordings[-1])
    write(p, box, metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width()), font, ink)
