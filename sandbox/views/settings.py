"""What a person likes: theme, text size, where the panels stand. Kept in one readable file; when it can't be written the table goes on."""
import os
from pathlib import Path

from platformdirs import user_config_path
from PySide6.QtCore import QByteArray, QSettings

FILE = "sandbox.ini"
USUAL = {"theme": "dark", "text": "100", "glide": "yes", "hands": "both", "along": "yes", "hold": "yes"}


def config_folder() -> Path:
    """Where settings lie; SANDBOX_HOME says another place, for tests and for a stick."""
    home = os.environ.get("SANDBOX_HOME")
    return Path(home, "config") if home else user_config_path("battlefield-sandbox", appauthor=False)


class Settings:
    """Named words in an ini file. trouble: one line when they can't be kept, else empty."""

    def __init__(self, folder: Path | None = None):
        self.folder = config_folder() if folder is None else folder
        self.trouble, self._kept = "", {}
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with open(self.folder / FILE, "a", encoding="utf-8"):
                pass                                   # told now rather than at the end of the game
            self._file = QSettings(str(self.folder / FILE), QSettings.Format.IniFormat)
            if self._file.status() != QSettings.Status.NoError:
                self.trouble = f"The settings in {self.folder / FILE} can't be read; the usual ones are used."
        except OSError as problem:
            self._file = None
            self.trouble = f"Settings can't be kept in {self.folder}: {problem.strerror or problem}."

    def word(self, name: str) -> str:
        """A setting, or what is usual."""
        found = self._kept.get(name) if self._file is None else self._file.value(name)
        return found if isinstance(found, str) else USUAL.get(name, "")

    def keep(self, name: str, word: str):
        self._kept[name] = word
        if self._file is not None:
            self._file.setValue(name, word)

    def blob(self, name: str) -> QByteArray:
        found = None if self._file is None else self._file.value(name)
        return found if isinstance(found, QByteArray) else QByteArray()

    def keep_blob(self, name: str, blob: QByteArray):
        if self._file is not None:
            self._file.setValue(name, blob)

    def write(self) -> str:
        """Onto the disk; one line when that fails, else empty."""
        if self._file is None:
            return self.trouble
        self._file.sync()
        failed = self._file.status() != QSettings.Status.NoError
        return f"Settings can't be written to {self.folder / FILE}." if failed else ""
