"""Mana symbols: each can be told from every other without its color, large or small."""
import itertools
import math

import pytest
from PySide6.QtGui import QImage

from sandbox.views.paint import painted
from sandbox.views.pips import SYMBOL, cost_width, draw_cost, draw_pip

COLORS = "WUBRG"
SYMBOLS = (*"WUBRGCSXTQE", "TK", "0", "1", "2", "5", "10", "20", "W/U", "U/B", "B/R", "R/G", "G/W", "W/B", "U/R", "B/G", "R/W", "G/U",
           "2/W", "2/U", "2/B", "2/R", "2/G", "C/W", "W/P", "U/P", "B/P", "R/P", "G/P", "W/U/P", "B/G/P")


def pip(symbol, size):
    return painted(size + 4, size + 4, 1.0, lambda p: draw_pip(p, symbol, 2, 2, size)).toImage()


def grey(symbol, size):
    return bytes(pip(symbol, size).convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def middle(symbol):
    """The color beside the letter of a large symbol."""
    return pip(symbol, 100).pixelColor(72, 24).name()


@pytest.mark.parametrize("size", [13, 18, 32])
def test_symbols_differ_in_shape_or_letter_not_only_in_color(size):
    pictures = {symbol: grey(symbol, size) for symbol in SYMBOLS}
    for one, two in itertools.combinations(SYMBOLS, 2):
        assert sum(abs(a - b) > 30 for a, b in zip(pictures[one], pictures[two])) >= size / 4, (one, two)


def test_the_five_colors_colorless_and_generic_have_grounds_of_their_own():
    assert len({middle(symbol) for symbol in (*COLORS, "C", "1")}) == 7
    assert middle("1") == middle("20") == middle("X")


def test_a_symbol_of_two_colors_has_both():
    image = pip("U/R", 100)
    assert image.pixelColor(12, 45).name() == middle("U") and image.pixelColor(90, 60).name() == middle("R")


def test_mana_or_life_is_a_drop_and_snow_a_hexagon():
    assert pip("W/P", 100).pixelColor(10, 16).alpha() == 0        # beside the tip of the drop
    assert pip("W", 100).pixelColor(22, 16).alpha() > 0
    assert pip("S", 100).pixelColor(77, 8).alpha() == 0 < pip("W", 100).pixelColor(77, 8).alpha()      # beside a corner


def test_large_symbols_carry_a_mark_at_their_place_on_the_wheel():
    assert len({grey(symbol, 28) for symbol in COLORS}) == 5
    turns = [math.radians(90 - 72 * place) for place in range(5)]      # W at the top, then clockwise
    ring = [(round(52 + 43 * math.cos(turn)), round(52 - 43 * math.sin(turn))) for turn in turns]
    for symbol in COLORS:
        image = pip(symbol, 100)
        dark = [index for index, (x, y) in enumerate(ring) if image.pixelColor(x, y).name() != middle(symbol)]
        assert dark == [COLORS.index(symbol)]


def test_a_cost_ends_where_it_is_told_and_says_how_wide_it_is():
    widths = []
    image = painted(100, 20, 1.0, lambda p: widths.append(draw_cost(p, "{1}{U}{U/P}", 90, 2, 16))).toImage()
    assert widths == [cost_width("{1}{U}{U/P}", 16)] and widths[0] == pytest.approx(16 * 3.2)
    filled = [x for x in range(100) if any(image.pixelColor(x, y).alpha() > 60 for y in range(20))]
    assert abs(filled[0] - (90 - widths[0])) <= 2 and abs(filled[-1] - 89) <= 2
    assert cost_width("", 16) == 0


def test_symbols_are_found_in_a_text():
    assert SYMBOL.findall("{1},{T}: Add {W/U/P}.") == ["1", "T", "W/U/P"]


@pytest.mark.parametrize("symbol", ["1000000", "HW", "CHAOS", "½", "∞", "A", "P", "?"])
def test_an_unknown_symbol_is_a_grey_disk_with_its_letters(symbol):
    assert middle(symbol) == middle("1")
    assert pip(symbol, 100) != pip("1", 100)
