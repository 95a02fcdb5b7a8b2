"""A scenario drawn as the window would show it."""
from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from sandbox.cli.saying import DONE, BadInput, Commands, number
from sandbox.timeline.playing import play_scenario
from sandbox.timeline.reading import nearest


def add(commands: Commands) -> None:
    two = commands.add_parser("picture", help="draw a scenario as the window would show it")
    two.add_argument("file", metavar="FILE")
    two.add_argument("out", metavar="OUT.png")
    two.add_argument("--step", type=number, metavar="N", help="as it is after step N; 0 is the set-up")
    two.add_argument("--size", type=size, default=(1440, 900), metavar="WxH", help="in pixels, 1440x900 unless said")
    two.add_argument("--theme", default="dark", metavar="NAME", help="dark, light or contrast")
    two.set_defaults(work=picture)


def size(word: str) -> tuple[int, int]:
    width, _, height = word.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and 200 <= int(width) <= 10_000 and 200 <= int(height) <= 10_000):
        raise argparse.ArgumentTypeError(f"takes width and height from 200 to 10000 as in 1440x900, not “{word}”")
    return int(width), int(height)


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
