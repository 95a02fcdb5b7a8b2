"""Opens the table on any machine with a Python: sets everything up, then starts the sandbox, or draws a picture if no window can open."""
import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("The sandbox needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

from prepare import OFFSCREEN, ON_SCREEN, PYTHON, ROOT, Stuck, guarded, has_display, offscreen, openly, prepare, prepare_qt, say

WELCOME = ROOT / "assets" / "scenarios" / "welcome.toml"
PICTURE = ROOT / "build" / "welcome.png"
USAGE = """usage: python3 packaging/run.py [SCENARIO]

Makes .venv, installs the sandbox there and opens its window on SCENARIO (a .toml file), or on the welcome board,
or on the table as it was if the last run was broken off.
Without a display the welcome scenario is played and drawn to build/welcome.png instead."""


def main() -> int:
    if {"-h", "--help"} & set(sys.argv[1:]):
        say(USAGE)
        return 0
    prepare()
    if has_display() and can_open_a_window():
        return openly([PYTHON, "-m", "sandbox", *map(whole, sys.argv[1:])])
    return draw_welcome()


def whole(word: str) -> str:
    """A file is named from where the person stands, and the sandbox starts in its own folder."""
    return str(Path(word).absolute()) if Path(word).exists() else word


def can_open_a_window() -> bool:
    try:
        prepare_qt(os.environ, OFFSCREEN + ON_SCREEN)
    except Stuck as why:
        say(f"No window can be opened here. {why}")
        return False
    return True


def draw_welcome() -> int:
    prepare_qt(offscreen(), OFFSCREEN)
    say("No display: playing the welcome scenario and drawing it instead.")
    PICTURE.parent.mkdir(exist_ok=True)
    code = openly([PYTHON, "-m", "sandbox", "play", WELCOME], offscreen())
    code = code or openly([PYTHON, "-m", "sandbox", "picture", WELCOME, PICTURE], offscreen())
    if code == 0:
        say(f"The welcome board is drawn in {PICTURE}")
    return code


if __name__ == "__main__":
    sys.exit(guarded(main))
