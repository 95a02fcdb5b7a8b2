"""A person's own cards: brought in from files, downloaded, read, and found."""
from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from sandbox.assets import data_folder
from sandbox.cards.collection import BadCollection, Collection, usual_place
from sandbox.cards.downloading import LIST, NoDownload, Visit, fetched, offered
from sandbox.cards.figures import judge_all, renew
from sandbox.cards.files.bringing import bring_in
from sandbox.cards.files.opening import BadFile
from sandbox.cards.files.telling import Report
from sandbox.cards.search import BadSearch, search
from sandbox.cli import decks, trying
from sandbox.cli.saying import BAD, DONE, BadInput, Commands, number

DATED = "downloaded"                                  # the note that says of what day the cards are
SHOWN = 40
FILES = """FILE is Scryfall's bulk file (a JSON list, or one object a line), MTGJSON's AtomicCards, or Cockatrice's cards.xml, plain or
packed by gzip, xz, bzip2 or zip; what it is shows by what it holds. All of a file comes in, or nothing of it.
--json prints {format: 1, files: [{file, kind, cards: {new, changed, same}, total, left_out, noted, keys_not_kept, keys_unknown, seconds}
or {file, error}]}.
"""


def add(commands: Commands) -> None:
    whole = commands.add_parser("cards", help="your own cards and decklists: import cards from files, download them, find them")
    parts = whole.add_subparsers(metavar="WHAT", required=True, parser_class=type(whole))
    one = parts.add_parser("import", help="bring in the cards of files", epilog=FILES, formatter_class=argparse.RawDescriptionHelpFormatter)
    one.add_argument("files", nargs="+", metavar="FILE")
    one.set_defaults(work=bring)
    two = parts.add_parser("download", help="fetch all cards from Scryfall (about 170 MB) and bring them in")
    two.add_argument("--from", dest="address", default=LIST, metavar="ADDRESS", help="another list of bulk files, of the same form")
    two.add_argument("--again", action="store_true", help="even if the cards of that day are here already")
    two.set_defaults(work=download)
    three = parts.add_parser("read", help="read the texts of the cards that were brought in, for is:read; goes on where it was stopped")
    three.add_argument("--gently", action="store_true", help="in the background: leave the machine to others")
    three.set_defaults(work=read)
    four = parts.add_parser("find", help="find cards, as in the window: t:goblin c:r mv<=3")
    four.add_argument("query", nargs="+", metavar="QUERY", help="one that begins with a minus stands behind --, as in find -- '-t:elf'")
    four.add_argument("--most", type=number, default=SHOWN, metavar="N", help=f"how many to print, {SHOWN} unless said")
    four.set_defaults(work=find)
    decks.add(parts)
    trying.add(parts)
    for parser in (one, two, three, four):
        parser.add_argument("--json", action="store_true", help="the outcome as JSON")
    for parser in (one, two, three):
        parser.add_argument("--progress", action="store_true", help=argparse.SUPPRESS)      # a line of JSON now and then, for the window


def collection() -> Collection:
    """The person's cards. Raises BadInput."""
    try:
        return Collection(usual_place())
    except BadCollection as problem:
        raise BadInput(str(problem)) from None


class Telling:
    """How far it is: as lines of JSON for a program, as one line that is written over for a person, or not at all."""
    def __init__(self, asked: Any):
        self.form = "json" if asked.progress else "line" if sys.stderr.isatty() and not asked.json else ""
        self.last = 0.0

    def say(self, doing: str, share: float, cards: int = 0) -> None:
        if not self.form or time.monotonic() - self.last < 0.1 and share < 1:
            return
        self.last = time.monotonic()
        if self.form == "json":
            print(json.dumps({"doing": doing, "share": round(share, 4), "cards": cards}), flush=True)
        else:
            words = f"\r{doing}: {share:4.0%}{f', {cards:,} cards' if cards else ''}   "
            print(words, end="" if share < 1 else "\n", file=sys.stderr, flush=True)


# ---- import ----
def bring(asked: Any) -> int:
    """Each file by itself: one that can't be brought in does not keep the others out."""
    told = [brought(Path(file), asked) for file in asked.files]
    outcome(asked, told)
    return BAD if any("error" in one for one in told) else DONE


def brought(path: Path, asked: Any) -> dict[str, Any]:
    telling, own = Telling(asked), collection()
    try:
        report = bring_in(path, own, lambda now: telling.say("importing", now.share, now.cards))
    except (BadFile, BadCollection) as problem:
        words = str(problem) if isinstance(problem, BadCollection) else f"{path} {problem}"
        print(f"sandbox: {words}", file=sys.stderr)
        return {"file": str(path), "error": words}
    finally:
        own.close()
    show(report, asked)
    return report.told() | ({"lines": report.lines()} if asked.progress else {})


def show(report: Report, asked: Any) -> None:
    if not asked.json and not asked.progress:
        print("\n".join(report.lines()))


def outcome(asked: Any, told: list[dict[str, Any]]) -> None:
    """What came of it, where a program asks."""
    if asked.progress:
        print(json.dumps({"done": told}), flush=True)
    elif asked.json:
        print(json.dumps({"format": 1, "files": told}, ensure_ascii=False, indent=1))


# ---- download ----
def download(asked: Any) -> int:
    telling, own, visit = Telling(asked), collection(), Visit()
    try:
        offer = offered(visit, asked.address)
        if own.note(DATED) == offer.updated and not asked.again:
            outcome(asked, [{"file": offer.address, "same": offer.updated}])
            if not asked.json and not asked.progress:
                print(f"Your cards are those of {offer.updated[:10]} already; --again fetches them once more.")
            return DONE
        path = fetched(offer, data_folder() / "downloads", visit, lambda share: telling.say("downloading", share))
    except NoDownload as problem:
        raise BadInput(f"{problem}; your cards are as they were") from None
    except BadCollection as problem:
        raise BadInput(str(problem)) from None
    finally:
        own.close()
    told = brought(path, asked)
    if "error" not in told:
        keep_date(offer.updated)
    path.unlink(missing_ok=True)
    outcome(asked, [told])
    return BAD if "error" in told else DONE


def keep_date(updated: str) -> None:
    """What can't be noted is fetched once more the next time."""
    own = collection()
    with contextlib.suppress(BadCollection), own.writing():
        own.keep_note(DATED, updated)
    own.close()


# ---- read ----
def read(asked: Any) -> int:
    """Goes on until every card is read; what was found out is kept as it goes."""
    if asked.gently and hasattr(os, "nice"):
        os.nice(10)
    telling, own = Telling(asked), collection()
    try:
        renew(own)
        waiting = own.unjudged()
        count = judge_all(own, lambda done: telling.say("reading", min(1.0, done / max(1, waiting)), done), 0.02 if asked.gently else 0)
        total = own.size
    except BadCollection as problem:
        raise BadInput(str(problem)) from None
    finally:
        own.close()
    outcome(asked, [{"read": count, "total": total}])
    if not asked.json and not asked.progress:
        print(f"{count:,} cards read, of {total:,} that were brought in; is:read and is:unread find them")
    return DONE


# ---- find ----
def find(asked: Any) -> int:
    try:
        hits = search(" ".join(asked.query))
        rows = hits[:asked.most]
    except (BadSearch, BadCollection) as problem:
        raise BadInput(str(problem)) from None
    if hits.trouble:
        print(f"sandbox: {hits.trouble}", file=sys.stderr)
    if hits.unsure:
        print(f"sandbox: {hits.unsure:,} of your cards have not been read yet and are not found by it: sandbox cards read", file=sys.stderr)
    if asked.json:
        told = [{"name": row.name, "cost": row.cost, "types": row.types, "layout": row.layout} for row in rows]
        print(json.dumps({"format": 1, "total": len(hits), "cards": told}, ensure_ascii=False, indent=1))
        return DONE
    for row in rows:
        print(f"{row.name}  {row.cost}  {row.types}".replace("    ", "  "))
    if len(hits) > len(rows):
        print(f"… and {len(hits) - len(rows):,} more")
    if not hits:
        print("no card fits")
    return DONE
