"""A picture of the table, as the window would show it at that size."""
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sandbox.engine.state import State
from sandbox.timeline.timeline import Timeline
from sandbox.views.app import application, make_window
from sandbox.views.settings import Settings
from sandbox.views.theme import DARK, Theme


class Unkept(Settings):
    """The usual settings, kept nowhere: a picture looks the same on every machine."""

    def __init__(self, theme: Theme):
        self.folder, self.trouble, self._file = None, "", None
        self._kept = {"theme": theme.name, "text": str(round(theme.scale * 100)), "glide": "no"}

    def write(self) -> str:
        return ""


def draw(what: Timeline | State, size=(1440, 900), theme: Theme = DARK, title="", mode="play") -> QImage:
    """The whole window over a timeline at its position, or over a state. size: width and height in pixels. Raises FontMissing."""
    application()
    timeline = what if isinstance(what, Timeline) else Timeline(what)
    window = make_window(timeline, Unkept(theme), title=title)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(*size)
    window.show()
    window.resize(*size)
    window.table.set_mode(mode)
    while window.search.finding.read_some():
        pass
    for _ in range(3):
        QApplication.processEvents()
    window.field.scene().sharpen()
    image = window.grab().toImage()
    window.close()
    window.deleteLater()
    return image
