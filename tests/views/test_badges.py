"""What lies beside a card: rings that can be told apart without color, counts that fit their pile, arrows that end where they should."""
import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from sandbox.views import arrows
from sandbox.views.badges import MARGIN, RINGS, badge_pixmap, count_pixmap, count_spot, count_words, ring_pixmap
from sandbox.views.theme import CONTRAST, DARK


def grey(kinds, width, height):
    image = ring_pixmap(frozenset(kinds), width, height, CONTRAST).toImage()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("size", [(24, 34), (64, 90), (90, 64), (110, 154)])
def test_every_ring_has_a_shape_of_its_own(size):
    pictures = {kind: grey({kind}, *size) for kind in RINGS} | {"none": grey((), *size)}
    for one, two in itertools.combinations(pictures, 2):
        assert sum(abs(a - b) > 40 for a, b in zip(pictures[one], pictures[two])) >= 12, (one, two)


def test_rings_leave_the_card_itself_free():
    image = ring_pixmap(frozenset(RINGS), 64, 90, DARK).toImage()
    assert (image.width(), image.height()) == (64 + 2 * MARGIN, 90 + 2 * MARGIN)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in range(MARGIN + 9, MARGIN + 55) for y in range(MARGIN + 12, MARGIN + 78))


def test_the_arrowhead_of_an_attacker_points_up_whether_it_is_tapped_or_not():
    for size in ((64, 90), (90, 64)):
        image = ring_pixmap(frozenset({"attacking"}), *size, DARK).toImage()
        tip = [y for y in range(MARGIN) if image.pixelColor(image.width() // 2, y).alpha() > 200]
        assert tip and not any(image.pixelColor(image.width() // 2, image.height() - 1 - y).alpha() > 200 for y in range(MARGIN - 4))


@pytest.mark.parametrize("width", [20, 34, 48, 64, 110])
def test_the_count_of_a_pile_is_told_whole_or_short_and_no_wider_than_its_card(width):
    for count in (2, 40, 1000, 25_000, 1_000_000):
        words, _ = count_words(count, width, DARK)
        assert words[0] == "×" and (words == f"×{count:,}" or words[-1] in "kM")
        assert count_pixmap(count, width, DARK).deviceIndependentSize().width() <= max(width, 34)
    spot = count_spot(1000, QRectF(100, 50, width, width * 1.4), DARK)
    assert 100 + width - 45 <= spot.x() + 0.0 + count_pixmap(1000, width, DARK).width() - 8 <= 100 + width + 4 and spot.y() < 50


def test_badges_with_other_words_are_other_pictures():
    assert badge_pixmap("1", DARK).toImage() != badge_pixmap("2", DARK).toImage()
    assert badge_pixmap("12", DARK).cacheKey() == badge_pixmap("12", DARK).cacheKey()


@pytest.mark.parametrize(("start", "end"), [((500, 10), (100, 200)), ((10, 300), (400, 20)), ((100, 100), (110, 300))])
def test_arrows_end_at_what_they_point_at_and_not_on_it(start, end):
    one, two = QRectF(*start, 60, 84), QRectF(*end, 60, 84)
    for path in (arrows.target(one, two), arrows.straight(one, two), arrows.attack(one, two, 190)):
        tip = path.currentPosition()
        assert two.adjusted(-12, -12, 12, 12).contains(tip) and not two.contains(tip)
        tail = path.elementAt(0)
        assert one.adjusted(-12, -12, 12, 12).contains(QPointF(tail.x, tail.y)) and not one.contains(QPointF(tail.x, tail.y))
        head = arrows.head(path)
        assert head[0] == tip and head.count() == 3


def test_an_attack_runs_along_the_seam_between_the_sides():
    path = arrows.attack(QRectF(300, 200, 60, 84), QRectF(20, 20, 100, 100), 150)
    along = [path.pointAtPercent(at / 40) for at in range(41)]
    assert sum(abs(point.y() - 150) < 1 for point in along) > 15


@pytest.mark.parametrize("start", [(500, 10), (500, 400), (20, 90)])
def test_a_target_is_hit_at_its_upper_edge_where_no_number_stands(start):
    card = QRectF(100, 200, 60, 84)
    tip = arrows.target(QRectF(*start, 60, 84), card).currentPosition()
    assert tip.y() < card.top() and card.left() < tip.x() < card.right()


def test_on_the_stack_an_arrow_goes_around_the_cards():
    upper, lower = QRectF(900, 20, 116, 162), QRectF(900, 210, 116, 162)
    for one, other in ((upper, lower), (lower, upper)):
        path = arrows.target(one, other)
        points = [path.pointAtPercent(at / 40) for at in range(41)]
        assert not any(box.contains(point) for point in points for box in (one, other)) and path.currentPosition().x() < other.left()


@pytest.mark.parametrize("life", [QRectF(14, 29, 60, 34), QRectF(14, 329, 60, 34)])
def test_an_arrow_to_a_player_ends_beside_the_life_and_runs_where_no_card_lies(life):
    seam, lane, cards = 300, 150, (QRectF(170, 20, 600, 270), QRectF(170, 320, 600, 270))
    attack = arrows.attack_player(QRectF(400, 320, 60, 84), life, seam, lane)
    for path in (attack, arrows.target_player(QRectF(800, 40, 116, 162), life, seam, lane)):
        tip = path.currentPosition()
        assert tip.y() == life.center().y() and 0 < tip.x() - life.right() < 12
        along = [path.pointAtPercent(at / 60) for at in range(61)]
        assert not any(box.contains(point) for point in along for box in cards)
