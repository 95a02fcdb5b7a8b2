"""Corpora of printed cards: every form in which they come, what is left out, and what is wrong with a file, in one line."""
import gzip
import json
import lzma

import pytest

from sandbox.cards.corpus import BadCorpus, printed_cards

BEAR = {"name": "Cub", "layout": "normal", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "oracle_text": "Trample", "power": "2",
        "toughness": "2", "set_type": "core"}
MANY = json.dumps(BEAR).encode() * 40
TWO = {"name": "Day // Night", "layout": "transform", "type_line": "Creature — Human // Creature — Wolf", "card_faces": [
    {"name": "Day", "type_line": "Creature — Human", "mana_cost": "{W}", "oracle_text": "Day can't block.", "power": "1", "toughness": "1"},
    {"name": "Night", "type_line": "Creature — Wolf", "oracle_text": "Menace", "power": "3", "toughness": "3", "color_indicator": ["R"]}]}
FORMS = {"lines": lambda cards: "\n".join(map(json.dumps, cards)),
         "list": lambda cards: "[\n" + ",\n".join(map(json.dumps, cards)) + "\n]\n",
         "one line": json.dumps, "indented": lambda cards: json.dumps(cards, indent=1),
         "empty lines": lambda cards: "\n\n".join(map(json.dumps, cards)) + "\n\n"}
PACKERS = {"plain": lambda data: data, "gz": gzip.compress, "xz": lzma.compress}


def written(tmp_path, data):
    path = tmp_path / "cards"
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("packer", PACKERS)
def test_it_comes_as_lines_or_as_a_list_packed_or_not(tmp_path, form, packer):
    cards = list(printed_cards(written(tmp_path, PACKERS[packer](FORMS[form]([BEAR, TWO]).encode()))))
    assert [card.name for card in cards] == ["Cub", "Day // Night"]
    assert cards[0].lines == ("Trample",) and cards[1].lines == ("~ can't block.", "Menace")


@pytest.mark.parametrize("change", [{"set_type": "funny"}, {"layout": "scheme"}, {"layout": "token"}, {"type_line": "Plane — Dominaria"},
                                    {"type_line": "Conspiracy"}, {"type_line": "Dungeon — Tower"}, {"type_line": "Phenomenon"}])
def test_what_is_no_traditional_card_is_left_out(tmp_path, change):
    path = written(tmp_path, FORMS["lines"]([BEAR | change | {"name": "Odd"}, BEAR]).encode())
    assert [card.name for card in printed_cards(path)] == ["Cub"]


def test_planeswalkers_are_no_planes(tmp_path):
    walker = BEAR | {"name": "Walker", "type_line": "Legendary Planeswalker — Jace"}
    assert [card.name for card in printed_cards(written(tmp_path, json.dumps(walker).encode()))] == ["Walker"]


def test_a_card_is_made_of_what_is_printed(tmp_path):
    cub, two = (card.card() for card in printed_cards(written(tmp_path, FORMS["lines"]([BEAR, TWO]).encode())))
    assert (cub.front.power, cub.front.cost, cub.front.types) == (2, ("1", "G"), ("creature", "Bear"))
    assert (two.front.name, two.back.name, two.back.colors, two.layout) == ("Day", "Night", "R", "transform")


@pytest.mark.parametrize("data, said", [
    (b"not cards", "line 1"), (json.dumps(BEAR).encode() + b"\n{\"name\": ", "ends in the middle"),
    (b"[1, 2]", "card 1"), (b"[\n1,\n2\n]", "braces"),
    (b"\xff\xfe\x00garbage", "UTF-8"), (gzip.compress(MANY, mtime=0)[:60], "ends in the middle"),
    (lzma.compress(MANY)[:60], "ends in the middle"), (b"[" * 200_000, "deeper"), (b'{"power": ' + b"9" * 10_000 + b"}", "line 1"),
    (b"", "empty"), (b"[{}] [{}]", "lacks"), (b"[] []", "goes on after the end"),
    (json.dumps({"name": "Bare"}).encode(), "'Bare' lacks"), (json.dumps({"type_line": "Creature"}).encode(), "lacks"),
])
def test_what_is_wrong_with_a_file_is_one_line_that_names_it(tmp_path, data, said):
    path = written(tmp_path, data)
    with pytest.raises(BadCorpus) as raised:
        list(printed_cards(path))
    assert str(path) in str(raised.value) and said in str(raised.value) and "\n" not in str(raised.value)
