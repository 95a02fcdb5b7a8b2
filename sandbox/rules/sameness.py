"""Two moments of a game that are the same but for numbers: life, mana, counters, damage, and tokens that were made [731.1b].

Objects become new ones as they change zones [400.7], so what plays the part of what must be found first: the same object, else
the same piece of cardboard, else a token that is just like it, else what stands in its place on the stack.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from sandbox.engine.kinds import The
from sandbox.engine.state import BATTLEFIELD, Effect, Item, Seat, State, Thing
from sandbox.language.phrase import Phrase
from sandbox.rules.matching import mana_in

AMOUNTS = frozenset({"counters", "damage"})           # what may be another number on the same object
IDENTITY = frozenset({"id", "body", "timestamp", "turned", "stamps"})
WHAT_IT_IS = tuple(name for name in attrs.fields_dict(Thing) if name not in AMOUNTS | IDENTITY)
WHO_IT_IS = tuple(name for name in attrs.fields_dict(Seat) if name not in ("life", "pool", "counters"))
NUMBERED = frozenset({"id", "source", "attached", "was", "locked", "blocking"})    # fields that hold the numbers of objects
TOLD = frozenset({"stops", "remembered", "seats",
                  "things", "gone", "stack", "effects", "delayed", "happened", "linked", "next_id", "trail", "earlier"})
SAME_THROUGHOUT = tuple(name for name in attrs.fields_dict(State) if name not in TOLD)

Numbers = tuple[tuple[Any, int], ...]                 # (what, by how much), sorted, without zeros


class Otherwise(Exception):
    """It is not the same: says in what, in a few words."""


@attrs.frozen(kw_only=True)
class Change:
    """What is more, or less, in the second moment than in the first; parts says which object plays the part of which."""
    life: Numbers = ()                                # (seat, by how much)
    pool: Numbers = ()                                # ((seat, letter), …)
    poison: Numbers = ()                              # ((seat, kind of counter), …)
    counters: Numbers = ()                            # ((object, kind), …)
    damage: Numbers = ()                              # (object, …)
    made: tuple[Any, ...] = ()                        # of each token that was made, what it is
    spent: tuple[Any, ...] = ()                       # of each token that is gone, what it was
    effects: tuple[Any, ...] = ()                     # of each new continuous effect, what it says
    delayed: tuple[Any, ...] = ()                     # of each new delayed trigger, likewise
    told: tuple[Any, ...] = ()                        # of each event, what happened, whoever it happened to
    tokens: tuple[int, ...] = attrs.field(default=(), eq=False)      # those that were made
    parts: dict[int, int] = attrs.field(factory=dict, eq=False)

    @property
    def is_nothing(self) -> bool:
        return attrs.evolve(self, told=()) == Change()

    @property
    def brings_an_end_nearer(self) -> bool:
        """Whether somebody has less life, more counters or fewer tokens, or something more damage or counters than before."""
        return any(n < 0 for _, n in self.life + self.pool + self.counters) or bool(self.poison or self.spent or self.damage)


def change(before: State, after: State) -> Change:
    """What a way from the one to the other has changed. Raises Otherwise if that is more than numbers."""
    for name in SAME_THROUGHOUT:
        if getattr(before, name) != getattr(after, name):
            raise Otherwise(f"{name.replace('_', ' ')} is another")
    parts = dict[int, int]()
    if not alike(before.stack, after.stack, parts):
        raise Otherwise("another thing is on the stack")
    made, spent, counters, damage = of_things(before, after, parts)
    of_seats(before, after, parts)
    effects = tuple(one.sentence for one in grown(before.effects, after.effects, parts))
    delayed = tuple(one.ability for one in grown(before.delayed, after.delayed, parts))
    seats = list(enumerate(zip(before.seats, after.seats, strict=True)))
    return Change(
        life=numbers((seat, now.life - was.life) for seat, (was, now) in seats),
        pool=numbers(((seat, letter), n) for seat, (was, now) in seats
                     for letter, n in more(dict(mana_in(was.pool)), dict(mana_in(now.pool)))),
        poison=numbers(((seat, kind), n) for seat, (was, now) in seats for kind, n in more(dict(was.counters), dict(now.counters))),
        counters=numbers(counters), damage=numbers(damage), made=tuple(is_what(one) for one in made),
        spent=tuple(is_what(one) for one in spent), effects=effects, delayed=delayed,
        told=tuple(recast(event, lambda id: 0) for event in after.happened[len(before.happened):]),
        tokens=tuple(one.id for one in made), parts=parts)


def numbers(pairs: Iterable[tuple[Any, int]]) -> Numbers:
    return tuple(sorted((pair for pair in pairs if pair[1]), key=repr))


def more(was: dict[str, int], now: dict[str, int]) -> list[tuple[str, int]]:
    return [(key, now.get(key, 0) - was.get(key, 0)) for key in sorted(was.keys() | now.keys())]


# ---- objects ----
def is_what(thing: Thing) -> tuple[Any, ...]:
    """All that is so of an object but its numbers and who it is."""
    return tuple(getattr(thing, name) for name in WHAT_IT_IS)


def of_things(before: State, after: State, parts: dict[int, int]) -> tuple[list[Thing], list[Thing], list[Any], list[Any]]:
    """(tokens made, tokens gone, counters, damage); parts is completed."""
    went: list[Thing] = []
    came: list[Thing] = []
    stayed: list[tuple[Thing, Thing]] = []
    for id in after.things.changed(before.things):
        was, now = before.things.get(id), after.things.get(id)
        if was is not None and now is not None:
            stayed.append((was, now))
        else:
            went += [was] if was is not None else []
            came += [now] if now is not None else []
    stayed += successors(went, came, after, parts)
    for was, now in stayed:
        parts.setdefault(was.id, now.id)
    for was, now in stayed:
        if not all(alike(getattr(was, name), getattr(now, name), parts) for name in WHAT_IT_IS):
            raise Otherwise(f"{after.look(now.id).name} is otherwise")
    check_tokens(came, went, after)
    counters = [((now.id, kind), n) for was, now in stayed
                for kind, n in more(dict(was.counters), dict(now.counters))]
    return came, went, counters, [(now.id, now.damage - was.damage) for was, now in stayed]


def successors(went: list[Thing], came: list[Thing], after: State, parts: dict[int, int]) -> list[tuple[Thing, Thing]]:
    """Who came in whose stead; taken out of both lists. A token that is gone is stood for by one like it that was there already."""
    pairs = []
    tests: tuple[Callable[[Thing, Thing], bool], ...] = (lambda was, now: was.body == now.body, same_token)
    for test in tests:
        for was in list(went):
            if now := next((one for one in came if test(was, one)), None):
                pairs.append((was, now))
                went.remove(was)
                came.remove(now)
    taken = set(parts.values())
    for was in went:
        if stands_in := next((one for one in after.permanents() if one.id not in taken and same_token(was, one)), None):
            parts.setdefault(was.id, stands_in.id)
            taken.add(stands_in.id)
    return pairs


def same_token(was: Thing, now: Thing) -> bool:
    return was.token == now.token == "token" and is_what(was) == is_what(now)


def check_tokens(came: list[Thing], went: list[Thing], after: State) -> None:
    """What is there, or gone, without another in its stead can only be a token on the battlefield."""
    for one in came + went:
        if one.token != "token" or one.zone != BATTLEFIELD:
            raise Otherwise(f"{after.look(one.id).name} is {'there' if one in came else 'gone'}")


def of_seats(before: State, after: State, parts: dict[int, int]) -> None:
    for was, now in zip(before.seats, after.seats, strict=True):
        for name in WHO_IT_IS:
            old, new = getattr(was, name), getattr(now, name)
            old = tuple(parts.get(id, id) if isinstance(id, int) else id for id in old) if isinstance(old, tuple) else old
            if old != new:
                raise Otherwise(f"{now.name}’s {name.replace('_', ' ')} is another")


def grown(before: tuple[Any, ...], after: tuple[Any, ...], parts: dict[int, int]) -> tuple[Any, ...]:
    """What has been added at the end of these effects or delayed triggers."""
    if len(after) < len(before) or not alike(before, after[:len(before)], parts):
        raise Otherwise("another effect lasts")
    return after[len(before):]


# ---- the same, with others in their parts ----
def alike(one: Any, other: Any, parts: dict[int, int]) -> bool:
    """Whether two values are the same but for which objects they speak of; parts gets what plays the part of what."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(alike(a, b, parts) for a, b in zip(one, other))
    if isinstance(one, The):
        return plays(one.id, other.id, parts)
    if isinstance(one, (Phrase, Item, Effect)):
        return all(alike_in(f.name, getattr(one, f.name), getattr(other, f.name), parts)
                   for f in attrs.fields(type(one)) if f.eq)    # type: ignore[arg-type]
    return bool(one == other)


def alike_in(name: str, one: Any, other: Any, parts: dict[int, int]) -> bool:
    if name in NUMBERED and type(one) is type(other) is int:
        return plays(one, other, parts)
    if name in NUMBERED and isinstance(one, tuple) and isinstance(other, tuple) and all(isinstance(n, int) for n in one + other):
        return len(one) == len(other) and all(plays(a, b, parts) for a, b in zip(one, other))
    return name == "timestamp" or alike(one, other, parts)


def plays(one: int, other: int, parts: dict[int, int]) -> bool:
    """Whether the one's part can be played by the other."""
    return parts.setdefault(one, other) == other


def recast(value: Any, part_of: Callable[[int], int]) -> Any:
    """The same value about other objects."""
    if isinstance(value, tuple):
        return tuple(recast(one, part_of) for one in value)
    if isinstance(value, The):
        return The(part_of(value.id), value.name, None if value.was is None else part_of(value.was))
    if not isinstance(value, (Phrase, Item, Effect, Thing)):
        return value
    fields = {f.name: getattr(value, f.name) for f in attrs.fields(type(value)) if f.init}    # type: ignore[arg-type]
    now = {name: recast_in(name, one, part_of) for name, one in fields.items()}
    changed = {name: one for name, one in now.items() if one is not fields[name] and one != fields[name]}
    return attrs.evolve(value, **changed) if changed else value    # type: ignore[misc]


def recast_in(name: str, value: Any, part_of: Callable[[int], int]) -> Any:
    if name in NUMBERED and type(value) is int:
        return part_of(value)
    if name in NUMBERED and isinstance(value, tuple) and value and all(isinstance(one, int) for one in value):
        return tuple(map(part_of, value))
    return recast(value, part_of)
