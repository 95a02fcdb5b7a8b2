"""Objects with equal inputs are one kind and derived once; a state starts from what was derived for an earlier one [613]."""
from __future__ import annotations

import collections
from collections.abc import Iterable, Iterator, Sequence
from typing import Any as Anything

import attrs

from sandbox.engine.chunks import Chunks
from sandbox.engine.kinds import WATCHED, Ability, Static
from sandbox.engine.layers import LAYERS, Fold, Part, entangled, face_up, folded, off_the_battlefield
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, PHASED_OUT, STACK, Effect, Look, State, Thing

AFAR = GRAVEYARD, HAND, EXILE, COMMAND                 # where abilities may function besides the battlefield and the stack
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
    strays: frozenset[int] = frozenset()              # tokens that are neither on the battlefield nor on the stack
    abroad: frozenset[int] = frozenset()              # cards elsewhere with abilities that function where they are [113.6]
    found: dict[type[Ability], list[Anything]] = attrs.Factory(dict)        # what having has been asked for

    def kind(self, thing: Thing) -> Kind:
        return (thing.id, thing.likeness) if thing.id in self.loners else thing.likeness

    def look(self, thing: Thing) -> Look:
        return self.looks[self.kind(thing)] if thing.zone == BATTLEFIELD else off_the_battlefield(thing)

    def of(self, wanted: Iterable[Kind]) -> list[Thing]:
        """The objects of these kinds, oldest first; who is alone of its kind need not be looked for."""
        here = [(kind, *self.kinds[kind]) for kind in set(wanted) if kind in self.kinds]
        many = {kind for kind, _, count in here if count > 1}
        found = [one for _, one, count in here if count == 1]
        if many:
            found += self.members(many, {one.card for kind, one, _ in here if kind in many}, sum(self.kinds[kind][1] for kind in many))
        return sorted(found, key=lambda thing: thing.id)

    def members(self, kinds: set[Kind], cards: set[Card], left: int) -> Iterator[Thing]:
        """Every object of these kinds, which are of these cards; no further than to the last of them."""
        for thing in self.things.around(0):
            if thing.card in cards and thing.zone == BATTLEFIELD and self.kind(thing) in kinds:
                yield thing
                left -= 1
                if not left:
                    return

    def having(self, kind: type[Ability]) -> list[tuple[int, int, int, Anything]]:
        """(object, controller, which ability, the ability) for each such ability on the battlefield; not to be changed."""
        if kind not in self.found:
            self.found[kind] = [(thing.id, look.controller, i, a) for thing in self.of(self.holders.get(kind, ()))
                                if (look := self.look(thing)) for i, a in enumerate(look.abilities) if isinstance(a, kind)]
        return self.found[kind]

    def abroad_having(self, kind: type[Ability]) -> list[tuple[int, int, int, Anything]]:
        """The same for those that function in another zone, where their object is; a card speaks for its owner there."""
        return [(id, thing.owner, i, a) for id in sorted(self.abroad) if (thing := self.things.get(id))
                for i, a in enumerate(thing.card.front.abilities) if isinstance(a, kind) and a.zone == thing.zone]


def speaks_for_itself(thing: Thing) -> bool:
    """Has static abilities of its own, or is attached: an object like this is a kind by itself."""
    return thing.attached is not None or any(isinstance(a, Static) for a in thing.face_of(thing.copiable).abilities)


def loners_among(things: Iterable[Thing]) -> set[int]:
    """Those that speak for themselves, and what they are attached to."""
    own = [t for t in things if t.zone == BATTLEFIELD and speaks_for_itself(t)]
    return {t.id for t in own} | {t.attached for t in own if t.attached is not None}


def locked_in(state: State) -> set[int]:
    """What the effects of resolved spells and abilities name."""
    return {id for effect in state.effects for id in effect.locked}


def derive(state: State) -> Derived:
    """From nothing, or from an earlier Derived by what changed; the same either way."""
    was: Derived | None = state.earlier
    if was is None:
        return regrouped(state, frozenset(loners_among(state.permanents()) | locked_in(state)))
    ids = list(state.things.changed(was.things))
    loners = was.loners | loners_among(t for id in ids if (t := state.things.get(id)))
    if was.effects != state.effects:
        loners |= locked_in(state)
    changed = [(was.things.get(id), state.things.get(id)) for id in dict.fromkeys((*ids, *(loners - was.loners)))]
    spoken = any(t.id in loners for pair in changed for t in pair if t)
    if spoken or was.effects != state.effects or was.beyond != seen_beyond(state, [name for name, _ in was.beyond]):
        kinds = recounted(was, attrs.evolve(was, things=state.things, loners=loners), changed)
        return looked_up(state, kinds, loners, strays_after(was, changed), abroad_after(was, changed))
    return after_crowds(state, was, changed) if changed else attrs.evolve(was, things=state.things)


def after_crowds(state: State, was: Derived, changed: list[Pair]) -> Derived:
    """Nothing that changed speaks for itself: at most there are more or fewer of a kind, or new kinds."""
    now = attrs.evolve(was, things=state.things, strays=strays_after(was, changed), abroad=abroad_after(was, changed),
                       found={})
    kinds = recounted(was, now, changed)
    moved = {was.kind(thing) for pair in changed for thing in pair if thing}
    if moved.isdisjoint(set().union(*was.holders.values())):
        now = attrs.evolve(now, found=was.found)      # whose abilities wait for something, nothing happened to
    if {k: v[1] for k, v in kinds.items()} == {k: v[1] for k, v in was.kinds.items()}:
        return attrs.evolve(now, kinds=kinds)
    return with_new_kinds(state, now, kinds) if was.by_itself else looked_up(state, kinds, was.loners, now.strays, now.abroad)


def with_new_kinds(state: State, now: Derived, kinds: Kinds) -> Derived:
    """Only kinds that were not there before are derived, among the objects that speak for themselves."""
    new = kinds.keys() - now.kinds.keys()
    if not new:
        return attrs.evolve(now, kinds=kinds, looks={kind: now.looks[kind] for kind in kinds}, holders=those_of(kinds, now.holders))
    fresh = looked_up(state, {k: v for k, v in kinds.items() if k in new or v[0].id in now.loners}, now.loners, now.strays, now.abroad)
    if fresh.loners != now.loners:                    # a new kind was given static abilities: its objects are kinds by themselves
        return regrouped(state, fresh.loners | now.loners)
    looks = {kind: fresh.looks.get(kind) or now.looks[kind] for kind in kinds}
    holders = those_of(kinds, now.holders, fresh.holders)
    found = {watched: those for watched, those in now.found.items() if new.isdisjoint(holders[watched])}
    return attrs.evolve(fresh, kinds=kinds, looks=looks, holders=holders, beyond=now.beyond, found=found)


def those_of(kinds: Kinds, *holders: Holders) -> Holders:
    return {watched: set().union(*(h.get(watched, ()) for h in holders)) & kinds.keys() for watched in WATCHED}


def recounted(was: Derived, now: Derived, changed: list[Pair]) -> Kinds:
    """The kinds and how many there are of each, after (old, new) things; who stands for a kind is one of it."""
    kinds, left = dict(was.kinds), dict[Kind, None]()
    for old, new in changed:
        if old and old.zone == BATTLEFIELD:
            one, count = kinds[was.kind(old)]
            kinds[was.kind(old)] = (one, count - 1)
            left[was.kind(old)] = None
        if new and new.zone == BATTLEFIELD:
            kinds[now.kind(new)] = (new, kinds.get(now.kind(new), (new, 0))[1] + 1)
    for kind in left:
        one, count = kinds[kind]
        if not count:
            del kinds[kind]
        elif now.things.get(one.id) is not one or now.kind(one) != kind:       # who stood for the kind has left it
            kinds[kind] = (another(now, kind, one.id), count)
    return kinds


def another(now: Derived, kind: Kind, near: int) -> Thing:
    """One of a kind, looked for from an id on: neighbours tend to be alike."""
    return next(thing for thing in now.things.around(near) if thing.zone == BATTLEFIELD and now.kind(thing) == kind)


def strays_among(things: Iterable[Thing]) -> frozenset[int]:
    return frozenset(t.id for t in things if t.token == "token" and t.zone not in (BATTLEFIELD, PHASED_OUT, STACK))


def strays_after(was: Derived, changed: list[Pair]) -> frozenset[int]:
    gone, come = {old.id for old, _ in changed if old}, strays_among(new for _, new in changed if new)
    return was.strays if gone.isdisjoint(was.strays) and not come else (was.strays - gone) | come


def regrouped(state: State, loners: frozenset[int]) -> Derived:
    kinds: Kinds = {}
    blank = Derived(state.things, state.effects, {}, {}, {}, loners)
    for thing in state.permanents():
        representative, count = kinds.get(blank.kind(thing), (thing, 0))
        kinds[blank.kind(thing)] = representative, count + 1
    return looked_up(state, kinds, loners, strays_among(state.things.around(0)), abroad_among(state.things.around(0)))


def abroad_among(things: Iterable[Thing]) -> frozenset[int]:
    return frozenset(t.id for t in things if t.zone in AFAR and t.zone in zones_of(t.card))


def zones_of(card: Card) -> frozenset[str]:
    """The zones in which abilities of the front function; found once for a card."""
    if "_zones" not in card.__dict__:
        card.__dict__["_zones"] = frozenset(a.zone for a in card.front.abilities if isinstance(a, WATCHED))
    found: frozenset[str] = card.__dict__["_zones"]
    return found


def abroad_after(was: Derived, changed: list[Pair]) -> frozenset[int]:
    gone, come = {old.id for old, _ in changed if old}, abroad_among(new for _, new in changed if new)
    return was.abroad if gone.isdisjoint(was.abroad) and not come else (was.abroad - gone) | come


def looked_up(state: State, kinds: Kinds, loners: frozenset[int], strays: frozenset[int], abroad: frozenset[int]) -> Derived:
    fold = folded(start(state, kinds), lambda *heard: None)
    looks = {kind: fold.looks[thing.id] for kind, (thing, _) in kinds.items()}
    gained = {t.id for k, (t, _) in kinds.items() if t.id not in loners and any(isinstance(a, Static) for a in looks[k].abilities)}
    if gained:                                        # a whole kind was given a static ability: each now speaks for itself
        crowd = {t.likeness for t, _ in kinds.values() if t.id in gained}
        return regrouped(state, loners | {t.id for t in state.permanents() if t.likeness in crowd})
    names = sorted({name for part in fold.parts for name in part.beyond})
    return Derived(state.things, state.effects, kinds, looks, holders_in(looks), loners, alone(fold.parts), seen_beyond(state, names),
                   strays, abroad)


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
