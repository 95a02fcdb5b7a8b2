"""A lock file that is free again by itself once the program that took it has ended, however it ended."""
from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def held(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def held(file: int) -> bool:
        """Takes the lock of an open file; False if somebody else has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


class Lock:
    def __init__(self, path: Path):
        self.path, self.file = path, -1

    def take(self) -> None:
        """OSError if it can't be had."""
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not held(self.file):
            self.free()
            raise OSError(None, "it is in use", str(self.path))

    def free(self) -> None:
        if self.file >= 0:
            os.close(self.file)                       # closing the file gives the lock back
        self.file = -1

    def taken(self) -> bool:
        """Whether a program that still runs has it."""
        if not self.path.exists():
            return False
        try:
            self.take()
        except OSError:
            return True
        self.free()
        return False
