"""Panels around the table: each can be closed, moved, floated, and is found again where it was left."""
from itertools import pairwise

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QPushButton, QTabBar, QTabWidget, QWidget
from shiboken6 import isValid

from sandbox.views.bits import filled, label
from sandbox.views.theme import Theme

LOWEST = 40                            # pixels that a tab at the right keeps at least


class Panel(QDockWidget):
    """A dock with a slim heading of our own; among tabs the tab is heading enough."""

    def __init__(self, name: str, inside: QWidget, theme: Theme, window: QMainWindow):
        super().__init__(name, window, objectName=name)
        self.heading, self.window_of = Heading(self, name, theme), window
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWidget(inside)
        self.setTitleBarWidget(self.heading)
        self.visibilityChanged.connect(self._seen)
        self.topLevelChanged.connect(lambda _: self.rehead())
        self.dockLocationChanged.connect(lambda _: self.rehead())

    def _seen(self, on):
        """A panel behind another tab takes no focus: Qt leaves it where Tab would find it."""
        if isValid(self.window_of):
            self.widget().setEnabled(on)
            self.heading.setEnabled(on)
        self.rehead()

    def rehead(self):
        """Says its name only where no tab says it."""
        if not isValid(self.window_of):
            return                                     # the window is being taken down around it
        tabbed = not self.isFloating() and bool(self.window_of.tabifiedDockWidgets(self))
        self.heading.name.setVisible(not tabbed)
        self.heading.take(self.heading.low if tabbed else self.heading.high)


class Heading(QWidget):
    """Name, float, close. It is what the panel is dragged by."""

    def __init__(self, dock: QDockWidget, name: str, theme: Theme):
        super().__init__(objectName="dockTitle")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.name = label(name.upper(), "head")
        self.apart = Sign("apart", f"Take {name} out of the window", theme)
        self.shut = Sign("shut", f"Close {name}", theme)
        self.apart.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.shut.clicked.connect(dock.close)
        self.high, self.low = 30, 22
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 0)
        row.setSpacing(2)
        filled(row, self.name, 1, self.apart, self.shut)
        self.take(self.high)

    def take(self, height: int):
        self.room = height
        self.setFixedHeight(height)
        self.updateGeometry()

    def sizeHint(self):
        return QSize(120, self.room)

    minimumSizeHint = sizeHint


class Sign(QPushButton):
    """A drawn sign: the font has neither crosses nor boxes."""

    def __init__(self, shape: str, words: str, theme: Theme):
        super().__init__(focusPolicy=Qt.FocusPolicy.TabFocus)
        self.shape, self.theme = shape, theme
        self.setFixedSize(18, 18)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event):
        super().paintEvent(event)
        p, c = QPainter(self), self.rect().center()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(QPen(QColor(self.theme.ink if self.underMouse() else self.theme.ink3), 1.3))
        x, y = c.x() + 0.5, c.y() + 0.5
        if self.shape == "shut":
            p.drawLine(QPointF(x - 3.5, y - 3.5), QPointF(x + 3.5, y + 3.5))
            p.drawLine(QPointF(x + 3.5, y - 3.5), QPointF(x - 3.5, y + 3.5))
        else:
            p.drawRect(int(x - 4), int(y - 1), 5, 5)
            p.drawPolyline([QPointF(x - 1, y - 4), QPointF(x + 4, y - 4), QPointF(x + 4, y + 1)])
        p.end()


def stand(window: QMainWindow, left: Panel, right: list[Panel]):
    """The usual places: the search at the left, the others as tabs at the right."""
    for panel in right:
        panel.widget().setMinimumHeight(LOWEST)       # a tab that is not seen must not keep room from what is
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, left)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, right[0])
    for one, other in pairwise(right):
        window.tabifyDockWidget(one, other)
    right[0].raise_()


def dress(window: QMainWindow):
    """How docks are arranged at all."""
    window.setDockOptions(
        QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.GroupedDragging
    )
    window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
    window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
    window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)


def smooth_tabs(window: QMainWindow):
    """Tabs of docks as wide as their words, with no arrows and no line below."""
    for bar in window.findChildren(QTabBar):
        bar.setDrawBase(False)
        bar.setExpanding(False)
        bar.setUsesScrollButtons(False)
        bar.setElideMode(Qt.TextElideMode.ElideNone)
        bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
