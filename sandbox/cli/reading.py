"""What is understood of printed cards: a whole corpus counted, or typed text line by line."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandbox.cards.abilities import why_unread
from sandbox.cards.corpus import BadCorpus, printed_cards
from sandbox.cards.coverage import Coverage, covered, line_read
from sandbox.cards.text import plain_lines
from sandbox.cards.typeline import BadTypes, types_of
from sandbox.cli.saying import DONE, FAILED, BadInput, Commands, number

SHOWN = 40                                            # declines printed, unless more are asked for


def add(commands: Commands) -> None:
    four = commands.add_parser("read", help="what is understood of cards: of a whole file, or of text you type")
    four.add_argument("--corpus", metavar="FILE", help="cards as JSON lines or a JSON list, plain, gzip or xz")
    four.add_argument("--json", action="store_true", help="the figures as JSON, with every decline")
    four.add_argument("--declines", type=number, default=SHOWN, metavar="N", help=f"how many missing phrases to print, {SHOWN} unless said")
    four.add_argument("--text", metavar="TEXT", help="rules text, its lines parted by line breaks or by \\n")
    four.add_argument("--name", default="", metavar="NAME", help="the card's own name in the text")
    four.add_argument("--type", default="", metavar="TYPE", help="its type line")
    four.add_argument("--cost", default="", metavar="COST", help="its mana cost")
    four.set_defaults(work=read)


def read(asked: Any) -> int:
    if (asked.corpus is None) == (asked.text is None):
        raise BadInput("read takes either --corpus FILE or --text TEXT (see: sandbox read --help)")
    return typed(asked) if asked.corpus is None else corpus(asked)


# ---- typed text ----
def typed(asked: Any) -> int:
    """Each line as it is understood; 1 if one is not."""
    try:
        types = types_of(asked.type) if asked.type else ()
    except BadTypes as bad:
        raise BadInput(str(bad)) from bad
    code = DONE
    for line in plain_lines(asked.text.replace("\\n", "\n"), asked.name, types):
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
    except OSError as bad:
        raise BadInput(f"{asked.corpus} can't be read: {bad.strerror}") from bad
    if asked.json:
        print(json.dumps(figures(found), ensure_ascii=False, indent=1))
    else:
        report(found, asked.declines)
    return FAILED if found.ambiguous or found.unfaithful else DONE


def figures(found: Coverage) -> dict[str, Any]:
    return {"lines": {"distinct": len(found.lines), "read": len(found.those(lambda one: one.whole)), "ambiguous": len(found.ambiguous),
                      "round_trip_failures": len(found.unfaithful)},
            "cards": {"total": found.cards, "whole": found.whole},
            "declines": [{"words": one.words, "completes": one.completes, "lines": one.lines, "example": one.example}
                         for one in found.declines()],
            "seconds": round(found.seconds, 2)}


def report(found: Coverage, declines: int) -> None:
    told = figures(found)
    lines, cards = told["lines"], told["cards"]
    print(f"lines: {lines['read']} of {lines['distinct']} read ({share(lines['read'], lines['distinct'])}), "
          f"{lines['ambiguous']} ambiguous, {lines['round_trip_failures']} written otherwise than read")
    print(f"cards: {cards['whole']} of {cards['total']} read whole ({share(cards['whole'], cards['total'])}); {told['seconds']} seconds")
    for one in found.ambiguous:
        print(f"  ambiguous: {one.line}")
    for one in found.unfaithful:
        print(f"  written otherwise: {one.line}\n            as: {one.written_back}")
    if declines:
        print("not understood, the phrase first that would complete most cards:")
    for decline in found.declines()[:declines]:
        print(f"  {decline.completes:5} cards, {decline.lines:4} lines: “{decline.words}”, as in: {decline.example.splitlines()[0]}")


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"
