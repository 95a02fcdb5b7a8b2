"""Scenarios played: what did not come out as expected."""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sandbox.cli.saying import BAD, DONE, FAILED, BadInput, Commands, in_words, number
from sandbox.timeline.describing import result_told
from sandbox.timeline.playing import Result, Row, play_scenario
from sandbox.timeline.reading import ScenarioError

AS_JSON = """--json prints {format: 1, results: […]}; each result is {file, title, passed, rows, steps, state}, or {file, line, error}
for a malformed file. A row is {step, line, path, holds, expected, found}; state is {turn, step, active, priority, players,
objects, stack, asked}, as sandbox/timeline/describing.py says in full.
"""


def add(commands: Commands) -> None:
    one = commands.add_parser("play", help="play scenarios and check what they expect", epilog=AS_JSON,
                              formatter_class=argparse.RawDescriptionHelpFormatter)
    one.add_argument("files", nargs="+", metavar="FILE", help="a scenario, or a folder of them")
    one.add_argument("--json", action="store_true", help="every result and the state at the end, as JSON")
    one.add_argument("--until", type=number, metavar="N", help="stop after step N; 0 is the set-up")
    one.set_defaults(work=play)


def play(asked: Any) -> int:
    """Each scenario on its own: a bad one does not keep the others from being played."""
    code, told = DONE, []
    for file in scenarios(asked.files):
        try:
            result = play_scenario(file, asked.until)
        except ScenarioError as bad:
            print(f"sandbox: {bad}", file=sys.stderr)
            code = BAD
            told.append({"file": bad.file, "line": bad.line, "error": bad.what})
            continue
        code = max(code, DONE if result.passed else FAILED)
        told.append(result_told(result))
        if not asked.json:
            report(result)
    if asked.json:
        print(json.dumps({"format": 1, "results": told}, ensure_ascii=False, indent=1))
    return code


def scenarios(words: list[str]) -> Iterator[Path]:
    """The files that are named; of a folder all scenarios in it."""
    for path in map(Path, words):
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise BadInput(f"there is no scenario in {path}")
        yield from found


def report(result: Result) -> None:
    failed = [row for row in result.rows if not row.holds]
    count = f"{len(result.rows)} as expected" if not failed else f"{len(failed)} of {len(result.rows)} not as expected"
    print(f"{'FAILED' if failed else 'ok':7}{result.file}: {result.title or 'untitled'} ({count})")
    for line in result.left:
        print(f"       {result.file}: not carried over: {line}")
    for row in failed:
        print(f"       {result.file}:{row.line}: {row_line(row)}")


def row_line(row: Row) -> str:
    where = f"step {row.step}" if row.step else "set-up"
    return f"{where}: {row.path + ': ' if row.path else ''}expected {in_words(row.expected)}, found {in_words(row.found)}"
