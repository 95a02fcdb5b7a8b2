"""Files that are cut off, foreign, hostile or too large: one clear line, and the cards that were there stay as they were."""
import gzip
import json
import os
import sqlite3
import subprocess
import sys
import tracemalloc
import zipfile
import zlib
from pathlib import Path

import pytest

from sandbox.cards import collection as collections
from sandbox.cards.collection import BadCollection, Collection
from sandbox.cards.files import opening
from sandbox.cards.files.bringing import Stopped, bring_in
from sandbox.cards.files.opening import BadFile
from sandbox.cards.search import search
from tests.cards.filemaking import array, atomic, cockatrice, lines, many, mtg_face, packed, scry, xml_card

CUT = "ends in the middle"


@pytest.fixture
def unchanged(tmp_path, collection, brought):
    """A collection with cards in it; afterwards they are the same, to the byte, and another file still comes in."""
    brought(array(tmp_path / "before.json", [scry(), scry("Lead Ferret")]))

    def everything():
        return [tuple(row) for table in ("cards", "faces", "aliases", "words") for row in collection.base.execute(f"SELECT * FROM {table}")]
    before = everything()
    yield collection
    assert everything() == before
    assert brought(array(tmp_path / "after.json", [scry("Late Ferret")])).came["new"] == 1


def refused(path, collection, message):
    with pytest.raises((BadFile, BadCollection)) as problem:
        bring_in(path, collection)
    assert message in str(problem.value) and "\n" not in str(problem.value) and len(str(problem.value)) < 300


def halved(path):
    content = path.read_bytes()
    path.write_bytes(content[:len(content) // 2])
    return path


# ---- cut off ----
@pytest.mark.parametrize("make", [
    lambda at: array(at, many(600)), lambda at: lines(at, many(600)),
    lambda at: atomic(at, [(f"Ferret {n}", [mtg_face(f"Ferret {n}")]) for n in range(600)]),
    lambda at: cockatrice(at, [xml_card(f"Ferret {n}", type="Instant") for n in range(600)])], ids=["array", "lines", "atomic", "xml"])
@pytest.mark.parametrize("how", ["", "gz", "xz", "bz2", "zip"])
def test_a_file_that_is_cut_off_changes_nothing(tmp_path, unchanged, make, how):
    path = make(tmp_path / "cards.dat")
    refused(halved(packed(path, how) if how else path), unchanged, "can't be unpacked" if how == "zip" else CUT)


def test_an_archive_whose_inside_is_damaged(tmp_path, unchanged):
    content = bytearray(packed(array(tmp_path / "cards.json", many(600)), "gz").read_bytes())
    content[len(content) // 2] ^= 0xff
    (tmp_path / "bad.gz").write_bytes(content)
    with pytest.raises(BadFile):
        bring_in(tmp_path / "bad.gz", unchanged)


# ---- foreign ----
@pytest.mark.parametrize("content, message", [
    (b"", "is empty"), (b"   \n", "is no card file"), (b"\x89PNG\r\n\x1a\n" + bytes(99), "is no card file"),
    (b"4 Tin Ferret\n", "is no card file"),
    (b"<!DOCTYPE html><html><body></body></html>", "declares a document type"),
    (b"<html><body><p>Not found</p></body></html>", "outermost element is <html>"),
    (b"<cockatrice_deck version='1'><zone name='main'><card name='x'/></zone></cockatrice_deck>", "is a decklist"),
    (b"<cockatrice_carddatabase version='9'><cards><card/></cards></cockatrice_carddatabase>", "is version “9”"),
    (b"<cockatrice_carddatabase version='4'><cards></cards></cockatrice_carddatabase>", "holds no card"),
    (b"<a><b><c></b></c></a>", "not XML: mismatched tag"), (b"[]", "holds no card"), (b"{}", "holds no card"),
    (b"[1, 2, null]", "3 × not an object"),
    (b'{"a": 1}', "holds no card"), (b'[{"name": "Ferret"}]', "1 × no type line"), (b'{"meta": {}, "data": {}}', "holds no card"),
    (b'{"meta": {}, "data": {"TST": {"cards": []}}}', "another file of MTGJSON"), (b'[{"name": "x" "y"}]', "is not JSON as it should be"),
    (b"{'name': 'x'}\n", "line 1: is not JSON"), (b'{"object":"list","data":[{"object":"set","name":"Tests"}]}', "not a card but a set"),
    ('[{"name": "Fr\u00e4ttchen", "type_line": "Instant"}]'.encode("latin-1"), "is not written in UTF-8"),
    ('{"name": "Fr\u00e4ttchen", "type_line": "Instant"}\n'.encode("latin-1"), "is not written in UTF-8"),
    ('[{"name": "x", "type_line": "Instant"}]'.encode("utf-16"), "is not written in UTF-8"),
    ("<?xml version='1.0' encoding='UTF-8'?><cockatrice_carddatabase version='4'>\u00e4</cockatrice_carddatabase>".encode("latin-1"),
     "not XML: not well-formed"),
    (b"<?xml version='1.0' encoding='klingon'?><a/>", "unknown encoding"),
    (b"[" * 500_000, "lists within lists"), (b'{"a":' * 500_000, "line 1: is not JSON"), (b"[" + b"9" * 5000 + b"]", "is not JSON"),
])
def test_a_foreign_file_is_one_clear_line(tmp_path, unchanged, content, message):
    (tmp_path / "foreign").write_bytes(content)
    with pytest.raises(BadFile) as problem:
        bring_in(tmp_path / "foreign", unchanged)
    assert message in str(problem.value) and "\n" not in str(problem.value)


def test_xml_in_another_encoding_that_it_names_is_read(tmp_path, collection, brought):
    path = cockatrice(tmp_path / "cards.xml", [xml_card("Frättchen", type="Instant")], head="<?xml version='1.0' encoding='ISO-8859-1'?>")
    path.write_bytes(path.read_text(encoding="utf-8").encode("latin-1"))
    brought(path)
    assert collection.facts("frattchen").name == "Frättchen"


def test_what_is_no_file(tmp_path, unchanged):
    refused(tmp_path, unchanged, "is a folder")
    refused(tmp_path / "nowhere", unchanged, "can't be opened: No such file")


def test_a_zip_of_many_files(tmp_path, unchanged):
    with zipfile.ZipFile(tmp_path / "two.zip", "w") as archive:
        archive.writestr("a", "[]")
        archive.writestr("b", "[]")
    refused(tmp_path / "two.zip", unchanged, "archive of 2 files")


@pytest.mark.parametrize("values, reason", [
    ({"name": 7}, "“name” is not a text"), ({"oracle_text": ["x"]}, "“oracle_text” is not a text"),
    ({"cmc": "two"}, "“cmc” is not a number"),
    ({"colors": "W"}, "“colors” is not a list of colors"), ({"card_faces": {"a": 1}}, "“card_faces” is not a list of tables"),
    ({"name": "x\0y"}, "“name” holds letters that can't be written"), ({"name": "x\ud800y"}, "“name” holds letters that can't be written"),
    ({"oracle_text": "x" * 30_000}, "“oracle_text” is longer than any card"), ({"card_faces": [{"name": ""}]}, "a face without a name"),
    ({"cmc": 1e300}, "“cmc” is not a number"), ({"attraction_lights": [9]}, "“attraction_lights” are not numbers from 1 to 6"),
    ({"power": True}, "“power” is not a number as printed")])
def test_a_card_that_is_not_as_cards_are_is_left_out_with_the_reason(tmp_path, brought, values, reason):
    report = brought(lines(tmp_path / "cards.jsonl", [scry(), scry("Odd Ferret") | values]))
    assert report.total == 1 and list(report.left_out) == [reason]


# ---- hostile ----
BOMB = "<!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'>" + "".join(f"<!ENTITY {chr(98 + n)} '{f'&{chr(97 + n)};' * 10}'>" for n in range(9)) + "]>"


@pytest.mark.parametrize("head", [BOMB, "<!DOCTYPE x SYSTEM 'file:///etc/passwd'>", "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>"])
def test_entities_are_refused(tmp_path, unchanged, head):
    path = cockatrice(tmp_path / "cards.xml", [xml_card("&j;", type="Instant")], head=head)
    refused(path, unchanged, "declares a document type or entities")


@pytest.mark.parametrize("filling", [b" ", b"0", b"[1],", b'{"a":1}\n'], ids=["spaces", "digits", "lists", "objects"])
def test_a_gzip_bomb_is_stopped_early(tmp_path, unchanged, filling):
    squeeze = zlib.compressobj(9, wbits=31)
    with open(tmp_path / "bomb.gz", "wb") as out:
        out.write(squeeze.compress(b"[" if filling != b'{"a":1}\n' else b""))
        for _ in range(300):
            out.write(squeeze.compress(filling * (1_000_000 // len(filling))))
        out.write(squeeze.flush())
    tracemalloc.start()
    try:
        with pytest.raises(BadFile) as problem:
            bring_in(tmp_path / "bomb.gz", unchanged)
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
    finally:
        tracemalloc.stop()
    assert any(words in str(problem.value) for words in ("that is no card", "are no cards", "times its size", "is not JSON"))


def test_elements_within_elements_without_end(tmp_path, unchanged):
    (tmp_path / "deep.xml").write_bytes(b"<a>" * 200_000)
    refused(tmp_path / "deep.xml", unchanged, "deeper than any card file")


def test_a_card_that_never_ends(tmp_path, unchanged):
    (tmp_path / "long.json").write_bytes(b'[{"name": "' + b"x" * 20_000_000)
    refused(tmp_path / "long.json", unchanged, "more than 8 MB that is no card")
    (tmp_path / "long.jsonl").write_bytes(b'{"name": "' + b"x" * 20_000_000)
    refused(tmp_path / "long.jsonl", unchanged, "more than 8 MB that is no card")
    (tmp_path / "long.xml").write_bytes(b"<cockatrice_carddatabase version='4'><cards><card><name>" + b"x" * 20_000_000)
    refused(tmp_path / "long.xml", unchanged, "more than 8 MB that is no card")


# ---- large ----
@pytest.mark.parametrize("make", [array, lines], ids=["array", "lines"])
def test_memory_does_not_grow_with_the_file(tmp_path, collection, brought, make):
    """Measured as share of the file, which has 12 MB of things that are not kept."""
    path = make(tmp_path / "large.json", (card | {"related_uris": {"x": "y" * 6_000}} for card in many(2_000)))
    tracemalloc.start()
    try:
        assert brought(path).total == 2_000
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert path.stat().st_size > 12_000_000
    assert peak / path.stat().st_size < 0.25


# ---- called off, killed, full, locked, damaged ----
def test_an_import_that_is_called_off_changes_nothing(tmp_path, unchanged):
    seen = []

    def watch(progress):
        seen.append(progress)
        if len(seen) == 2:
            raise Stopped
    with pytest.raises(Stopped):
        bring_in(array(tmp_path / "many.json", many(2_000)), unchanged, watch)
    assert 0 < seen[0].share < seen[1].share < 1 and [one.cards for one in seen] == [250, 500]


@pytest.mark.skipif(os.name == "nt", reason="nothing is killed so there")
def test_an_import_that_is_killed_changes_nothing(tmp_path, unchanged):
    path = array(tmp_path / "many.json", many(6_000))
    words = [sys.executable, str(Path(__file__).with_name("killed_import.py")), str(unchanged.where), str(path), "5000"]
    killed = subprocess.run(words, cwd=Path(__file__).parents[3], env=os.environ | {"PYTHONPATH": "."}, capture_output=True, text=True,
                            check=False)
    assert killed.returncode < 0 and killed.stdout == "in the middle\n"
    fresh = Collection(unchanged.where)
    assert fresh.size == 2 and fresh.base.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    fresh.close()


def test_a_full_disk(tmp_path, unchanged):
    pages = unchanged.base.execute("PRAGMA page_count").fetchone()[0]
    unchanged.base.execute(f"PRAGMA max_page_count = {pages + 20}")
    refused(array(tmp_path / "many.json", many(2_000)), unchanged, "the disk is full")
    unchanged.base.execute("PRAGMA max_page_count = 1000000")


def test_two_imports_at_once(tmp_path, unchanged, monkeypatch):
    other = sqlite3.connect(unchanged.where, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    unchanged.base.execute("PRAGMA busy_timeout = 50")
    refused(array(tmp_path / "many.json", many(9)), unchanged, "another program is bringing cards in")
    assert len(search("ferret", imported=unchanged)) == 2           # who only looks is not held up
    other.execute("ROLLBACK")
    other.close()


def test_a_damaged_database_is_one_line(tmp_path):
    (tmp_path / "cards.sqlite").write_bytes(b"what is this" * 1000)
    with pytest.raises(BadCollection, match="is damaged; move it away"):
        Collection(tmp_path / "cards.sqlite")


def test_a_database_of_another_version_is_one_line(tmp_path):
    other = sqlite3.connect(tmp_path / "cards.sqlite")
    other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(BadCollection, match="another version of the sandbox"):
        Collection(tmp_path / "cards.sqlite")


def test_a_place_where_nothing_can_be_written(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadCollection) as problem:
        Collection(tmp_path / "file" / "cards.sqlite")
    assert "\n" not in str(problem.value)


def test_without_an_index_of_texts_searching_finds_the_same(tmp_path, collection, monkeypatch):
    monkeypatch.setattr(collections, "has_fts", lambda base: False)
    plain = Collection(tmp_path / "plain.sqlite")
    path = array(tmp_path / "many.json", many(300))
    for place in (plain, collection):
        bring_in(path, place)
        bring_in(path, place)
    assert (plain.has_fts, collection.has_fts) == (False, True)
    for query in ('o:"deals 3 damage"', 'o:"draw two" c:u', "o:~", 'o:"{w}, {t}"', 'o:"a""b"', "o:dr -o:two", "walker 7",
                  'o!="two cards" pow>7'):
        found = [[row.name for row in search(query, imported=place)] for place in (plain, collection)]
        assert found[0] == found[1]
    assert [row.name for row in search('o:"deals 3 damage" walker 10', imported=plain)]
    assert plain.near("walkr 7 of the 7 paths")[0] == "Walker 7 of the 7 Paths"


def test_a_large_number_of_hostile_keys_is_not_kept(tmp_path, brought):
    report = brought(lines(tmp_path / "keys.jsonl", [scry(f"Ferret {n}") | {f"key {n} {m}": m for m in range(50)} for n in range(20)]))
    assert len(report.keys_unknown) == 200 and len(json.dumps(report.told())) < 20_000


def test_the_limits_leave_room_for_real_files():
    """Scryfall's file packs to a tenth, the longest entry of AtomicCards is below a megabyte."""
    card = json.dumps(next(many(1))).encode()
    assert len(gzip.compress(card * 3)) * opening.SWOLLEN > len(card) * 10 and opening.LONGEST > 4_000_000
