"""The cards that a person keeps: they come back, broken files lose nothing, and a full disk is told."""
import os

import pytest

from sandbox.cards.making import BadCard
from sandbox.cards.shelf import Shelf

CUB = {"name": "Spark Cub", "cost": "{R}", "types": "Creature — Bear", "power": 2, "toughness": 1, "text": "Haste\nFrob."}
TWO = {"name": "Day Side", "types": "Land", "layout": "transform", "back": {"name": "Night Side", "types": "Land", "text": "{T}: Add {B}."}}


def test_what_is_kept_is_there_the_next_time(tmp_path):
    first = Shelf(tmp_path / "mine" / "cards.toml")
    cub, two = first.keep(CUB), first.keep(TWO)
    again = Shelf(tmp_path / "mine" / "cards.toml")
    assert again.cards == {"Spark Cub": cub, "Day Side": two} and again.trouble == ""


def test_a_card_kept_again_takes_the_place_of_the_older_one(tmp_path):
    shelf = Shelf(tmp_path / "cards.toml")
    shelf.keep(CUB)
    shelf.keep({**CUB, "power": 5})
    assert Shelf(tmp_path / "cards.toml").cards["Spark Cub"].front.power == 5


def test_what_is_no_card_is_not_kept(tmp_path):
    shelf = Shelf(tmp_path / "cards.toml")
    with pytest.raises(BadCard):
        shelf.keep({"name": "Nothing"})
    assert shelf.cards == {} and not (tmp_path / "cards.toml").exists()


def test_forgotten_is_gone(tmp_path):
    shelf = Shelf(tmp_path / "cards.toml")
    shelf.keep(CUB)
    shelf.forget("Spark Cub")
    assert Shelf(tmp_path / "cards.toml").cards == {}


@pytest.mark.parametrize("content", ["[[card]\n", "name = 1\n", "\xff"])
def test_a_file_that_can_not_be_read_is_told_in_one_line_and_laid_aside(tmp_path, content):
    path = tmp_path / "cards.toml"
    path.write_bytes(content.encode("latin-1"))
    shelf = Shelf(path)
    assert str(path) in shelf.trouble and "\n" not in shelf.trouble
    shelf.keep(CUB)
    assert (tmp_path / "cards.unread").read_bytes() == content.encode("latin-1") and Shelf(path).cards


def test_one_bad_card_does_not_take_the_others_along_and_stays_in_the_file(tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text('[[card]]\nname = "Odd"\ntypes = "Nonsense"\n\n[[card]]\nname = "Isle"\ntypes = "Land"\n', encoding="utf-8")
    shelf = Shelf(path)
    assert list(shelf.cards) == ["Isle"] and "Odd" in shelf.trouble
    shelf.keep(CUB)
    assert "Nonsense" in path.read_text(encoding="utf-8") and set(Shelf(path).cards) == {"Isle", "Spark Cub"}


def test_a_place_that_can_not_be_written_raises_and_loses_nothing(tmp_path):
    path = tmp_path / "cards.toml"
    shelf = Shelf(path)
    shelf.keep(CUB)
    os.remove(path)
    path.mkdir()
    with pytest.raises(OSError):
        shelf.keep({**CUB, "name": "Other Cub"})
    assert set(shelf.cards) == {"Spark Cub", "Other Cub"}
