"""Downloading: politely, resumed where it was cut off, whole or not at all; against a server on this machine."""
import json
import os
import time

import pytest

from sandbox.cards import downloading
from sandbox.cards.downloading import NoDownload, Visit, fetched, offered
from tests.cards.filemaking import array, many
from tests.cards.serving import serving


@pytest.fixture
def content(tmp_path):
    return array(tmp_path / "source.json", many(3_000)).read_bytes()


@pytest.fixture
def server(content):
    with serving(content) as found:
        yield found


def visit(**more):
    return Visit(**({"pause": 0.001, "patience": 5} | more))


def get(server, folder, **more):
    asked = visit(**more)
    return fetched(offered(asked, f"{server.address}/bulk-data"), folder, asked)


def left(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_the_file_comes_whole_and_we_say_who_we_are(tmp_path, server, content):
    shares = []
    asked = visit()
    path = fetched(offered(asked, f"{server.address}/bulk-data"), tmp_path / "in", asked, shares.append)
    assert path.read_bytes() == content and left(tmp_path / "in") == [path.name] == ["oracle-cards-20260101.json"]
    assert shares == sorted(shares) and shares[-1] == 1
    for _, headers in server.asked:
        assert headers["User-Agent"].startswith("BattlefieldSandbox/") and "json" in headers["Accept"]


def test_questions_keep_their_distance(server):
    asked, began = visit(pause=0.1), time.monotonic()
    for _ in range(3):
        offered(asked, f"{server.address}/bulk-data")
    assert time.monotonic() - began >= 0.2


def test_what_was_cut_off_goes_on_where_it_ended(tmp_path, server, content):
    server.faults = [(100_000, True), (300_000, True)]
    assert get(server, tmp_path / "in").read_bytes() == content
    ranges = [headers.get("Range") for path, headers in server.asked if path != "/bulk-data"]
    assert ranges == [None, "bytes=100000-", "bytes=400000-"]


def test_it_goes_on_in_another_run_of_the_program(tmp_path, server, content):
    server.faults = [(100_000, True)] + [503] * 9
    with pytest.raises(NoDownload, match="503"):
        get(server, tmp_path / "in")
    assert left(tmp_path / "in") == ["oracle-cards-20260101.json.mark", "oracle-cards-20260101.json.part"]
    server.faults, server.asked = [], []
    assert get(server, tmp_path / "in").read_bytes() == content
    assert server.asked[-1][1]["Range"] == "bytes=100000-"


def test_a_server_that_takes_no_ranges_begins_anew(tmp_path, server, content):
    server.faults = [(100_000, True), (len(content), False)]
    assert get(server, tmp_path / "in").read_bytes() == content


def test_a_file_that_has_changed_since_is_not_put_together_from_two(tmp_path, server, content):
    server.faults = [(100_000, True)] + [503] * 9
    with pytest.raises(NoDownload):
        get(server, tmp_path / "in")
    server.faults, server.tag, server.content = [], '"two"', content[::-1]
    assert get(server, tmp_path / "in").read_bytes() == content[::-1]


def test_a_part_that_is_whole_already_is_enough(tmp_path, server, content):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "oracle-cards-20260101.json.part").write_bytes(content)
    (tmp_path / "in" / "oracle-cards-20260101.json.mark").write_text(server.tag)
    assert get(server, tmp_path / "in").read_bytes() == content


@pytest.mark.parametrize("more", [-5, 5])
def test_a_file_of_the_wrong_size_is_not_kept(tmp_path, server, more):
    server.size += more
    with pytest.raises(NoDownload) as problem:
        get(server, tmp_path / "in")
    assert "bytes" in str(problem.value) and "oracle-cards-20260101.json" not in left(tmp_path / "in")


def test_it_waits_when_it_is_told_to(tmp_path, server, content):
    server.list_faults, server.faults = [429], [429, 500]
    assert get(server, tmp_path / "in").read_bytes() == content


def test_but_not_for_ever(server):
    server.list_faults = [429] * 20
    with pytest.raises(NoDownload, match="429 Too Many Requests"):
        offered(visit(), f"{server.address}/bulk-data")
    assert len(server.asked) == downloading.TRIES


def test_what_is_not_there(server):
    server.list_faults = [404]
    with pytest.raises(NoDownload, match="answers 404"):
        offered(visit(), f"{server.address}/bulk-data")


def test_no_network():
    with pytest.raises(NoDownload, match="127.0.0.1:9 can't be reached: Connection refused"):
        offered(visit(), "http://127.0.0.1:9/bulk-data")
    with pytest.raises(NoDownload, match="can't be reached"):
        offered(visit(), "http://no-such-host.invalid/bulk-data")
    with pytest.raises(NoDownload, match="is no address"):
        offered(visit(), "what is this")


@pytest.mark.parametrize("garbage", [
    b"<html>Log in to this network</html>", b"[]", b"{}", b'{"data": 7}', b'{"data": [{"type": "oracle_cards"}]}',
    b"[" * 100_000, b"\xff\xfe",
    *(json.dumps({"data": [{"type": "oracle_cards", "updated_at": "x"} | one]}).encode() for one in (
        {"download_uri": "file:///etc/passwd", "size": 9}, {"download_uri": 7, "size": 9}, {"download_uri": "https://x/y", "size": "9"},
        {"download_uri": "https://x/y", "size": 10**12}, {"download_uri": "https://x/y", "size": -1}, {"download_uri": None, "size": 3}))])
def test_a_list_that_makes_no_sense_is_one_line(server, garbage):
    server.listed = garbage
    with pytest.raises(NoDownload, match="does not answer with a list of card files"):
        offered(visit(), f"{server.address}/bulk-data")


def test_no_room_and_no_place(tmp_path, server, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(downloading.shutil, "disk_usage", lambda folder: type("Usage", (), {"free": 10})())
        with pytest.raises(NoDownload, match="there is no room"):
            get(server, tmp_path / "in")
    (tmp_path / "file").write_text("x")
    with pytest.raises(NoDownload, match="can't be kept"):
        get(server, tmp_path / "file")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk here that is always full")
def test_a_disk_that_fills_up(tmp_path, server):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "oracle-cards-20260101.json.part").symlink_to("/dev/full")
    with pytest.raises(NoDownload, match="No space left"):
        get(server, tmp_path / "in")
