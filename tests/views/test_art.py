"""The pictures on cards: the same for the same name, another for another, and painted once."""
import pytest
from PySide6.QtCore import QRectF

from sandbox.views import art
from sandbox.views.art import KINDS, PALETTES, draw_art, paint_art
from sandbox.views.paint import painted

BOX = QRectF(0, 0, 100, 70)


def picture(name="Bear", types="Creature — Bear", keys="G", box=BOX):
    return painted(100, 70, 1.0, lambda p: draw_art(p, box, name, types, keys)).toImage()


def test_the_same_name_has_the_same_picture_to_the_last_byte():
    first = picture()
    art.PICTURES.clear()
    assert bytes(picture().constBits()) == bytes(first.constBits())


def test_name_sort_and_colors_make_the_picture():
    assert len({bytes(image.constBits()) for image in (
        picture(), picture("Wolf"), picture(types="Land"), picture(keys="R"), picture(keys="GR"), picture(keys="WUBRG"))}) == 6


@pytest.mark.parametrize("way", sorted({way for _, ways in KINDS for way in ways.split()}))
@pytest.mark.parametrize("key", PALETTES)
def test_every_way_fills_the_whole_box_in_every_color(way, key):
    image = painted(100, 70, 1.0, lambda p: paint_art(p, BOX, "Bear", way, key)).toImage()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in range(0, 100, 9) for y in range(0, 70, 9))
    assert len({image.pixel(x, y) for x in range(0, 100, 3) for y in range(0, 70, 3)}) > 20


def test_nothing_is_painted_outside_the_box():
    image = picture(box=QRectF(20, 10, 60, 40))
    assert image.pixelColor(10, 30).alpha() == image.pixelColor(90, 30).alpha() == image.pixelColor(50, 60).alpha() == 0
    assert image.pixelColor(50, 30).alpha() == 255


def test_a_picture_is_painted_once_for_each_size(monkeypatch):
    art.PICTURES.clear()
    calls = []
    monkeypatch.setattr(art, "paint_art", lambda *given: calls.append(given))
    for _ in range(3):
        picture()
    picture(box=QRectF(0, 0, 50, 35))
    assert len(calls) == 2
    art.PICTURES.clear()


def test_an_empty_box_is_no_trouble():
    assert picture(box=QRectF(0, 0, 0, 10)).pixelColor(5, 5).alpha() == 0
