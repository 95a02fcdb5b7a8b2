"""Long work beside the window: how far it has come is said again and again, and it can be stopped."""
import time

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sandbox.engine.pace import WATCHING, Stopped

SOON, AGAIN = 0.3, 0.05                                # seconds until anything is said, and between two looks at what the person does


class Patience(QObject):
    """with patience: work. goes_on: (steps so far, seconds so far), from when it has become long; ended: once it is over, then."""
    goes_on = Signal(int, float)
    ended = Signal()

    def __init__(self, parent=None):
        super().__init__(parent)
        self.waiting, self._steps, self._since, self._last, self._stopped, self._said = False, 0, 0.0, 0.0, False, False

    def stop(self):
        self._stopped = self.waiting

    def __enter__(self):
        now = time.monotonic()
        self.waiting, self._steps, self._since, self._last, self._stopped, self._said = True, 0, now, now, False, False
        WATCHING.append(self._look_up)
        return self

    def __exit__(self, *what):
        WATCHING.remove(self._look_up)
        self.waiting = False
        if self._said:
            self.ended.emit()

    def _look_up(self, steps):
        self._steps += steps
        now = time.monotonic()
        if now - self._since < SOON or now - self._last < AGAIN:
            return
        self._said = True
        self.goes_on.emit(self._steps, now - self._since)
        QCoreApplication.processEvents()
        self._last = time.monotonic()
        if self._stopped:
            raise Stopped("Stopped: nothing has been done.")
