"""What so many repetitions of a loop come to, each of which changes the same numbers: added up instead of done [731.2c]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.again import Again
from sandbox.engine.illegal import Illegal
from sandbox.engine.state import State, Thing
from sandbox.language.evolving import but, series
from sandbox.rules.sameness import Change, Numbers, recast

ROOM = 100_000                                        # objects on the table: each is one by itself, and so many are made in a second
LASTING = 10_000                                      # effects and delayed triggers: each of them is asked about everything
POOL = 10 ** 7                                        # mana in one pool: each is a letter


def check_room(state: State, by: Change, times: int) -> None:
    """What the table can hold: tokens and effects are objects one by one, mana is written letter by letter."""
    lasting = len(state.effects) + len(state.delayed)
    for each, there, most, what in ((len(by.tokens), sum(1 for _ in state.permanents()), ROOM, "objects, each by itself"),
                                    (len(by.effects) + len(by.delayed), lasting, LASTING, "effects")):
        if each and times > (room := max(0, (most - there) // each)):
            raise Illegal("", f"the table holds {most:,} {what}: repeat it at most {room:,} times more")
    for (seat, _), n in by.pool:
        if n > 0 and n * times + len(state.seats[seat].pool) > POOL:
            raise Illegal("", f"a pool holds {POOL:,} mana: repeat it at most {(POOL - len(state.seats[seat].pool)) // n:,} times more")


def added_up(state: State, by: Change, times: int) -> State:
    """The state after so many more repetitions, each of which changes these numbers."""
    for seat, _ in enumerate(state.seats):
        state = with_more(state, seat, by, times)
    changed: dict[int, Thing] = {}
    for (id, kind), n in by.counters:
        thing: Any = changed.get(id) or state.things.get(id)
        changed[id] = attrs.evolve(thing, counters=plus(thing.counters, ((kind, n),), times))
    for id, n in by.damage:
        thing = changed.get(id) or state.things.get(id)
        changed[id] = attrs.evolve(thing, damage=thing.damage + n * times)
    state = state.with_things(changed.values()) if changed else state
    state = and_so_on(state, by, times)
    return with_tokens(state, by, times) if by.tokens or by.effects or by.delayed else state


def and_so_on(state: State, by: Change, times: int) -> State:
    """This turn remembers how often the latest has happened."""
    if not by.told or not times:
        return state
    each = len(by.tokens) + len(by.effects) + len(by.delayed)
    again = Again(len(by.told), times, by.tokens, state.next_id, max(1, each))
    return state.put(happened=(*state.happened, again))


def with_more(state: State, seat: int, by: Change, times: int) -> State:
    who, mine = state.seats[seat], {letter: n * times for (one, letter), n in by.pool if one == seat}
    life = sum(n for one, n in by.life if one == seat)
    counters = tuple((kind, n) for (one, kind), n in by.poison if one == seat)
    if not (mine or life or counters):
        return state
    pool = who.pool
    for letter, n in mine.items():
        pool = pool + letter * n if n > 0 else pool.replace(letter, "", -n)
    return state.with_seat(seat, pool=pool, life=who.life + life * times, counters=plus(who.counters, counters, times))


def plus(counters: tuple[tuple[str, int], ...], by: Numbers, times: int) -> tuple[tuple[str, int], ...]:
    found = dict(counters)
    for kind, n in by:
        found[kind] = found.get(kind, 0) + n * times
    return tuple((kind, n) for kind, n in found.items() if n > 0)


def with_tokens(state: State, by: Change, times: int) -> State:
    """So many more of the tokens that one repetition makes, and of the effects and delayed triggers that come with them."""
    effects = state.effects[len(state.effects) - len(by.effects):]
    delayed = state.delayed[len(state.delayed) - len(by.delayed):]
    if not by.effects and not by.delayed:
        things = alike_each(state, by.tokens, times)
        return state.put(things=state.things.put([(thing.id, thing) for thing in things]), next_id=state.next_id + len(things))
    things = []
    lasting: list[Any] = []
    waiting: list[Any] = []
    id = state.next_id
    for _ in range(times):
        parts = {old: id + place for place, old in enumerate(by.tokens)}
        things += [renumbered(state, old, new, parts) for old, new in parts.items()]
        id += len(parts)
        lasting += [copied(one, id + place, parts) for place, one in enumerate(effects)]
        waiting += [copied(one, id + len(effects) + place, parts) for place, one in enumerate(delayed)]
        id += len(effects) + len(delayed)
    return state.put(things=state.things.put([(thing.id, thing) for thing in things]), next_id=id,
                     effects=(*state.effects, *lasting), delayed=(*state.delayed, *waiting))


def alike_each(state: State, tokens: tuple[int, ...], times: int) -> list[Thing]:
    """So many more of these tokens, which nothing but their numbers tells apart."""
    each, first, made = len(tokens), state.next_id, list[Thing]()
    for place, old in enumerate(tokens):
        thing: Any = state.things.get(old)
        numbers = range(first + place, first + place + each * times, each)
        if thing.attached in tokens:
            made += [renumbered(state, old, new, {thing.attached: new - place + tokens.index(thing.attached)}) for new in numbers]
        else:
            made += series(thing, ("id", "body", "timestamp"), numbers, ("likeness",))
    return made


def copied(one: Any, id: int, parts: dict[int, int]) -> Any:
    """An effect or a delayed trigger once more, about these tokens."""
    return attrs.evolve(recast(one, lambda old: parts.get(old, old)), id=id)


def renumbered(state: State, old: int, new: int, parts: dict[int, int]) -> Thing:
    """Another token just like it."""
    thing: Any = state.things.get(old)
    another: Thing = but(thing, id=new, body=new, timestamp=new, attached=parts.get(thing.attached, thing.attached))
    return another
