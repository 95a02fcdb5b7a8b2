"""The command line: the window, scenarios played and drawn, why an object is what it is, and what is understood of cards."""
from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from sandbox import __version__
from sandbox.assets import MissingAsset
from sandbox.cards.library import BadCardFile
from sandbox.cli import cards, explaining, exporting, games, picturing, playing, reading, rules
from sandbox.cli.saying import BAD, DONE, FAILED, BadInput, Parser
from sandbox.timeline.reading import ScenarioError, nearest

__all__ = ["BAD", "DONE", "FAILED", "BadInput", "run"]

EXAMPLES = """examples:
  sandbox                                  the window, on the welcome board
  sandbox table.toml                       the window, on a scenario
  sandbox play table.toml                  play a scenario and say what did not come out as expected
  sandbox play assets/scenarios --json     all scenarios of a folder, results as JSON
  sandbox play table.toml --until 3        stop after the third step
  sandbox picture table.toml table.png     draw the table as the window would
  sandbox explain table.toml "the bear"    why an object is what it is, layer by layer
  sandbox explain table.toml bear power    the same for one characteristic
  sandbox read --text "Draw a card."       what is understood of a text
  sandbox cards import oracle-cards.json   bring in the cards of a file: Scryfall's, MTGJSON's or Cockatrice's
  sandbox cards find "t:goblin -c:r"       find cards as in the window
  sandbox cards deck goblins.txt           which cards of a decklist are known here
  sandbox games --games 500                play whole games between the decks that come with it, and check each action
  sandbox games goblins.txt blue_skies     the same between these decks
  sandbox export puzzle.pzl puzzle.toml    a puzzle of Forge's as a scenario, or the other way round
  sandbox rules                            which rules are implemented, and which tests name them
  sandbox rules 702.19b --text rules.txt   one of them: what it says, its code, its tests, its boards

exit codes: 0 done, 1 an expectation failed, 2 bad input
"""


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


def parser() -> argparse.ArgumentParser:
    whole = Parser(prog="sandbox", description="A table for Magic boards, played by the real rules. Without a command it opens the window.",
                   epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    whole.add_argument("--version", action="version", version=f"sandbox {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS.values():
        command.add(commands)
    return whole


def window(words: list[str]) -> int:
    if len(words) > 1:
        raise BadInput(f"unknown command “{words[0]}”{nearest(words[0], COMMANDS)} (see: sandbox --help)")
    path = Path(words[0]) if words else None
    if path and not path.exists():
        hint = nearest(words[0], COMMANDS) if "." not in words[0] and "/" not in words[0] else ""
        raise BadInput(f"there is no file or command “{words[0]}”{hint} (see: sandbox --help)")
    from sandbox.views.app import open_window  # the window alone needs Qt
    return int(open_window(path))


COMMANDS = {"play": playing, "picture": picturing, "explain": explaining, "read": reading,
            "cards": cards, "export": exporting, "games": games, "rules": rules}   # word -> the module that adds and does it
