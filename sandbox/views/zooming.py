"""The table seen from nearer: Ctrl and the wheel zoom about the pointer, the wheel and a drag over free ground move what is seen."""
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QPainter

STEP, NEAREST = 1.2, 8.0                               # for each notch of the wheel, and how near at most
STILL = 150                                            # milliseconds after the last step, pictures are drawn smooth again
SMOOTH = QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing


class Zooming:
    """For a QGraphicsView whose scene is as large as what it shows; at its plainest the whole table is seen."""
    resting: QTimer | None = None                      # runs while what is seen grows or shrinks
    pulled: QPointF | None = None                      # where the pointer was, while what is seen is being pulled along

    @property
    def nearness(self) -> float:
        """How many times as large as when the table is seen whole."""
        return self.transform().m11()

    def zoom(self, times, at=None):
        """Nearer or farther; at: the place in this widget that stays where it is, the middle unless said."""
        near = min(NEAREST, max(1.0, self.nearness * times))
        self.hurry()
        if near < 1.01:
            return self.resetTransform()
        point = at or QPointF(self.viewport().rect().center())
        under = self.in_plan(point)
        self.scale(near / self.nearness, near / self.nearness)
        away = QPointF(self.mapFromScene(under)) - point
        self.pan(-away.x(), -away.y())

    def hurry(self):
        """Pictures are drawn fast while what is seen grows or shrinks, and smooth again as soon as it stands still."""
        if self.resting is None:
            self.resting = QTimer(self, singleShot=True, interval=STILL)
            self.resting.timeout.connect(lambda: self.setRenderHints(SMOOTH))
        self.setRenderHints(QPainter.RenderHint(0))
        self.resting.start()

    def pan(self, dx, dy):
        """What is seen moves by so many pixels, as far as the table goes."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - round(dx))
        down.setValue(down.value() - round(dy))

    def in_plan(self, position) -> QPointF:
        """A place in this widget as the place of the table that is seen there."""
        return self.mapToScene(QPointF(position).toPoint()) if self.nearness != 1 else QPointF(position)

    # ---- the hands ----
    def wheelEvent(self, event):
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(STEP ** (turned.y() / 120), event.position())
        elif self.nearness > 1:
            self.pan(turned.x() / 2, turned.y() / 2)
        else:
            return event.ignore()                      # the whole table is seen: nothing scrolls
        event.accept()

    def pull(self, position):
        """Moves what is seen along with the pointer; False when nothing is being pulled."""
        if self.pulled is None:
            return False
        self.pan(position.x() - self.pulled.x(), position.y() - self.pulled.y())
        self.pulled = QPointF(position)
        return True
