"""The journal of a game being played: what is done is on the disk before it counts as done, so a killed program loses nothing.

A journal is a file of JSON lines. The first holds its format and the whole timeline as it was when the journal was begun; each
further one is an operation of the timeline with its arguments, or says that all before it is kept in a file; the last one of a
journal that was closed says so. A line that was torn by a crash is the last one, and is left out. A lock file beside it tells
whether the program that writes it still runs.
"""
from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from sandbox.timeline.locks import Lock
from sandbox.timeline.saving import FORMAT, Unloadable, load, loaded, save, saved
from sandbox.timeline.timeline import Timeline

LONG = 400                                            # operations, after which a journal is begun anew with the timeline as it is
ENDING, LOCK = ".journal", ".lock"
CLOSED, KEPT = {"closed": True}, {"kept": True}         # nothing to recover: it was left in good order; it is all in a file
OPERATIONS = ("do", "answer", "edit", "cancel", "undo", "redo", "go", "reopen", "delete", "call", "annotate", "promote")


def usual_folder() -> Path:
    """Where this person's journals lie on this kind of system."""
    return Path(platformdirs.user_state_dir("battlefield-sandbox", appauthor=False)) / "journals"


class Journal:
    """Writes what a timeline does. If it can't, it says so once, in one line, and the game goes on without it."""
    def __init__(self, timeline: Timeline, folder: Path | None = None, complain: Callable[[str], None] = print):
        self.timeline, self.complain = timeline, complain
        self.folder = folder or usual_folder()
        self.path = self.folder / f"{os.getpid()}-{secrets.token_hex(4)}{ENDING}"
        self.lock, self.file, self.lines = Lock(lock_of(self.path)), -1, 0
        self.trying(self.begin)
        timeline.record = self.record

    def begin(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.lock.take()
        self.begin_anew()

    def begin_anew(self) -> None:
        """The file with the timeline as it is now, in place of whatever was there, never half."""
        fresh = self.path.with_suffix(".new")
        file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            put(file, {"journal": FORMAT, "timeline": save(self.timeline)})
        finally:
            os.close(file)
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
        os.replace(fresh, self.path)
        to_disk(self.folder)
        self.file, self.lines = os.open(self.path, os.O_WRONLY | os.O_APPEND), 0

    def record(self, *operation: Any) -> None:
        """One operation, on the disk when this returns."""
        if self.file >= 0:
            self.trying(lambda: self.add(operation))

    def add(self, operation: tuple[Any, ...]) -> None:
        put(self.file, saved(operation))
        self.lines += 1
        if self.lines >= LONG:
            self.begin_anew()

    def keep(self) -> None:
        """Everything so far is kept elsewhere, or nobody did it: unless more is done nothing is to be recovered."""
        if self.file >= 0:
            self.trying(lambda: put(self.file, KEPT))

    def trying(self, work: Callable[[], None]) -> None:
        try:
            work()
        except (OSError, ValueError) as failed:
            self.leave()
            reason = failed.strerror if isinstance(failed, OSError) and failed.strerror else failed
            self.complain(f"No journal is kept, so a crash would lose this game: {self.folder}: {reason}")

    def close(self) -> None:
        """The game was left in good order: nothing is to be recovered."""
        if self.file >= 0:
            self.trying(lambda: put(self.file, CLOSED))
        self.leave()
        for path in (self.path, lock_of(self.path)):
            forget(path)

    def leave(self) -> None:
        if self.file >= 0:
            os.close(self.file)
        self.file = -1
        self.lock.free()


def put(file: int, plain: Any) -> None:
    """A line, on the disk when this returns."""
    rest = memoryview((json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n").encode())
    while rest:
        rest = rest[os.write(file, rest):]
    os.fsync(file)


def to_disk(folder: Path) -> None:
    """The folder's own entries, where a system can do that."""
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def lock_of(journal: Path) -> Path:
    return journal.with_suffix(LOCK)


def forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:                                   # it will be tried again at the next start
        pass


# ---- recovery ----
def left_behind(folder: Path | None = None) -> list[Path]:
    """The journals of programs that ended without closing them, the newest first; what closed ones left is cleared away."""
    try:
        found = sorted((folder or usual_folder()).glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    return [path for path in found if not Lock(lock_of(path)).taken() and not cleared(path)]


def cleared(path: Path) -> bool:
    """Whether nothing in it would be lost, and so it is gone now."""
    try:
        closed = lines_of(path)[-1:] in ([CLOSED], [KEPT])
    except OSError:
        return True
    if closed:
        discard(path)
    return closed


def discard(path: Path) -> None:
    """Takes a journal away that nobody wants to recover."""
    for one in (path, lock_of(path)):
        forget(one)


def lines_of(path: Path) -> list[Any]:
    """The whole lines of a journal."""
    lines = []
    for line in path.read_bytes().split(b"\n")[:-1]:  # what follows the last line break is torn
        try:
            lines.append(json.loads(line))
        except ValueError:
            break
    return lines


def recovered(path: Path) -> Timeline:
    """The timeline as it was when its program ended. Unloadable if it is no journal; Timeline.trouble tells what could not be replayed."""
    try:
        lines = lines_of(path)
    except OSError as failed:
        raise Unloadable(f"{path} can't be read: {failed.strerror}") from failed
    if not lines or not isinstance(lines[0], dict) or "journal" not in lines[0]:
        raise Unloadable(f"{path} is no journal")
    timeline = load(lines[0].get("timeline"))
    for number, line in enumerate(lines[1:], 2):
        if line not in (CLOSED, KEPT) and not timeline.trouble:
            replay(timeline, number, line)
    return timeline


def replay(timeline: Timeline, number: int, line: Any) -> None:
    try:
        name, *arguments = loaded(line)
        if name not in OPERATIONS:
            raise Unloadable(f"unknown operation {name!r}")
        getattr(timeline, name)(*arguments)
    except Exception as failed:                       # the rules of another version may refuse in any way: what went before is kept
        timeline.trouble = f"line {number} of the journal could not be done again: {failed}"
