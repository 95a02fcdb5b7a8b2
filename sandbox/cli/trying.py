"""A person's own cards played by themselves: for the mark that says that a card ran."""
from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
from collections.abc import Iterator
from typing import Any

from sandbox.cards.collection import BadCollection, Collection, usual_place
from sandbox.cards.figures import judge_all, renew
from sandbox.cards.making import BadCard, card_of
from sandbox.cli.saying import DONE, FAILED, BadInput, Commands
from sandbox.timeline.figuring import run_of
from sandbox.timeline.trials import tried

Outcome = tuple[str, list[str]]


def add(parts: Commands) -> None:
    one = parts.add_parser("try", help="play cards that were brought in by themselves, for is:ran; goes on where it was stopped")
    one.add_argument("names", nargs="*", metavar="NAME", help="only these; all that are read whole and have not been tried unless said")
    one.add_argument("--gently", action="store_true", help="in the background: leave the machine to others")
    one.add_argument("--json", action="store_true", help="the outcome as JSON")
    one.add_argument("--given", action="store_true", help=argparse.SUPPRESS)         # names and tables come as JSON, for the window
    one.add_argument("--progress", action="store_true", help=argparse.SUPPRESS)
    one.set_defaults(work=attempt)


def attempt(asked: Any) -> int:
    """Each outcome is kept as it comes; 1 if something went wrong with a card."""
    if asked.gently and hasattr(os, "nice"):
        os.nice(10)
    given = given_in(sys.stdin.read()) if asked.given else {"names": asked.names, "tables": []}
    found: list[Outcome] = []
    try:
        for outcome in itertools.chain(typed(given["tables"]), brought_in(given["names"], is_all(asked))):
            found.append(outcome)
            if sys.stderr.isatty() and not asked.progress:
                print(f"\r{len(found):,} cards played ", end="", file=sys.stderr, flush=True)
    except BadCollection as problem:
        raise BadInput(str(problem)) from None
    told = [{"name": name, "ran": not errors, "errors": errors} for name, errors in found]
    if asked.progress:
        print(json.dumps({"done": told}), flush=True)
    elif asked.json:
        print(json.dumps({"format": 1, "cards": told}, ensure_ascii=False, indent=1))
    else:
        report(found)
    return FAILED if any(errors for _, errors in found) else DONE


def is_all(asked: Any) -> bool:
    return not asked.given and not asked.names


def given_in(text: str) -> dict[str, list[Any]]:
    """{"names": […], "tables": […]}. Raises BadInput."""
    try:
        given = json.loads(text)
        return {"names": [str(one) for one in given["names"]], "tables": [dict(one) for one in given["tables"]]}
    except (ValueError, TypeError, KeyError):
        raise BadInput("what was given is not names and tables of cards as JSON") from None


def typed(tables: list[Any]) -> Iterator[Outcome]:
    """Cards that lie in no collection."""
    for table in tables:
        try:
            yield str(table.get("name", "")), tried(card_of(table)).errors
        except BadCard as bad:
            yield str(table.get("name", "")), [str(bad)]


def brought_in(names: list[str], everything: bool) -> Iterator[Outcome]:
    """Raises BadCollection, and BadInput for a name that nobody has brought in."""
    if not names and not everything:
        return
    own = Collection(usual_place())
    try:
        renew(own)
        if everything:
            judge_all(own)
        ids = {name: own.id_of(name) for name in names}
        if unknown := [name for name, id in ids.items() if id is None]:
            raise BadInput(f"“{unknown[0]}” is none of the cards that were brought in")
        yield from run_of(own, [id for id in ids.values() if id is not None] if names else own.untried())
    finally:
        own.close()


def report(found: list[Outcome]) -> None:
    wrong = [(name, error) for name, errors in found for error in errors]
    for name, error in wrong:
        print(f"  error: {name}: {error}")
    print(f"{len(found):,} cards played, {len({name for name, _ in wrong}):,} of them not without error; is:ran finds those that were")
