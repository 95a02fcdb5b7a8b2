"""Many games in a row, each with its own chance and its own decks, and what they come to on average."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import attrs

from sandbox.cards.decks.deck import COMMANDER, Found
from sandbox.timeline.dealing import dealt_decks
from sandbox.timeline.matches import Match, played

PEOPLE = "Alice", "Bob", "Cid", "Dan"
TOLD = "spells", "attacks", "blocks", "triggers", "attackers", "blockers", "actions", "reversed", "turns"


Named = tuple[str, Found]                             # what a deck is called, and its cards
Seating = Callable[[random.Random], list[Named]]      # who sits down with what


@attrs.frozen
class Game:
    """One that was played: its number, which is its chance as well, and by which decks."""
    number: int
    decks: tuple[str, ...]
    match: Match

    @property
    def winner(self) -> str:
        """Who is left; nobody, if it is a draw."""
        return next((seat.name for seat in self.match.state.seats if not seat.lost), "nobody")


def series(numbers: Iterable[int], seating: Seating, replayed: float = 1.0) -> Iterator[Game]:
    """A game for each number. replayed: how many of the actions are replayed, to see whether they lead to the same state."""
    for number in numbers:
        chosen = seating(random.Random(number))
        state = dealt_decks([(name, deck) for name, (_, deck) in zip(PEOPLE, chosen, strict=False)])
        yield Game(number, tuple(title for title, _ in chosen), played(state, number, replayed))


def as_named(decks: Sequence[Named]) -> Seating:
    """Always the same, in this order."""
    return lambda chance: list(decks)


def drawn(decks: Sequence[Named], players: int) -> Seating:
    """Any of them, but like plays like: a Commander deck never meets another kind."""
    def seated(chance: random.Random) -> list[Named]:
        first = chance.choice(decks)
        alike = [deck for deck in decks if bool(deck[1].of(COMMANDER)) == bool(first[1].of(COMMANDER))]
        others = [deck for deck in alike if deck is not first] or alike
        return [first, *(chance.choice(others) for _ in range(players - 1))]
    return seated


def averages(games: Sequence[Game]) -> dict[str, float]:
    """Of each thing that is counted, and of the seconds that a game took to compute."""
    counted: dict[str, Callable[[Game], float]] = {name: of_counts(name) for name in TOLD}
    counted["seconds"] = lambda game: game.match.seconds
    return {name: round(sum(map(of, games)) / max(1, len(games)), 2) for name, of in counted.items()}


def of_counts(name: str) -> Callable[[Game], float]:
    return lambda game: game.match.counts[name]


def told(games: Sequence[Game]) -> dict[str, Any]:
    """{games: [{number, decks, winner, seconds, counts, wrong}], averages}."""
    return {"games": [{"number": game.number, "decks": list(game.decks), "winner": game.winner, "seconds": round(game.match.seconds, 3),
                       "counts": {name: game.match.counts[name] for name in TOLD}, "wrong": game.match.wrong} for game in games],
            "averages": averages(games)}
