"""Fetching Scryfall's file of all cards: politely, going on where it was cut off, and kept only if it came whole."""
from __future__ import annotations

import contextlib
import http.client
import json
import shutil
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import attrs

from sandbox import __version__

LIST = "https://api.scryfall.com/bulk-data"
KIND = "oracle_cards"
HEADERS = {"User-Agent": f"BattlefieldSandbox/{__version__}", "Accept": "application/json;q=0.9,*/*;q=0.8", "Accept-Encoding": "identity"}
LARGEST = 4_000_000_000                               # bytes; the file has about 170 million
LONGEST_LIST = 1_000_000
PIECE = 262_144
TRIES = 5


class NoDownload(Exception):
    """The file could not be had; the message is one line. What has come of it stays, and the next try goes on there."""


@attrs.frozen
class Offer:
    """A file that can be had: where, how many bytes, and of what day."""
    address: str
    size: int
    updated: str


@attrs.define
class Visit:
    """Asks a server: never faster than it likes, and again where that may help. patience is in seconds, per answer."""
    pause: float = 0.1                                # between two questions, as Scryfall wishes
    longest_wait: float = 60
    patience: float = 30
    last: float = 0.0
    tries: int = 0

    def ask(self, address: str, **headers: str) -> Any:
        """The open answer. Raises NoDownload."""
        while True:
            time.sleep(max(0.0, self.last + self.pause - time.monotonic()))
            self.last = time.monotonic()
            try:
                return urllib.request.urlopen(urllib.request.Request(address, headers=HEADERS | headers), timeout=self.patience)
            except urllib.error.HTTPError as answer:
                answer.close()
                if answer.code == 416:                # nothing is left to be sent
                    return None
                if answer.code != 429 and answer.code < 500:
                    raise NoDownload(f"{host(address)} answers {answer.code} {answer.reason}") from None
                self.again(f"{host(address)} answers {answer.code} {answer.reason}", answer.headers.get("Retry-After"))
            except (urllib.error.URLError, OSError, http.client.HTTPException, ValueError) as problem:
                if isinstance(problem, ValueError):
                    raise NoDownload(f"“{address[:80]}” is no address to fetch from") from None
                self.again(f"{host(address)} can't be reached: {reason(problem)}")

    def again(self, trouble: str, wait: str | None = None) -> None:
        """Waits for the next try. Raises NoDownload when there were enough."""
        self.tries += 1
        if self.tries >= TRIES:
            raise NoDownload(trouble)
        seconds = float(wait) if wait and wait.strip().isdecimal() else self.pause * 2 ** self.tries
        if seconds > self.longest_wait:
            raise NoDownload(f"{trouble}, and asks to wait for {seconds:.0f} seconds")
        time.sleep(seconds)


def host(address: str) -> str:
    return urllib.parse.urlsplit(address).netloc or address[:80]


def reason(problem: BaseException) -> str:
    inner = getattr(problem, "reason", problem)
    return " ".join(str(getattr(inner, "strerror", None) or inner).split())[:120] or type(inner).__name__


def offered(visit: Visit, address: str = LIST, kind: str = KIND) -> Offer:
    """The file of this kind in the list of files. Raises NoDownload."""
    answer = visit.ask(address)
    strange = NoDownload(f"{host(address)} does not answer with a list of card files")
    if answer is None:
        raise strange
    try:
        with answer:
            content = json.loads(answer.read(LONGEST_LIST))
        [found] = [one for one in content["data"] if one["type"] == kind]
        offer = Offer(found["download_uri"], found["size"], str(found["updated_at"])[:40])
    except (ValueError, KeyError, TypeError, RecursionError, OSError, http.client.HTTPException):
        raise strange from None
    scheme, allowed = urllib.parse.urlsplit(str(offer.address)).scheme, {"https", urllib.parse.urlsplit(address).scheme}
    if not isinstance(offer.address, str) or scheme not in allowed or not isinstance(offer.size, int) or not 0 < offer.size < LARGEST:
        raise strange
    return offer


def fetched(offer: Offer, folder: Path, visit: Visit, watch: Callable[[float], None] = lambda share: None) -> Path:
    """The file, whole, in this folder; watch hears the share that has come. Raises NoDownload."""
    name = Path(urllib.parse.urlsplit(offer.address).path).name or "cards.json"
    whole, part, mark = folder / name, folder / f"{name}.part", folder / f"{name}.mark"
    with writing_plainly(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if shutil.disk_usage(folder).free < offer.size:
            raise NoDownload(f"there is no room for {offer.size // 1_000_000} MB in {folder}")
    while True:
        with writing_plainly(folder):
            came, wanted = one_try(offer, part, mark, visit, watch)
        if came == wanted:
            break
        if came > wanted:
            part.unlink(missing_ok=True)
            raise NoDownload(f"{name} came with {came:,} bytes instead of {wanted:,}")
        visit.again(f"{name} was cut off at {came:,} of {wanted:,} bytes")
    with writing_plainly(folder):
        part.replace(whole)
        mark.unlink(missing_ok=True)
    return whole


@contextlib.contextmanager
def writing_plainly(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise NoDownload(f"the file can't be kept in {folder}: {problem.strerror or problem}") from None


def one_try(offer: Offer, part: Path, mark: Path, visit: Visit, watch: Callable[[float], None]) -> tuple[int, int]:
    """Goes on where the last try ended; gives (bytes that are there, bytes that should be). Raises NoDownload, OSError."""
    have = part.stat().st_size if part.exists() else 0
    tag = mark.read_text(encoding="utf-8") if have and mark.exists() else ""
    answer = visit.ask(offer.address, **({"Range": f"bytes={have}-", "If-Range": tag} if have and tag else {}))
    if answer is None:
        if have != offer.size:
            part.unlink(missing_ok=True)
            return 0, offer.size
        return have, offer.size
    with answer:
        goes_on = answer.status == 206 and answer.headers.get("Content-Range", "").startswith(f"bytes {have}-")
        if answer.status == 206 and not goes_on:
            raise NoDownload(f"{host(offer.address)} sends another part than was asked for")
        before = have if goes_on else 0
        length = answer.headers.get("Content-Length", "")
        is_packed = answer.headers.get("Content-Encoding", "identity") != "identity"
        wanted = before + int(length) if is_packed and length.isdecimal() else offer.size
        mark.write_text(answer.headers.get("ETag") or answer.headers.get("Last-Modified") or "", encoding="utf-8")
        with part.open("ab" if goes_on else "wb") as out:
            return before + copied(answer, out, before, wanted, watch), wanted


def copied(answer: Any, out: Any, before: int, wanted: int, watch: Callable[[float], None]) -> int:
    """How many bytes came before the end or before the line broke."""
    count = 0
    while before + count <= wanted:
        try:
            piece = answer.read(PIECE)
        except (OSError, http.client.HTTPException):  # the line broke; what came is written
            break
        if not piece:
            break
        out.write(piece)
        count += len(piece)
        watch(min(1.0, (before + count) / wanted))
    return count
