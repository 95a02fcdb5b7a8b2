"""Life, counters and mana added up again from the log alone, to be held against what the game says there is."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sandbox.engine.kinds import ANY, The
from sandbox.engine.state import BATTLEFIELD, State
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.counters import Annihilate, GetCounters, PutCounters, RemoveCounters
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.mana import AddMana
from sandbox.vocabulary.moving import Put

Kinds = Counter[str]


def discrepancies(before: State, after: State, events: tuple[Any, ...]) -> list[str]:
    """What does not add up between two moments with these events in between, a line each."""
    return [*of_life(before, after, events), *of_counters(before, after, events), *of_players_counters(before, after, events),
            *of_mana(before, after, events)]


def of_life(before: State, after: State, events: tuple[Any, ...]) -> Iterator[str]:
    for seat, who in enumerate(before.seats):
        life = who.life
        for event in events:
            if type(event) in (GainLife, LoseLife) and event.who.seat == seat:
                life += event.count.n if type(event) is GainLife else -event.count.n  # type: ignore[attr-defined]
        if after.seats[seat].life != life:
            yield f"{who.name} has {after.seats[seat].life} life; by the log it would be {life}"


def of_counters(before: State, after: State, events: tuple[Any, ...]) -> Iterator[str]:
    """Of every object that is there afterwards: those it had, or came with, and what was put on it and taken off."""
    tally: dict[int, Kinds] = {t.id: Counter(dict(t.counters)) for t in before.things.values() if t.counters}
    for event in events:
        count_in(tally, event)
    for thing in after.things.values():
        counted = {kind: n for kind, n in tally.get(thing.id, Counter()).items() if n}
        if counted != dict(thing.counters):
            yield f"{thing.id} ({thing.card.front.name}) has {dict(thing.counters)}; by the log it would be {counted}"


def count_in(tally: dict[int, Kinds], event: Any) -> None:
    if isinstance(event, Put) and event.now is not None and event.entering != ANY:
        tally[event.now.id] = Counter(dict(event.entering.counters)) if event.to == BATTLEFIELD else Counter()
    elif isinstance(event, Annihilate):
        for kind in ("+1/+1", "-1/-1"):
            tally[event.what.id][kind] -= event.pairs
    elif isinstance(event, PutCounters) and isinstance(event.what, The):
        there = tally.setdefault(event.what.id, Counter())
        n = event.count.n                             # type: ignore[attr-defined]
        there[event.kind.word] += -min(n, there[event.kind.word]) if isinstance(event, RemoveCounters) else n


def of_players_counters(before: State, after: State, events: tuple[Any, ...]) -> Iterator[str]:
    for seat, who in enumerate(before.seats):
        tally: Kinds = Counter(dict(who.counters))
        for event in events:
            if isinstance(event, GetCounters) and event.who.seat == seat:        # type: ignore[attr-defined]
                tally[event.kind.word] += event.count.n                          # type: ignore[attr-defined]
        counted = {kind: n for kind, n in tally.items() if n}
        if counted != dict(after.seats[seat].counters):
            yield f"{who.name} has {dict(after.seats[seat].counters)}; by the log it would be {counted}"


def of_mana(before: State, after: State, events: tuple[Any, ...]) -> Iterator[str]:
    """What is in a pool was there or was added; where no step ended, what is no longer there was spent on what was cast or activated."""
    for seat, who in enumerate(before.seats):
        pool, now = Counter(who.pool.upper()), Counter(after.seats[seat].pool.upper())
        for event in events:
            if isinstance(event, AddMana) and event.who.seat == seat:            # type: ignore[attr-defined]
                pool += Counter(event.mana.text.upper())                         # type: ignore[attr-defined]
        if now - pool:
            yield f"{who.name} has {''.join(now.elements())} in the pool, which nothing added"
        elif (after.turn, after.step) == (before.turn, before.step) and (pool - now) < spent(before, after, events, seat):
            yield f"{who.name} spent more mana than left the pool"


def spent(before: State, after: State, events: tuple[Any, ...], seat: int) -> Kinds:
    """The mana noted on the spells and abilities of a player that are new on the stack."""
    fresh = [item for item in after.stack if item.you == seat and before.item(item.id) is None]
    told = {e.what.id for e in events if isinstance(e, Cast | Activate) and isinstance(e.what, The)}
    return Counter("".join(item.spent for item in fresh if item.source in told).upper())
