"""Carrying: a card picked up with the pointer, from the search, a hand, a pile or the table, until it is let go somewhere."""
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, QPropertyAnimation, Qt, Signal
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from sandbox.cards.decks.opening import ENDINGS as OF_DECKS
from sandbox.cards.files.opening import ENDINGS as OF_CARDS

OPENED = ".toml", ".pzl", *OF_CARDS, *OF_DECKS         # files that may be dropped on the table
CARD_MIME = "application/x-sandbox-card"


@dataclass(frozen=True)
class Cargo:
    """What is carried: a card by its name, out of the search, or objects by their ids."""
    name: str = ""
    ids: tuple[int, ...] = ()


@dataclass(frozen=True)
class Target:
    """Where something is let go: an object, a player, or a zone of a seat."""
    kind: str                         # "object" "player" "zone"
    seat: int
    zone: str = ""
    id: int | None = None
    place: QPoint = QPoint()          # on the screen, for what must be asked there


def cargo_of(data: QMimeData) -> Cargo | None:
    """What another window lets go over this one, if it is a card."""
    if data.hasFormat(CARD_MIME):
        return Cargo(name=bytes(data.data(CARD_MIME).data()).decode(errors="replace"))
    return None


def files_of(data: QMimeData) -> list[str]:
    """The files that are dropped from outside, if all are such as can be opened; else none."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return files if all(file.lower().endswith(OPENED) for file in files) else []


class Carry(QObject):
    """One at a time. moved says over what, dropped where; a refused one floats back to where it was taken."""
    moved = Signal(object, object)     # Cargo, global QPoint
    dropped = Signal(object, object)
    ended = Signal()

    def __init__(self, window: QWidget):
        super().__init__(window)
        self.window, self.cargo, self.start, self.grip = window, None, QPoint(), QPoint()
        self.modifiers = Qt.KeyboardModifier.NoModifier
        self.ghost = QLabel(window)
        self.ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ghost.hide()
        self.flight = QPropertyAnimation(self.ghost, b"pos", self)
        self.flight.setDuration(180)
        self.flight.finished.connect(self.ghost.hide)

    @property
    def is_on(self) -> bool:
        return self.cargo is not None

    def take(self, cargo: Cargo, pixmap, grip: QPointF, at: QPoint):
        """Picks up. grip: where in the picture it is held; at: the pointer, on the screen."""
        self.flight.stop()
        self.cargo, self.grip = cargo, grip.toPoint()
        self.ghost.setPixmap(pixmap)
        self.ghost.resize((pixmap.deviceIndependentSize()).toSize())
        self.start = self.window.mapFromGlobal(at) - self.grip
        self.ghost.move(self.start)
        self.ghost.show()
        self.ghost.raise_()
        QApplication.setOverrideCursor(Qt.CursorShape.ClosedHandCursor)
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched, event):
        """While something is carried, the pointer belongs to it, wherever it is."""
        if not self.is_on or not isinstance(watched, QWidget):
            return False
        if event.type() == QEvent.Type.MouseMove:
            self.move(event.globalPosition().toPoint())
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self.modifiers = event.modifiers()
            self.drop(event.globalPosition().toPoint())
            return True
        return False

    def _let_go(self):
        QApplication.instance().removeEventFilter(self)
        QApplication.restoreOverrideCursor()
        cargo, self.cargo = self.cargo, None
        return cargo

    def move(self, at: QPoint):
        if self.is_on:
            self.ghost.move(self.window.mapFromGlobal(at) - self.grip)
            self.moved.emit(self.cargo, at)

    def drop(self, at: QPoint):
        """Lets go. Whoever hears it calls float_back() when it can't lie there."""
        if not self.is_on:
            return
        cargo = self._let_go()
        self.ghost.hide()
        self.ended.emit()
        self.dropped.emit(cargo, at)

    def cancel(self):
        if self.is_on:
            self._let_go()
            self.ended.emit()
            self.float_back()

    def float_back(self):
        """To where it was taken; the next click need not wait for it."""
        self.ghost.show()
        self.flight.setStartValue(self.ghost.pos())
        self.flight.setEndValue(self.start)
        self.flight.start()
