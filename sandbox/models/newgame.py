"""A new game laid down: who plays with which deck, whether it may be played, and the table before the first shuffle."""
from dataclasses import dataclass

from sandbox.cards.decks.building import against
from sandbox.cards.decks.deck import Found
from sandbox.cards.decks.own import deck_in, files, titles
from sandbox.timeline.dealing import dealt_decks
from sandbox.timeline.timeline import Timeline

PEOPLE = "You", "Bob", "Cid", "Dan"
FEWEST, MOST = 2, 4
BY_CHANCE, SEATED = "by chance", "as seated"


@dataclass(frozen=True)
class Shelved:
    """A deck that can be chosen: what it is called, and its cards, read when they are wanted."""
    title: str
    path: object = None
    opened: Found | None = None

    @property
    def found(self) -> Found:
        return self.opened or deck_in(self.path)


def shelf() -> list[Shelved]:
    """The decks that come with the sandbox."""
    called = titles()
    return [Shelved(called[path.stem], path) for path in files()]


def complaints(deck: Found) -> list[str]:
    """Why a deck may not be played by the book: lines for a person to know; it can be played all the same."""
    lost = sum(slot.count for slot, _ in deck.missing)
    return [*([f"{lost} cards are not known here"] if lost else []), *against(deck)]


def table_for(players) -> Timeline:
    """players: (name, Found) in turn order; nothing is shuffled yet."""
    return Timeline(dealt_decks(players))


def begun(first):
    """The action with which the game begins."""
    return "start", 0, first
