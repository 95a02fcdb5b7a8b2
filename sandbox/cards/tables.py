"""How the database of a collection is laid out: a row for each card, one for each face, the words that are looked for in texts."""
import sqlite3
from typing import Any

from sandbox.cards.facts import FaceFacts, keywords_in, number_in
from sandbox.cards.spelling import plain
from sandbox.cards.symbols import COLOR_LETTERS
from sandbox.cards.text import own_names, without_reminders

VERSION = 1

TABLES = """
CREATE TABLE cards (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, front TEXT NOT NULL, name TEXT NOT NULL, called TEXT NOT NULL,
    layout TEXT NOT NULL, identity INTEGER NOT NULL, mv REAL NOT NULL, funny INTEGER NOT NULL, home_made INTEGER NOT NULL,
    digest TEXT NOT NULL, round INTEGER NOT NULL, unread INTEGER, obstacle TEXT, ran INTEGER, agreed INTEGER);
CREATE INDEX cards_in_order ON cards (front, id);
CREATE INDEX cards_to_read ON cards (id) WHERE unread IS NULL;
CREATE TABLE faces (id INTEGER PRIMARY KEY, card INTEGER NOT NULL, name TEXT NOT NULL, plain TEXT NOT NULL, cost TEXT NOT NULL,
    types TEXT NOT NULL, kinds TEXT NOT NULL, colors INTEGER NOT NULL, shown_colors TEXT NOT NULL, indicator TEXT, lights TEXT NOT NULL,
    power TEXT, toughness TEXT, loyalty TEXT, defense TEXT, pow REAL, tou REAL, loy REAL, def REAL, keywords TEXT NOT NULL,
    text TEXT NOT NULL);
CREATE INDEX faces_of_card ON faces (card, id);
CREATE INDEX faces_by_kinds ON faces (kinds, card);
CREATE INDEX faces_by_numbers ON faces (card, colors, pow, tou, loy, def);
CREATE TABLE aliases (alias TEXT NOT NULL, place INTEGER NOT NULL, card INTEGER NOT NULL, PRIMARY KEY (alias, place, card)) WITHOUT ROWID;
CREATE INDEX aliases_of_card ON aliases (card);
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""
WORDS = "CREATE VIRTUAL TABLE words USING fts5(name, text, tokenize='trigram')"
WORDS_WITHOUT_FTS = "CREATE TABLE words (rowid INTEGER PRIMARY KEY, name TEXT NOT NULL, text TEXT NOT NULL)"

FACE = "name", "cost", "types", "text", "power", "toughness", "loyalty", "defense", "indicator"
MOST_FACES = 32                                       # the id of a face is that of its card times this, and its place
COLUMNS = (*FACE, "id", "card", "plain", "kinds", "colors", "shown_colors", "lights", "pow", "tou", "loy", "def", "keywords")
ADD_FACE = f"INSERT INTO faces ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
ADD_CARD = ("INSERT INTO cards (key, front, name, called, layout, identity, mv, funny, home_made, digest, round) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
OF_CARD = "SELECT * FROM faces WHERE card = ? ORDER BY id"


def has_fts(base: sqlite3.Connection) -> bool:
    """Whether this SQLite can index every three letters of a text."""
    try:
        base.execute("CREATE VIRTUAL TABLE temp.try_words USING fts5(text, tokenize='trigram')")
        base.execute("DROP TABLE temp.try_words")
    except sqlite3.OperationalError:
        return False
    return True


def in_words(problem: sqlite3.Error) -> str:
    words = str(problem)
    if "full" in words:
        return "the disk is full"
    if "locked" in words:
        return "another program is bringing cards in; try again when it is done"
    if "not a database" in words or "malformed" in words:
        return "the card database is damaged; move it away and import your cards again"
    if "readonly" in words or "unable to open" in words:
        return "it can't be opened or written there"
    return words


def face_row(face: FaceFacts, id: int) -> tuple[Any, ...]:
    return (*(getattr(face, key) for key in FACE), id, id // MOST_FACES, plain(face.name), f" {plain(face.types).replace(' — ', ' ')} ",
            mask(face.colors), face.colors, "".join(map(str, face.lights)), number_in(face.power), number_in(face.toughness),
            number_in(face.loyalty), number_in(face.defense), f"|{'|'.join(keywords_in(face.text))}|")


def searched_text(face: FaceFacts) -> str:
    """The text as printed, and again as the card speaks of itself: "~"."""
    types, text = tuple(face.types.partition(" — ")[0].lower().split()), without_reminders(face.text)
    for own in own_names(face.name, types):
        text = text.replace(own, "~")
    return plain(f"{face.text}\n{text}" if "~" in text else face.text)


def mask(colors: str) -> int:
    """Colors as bits: W is 1, U 2, B 4, R 8, G 16."""
    return sum(1 << at for at, color in enumerate(COLOR_LETTERS) if color in colors)


def letters(mask: int) -> str:
    return "".join(color for at, color in enumerate(COLOR_LETTERS) if mask >> at & 1)


def lights_in(word: str) -> tuple[int, ...]:
    return tuple(map(int, word))
