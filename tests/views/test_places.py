"""Boards of 5 to 60 permanents a side: nothing overlaps that should not, everything lies on its own side, at every size of window."""
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.views.places import nearest, plan

SIZES = [(1280 - 232 - 316, 800 - 72 - 66), (1920 - 232 - 316, 1080 - 72 - 66), (1440 - 232 - 316, 900 - 72 - 110)]


@dataclass(frozen=True)
class One:
    key: int
    row: str
    tapped: bool = False
    attached: tuple = ()
    host: int | None = None
    count: int = 1


@dataclass(frozen=True)
class Lot:
    seat: int
    board: tuple
    hand: tuple


def lot(seat, count, tapped=3, auras=0):
    """So many permanents: lands, creatures, others; every third tapped, some with Auras."""
    base, rows = seat * 1000, ("lands", "front", "front", "beside", "lands")
    board = []
    for at in range(count):
        held = (base + 500 + at,) if at < auras else ()
        board.append(One(base + at, rows[at % 5], at % tapped == 0, held))
        board += [One(key, "beside", host=base + at) for key in held]
    return Lot(seat, tuple(board), tuple(One(base + 900 + at, "front") for at in range(count % 9)))


def overlap(one, other):
    return min(one.right, other.right) - max(one.x, other.x) > 0.5 and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.5


@pytest.mark.parametrize("count", [5, 12, 20, 30, 45, 60])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stack", [(), (9001,), (9001, 9002, 9003, 9004, 9005, 9006)])
def test_nothing_overlaps_that_should_not(count, size, stack):
    sides = (lot(0, count, auras=min(4, count)), lot(1, count))
    made = plan(sides, stack, *size, 1.0, frozenset({0, 1}))
    hosts = {aura: piece.key for side in sides for piece in side.board for aura in piece.attached}
    board = {key: spot for key, spot in made.cards.items() if spot.zone == "board"}
    assert len(board) == sum(len(side.board) for side in sides)
    for key, spot in board.items():
        seen, half = spot.seen, made.boards[spot.seat]
        assert half.x - 1 <= seen.x and seen.right <= half.right + 1, f"{key} sticks out sideways"
        assert half.y - 1 <= seen.y and seen.bottom <= half.bottom + 1, f"{key} sticks out"
        for other, there in board.items():
            related = hosts.get(key) == other or hosts.get(other) == key
            assert key >= other or related or not overlap(seen, there.seen), f"{key} and {other} overlap"
    for seat, strip in made.strips.items():
        assert not any(overlap(strip, spot.seen) for spot in board.values() if spot.seat == seat)
    if stack:
        assert not any(overlap(made.stack, spot.seen) for spot in board.values())


@pytest.mark.parametrize("size", SIZES)
def test_a_deep_stack_still_shows_a_bit_of_each(size):
    made = plan((lot(0, 5), lot(1, 5)), tuple(range(9000, 9012)), *size, 1.0)
    tops = sorted(spot.box.y for key, spot in made.cards.items() if spot.zone == "stack")
    assert all(after - before >= 6 for before, after in pairwise(tops))
    assert max(spot.box.bottom for spot in made.cards.values() if spot.zone == "stack") <= size[1]


def test_the_table_does_not_move_when_something_goes_onto_the_stack():
    sides = lot(0, 6), lot(1, 4)
    before, after = (plan(sides, stack, *SIZES[2], 1.0, frozenset({0, 1})) for stack in ((), (9001,)))
    assert {key: spot for key, spot in after.cards.items() if key != 9001} == before.cards
    assert (after.halves, after.strips, after.hands) == (before.halves, before.strips, before.hands) and after.stack


@pytest.mark.parametrize("seats", [3, 4])
def test_further_players_share_the_upper_half(seats):
    made = plan(tuple(lot(seat, 12) for seat in range(seats)), (), 1372, 900, 1.0, frozenset(range(seats)))
    upper = [made.halves[seat] for seat in range(1, seats)]
    assert all(half.bottom <= made.halves[0].y for half in upper)
    assert not any(overlap(one, other) for at, one in enumerate(upper) for other in upper[at + 1:])
    for spot in made.cards.values():
        if spot.zone == "board":
            assert made.halves[spot.seat].has(*spot.seen.middle)


@given(st.integers(0, 12), st.integers(0, 12), st.integers(500, 1600), st.integers(420, 1000))
def test_what_is_seen_is_what_is_pointed_at(mine, theirs, width, height):
    made = plan((lot(0, mine), lot(1, theirs)), (), width, height, 1.0, frozenset({0, 1}))
    for key, spot in made.cards.items():
        if spot.zone == "board":
            assert made.at(*spot.seen.middle) == key


def test_every_place_of_the_table_is_known():
    made = plan((lot(0, 3), lot(1, 3)), (9001,), 900, 660, 1.0, frozenset({0, 1}))
    assert made.zone_at(*made.strips[1].middle) == (1, "player")
    assert made.zone_at(*made.boards[0].middle) == (0, "battlefield")
    assert made.zone_at(*made.hands[0].middle) == (0, "hand")
    assert made.zone_at(*made.hands[1].middle) == (1, "hand")
    assert made.zone_at(*made.stack.middle) == (0, "stack")
    assert made.zone_at(-5, 10) is None


def test_the_arrow_keys_reach_every_card():
    made = plan((lot(0, 20), lot(1, 20)), (), 1372, 900, 1.0, frozenset({0, 1}))
    reached, todo = set(), [next(iter(made.cards))]
    while todo:
        key = todo.pop()
        if key is not None and key not in reached:
            reached.add(key)
            todo += [nearest(made.cards, key, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    assert reached == set(made.cards)


def test_sides_in_similar_situations_show_cards_of_one_size():
    mine, theirs = lot(0, 8, tapped=99, auras=2), lot(1, 8, tapped=99)
    made = plan((mine, theirs), (), *SIZES[2], 1.0, frozenset({0, 1}))
    sizes = {spot.box.height for spot in made.cards.values() if spot.zone == "board"}
    assert len(sizes) == 1


def test_a_full_side_does_not_make_the_cards_of_an_empty_one_tiny():
    made = plan((lot(0, 60), lot(1, 3)), (), *SIZES[2], 1.0, frozenset({0, 1}))
    high = {seat: max(spot.box.height for spot in made.cards.values() if spot.zone == "board" and spot.seat == seat) for seat in (0, 1)}
    assert high[1] > 1.5 * high[0]


@pytest.mark.parametrize("size", SIZES)
def test_in_a_deep_stack_the_next_to_resolve_is_whole_and_every_name_shows(size):
    keys = tuple(range(9000, 9008))
    made = plan((lot(0, 5), lot(1, 5)), keys, *size, 1.0, frozenset({0, 1}))
    first = made.cards[keys[0]].box
    for key in keys:
        box = made.cards[key].box
        assert made.at(box.x + 20, box.y + 8) == key, "another card lies on its name"
    assert made.at(first.x + 20, first.bottom - 4) == keys[0]
    assert all(made.cards[key].box.bottom <= made.stack.bottom + 1 for key in keys)
