"""The program as a person starts it: the window on the welcome board, or on the scenario that was named."""
import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from sandbox.models.table import Table
from sandbox.timeline.journal import usual_folder
from sandbox.views.files import empty_table
from sandbox.views.guard import Guard
from sandbox.views.settings import Settings
from sandbox.views.theme import FontMissing, load_fonts
from sandbox.views.window import MainWindow


def application() -> QApplication:
    """The one application object, with our font. Raises FontMissing."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    app.setApplicationName("Sandbox")
    app.setDesktopFileName("battlefield-sandbox")
    app.setStyle("Fusion")
    load_fonts()
    return app


def make_window(timeline=None, settings=None, journals=None, title="", library=None) -> MainWindow:
    """A window, not shown yet. journals: the folder of journals, None to keep none."""
    table = Table(timeline or empty_table())
    table.title = title
    window = MainWindow(table, settings or Settings(), journals, library)
    return window


def no_display() -> str:
    """One line where Qt would only abort: a Linux without a screen; empty where there is one."""
    if sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return ""
    return "There is no display to open a window on. “sandbox play FILE” and “sandbox picture FILE OUT.png” need none."


def open_window(path: Path | None = None) -> int:
    """Opens the window and stays until it is closed. The exit code comes back."""
    if trouble := no_display():
        print(trouble, file=sys.stderr)
        return 2
    try:
        app = application()
    except FontMissing as problem:
        print(problem, file=sys.stderr)
        return 2
    window = make_window(journals=usual_folder())
    guard = Guard(window.say).watch()
    if path is None:
        window.open_welcome()
    else:
        window.open(path)
    if window.journal is None:
        window.journal_begins()
    window.show()
    window.offer_recovery()
    window.read_along()
    window.try_along()
    try:
        return app.exec()
    finally:
        guard.rest()
