"""Work that is counted rather than timed: how many calls are made."""
from __future__ import annotations

import sys
from collections.abc import Callable


def calls_made(work: Callable[[], object]) -> int:
    """How many functions of Python are entered while it is done: the same on every machine."""
    count = 0

    def entered(frame, event, argument):
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(entered)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
