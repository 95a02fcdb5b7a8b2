"""An import that stops for good in the middle of its work: python killed_import.py DATABASE FILE CARDS."""
import os
import signal
import sys
from pathlib import Path

from sandbox.cards.collection import Collection
from sandbox.cards.files.bringing import bring_in


def watch(progress):
    if progress.cards >= int(sys.argv[3]):
        print("in the middle", flush=True)
        os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)


if __name__ == "__main__":
    bring_in(Path(sys.argv[2]), Collection(Path(sys.argv[1])), watch)
