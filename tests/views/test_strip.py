"""A player's corner: whatever its size and the size of the text, nothing in it overlaps and nothing sticks out."""
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF

from sandbox.models.board import PILES, Side
from sandbox.views.strip import TINY, Corner, player_words
from sandbox.views.theme import DARK, load_fonts


def side(counters=(), pool="", attractions=0, lost=False, tied=()):
    piles = {zone: tuple(range(count)) for zone, count in zip(PILES, (41, 12, 3, 0, attractions, 0), strict=True)}
    return Side(0, "Opponent", 17, counters, pool, (), (), piles, {}, lost, tied)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("height", [160, 200, 280, 420])
@pytest.mark.parametrize("shown", [side(), side((("poison", 3),), "UUR"), side((("energy", 4), ("poison", 1)), "WUBRGC", 2)])
def test_nothing_overlaps_and_nothing_sticks_out(qtbot, scale, height, shown):
    load_fonts()
    theme = DARK.scaled(scale)
    corner = Corner(0, theme)
    qtbot.addWidget(corner)
    corner.resize(round(min(118 * scale, 168)) + 14, height)
    corner.show_side(shown, theme)
    piles = list(corner.piles.values())
    for pile in piles:
        assert corner.rect().contains(pile.geometry()), f"{pile.zone} sticks out"
        assert not pile.geometry().intersects(corner.player.geometry().adjusted(0, 0, 0, -2)), f"{pile.zone} lies over the player"
    for at, pile in enumerate(piles):
        assert not any(pile.geometry().adjusted(0, 0, -1, -1).intersects(other.geometry()) for other in piles[at + 1:])


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_the_words_of_a_pile_fit_where_they_stand(qtbot, scale):
    load_fonts()
    theme = DARK.scaled(scale)
    for height in (160, 300):
        corner = Corner(0, theme)
        qtbot.addWidget(corner)
        corner.resize(round(min(118 * scale, 168)) + 14, height)
        corner.show_side(side(), theme)
        for pile in corner.piles.values():
            words = f"{TINY[pile.zone]} {pile.count}" if pile.count else TINY[pile.zone]
            assert QFontMetricsF(theme.font("caption")).horizontalAdvance(words) <= pile.width()


def test_a_place_in_the_corner_is_a_pile_or_the_player(qtbot):
    load_fonts()
    corner = Corner(0, DARK)
    qtbot.addWidget(corner)
    corner.resize(132, 280)
    corner.show_side(side(), DARK)
    assert corner.zone_at(corner.piles["exile"].geometry().center()) == "exile"
    assert corner.zone_at(QPoint(10, 10)) == "player"


def test_what_is_said_of_a_player():
    assert player_words(side((("poison", 3),), "UU")) == "Opponent, 17 life, 3 poison, mana pool U U"
    assert player_words(side((), "Ug")).endswith("mana pool U snow G")
    only = "spend this mana only to cast a creature spell"
    assert player_words(side((), "UGG", tied=(("GG", only),))).endswith(f"mana pool U G G; G G: {only}")
    assert player_words(side(lost=True)).endswith("has lost")


def test_an_attraction_deck_leaves_the_piles_pictures(qtbot):
    """As high as a side is in a window of 1280 by 800."""
    load_fonts()
    corner = Corner(0, DARK)
    qtbot.addWidget(corner)
    corner.resize(132, 242)
    corner.show_side(side(attractions=10), DARK)
    assert len(corner.piles) == 5 and not any(pile.is_line for pile in corner.piles.values())


def test_the_life_box_lies_where_the_life_is_written(qtbot):
    load_fonts()
    corner = Corner(0, DARK)
    qtbot.addWidget(corner)
    for height in (160, 300):
        corner.resize(132, height)
        corner.show_side(side(), DARK)
        x, y, wide, high = corner.life_box()
        assert corner.player.geometry().contains(round(x + wide / 2), round(y + high / 2)) and 10 < wide < 132
