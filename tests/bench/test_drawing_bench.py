"""What drawing costs: a face new and kept, a picture, a text, a side of sixty permanents laid out."""
import pytest

from sandbox.views import art, card
from sandbox.views.card import card_pixmap
from sandbox.views.layout import lay_out
from sandbox.views.text import fit
from sandbox.views.theme import DARK, load_fonts
from tests.views.samples import FACES, LONG, board


@pytest.fixture(autouse=True)
def lato(qapp):
    load_fonts()


def forget():
    card.CARDS.clear()
    art.PICTURES.clear()


@pytest.mark.parametrize("size", [(34, 48), (64, 90), (110, 154), (320, 446)], ids=lambda size: f"{size[0]} wide")
def test_seventeen_faces_drawn_for_the_first_time(benchmark, size):
    def draw():
        forget()
        for face in FACES:
            card_pixmap(face, *size, DARK)
        return len(card.CARDS)

    assert benchmark(draw) > 1


def test_seventeen_faces_whose_numbers_changed(benchmark):
    def draw():
        card.CARDS.clear()
        for face in FACES:
            card_pixmap(face, 110, 154, DARK)
        return len(card.CARDS)

    assert benchmark(draw) == len(FACES)


def test_a_face_that_is_kept(benchmark):
    assert not benchmark(lambda: card_pixmap(FACES[0], 110, 154, DARK)).isNull()


def test_a_long_text_fitted(benchmark):
    assert benchmark(lambda: fit(LONG * 2, 280, 170, 16, 10)) is not None


@pytest.mark.parametrize("table", [(410, 218), (1740, 380)], ids=lambda table: f"{table[0]} wide")
def test_sixty_permanents_laid_out(benchmark, table):
    slots = board(1, 60)
    assert len(benchmark(lambda: lay_out(slots, *table))) == 60
