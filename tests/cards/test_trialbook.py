"""The book of trials: written whole or not at all, read back as it was, and nothing worse than empty where it is broken."""
import json
import os

import pytest

from sandbox.cards import trialbook
from sandbox.cards.library import built_in
from sandbox.cards.trialbook import Shown, read_book, shown, write_book


def test_there_and_back(tmp_path):
    write_book(tmp_path / "book.json", ["B", "A", "B"], ["A"])
    assert read_book(tmp_path / "book.json") == Shown(frozenset("AB"), frozenset("A"))
    assert json.loads((tmp_path / "book.json").read_text(encoding="utf-8"))["ran"] == ["A", "B"]


@pytest.mark.parametrize("content", ["", "[]", '{"format": 9}', '{"format": 1, "ran": 3}', '{"format": 1, "agreed": [3]}'])
def test_a_broken_one_shows_nothing(tmp_path, monkeypatch, content):
    (tmp_path / "trials.json").write_text(content, encoding="utf-8")
    with pytest.raises(ValueError):
        read_book(tmp_path / "trials.json")
    monkeypatch.setattr(trialbook, "ASSETS", tmp_path)
    shown.cache_clear()
    assert shown() == Shown()
    shown.cache_clear()


def test_what_can_not_be_written_leaves_the_old_one(tmp_path):
    write_book(tmp_path / "book.json", ["A"], [])
    with pytest.raises(OSError):
        write_book(tmp_path / "none" / "book.json", ["B"], [])
    assert read_book(tmp_path / "book.json").ran == {"A"} and os.listdir(tmp_path) == ["book.json"]


def test_the_book_that_comes_along_speaks_of_cards_that_are_here():
    """Of the library's cards; it may know more, from a corpus that is not."""
    assert shown().agreed and shown().agreed <= set(built_in().names())
    assert set(built_in().names()) & shown().ran
