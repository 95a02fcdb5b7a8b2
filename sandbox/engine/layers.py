"""What objects are: copiable values, then continuous effects layer by layer, dependency found by trying [613]."""
from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any as Anything

import attrs

from sandbox.engine.kinds import COUNTED, Change, Scene, Static, The
from sandbox.engine.printed import MELDED, Card, Face
from sandbox.engine.reasons import name_of_source
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Effect, Look, State, Thing
from sandbox.language.phrase import walk

RULES = "rules"                                       # after all layers: what affects rules and no characteristic [613.11]
LAYERS = "1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", RULES
Key = tuple[Anything, ...]
Outcome = tuple[tuple[int, ...], tuple[Change, ...]]  # what it applies to, and what it does to each
Waits = dict[Key, set[tuple[Key, str]]]               # which effect waits for which, and why


@attrs.frozen(eq=False, slots=False)
class Part:
    """One effect in one layer; the parts of an effect share its key."""
    key: Key
    you: int
    source: int
    change: Change
    sentence: Anything
    timestamp: int
    locked: tuple[int, ...] | None = None             # None: a static ability, which finds its objects anew [611.3a]
    ability: Static | None = None

    @property
    def spoken(self) -> tuple[Anything, ...]:
        """The phrases that say when, to what, and what."""
        return (self.sentence.what, self.change, getattr(self.ability, "while_", None) or (), getattr(self.ability, "where", None) or ())

    @functools.cached_property
    def reads(self) -> frozenset[str]:
        return frozenset({"abilities"}).union(*(p.reads for p in walk(self.spoken)))

    @functools.cached_property
    def beyond(self) -> frozenset[str]:
        """The fields of the State, other than the permanents, that it looks at: "seats", "step", "things" (other zones) …"""
        return frozenset[str]().union(*(getattr(p, "beyond", frozenset()) for p in walk(self.spoken)))

    @functools.cached_property
    def counts(self) -> bool:
        return any(p.counts for p in walk((self.sentence, self.spoken)))

    @functools.cached_property
    def same_for_all(self) -> bool:
        """Whether its words leave nothing to be found out for each object."""
        return type(self.change).bound is Change.bound or not getattr(self.change, "binds", True)

    @property
    def defining(self) -> bool:
        """Whether it comes from a characteristic-defining ability [604.3]."""
        return bool(getattr(self.ability, "defining", ""))

    def could_depend_on(self, other: Part) -> bool:
        """613.8a: the same layer, both defining or neither, and the other writes what this one looks at."""
        return self is not other and self.defining == other.defining and not self.reads.isdisjoint(other.change.writes)


def own_subjects(ability: Static) -> list[Anything]:
    """The words in a condition and its effect that name one object: this, the enchanted creature."""
    return [p for p in walk((ability.while_, ability.effect.what)) if getattr(p, "of_source", False)]


@functools.cache
def spoken_of(ability: Static) -> Anything:
    """What "it" means in a static ability with a condition: the one object that it speaks of before; None if it has no "it"."""
    pronouns = ability.while_ is not None and any(getattr(p, "pronoun", False) for p in walk((ability.while_, ability.effect)))
    return next(iter(own_subjects(ability)), None) if pronouns else None


@functools.cache
def each_by_itself(ability: Static) -> bool:
    """Whether its condition asks about each object that it affects: "creatures you control have reach as long as they're …"."""
    return ability.while_ is not None and any(getattr(p, "pronoun", False) for p in walk(ability.while_)) and not own_subjects(ability)


@attrs.define
class Fold:
    """The layers half applied, for one object of each kind: a world in which nouns can look around."""
    state: State
    things: dict[int, Thing]                          # representative -> Thing
    weights: dict[int, int]                           # representative -> how many objects it stands for
    looks: dict[int, Look]
    begun: dict[Key, tuple[int, ...]]                 # effect -> the objects it started with [613.6]
    parts: tuple[Part, ...] = ()                      # all that were met on the way, those that lost their ability too

    def thing(self, id: int) -> Thing | None:
        return self.things.get(id) or self.state.thing(id)

    def weight(self, id: int) -> int:
        return self.weights.get(id, 1)                # what is not on the battlefield is itself and no other

    def fitting(self, test: Callable[[Thing, Look], bool]) -> list[int]:
        return [id for id in self.things if test(self.things[id], self.looks[id])]

    def look(self, id: int) -> Look:
        if id in self.looks:
            return self.looks[id]
        thing = self.state.things.get(id)
        return off_the_battlefield(thing) if thing else self.state.look(id)

    def scene(self, part: Part) -> Scene:             # a static ability speaks for whoever controls its object by now
        scene = Scene(self, part.you if part.ability is None else self.looks[part.source].controller, part.source)
        if part.ability is not None and (subject := spoken_of(part.ability)) is not None:
            scene.mentioned.append(tuple(subject.find(scene)))
        return scene

    def speaking_of(self, part: Part, id: int) -> Scene:
        """The scene in which "it" is one of the objects that the part affects, and X what the ability says [107.3i]."""
        scene = self.scene(part)
        scene.mentioned = [(The(id),)]
        if where := getattr(part.ability, "where", None):
            scene.x = where.value(scene)
        return scene

    def exists(self, part: Part) -> bool:
        if part.ability is None or part.key in self.begun:
            return True
        if part.ability not in self.looks[part.source].abilities:
            return False
        return each_by_itself(part.ability) or part.ability.while_ is None or bool(
            part.ability.while_.holds(self.scene(part)))

    def affected(self, part: Part) -> tuple[int, ...]:
        if part.key in self.begun:
            return self.begun[part.key]
        return self.found_now(part) if part.locked is None else self.found_then(part, part.locked)

    @rule("611.3a", without=lambda self, part: ())
    def found_now(self, part: Part) -> tuple[int, ...]:
        """What a static ability finds: whatever its words cover at this moment."""
        scene = self.scene(part)
        found = tuple(id for id in self.things if part.sentence.what.covers(scene, The(id)))
        if part.ability is None or not each_by_itself(part.ability):
            return found
        return tuple(id for id in found if part.ability.while_.holds(attrs.evolve(scene, it=The(id))))

    @rule("611.2c", without=lambda self, part, locked: self.found_now(part), unlimited=lambda self, part, locked: ())
    def found_then(self, part: Part, locked: tuple[int, ...]) -> tuple[int, ...]:
        """What the effect of a resolved spell or ability found as it began."""
        within = frozenset(locked)
        return tuple(id for id in self.things if id in within)

    def outcome(self, part: Part) -> Outcome | None:
        """Whether it exists, what it applies to and what it does there: what another effect must change to be depended on."""
        if not self.exists(part):
            return None
        affected = self.affected(part)
        if part.same_for_all:
            return affected, (part.change,) * len(affected)
        return affected, tuple(part.change.bound(self.speaking_of(part, id)) for id in affected)

    def after(self, part: Part) -> Fold:
        """The world with this part applied."""
        if (outcome := self.outcome(part)) is None:
            return self
        changed = {id: change.apply(self.looks[id]) for id, change in zip(*outcome, strict=True)}
        return attrs.evolve(self, looks={**self.looks, **changed}, begun={**self.begun, part.key: outcome[0]})


# ---- dependency [613.8] ----
@rule("613.8a", without=lambda fold, parts: {part.key: set() for part in parts})
def waits_for(fold: Fold, parts: Sequence[Part]) -> Waits:
    """Which part depends on which others [613.8a], among those that could."""
    waits: Waits = {part.key: set() for part in parts}
    standing: dict[int, Outcome | None] = {}          # found once for each part, however many it is tried against
    for other in parts:
        if could := [part for part in parts if part.could_depend_on(other)]:
            tried = fold.after(other)
            for part in could:
                if id(part) not in standing:
                    standing[id(part)] = fold.outcome(part)
                if (was := standing[id(part)]) is not None and (reason := difference(was, tried.outcome(part))):
                    waits[part.key].add((other.key, reason))
    return waits


def entangled(parts: Sequence[Part]) -> bool:
    return any(part.could_depend_on(other) for part in parts for other in parts)


def difference(before: Outcome | None, after: Outcome | None) -> str | None:
    if before is None:
        return None
    if after is None:
        return "which removes this ability"
    if before[0] != after[0]:
        return "which changes what this affects"
    return "which changes what this does" if before[1] != after[1] else None


def reaches(waits: Waits, start: Key) -> set[Key]:
    """Everything a part waits for, through others too."""
    seen: set[Key] = set()
    todo = [start]
    while todo:
        new = {k for k, _ in waits.get(todo.pop(), ())} - seen
        seen |= new
        todo += new
    return seen


@rule("613.7a", without=lambda part: (-part.timestamp, -part.source))
@rule("613.7", without=lambda part: (-part.timestamp, part.source))
def age(part: Part) -> tuple[int, int]:
    return part.timestamp, part.source


def next_part(fold: Fold, parts: Sequence[Part]) -> tuple[Part, Waits, list[Part]]:
    """The earliest timestamp among those that wait for nothing; a loop falls back to timestamps [613.8b]."""
    waits = waits_for(fold, parts) if entangled(parts) else {}
    if not any(waits.values()):
        return min(parts, key=age), waits, []
    deep = {p.key: reaches(waits, p.key) for p in parts}
    free = [p for p in parts if all(p.key in deep[k] for k in deep[p.key])]
    chosen = min(free, key=age)
    overtaken = [p for p in parts if p.timestamp < chosen.timestamp and chosen.key in deep[p.key]]
    return chosen, waits, overtaken


# ---- the fold ----
@rule("613.1", "613.1d", "613.1f", without=lambda: LAYERS[::-1])
def in_order() -> tuple[str, ...]:
    """The layers, one after another."""
    return LAYERS


Listen = Callable[[str, Part | None, Fold, Fold, str], None]


def folded(fold: Fold, listen: Listen) -> Fold:
    """Every part, layer by layer; listen hears of each application: the same fold derives and explains."""
    parts = resolved_parts(fold.state) + counted_parts(fold)
    for layer in in_order():
        known = {p.key for p in parts}
        parts += [p for p in from_layer(layer, static_parts(fold)) if p.key not in known]   # also those that a layer before this gave
        mine = [p for p in parts if p.change.layer == layer]
        for pending in ([p for p in mine if p.defining], [p for p in mine if not p.defining]):   # 613.3
            fold = layer_folded(fold, layer, pending, listen)
        if layer == "7c":
            was, fold = fold, attrs.evolve(fold, looks={id: with_counters(look, fold.things[id]) for id, look in fold.looks.items()})
            listen(layer, None, was, fold, "counters")
    return attrs.evolve(fold, parts=tuple(parts))


def from_layer(layer: str, parts: list[Part]) -> list[Part]:
    """Those whose effects can have begun by that layer: in the first, static abilities that make copies, whole [613.2a, 613.6]."""
    if layer != "1":
        return parts
    begun = {p.key for p in parts if p.change.layer == layer}
    return [p for p in parts if p.key in begun]


@rule("613.8c", without=lambda start, fold: start)
def by_now(start: Fold, fold: Fold) -> Fold:
    """What decides which effect is next: the world as those before it in its layer have left it."""
    return fold


def layer_folded(fold: Fold, layer: str, pending: list[Part], listen: Listen) -> Fold:
    late: dict[Key, str] = {}
    start = fold
    while pending:
        chosen, waits, overtaken = next_part(by_now(start, fold), pending)
        for p in overtaken:
            late[p.key] = f"after {name_of_source(fold, chosen.source)}, {dict(waits[p.key]).get(chosen.key, 'through others')}"
        was, fold = fold, fold.after(chosen)
        listen(layer, chosen, was, fold, late.get(chosen.key, f"timestamp {chosen.timestamp}"))
        pending.remove(chosen)
    return fold


OF_SIZE = re.compile(r"([+-]\d+)/([+-]\d+)")


@rule("122.1a", "613.4c", without=lambda look, thing: look)
def with_counters(look: Look, thing: Thing) -> Look:
    """613.4c: of every kind that changes power and toughness [122.1a]."""
    if not thing.counters or look.power is None or look.toughness is None:
        return look
    power, toughness = (sum(changes(kind)[i] * n for kind, n in thing.counters) for i in (0, 1))
    return attrs.evolve(look, power=look.power + power, toughness=look.toughness + toughness) if power or toughness else look


@functools.cache
def changes(kind: str) -> tuple[int, int]:
    """What a counter of that kind adds to power and toughness."""
    return (int(found[1]), int(found[2])) if (found := OF_SIZE.fullmatch(kind)) else (0, 0)


def face_up(thing: Thing) -> Look:
    """Before any layer but the first: the copiable values of the face that is up."""
    card, face = thing.copiable, thing.face_of(thing.copiable)
    value = value_of_card(card, face) + x_announced(thing, face)
    return Look(card=card, face=face, controller=thing.controller, name=face.name, types=face.types, colors=face.colors, power=face.power,
                toughness=face.toughness, loyalty=face.loyalty, abilities=face.abilities, mana_value=value)


def off_the_battlefield(thing: Thing) -> Look:
    """What an object is where no layers are: with what its own characteristic-defining abilities say [604.3]."""
    look = face_up(thing)
    for ability in look.abilities:
        if getattr(ability, "defining", "") and hasattr(ability, "define"):
            look = ability.define(look)
    return look


@rule("202.3b", "202.3c", without=lambda card, face: face.mana_value)
def value_of_card(card: Card, face: Face) -> int:
    """A turned permanent keeps the mana value of its front, a melded one those of its two fronts."""
    if card.layout == MELDED and card.back:
        return card.back.mana_value
    return card.front.mana_value if card.layout == "transform" else face.mana_value


@rule("202.3e", without=lambda thing, face: 0)
def x_announced(thing: Thing, face: Face) -> int:
    """On the stack X counts as what was chosen."""
    return thing.x * face.cost.count("X") if thing.zone == "stack" else 0


def static_parts(fold: Fold) -> list[Part]:
    return [part for id, look in fold.looks.items() for ability in look.abilities if isinstance(ability, Static)
            for part in split((id, ability), look.controller, id, ability.effect, fold.things[id].timestamp, None, ability)]


@rule("122.1b", "613.7c", without=lambda fold: [])
def counted_parts(fold: Fold) -> list[Part]:
    """What counters give, each kind as of when the latest of it was put there."""
    return [part for id, thing in fold.things.items() for kind, n in thing.counters if n and kind in COUNTED
            for part in split((id, kind), thing.controller, id, COUNTED[kind], thing.stamped(kind), (id,), None)]


def resolved_parts(state: State) -> list[Part]:
    return [part for effect in state.effects for part in of_effect(effect)]


def of_effect(e: Effect) -> list[Part]:
    return split((e.id, None), e.you, e.source, e.sentence, e.timestamp, None if e.finds == "anew" else e.locked, None)


def split(key: Key, you: int, source: int, sentence: Anything, timestamp: int, locked: tuple[int, ...] | None,
          ability: Static | None) -> list[Part]:
    return [Part(key, you, source, change, sentence, timestamp, locked, ability)
            for whole in sentence.changes for change in whole.parts()]
