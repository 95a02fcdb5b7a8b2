"""What must be true: counts by zone, players, and every characteristic of an object, each found in words that can be compared.

A key is a path: "you.battlefield" (names, with how many of each), "you.hand.size", "you.life", "you.counters.poison", "stack"
(top first), "turn", "step", "active", "priority", "asked"; or an alias or name, and what is asked about it: "copy.loyalty".
"same_as" is a step's number: the table is as it was after that one, two ways lead to the same.
"""
from __future__ import annotations

import collections
from collections.abc import Callable
from typing import Any

import attrs

from sandbox.cards.abilities import UnreadLine, one_ability, text_of
from sandbox.engine.choices import CHANCE, Choice, label
from sandbox.engine.printed import CARD_TYPES, FACE_DOWN, SUPERTYPES
from sandbox.engine.state import BATTLEFIELD, Item, Look, State, Thing
from sandbox.timeline.board import ZONES
from sandbox.timeline.naming import SEATS, Names, Unnamed
from sandbox.vocabulary.words import SUBTYPES_OF

WORDS = (*SUPERTYPES, *CARD_TYPES, *dict.fromkeys(word for words in SUBTYPES_OF.values() for word in words))

class Unasked(LookupError):
    """A path that asks about nothing there is; known are the words that could have stood there."""
    def __init__(self, what: str, word: str, known: tuple[str, ...]):
        super().__init__(what)
        self.word, self.known = word, known

    def __str__(self) -> str:
        return str(self.args[0])


@attrs.frozen
class Seen:
    """A state, the names for what is in it, and what is asked there."""
    state: State
    names: Names
    asked: Choice | None = None

    def player(self, seat: int | None) -> str:
        return "nobody" if seat is None else "chance" if seat == CHANCE else SEATS[seat]

    def name(self, id: int) -> str:
        """The alias of an object, or its name."""
        thing = self.state.thing(id)
        return (thing and self.names.of(thing.body)) or self.state.look(id).name


# ---- comparing ----
def found(seen: Seen, path: str) -> Any:
    """What stands at a path, in plain words and numbers. Raises Unnamed, Unasked."""
    if path in GLOBAL:
        return GLOBAL[path](seen)
    for end in reversed([place for place, letter in enumerate(path) if letter == "."]):
        head, tail = path[:end], path[end + 1:]
        if seen.names.is_player(seen.state, head):
            return of_player(seen, seen.names.seat(seen.state, head), tail)
        if head in seen.names.bodies or any(seen.state.look(t.id).name == head for t in seen.state.things.values()):
            return of_object(seen, seen.names.object(seen.state, head), tail)
    head = path.partition(".")[0]
    known = [*SEATS[:len(seen.state.seats)], *seen.names.known(seen.state, None), *GLOBAL]
    raise Unnamed(f"“{head}” is nobody and nothing here", head, known)


def as_expected(expected: Any, actual: Any, path: str) -> bool:
    """Whether what was found is what a scenario expects; lists of names, types and abilities in any order, but not the stack."""
    if isinstance(expected, tuple) and isinstance(actual, tuple):
        if path.startswith("stack"):
            return len(expected) == len(actual) and all(begins(str(one), two) for one, two in zip(expected, actual))
        return collections.Counter(several(expected)) == collections.Counter(several(actual))
    if isinstance(expected, str) and isinstance(actual, tuple):
        return (expected,) == actual
    return type(expected) is type(actual) and bool(expected == actual)


def several(names: tuple[Any, ...]) -> list[str]:
    """("Island*2",) → ["Island", "Island"]."""
    out = []
    for name in map(str, names):
        before, star, count = name.rpartition("*")
        out += [before] * int(count) if star and count.isdigit() else [name]
    return out


def counted(names: list[str]) -> tuple[str, ...]:
    """["Island", "Island"] → ("Island*2",), in the order they first came."""
    return tuple(f"{name}*{count}" if count > 1 else name for name, count in collections.Counter(names).items())


def begins(expected: str, actual: str) -> bool:
    """Of what is on the stack its name is enough, or how its text begins."""
    return actual.startswith(expected) or actual.partition(": ")[2].startswith(expected)


# ---- players ----
def of_player(seen: Seen, seat: int, tail: str) -> Any:
    player, (head, _, rest) = seen.state.seats[seat], tail.partition(".")
    zone = ZONES.get(head.replace(" ", "_"))
    if zone and rest in ("", "size"):
        ids = in_zone(seen.state, seat, zone)
        return len(ids) if rest else counted([seen.state.look(id).name for id in ids])
    if head == "counters":
        return dict(player.counters).get(rest, 0) if rest else dict(player.counters)
    plain: dict[str, Any] = {
        "life": player.life, "pool": "".join(sorted(player.pool, key="WwUuBbRrGgCc".index)), "name": player.name,
        "mana": len(player.pool),
        "lands_played": player.lands_played, "lost": bool(player.lost), "lost.why": player.lost, "won": won(seen.state, seat)}
    if tail not in plain:
        raise Unasked(f"a player has no “{tail}”", tail, (*plain, *ZONES, "counters"))
    return plain[tail]


def won(state: State, seat: int) -> bool:
    return not state.seats[seat].lost and all(other.lost for place, other in enumerate(state.seats) if place != seat)


def in_zone(state: State, seat: int, zone: str) -> list[int]:
    """The objects of a player's zone, in its order; on the battlefield those that the player controls."""
    if zone == BATTLEFIELD:
        return [thing.id for thing in state.permanents() if state.look(thing.id).controller == seat]
    there = [thing.id for thing in state.things.values() if thing.zone == zone and thing.owner == seat]
    kept = {"library": "library", "hand": "hand", "graveyard": "graveyard", "attraction deck": "attractions"}.get(zone)
    return list(getattr(state.seats[seat], kept)) if kept else there


# ---- objects ----
def of_object(seen: Seen, thing: Thing, tail: str) -> Any:
    look, (head, _, rest) = seen.state.look(thing.id), tail.partition(".")
    if head == "counters":
        return thing.counted(rest) if rest else dict(thing.counters)
    if tail in OBJECT:
        return OBJECT[tail](seen, thing, look)
    word = next((one for one in WORDS if one.lower() == tail.lower()), "")
    if word:
        return word in look.types
    ability = one_ability(tail[:1].upper() + tail[1:])
    if not isinstance(ability, UnreadLine):           # a keyword, or a whole line of text
        return ability in look.abilities
    raise Unasked(f"an object has no “{tail}”", tail, (*OBJECT, "counters", *WORDS))


def texts(look: Look) -> list[str]:
    return [text_of((ability,), look.name, look.types) for ability in look.abilities]


def attached(seen: Seen, thing: Thing, look: Look) -> Any:
    if thing.enchanting is not None:
        return seen.player(thing.enchanting)
    return seen.name(thing.attached) if thing.attached is not None else False


def attacking(seen: Seen, thing: Thing, look: Look) -> Any:
    if thing.attacking is None:
        return False
    seat = getattr(thing.attacking, "seat", None)
    return seen.player(seat) if seat is not None else seen.name(thing.attacking.id)    # type: ignore[attr-defined]


Question = Callable[[Seen, Thing, Look], Any]

OBJECT: dict[str, Question] = {
    "name": lambda seen, thing, look: look.name,
    "types": lambda seen, thing, look: look.types,
    "colors": lambda seen, thing, look: "".join(sorted(look.colors, key="WUBRG".index)),
    "power": lambda seen, thing, look: look.power,
    "toughness": lambda seen, thing, look: look.toughness,
    "mana_value": lambda seen, thing, look: look.mana_value,
    "loyalty": lambda seen, thing, look: thing.counted("loyalty") if thing.zone == BATTLEFIELD else look.loyalty,
    "abilities": lambda seen, thing, look: tuple(texts(look)),
    "text": lambda seen, thing, look: text_of(look.abilities, look.name, look.types),
    "controller": lambda seen, thing, look: seen.player(look.controller),
    "owner": lambda seen, thing, look: seen.player(thing.owner),
    "zone": lambda seen, thing, look: thing.zone if seen.state.things.get(thing.id) else "gone",
    "tapped": lambda seen, thing, look: thing.tapped == "tapped",
    "face": lambda seen, thing, look: thing.transformed,
    "face_down": lambda seen, thing, look: thing.facing == "face down",
    "damage": lambda seen, thing, look: thing.damage,
    "token": lambda seen, thing, look: thing.token == "token",
    "copy": lambda seen, thing, look: look.card not in (thing.card, FACE_DOWN),
    "kicked": lambda seen, thing, look: bool(thing.kicked),
    "sick": lambda seen, thing, look: thing.sick == "sick",
    "attached": attached,
    "attacking": attacking,
    "blocking": lambda seen, thing, look: tuple(seen.name(id) for id in thing.blocking),
    "blocked": lambda seen, thing, look: thing.blocked == "blocked",
    "attachments": lambda seen, thing, look: tuple(seen.name(t.id) for t in seen.state.permanents() if t.attached == thing.id),
    "x": lambda seen, thing, look: thing.x,
}


# ---- the whole ----
def on_the_stack(seen: Seen) -> tuple[str, ...]:
    """From the top down: spells by name, abilities as "Source: text"."""
    return tuple(in_words(seen.state, item) for item in reversed(seen.state.stack))


def in_words(state: State, item: Item) -> str:
    thing = state.things.get(item.id)
    if thing is not None and thing.zone == "stack":
        return state.look(item.id).name
    name = item.word or (state.look(item.source).name if state.thing(item.source) else "")
    return f"{name}: {text_of((item.ability,), name)}"


GLOBAL: dict[str, Callable[[Seen], Any]] = {
    "stack": on_the_stack,
    "stack.size": lambda seen: len(seen.state.stack),
    "turn": lambda seen: seen.state.turn,
    "step": lambda seen: seen.state.step,
    "active": lambda seen: seen.player(seen.state.active),
    "priority": lambda seen: seen.player(seen.state.priority),
    "asked": lambda seen: seen.asked.ask if seen.asked else False,
    "asked.who": lambda seen: seen.player(seen.asked.who) if seen.asked else "nobody",
    "asked.options": lambda seen: tuple(map(label, seen.asked.options)) if seen.asked else (),
}
