"""Whole games at the window: begun with decks, Chance let be chance while hands are drawn, the table turned to another seat."""
import random
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from sandbox.cards.decks.deck import BadDeck, found
from sandbox.cards.decks.opening import read_deck_file
from sandbox.engine.choices import CHANCE, Order
from sandbox.models.newgame import Shelved, begun, shelf, table_for
from sandbox.views.bringing import DECKS
from sandbox.views.gameoffer import GameOffer


class Gaming:
    """The part of the window that begins games. A deck that can't be opened is one line, and the offer stays."""
    game_offer: GameOffer | None = None

    def new_game(self):
        """Offers a game between decks."""
        if self.game_offer is not None:
            self.game_offer.close()
            self.game_offer.deleteLater()
        self.game_offer = GameOffer(self.field.viewport(), self.theme, shelf())
        self.game_offer.wanted.connect(self.begin_game)
        self.game_offer.file_wanted.connect(self.deck_for_game)
        self.game_offer.come()

    def deck_for_game(self, seat, path=None):
        if path is None:
            path, _ = QFileDialog.getOpenFileName(self, "Open a deck", str(self.folder()), DECKS)
        if not path:
            return
        try:
            deck = found(read_deck_file(Path(path)), self.table.card)
        except BadDeck as problem:
            return self.say(f"No deck: {problem}.", "trouble")
        self.game_offer.take(seat, Shelved(deck.deck.name or Path(path).stem, opened=deck))

    def begin_game(self, players, first):
        """players: (name, deck) in turn order. The first shuffle is Chance's, then hands are kept or not."""
        self._lay(table_for(players), " – ".join(name for name, _ in players))
        self.field.you = 0
        self.toggle_hand(self.settings.word("hands") == "both")
        if len(players) > 2:
            self.panels["Cards"].hide()               # four seats need the room
        self.table.do(begun(first))
        self.chance_follows()

    def chance_follows(self, *_):
        """While a game begins nobody arranges a library by hand: what Chance is asked there is left to chance, after each answer.

        Taken back, the question lies open and may be answered otherwise."""
        while self.table.timeline.run and self.table.timeline.run.action[:1] == ("start",) and self.table.choice.who == CHANCE:
            self.table.answer(at_random(self.table.choice))

    def turn_table(self):
        """The next seat comes to the lower half, where it is larger."""
        self.field.you = (self.field.you + 1) % len(self.table.state.seats)
        self.toggle_hand(self.settings.word("hands") == "both")


def at_random(choice):
    options = list(choice.options)
    random.shuffle(options)
    return tuple(options) if isinstance(choice, Order) else tuple(options[:max(1, choice.least)])
