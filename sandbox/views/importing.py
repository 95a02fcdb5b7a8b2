"""Bringing cards in while the table goes on: another process does it, a strip over the table tells how far it is and can call it off."""
import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QProcess, QProcessEnvironment, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QFrame, QHBoxLayout, QPlainTextEdit, QProgressBar, QPushButton, QVBoxLayout

from sandbox.cards.collection import SHELF, BadCollection
from sandbox.cards.files.opening import ENDINGS
from sandbox.cards.files.telling import CHANGED, NEW, SAME
from sandbox.views.bits import filled, label, lie_over
from sandbox.views.bringing import sort_of
from sandbox.views.files import Offer

ROOT = Path(__file__).resolve().parents[2]
CARD_FILES = f"Card files ({' '.join('*' + ending for ending in ENDINGS)});;All files (*)"
PATIENCE = 3000                         # milliseconds until a process that was told to end is taken as gone


def are_cards(path) -> bool:
    """Whether a file is one of cards, by its ending and what it begins with."""
    return Path(path).suffix.lower() in ENDINGS and not sort_of(Path(path))


class Errand(QObject):
    """A command of the sandbox done beside the window. told: how far it is; ended: what came of it, or {"error": one line}."""
    told = Signal(dict)
    ended = Signal(dict)

    def __init__(self, words, parent=None, given=""):
        """given: what it reads from its standard input."""
        super().__init__(parent)
        self.outcome, self.called_off = None, False
        self.process = QProcess(self)
        around = QProcessEnvironment.systemEnvironment()
        around.insert("PYTHONPATH", os.pathsep.join(filter(None, (str(ROOT), around.value("PYTHONPATH")))))
        around.insert("PYTHONIOENCODING", "utf-8")
        self.process.setProcessEnvironment(around)
        self.process.readyReadStandardOutput.connect(self._listen)
        self.process.finished.connect(self._finish)
        self.process.errorOccurred.connect(self._fail)
        self.process.start(sys.executable, ["-m", "sandbox", *words, "--progress"])
        if given:
            self.process.write(given.encode())
            self.process.closeWriteChannel()

    @property
    def is_on(self) -> bool:
        return self.process.state() != QProcess.ProcessState.NotRunning

    def stop(self):
        """Calls it off: what was there before is there still."""
        self.called_off = True
        if self.is_on:
            self.process.kill()
            self.process.waitForFinished(PATIENCE)

    def _listen(self):
        while self.process.canReadLine():
            try:
                found = json.loads(bytes(self.process.readLine().data()))
            except ValueError:
                continue
            if "done" in found:
                self.outcome = found
            else:
                self.told.emit(found)

    def _fail(self, problem):
        if problem == QProcess.ProcessError.FailedToStart:
            self.ended.emit({"error": "it can't be started beside the window"})

    def _finish(self, code, _):
        self._listen()
        words = bytes(self.process.readAllStandardError().data()).decode("utf-8", "replace").strip().splitlines()
        complaint = words[-1].removeprefix("sandbox: ") if words else f"it ended with code {code}"
        self.ended.emit({"called_off": True} if self.called_off else self.outcome or {"error": complaint})


class Strip(QFrame):
    """At the top of the table: what is being done, how far it is, and a button that calls it off."""

    def __init__(self, table, theme, title):
        super().__init__(table.window(), objectName="overlay")
        self.table, self.title = table, title
        self.words = label(title, "body")
        self.bar = QProgressBar(minimum=0, maximum=0, textVisible=False)
        self.bar.setAccessibleName(title)
        self.bar.setFixedWidth(theme.px(200))
        self.button = QPushButton("Cancel", focusPolicy=Qt.FocusPolicy.TabFocus)
        self.button.setProperty("role", "plain")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(14)
        filled(row, self.words, self.bar, self.button)
        table.installEventFilter(self)
        self.place()

    def show_progress(self, told):
        doing, share, cards = str(told.get("doing", "")).capitalize(), told.get("share", 0), told.get("cards", 0)
        self.bar.setRange(0, 1000)
        self.bar.setValue(round(share * 1000))
        self.words.setText(f"{doing}, {share:.0%}" + (f" · {cards:,} cards" if cards else ""))
        self.place()

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def place(self):
        self.adjustSize()
        lie_over(self, self.table, 14)
        self.show()
        self.raise_()


class Account(QDialog):
    """What came and what did not, in full."""

    def __init__(self, parent, theme, lines):
        super().__init__(parent)
        self.setWindowTitle("Cards brought in")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit("\n".join(lines), readOnly=True)
        self.text.setAccessibleName("What came of the import")
        shut = QPushButton("Close", default=True)
        shut.setProperty("role", "main")
        shut.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(10)
        filled(column, label("What came of the last import", "title"), self.text)
        column.addWidget(shut, 0, Qt.AlignmentFlag.AlignRight)
        wide = min(theme.px(900), parent.width() - 80)
        rows = sum(1 + theme.px(7) * len(line) // wide for line in lines)
        self.resize(wide, min(theme.px(126) + theme.px(17) * rows, parent.height() - 80))


class Importing:
    """The part of the window that brings cards in. errand is what is being done, reading what is done behind the scenes."""
    errand = strip = reading = account = offer_of_cards = None

    def open(self, path=None):
        """A file that is dropped or named, by its ending: one of cards is imported."""
        if path is not None and are_cards(path):
            return self.import_cards([path])
        return super().open(path)

    def open_files(self, paths):
        """What is dropped on the table: files of cards all at once, of anything else one."""
        if all(map(are_cards, paths)):
            return self.import_cards(paths)
        if len(paths) > 1:
            return self.say(f"Scenarios, puzzles and decklists go one at a time: none of these {len(paths)} files was opened.", "refused")
        self.open(paths[0])

    def import_cards(self, paths=()):
        """Cards out of files; asks which, unless told."""
        if self._is_fetching():
            return
        if not paths:
            paths, _ = QFileDialog.getOpenFileNames(self, "Import cards", str(Path.home()), CARD_FILES)
        if paths:
            names = Path(paths[0]).name if len(paths) == 1 else f"{len(paths)} files"
            self.send_for(["cards", "import", *map(str, paths)], f"Importing {names} …")

    def download_cards(self):
        """All cards from Scryfall, when the person says so once more: it is much to fetch."""
        if self._is_fetching():
            return
        if self.offer_of_cards is not None:
            self.offer_of_cards.hide()
        words = "Scryfall's file of all cards has about 170 MB."
        self.offer_of_cards = Offer(self.field.viewport(), words, (("Download it", self.begin_download), ("Not now", lambda: None)))
        self.offer_of_cards.destroyed.connect(self._forget_offer)
        self.offer_of_cards.place()

    def begin_download(self, *more):
        if not self._is_fetching():
            self.send_for(["cards", "download", *more], "Downloading all cards …")

    def _forget_offer(self):
        self.offer_of_cards = None

    def _is_fetching(self) -> bool:
        if self.errand is not None:
            self.say("Cards are being brought in already.", "refused")
        return self.errand is not None

    def send_for(self, words, title):
        self.stop_reading()
        self.errand, self.strip = Errand(words, self), Strip(self.field.viewport(), self.theme, title)
        self.strip.button.clicked.connect(self.errand.stop)
        self.errand.told.connect(self.strip.show_progress)
        self.errand.ended.connect(self._cards_came)

    def _cards_came(self, outcome):
        if self.errand is None:
            return                      # the window closes
        self.errand.deleteLater()
        self.strip.hide()
        self.strip.deleteLater()
        self.errand = self.strip = None
        self.search.again()
        if outcome.get("called_off"):
            self.say("Called off: your cards are as they were.")
        elif "error" in outcome:
            self.say(f"{outcome['error'][:1].upper()}{outcome['error'][1:]}.", "trouble")
        else:
            self._tell_of_cards(outcome["done"])
        self.read_along()

    def _tell_of_cards(self, files):
        """One line, and the account of what did not come for whoever wants it."""
        troubles = [one["error"] for one in files if "error" in one]
        came = [one for one in files if "cards" in one]
        if troubles:
            return self.say(f"{troubles[0]}{f', and {len(troubles) - 1} more' if len(troubles) > 1 else ''}.", "trouble")
        if not came:
            return self.say("Your cards are the newest already.")
        new, changed, same = (sum(one["cards"][key] for one in came) for key in (NEW, CHANGED, SAME))
        gone = sum(reason["count"] for one in came for reason in one["left_out"])
        why = f"; {gone:,} left out, and File › Last import tells why" if gone else ""
        self.say(f"{new + changed + same:,} cards: {new:,} new, {changed:,} changed, {same:,} as before{why}.")
        self.account = [line for one in came for line in one.get("lines", ())]

    def show_account(self):
        """What the last import could not carry over."""
        if not self.account:
            return self.say("Nothing has been imported since the window was opened.", "refused")
        self.account_dialog = Account(self, self.theme, self.account)
        self.account_dialog.show()

    # ---- reading behind the scenes ----
    def read_along(self):
        """Reads the texts of imported cards that nobody has read yet, gently, so that a search can ask for it."""
        try:
            cards = SHELF.collection()
            waiting = cards.unjudged() if cards else 0
        except BadCollection:
            return                      # the search says so
        if waiting and self.reading is None and self.errand is None:
            self.reading = Errand(["cards", "read", "--gently"], self)
            self.reading.ended.connect(self._has_read)

    def _has_read(self, _):
        if self.reading is not None:
            self.reading.deleteLater()
            self.reading = None
            if self.search.finding.unsure:
                self.search.again()

    def stop_reading(self):
        if self.reading is not None:
            reading, self.reading = self.reading, None
            reading.stop()
            reading.deleteLater()

    def stop_errands(self):
        """The window closes: what is not done is called off."""
        self.stop_reading()
        if self.errand is not None:
            errand, self.errand = self.errand, None
            errand.stop()
