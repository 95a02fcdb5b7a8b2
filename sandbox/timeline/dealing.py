"""A table with a deck for each player, ready for the first shuffle [103.2]."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandbox.cards.decks.deck import ATTRACTIONS, COMMANDER, COMPANION, MAIN, Found
from sandbox.engine.game import Game
from sandbox.engine.printed import Card
from sandbox.engine.state import OUTSIDE, Seat, State
from sandbox.rules.editing import new_thing

PLACES = ((COMPANION, OUTSIDE), (COMMANDER, "command"), (ATTRACTIONS, "attraction deck"), (MAIN, "library"))


def dealt_decks(decks: Sequence[tuple[str, Found]]) -> State:
    """decks: for each player in turn order a name and what they play with. Cards that are not known here are left out."""
    game = Game(State(seats=tuple(Seat(name=name) for name, _ in decks), priority=None))
    for seat, (_, found) in enumerate(decks):
        for part, zone in PLACES:
            for card in cards_of(found, part):
                how = (("commander", "commander"),) if part == COMMANDER else (("where", "bottom"),)
                new_thing(game, seat, card, zone if "Attraction" not in card.front.types else "attraction deck", how)
    return game.state


def cards_of(found: Found, part: str) -> Iterable[Card]:
    return (one.card for one in found.of(part) for _ in range(one.slot.count))
