"""What it means to let a card go somewhere: an action of the rules, an edit by hand, a question, or a reason why not."""
from dataclasses import dataclass

from sandbox.cards.text import short_name
from sandbox.engine.state import STEPS
from sandbox.models import edits
from sandbox.models.table import PLAY

CASTING = ("cast", "play")
EDGES = ("battlefield", "stack", "player")


@dataclass(frozen=True)
class Act:
    """Something the rules are to do. wish: (object, seat) that it was dropped on, one of them None."""
    action: tuple
    words: str = ""
    wish: tuple | None = None
    pair: object = None                # the Pair that is meant once the action asks for attackers


@dataclass(frozen=True)
class Edit:
    """Something done by hand, as one step."""
    action: tuple
    words: str = ""


@dataclass(frozen=True)
class Several:
    """More than one thing could be meant: the person says which."""
    words: str
    ways: tuple                        # of Act and Edit


@dataclass(frozen=True)
class Deep:
    """Into a library: how deep? make(depth) gives the Edit; depth 0 is the top, -1 the bottom."""
    words: str
    size: int
    make: object


@dataclass(frozen=True)
class Pair:
    """Half of an attack or a block: (object, player) each."""
    one: tuple
    other: tuple


@dataclass(frozen=True)
class No:
    """Why not, in one line. Empty: nothing was meant."""
    words: str = ""


def meaning(table, cargo, target, manner):
    """What letting go means. manner: an edits.Manner – how many, tapped, just set or made to happen."""
    if target is None:
        return No("A card can be dropped on a zone, a player or another card.")
    if cargo.name:
        return _placed(table, cargo.name, target, manner)
    ids = tuple(id for id in cargo.ids if table.state.things.get(id))
    if not ids:
        return No()
    return _played(table, ids, target) if table.mode == PLAY else by_hand(table, ids, target, manner)


# ---- in Play ----
def _played(table, ids, target):
    state, id = table.state, ids[0]
    thing = state.things.get(id)
    if (pair := _pair(table, id, target)) is not None:
        return pair
    if thing.zone == "battlefield":
        return _used(table, thing, target)
    if target.kind == "zone" and target.zone == thing.zone and target.seat == thing.owner:
        return No()
    if target.kind == "zone" and target.zone not in EDGES:
        return No(f"In Play the rules move cards: to put {state.look(id).name} there by hand, switch to Set up (Ctrl+2).")
    wish = {"object": (target.id, None), "player": (None, target.seat)}.get(target.kind)
    return _one_of(
        table.state,
        [one for one in table.possible(id) if one.kind in CASTING],
        f"{state.look(id).name} can't be cast or played from there.",
        wish,
    )


def _pair(table, id, target):
    """While attackers or blockers are asked for: who attacks whom, who blocks whom."""
    question = table.asking
    if question is None or question.shape != "pairs" or (id, None) not in question.offers.firsts:
        return None
    if target.kind == "object":
        return Pair((id, None), (target.id, None))
    return Pair((id, None), (None, target.seat))


def why_no_pair(table) -> str:
    """Of an attack or a block that may not be."""
    return {
        "attackers": "It attacks an opponent, or a planeswalker or battle of one: drop it there [508.1b].",
        "blockers": "It blocks an attacking creature that it is able to block: drop it there [509.1a].",
    }.get(table.asking.kind if table.asking else "", "That is not among what may be chosen now.")


def _used(table, thing, target):
    """A permanent: dropped on a player, tapped for mana; on another object, an ability that may aim at it."""
    state, name = table.state, table.state.look(thing.id).name
    here = table.possible(thing.id)
    if target.seat != state.look(thing.id).controller and "creature" in state.look(thing.id).types:
        return _attack(table, thing, target)
    if target.kind == "player":
        return _one_of(table.state, [one for one in here if one.kind == "tap"], f"{name} has no mana ability.", None)
    if target.kind == "object" and target.id != thing.id:
        found = [one for one in here if one.kind == "activate"]
        return _one_of(table.state, found, f"{name} has no ability to use on {state.look(target.id).name}.", (target.id, None))
    if target.kind == "zone" and target.zone not in ("battlefield",):
        return No(f"In Play the rules move cards: to put {name} there by hand, switch to Set up (Ctrl+2).")
    return No()


def _attack(table, thing, target):
    """A creature dropped across the table: on to the attack, if it is the time for that [508.1]."""
    state = table.state
    at = STEPS.index(state.step)
    if state.active != state.look(thing.id).controller or at >= STEPS.index("declare attackers") or state.stack or table.choice is not None:
        return No(f"{state.look(thing.id).name} can attack only as its controller declares attackers [508.1].")
    whom = (target.id, None) if target.kind == "object" and "planeswalker" in state.look(target.id).types else (None, target.seat)
    return Act(("go_to", table.seat, state.turn, "declare attackers"), "Attack", pair=Pair((thing.id, None), whom))


def _one_of(state, found, nothing, wish):
    """The only possible one; a question when there are several; the reason when there is none."""
    able = [one for one in found if not one.reason]
    if len(able) == 1:
        return Act(able[0].action, able[0].text, wish)
    if able:
        return Several("Which way?", tuple(Act(one.action, way_words(one, state), wish) for one in able))
    return No(reason_of(found[0]) if found else nothing)


def way_words(one, state) -> str:
    """A possible action in words."""
    look = state.look(one.what)
    words = one.text.replace("~", short_name(look.name, look.types)).replace("\n", " ")
    return words[:1].upper() + words[1:]


def reason_of(one) -> str:
    """Why it is not possible, with the rule."""
    reason = one.reason[:1].upper() + one.reason[1:]
    return f"{reason.rstrip('.')} [{one.rule}]." if one.rule and one.rule not in reason else f"{reason.rstrip('.')}."


# ---- in Set up, and out of the search ----
def _placed(table, name, target, manner):
    state, card = table.state, table.card(name)
    zone, seat, host = _zone_of(table, target)
    if zone == "library" and edits.is_attraction(card):
        zone = "attraction deck"                       # Attractions are never in a library [717.2]
    if zone == "stack":
        return No(f"To put {name} on the stack, cast it: drop it into a hand first.")
    if host is not None and edits.attaches(card):
        return Edit(edits.place(state, seat, card, zone, manner, host=host))
    if zone == "library":
        return _deep(table, seat, name, lambda depth: Edit(edits.place(state, seat, card, zone, manner, depth=depth)))
    return Edit(edits.place(state, seat, card, zone, manner))


def by_hand(table, ids, target, manner):
    """Objects moved by the person's own hand."""
    state = table.state
    zone, seat, host = _zone_of(table, target)
    first = state.things.get(ids[0])
    if zone == "stack":
        return No("To put it on the stack, cast it: switch to Play (Ctrl+1) and drop it on the table.")
    if host is not None and host not in ids and edits.can_be_attached(state, ids[0]):
        return Edit(edits.together(seat, (edits.attach(state, id, host, manner.way) for id in ids)))
    if zone == first.zone == "battlefield":
        stays = state.look(first.id).controller == seat
        return No() if stays else Edit(edits.together(seat, (edits.control(state, id, seat) for id in ids)))
    if zone == first.zone and seat == first.owner and zone != "library":
        return No()
    if zone == "library":
        return _deep(table, seat, state.look(ids[0]).name, lambda depth: Edit(edits.together(seat, (
            edits.move(state, id, zone, seat, manner, depth=depth) for id in ids))))
    return Edit(edits.together(seat, (edits.move(state, id, zone, seat, manner) for id in ids)))


def _zone_of(table, target):
    """(zone, seat, host): an object on the table stands for where it lies, and may be the host of what is dropped."""
    if target.kind == "player":
        return "battlefield", target.seat, None
    if target.kind == "zone":
        return target.zone, target.seat, None
    thing = table.state.things.get(target.id)
    if thing is None or thing.zone != "battlefield":
        return "stack" if target.zone == "stack" else "battlefield", target.seat, None
    return "battlefield", target.seat, target.id


def _deep(table, seat, name, make):
    size = len(table.state.seats[seat].library)
    return make(0) if size == 0 else Deep(f"How deep does {name} go into the library? (1 is the top, {size + 1} the bottom)", size, make)
