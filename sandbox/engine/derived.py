"""Objects with equal inputs are one kind and derived once; a state starts from what was derived for an earlier one [613]."""
from __future__ import annotations

import collections
from collections.abc import Iterable, Sequence
from typing import Any as Anything

import attrs

from sandbox.engine.chunks import Chunks
from sandbox.engine.kinds import WATCHED, Ability, Static
from sandbox.engine.layers import LAYERS, Fold, Part, entangled, face_up, folded
from sandbox.engine.state import BATTLEFIELD, Effect, Look, State, Thing

Kind = tuple[Anything, ...]
Kinds = dict[Kind, tuple[Thing, int]]                 # kind -> (a representative, how many there are)
Holders = dict[type[Ability], set[Kind]]              # kind of ability -> kinds of object that have some
Pair = tuple[Thing | None, Thing | None]              # an object as it was and as it is


@attrs.frozen(eq=False)
class Derived:
    things: Chunks[Thing]
    effects: tuple[Effect, ...]
    kinds: Kinds
    looks: dict[Kind, Look]
    holders: Holders
    loners: frozenset[int]
    by_itself: bool = True                            # no effect counts objects or could depend on another: each kind can be derived alone
    beyond: tuple[tuple[str, Anything], ...] = ()     # what effects looked at beside the permanents, as it was
    found: dict[type[Ability], list[Anything]] = attrs.field(init=False, factory=dict)      # what having has been asked for

    def kind(self, thing: Thing) -> Kind:
        return (thing.id, thing.likeness) if thing.id in self.loners else thing.likeness

    def look(self, thing: Thing) -> Look:
        return self.looks[self.kind(thing)] if thing.zone == BATTLEFIELD else face_up(thing)

    def of(self, wanted: Iterable[Kind]) -> list[Thing]:
        """The objects of these kinds, oldest first; a loner's kind names it."""
        wanted = set(wanted)
        if not wanted:
            return []
        alone = all(isinstance(k[0], int) for k in wanted)
        things = [t for k in wanted if (t := self.things.get(k[0]))] if alone else self.things.values()
        return sorted((t for t in things if t.zone == BATTLEFIELD and self.kind(t) in wanted), key=lambda t: t.id)

    def having(self, kind: type[Ability]) -> list[tuple[int, int, int, Anything]]:
        """(object, controller, which ability, the ability) for each such ability on the battlefield; not to be changed."""
        if kind not in self.found:
            self.found[kind] = [(thing.id, look.controller, i, a) for thing in self.of(self.holders.get(kind, ()))
                                if (look := self.look(thing)) for i, a in enumerate(look.abilities) if isinstance(a, kind)]
        return self.found[kind]


def speaks_for_itself(thing: Thing) -> bool:
    """Has static abilities of its own, or is attached: an object like this is a kind by itself."""
    return thing.attached is not None or any(isinstance(a, Static) for a in thing.face_of(thing.copiable).abilities)


def loners_in(state: State) -> frozenset[int]:
    things = list(state.permanents())
    return frozenset({t.id for t in things if speaks_for_itself(t)} | {t.attached for t in things if t.attached is not None}
                     | {id for e in state.effects for id in e.locked})


def derive(state: State) -> Derived:
    """From nothing, or from an earlier Derived by what changed; the same either way."""
    was: Derived | None = state.earlier
    if was is None or was.effects != state.effects:
        return regrouped(state, loners_in(state))
    changed = [(was.things.get(id), state.things.get(id)) for id in state.things.changed(was.things)]
    elsewhere = was.beyond != seen_beyond(state, [name for name, _ in was.beyond])
    if not changed and not elsewhere:
        return attrs.evolve(was, things=state.things)
    if any(t and (t.id in was.loners or t.zone == BATTLEFIELD and speaks_for_itself(t)) for pair in changed for t in pair):
        return regrouped(state, loners_in(state))
    kinds = recounted(was, state, changed)
    if elsewhere:
        return looked_up(state, kinds, was.loners)
    if {k: v[1] for k, v in kinds.items()} == {k: v[1] for k, v in was.kinds.items()}:
        return attrs.evolve(was, things=state.things, kinds=kinds)
    if not was.by_itself:
        return looked_up(state, kinds, was.loners)
    return with_new_kinds(state, was, kinds)


def with_new_kinds(state: State, was: Derived, kinds: Kinds) -> Derived:
    """Only kinds that were not there before are derived, among the objects that speak for themselves."""
    new = kinds.keys() - was.kinds.keys()
    if not new:
        return attrs.evolve(was, things=state.things, kinds=kinds, looks={kind: was.looks[kind] for kind in kinds},
                            holders=those_of(kinds, was.holders))
    fresh = looked_up(state, {k: v for k, v in kinds.items() if k in new or v[0].id in was.loners}, was.loners)
    if fresh.loners != was.loners:                    # a new kind was given static abilities: its objects are kinds by themselves
        return regrouped(state, fresh.loners | was.loners)
    looks = {kind: fresh.looks.get(kind) or was.looks[kind] for kind in kinds}
    return attrs.evolve(fresh, kinds=kinds, looks=looks, holders=those_of(kinds, was.holders, fresh.holders), beyond=was.beyond)


def those_of(kinds: Kinds, *holders: Holders) -> Holders:
    return {watched: set().union(*(h.get(watched, ()) for h in holders)) & kinds.keys() for watched in WATCHED}


def recounted(was: Derived, state: State, changed: list[Pair]) -> Kinds:
    """The kinds and how many there are of each, after (old, new) things; who stands for a kind is one of it."""
    kinds, touched = dict(was.kinds), dict[Kind, None]()
    for pair in changed:
        for thing, step in zip(pair, (-1, 1), strict=True):
            if thing and thing.zone == BATTLEFIELD:
                kind = was.kind(thing)
                one, count = kinds.get(kind, (thing, 0))
                kinds[kind] = (thing if step > 0 else one, count + step)
                touched[kind] = None
    for kind in touched:
        one, count = kinds[kind]
        if not count:
            del kinds[kind]
        elif state.things.get(one.id) is not one:     # who stood for the kind has left it
            kinds[kind] = (another(was, state, kind, one.id), count)
    return kinds


def another(was: Derived, state: State, kind: Kind, after: int) -> Thing:
    """One of a kind, looked for from an id on: neighbours tend to be alike."""
    for thing in state.things.around(after):
        if thing.zone == BATTLEFIELD and was.kind(thing) == kind:
            return thing
    raise LookupError(f"nothing is of the kind {kind}")


def regrouped(state: State, loners: frozenset[int]) -> Derived:
    kinds: Kinds = {}
    blank = Derived(state.things, state.effects, {}, {}, {}, loners)
    for thing in state.permanents():
        representative, count = kinds.get(blank.kind(thing), (thing, 0))
        kinds[blank.kind(thing)] = representative, count + 1
    return looked_up(state, kinds, loners)


def looked_up(state: State, kinds: Kinds, loners: frozenset[int]) -> Derived:
    fold = folded(start(state, kinds), lambda *heard: None)
    looks = {kind: fold.looks[thing.id] for kind, (thing, _) in kinds.items()}
    gained = {t.id for k, (t, n) in kinds.items() if t.id not in loners and any(isinstance(a, Static) for a in looks[k].abilities)}
    if gained:                                        # a whole kind was given a static ability: each now speaks for itself
        crowd = {t.likeness for t, _ in kinds.values() if t.id in gained}
        return regrouped(state, loners | {t.id for t in state.permanents() if t.likeness in crowd})
    names = sorted({name for part in fold.parts for name in part.beyond})
    return Derived(state.things, state.effects, kinds, looks, holders_in(looks), loners, alone(fold.parts), seen_beyond(state, names))


def holders_in(looks: dict[Kind, Look]) -> Holders:
    holders: Holders = collections.defaultdict(set)
    for kind, look in looks.items():
        for watched in WATCHED:
            if any(isinstance(a, watched) for a in look.abilities):
                holders[watched].add(kind)
    return dict(holders)


def alone(parts: Sequence[Part]) -> bool:
    """Whether no effect counts objects or could depend on another."""
    return not any(part.counts for part in parts) and not any(
        entangled([p for p in parts if p.change.layer == layer]) for layer in LAYERS)


def seen_beyond(state: State, names: Iterable[str]) -> tuple[tuple[str, Anything], ...]:
    """What each name stands for: a field of the State, or "seats.life", that of every player."""
    return tuple((name, value_of(state, *name.split("."))) for name in names)


def value_of(state: State, field: str, part: str = "") -> Anything:
    return tuple(getattr(seat, part) for seat in state.seats) if part else getattr(state, field)


def start(state: State, kinds: Kinds) -> Fold:
    things = {thing.id: thing for thing, _ in kinds.values()}
    return Fold(state, things, {t.id: n for t, n in kinds.values()}, {id: face_up(t) for id, t in things.items()}, {})
