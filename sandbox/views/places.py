"""Where everything lies on the table: both sides with their permanents, the hands, the stack. A pure function, without Qt."""
import functools
import math
from dataclasses import dataclass, field

from sandbox.views.layout import RATIO, TALLEST, Slot, lay_out

HAND_HIGH = 154                        # the height of a card in hand; less where the table is low
NEAR, FAR = 86, 58                     # what shows of your hand and of the hands opposite
STACK_WIDE, EDGE, BETWEEN = 138, 12, 14
FOLD = 4                               # a deeper stack is folded together
LANE = 6                               # from a player's corner to the middle of the lane beside it
ALIKE = 0.62                           # sides show cards of one size unless that made one side's smaller than this share
STEP = 4                               # pixels by which the height of cards goes


@dataclass(frozen=True)
class Box:
    """A rectangle in pixels."""
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    @property
    def middle(self):
        return self.x + self.width / 2, self.y + self.height / 2

    def has(self, x, y) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, left, top, right, bottom):
        return Box(self.x + left, self.y + top, max(1, self.width - left - right), max(1, self.height - top - bottom))


@dataclass(frozen=True)
class Spot:
    """Where a card lies before it is turned about its middle by so many degrees. zone: "board" "hand" "stack"."""
    box: Box
    zone: str
    seat: int
    angle: float = 0.0
    depth: float = 0.0

    @property
    def seen(self) -> Box:
        """The box it takes as it lies; a hand's slight slant is left out."""
        if self.angle != 90:
            return self.box
        (x, y), wide, high = self.box.middle, self.box.height, self.box.width
        return Box(x - wide / 2, y - high / 2, wide, high)


@dataclass
class Plan:
    """cards: key → Spot. halves, strips, boards, hands: seat → Box."""
    width: float
    height: float
    you: int
    cards: dict[int, Spot] = field(default_factory=dict)
    halves: dict[int, Box] = field(default_factory=dict)
    strips: dict[int, Box] = field(default_factory=dict)
    boards: dict[int, Box] = field(default_factory=dict)
    hands: dict[int, Box] = field(default_factory=dict)
    stack: Box | None = None
    seam: float = 0.0

    def at(self, x, y):
        """The key of the topmost card there, or None."""
        found = [(spot.depth, key) for key, spot in self.cards.items() if spot.seen.has(x, y)]
        return max(found)[1] if found else None

    def lane_at(self, x, y):
        """The x of the free lane between a player's corner, which holds that place, and their permanents; 0 for no corner."""
        return next((box.right + LANE for box in self.strips.values() if box.has(x, y)), 0)

    def zone_at(self, x, y):
        """(seat, zone) of the place there: "hand" "battlefield" "stack" or "player"; None outside of all."""
        if self.stack and self.stack.has(x, y):
            return self.you, "stack"
        for name, boxes in (("player", self.strips), ("battlefield", self.halves), ("hand", self.hands)):
            for seat, box in boxes.items():
                if box.has(x, y):
                    return seat, name
        return None


def plan(sides, stack, width, height, scale=1.0, shown_hands=frozenset(), you=0) -> Plan:
    """sides: of models.board; stack: keys of what waits there, top first; shown_hands: seats whose hands have room on the table.

    The stack lies over the free end of the table, and only where cards lie there does all of it make room."""
    made = _planned(sides, stack, width, height, scale, shown_hands, you, 0)
    if stack and any(spot.zone == "board" and spot.seen.right > made.stack.x - BETWEEN for spot in made.cards.values()):
        return _planned(sides, stack, width, height, scale, shown_hands, you, STACK_WIDE)
    return made


def _planned(sides, stack, width, height, scale, shown_hands, you, spared) -> Plan:
    """spared: how much of the width is left to the stack."""
    made = Plan(width, height, you)
    others = [side.seat for side in sides if side.seat != you]
    far = FAR * min(scale, 1.2) if any(seat in shown_hands for seat in others) else EDGE
    near = NEAR * min(scale, 1.2) if you in shown_hands else EDGE
    wide = width - 2 * EDGE - spared
    deep = (height - far - near - BETWEEN - EDGE) / 2
    made.seam = far + deep + BETWEEN / 2
    each = (wide - BETWEEN * (len(others) - 1)) / max(1, len(others))
    for at, seat in enumerate(others):
        made.halves[seat] = Box(EDGE + at * (each + BETWEEN), far, each, deep)
    made.halves[you] = Box(EDGE, far + deep + BETWEEN, wide, deep)
    pieces = {piece.key: piece for side in sides for piece in side.board}
    for side in sides:
        _room(made, side, scale)
    slots = {side.seat: tuple(_slot(piece, pieces) for piece in side.board if piece.host not in pieces) for side in sides}
    tallest = _one_size(made, slots)
    for side in sides:
        _side(made, side.seat, slots[side.seat], tallest)
        _hand(made, side, side.seat in shown_hands, far, near)
    if stack:
        top = made.halves[others[-1] if others else you].y + 6
        _stack(made, stack, Box(width - STACK_WIDE + 4, top, STACK_WIDE - BETWEEN - 4, made.halves[you].bottom - 6 - top), scale)
    return made


def _room(made, side, scale):
    """A corner for the player and their piles, the rest for their permanents."""
    half = made.halves[side.seat]
    strip = min(118 * scale, 168, half.width * 0.3)
    made.strips[side.seat] = Box(half.x, half.y, strip + 14, half.height)
    made.boards[side.seat] = half.inset(strip + 26, 14, 16, 14)


def _one_size(made, slots):
    """The height of cards that suits all sides; the tallest where the fullest side would make the others' cards too small."""
    highs = [_high(made, seat, held, TALLEST) for seat, held in slots.items() if held]
    return min(highs) if highs and min(highs) >= ALIKE * max(highs) else TALLEST


def _high(made, seat, slots, tallest):
    places = _laid(made, seat, slots, tallest)
    return round(next(iter(places.values())).height)


def _laid(made, seat, slots, tallest):
    board = made.boards[seat]
    return laid(slots, board.width, board.height, seat != made.you, tallest)


def _side(made, seat, slots, tallest):
    board = made.boards[seat]
    for key, place in _laid(made, seat, slots, tallest).items():
        box = Box(board.x + place.x, board.y + place.y, place.width, place.height)
        made.cards[key] = Spot(box, "board", seat, 90.0 if place.tapped else 0.0, place.depth)


@functools.lru_cache(maxsize=64)
def laid(slots, width, height, flipped, tallest=TALLEST):
    """One side's permanents, kept while nothing moves. Heights go in steps: a tapped land must not shrink every card by a pixel."""
    places = lay_out(slots, width, height, flipped, tallest=tallest)
    high = round(next(iter(places.values())).height) if places else 0
    if STEP * 6 < high < tallest and high % STEP:
        places = lay_out(slots, width, height, flipped, tallest=high - high % STEP)
    return places


def _slot(piece, pieces):
    attached = tuple(_all_attached(piece, pieces, {piece.key}))
    turned = tuple(key for key in attached if pieces[key].tapped)
    return Slot(piece.key, piece.row, piece.tapped, attached, piece.count, turned)


def _all_attached(piece, pieces, seen):
    """What is attached, and what is attached to that."""
    for key in piece.attached:
        if key in pieces and key not in seen:
            seen.add(key)
            yield from _all_attached(pieces[key], pieces, seen)
            yield key


def _hand(made, side, shown, far, near):
    """A fan along the edge; of the far one the lower part shows, of yours the upper part."""
    half, mine = made.halves[side.seat], side.seat == made.you
    half = Box(half.x, half.y, made.width - 2 * EDGE, half.height) if mine else half    # the stack ends above it
    made.hands[side.seat] = Box(half.x, made.height - near, half.width, near) if mine else Box(half.x, 0, half.width, far)
    if not shown or not side.hand:
        return
    high = min(HAND_HIGH, made.height / 5)
    wide, middle = high * RATIO, (len(side.hand) - 1) / 2
    step = min(wide * 0.94, (half.width - wide - 40) / max(1, len(side.hand) - 1))
    top = half.bottom + 12 if mine else 8.0
    curve = 1.2 if len(side.hand) < 9 else 0.0
    for at, piece in enumerate(side.hand):
        x = half.x + half.width / 2 - wide / 2 + (at - middle) * step
        box = Box(x, top + (at - middle) ** 2 * curve, wide, high)
        depth = 20 + at * 0.01 if mine else -20 + at * 0.01
        made.cards[piece.key] = Spot(box, "hand", side.seat, round((at - middle) * 0.9 * (curve > 0), 2), depth)


def _stack(made, keys, room, scale):
    """Top first. In a deep stack the next to resolve stays whole; of those below each lies on the one before, so that its name shows."""
    made.stack = room
    wide = min(116, room.width - 4)
    high, top = wide / RATIO, room.y + 28 * scale
    least, low = high + 28, room.bottom - top
    tops = [at * least for at in range(len(keys))]
    if len(keys) > FOLD or len(keys) * least > low:
        whole = high + 8 if low > 2 * high + 8 + 12 * len(keys) else 0    # what the first takes for itself
        rest = len(keys) - bool(whole)
        step = max(6, min(high, (low - whole - high) / max(1, rest - 1)))
        tops = [0] * bool(whole) + [whole + at * step for at in range(rest)]
    for at, (key, y) in enumerate(zip(keys, tops, strict=True)):
        made.cards[key] = Spot(Box(room.x + 2, top + y, wide, high), "stack", made.you, 0.0, 30 + at * 0.01)


def nearest(cards, key, dx, dy):
    """The card next to one in a direction, by where their middles are; None when there is none."""
    if key not in cards:
        return None
    x, y = cards[key].seen.middle
    best = None
    for other, spot in cards.items():
        ox, oy = spot.seen.middle
        along, aside = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
        if other != key and along > 4:
            far = math.hypot(along, aside * 2.2)
            best = min(best, (far, other)) if best else (far, other)
    return best[1] if best else None
