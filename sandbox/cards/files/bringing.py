"""Bringing cards in: a file of any known kind into a collection, all of it or nothing."""
from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import attrs

from sandbox.cards.collection import Collection
from sandbox.cards.facts import CardFacts
from sandbox.cards.files import cockatrice, mtgjson, scryfall
from sandbox.cards.files.opening import BadFile, Stream, opened
from sandbox.cards.files.pieces import listed, members, named, one_a_line
from sandbox.cards.files.telling import AGAIN, TWICE, Report, ranked

EVERY = 250                                           # cards between two words of progress
KNOWN = "a card file is Scryfall's (JSON), MTGJSON's AtomicCards, or Cockatrice's cards.xml"
TOP_KEY = re.compile(rb'\{\s*"((?:[^"\\]|\\.){0,60})"\s*:')


@attrs.frozen
class Progress:
    """How far an import is: the share of the file that was read, from 0 to 1, and the cards that came."""
    share: float
    cards: int


class Stopped(Exception):
    """Somebody called it off; what was there before is there still."""


def bring_in(path: Path, collection: Collection, watch: Callable[[Progress], None] = lambda progress: None) -> Report:
    """Brings the cards of a file into a collection; watch hears how far it is, and may raise Stopped.

    Raises BadFile or BadCollection, and then nothing has changed.
    """
    began, report = time.monotonic(), Report(file=str(path))
    with opened(path) as stream, collection.writing():
        round = collection.next_round()
        for facts in cards_of(stream, report):
            stream.card_came()
            report.in_a_row = 0
            outcome = collection.bring(facts, round)
            report.came[outcome] += 1
            if outcome == TWICE:
                report.leave_out(AGAIN, facts.name)
            if sum(report.came.values()) % EVERY == 0:
                watch(Progress(stream.share, report.total))
        if not report.total:
            raise BadFile(nothing_in(report))
        watch(Progress(1.0, report.total))
    collection.settle()
    report.seconds = time.monotonic() - began
    return report


def nothing_in(report: Report) -> str:
    reasons = ranked(report.left_out)
    return f"holds no card that can be brought in{f' ({reasons[0][1].count} × {reasons[0][0]})' if reasons else ''}; {KNOWN}"


def cards_of(stream: Stream, report: Report) -> Iterator[CardFacts]:
    """The cards of a file, whose kind is told by what it holds. Raises BadFile."""
    head = stream.look().lstrip()
    if head.startswith(b"<") or b"<\0" in head[:4] or b"\0<" in head[:4]:
        report.kind = cockatrice.KIND
        return cockatrice.cards_in(stream, report)
    if head.startswith(b"["):
        report.kind = scryfall.KIND
        return scryfall.cards_in(members(stream), report)
    if head.startswith(b"{"):
        return cards_of_object(head, stream, report)
    raise BadFile(f"is no card file; {KNOWN}")


def cards_of_object(head: bytes, stream: Stream, report: Report) -> Iterator[CardFacts]:
    match = TOP_KEY.match(head)
    key = match[1].decode("utf-8", "replace") if match else ""
    if key in ("meta", "data"):
        report.kind = mtgjson.KIND
        return mtgjson.cards_in(named(stream), report)
    report.kind = scryfall.KIND
    if re.match(rb'\{\s*"object"\s*:\s*"list"', head):                 # an answer to a search
        return scryfall.cards_in(listed(stream), report)
    return scryfall.cards_in(one_a_line(stream), report)
