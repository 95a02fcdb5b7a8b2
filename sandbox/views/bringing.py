"""What comes from elsewhere: decklists from files, from the clipboard and dropped on the window; each file goes to where it belongs."""
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from sandbox.cards.decks.deck import BadDeck, found
from sandbox.cards.decks.opening import ENDINGS, is_like_a_deck, read_deck, read_deck_file
from sandbox.cards.files.opening import ENDINGS as OF_CARDS
from sandbox.models import decking
from sandbox.models.finding import Pile
from sandbox.timeline.puzzles.argentum import is_argentum
from sandbox.timeline.puzzles.reading import is_puzzle
from sandbox.views.deckoffer import DeckOffer

DECKS = f"Decklists ({' '.join('*' + ending for ending in ENDINGS)});;All files (*)"
DECK, BOARD = "deck", "board"
TOLD = ".toml", ".pzl", *ENDINGS, *OF_CARDS             # endings that tell what a file is, or may be
HEAD = 100_000                         # letters of a file that are looked at to tell what it is


class Bringing:
    """The part of the window that brings decks to the table."""
    deck_offer: DeckOffer | None = None

    def open(self, path=None):
        """A file by what it is: a decklist by its ending, else a scenario."""
        if path is not None and sort_of(Path(path)) == DECK:
            return self.open_deck(path)
        return super().open(path)

    def open_deck(self, path=None):
        if path is None:
            path, _ = QFileDialog.getOpenFileName(self, "Open a deck", str(self.folder()), DECKS)
        if path:
            self._deck(lambda: read_deck_file(Path(path)))

    def paste(self):
        """Whatever is on the clipboard: files, a scenario, a decklist."""
        data = QApplication.clipboard().mimeData()
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        text = QApplication.clipboard().text()
        if files:
            self.open_files(files)
        elif text.strip() and not is_scenario(text) and not is_puzzle(text) and not is_argentum(text) and is_like_a_deck(text):
            self._deck(lambda: read_deck(text))
        else:
            self.paste_scenario()

    def _deck(self, read):
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            here = found(read(), self.table.card)
        except BadDeck as problem:
            return self.say(f"No deck: {problem}.", "trouble")
        finally:
            QApplication.restoreOverrideCursor()
        if self.deck_offer is not None:
            self.deck_offer.close()
            self.deck_offer.deleteLater()
        players = [player.name for player in self.table.state.seats]
        self.deck_offer = DeckOffer(self.field.viewport(), self.theme, here, players, self.table.seat)
        self.deck_offer.wanted.connect(lambda way, seat: self._lay_deck(here, way, seat))
        self.deck_offer.come()

    def _lay_deck(self, here, way, seat):
        name = here.deck.name or here.deck.form.capitalize()
        if way == "piles":
            self.panels["Cards"].show()
            return self.search.open_pile(Pile(name, decking.pile(here)))
        zone = decking.HAND if way == "hand" else decking.LIBRARY
        action = decking.laid(self.table.state, min(seat, len(self.table.state.seats) - 1), here, zone,
                              decking.by_chance() if way == "shuffled" else None)
        if action is None:
            return self.say("Nothing of this deck is played with: all of it stays beside the game.", "refused")
        if self.table.edit(action):
            self.say(f"{name}: {decking.headline(here)}.")


def sort_of(path: Path) -> str:
    """DECK or BOARD, a state of a game as Forge or Argentum write it down; "" for anything else, a file of cards say."""
    ending = path.suffix.lower()
    if ending in TOLD and ending not in (".txt", ".json"):
        return DECK if ending in ENDINGS else ""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(HEAD)
    except (OSError, UnicodeDecodeError):
        return DECK if ending in ENDINGS else ""       # whoever opens it says what is wrong
    if is_puzzle(text) or is_argentum(text):
        return BOARD
    if ending not in TOLD:                             # nobody says what it is but what stands in it
        return DECK if is_like_a_deck(text) and not is_scenario(text) else ""
    return DECK if ending in ENDINGS or '"mainBoard"' in text and text.lstrip()[:1] == "{" else ""


def is_scenario(text: str) -> bool:
    return any(line.strip().startswith("format") and "=" in line for line in text.splitlines()[:200])
