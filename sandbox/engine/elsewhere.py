"""What an object is that is not on the battlefield: as printed, with what defines its characteristics, and what is done to a spell.

Characteristic-defining abilities function in all zones [604.3]; effects that speak of spells, and those of resolved spells and
abilities that changed one, apply on the stack. What they count are the permanents as they are and everything else as it is
printed: nothing here asks about itself again.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any as Anything

import attrs

from sandbox.engine.derived import Derived
from sandbox.engine.kinds import Scene, Static, The
from sandbox.engine.layers import Part, age, face_up, in_order, of_effect, split
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, PHASED_OUT, STACK, Look, State, Thing


@attrs.define
class Around:
    """The state as it is seen while one object in it is worked out."""
    state: State
    id: int
    now: Look

    @property
    def derived(self) -> Derived:
        return self.state.derived

    def thing(self, id: int) -> Thing | None:
        return self.state.thing(id)

    def fitting(self, test: Anything) -> list[int]:
        return self.state.fitting(test)

    def weight(self, id: int) -> int:
        return self.state.weight(id)

    def look(self, id: int) -> Look:
        if id == self.id:
            return self.now
        thing = self.state.things.get(id)
        return face_up(thing) if thing and thing.zone != BATTLEFIELD else self.state.look(id)


def look_elsewhere(state: State, thing: Thing) -> Look:
    """Its look, found once for each state."""
    known: dict[int, Look] = state.__dict__.setdefault("_elsewhere", {})
    if thing.id not in known:
        known[thing.id] = of_the_stray(state, thing) if thing.token == "token" and thing.zone != STACK else worked_out(state, thing)
    return known[thing.id]


def of_the_stray(state: State, thing: Thing) -> Look:
    """Of tokens that are alike and soon cease to exist one is worked out, unless its abilities could speak of it alone."""
    known: dict[Anything, Look | None] = state.__dict__.setdefault("_strays", {})
    sort = thing.zone, thing.likeness
    if sort not in known:
        known[sort] = None if defining(thing, face_up(thing)) else worked_out(state, thing)
    return known[sort] or worked_out(state, thing)


def worked_out(state: State, thing: Thing) -> Look:
    look = face_up(thing)
    more = (*of_its_spell(thing, look), *done_to(state, thing.id)) if thing.zone == STACK else given_to_cards(state, thing)
    parts = [*defining(thing, look), *more]
    if not parts:
        return look
    world = Around(state, thing.id, look)
    for layer in in_order():
        for part in sorted((p for p in parts if p.change.layer == layer), key=lambda p: (not p.defining, age(p))):
            scene = Scene(world, look.controller if part.source == thing.id else part.you, part.source)
            if part.locked is not None or speaks_of(part, scene, thing.id):
                world.now = applied(part, attrs.evolve(scene, mentioned=[(The(thing.id),)]))
    return world.now


def applied(part: Part, scene: Scene) -> Look:
    """The look with the part applied; X is what the ability says [107.3i]."""
    where: Anything = getattr(part.ability, "where", None)
    change: Anything = part.change.bound(attrs.evolve(scene, x=where.value(scene)) if where else scene)
    look: Look = change.apply(scene.world.now)
    return look


@rule("604.3", without=lambda thing, look: [])
def defining(thing: Thing, look: Look) -> list[Part]:
    """Its own characteristic-defining abilities."""
    return [part for ability in look.abilities if isinstance(ability, Static) and bool(getattr(ability, "defining", False))
            for part in split((thing.id, ability), look.controller, thing.id, ability.effect, thing.timestamp, None, ability)]


def of_its_spell(thing: Thing, look: Look) -> list[Part]:
    """Its own abilities that say what it is as a spell: bestow, say [702.103b]."""
    return [part for ability in look.abilities if isinstance(ability, Static) and bool(getattr(ability, "of_its_spell", False))
            for part in split((thing.id, ability), look.controller, thing.id, ability.effect, thing.timestamp, None, ability)]


def done_to(state: State, spell: int) -> Iterator[Part]:
    """The effects of permanents that speak of spells, and those of resolved spells and abilities that found this one."""
    for id in sorted(state.derived.loners):
        thing = state.things.get(id)
        if thing is not None and thing.zone == BATTLEFIELD:
            look = state.look(id)
            for ability in look.abilities:
                if isinstance(ability, Static) and is_of_spells(ability.effect.what):
                    yield from split((id, ability), look.controller, id, ability.effect, thing.timestamp, None, ability)
    for effect in state.effects:
        if spell in effect.locked:
            yield from of_effect(effect)


@rule("113.6", without=lambda state, thing: [])
def given_to_cards(state: State, thing: Thing) -> list[Part]:
    """What permanents and emblems say of cards in a zone that they name, "each creature card in your graveyard has unearth {2}", and
    what resolved spells and abilities did to this one."""
    if thing.zone in (BATTLEFIELD, PHASED_OUT):
        return []
    known: dict[str, Anything] = state.__dict__.setdefault("_kept", {})
    if "of cards" not in known:
        known["of cards"] = said_of_cards(state)
        known["touched"] = frozenset(id for effect in state.effects for id in effect.locked)
    touching = [effect for effect in state.effects if thing.id in effect.locked] if thing.id in known["touched"] else []
    return [*known["of cards"], *(part for effect in touching for part in of_effect(effect))]


def said_of_cards(state: State) -> list[Part]:
    """By static abilities of permanents, and by emblems."""
    speakers = [(id, one, state.look(id)) for id in sorted(state.derived.loners)
                if (one := state.things.get(id)) and one.zone == BATTLEFIELD]
    parts = [part for id, one, look in speakers for ability in look.abilities
             if isinstance(ability, Static) and is_of_cards(ability.effect.what)
             for part in split((id, ability), look.controller, id, ability.effect, one.timestamp, None, ability)]
    anew: list[Anything] = [effect for effect in state.effects if effect.finds == "anew"]
    return parts + [part for effect in anew if is_of_cards(effect.sentence.what) for part in of_effect(effect)]


def is_of_cards(what: Anything) -> bool:
    return bool(getattr(getattr(what, "noun", None), "placed", False))


def is_of_spells(what: Anything) -> bool:
    """Whether a noun may speak of what is not on the battlefield."""
    return hasattr(what, "noun") and bool(getattr(what.noun, "elsewhere", ()))


@rule("611.3", without=lambda part, scene, id: part.defining)
def speaks_of(part: Part, scene: Scene, id: int) -> bool:
    """Whether a static ability's words cover the object, while they hold."""
    ability: Anything = part.ability
    while_ = getattr(ability, "while_", None)         # an emblem's effect has none
    return bool(part.sentence.what.covers(scene, The(id))) and (while_ is None or bool(while_.holds(scene)))
