"""A scenario as a puzzle of Forge's, and a puzzle as a scenario: what can't be carried over is told, nothing is dropped silently."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sandbox.cli.saying import DONE, BadInput, Commands, number
from sandbox.timeline.homemade import homemade
from sandbox.timeline.playing import Result, play_scenario
from sandbox.timeline.puzzles.reading import ENDING
from sandbox.timeline.puzzles.writing import as_puzzle
from sandbox.timeline.writing import as_text


def add(commands: Commands) -> None:
    five = commands.add_parser("export", help="write a scenario as a puzzle for Forge, or a puzzle as a scenario")
    five.add_argument("file", metavar="FILE", help="a scenario or a puzzle")
    five.add_argument("out", metavar="OUT", help=f"a file that ends in {ENDING} or .toml")
    five.add_argument("--until", type=number, metavar="N", help="as it is after step N; 0 is the set-up")
    five.set_defaults(work=exported)


def exported(asked: Any) -> int:
    """Writes OUT and tells on the error stream what is not in it. Raises BadInput or ScenarioError."""
    out = Path(asked.out)
    if out.suffix.lower() not in (ENDING, ".toml"):
        raise BadInput(f"{out} should end in {ENDING}, a puzzle, or in .toml, a scenario")
    result = play_scenario(Path(asked.file), asked.until)
    text, left = text_for(result, out)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"{out} can't be written: {problem.strerror or problem}") from problem
    for line in (*result.left, *left):
        print(f"sandbox: not carried over: {line}", file=sys.stderr)
    return DONE


def text_for(result: Result, out: Path) -> tuple[str, tuple[str, ...]]:
    timeline = result.timeline
    if out.suffix.lower() == ENDING:
        return as_puzzle(timeline.state, result.title, timeline.moment(0).note, homemade(timeline))
    return as_text(timeline, result.title), ()
