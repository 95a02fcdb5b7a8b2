"""The person's own hand as actions: anything to any zone, tapped, turned, counted, given; just set, or made to happen."""
from dataclasses import dataclass

from sandbox.cards import library

SET, HAPPEN = "set", "happen"
LYING = {"Aura", "Equipment", "Fortification"}


@dataclass(frozen=True)
class Manner:
    """How something arrives. way: SET, or HAPPEN so that triggers and replacements see it."""
    count: int = 1
    tapped: str = "untapped"
    way: str = SET


def together(seat, actions):
    """Several edits as one step."""
    actions = tuple(actions)
    return actions[0] if len(actions) == 1 else ("several", seat, *actions)


def attaches(card) -> bool:
    """Whether a card, dropped on a permanent, goes onto it: Auras and Equipment."""
    return bool(LYING & set(card.front.types))


def is_attraction(card) -> bool:
    return "Attraction" in card.front.types


def can_be_attached(state, id) -> bool:
    return bool(LYING & set(state.look(id).types))


# ---- cards from outside the game ----
def place(state, seat, card, zone, manner: Manner, host=None, depth=0):
    """A card, or one of the library by its name, into a zone, as many as wanted. depth: how many stay above it in a library.

    Raises NotFound.
    """
    card = library.find(card) if isinstance(card, str) else card
    return together(
        seat, (action for at in range(manner.count) for action in _one(state.next_id + at, seat, card, zone, manner, host, depth))
    )


def _one(id, seat, card, zone, manner, host, depth):
    """id: what its id will be, as the next of the game; right for quiet edits, which make nothing else."""
    if zone == "battlefield" and manner.way == HAPPEN and host is None:
        yield "make_new", seat, card, zone
        return
    how = (("tapped", manner.tapped),) if zone == "battlefield" else (("where", "top"),) if zone in ("library", "attraction deck") else ()
    yield "set_new", seat, card, zone, how + ((("attached", host),) if host is not None else ())
    if zone == "library" and depth:
        yield "set_zone", seat, id, zone, "top", depth


def copy(state, seat, id, manner: Manner):
    """Token copies of an object, with its copiable values [707.2]."""
    thing = state.things.get(id)
    how = (("token", "token"), ("tapped", manner.tapped), ("transformed", thing.transformed if thing.zone == "battlefield" else "front"))
    return together(seat, (("set_new", seat, thing.copiable, "battlefield", how) for _ in range(manner.count)))


# ---- objects that are there ----
def move(state, id, zone, seat, manner: Manner, depth=0):
    """To another zone; onto the battlefield under the control of that seat."""
    owner = state.things.get(id).owner
    if manner.way == HAPPEN:
        return "make_move", seat, id, zone, "top" if zone == "library" else ""
    moved = "set_zone", owner, id, zone, "top", depth, seat if zone == "battlefield" else owner
    if zone != "battlefield" or manner.tapped == "untapped":
        return moved
    return together(owner, (moved, ("set_fields", owner, state.next_id, (("tapped", "tapped"),))))


def tap(state, id, tapped, way):
    seat = _keeper(state, id)
    if way == HAPPEN:
        return "make_turned", seat, id, "tap" if tapped == "tapped" else "untap"
    return _set(state, id, tapped=tapped)


def transform(state, id, way):
    """The other face up [701.27]."""
    if way == HAPPEN:
        return "make_turned", _keeper(state, id), id, "transform"
    return _set(state, id, transformed="front" if state.things.get(id).transformed == "back" else "back")


def attach(state, id, host, way=SET):
    """Onto another object; host None takes it off."""
    if way == HAPPEN and host is not None:
        return "make_attached", _keeper(state, id), id, host
    return _set(state, id, attached=host)


def control(state, id, seat):
    return _set(state, id, controller=seat)


def sick(state, id, word):
    return _set(state, id, sick=word)


def counters(state, id, kind, count, way):
    """So many counters of a kind, in all."""
    thing = state.things.get(id)
    if way == HAPPEN:
        return "make_counters", _keeper(state, id), id, kind, count - thing.counted(kind)
    return _set(state, id, counters=_counted(thing.counters, kind, count))


def damage(state, id, count):
    return _set(state, id, damage=count)


def remove(state, id):
    return "remove", _keeper(state, id), id


# ---- players and the turn ----
def life(state, seat, total, way):
    if way == HAPPEN:
        return "make_life", seat, seat, total - state.seats[seat].life
    return player(seat, life=total)


def player(seat, **fields):
    return "set_player", seat, seat, tuple(fields.items())


def player_counters(state, seat, kind, count):
    return player(seat, counters=_counted(state.seats[seat].counters, kind, count))


def turn(state, **fields):
    """turn, step, active, priority."""
    return "set_turn", state.active, tuple(fields.items())


def tell(seat, words):
    """An instruction in a card's words."""
    return "tell", seat, words


def _set(state, id, **fields):
    return "set_fields", _keeper(state, id), id, tuple(fields.items())


def _keeper(state, id):
    thing = state.things.get(id)
    return state.look(id).controller if thing.zone == "battlefield" else thing.owner


def _counted(pairs, kind, count):
    """The counters with so many of one kind; kinds that are none are left out."""
    kinds = {**dict(pairs), kind: count}
    return tuple((one, many) for one, many in kinds.items() if many > 0)
