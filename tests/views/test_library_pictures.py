"""Every card of the library can be drawn at every level without a cut word."""
import pytest

from sandbox.cards.library import find, names
from sandbox.models.faces import face_of_card
from tests.views.recorder import complaints


@pytest.mark.parametrize("size", [(40, 56), (64, 90), (110, 154), (320, 446)])
def test_no_text_of_the_library_is_clipped(size):
    faces = [face_of_card(find(name)) for name in names()]
    assert len(faces) > 50
    assert [trouble for face in faces for trouble in complaints(face, *size)] == []
