"""The workshop's bench: what is said of each field and line, whose names are free, and that half a card is drawn as far as it goes."""

import pytest

from sandbox.cards import library
from sandbox.cards.making import BadCard
from sandbox.language.tracing import Tracing
from sandbox.models.face import BREAK
from sandbox.models.workshop import Workshop

FIELDS = {"name": "Spark Cub", "cost": "1r", "types": "creature - bear", "power": "2", "toughness": "1",
          "text": "Haste\nWhenever Spark Cub attacks, draw a crad.\n(It means it.)"}


@pytest.fixture
def bench():
    made = Workshop()
    for field, words in FIELDS.items():
        made.type_in(field, words)
    return made


def test_each_line_says_what_it_was_read_as(bench):
    read, unread, silent = bench.rows()
    assert (read.state, read.words, read.rule) == ("read", "keyword ability", "702.10")
    assert unread.state == "unread" and "from “crad.” on" in unread.words and FIELDS["text"][unread.at:].startswith("crad.")
    assert silent.state == "silent" and silent.rule == "207.2a"


def test_the_drawn_face_has_the_break_before_the_words_that_were_not_understood(bench):
    face = bench.picture()
    assert face.lines[1] == f"~Whenever Spark Cub attacks, draw a {BREAK}crad." and face.cost == "{1}{R}" and face.colors == "R"


def test_half_a_card_is_drawn_as_far_as_it_goes():
    bench = Workshop()
    assert bench.picture().name == ""
    bench.type_in("types", "Creture — Bear")
    bench.type_in("power", "x")
    assert bench.picture().types == "Creture — Bear"
    bench.type_in("types", "Creature — Bear")
    assert bench.picture().pt is None
    bench.type_in("power", "3")
    assert bench.picture().pt == ("3", "?")


def test_offers_are_those_of_the_line_that_the_caret_is_in(bench):
    assert bench.offers(2) == () and bench.offers(FIELDS["text"].index("crad") + 2)[0].words == "card"


def test_a_name_that_a_printed_card_has_is_refused_in_one_line(bench):
    bench.type_in("name", library.names()[0])
    assert "already" in bench.complaints()["name"]
    with pytest.raises(BadCard, match="another name"):
        bench.made()


def test_one_s_own_card_may_be_changed_but_not_written_over_by_another(bench):
    made = bench.made()
    assert "you have made" in bench.complaints(own={"Spark Cub"})["name"]
    bench.take_up(made)
    bench.type_in("power", "5")
    assert bench.complaints(own={"Spark Cub"}) == {} and bench.made({"Spark Cub"}).front.power == 5


def test_a_second_face_is_typed_by_itself_and_its_faults_are_told_from_the_front_too(bench):
    bench.give_back("modal")
    assert "other face" in bench.elsewhere().lower()
    bench.turn()
    for field, words in {"name": "Night Cub", "types": "Land", "text": "{T}: Add {R}."}.items():
        bench.type_in(field, words)
    made = bench.made()
    assert made.layout == "modal" and made.back.name == "Night Cub" and made.front.name == "Spark Cub"
    bench.give_back("")
    assert bench.made().back is None and bench.side == "front"


def test_the_bench_is_as_it_was_after_a_restart(bench):
    bench.give_back("transform")
    bench.turn()
    again = Workshop()
    again.from_words(bench.as_words())
    assert (again.card, again.side) == (bench.card, "back")


@pytest.mark.parametrize("words", ["", "{", "[]", '{"side": 3}', '{"front": 1, "side": "front", "layout": "x"}', '{"front": {"no": 1}}'])
def test_anything_else_leaves_an_empty_bench(words):
    bench = Workshop()
    bench.from_words(words)
    assert bench.card.is_empty


def test_each_key_traces_no_line_but_the_one_that_is_typed(monkeypatch):
    """What takes long is finding out why a line does not read; the lines above keep what was found."""
    traced, of = [], Tracing.of
    monkeypatch.setattr(Tracing, "of", lambda *about: traced.append(about) or of(*about))
    bench = Workshop()
    text = "Flying, zigzag\nWhen Spark Cub enters, it deals 7 damage to any tar.\nWhenever Spark Cub attacks, frob."
    for field in ("name", "types", "power", "toughness"):
        bench.type_in(field, FIELDS[field])
    for end in range(1, len(text) + 1):
        before = len(traced)
        bench.type_in("text", text[:end])
        bench.complaints(), bench.rows(), bench.picture(), bench.offers(end)
        assert len(traced) - before <= 1
    assert traced
