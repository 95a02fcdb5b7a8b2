"""A card file as a stream: unpacked as it is read, never held whole, and refused where it is hostile or cut off."""
from __future__ import annotations

import bz2
import codecs
import gzip
import io
import lzma
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import attrs

LONGEST = 8_000_000                                   # bytes that one card may take
SWOLLEN = 250                                         # how many times its packed size a file may become: cards pack to a fifteenth at best
FREELY = 64_000_000                                   # bytes up to which nobody asks
ENDINGS = ".json", ".jsonl", ".xml", ".gz", ".xz", ".bz2", ".zip"
HEAD = 65_536                                         # bytes looked at to tell what it is
CUT_OFF = "ends in the middle; it may not have come whole"


class BadFile(Exception):
    """A file whose cards can't be brought in; the message is one line."""


@attrs.define
class Counted:
    """A file that says how much of it has been read."""
    file: IO[bytes]
    done: int = 0

    def read(self, size: int = -1) -> bytes:
        piece = self.file.read(size)
        self.done += len(piece)
        return piece

    def readable(self) -> bool: return True
    def seekable(self) -> bool: return self.file.seekable()
    def tell(self) -> int: return self.file.tell()

    def seek(self, at: int, whence: int = 0) -> int:
        return self.file.seek(at, whence)


@attrs.define
class Stream:
    """What a card file holds, unpacked. share is how much of the file has been read, from 0 to 1; every error is a BadFile."""
    packed: Counted
    inside: Any
    size: int
    head: bytes = b""
    unpacked: int = 0
    since: int = 0                                    # bytes since the last card

    def read(self, size: int = HEAD) -> bytes:
        if size == 0:                                 # only asked what kind of stream this is
            return b""
        if self.head:
            piece, self.head = self.head, b""
            return piece
        piece = self.piece(HEAD if size < 0 else min(size, HEAD))
        self.watch(len(piece))
        return piece

    def piece(self, size: int) -> bytes:
        try:
            return bytes(self.inside.read(size))
        except EOFError:
            raise BadFile(CUT_OFF) from None
        except (gzip.BadGzipFile, lzma.LZMAError, zlib.error, zipfile.BadZipFile, RuntimeError, NotImplementedError) as problem:
            raise BadFile(f"can't be unpacked: {problem}") from None
        except OSError as problem:
            raise BadFile(problem.strerror or f"can't be unpacked: {problem}") from None

    def watch(self, count: int) -> None:
        self.unpacked += count
        self.since += count
        if self.since > LONGEST + HEAD:
            raise BadFile(f"holds something of more than {LONGEST // 1_000_000} MB that is no card")
        if self.unpacked > max(FREELY, SWOLLEN * self.size):
            raise BadFile(f"unpacks to more than {SWOLLEN} times its size: no card file does")

    def look(self) -> bytes:
        """The beginning, which is still to be read."""
        while len(self.head) < HEAD and (piece := self.piece(HEAD - len(self.head))):
            self.head += piece
        return self.head

    def card_came(self) -> None:
        self.since = 0

    @property
    def share(self) -> float:
        return min(1.0, self.packed.done / self.size) if self.size else 1.0

    def lines(self) -> Iterator[bytes]:
        """Line by line, none longer than a card may be."""
        rest = b""
        while piece := self.read():
            *whole, rest = (rest + piece).split(b"\n")
            yield from whole
        if rest.strip():
            yield rest


@contextmanager
def opened(path: Path) -> Iterator[Stream]:
    """The stream of a file, however it is packed: gzip, xz, bzip2, or a zip of one file. Raises BadFile."""
    try:
        if path.is_dir():
            raise BadFile("is a folder")
        file, size = path.open("rb"), path.stat().st_size
    except OSError as problem:
        raise BadFile(f"can't be opened: {problem.strerror or problem}") from None
    with file:
        if not size:
            raise BadFile("is empty")
        packed = Counted(file)
        stream = Stream(packed, unpacking(packed, file), size)
        head = stream.look()
        if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and not head.lstrip(b"\xff\xfe").startswith((b"<\0", b"\0<")):
            raise BadFile("is not written in UTF-8")
        stream.head = head.removeprefix(codecs.BOM_UTF8)
        yield stream


def unpacking(packed: Counted, file: IO[bytes]) -> Any:
    start = file.read(6)
    file.seek(0)
    if start.startswith(b"\x1f\x8b"):
        return gzip.GzipFile(fileobj=packed)          # type: ignore[arg-type]
    if start.startswith(b"\xfd7zXZ\0"):
        return lzma.LZMAFile(packed)                  # type: ignore[arg-type]
    if start.startswith(b"BZh"):
        return bz2.BZ2File(packed)                    # type: ignore[call-overload]
    if start.startswith(b"PK\x03\x04"):
        return the_only_one_in(packed)
    return packed


def the_only_one_in(packed: Counted) -> Any:
    try:
        archive = zipfile.ZipFile(packed)             # type: ignore[arg-type]
        names = [one for one in archive.infolist() if not one.is_dir()]
        if len(names) != 1:
            raise BadFile(f"is an archive of {len(names)} files; unpack it and import the one with the cards")
        packed.done = 0
        return archive.open(names[0])
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, io.UnsupportedOperation) as problem:
        raise BadFile(f"can't be unpacked: {problem}") from None
