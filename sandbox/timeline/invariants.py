"""What is true of a game at every moment: each card in one zone, nothing spoken of that never was, nothing left for the rules to do."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sandbox.engine.game import Game
from sandbox.engine.kinds import Player, The
from sandbox.engine.state import BATTLEFIELD, ORDERED, OUTSIDE, PHASED_OUT, STACK, ZONES, State, Thing
from sandbox.language.writing import write
from sandbox.rules.leaving import is_over
from sandbox.rules.state_based import due


def broken(state: State) -> list[str]:
    """What is wrong with a state, a line each; nothing is, if the engine is right."""
    return [*misplaced(state), *dangling(state), *out_of_turn(state), *left_undone(state)]


# ---- every card is in exactly one zone [400.1] ----
def misplaced(state: State) -> Iterator[str]:
    bodies = Counter(thing.body for thing in state.things.values())
    yield from (f"body {body} is in the game {n} times" for body, n in bodies.items() if n > 1)
    for seat, who in enumerate(state.seats):
        for zone, field in ORDERED.items():
            listed = getattr(who, field)
            yield from (f"{id} lies twice in {who.name}'s {zone}" for id, n in Counter(listed).items() if n > 1)
            lying = {t.id for t in state.things.values() if t.zone == zone and t.owner == seat}
            yield from (f"{id} is listed in {who.name}'s {zone} and is not there" for id in sorted(set(listed) - lying))
            yield from (f"{id} is in {who.name}'s {zone} and is not listed" for id in sorted(lying - set(listed)))
    yield from (f"{t.id} is in no zone: “{t.zone}”" for t in state.things.values() if t.zone not in (*ZONES, PHASED_OUT, OUTSIDE))
    spells = {t.id for t in state.things.values() if t.zone == STACK}
    yield from (f"the spell {id} is not on the stack" for id in sorted(spells - {item.id for item in state.stack}))
    yield from (f"{i.id} stands on the stack and is no object" for i in state.stack if i.id not in spells and i.source == i.id)


def cards_in(state: State) -> frozenset[int]:
    """The bodies of all real cards, wherever they are, outside the game too."""
    alone = {t.body for t in state.things.values() if t.token == "nontoken" and not t.components}
    merged = {part.body for t in state.things.values() for part in t.components if part.token == "nontoken"}
    return frozenset(alone | merged)                  # each card of a merged permanent is one [729.2]


# ---- nothing is spoken of that is not there ----
def dangling(state: State) -> Iterator[str]:
    for thing in state.things.values():
        for role, id in spoken_of(thing):
            if not known(state, id):
                yield f"{thing.id} {role} {id}, which never was"
        if thing.attached is not None and (host := state.things.get(thing.attached)) is not None and host.zone != thing.zone:
            yield f"{thing.id} is attached to {host.id}, which is in another zone"
        if isinstance(thing.attacking, Player) and not 0 <= thing.attacking.seat < len(state.seats):
            yield f"{thing.id} attacks nobody"
    for item in (*state.stack, *state.delayed, *state.waiting):
        ids = [item.source, *(one.id for group in item.targets for one in group if isinstance(one, The))]
        yield from (f"the ability {item.id} speaks of {id}, which never was" for id in ids if not known(state, id))
    for effect in state.effects:
        yield from (f"the effect {effect.id} is about {id}, which never was" for id in effect.locked if not known(state, id))
    for source, one, *_ in state.linked:
        yield from (f"{id}, which never was, is linked" for id in (source, one) if not known(state, id))


def spoken_of(thing: Thing) -> Iterator[tuple[str, int]]:
    if thing.attached is not None:
        yield "is attached to", thing.attached
    if isinstance(thing.attacking, The):
        yield "attacks", thing.attacking.id
    yield from (("blocks", id) for id in thing.blocking)


def known(state: State, id: int) -> bool:
    """Whether there is or was an object of that id, or an ability on the stack; 0 stands for no object."""
    return id == 0 or state.thing(id) is not None or 0 < id < state.next_id and state.item(id) is not None


# ---- whose turn it is ----
def out_of_turn(state: State) -> Iterator[str]:
    if is_over(state):
        if state.priority is not None:
            yield "somebody has priority in a game that is over"
    elif state.priority is not None and state.seats[state.priority].lost:
        yield "a player who has left has priority"
    for seat in (*state.extra_turns, *state.skipped_turns, *((state.monarch,) if state.monarch is not None else ())):
        if not 0 <= seat < len(state.seats):
            yield f"there is no seat {seat}"


# ---- state-based actions and triggers were seen to before anybody had priority [117.5] ----
def left_undone(state: State) -> list[str]:
    if state.priority is None or is_over(state):
        return []
    waiting = [f"a triggered ability of {item.word} waits while somebody has priority" for item in state.waiting]
    game = Game(state)
    try:
        work: Any = due(game)
        asked = next(work)
        return [*waiting, f"a state-based action asks while somebody has priority: {asked.ask}"]
    except StopIteration as end:
        return waiting + [f"left for a state-based action: {write(event)}" for event in end.value if would_happen(state, event)]


def would_happen(state: State, event: Any) -> bool:
    """Whether it would change anything: what is replaced by nothing, or can't happen, is not left undone."""
    game = Game(state)
    try:
        next(game.happen(event))
    except StopIteration as end:
        return bool(end.value)
    return True


def permanents_without_look(state: State) -> list[str]:
    """Every object can be looked at."""
    lost = []
    for thing in state.things.values():
        try:
            state.look(thing.id)
        except Exception as broken_look:              # any mistake of ours is what this is there to find
            lost.append(f"{thing.id} in {thing.zone if thing.zone != BATTLEFIELD else 'play'}: {type(broken_look).__name__}: {broken_look}")
    return lost
