"""What came of a card file: how many cards are new, changed or the same, and everything that could not be carried over."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import attrs

from sandbox.cards.files.opening import BadFile

UNSEEN = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")      # control signs, and halves of letters
EXAMPLES = 5
MANY_KEYS = 200                                       # names of keys that are told apart; a hostile file may have endless ones
ENDLESS = 100_000                                     # things in a row that are no cards, after which nobody looks for more
NEW, CHANGED, SAME, TWICE = "new", "changed", "same", "twice"
AGAIN = "another printing, or another card, of a name that has come already"


@attrs.define
class Tally:
    """How many, and the first few of them."""
    count: int = 0
    examples: list[str] = attrs.Factory(list)

    def add(self, name: str) -> None:
        self.count += 1
        if len(self.examples) < EXAMPLES:
            self.examples.append(name[:80])

    @property
    def shown(self) -> str:
        return "; ".join(self.examples) + ("; …" if self.count > len(self.examples) else "")


class Odd(ValueError):
    """A card that is not as its kind of file has them; the message is the reason, in one line."""


@attrs.define
class Report:
    """left_out: cards that did not come, by reason; noted: what is to be known of cards that came; keys: what of them was not kept."""
    file: str = ""
    kind: str = ""
    came: Counter[str] = attrs.Factory(Counter)
    left_out: dict[str, Tally] = attrs.Factory(dict)
    noted: dict[str, Tally] = attrs.Factory(dict)
    keys_not_kept: Counter[str] = attrs.Factory(Counter)
    keys_unknown: Counter[str] = attrs.Factory(Counter)
    seconds: float = 0.0
    in_a_row: int = 0                                 # things since the last card that were none

    @property
    def total(self) -> int:
        """Cards that came."""
        return self.came[NEW] + self.came[CHANGED] + self.came[SAME]

    def leave_out(self, reason: str, name: str) -> None:
        self.left_out.setdefault(reason[:120], Tally()).add(name)
        self.pass_over()

    def pass_over(self) -> None:
        """Something that is no card: raises BadFile where there is no end to them."""
        self.in_a_row += 1
        if self.in_a_row > ENDLESS:
            raise BadFile(f"holds {ENDLESS:,} things in a row that are no cards to bring in")

    def note(self, remark: str, name: str) -> None:
        self.noted.setdefault(remark[:120], Tally()).add(name)

    def keys(self, found: Mapping[str, Any], kept: frozenset[str], known: frozenset[str], ahead: str = "") -> None:
        """Counts the keys of a card that are not kept, and those that nobody knows."""
        for key in found.keys() - kept:
            count = self.keys_not_kept if key in known else self.keys_unknown
            name = f"{ahead}{key}"[:60]
            if name in count or len(count) < MANY_KEYS:
                count[name] += 1

    def told(self) -> dict[str, Any]:
        """As JSON has it."""
        def tallies(found: dict[str, Tally]) -> list[dict[str, Any]]:
            return [{"reason": reason, "count": tally.count, "examples": tally.examples} for reason, tally in ranked(found)]
        return {"file": self.file, "kind": self.kind, "cards": {key: self.came[key] for key in (NEW, CHANGED, SAME)}, "total": self.total,
                "left_out": tallies(self.left_out), "noted": tallies(self.noted), "keys_not_kept": dict(sorted(self.keys_not_kept.items())),
                "keys_unknown": dict(sorted(self.keys_unknown.items())), "seconds": round(self.seconds, 2)}

    def lines(self) -> list[str]:
        """For reading: the sum first."""
        came = ", ".join(f"{self.came[key]:,} {word}" for key, word in ((NEW, "new"), (CHANGED, "changed"), (SAME, "as before")))
        out = [f"{self.file}: {self.kind}: {self.total:,} cards in {self.seconds:.1f} s ({came})"]
        for title, found in (("left out", self.left_out), ("to be known", self.noted)):
            out += [f"  {title}: {tally.count:,} × {reason} ({tally.shown})" for reason, tally in ranked(found)]
        for title, keys in (("not kept", self.keys_not_kept), ("keys that nobody here knows", self.keys_unknown)):
            if keys:
                out.append(f"  {title}: {', '.join(sorted(keys))}")
        return out


def words(text: str) -> frozenset[str]:
    """The keys that a text lists."""
    return frozenset(text.split())


def ranked(found: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
    """The most frequent first."""
    return sorted(found.items(), key=lambda one: (-one[1].count, one[0]))


# ---- values out of a file ----
def text_in(table: Mapping[str, Any], key: str, most: int = 20_000) -> str:
    """A text, "" where there is none. Raises Odd."""
    value = table.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Odd(f"“{key}” is not a text")
    return sound(value, key, most)


def sound(value: str, key: str, most: int = 20_000) -> str:
    """A text that can be kept. Raises Odd."""
    if len(value) > most:
        raise Odd(f"“{key}” is longer than any card")
    if UNSEEN.search(value):
        raise Odd(f"“{key}” holds letters that can't be written")
    return value.replace("\r\n", "\n").strip()


def printed_in(table: Mapping[str, Any], key: str) -> str | None:
    """A printed number such as "3" or "1+*", None where there is none. Raises Odd."""
    value = table.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise Odd(f"“{key}” is not a number as printed")
    return sound(f"{value:g}" if isinstance(value, float) else str(value), key, 20) or None


def letters_in(table: Mapping[str, Any], key: str) -> list[str] | None:
    """Colors, as a list of letters. Raises Odd."""
    value = table.get(key)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Odd(f"“{key}” is not a list of colors")
    return value


def number_of(table: Mapping[str, Any], key: str) -> float | None:
    value = table.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1e9:
        raise Odd(f"“{key}” is not a number")
    return float(value)


def tables_in(table: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    value = table.get(key)
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise Odd(f"“{key}” is not a list of tables")
    return value
