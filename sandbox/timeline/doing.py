"""What a step does, as actions of the rules: each is worked out when its turn comes, in the state that the ones before it left."""
from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from sandbox.cards.abilities import text_of
from sandbox.engine.printed import DOWN, Card
from sandbox.engine.state import BATTLEFIELD, HAND, STEPS, ZONES, State, Thing
from sandbox.rules.actions import ACTIONS
from sandbox.rules.activating import abilities_of
from sandbox.timeline.byhand import edits
from sandbox.timeline.naming import Names, Unclear, Unnamed
from sandbox.timeline.replay import Action
from sandbox.timeline.saving import loaded
from sandbox.timeline.scenario import DOING, Step
from sandbox.vocabulary.mana import mana_abilities


@attrs.frozen
class Doer:
    """Who does a step, in the state as it is then."""
    step: Step
    state: State
    names: Names

    @property
    def seat(self) -> int:
        """Who is named; else who has priority, else whose turn it is."""
        if self.step.by:
            return self.names.seat(self.state, self.step.by)
        return self.state.active if self.state.priority is None else self.state.priority

    def among(self, zone: str, seat: int | None = None) -> list[Thing]:
        """What lies in a zone of the player's; of the battlefield what the player controls."""
        seat = self.seat if seat is None else seat
        there = [thing for thing in self.state.things.values() if thing.zone == zone]
        return [t for t in there if (self.state.look(t.id).controller if zone == BATTLEFIELD else t.owner) == seat]

    def object(self, word: str, zone: str) -> int:
        if word in self.names.bodies:
            return self.names.object(self.state, word).id
        there = self.among(zone)
        if not any(self.state.look(thing.id).name == word for thing in there):
            known = (*self.names.bodies, *(self.state.look(thing.id).name for thing in there))
            raise Unnamed(f"{self.state.seats[self.seat].name} has no “{word}” in the zone {zone}", word, known)
        return self.names.object(self.state, word, there).id


def actions(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    """The actions of a step; state gives the state as it is when the next one is asked for. Raises Unclear, Unnamed."""
    said = [name for name in DOING if getattr(step, name) not in ("", (), None, False)]
    if len(said) > 1:
        words = [name.rstrip("_") for name in said]
        raise Unclear(words[1], f"a step does one thing, this one does {' and '.join(words)}", words[1])
    if step.turn is not None or step.step:
        yield from going(Doer(step, state(), names))
    if said:
        yield from WAYS[said[0]](step, state, names)


Ways = Callable[[Step, Callable[[], State], Names], Iterator[Action]]


def going(doer: Doer) -> Iterator[Action]:
    """To the step and turn that are named, unless it is there already."""
    step = doer.step.step or "precombat main"
    if step not in STEPS:
        raise Unclear("step", f"unknown step “{step}”", step, STEPS)
    turn = doer.step.turn if doer.step.turn is not None else 0
    if (turn or doer.state.turn, step) != (doer.state.turn, doer.state.step):
        yield "go_to", doer.seat, turn, step


def casting(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    doer, name = Doer(step, state(), names), "cast" if step.cast else "play"
    zone = step.from_ or HAND
    if zone not in ZONES:
        raise Unclear("from", f"unknown zone “{zone}”", zone, ZONES)
    if step.face not in ("", "front", "back", DOWN):
        raise Unclear("face", f"a face is front, back or {DOWN}, not “{step.face}”", step.face, ("front", "back", DOWN))
    how = (step.face or "front", step.way) if step.way else (step.face,) if step.face else ()
    yield name, doer.seat, doer.object(step.cast or step.play, zone), *how


def activating(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    doer = Doer(step, state(), names)
    id = doer.object(step.activate, BATTLEFIELD)
    stacked, mana = abilities_of(doer.state, id), mana_abilities(doer.state.look(id))
    place = chosen(step.ability, [*stacked, *mana], doer.state, id)
    yield ("activate", doer.seat, id, place) if place < len(stacked) else ("tap", doer.seat, id, place - len(stacked))


def turning_up(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    doer = Doer(step, state(), names)
    yield "turn_up", doer.seat, doer.object(step.turn_up, BATTLEFIELD)


def chosen(ability: str | int, abilities: list[Any], state: State, id: int) -> int:
    """The place of the ability that is meant: by how its text begins, or by number; unsaid, the only one."""
    look = state.look(id)
    texts = tuple(text_of((one,), look.name, look.types) for one in abilities)
    if not abilities:
        raise Unclear("activate", f"{look.name} has no activated ability", look.name)
    if isinstance(ability, int):
        if not 1 <= ability <= len(texts):
            raise Unclear("ability", f"{look.name} has {len(texts)} activated abilities, there is no ability {ability}")
        return ability - 1
    found = [place for place, text in enumerate(texts) if text.lower().startswith(ability.lower())]
    if len(found) != 1:
        what = f"{len(found)} of its abilities begin with “{ability}”" if found else f"no ability of {look.name} begins with “{ability}”"
        raise Unclear("ability" if ability else "activate", f"{what}: {' / '.join(texts)}", ability)
    return found[0]


def tapping(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    """For mana: each of the objects named, "Island*3" three of them."""
    for word in (step.tap,) if isinstance(step.tap, str) else step.tap:
        name, star, count = word.rpartition("*")
        for _ in range(int(count) if star and count.isdigit() else 1):
            doer = Doer(step, state(), names)
            id = untapped(doer, name if star and count.isdigit() else word)
            yield "tap", doer.seat, id, making(step.mana, doer.state, id)


def untapped(doer: Doer, word: str) -> int:
    ready = [thing for thing in doer.among(BATTLEFIELD) if thing.tapped == "untapped" and doer.state.look(thing.id).name == word]
    return doer.names.object(doer.state, word, ready).id if ready and word not in doer.names.bodies else doer.object(word, BATTLEFIELD)


def making(mana: str, state: State, id: int) -> int:
    """The first mana ability whose text speaks of that mana; the first of all if none does, or none is named."""
    look = state.look(id)
    texts = [text_of((ability,), look.name, look.types) for ability in mana_abilities(look)]
    return next((place for place, text in enumerate(texts) if mana and f"{{{mana}}}" in text), 0)


def passing(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    """Whoever has priority passes, as often as is said."""
    for _ in range(int(step.pass_)):
        yield "pass", Doer(step, state(), names).seat


def resolving(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    for _ in range(int(step.resolve)):
        yield "resolve", Doer(step, state(), names).seat


def settling(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    yield "settle", Doer(step, state(), names).seat


def attacking(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    """To the step in which attackers are declared; who attacks whom is the answer to what it asks."""
    yield from to_combat(Doer(step, state(), names), "declare attackers")


def blocking(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    yield from to_combat(Doer(step, state(), names), "declare blockers")


def to_combat(doer: Doer, step: str) -> Iterator[Action]:
    if doer.state.step == step:
        raise Unclear("attack" if step == "declare attackers" else "block", f"it is the step “{step}” already, and that has been declared")
    yield "go_to", doer.seat, doer.state.turn, step


def conceding(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    yield "concede", Doer(step, state(), names).seat


def starting(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    yield "start", Doer(step, state(), names).seat


def by_hand(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    for edit in edits(step, names):
        doer = Doer(step, state(), names)
        yield from edit(doer.state, doer.seat)


def raw(step: Step, state: Callable[[], State], names: Names) -> Iterator[Action]:
    """Any action as the rules name it; see valued for what stands for the values that TOML has no form for."""
    action = tuple(valued(word, state(), names) for word in step.do)
    check(action, len(state().seats))
    yield action


KINDS = {"int": int, "str": str, "Card": Card, "Pairs": tuple}       # as the rules annotate what their actions take


def check(action: Action, seats: int) -> None:
    """Whether it has the form of an action: its name, a seat, and what that action takes. Raises Unclear."""
    if not action or action[0] not in ACTIONS:
        raise Unclear("do", f"there is no action “{action[0] if action else ''}”", str(action[0]) if action else "", ACTIONS)
    name, *arguments = action
    signature = inspect.signature(ACTIONS[name])
    try:
        bound = signature.bind(None, *arguments).arguments
    except TypeError as wrong:
        raise Unclear("do", f"the action “{name}” takes {', '.join(list(signature.parameters)[1:])}: {wrong}") from wrong
    for key, value in list(bound.items())[1:]:
        kind = KINDS.get(str(signature.parameters[key].annotation))
        if kind and type(value) is not kind or key == "you" and not 0 <= value < seats:
            raise Unclear("do", f"“{key}” of the action “{name}” can't be {value!r}", str(value))


def valued(word: Any, state: State, names: Names) -> Any:
    """"@angel" is the number of the object of that alias, {card = "Old Bear"} a card, {none = true} nothing, {value = "…"} saved data."""
    if isinstance(word, tuple):
        return tuple(valued(one, state, names) for one in word)
    if isinstance(word, str) and word.startswith("@"):
        return names.object(state, word[1:]).id
    match word:
        case {"card": str(name)} if len(word) == 1:
            return names.card(name)
        case {"none": True} if len(word) == 1:
            return None
        case {"value": str(text)} if len(word) == 1:
            return from_saved(text)
        case dict():
            known = "card", "none", "value"
            raise Unclear("do", f"a table here is one of {', '.join(known)}, not {', '.join(word)}", next(iter(word), ""), known)
    return word


def from_saved(text: str) -> Any:
    try:
        return loaded(json.loads(text))
    except (ValueError, RecursionError) as wrong:
        raise Unclear("do", f"the saved value is damaged: {wrong}", text[:20]) from wrong


WAYS: dict[str, Ways] = {"cast": casting, "play": casting, "activate": activating, "tap": tapping, "turn_up": turning_up,
                         "pass_": passing, "resolve": resolving, "settle": settling, "concede": conceding, "do": raw,
                         "attack": attacking, "block": blocking, "start": starting,
                         **dict.fromkeys(("put", "enter", "move", "set", "make", "remove", "tell"), by_hand)}
