"""The command line: the window, scenarios played and drawn, and why an object is what it is."""
from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import platformdirs

from sandbox import __version__
from sandbox.assets import MissingAsset
from sandbox.cards.library import BadCardFile
from sandbox.engine.explaining import Row as Layer
from sandbox.engine.explaining import explain
from sandbox.timeline.describing import result_told
from sandbox.timeline.expecting import OBJECT, Seen
from sandbox.timeline.naming import Unnamed
from sandbox.timeline.playing import Result, Row, play_scenario
from sandbox.timeline.reading import ScenarioError, nearest

DONE, FAILED, BAD = 0, 1, 2                           # exit codes: all as expected, an expectation failed, bad input

EXAMPLES = """examples:
  sandbox                                  the window, on the welcome board
  sandbox table.toml                       the window, on a scenario
  sandbox play table.toml                  play a scenario and say what did not come out as expected
  sandbox play assets/scenarios --json     all scenarios of a folder, results as JSON
  sandbox play table.toml --until 3        stop after the third step
  sandbox picture table.toml table.png     draw the table as the window would
  sandbox explain table.toml "the bear"    why an object is what it is, layer by layer
  sandbox explain table.toml bear power    the same for one characteristic

exit codes: 0 done, 1 an expectation failed, 2 bad input
"""


AS_JSON = """--json prints {format: 1, results: […]}; each result is {file, title, passed, rows, steps, state}, or {file, line, error}
for a malformed file. A row is {step, line, path, holds, expected, found}; state is {turn, step, active, priority, players,
objects, stack, asked}, as sandbox/timeline/describing.py says in full.
"""


class BadInput(Exception):
    """Something a person gave that can't be used; the message is one line."""


def run(words: list[str]) -> int:
    """Does what the words ask for; gives the exit code. Nothing that goes wrong shows as a traceback."""
    try:
        return command(words)
    except (BadInput, ScenarioError, MissingAsset, BadCardFile) as bad:
        return complain(str(bad))
    except BrokenPipeError:                           # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return complain("stopped")
    except Exception as bug:
        return complain(f"a mistake in the sandbox: {type(bug).__name__}: {one_line(bug)} (details: {kept(bug)})")


def complain(line: str) -> int:
    print(f"sandbox: {line}", file=sys.stderr)
    return BAD


def one_line(problem: BaseException) -> str:
    return " ".join(str(problem).split())[:300]


def kept(bug: Exception) -> str:
    """Where the details of a mistake of ours were written."""
    text = "".join(traceback.format_exception(bug))
    try:
        folder = Path(platformdirs.user_log_dir("battlefield-sandbox", appauthor=False))
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"mistake-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        path.write_text(f"sandbox {__version__}, Python {sys.version}\n{text}", encoding="utf-8")
    except OSError as failed:
        return f"could not be written: {failed.strerror}"
    return str(path)


def command(words: list[str]) -> int:
    if not words or words[0] not in COMMANDS and not words[0].startswith("-"):
        return window(words)
    asked = parser().parse_args(words)
    work: Callable[[Any], int] = asked.work
    return work(asked)


# ---- what may be said ----
class Parser(argparse.ArgumentParser):
    """One clear line for what can't be understood, and the exit code for bad input."""
    def error(self, message: str) -> Any:
        raise BadInput(f"{message} (see: {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    whole = Parser(prog="sandbox", description="A table for Magic boards, played by the real rules. Without a command it opens the window.",
                   epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    whole.add_argument("--version", action="version", version=f"sandbox {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", parser_class=Parser)
    one = commands.add_parser("play", help="play scenarios and check what they expect", epilog=AS_JSON,
                              formatter_class=argparse.RawDescriptionHelpFormatter)
    one.add_argument("files", nargs="+", metavar="FILE", help="a scenario, or a folder of them")
    one.add_argument("--json", action="store_true", help="every result and the state at the end, as JSON")
    one.add_argument("--until", type=number, metavar="N", help="stop after step N; 0 is the set-up")
    one.set_defaults(work=play)
    two = commands.add_parser("picture", help="draw a scenario as the window would show it")
    two.add_argument("file", metavar="FILE")
    two.add_argument("out", metavar="OUT.png")
    two.add_argument("--step", type=number, metavar="N", help="as it is after step N; 0 is the set-up")
    two.add_argument("--size", type=size, default=(1440, 900), metavar="WxH", help="in pixels, 1440x900 unless said")
    two.add_argument("--theme", default="dark", metavar="NAME", help="dark, light or contrast")
    two.set_defaults(work=picture)
    three = commands.add_parser("explain", help="why an object is what it is, layer by layer")
    three.add_argument("file", metavar="FILE")
    three.add_argument("object", metavar="OBJECT", help="its alias or name in the scenario")
    three.add_argument("characteristic", nargs="?", default="", metavar="CHARACTERISTIC", help=", ".join(CHARACTERISTICS))
    three.add_argument("--until", type=number, metavar="N", help="after step N; 0 is the set-up")
    three.set_defaults(work=explained)
    return whole


def number(word: str) -> int:
    if not word.isdigit():
        raise argparse.ArgumentTypeError(f"takes a whole number, not “{word}”")
    return int(word)


def size(word: str) -> tuple[int, int]:
    width, _, height = word.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and 200 <= int(width) <= 10_000 and 200 <= int(height) <= 10_000):
        raise argparse.ArgumentTypeError(f"takes width and height from 200 to 10000 as in 1440x900, not “{word}”")
    return int(width), int(height)


# ---- the window ----
def window(words: list[str]) -> int:
    if len(words) > 1:
        raise BadInput(f"unknown command “{words[0]}”{nearest(words[0], COMMANDS)} (see: sandbox --help)")
    path = Path(words[0]) if words else None
    if path and not path.exists():
        hint = nearest(words[0], COMMANDS) if "." not in words[0] and "/" not in words[0] else ""
        raise BadInput(f"there is no file or command “{words[0]}”{hint} (see: sandbox --help)")
    from sandbox.views.app import open_window  # the window alone needs Qt
    return int(open_window(path))


# ---- play ----
def play(asked: Any) -> int:
    """Each scenario on its own: a bad one does not keep the others from being played."""
    code, told = DONE, []
    for file in scenarios(asked.files):
        try:
            result = play_scenario(file, asked.until)
        except ScenarioError as bad:
            code = complain(str(bad))
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
    for row in failed:
        print(f"       {result.file}:{row.line}: {row_line(row)}")


def row_line(row: Row) -> str:
    where = f"step {row.step}" if row.step else "set-up"
    return f"{where}: {row.path + ': ' if row.path else ''}expected {in_words(row.expected)}, found {in_words(row.found)}"


def in_words(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(in_words, value)) or "nothing"
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


# ---- picture ----
def picture(asked: Any) -> int:
    result = play_scenario(Path(asked.file), asked.step)
    if asked.step is not None and asked.step >= len(result.moments):
        raise BadInput(f"{asked.file} has no step {asked.step}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from sandbox.views.picture import draw  # drawing alone needs Qt
    from sandbox.views.theme import THEMES, FontMissing
    if asked.theme not in THEMES:
        raise BadInput(f"there is no theme “{asked.theme}”{nearest(asked.theme, THEMES)}")
    try:
        image = draw(result.timeline, asked.size, THEMES[asked.theme], title=result.title)
    except FontMissing as missing:
        raise BadInput(str(missing)) from missing
    if not Path(asked.out).absolute().parent.is_dir():
        raise BadInput(f"{asked.out} can't be written: there is no such folder")
    if not image.save(asked.out, "PNG"):
        raise BadInput(f"{asked.out} can't be written")
    return DONE


# ---- explain ----
CHARACTERISTICS = "name", "types", "colors", "power", "toughness", "abilities", "mana_value", "controller"


def explained(asked: Any) -> int:
    if asked.characteristic and asked.characteristic not in CHARACTERISTICS:
        raise BadInput(f"there is no characteristic “{asked.characteristic}”{nearest(asked.characteristic, CHARACTERISTICS)}")
    result = play_scenario(Path(asked.file), asked.until)
    state = result.timeline.state
    try:
        thing = result.names.object(state, asked.object)
    except Unnamed as unknown:
        raise BadInput(f"{asked.file}: {unknown}{nearest(unknown.word, unknown.known)}") from unknown
    if state.things.get(thing.id) is None or thing.zone != "battlefield":
        raise BadInput(f"{asked.file}: “{asked.object}” is not on the battlefield, and effects apply there")
    seen = Seen(state, result.names)
    wanted = (asked.characteristic,) if asked.characteristic else CHARACTERISTICS
    rows = [line for row in explain(state, thing.id) for line in layer_lines(seen, row, wanted)]
    print(f"{state.look(thing.id).name}: " + ("" if rows else "as printed, no effect changes it"))
    for line in rows:
        print(line)
    print("in the end: " + "; ".join(f"{key} {in_words(OBJECT[key](seen, thing, state.look(thing.id)))}" for key in wanted))
    return DONE


def layer_lines(seen: Seen, row: Layer, wanted: tuple[str, ...]) -> list[str]:
    """One effect: what it changes of what is asked for, and why here; nothing if it changes none of that."""
    pairs = [(key, of_look(seen, row.before, key), of_look(seen, row.after, key)) for key in wanted]
    changes = [f"{key} {in_words(was)} → {in_words(now)}" for key, was, now in pairs if was != now]
    source = f"{row.source}: {row.sentence}" if row.sentence else row.source
    return [f"  layer {row.layer}: {source}: {'; '.join(changes)} ({row.why})"] if changes else []


def of_look(seen: Seen, look: Any, key: str) -> Any:
    return OBJECT[key](seen, None, look)              # type: ignore[arg-type]


COMMANDS = "play", "picture", "explain"
