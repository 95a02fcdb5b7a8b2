"""Where permanents lie: nothing overlaps that should not, everything stays inside, whatever lies on the table."""
from itertools import pairwise

import pytest

from sandbox.views.layout import PEEK_LEAST, PILE, RATIO, Slot, lay_out
from tests.views.samples import TABLES, board
from tests.work import calls_made

COUNTS = range(5, 61)


def seen(place, pile=1):
    """Left, top, right, bottom of what a permanent covers, the edges of a pile with it."""
    x, y, wide, high = place.seen
    out = PILE * place.height * (pile > 1)
    return x, y - out, x + wide + out, y + high


def apart(one, two):
    return one[2] <= two[0] + 0.01 or two[2] <= one[0] + 0.01 or one[3] <= two[1] + 0.01 or two[3] <= one[1] + 0.01


def checked(slots, width, height, flipped=False):
    """Lays the slots out and asserts what must always hold."""
    places = lay_out(slots, width, height, flipped)
    assert set(places) == {id for slot in slots for id in (slot.id, *slot.attached)}
    assert len({place.height for place in places.values()}) <= 1
    groups = []
    for slot in slots:
        host = seen(places[slot.id], slot.count)
        others = [seen(places[id]) for id in slot.attached]
        groups.append((min(box[0] for box in (host, *others)), min(box[1] for box in (host, *others)),
                       max(box[2] for box in (host, *others)), max(box[3] for box in (host, *others))))
        for id, tapped in [(slot.id, slot.tapped)] + [(id, id in slot.turned) for id in slot.attached]:
            assert places[id].tapped == tapped
            assert places[id].width / places[id].height == pytest.approx(RATIO)
        peeks_out(slot, places)
    for left, top, right, bottom in groups:
        assert left >= -0.01 and top >= -0.01 and right <= width + 0.01 and bottom <= height + 0.01
    for at, one in enumerate(groups):
        assert all(apart(one, two) for two in groups[at + 1:])
    return places


def peeks_out(slot, places):
    """Every attached card shows a strip over its whole width above the next one in front of it, and is painted before it."""
    order = [places[id] for id in (*slot.attached, slot.id)]
    assert [place.depth for place in order] == sorted({place.depth for place in order})
    least = min(PEEK_LEAST, order[0].height / 2)
    for behind, front in pairwise(order):
        assert front.seen[1] - behind.seen[1] >= least - 0.01


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("side", ["near", "far"])
def test_nothing_overlaps_on_boards_of_5_to_60_permanents(table, side):
    for count in COUNTS:
        for seed in range(5):
            checked(board(count * 100 + seed, count), *TABLES[table], side == "far")


@pytest.mark.parametrize("table", TABLES)
def test_a_row_of_one_kind_fits_at_every_length(table):
    for row in ("front", "lands", "beside", "attractions"):
        for count in (1, 2, 7, 23, 60):
            checked([Slot(at, row, at % 3 == 0) for at in range(count)], *TABLES[table])


def test_everything_tapped_and_everything_enchanted_still_fits():
    for width, height in TABLES.values():
        checked([Slot(at, "front", True) for at in range(60)], width, height)
        checked([Slot(at, "front", at % 2 == 0, (100 + at, 200 + at), 1, (200 + at,)) for at in range(20)], width, height)


def test_a_tall_tower_of_attachments_is_read_from_top_to_bottom():
    places = checked([Slot("host", "front", False, tuple("abcdefgh"))], 640, 218)
    tops = [places[id].y for id in "abcdefgh"] + [places["host"].y]
    assert tops == sorted(tops)


def test_lands_lie_at_the_outer_edge_and_creatures_toward_the_middle():
    slots = [Slot(at, "front") for at in range(9)] + [Slot(20 + at, "lands") for at in range(9)]
    near, far = lay_out(slots, 640, 300), lay_out(slots, 640, 300, True)
    assert max(near[at].y for at in range(9)) < min(near[20 + at].y for at in range(9))
    assert min(far[at].y for at in range(9)) > max(far[20 + at].y for at in range(9))


def test_cards_are_as_tall_as_the_room_allows_and_no_taller_than_asked():
    alone = lay_out([Slot(1, "front")], 640, 400)[1]
    assert alone.height == 154
    assert lay_out([Slot(1, "front")], 640, 400, tallest=200)[1].height == 200
    assert lay_out([Slot(1, "front")], 640, 100)[1].height == 100
    assert alone.x == pytest.approx((640 - alone.width) / 2) and alone.y == pytest.approx((400 - 154) / 2)


def test_kinds_share_a_row_where_that_makes_the_cards_taller():
    few = [Slot(1, "front"), Slot(2, "lands"), Slot(3, "beside"), Slot(4, "attractions")]
    low, high = lay_out(few, 900, 200), lay_out(few, 300, 800)
    assert low[2].y == low[3].y == low[4].y != low[1].y
    assert len({high[id].y for id in (1, 2, 3, 4)}) == 4


def test_the_same_board_lies_the_same_way_every_time():
    slots = board(3, 60)
    assert lay_out(slots, 640, 218) == lay_out(list(slots), 640, 218)
    assert lay_out([], 640, 218) == {}


def test_a_board_far_too_large_for_its_room_is_squeezed_but_stays_inside():
    slots = [Slot(at, "front") for at in range(400)] + [Slot(1000 + at, "lands") for at in range(400)]
    for place in lay_out(slots, 200, 90, smallest=24).values():
        assert place.y >= 0 and place.y + place.height <= 90.01 and place.x >= 0 and place.x + place.width <= 200.01


def test_the_work_of_laying_out_a_thousand_permanents_is_that_of_a_thousand():
    def laid(count):
        return lay_out([Slot(at, ("front", "lands", "beside")[at % 3], at % 4 == 0) for at in range(count)], 1740, 380)

    assert len(laid(1000)) == 1000
    assert calls_made(lambda: laid(1000)) < 3 * calls_made(lambda: laid(500))
