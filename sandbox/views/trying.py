"""Cards played by themselves beside the window: those that a search shows and nobody has tried yet, a few at a time."""
import json

from PySide6.QtCore import QTimer

from sandbox.views.importing import Errand

FEW = 12                               # cards that are tried at a time
WAITS = 1500                           # milliseconds that a search has to stand before its cards are tried
LONG = 90_000                          # milliseconds after which a card is taken as going on for ever


class Trying:
    """The part of the window that finds out which cards run. tryer is what is being tried; only where somebody asked for it."""
    tryer = None

    def try_along(self):
        """From now on, of the cards that were brought in or made here."""
        self.given_up, self.trying_now = set(), ()
        self.try_timer = QTimer(self, interval=WAITS, singleShot=True)
        self.try_limit = QTimer(self, interval=LONG, singleShot=True)
        self.try_timer.timeout.connect(self._try_some)
        self.try_limit.timeout.connect(lambda: self.tryer and self.tryer.stop())
        self.search.settled.connect(self.try_timer.start)
        self.try_timer.start()

    def _try_some(self):
        if self.tryer is not None:
            return
        if self.errand is not None or self.reading is not None:        # they write where this would
            return self.try_timer.start()
        names, tables = self.search.finding.untried(FEW + len(self.given_up))
        names = [name for name in names if name not in self.given_up][:FEW]
        tables = [table for table in tables if table["name"] not in self.given_up][:FEW]
        if names or tables:
            self.trying_now = (*names, *(table["name"] for table in tables))
            self.tryer = Errand(["cards", "try", "--given", "--gently"], self, json.dumps({"names": names, "tables": tables}))
            self.tryer.ended.connect(self._has_tried)
            self.try_limit.start()

    def _has_tried(self, outcome):
        self.try_limit.stop()
        if self.tryer is None:
            return
        self.tryer.deleteLater()
        self.tryer = None
        runs = {one["name"]: one["ran"] for one in outcome.get("done", ())}
        self.given_up |= {name for name in self.trying_now if name not in runs}
        self.search.finding.note_runs(runs)
        if any(runs.values()):
            self.refresh()
        self.try_timer.start()

    def stop_trying(self):
        if self.tryer is not None:
            tryer, self.tryer = self.tryer, None
            self.try_limit.stop()
            tryer.stop()
            tryer.deleteLater()

    def send_for(self, words, title):
        """Whatever brings cards in goes first."""
        self.stop_trying()
        super().send_for(words, title)

    def stop_errands(self):
        self.stop_trying()
        super().stop_errands()
