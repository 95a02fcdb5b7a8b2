"""Cards as they are drawn: no string is cut or lies on another, every state looks different, and the same face gives the same picture."""
import functools

import pytest
from PySide6.QtGui import QImage

from sandbox.models.face import Face
from sandbox.views import art
from sandbox.views import card as cards
from sandbox.views.card import MARGIN, card_back_pixmap, card_pixmap
from sandbox.views.layout import lay_out
from sandbox.views.marks import short_number
from sandbox.views.naming import name_rows
from sandbox.views.paint import Shelf, painted
from sandbox.views.theme import CONTRAST, DARK, LIGHT
from tests.views.recorder import complaints, recorded
from tests.views.samples import FACES, LONG, TABLES, board

INSPECTED = ((110, 154), (200, 279), (224, 312), (320, 446))
BEAR = Face("Runeclaw", "{1}{G}", "Creature — Bear", ("Trample",), "G", ("2", "2"), ("2", "2"))
STATES = {
    **{mark: BEAR.marked(mark) for mark in ("token", "copy", "kicked", "sick", "phased", "face-down")},
    **{f"a {kind} counter": BEAR.marked(counters=((kind, 1),)) for kind in ("+1/+1", "-1/-1", "stun")},
    "damage": BEAR.marked(damage=1), "grown": BEAR.marked(printed_pt=("1", "1")), "shrunk": BEAR.marked(printed_pt=("3", "3")),
    "grown and shrunk": BEAR.marked(printed_pt=("1", "3")), "loyalty": BEAR.marked(loyalty="3"), "defense": BEAR.marked(defense="3"),
    "lights": BEAR.marked(lights=(2, 6)), "color": BEAR.marked(printed_colors="R"), "type": BEAR.marked(printed_types="Artifact"),
}


@functools.cache
def sizes_on_tables():
    """Every size that boards of 5 to 60 permanents give cards on the tables of both windows, thinned out to one in four pixels."""
    heights = {next(iter(lay_out(board(count, count), *table).values())).height for table in TABLES.values() for count in range(5, 61)}
    return tuple(sorted({(round(high * 110 / 154), high) for high in heights if high % 4 == 0}))


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_no_text_is_clipped_at_any_size_the_tables_use(scale):
    sizes = sizes_on_tables()
    assert len(sizes) > 10 and sizes[0][0] < 40 and sizes[-1][0] > 86
    drawn = ((face, size) for size in sizes + INSPECTED for face in FACES)
    assert [trouble for face, size in drawn for trouble in complaints(face, *size, DARK.scaled(scale))] == []


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
@pytest.mark.parametrize("size", [(64, 90), (86, 120), (110, 154), (224, 312)])
def test_names_are_whole_or_end_in_an_ellipsis(face, size):
    said = " ".join(words for words, *_ in recorded(face, *size))
    if face.name and face.name not in said:
        start = face.name.split(" ")[0][:6]
        assert start in said and ("…" in said or "-" in said)


def test_long_text_is_shown_whole_where_the_card_is_large_and_not_at_all_where_it_is_small():
    face = FACES[0]
    large, small = ([words for words, *_ in recorded(face, *size)] for size in ((320, 446), (110, 154)))
    assert face.lines[0] in " ".join(large)
    assert not any("Whenever" in words for words in small)


def test_text_beyond_all_measure_ends_with_whole_lines_and_an_ellipsis():
    face = Face("Endless", "", "Sorcery", (FACES[0].lines * 9))
    said = [words for words, *_ in recorded(face, 224, 312)]
    assert said.count("…") == 1 and " ".join(said).count("that much life.") == " ".join(said).count("Whenever this creature") >= 1


@pytest.mark.parametrize("size", [(34, 48), (64, 90), (110, 154), (224, 312)])
@pytest.mark.parametrize("state", STATES)
def test_every_state_has_a_shape_not_only_a_color(state, size):
    """In grey, where no color tells anything apart, it still differs clearly from the plain card and from every other state."""
    def grey(face):
        return bytes(card_pixmap(face, *size, CONTRAST).toImage().convertToFormat(QImage.Format.Format_Grayscale8).constBits())

    mine = grey(STATES[state])
    for other, face in {"plain": BEAR, **STATES}.items():
        if other != state:
            assert sum(abs(one - two) > 40 for one, two in zip(mine, grey(face))) >= 8, other


@pytest.mark.parametrize("size", [(86, 120), (110, 154), (224, 312)])
def test_a_transformed_card_shows_the_half_disk_at_its_name(size):
    assert card_pixmap(BEAR, *size, DARK).toImage() != card_pixmap(BEAR.marked("transformed"), *size, DARK).toImage()


def test_a_phased_card_covers_less_of_what_lies_below():
    middle = [card_pixmap(face, 64, 90, DARK).toImage().pixelColor(36, 60).alpha() for face in (BEAR, BEAR.marked("phased"))]
    assert middle[0] == 255 and middle[1] < 255


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST], ids=lambda theme: theme.name)
def test_the_same_face_is_drawn_the_same_to_the_last_byte(theme):
    def drawn(face):
        cards.CARDS.clear()
        art.PICTURES.clear()
        return bytes(card_pixmap(face, 224, 312, theme).toImage().constBits())

    for face in FACES:
        assert drawn(face) == drawn(face)


def test_the_picture_does_not_depend_on_what_was_drawn_before():
    first = card_pixmap(FACES[1], 110, 154, DARK).toImage()
    cards.CARDS.clear()
    for face in FACES[::-1]:
        card_pixmap(face, 110, 154, LIGHT)
    assert card_pixmap(FACES[1], 110, 154, DARK).toImage() == first


def test_an_arrow_stands_beside_changed_numbers():
    pictures = [card_pixmap(BEAR.marked(printed_pt=(print_, print_)), 110, 154, DARK).toImage() for print_ in "132"]
    found = [{image.pixelColor(x, y).name().upper() for x in range(60, 114) for y in range(135, 158)} for image in pictures]
    assert DARK.better in found[0] and DARK.worse in found[1]
    assert not {DARK.better, DARK.worse} & found[2]


def test_pictures_have_room_for_their_shadow_and_follow_the_screen():
    once, twice = card_pixmap(BEAR, 64, 90, DARK), card_pixmap(BEAR, 64, 90, DARK, 2.0)
    assert (once.width(), once.height()) == (64 + 2 * MARGIN, 90 + 2 * MARGIN)
    assert twice.width() == 2 * once.width() and twice.deviceIndependentSize() == once.deviceIndependentSize()
    back = card_back_pixmap(64, 90, DARK)
    assert back.size() == once.size() and back.toImage() != once.toImage()


def test_a_face_is_drawn_once_for_each_size_and_theme():
    assert card_pixmap(BEAR, 64, 90, DARK).cacheKey() == card_pixmap(BEAR.marked(), 64, 90, DARK).cacheKey()
    assert len({card_pixmap(BEAR, 64, 90, theme).cacheKey() for theme in (DARK, LIGHT, DARK.scaled(1.2))}) == 3


def test_the_shelf_forgets_what_was_not_asked_for_longest():
    shelf, picture = Shelf(3 * 4 * 100), lambda: painted(10, 10, 1.0, lambda p: None)
    for key in "abc":
        shelf.picture(key, picture)
    kept = shelf.picture("a", picture).cacheKey()
    shelf.picture("d", picture)
    assert len(shelf) == 3 and shelf.bytes == 1200
    assert shelf.picture("a", picture).cacheKey() == kept
    assert shelf.picture("b", picture).cacheKey() != kept and len(shelf) == 3


@pytest.mark.parametrize(("count", "words"), [
    (0, "0"), (7, "7"), (-3, "-3"), (1250, "1250"), (12_500, "12,500"), (99_999, "99,999"), (123_456, "123k"), (1_250_000, "1.2M"),
    (-1_000_000, "-1M"), (10 ** 12, "1T"), (10 ** 40, "~10^40")])
def test_large_numbers_are_told_short_never_cut(count, words):
    assert short_number(count) == words


def test_a_name_goes_to_two_lines_then_narrower_then_ends_in_an_ellipsis():
    rows = [name_rows("Reflection of the Broken Mirror", room, 12, 10) for room in (300, 120, 70, 40)]
    assert [len(naming.rows) for naming in rows] == [1, 2, 2, 2]
    assert [naming.font.stretch() for naming in rows[:2]] == [100, 100] and rows[2].font.stretch() < 100
    assert rows[3].rows[-1].endswith("…") and not any("…" in row for naming in rows[:3] for row in naming.rows)
    assert name_rows("Asmoranomardicadaistinaculdacar", 100, 12, 10).rows[0].endswith("-")


def test_an_ability_on_the_stack_says_as_much_of_its_text_as_there_is_room_for():
    ability = Face("A Long Winded Wizard", types="Activated ability", lines=(LONG[0] * 2,), colors="U")
    said = " ".join(words for words, *_ in recorded(ability, 116, 162))
    assert "Activated ability" in said and said.count(" ") > 14 and "…" in said
    short = Face("A Wizard", types="Triggered ability", lines=("Draw a card.",), colors="U")
    assert "Draw a card." in " ".join(words for words, *_ in recorded(short, 116, 162))


def test_the_badge_alone_says_that_it_is_a_token():
    token = Face("Goblin Token", types="Token Creature — Goblin", colors="R", pt=("1", "1"), marks=frozenset({"token"}))
    said = [words for words, *_ in recorded(token, 110, 154)]
    assert "Goblin" in said and "token" in said and "Goblin Token" not in said


def test_a_card_too_small_for_its_name_says_what_the_name_begins_with():
    face = next(face for face in FACES if face.name == "Soldier of Two Callings")
    for size, scale in (((43, 60), 2.0), ((36, 50), 1.0)):
        said = [words for words, *_ in recorded(face, *size, DARK.scaled(scale))]
        assert "STC" in said and face.name not in said
