"""The cards of a game that no library has: typed in its scenario, or in the workshop while it went on."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.cards import library
from sandbox.cards.making import BadCard, card_of
from sandbox.cards.typed import table_of
from sandbox.engine.printed import Card
from sandbox.engine.state import State
from sandbox.timeline.replay import Aside
from sandbox.timeline.timeline import Timeline


def homemade(timeline: Timeline) -> dict[str, Card]:
    """Name → card, for each that a table in a scenario can describe; of several with one name the scenario's own, else the first."""
    found: dict[str, Card] = dict(timeline.origin.names.typed) if timeline.origin else {}
    cards = list(dict.fromkeys(cards_in(timeline)))
    printed = {card.front.name for card in cards if printed_somewhere(card)}       # what goes by one of these names is an altered copy
    for card in cards:
        if card.front.name not in found and card.front.name not in printed and describable(card):
            found[card.front.name] = card
    return found


def cards_in(timeline: Timeline) -> Iterator[Card]:
    """Every card that the game began with or that was put into it, branches included."""
    yield from cards_of_state(timeline.start)
    for moment in timeline.moments.values():
        yield from cards_of_value((moment.action, moment.answers))
    if timeline.run:
        yield from cards_of_value((timeline.run.action, timeline.run.answers))


def cards_of_state(state: State) -> Iterator[Card]:
    for thing in state.things.values():
        yield thing.card
        if thing.copied is not None:
            yield thing.copied


def cards_of_value(value: Any) -> Iterator[Card]:
    """Those in an action or an answer, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from cards_of_value(one)
    elif isinstance(value, Aside):
        yield from cards_of_value(value.action)


def printed_somewhere(card: Card) -> bool:
    """Whether the library that comes with the sandbox has this very card: one that was brought in may be missing elsewhere."""
    try:
        return library.built_in().find(card.front.name) == card
    except library.NotFound:
        return False


def describable(card: Card) -> bool:
    """Whether the table that describes it gives it again: what copying or altering made is no card that could be typed."""
    try:
        return card_of(table_of(card)) == card
    except BadCard:
        return False
