"""When something goes wrong that nobody thought of: one line over the table, the details into a file, and the game goes on."""
import sys
import threading
import time
import traceback
from pathlib import Path

from sandbox.assets import data_folder

MOST = 200_000                          # bytes of the file of troubles, after which it is begun anew


class Guard:
    """Catches what would otherwise end the program. say(words, kind) shows the line."""

    def __init__(self, say, folder: Path | None = None):
        self.say, self.folder = say, folder or data_folder()
        self.before = sys.excepthook, threading.excepthook

    def watch(self):
        sys.excepthook = self.caught
        threading.excepthook = lambda told: self.caught(told.exc_type, told.exc_value, told.exc_traceback)
        return self

    def rest(self):
        sys.excepthook, threading.excepthook = self.before

    def caught(self, kind, problem, trace):
        if issubclass(kind, KeyboardInterrupt):
            return sys.exit(130)
        where = self.write(kind, problem, trace)
        line = " ".join(str(problem).split())[:160] or kind.__name__
        self.say(f"Something went wrong inside the sandbox: {line}. Nothing is lost; the details are in {where}." if where
                 else f"Something went wrong inside the sandbox: {line}. Nothing is lost.", "trouble")

    def write(self, kind, problem, trace):
        """The file with the details, or None when it can't be written."""
        file = self.folder / "trouble.log"
        words = f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{''.join(traceback.format_exception(kind, problem, trace))}\n"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            mode = "w" if file.exists() and file.stat().st_size > MOST else "a"
            with open(file, mode, encoding="utf-8") as out:
                out.write(words)
        except OSError:
            return None
        return file
