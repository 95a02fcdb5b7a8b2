"""What is understood of printed cards: a whole corpus counted, or typed text line by line."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sandbox.assets import ASSETS
from sandbox.cards.abilities import why_unread
from sandbox.cards.corpus import BadCorpus, printed_cards
from sandbox.cards.coverage import Coverage, covered, line_read
from sandbox.cards.library import built_in
from sandbox.cards.symbols import BadCost, symbols_of
from sandbox.cards.text import plain_lines
from sandbox.cards.trialbook import BOOK, write_book
from sandbox.cards.typeline import BadTypes, types_of
from sandbox.cli.running import Runs, share
from sandbox.cli.saying import DONE, FAILED, BadInput, Commands, number, positive
from sandbox.timeline.agreeing import agreeing

SHOWN = 40                                            # declines printed, unless more are asked for


def add(commands: Commands) -> None:
    four = commands.add_parser("read", help="what is understood of cards: of a whole file, or of text you type")
    four.add_argument("--corpus", metavar="FILE", help="cards as JSON lines or a JSON list, plain, gzip or xz")
    four.add_argument("--json", action="store_true", help="the figures as JSON, with every decline")
    four.add_argument("--declines", type=number, default=SHOWN, metavar="N", help=f"how many missing phrases to print, {SHOWN} unless said")
    four.add_argument("--run", action="store_true", help="play every card that is read whole by itself, and list what goes wrong")
    four.add_argument("--write", action="store_true", help="keep what --run and the scenarios show, for the marks in the card search")
    four.add_argument("--every", type=positive, default=1, metavar="N", help="of the cards read whole play only every Nth")
    four.add_argument("--text", metavar="TEXT", help="rules text, its lines parted by line breaks or by \\n")
    four.add_argument("--name", default="", metavar="NAME", help="the card's own name in the text")
    four.add_argument("--type", default="", metavar="TYPE", help="its type line")
    four.add_argument("--cost", default="", metavar="COST", help="its mana cost")
    four.set_defaults(work=read)


def read(asked: Any) -> int:
    if asked.write and not asked.run:
        raise BadInput("--write keeps what --run shows: say both (see: sandbox read --help)")
    if asked.run and asked.corpus is None and asked.text is None:
        return the_library(asked)
    if (asked.corpus is None) == (asked.text is None):
        raise BadInput("read takes either --corpus FILE or --text TEXT (see: sandbox read --help)")
    if asked.text is not None and (asked.run or asked.json):
        raise BadInput(f"--{'run' if asked.run else 'json'} goes with --corpus; a typed text is read line by line")
    return typed(asked) if asked.corpus is None else corpus(asked)


# ---- typed text ----
def typed(asked: Any) -> int:
    """Each line as it is understood; 1 if one is not."""
    try:
        types = types_of(asked.type) if asked.type else ()
        symbols_of(asked.cost)
    except (BadTypes, BadCost) as bad:
        raise BadInput(str(bad)) from bad
    code, lines = DONE, plain_lines(asked.text.replace("\\n", "\n"), asked.name, types)
    if not lines:
        print("no rules text: nothing to read")
    for line in lines:
        found = line_read(line)
        print(f"{'read' if found.whole else 'unread':7}{line}")
        print(f"       {'understood as: ' + found.written_back if found.whole else why_unread(line)}")
        code = code if found.whole else FAILED
    return code


# ---- a corpus ----
def corpus(asked: Any) -> int:
    try:
        found = covered(printed_cards(Path(asked.corpus)))
    except BadCorpus as bad:
        raise BadInput(str(bad)) from bad
    if not found.cards:
        raise BadInput(f"{asked.corpus} holds no card whose text could be read (see: sandbox read --help)")
    runs = Runs.of(found.whole_cards[::max(1, asked.every)]) if asked.run else None
    if asked.json:
        print(json.dumps(figures(found) | ({"run": runs.told()} if runs else {}), ensure_ascii=False, indent=1))
    else:
        report(found, asked.declines)
        if runs:
            runs.report()
    if runs and asked.write:
        write_down(runs, found.cards)
    return FAILED if found.ambiguous or found.unfaithful or runs and runs.errors else DONE


def the_library(asked: Any) -> int:
    """Plays the cards that come with the sandbox."""
    runs = Runs.of([*built_in().entries.values()][::max(1, asked.every)])
    print(json.dumps({"run": runs.told()}, ensure_ascii=False, indent=1)) if asked.json else runs.report()
    if asked.write:
        write_down(runs, 0)
    return FAILED if runs.errors else DONE


def write_down(runs: Runs, others: int) -> None:
    """The book of trials; others: how many cards there were beside the library's, which are played too then."""
    ran = {*runs.ran, *(Runs.of([*built_in().entries.values()]).ran if others else ())}
    agreed = agreeing(folder for name in ("scenarios", "rulings", "traps", "loops") if (folder := ASSETS / name).exists())
    try:
        write_book(ASSETS / BOOK, ran, agreed)
    except OSError as problem:
        raise BadInput(f"{ASSETS / BOOK} can't be written: {problem.strerror or problem}") from problem
    print(f"kept in {ASSETS / BOOK}: {len(ran)} cards ran, {len(agreed)} agreed", file=sys.stderr)


def figures(found: Coverage) -> dict[str, Any]:
    templates = found.templates()
    return {"lines": {"distinct": len(found.lines), "read": len(found.those(lambda one: one.whole)), "ambiguous": len(found.ambiguous),
                      "round_trip_failures": len(found.unfaithful)},
            "cards": {"total": found.cards, "whole": found.whole},
            "templates": {"used": len(templates), "by_one_card": sorted(name for name, cards in templates.items() if len(cards) == 1)},
            "declines": [{"words": one.words, "completes": one.completes, "lines": one.lines, "example": one.example}
                         for one in found.declines()],
            "seconds": round(found.seconds, 2)}


def report(found: Coverage, declines: int) -> None:
    told = figures(found)
    lines, cards = told["lines"], told["cards"]
    print(f"lines: {lines['read']} of {lines['distinct']} read ({share(lines['read'], lines['distinct'])}), "
          f"{lines['ambiguous']} ambiguous, {lines['round_trip_failures']} written otherwise than read")
    print(f"cards: {cards['whole']} of {cards['total']} read whole ({share(cards['whole'], cards['total'])}); {told['seconds']} seconds")
    rare, used = told["templates"]["by_one_card"], told["templates"]["used"]
    print(f"templates: {used} used, {len(rare)} of them by one card only ({share(len(rare), used)})")
    for one in found.ambiguous:
        print(f"  ambiguous: {one.line}")
    for one in found.unfaithful:
        print(f"  written otherwise: {one.line}\n            as: {one.written_back}")
    if declines:
        print("not understood, the phrase first that would complete most cards:")
    for decline in found.declines()[:declines]:
        print(f"  {decline.completes:5} cards, {decline.lines:4} lines: “{decline.words}”, as in: {decline.example.splitlines()[0]}")
