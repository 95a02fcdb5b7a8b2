"""What has happened, line by line: the moments that led here, and under each what came of it."""
from dataclasses import dataclass

from sandbox.models.rows import Rows


@dataclass(frozen=True)
class Entry:
    """depth 0: what somebody did; 1: what came of it."""
    key: tuple[int, int]
    depth: int
    words: str
    rule: str = ""


class Log(Rows):
    """The lines on the path from the start to now."""

    def said(self, record):
        return f"{record.words} ({record.rule})" if record.rule else record.words
