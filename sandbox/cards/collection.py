"""A collection: cards as they are printed, in one SQLite database, found by name and by what stands on them."""
from __future__ import annotations

import difflib
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import attrs

from sandbox.assets import data_folder
from sandbox.cards.facts import CardFacts, FaceFacts
from sandbox.cards.spelling import key_of, plain
from sandbox.cards.tables import (
    ADD_CARD,
    ADD_FACE,
    FACE,
    MOST_FACES,
    OF_CARD,
    TABLES,
    VERSION,
    WORDS,
    WORDS_WITHOUT_FTS,
    face_row,
    has_fts,
    in_words,
    letters,
    lights_in,
    mask,
    searched_text,
)

FILE = "cards.sqlite"
MEMORY = ":memory:"
PATIENCE = 4                                          # seconds to wait for another program that is writing


class BadCollection(Exception):
    """The cards that were brought in can't be used or kept; the message is one line and names the file."""


@attrs.frozen
class Row:
    """A card of a collection in short. unread: how many of its lines are not understood, None while nobody has looked."""
    home: Collection = attrs.field(repr=False)
    id: int
    name: str                                         # what the library finds it by
    layout: str
    cost: str
    types: str
    unread: int | None
    obstacle: str
    tried: bool
    ran: bool
    agreed: bool
    home_made: bool


class Collection:
    """The cards of one database; MEMORY is one that nobody keeps. Opening makes the file where there is none. Raises BadCollection."""
    def __init__(self, where: Path | str):
        self.where = where
        self.hidden: tuple[Collection, int, int] | None = None
        with self.plainly():
            if where != MEMORY:
                Path(where).parent.mkdir(parents=True, exist_ok=True)
            self.base = sqlite3.connect(where, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
            self.base.row_factory = sqlite3.Row
            self.base.execute("PRAGMA journal_mode = WAL").fetchall()       # whoever searches goes on while another brings cards in
            self.base.execute("PRAGMA synchronous = NORMAL")
            self.base.execute("PRAGMA cache_size = -64000")                 # in KiB
            self.make_tables()
        self.has_fts = "fts5" in self.base.execute("SELECT sql FROM sqlite_master WHERE name = 'words'").fetchone()[0].lower()

    def make_tables(self) -> None:
        [version] = self.base.execute("PRAGMA user_version").fetchone()
        if version == VERSION:
            return
        if version or self.base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise BadCollection(f"{self.where} was made by another version of the sandbox; move it away and import your cards again")
        with self.writing():
            if self.base.execute("PRAGMA user_version").fetchone()[0] != VERSION:
                for one in TABLES.strip().split(";\n"):
                    self.base.execute(one)
                self.base.execute(WORDS if has_fts(self.base) else WORDS_WITHOUT_FTS)
                self.base.execute(f"PRAGMA user_version = {VERSION}")

    def close(self) -> None:
        self.base.close()

    @contextmanager
    def plainly(self) -> Iterator[None]:
        """What goes wrong with the database, in one line."""
        try:
            yield
        except sqlite3.Error as problem:
            raise BadCollection(f"{self.where}: {in_words(problem)}") from problem
        except OSError as problem:
            raise BadCollection(f"{self.where}: {problem.strerror or problem}") from problem

    @contextmanager
    def writing(self) -> Iterator[None]:
        """All that is written within is kept, or nothing of it. Raises BadCollection."""
        with self.plainly():
            self.base.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.base.execute("COMMIT")
            except BaseException:
                if self.base.in_transaction:
                    self.base.execute("ROLLBACK")
                raise

    def settle(self) -> None:
        """Puts what was written into the file itself, so that it lies there alone; when that can't be now, it comes later."""
        try:
            self.base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error:
            pass

    # ---- putting in ----
    def next_round(self) -> int:
        """The number of a new import: what it brings carries it."""
        return int(self.base.execute("SELECT coalesce(max(round), 0) + 1 FROM cards").fetchone()[0])

    def bring(self, facts: CardFacts, round: int) -> str:
        """Brings a card in: "new", "changed", "same", or "twice" if this import has had a card of that name."""
        key, digest = key_of(facts.name), facts.digest
        old = self.base.execute("SELECT id, round, digest FROM cards WHERE key = ?", (key,)).fetchone()
        if old and old["round"] == round:
            return "twice"
        if old and old["digest"] == digest:
            self.base.execute("UPDATE cards SET round = ? WHERE id = ?", (round, old["id"]))
            return "same"
        if old:
            self.take_out(old["id"])
        self.bring_anew(facts, key, digest, round)
        return "changed" if old else "new"

    def take_out(self, card: int) -> None:
        self.base.execute("DELETE FROM words WHERE rowid IN (SELECT id FROM faces WHERE card = ?)", (card,))
        for table, column in (("faces", "card"), ("aliases", "card"), ("cards", "id")):
            self.base.execute(f"DELETE FROM {table} WHERE {column} = ?", (card,))

    def bring_anew(self, facts: CardFacts, key: str, digest: str, round: int) -> None:
        card = self.base.execute(ADD_CARD, (key, plain(facts.called), facts.name, facts.called, facts.layout, mask(facts.identity),
                                            facts.mana_value, facts.funny, facts.home_made, digest, round)).lastrowid
        aliases = {key: 0}
        for place, face in enumerate(facts.faces, 1):
            aliases.setdefault(key_of(face.name), place)
            id = (card or 0) * MOST_FACES + place
            self.base.execute(ADD_FACE, face_row(face, id))
            self.base.execute("INSERT INTO words (rowid, name, text) VALUES (?, ?, ?)", (id, plain(face.name), searched_text(face)))
        self.base.executemany("INSERT INTO aliases VALUES (?, ?, ?)", [(alias, place, card) for alias, place in aliases.items()])

    # ---- looking up ----
    @property
    def size(self) -> int:
        """How many cards there are."""
        with self.plainly():
            return int(self.base.execute("SELECT count(*) FROM cards").fetchone()[0])

    def facts(self, name: str) -> CardFacts | None:
        """The card of that name: its own, its front's, then any face's."""
        id = self.id_of(name)
        return None if id is None else self.facts_of(id)

    def facts_of(self, id: int) -> CardFacts:
        with self.plainly():
            card = self.base.execute("SELECT * FROM cards WHERE id = ?", (id,)).fetchone()
            faces = tuple(FaceFacts(**{key: face[key] for key in FACE}, colors=face["shown_colors"], lights=lights_in(face["lights"]))
                          for face in self.base.execute(OF_CARD, (id,)))
            return CardFacts(name=card["name"], layout=card["layout"], faces=faces, identity=letters(card["identity"]),
                             mana_value=card["mv"], funny=bool(card["funny"]), home_made=bool(card["home_made"]))

    def rows(self, ids: Iterable[int]) -> list[Row]:
        """The cards of these ids, in their order."""
        wanted = list(ids)
        with self.plainly():
            found = {row["id"]: row for row in self.base.execute(
                f"SELECT c.*, f.cost, f.types FROM cards c JOIN faces f ON f.id = (SELECT min(id) FROM faces WHERE card = c.id) "
                f"WHERE c.id IN ({', '.join('?' * len(wanted))})", wanted)}
        return [Row(self, row["id"], row["called"], row["layout"], row["cost"], row["types"], row["unread"], row["obstacle"] or "",
                    row["ran"] is not None, bool(row["ran"]), bool(row["agreed"]), bool(row["home_made"]))
                for id in wanted if (row := found.get(id))]

    def near(self, name: str, most: int = 3) -> list[str]:
        """Names that are close to this one."""
        wanted = key_of(name)
        pieces = dict.fromkeys(wanted[at:at + 3] for at in range(len(wanted) - 2) if wanted[at:at + 3].strip())
        with self.plainly():
            if self.has_fts and pieces:
                query = "name : (" + " OR ".join('"' + piece.replace('"', '""') + '"' for piece in pieces) + ")"
                found = self.base.execute("SELECT name FROM words WHERE words MATCH ? ORDER BY rank LIMIT 200", (query,))
            else:
                found = self.base.execute("SELECT plain FROM faces WHERE plain LIKE ? LIMIT 2000", (wanted[:2].strip("%_") + "%",))
            close = difflib.get_close_matches(wanted, [row[0] for row in found], most, 0.7)
        cards = [self.facts(one) for one in close]
        return list(dict.fromkeys(card.called for card in cards if card))

    def hide(self, other: Collection) -> None:
        """Cards that the other one has too are not shown from this one: in temp.hidden are their ids."""
        with self.plainly():
            [version] = self.base.execute("PRAGMA data_version").fetchone()     # it changes when another program has written
            if self.hidden == (other, version, self.base.total_changes):
                return
            keys = [(row["key"],) for row in other.base.execute("SELECT key FROM cards")]
            self.base.execute("CREATE TEMP TABLE IF NOT EXISTS hidden (id INTEGER PRIMARY KEY)")
            self.base.execute("DELETE FROM temp.hidden")
            self.base.executemany("INSERT INTO temp.hidden SELECT id FROM cards WHERE key = ?", keys)
            self.hidden = other, version, self.base.total_changes

    # ---- what was found out ----
    def unjudged(self) -> int:
        """How many cards nobody has read yet."""
        with self.plainly():
            return int(self.base.execute("SELECT count(*) FROM cards WHERE unread IS NULL").fetchone()[0])

    def waiting(self, most: int) -> list[int]:
        """Cards that nobody has read yet, by id."""
        with self.plainly():
            return [row["id"] for row in self.base.execute("SELECT id FROM cards WHERE unread IS NULL LIMIT ?", (most,))]

    def judge(self, id: int, unread: int, obstacle: str) -> None:
        """Keeps how many lines are not understood, and why the card can't be put on the table ("" if it can)."""
        self.base.execute("UPDATE cards SET unread = ?, obstacle = ? WHERE id = ?", (unread, obstacle, id))

    def judged_here(self, id: int, unread: int, obstacle: str) -> None:
        """The same while somebody waits: kept only where no other program can be writing."""
        if self.where == MEMORY:
            self.judge(id, unread, obstacle)

    def keep_trials(self, ran: Iterable[str] = (), agreed: Iterable[str] = ()) -> None:
        """Keeps which cards ran in an automatic game without error, and which stand in a scenario that came out as expected, by name."""
        for column, names in (("ran", ran), ("agreed", agreed)):
            self.base.executemany(f"UPDATE cards SET {column} = 1 WHERE id IN (SELECT card FROM aliases WHERE alias = ?)",
                                  [(key_of(name),) for name in names])

    def untried(self, most: int = -1) -> list[int]:
        """Cards that are read whole, can be put on the table, and have never been played by themselves; by id."""
        with self.plainly():
            return [row["id"] for row in self.base.execute(
                "SELECT id FROM cards WHERE unread = 0 AND obstacle = '' AND ran IS NULL LIMIT ?", (most,))]

    def keep_run(self, id: int, errors: Iterable[str]) -> None:
        """Keeps whether a card ran: it did where nothing went wrong."""
        self.base.execute("UPDATE cards SET ran = ? WHERE id = ?", (int(not list(errors)), id))

    def id_of(self, name: str) -> int | None:
        with self.plainly():
            found = self.base.execute("SELECT card FROM aliases WHERE alias = ? ORDER BY place, card LIMIT 1", (key_of(name),)).fetchone()
            return found["card"] if found else None

    def has_run(self, name: str) -> bool:
        """Whether the card of that name ran by itself."""
        with self.plainly():
            return bool(self.base.execute("SELECT 1 FROM cards JOIN aliases ON card = id WHERE alias = ? AND ran = 1",
                                          (key_of(name),)).fetchone())

    def forget_figures(self) -> None:
        """All that was found out: for when the sandbox has learned to read more."""
        self.base.execute("UPDATE cards SET unread = NULL, obstacle = NULL, ran = NULL")

    # ---- notes ----
    def note(self, name: str) -> str:
        with self.plainly():
            found = self.base.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
            return found["value"] if found else ""

    def keep_note(self, name: str, value: Any) -> None:
        self.base.execute("INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (name, str(value)))


def usual_place() -> Path:
    """Where this person's cards lie."""
    return data_folder() / FILE


class Shelf:
    """The usual collection, opened when it is first needed and there is one."""
    def __init__(self) -> None:
        self.open: Collection | None = None

    def collection(self) -> Collection | None:
        """None while nothing was brought in. Raises BadCollection."""
        place = usual_place()
        if self.open is not None and (self.open.where != place or not place.exists()):
            self.open.close()
            self.open = None
        if self.open is None and place.exists():
            self.open = Collection(place)
        return self.open


SHELF = Shelf()
