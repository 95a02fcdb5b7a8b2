"""Rules text in a box: whole at the largest size that fits, or not at all; every word is drawn once and inside."""
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage

from sandbox.views.text import MORE, beginning, draw_text, fit, set_text, shortened
from tests.views.recorder import Recorder
from tests.views.samples import LONG

SOME = ("draw", "a", "card", "{T}", "{W/U}:", "creature", "Antidisestablishmentarianism", "+1/+1", "deals", "{2},{T}:")
WORDS = st.lists(st.sampled_from(SOME), min_size=1, max_size=40).map(" ".join)


def pieces(block):
    return [piece for _, _, piece, _ in block.pieces]


@given(lines=st.lists(WORDS, min_size=1, max_size=4), width=st.integers(40, 400), size=st.integers(8, 20))
def test_every_letter_is_set_once_and_inside_the_width(lines, width, size):
    block = set_text(lines, width, size)
    assert "".join(pieces(block)).replace(" ", "") == "".join(lines).replace(" ", "")
    assert block.width <= width + 0.5
    assert all(0 <= x < width and 0 < base <= block.height for x, base, _, _ in block.pieces)


@given(lines=st.lists(WORDS, min_size=1, max_size=4), width=st.integers(60, 400), height=st.integers(10, 300))
def test_what_fits_is_as_large_as_can_be_and_what_does_not_is_not_drawn(lines, width, height):
    block = fit(lines, width, height, 16, 10)
    if block is None:
        assert set_text(lines, width, 10).height > height
    else:
        assert block.height <= height and block.width <= width + 0.5
        assert block.size == 16 or set_text(lines, width, block.size + 1).height > height


def test_text_of_two_hundred_letters_fits_a_large_card_and_not_a_small_one():
    assert len(LONG[0]) > 180
    assert fit(LONG, 280, 160, 15, 10) is not None
    assert fit(LONG, 90, 40, 10, 10) is None
    assert fit((), 90, 40, 10, 10) is None


def test_a_word_that_is_wider_than_the_box_is_broken_not_cut():
    block = set_text(("Antidisestablishmentarianism",), 60, 12)
    assert len(block.pieces) > 1 and "".join(pieces(block)) == "Antidisestablishmentarianism"


def test_words_in_a_row_are_one_piece_and_symbols_stand_alone():
    assert pieces(set_text(("{1},{T}: Add {G} or {W}.",), 400, 12)) == ["{1}", ",", "{T}", ": Add", "{G}", "or", "{W}", "."]


def test_a_lead_stands_in_front_and_its_text_is_indented():
    block = set_text(("I, II|Draw a card.", "-12|Exile everything."), 200, 12)
    assert [words for _, words, _ in block.leads] == ["I, II", "-12"]
    assert min(x for x, *_ in block.pieces) > 20


@pytest.mark.parametrize("count", [3, 8, 20])
def test_too_much_text_is_shortened_by_whole_lines(count):
    lines = tuple(f"Line {at} of a long text." for at in range(count))
    shown, block = shortened(lines, 200, 60, 12)
    assert block.height <= 60 and shown[-1] == MORE and shown[:-1] == lines[:len(shown) - 1]


def drawn(lines, **how):
    image = QImage(300, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    recorder, block = Recorder(image), set_text(lines, 280, 14)
    try:
        draw_text(recorder, block, QPointF(12, 4), lines, "#FFFFFF", **how)
    finally:
        recorder.end()
    return image, recorder.written


def test_everything_is_written_inside_the_block():
    _, written = drawn(LONG)
    assert " ".join(words for words, *_ in written) == LONG[0]
    assert all(QRectF(11, 3, 282, 120).contains(ink) for *_, ink in written)


def test_an_unread_line_has_a_bar_before_it_and_no_tilde():
    image, written = drawn(("~Flip it from one foot up.",), warn="#E8B55B")
    assert [words for words, *_ in written] == ["Flip it from one foot up."]
    assert image.pixelColor(5, 14).name().upper() == "#E8B55B"
    assert image != drawn(("Flip it from one foot up.",))[0]


def test_chapters_that_lie_behind_are_quieter():
    lines = ("I|Draw a card.", "II|Draw a card.")
    plate = ("#FF0000", "#FFFFFF")
    fresh, later = drawn(lines, plate=plate)[0], drawn(lines, done=1, plate=plate)[0]
    assert fresh.pixelColor(16, 8).alpha() > later.pixelColor(16, 8).alpha() > 0
    assert fresh.pixelColor(16, 32).alpha() == later.pixelColor(16, 32).alpha()


def test_every_mode_begins_a_row_and_its_rows_stand_behind_the_bullet():
    line = "Choose one —\n• Destroy target creature that has flying.\n• Draw a card."
    block = set_text((line,), 120, 10)
    bullets = [(x, base) for x, base, piece, _ in block.pieces if piece == "•"]
    assert len(bullets) == 2 and len({base for _, base in bullets}) == 2 and {x for x, _ in bullets} == {0}
    behind = [x for x, base, piece, _ in block.pieces if piece != "•" and base >= bullets[0][1]]
    assert min(behind) > 0 and block.width <= 120.5


def test_the_beginning_of_a_text_says_that_there_is_more():
    words, block = beginning(LONG[0], 100, 60, 10)
    assert words.endswith(f" {MORE}") and LONG[0].startswith(words.removesuffix(f" {MORE}")) and block.height <= 60
    assert len(words) > 30


def test_an_arrow_among_words_is_drawn_for_the_font_has_none(qapp):
    image = QImage(200, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    recorder = Recorder(image)
    line = "Bears → Angel"
    draw_text(recorder, set_text((line,), 180, 16), QPointF(4, 4), (line,), "#000000")
    recorder.end()
    assert [words for words, *_ in recorder.written] == ["Bears", "Angel"]
    gap = range(4 + round(set_text(("Bears ",), 180, 16).width) + 2, 4 + round(set_text(("Bears ",), 180, 16).width) + 14)
    assert any(image.pixelColor(x, y).black() > 100 for x in gap for y in range(40))
