"""Cards played by themselves, on as many processors as there are, and what became of them."""
from __future__ import annotations

import collections
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import attrs

from sandbox.cards.corpus import PrintedCard
from sandbox.cards.making import BadCard, Entry
from sandbox.timeline.trials import tried

FEW = 50                                              # as many are not worth a second processor
AT_A_TIME = 20                                        # cards that are given to one

Outcome = tuple[str, "Played | str"]                  # a card's name, and what became of it or why it can't be put on the table


@attrs.frozen
class Played:
    """front: the front face's name."""
    front: str
    verbs: int
    errors: list[str]
    idle: list[tuple[str, str, str]]


def outcomes_of(cards: Sequence[PrintedCard | Entry]) -> list[Outcome]:
    return [(card.name, outcome_of(card)) for card in cards]


def outcome_of(one: PrintedCard | Entry) -> Played | str:
    try:
        card = one.card()
        trial = tried(card)
    except BadCard as bad:
        return str(bad)
    return Played(card.front.name, trial.verbs, trial.errors, trial.idle)


def all_outcomes(cards: Sequence[PrintedCard | Entry]) -> Iterator[Outcome]:
    """In the cards' order; how far it has come is said to who is watching."""
    lots = [cards[i:i + AT_A_TIME] for i in range(0, len(cards), AT_A_TIME)]
    if len(cards) <= FEW or (os.cpu_count() or 1) < 2:
        for lot in lots:
            yield from outcomes_of(lot)
        return
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for n, outcomes in enumerate(in_order(pool, lots)):
            if sys.stderr.isatty():
                print(f"\r{min(len(cards), (n + 1) * AT_A_TIME):,} of {len(cards):,} cards played ", end="", file=sys.stderr, flush=True)
            yield from outcomes


def in_order(pool: ProcessPoolExecutor, lots: list[Sequence[PrintedCard | Entry]]) -> Iterator[list[Outcome]]:
    """No more lots are on their way than keep everyone busy: the outcome of each is taken before the last is given."""
    ahead: collections.deque[Future[list[Outcome]]] = collections.deque()
    for lot in lots:
        ahead.append(pool.submit(outcomes_of, lot))
        if len(ahead) > 4 * (os.cpu_count() or 1):
            yield ahead.popleft().result()
    while ahead:
        yield ahead.popleft().result()


@attrs.define
class Runs:
    """Cards tried out by themselves."""
    tried: int = 0
    verbs: int = 0
    ran: list[str] = attrs.Factory(list)              # by their front faces
    errors: list[tuple[str, str]] = attrs.Factory(list)
    idle: list[tuple[str, str, str, str]] = attrs.Factory(list)
    unheld: list[tuple[str, str]] = attrs.Factory(list)

    @classmethod
    def of(cls, cards: Sequence[PrintedCard | Entry]) -> Runs:
        runs = cls()
        for name, played in all_outcomes(cards):
            if isinstance(played, str):
                runs.unheld.append((name, played))
            else:
                runs.tried, runs.verbs = runs.tried + 1, runs.verbs + played.verbs
                runs.ran += [played.front] * (not played.errors)
                runs.errors += [(name, error) for error in played.errors]
                runs.idle += [(name, *one) for one in played.idle]
        return runs

    def told(self) -> dict[str, Any]:
        return {"cards": self.tried, "verbs": self.verbs, "errors": [{"card": name, "error": error} for name, error in self.errors],
                "idle": [{"card": name, "line": line, "verb": verb, "why": why} for name, line, verb, why in self.idle],
                "unheld": [{"card": name, "why": why} for name, why in self.unheld]}

    def report(self) -> None:
        print(f"played: {self.tried} cards, {len(self.errors)} errors; {len(self.idle)} of {self.verbs} verbs never happened "
              f"({share(len(self.idle), self.verbs)}); {len(self.unheld)} cards can't be put on the table")
        for name, error in self.errors:
            print(f"  error: {name}: {error}")
        for name, line, verb, why in self.idle:
            print(f"  never happened: {name}: {verb} in “{one_line(line)}”: {why}")
        for name, why in self.unheld:
            print(f"  not on the table: {name}: {why}")


def one_line(text: str) -> str:
    return " ".join(text.split())


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"
