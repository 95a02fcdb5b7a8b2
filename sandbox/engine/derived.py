"""Objects with equal inputs are one kind and derived once; a state starts from what was derived for an earlier one [613]."""
from __future__ import annotations

import collections
import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any as Anything

import attrs

from sandbox.engine.chunks import EMPTY, Chunks
from sandbox.engine.hearing import hearing
from sandbox.engine.kinds import ASKED, WATCHED, Ability, Static
from sandbox.engine.layers import LAYERS, Fold, Part, entangled, face_up, folded, off_the_battlefield
from sandbox.engine.printed import Card, Face
from sandbox.engine.state import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, PHASED_OUT, STACK, Effect, Likeness, Look, State, Thing

AFAR = GRAVEYARD, HAND, EXILE, COMMAND                 # where abilities may function besides the battlefield and the stack
Names = dict[int, tuple[int, ...]]                    # object -> the effects of resolved spells and abilities that are about it
Kind = Likeness | tuple[tuple[int, ...], Likeness] | tuple[int, ...] | tuple[int, Likeness]   # plain, named by the same effects, alone
Kinds = dict[Kind, tuple[Thing, int]]                 # kind -> (a representative, how many there are)
Holders = dict[type[Ability], set[Kind]]              # kind of ability -> kinds of object that have some
Row = tuple[Kind, Thing, int, Look]                   # a kind, a representative, how many there are, and what they are now
Pair = tuple[Thing | None, Thing | None]              # an object as it was and as it is


@attrs.frozen(eq=False)
class Derived:
    things: Chunks[Thing]
    effects: tuple[Effect, ...]
    kinds: Kinds
    looks: dict[Kind, Look]
    holders: Holders
    loners: frozenset[int]
    named: Names = attrs.Factory(dict)
    by_itself: bool = True                            # no effect counts objects or could depend on another: each kind can be derived alone
    beyond: tuple[tuple[str, Anything], ...] = ()     # what effects looked at beside the permanents, as it was
    strays: frozenset[int] = frozenset()              # tokens that are neither on the battlefield nor on the stack
    abroad: frozenset[int] = frozenset()              # cards elsewhere with abilities that function where they are [113.6]
    found: dict[Anything, list[Anything]] = attrs.Factory(dict)    # what having, and having_about, have been asked for
    rows: list[Row] = attrs.field(factory=list, init=False)        # each kind in a row, as soon as fitting has been asked for

    def kind(self, thing: Thing) -> Kind:
        if thing.id in self.loners:
            return thing.id, thing.likeness
        names = self.named.get(thing.id) if self.named else None
        return (names, thing.likeness) if names else thing.likeness

    def look(self, thing: Thing) -> Look:
        return self.looks[self.kind(thing)] if thing.zone == BATTLEFIELD else off_the_battlefield(thing)

    def of(self, wanted: Iterable[Kind]) -> list[Thing]:
        """The objects of these kinds, oldest first; who is alone of its kind need not be looked for."""
        return self.those_in([(kind, *self.kinds[kind]) for kind in set(wanted) if kind in self.kinds])

    def fitting(self, test: Callable[[Thing, Look], bool]) -> list[Thing]:
        """The objects for which test(thing, look) holds, oldest first: asked once for each kind of them, with no kind looked up."""
        if not self.rows:
            self.rows.extend((kind, one, count, self.looks[kind]) for kind, (one, count) in self.kinds.items())
        return self.those_in([(kind, one, count) for kind, one, count, look in self.rows if test(one, look)])

    def those_in(self, here: list[tuple[Kind, Thing, int]]) -> list[Thing]:
        many = {kind for kind, _, count in here if count > 1}
        found = [one for _, one, count in here if count == 1]
        if many:
            found += self.members(many, sum(count for _, _, count in here if count > 1))
        return sorted(found, key=operator.attrgetter("id"))

    def members(self, kinds: set[Kind], left: int) -> list[Thing]:
        """Every object of these kinds, no further than to the row in which the last of them is."""
        found: list[Thing] = []
        kind = self.kind
        for row in self.things.rows:
            if row is not EMPTY:
                found += [thing for thing in row if thing is not None and thing.zone == BATTLEFIELD and kind(thing) in kinds]
                if len(found) == left:
                    break
        return found

    def having(self, kind: type[Ability]) -> list[tuple[int, int, int, Anything]]:
        """(object, controller, which ability, the ability) for each such ability on the battlefield; not to be changed."""
        if kind not in self.found:
            self.found[kind] = [(thing.id, look.controller, i, a) for thing in self.of(self.holders.get(kind, ()))
                                if (look := self.look(thing)) for i, a in enumerate(look.abilities) if isinstance(a, kind)]
        return self.found[kind]

    def having_about(self, kind: type[Ability], verb: type[Anything]) -> list[tuple[int, int, int, Anything]]:
        """Those of them that could be about this verb; not to be changed."""
        if (kind, verb) not in self.found:
            self.found[kind, verb] = hearing(self.having(kind), ASKED[kind], verb)
        return self.found[kind, verb]

    def abroad_having(self, kind: type[Ability]) -> list[tuple[int, int, int, Anything]]:
        """The same for those that function in another zone, where their object is; a card speaks for its owner there."""
        return [(id, thing.owner, i, a) for id in sorted(self.abroad) if (thing := self.things.get(id))
                for i, a in enumerate(thing.card.front.abilities) if isinstance(a, kind) and a.zone == thing.zone]


def speaks_for_itself(thing: Thing) -> bool:
    """Has static abilities of its own, or is attached: an object like this is a kind by itself."""
    return thing.attached is not None or has_static(thing.face_of(thing.copiable))


def has_static(face: Face) -> bool:
    """Whether a face has static abilities; found once for a face."""
    if "_static" not in face.__dict__:
        face.__dict__["_static"] = any(isinstance(a, Static) for a in face.abilities)
    found: bool = face.__dict__["_static"]
    return found


def says_the_same(old: Thing | None, new: Thing) -> bool:
    """Whether one that is still there speaks for itself if it did before, and not if not."""
    return old is not None and old.zone == new.zone and old.card is new.card and old.attached == new.attached and (
        old.copied is new.copied and old.transformed == new.transformed and old.facing == new.facing)


def loners_among(things: Iterable[Thing]) -> set[int]:
    """Those that speak for themselves, and what they are attached to."""
    own = [t for t in things if t.zone == BATTLEFIELD and speaks_for_itself(t)]
    return {t.id for t in own} | {t.attached for t in own if t.attached is not None}


def named_by(effects: tuple[Effect, ...]) -> Names:
    """What the effects of resolved spells and abilities are about: what the same of them are about can be one kind [611.2c]."""
    found: Names = {}
    for effect in effects:
        for id in effect.locked:
            found[id] = (*found[id], effect.id) if id in found else (effect.id,)
    return found


def derive(state: State) -> Derived:
    """From nothing, or from an earlier Derived by what changed; the same either way."""
    was: Derived | None = state.earlier
    if was is None:
        return regrouped(state, frozenset(loners_among(state.permanents())), named_by(state.effects))
    same_world = was.beyond == seen_beyond(state, [name for name, _ in was.beyond])
    if state.things is was.things and state.effects is was.effects and same_world:
        return was
    changed = state.things.differences(was.things)
    own = loners_among(new for old, new in changed if new is not None and not says_the_same(old, new))
    same_effects = was.effects is state.effects or was.effects == state.effects
    named = was.named if same_effects else named_by(state.effects)
    loners = was.loners if own <= was.loners else was.loners | own
    changed += told_apart_now(state, was, changed, loners, named)
    spoken = any(new.id in loners if new else old.id in loners if old else False for old, new in changed)
    if spoken or not same_effects or not same_world:
        kinds, _ = recounted(was, attrs.evolve(was, things=state.things, loners=loners, named=named), changed)
        return looked_up(state, kinds, attrs.evolve(was, loners=loners, named=named, strays=strays_after(was, changed),
                                                    abroad=abroad_after(was, changed)))
    return after_crowds(state, was, changed) if changed else attrs.evolve(was, things=state.things)


def told_apart_now(state: State, was: Derived, changed: list[Pair], loners: frozenset[int], named: Names) -> list[Pair]:
    """Objects of another kind by now though they themselves have not changed: new effects are about them, or they speak by now."""
    others = loners - was.loners
    if named is not was.named:
        others |= {id for id in (*named, *was.named) if named.get(id) != was.named.get(id)}
    if not others:
        return []
    known = {thing.id for pair in changed for thing in pair if thing}
    return [(was.things.get(id), state.things.get(id)) for id in others if id not in known]


def after_crowds(state: State, was: Derived, changed: list[Pair]) -> Derived:
    """Nothing that changed speaks for itself: at most there are more or fewer of a kind, or new kinds."""
    now = attrs.evolve(was, things=state.things, strays=strays_after(was, changed), abroad=abroad_after(was, changed),
                       found={})
    kinds, moved = recounted(was, now, changed)
    if moved.isdisjoint(set().union(*was.holders.values())):
        now = attrs.evolve(now, found=was.found)      # whose abilities wait for something, nothing happened to
    if kinds.keys() == was.kinds.keys() and all(kinds[kind][1] == count for kind, (_, count) in was.kinds.items()):
        return attrs.evolve(now, kinds=kinds)
    return with_new_kinds(state, now, kinds) if was.by_itself else looked_up(state, kinds, now)


def with_new_kinds(state: State, now: Derived, kinds: Kinds) -> Derived:
    """Only kinds that were not there before are derived, among the objects that speak for themselves."""
    new = kinds.keys() - now.kinds.keys()
    if not new:
        return attrs.evolve(now, kinds=kinds, looks={kind: now.looks[kind] for kind in kinds}, holders=those_of(kinds, now.holders))
    fresh = looked_up(state, {k: v for k, v in kinds.items() if k in new or v[0].id in now.loners}, now)
    if fresh.loners != now.loners:                    # a new kind was given static abilities: its objects are kinds by themselves
        return regrouped(state, fresh.loners | now.loners, now.named)
    looks = {kind: fresh.looks.get(kind) or now.looks[kind] for kind in kinds}
    holders = those_of(kinds, now.holders, fresh.holders)
    found = {asked: those for asked, those in now.found.items() if new.isdisjoint(holders[asked[0] if type(asked) is tuple else asked])}
    return attrs.evolve(fresh, kinds=kinds, looks=looks, holders=holders, beyond=now.beyond, found=found)


def those_of(kinds: Kinds, *holders: Holders) -> Holders:
    return {watched: set().union(*(h.get(watched, ()) for h in holders)) & kinds.keys() for watched in WATCHED}


def recounted(was: Derived, now: Derived, changed: list[Pair]) -> tuple[Kinds, set[Kind]]:
    """The kinds and how many there are of each, after (old, new) things, and which of them were touched; who stands for a kind is one
    of it."""
    left = collections.Counter([was.kind(old) for old, _ in changed if old is not None and old.zone == BATTLEFIELD])
    come = [(now.kind(new), new) for _, new in changed if new is not None and new.zone == BATTLEFIELD]
    latest, more = dict(come), collections.Counter([kind for kind, _ in come])
    kinds = dict(was.kinds)
    for kind in (*left, *(kind for kind in more if kind not in left)):
        one, count = kinds.get(kind, (None, 0))
        count += more[kind] - left[kind]
        if not count:
            del kinds[kind]
        elif kind in latest:
            kinds[kind] = latest[kind], count
        elif one is not None and (now.things.get(one.id) is not one or now.kind(one) != kind):     # who stood for the kind has left it
            kinds[kind] = another(now, kind, one.id), count
        elif one is not None:
            kinds[kind] = one, count
    return kinds, {*left, *more}


def another(now: Derived, kind: Kind, near: int) -> Thing:
    """One of a kind, looked for from an id on: neighbours tend to be alike."""
    return next(thing for thing in now.things.around(near) if thing.zone == BATTLEFIELD and now.kind(thing) == kind)


def strays_among(things: Iterable[Thing]) -> frozenset[int]:
    return frozenset(t.id for t in things if t.token == "token" and t.zone not in (BATTLEFIELD, PHASED_OUT, STACK))


def strays_after(was: Derived, changed: list[Pair]) -> frozenset[int]:
    come = strays_among(new for _, new in changed if new)
    gone = {old.id for old, _ in changed if old} if was.strays else frozenset[int]()
    return was.strays if not come and gone.isdisjoint(was.strays) else (was.strays - gone) | come


def regrouped(state: State, loners: frozenset[int], named: Names) -> Derived:
    kinds: Kinds = {}
    everything = state.things.values()
    blank = Derived(state.things, state.effects, {}, {}, {}, loners, named,
                    strays=strays_among(everything), abroad=abroad_among(everything))
    for thing in state.permanents():
        representative, count = kinds.get(blank.kind(thing), (thing, 0))
        kinds[blank.kind(thing)] = representative, count + 1
    return looked_up(state, kinds, blank)


def abroad_among(things: Iterable[Thing]) -> frozenset[int]:
    return frozenset(t.id for t in things if t.zone in AFAR and t.zone in zones_of(t.card))


def zones_of(card: Card) -> frozenset[str]:
    """The zones in which abilities of the front function; found once for a card."""
    if "_zones" not in card.__dict__:
        card.__dict__["_zones"] = frozenset(a.zone for a in card.front.abilities if isinstance(a, WATCHED))
    found: frozenset[str] = card.__dict__["_zones"]
    return found


def abroad_after(was: Derived, changed: list[Pair]) -> frozenset[int]:
    come = abroad_among(new for _, new in changed if new)
    gone = {old.id for old, _ in changed if old} if was.abroad else frozenset[int]()
    return was.abroad if not come and gone.isdisjoint(was.abroad) else (was.abroad - gone) | come


def looked_up(state: State, kinds: Kinds, now: Derived) -> Derived:
    """What each kind looks like; now says who is told apart by what, and who is elsewhere."""
    fold = folded(start(state, kinds), lambda *heard: None)
    looks = {kind: fold.looks[thing.id] for kind, (thing, _) in kinds.items()}
    gained = {t.id for k, (t, _) in kinds.items() if t.id not in now.loners and any(isinstance(a, Static) for a in looks[k].abilities)}
    if gained:                                        # a whole kind was given a static ability: each now speaks for itself
        crowd = {t.likeness for t, _ in kinds.values() if t.id in gained}
        return regrouped(state, now.loners | {t.id for t in state.permanents() if t.likeness in crowd}, now.named)
    names = sorted({name for part in fold.parts for name in part.beyond})
    return Derived(state.things, state.effects, kinds, looks, holders_in(looks), now.loners, now.named, alone(fold.parts),
                   seen_beyond(state, names), now.strays, now.abroad)


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
