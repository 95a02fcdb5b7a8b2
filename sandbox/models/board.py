"""What lies before each player, as one looks at it: permanents in rows, hands, piles; plain values, without Qt or rules."""
from dataclasses import dataclass, field, replace

from sandbox.language.writing import write
from sandbox.models.faces import face_of
from sandbox.models.titles import titles_of

PILES = ("library", "graveyard", "exile", "command", "attraction deck", "junkyard")


@dataclass(frozen=True)
class Piece:
    """One place on the table: an object, or several identical untouched tokens lying as one pile."""
    key: int                          # the object's id; of a pile its first
    ids: tuple[int, ...]
    body: int                         # the piece of cardboard: what glides from zone to zone
    face: object
    row: str                          # "front" "lands" "beside" "attractions"
    tapped: bool = False
    attached: tuple[int, ...] = ()    # keys of what is attached to it, oldest first
    host: int | None = None
    attacking: tuple[str, int] | None = None   # ("player", seat) or ("object", id)
    blocking: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        return len(self.ids)


@dataclass(frozen=True)
class Side:
    """One player's part of the table."""
    seat: int
    name: str
    life: int
    counters: tuple[tuple[str, int], ...]
    pool: str                         # "WUU"
    board: tuple[Piece, ...]
    hand: tuple[Piece, ...]
    piles: dict[str, tuple[int, ...]] = field(hash=False)   # zone → ids, top first
    tops: dict[str, object] = field(hash=False)             # zone → the face that shows on top, where one does
    lost: bool = False
    tied: tuple[tuple[str, str], ...] = ()                  # of the pool: (letters, what they can be spent on) [106.6]
    titles: tuple[str, ...] = ()      # "monarch", "initiative", the room of a dungeon


class Sight:
    """Remembers the pieces of the moment before, so that what did not change stays the same value."""

    def __init__(self):
        self._known: dict = {}            # by object's id, or kind of untouched token: what its piece was made from, and the piece

    def sides(self, state, opened=frozenset(), crowded=frozenset()) -> tuple[Side, ...]:
        """All sides of a state. opened: keys of piles whose tokens are to lie one by one; crowded: seats whose lands lie in piles too."""
        zones, crowds = _sorted(state, opened)
        known, self._known = self._known, {}
        held = _held([thing for (_, zone), some in zones.items() if zone == "battlefield" for thing in some])
        piling = [Piling(opened, PILED | LANDS if number in crowded else PILED) for number, _ in enumerate(state.seats)]
        return tuple(self._side(state, number, seat, zones, crowds, held, piling[number], known) for number, seat in enumerate(state.seats))

    def _side(self, state, number, seat, zones, crowds, held, piling, known):
        mine = [self._piece(state, thing, held, known) for thing in zones.get((number, "battlefield"), ())]
        mine += [self._crowd(state, kind, ids, known) for kind, (whose, ids) in crowds.items() if whose == number]
        hand = tuple(self._piece(state, state.things.get(id), {}, known) for id in seat.hand)
        piles = {zone: _pile(seat, zone, zones.get((number, zone), ())) for zone in PILES}
        tops = {zone: self._piece(state, state.things.get(ids[0]), {}, known).face for zone, ids in piles.items()
                if ids and zone not in ("library", "attraction deck")}
        pieces = _piled(sorted(mine, key=lambda piece: piece.key), piling)
        counters = (*seat.counters, *_struck(state, number))
        return Side(number, seat.name, seat.life, counters, seat.pool, pieces, hand, piles, tops, bool(seat.lost),
                    tuple((one.letters, write(one.purpose)) for one in seat.tied), titles_of(state, number))

    def _piece(self, state, thing, held, known):
        look, attached = state.look(thing.id), held.get(thing.id, ())
        state_of = (thing, look, attached)
        was = known.get(thing.id)
        if was and was[0][0] is thing and was[0][1] is look and was[0][2] == attached:
            piece = was[1]
        else:
            piece = _made(state, thing, look, attached)
        self._known[thing.id] = state_of, piece
        return piece

    def _crowd(self, state, kind, ids, known):
        """Tokens that nothing tells apart: their face is drawn up for the first of them."""
        look, was = state.derived.looks[kind], known.get(kind)
        if was and was[0] is look:
            piece = was[1] if was[1].ids == ids else replace(was[1], key=ids[0], ids=ids, body=state.things.get(ids[0]).body)
        else:
            piece = replace(_made(state, state.things.get(ids[0]), look, ()), ids=ids)
        self._known[kind] = look, piece
        return piece


def _sorted(state, opened):
    """({(seat, zone): things}, {kind of untouched token: (whose, ids)}), by number."""
    derived, zones, ids = state.derived, {}, {}
    crowds = {kind: derived.looks[kind].controller for kind, (one, _) in derived.kinds.items() if _is_crowd(derived, one)}
    for thing in state.things.values():
        if thing.zone == "battlefield" and not thing.phased:
            if thing.token == "token" and thing.id not in opened and (kind := derived.kind(thing)) in crowds:
                ids.setdefault(kind, []).append(thing.id)
            else:
                zones.setdefault((derived.look(thing).controller, "battlefield"), []).append(thing)
        else:                                         # what is phased out lies where it lay, and looks it
            where = (thing.phased[0], "battlefield") if thing.phased else (thing.owner, thing.zone)
            zones.setdefault(where, []).append(thing)
    return zones, {kind: (crowds[kind], tuple(some)) for kind, some in ids.items()}


def _is_crowd(derived, one):
    untouched = one.attacking is None and not one.blocking and one.attached is None
    return one.token == "token" and untouched and one.id not in derived.loners


def _made(state, thing, look, attached):
    host = thing.attached if isinstance(thing.attached, int) and state.things.get(thing.attached) else None
    return Piece(thing.id, (thing.id,), thing.body, face_of(state, thing.id), row_of(look.types), thing.tapped == "tapped", attached, host,
                 _attacked(thing.attacking), thing.blocking)


def _attacked(noun):
    """("player", seat) or ("object", id) of whom it attacks."""
    if noun is None:
        return None
    return ("player", noun.seat) if hasattr(noun, "seat") else ("object", noun.id)


def row_of(types) -> str:
    """Creatures and planeswalkers stand in front, lands at the edge, attractions in a row of their own, the rest beside."""
    if "Attraction" in types:
        return "attractions"
    if "creature" in types or "planeswalker" in types or "battle" in types:
        return "front"
    return "lands" if "land" in types else "beside"


def _struck(state, number):
    """(what to call it, how much) for the combat damage that each commander has dealt a player [903.10a]."""
    dealt = [n for one in state.commanders for seat, n in one.struck if seat == number]
    return tuple(("of a commander" if len(dealt) > 1 else "of the commander", n) for n in dealt)


def _held(things):
    """host id → ids of what is attached to it, oldest first."""
    held: dict[int, tuple] = {}
    lying = (t for t in things if t.zone == "battlefield" or t.phased)
    for thing in sorted((t for t in lying if isinstance(t.attached, int)), key=lambda t: t.timestamp):
        held[thing.attached] = (*held.get(thing.attached, ()), thing.id)
    return held


def _pile(seat, zone, things):
    """Top first: a library and an attraction deck in their order, the rest by who came last."""
    if zone in ("library", "attraction deck"):
        return tuple(seat.attractions if zone == "attraction deck" else seat.library)
    if zone == "graveyard":
        return tuple(reversed(seat.graveyard))
    return tuple(thing.id for thing in sorted(things, key=lambda thing: (thing.timestamp, thing.id), reverse=True))


@dataclass(frozen=True)
class Piling:
    """What of one side lies in piles: all but what was opened, of these kinds ("token", "lands")."""
    opened: frozenset
    kinds: frozenset


PILED, LANDS = frozenset({"token"}), frozenset({"lands"})


def _piled(pieces, piling):
    """Identical untouched tokens become one piece, where the first of them lay."""
    ids: dict = {}
    for piece in pieces:
        alike = None if piece.key in piling.opened else _alike(piece, piling.kinds)
        ids.setdefault(piece.key if alike is None else alike, []).append(piece)
    return tuple(one[0] if len(one) == 1 else _together(one) for one in ids.values())


def _together(pieces):
    first = pieces[0]
    return Piece(first.key, tuple(sorted(id for piece in pieces for id in piece.ids)), first.body, first.face, first.row, first.tapped)


def _alike(piece, kinds):
    """What identical untouched tokens share, or lands where there is little room; None for anything else."""
    touched = piece.attached or piece.host is not None or piece.attacking is not None or piece.blocking
    return None if touched or kinds.isdisjoint({piece.row, *piece.face.marks}) else (piece.face, piece.tapped)
