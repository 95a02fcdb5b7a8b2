"""The scenarios that come with the sandbox, on shelves: by card, by rule, and by what a search says."""
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import attrs
from PySide6.QtCore import Qt

from sandbox.assets import asset
from sandbox.models.rows import Rows
from sandbox.timeline.heads import CONTRAST, FOLDERS, Entry, read, shelved

ALL = "all"


@dataclass(frozen=True)
class Shelf:
    """A shelf and how many scenarios stand on it; a heading has none."""
    key: str
    name: str
    count: int = 0
    heading: bool = False

    @property
    def words(self) -> str:
        return self.name if self.heading else f"{self.name}, {self.count}"


class Shelves(Rows):
    """The shelves; a heading can't be chosen."""

    def flags(self, index):
        record = self.record(index.row())
        return Qt.ItemFlag.NoItemFlags if record is None or record.heading else super().flags(index)


class Gallery(Rows):
    """The scenarios of the shelf that is open, as far as they fit the search."""

    def __init__(self, parent=None, folders=None):
        """folders: where the scenarios lie, unless they are those that come with the sandbox."""
        super().__init__(parent)
        self.shelves, self.open, self.query = Shelves(self), ALL, ""
        self.folders = folders or shelved()
        self.plan = tomllib.loads(asset("gallery.toml").read_text(encoding="utf-8"))
        self.entries: dict[str, Entry] = {}
        self._times: dict[str, int] = {}

    # ---- reading ----
    def look_again(self):
        """Reads the heads of the files that are new or were changed."""
        paths = [path for folder in self.folders for path in folder.glob("*.toml")]
        times = {str(path): _time(path) for path in paths}
        self.entries = {key: self.entries[key] if self._times.get(key) == time else read(Path(key)) for key, time in times.items()}
        self._times = times
        self._show()

    def tell(self, key: str, trouble: str):
        """A file that could not be opened says why in its row."""
        if key in self.entries:
            self.entries[key] = attrs.evolve(self.entries[key], trouble=trouble)
            self._show()

    # ---- choosing ----
    def look_for(self, query: str):
        self.query, self.open = query, ALL if query.strip() else self.open
        self._show()

    def open_shelf(self, key: str):
        self.open = key
        self._show()

    def _show(self):
        found = sorted((one for one in self.entries.values() if fits(one, self.query)), key=self._order)
        self.shelves.show(self._shelves(found))
        self.show(one for one in found if self._stands(one, self.open))

    def _shelves(self, found):
        yield Shelf(ALL, "Everything", len(found))
        yield Shelf("by card", "BY CARD", heading=True)
        for plan in self.plan["shelves"]:
            yield self._shelf(f"card {plan['name']}", plan["name"], found)
        yield Shelf("by rule", "BY RULE", heading=True)
        for number in sorted({section(rule) for one in self.entries.values() for rule in one.rules}):
            yield self._shelf(f"rule {number}", f"{number} {self.plan['rules'].get(number, '')}".strip(), found)

    def _shelf(self, key, name, found):
        return Shelf(key, name, sum(self._stands(one, key) for one in found))

    def _stands(self, entry: Entry, key: str) -> bool:
        """Whether a scenario stands on a shelf."""
        kind, _, name = key.partition(" ")
        if kind == "rule":
            return name in map(section, entry.rules)
        plan = next((plan for plan in self.plan["shelves"] if plan["name"] == name), None)
        if plan is None:
            return True
        return bool(entry.folder == plan.get("folder") or re.fullmatch(plan.get("letter", "-") + r"\d+", entry.id)
                    or any(card.lower() in entry.text for card in plan.get("cards", ())))

    def _order(self, entry: Entry):
        """The id that was searched for, then by folder, letter as the shelves stand, and number; a contrast after its twin."""
        letter, number, rest = re.fullmatch(r"([A-Z]?)(\d*)(.*)", entry.path.stem.removesuffix(CONTRAST), re.DOTALL).groups()
        letters = [plan.get("letter") for plan in self.plan["shelves"]]
        meant = self.query.strip() and entry.id.lower() == self.query.strip().lower()
        folder = FOLDERS.index(entry.folder) if entry.folder in FOLDERS else len(FOLDERS)
        at = letters.index(letter) if letter in letters else len(letters)
        return not meant, folder, at, letter, int(number or 0), rest, entry.is_contrast


def fits(entry: Entry, query: str) -> bool:
    """Whether every word of a search is in the file or its name."""
    return all(word in entry.text or word in entry.title.lower() for word in query.lower().split())


def section(rule: str) -> str:
    """"613.8a" → "613"."""
    return rule.partition(".")[0]


def _time(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return -1
