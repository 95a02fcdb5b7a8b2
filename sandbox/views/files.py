"""Tables come and go: new, open, save, share as text, a picture; and the table that was left behind is offered again."""
import os
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QFrame, QHBoxLayout, QPushButton

from sandbox.assets import MissingAsset, asset
from sandbox.engine.state import Seat, State
from sandbox.models.table import one_line
from sandbox.timeline import journal
from sandbox.timeline.playing import FOREIGN, play_scenario, play_text
from sandbox.timeline.puzzles.reading import ENDING
from sandbox.timeline.puzzles.writing import as_puzzle
from sandbox.timeline.reading import ScenarioError
from sandbox.timeline.saving import Unloadable
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text
from sandbox.views.bits import filled, label, lie_over
from sandbox.views.deckoffer import Told

KIND = f"Scenarios (*.toml);;Puzzles of Forge (*{ENDING});;All files (*)"
BAD = (ScenarioError, Unloadable, MissingAsset, OSError, UnicodeDecodeError)


def empty_table() -> Timeline:
    """Two players, nothing on the table."""
    return Timeline(State(seats=(Seat(name="You"), Seat(name="Opponent"))))


class Files:
    """The part of the window that knows of files. Bad ones leave the table as it is, and one line says why."""
    told: Told | None = None

    def new(self):
        self._lay(empty_table(), "A new table")

    def open_welcome(self):
        self._open(lambda: asset("scenarios", "welcome.toml"))

    def open(self, path=None):
        """A scenario file; asks which, unless told."""
        if path is None:
            path, _ = QFileDialog.getOpenFileName(self, "Open a scenario", str(self.folder()), KIND)
        if path:
            self._open(lambda: Path(path), Path(path))

    def _open(self, find, path=None):
        try:
            file = find()
            result = play_scenario(file)
        except BAD as problem:
            return self.say(file_line(problem, path), "trouble")
        self._lay_result(result, path)

    def paste_scenario(self):
        """A scenario somebody shared as text."""
        text = QApplication.clipboard().text()
        if not text.strip():
            return self.say("There is no text on the clipboard.", "refused")
        try:
            result = play_text(text, "clipboard")
        except BAD as problem:
            return self.say(file_line(problem, None), "trouble")
        self._lay_result(result, None)

    def _lay_result(self, result, path):
        is_ours = path is None or path.suffix.lower() not in FOREIGN
        self._lay(result.timeline, result.title, path if is_ours else None)       # saving must not write a scenario over a puzzle
        self.tell_left(f"Opened: {result.title or 'a puzzle'}", result.left)
        failed = [row for row in result.rows if not row.holds]
        if failed:
            first = failed[0]
            self.say(f"{len(failed)} of {len(result.rows)} expectations do not hold; the first in line {first.line}: {first.path}, "
                     f"expected {first.expected}, found {first.found}.", "trouble")

    def _lay(self, timeline, title, path=None):
        """A table of which nothing would be lost: it is empty, or lies in a file."""
        self._make_way()
        self.table.lay(timeline, title, path)
        self.journal_begins()

    def _lay_unsaved(self, timeline, title, path=None):
        """One that is in no file."""
        self._make_way()
        self.table.lay(timeline, title, path)
        self.table.mark_unsaved()
        self.journal_begins()
        self.refresh()

    def _make_way(self):
        if not self.table.is_saved:
            self.before = self.table.timeline, self.table.title, self.table.saved_as
            self.say("The table before was not saved: Ctrl+Shift+O brings it back.")
        self.journal_ends()

    def open_before(self):
        """The table that was left unsaved for another one."""
        if self.before is None:
            return self.say("There is no table to go back to.")
        timeline, title, path = self.before
        self.before = None
        self._lay_unsaved(timeline, title, path)

    # ---- keeping ----
    def save(self):
        return self.save_as(self.table.saved_as) if self.table.saved_as else self.save_as()

    def save_as(self, path=None):
        if path is None:
            path, _ = QFileDialog.getSaveFileName(self, "Save the scenario", str(self.folder() / "table.toml"), KIND)
        if not path:
            return False
        path, left = Path(path), ()
        try:
            if path.suffix.lower() == ENDING:
                text, left = as_puzzle(self.table.state, self.table.title, self.table.timeline.moment(0).note, self.table.own)
            else:
                text = as_text(self.table.timeline, self.table.title)
            written(path, text)
        except OSError as problem:
            self.say(f"It could not be saved to {path}: {problem.strerror or problem}.", "trouble")
            return False
        if path.suffix.lower() == ENDING:
            self.say(f"Written for Forge as {path}; the table itself is not saved by that.")
            self.tell_left(f"Written: {path.name}", left)
            return True
        self.table.mark_saved(path)
        if self.journal is not None:
            self.journal.keep()
        self.say(f"Saved as {path}.")
        self.refresh()
        return True

    def tell_left(self, title, lines):
        """What could not be carried over, a line each; nothing if all could."""
        if self.told is not None:
            self.told.close()
            self.told = None
        if lines:
            count = f"{len(lines)} thing{'s' if len(lines) > 1 else ''} could not be carried over"
            self.told = Told(self.field.viewport(), self.theme, title, count, [(line, "caption") for line in lines])
            self.told.come()

    def share(self):
        """The whole scenario as text, to be pasted anywhere."""
        text = as_text(self.table.timeline, self.table.title)
        QApplication.clipboard().setText(text)
        self.say(
            f"The scenario is on the clipboard as text, {len(text.splitlines())} lines: paste it anywhere, or open it with Ctrl+Shift+V."
        )

    def save_picture(self, path=None):
        if path is None:
            path, _ = QFileDialog.getSaveFileName(self, "Save a picture", str(self.folder() / "table.png"), "Pictures (*.png)")
        if path:
            self.field.scene().sharpen()
            kept = self.grab().save(str(path))
            self.say(f"Picture saved as {path}." if kept else f"The picture could not be saved to {path}.", "notice" if kept else "trouble")

    def folder(self) -> Path:
        return Path(self.table.saved_as).parent if self.table.saved_as else Path.home()

    # ---- the journal ----
    def journal_begins(self):
        """From here on everything done is written down as it is done."""
        if self.journals is not None:
            self.journal = journal.Journal(self.table.timeline, self.journals, lambda words: self.say(words, "trouble"))
            if self.table.is_saved:
                self.journal.keep()

    def journal_ends(self):
        """A saved table needs its journal no more; of an unsaved one it stays, and is offered at the next start."""
        if self.journal is not None:
            (self.journal.close if self.table.is_saved else self.journal.leave)()
            self.journal = None

    def offer_recovery(self):
        """When the last table was not closed: it is offered, not forced."""
        if self.journals is None:
            return
        left = journal.left_behind(self.journals)
        if left:
            words, back, gone = "The table of the last time was not saved.", "Take it up again", "Let it go"
            if len(left) > 1:
                words, back, gone = f"{len(left)} tables were not saved.", "Take up the latest", "Let them go"
            self.offer = Offer(self.field.viewport(), words, ((back, lambda: self.recover(left[0])), (gone, lambda: self.let_go(left))))
            self.offer.place()

    def recover(self, path: Path):
        """The table as it was, at most the action in progress missing."""
        try:
            timeline = journal.recovered(path)
        except (Unloadable, OSError) as problem:
            return self.say(one_line(problem), "trouble")
        self._lay_unsaved(timeline, "The table as it was")
        journal.discard(path)
        trouble = getattr(timeline, "trouble", "")
        self.say(str(trouble) if trouble else "Here is the table as it was.", "trouble" if trouble else "notice")

    def let_go(self, paths):
        for path in paths:
            journal.discard(path)


def written(path: Path, text: str) -> None:
    """Writes a file whole or not at all: what stood there before is not lost when the disk is full. Raises OSError."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")        # a device, say
        return
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def file_line(problem, path) -> str:
    """What is wrong with a file, in one line."""
    if isinstance(problem, UnicodeDecodeError):
        return f"{path}: not a text in UTF-8."
    if isinstance(problem, OSError):
        return f"{path or problem.filename} can't be opened: {problem.strerror or problem}."
    return one_line(problem)


class Offer(QFrame):
    """A line with buttons at the top of the table, that waits and holds nothing up."""

    def __init__(self, table, words, answers):
        super().__init__(table.window(), objectName="overlay")
        self.table = table
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        filled(row, label(words, "body"))
        self.buttons = []
        for at, (answer, work) in enumerate(answers):
            button = QPushButton(answer)
            button.setProperty("role", "plain" if at else "main")
            button.clicked.connect(lambda _=False, work=work: (self.hide(), self.deleteLater(), work()))
            row.addWidget(button)
            self.buttons.append(button)

    def place(self):
        self.adjustSize()
        lie_over(self, self.table, 14)
        self.show()
        self.raise_()
