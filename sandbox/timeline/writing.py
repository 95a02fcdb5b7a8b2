"""A timeline as the text of a scenario: its board, and a step for each moment, in an order in which it can be played again.

Playing the text again leads to equal states. What words have no form for is written as the value that it is: a set-up as exact
state, an action as "do". Branches follow the step that they say they come after.
"""
from __future__ import annotations

import json
from typing import Any

import attrs
import tomlkit

from sandbox.cards.typed import table_of
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, State
from sandbox.timeline.board import ZONES, Board
from sandbox.timeline.entries import Unwordable, entry_for
from sandbox.timeline.expecting import in_zone
from sandbox.timeline.homemade import homemade
from sandbox.timeline.looping import NoLoop, recorded_at
from sandbox.timeline.naming import PEOPLE, SEATS, Names, new_since
from sandbox.timeline.playing import Result
from sandbox.timeline.reading import ScenarioError, read_text
from sandbox.timeline.saving import saved
from sandbox.timeline.scenario import FORMAT, Placed, Scenario, Side, Step
from sandbox.timeline.structure import scenario_of
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.toml import item, plain, table, text_of
from sandbox.timeline.tree import START, Moment
from sandbox.timeline.wording import worded

WITHIN = -1                                           # no step leads to a moment: it is only passed on the way to one


def as_text(timeline: Timeline, title: str = "") -> str:
    """The whole timeline as scenario text. If a scenario was played, it is that one, gone on with: all that its author wrote stays."""
    return extended(timeline, title) or afresh(timeline, title)


def afresh(timeline: Timeline, title: str) -> str:
    first = timeline.moment(START)
    scenario, names = opened(timeline.start, title or first.title, first.note, homemade(timeline))
    steps, at = steps_of(timeline, names)
    return text_of(attrs.evolve(scenario, steps=steps, at=at))


def opened(start: State, title: str = "", about: str = "", own: dict[str, Card] | None = None) -> tuple[Scenario, Names]:
    """The scenario that begins with a state, without steps; in words if laying them comes to that very state.

    own: the cards that it describes itself, by name.
    """
    own = own or {}
    try:
        scenario, names = in_words(start, title, about, own)
        source = read_text(text_of(scenario))
        if Board(scenario_of(source), source).laid()[0] == start:
            return scenario, names
    except (Unwordable, ScenarioError):
        pass
    exact = json.dumps(saved(start), ensure_ascii=False, indent=1)
    return Scenario(format=FORMAT, title=title, about=about, cards=described(own), exact=exact), Names(typed=own)


def described(own: dict[str, Card]) -> tuple[dict[str, Any], ...]:
    return tuple(table_of(card) for card in own.values())


# ---- the board ----
def in_words(state: State, title: str, about: str, own: dict[str, Card]) -> tuple[Scenario, Names]:
    names = attrs.evolve(aliases(state), typed=own)
    sides = {SEATS[seat]: side_of(state, seat, names) for seat in range(len(state.seats))}
    return Scenario(format=FORMAT, title=title, about=about, turn=state.turn, step=state.step,
                    active=SEATS[state.active] if state.active else "",
                    priority="" if state.priority in (None, state.active) else SEATS[state.priority or 0], cards=described(own),
                    players=sides), names


def aliases(state: State) -> Names:
    """A word for each object that shares its name with one it differs from, or that another one speaks of."""
    spoken_of = {id for t in state.things.values() for id in (t.attached, getattr(t.attacking, "id", None), *t.blocking) if id is not None}
    bodies: dict[str, int] = {}
    for thing in state.things.values():
        if thing.id in spoken_of or thing.zone == BATTLEFIELD and "land" not in thing.card.front.types:
            bodies[fresh(thing.face_of(thing.copiable).name, bodies)] = thing.body
    return Names(bodies)


def fresh(name: str, taken: dict[str, int]) -> str:
    """"Old Bear" → "old_bear", "old_bear_2" …"""
    plain = "".join(letter if letter.isalnum() else "_" for letter in name.lower().partition(",")[0]).strip("_") or "object"
    words = [plain, *(f"{plain}_{number}" for number in range(2, len(taken) + 3))]
    return next(word for word in words if word not in taken and word not in SEATS)


def side_of(state: State, seat: int, names: Names) -> Side:
    player = state.seats[seat]
    zones = {key: zone_of(state, seat, zone, names) for key, zone in ZONES.items()}
    return Side(name="" if player.name == PEOPLE[seat] else player.name, life=player.life, pool=player.pool, counters=dict(player.counters),
                lands_played=player.lands_played, **zones)


def zone_of(state: State, seat: int, zone: str, names: Names) -> tuple[Placed, ...]:
    """Its entries, those in a row that are the same as one."""
    things = [t for t in state.things.values() if t.zone == zone and (t.controller if zone == BATTLEFIELD else t.owner) == seat] \
        if zone == BATTLEFIELD else [thing for id in in_zone(state, seat, zone) if (thing := state.things.get(id))]
    entries: list[Placed] = []
    for thing in things:
        entry = entry_for(state, thing, seat, names)
        if entries and not entry.as_ and attrs.evolve(entries[-1], count=1) == entry:
            entries[-1] = attrs.evolve(entries[-1], count=entries[-1].count + 1)
        else:
            entries.append(entry)
    return tuple(entries)


# ---- the steps ----
def steps_of(timeline: Timeline, names: Names) -> tuple[tuple[Step, ...], int | None]:
    """A step for each moment, parents first, and the step where it stands unless that is the last."""
    return going_on(timeline, {START: 0}, {START: names}, 0)


def going_on(timeline: Timeline, number: dict[int, int], known: dict[int, Names], count: int) -> tuple[tuple[Step, ...], int | None]:
    """Steps for the moments that no step leads to yet; number is the step that leads to a moment, count how many there are."""
    steps: list[Step] = []
    for moment in sorted(timeline.moments.values(), key=lambda one: one.id):
        if moment.id in number or moment.parent is None:
            continue
        if number.get(moment.parent, WITHIN) == WITHIN:
            raise Unwordable(f"moment {moment.parent} lies in the middle of a step")
        before, after = timeline.before(moment.id), timeline.state_at(moment.id)
        names = known[moment.parent]
        told = worded(before, moment.action, moment.answers, names)
        told = attrs.evolve(told, **repeated(timeline, moment, number))
        step, known[moment.id] = named_step(told, names, before, after)
        follows = number[moment.parent] if number[moment.parent] != count + len(steps) else None
        steps.append(attrs.evolve(step, title=moment.title, note=moment.note, after=follows))
        number[moment.id] = count + len(steps)
    if number[timeline.place] == WITHIN:
        raise Unwordable(f"moment {timeline.place} lies in the middle of a step")
    here = number[timeline.place]
    last = here == count + len(steps)
    if timeline.run:
        names, run = known[timeline.place], timeline.run
        step, _ = named_step(worded(run.before, run.action, run.answers, names), names, run.before, run.state)
        return (*steps, attrs.evolve(step, unfinished=True, after=None if last else here)), None
    return tuple(steps), None if last else here


def repeated(timeline: Timeline, moment: Moment, number: dict[int, int]) -> dict[str, Any]:
    """Of a loop that was repeated: since which step; nothing if it is not what was done on the way here."""
    if moment.action[:1] != ("repeat",) or moment.parent is None:
        return {}
    _, seat, times, deeds = moment.action
    for since in timeline.line_to(moment.parent)[-2::-1]:
        try:
            same = number.get(since, WITHIN) != WITHIN and recorded_at(timeline, since, moment.parent).deeds == deeds
        except NoLoop:
            continue
        if same:
            return {"do": (), "repeat": {"since": number[since], "times": times}, "by": SEATS[seat] if seat else ""}
    return {}


def extended(timeline: Timeline, title: str) -> str:
    """The scenario that was played, with steps for what was done since; nothing if what it did is no longer all there."""
    origin = timeline.origin
    if origin is None or not all(id in timeline.moments for id in origin.moments):
        return ""
    number = {id: step for step, id in reversed(list(enumerate(origin.moments)))}
    own = homemade(timeline)
    known = {id: attrs.evolve(origin.known[step], typed=own) for id, step in number.items()}
    inside = {one for id in origin.moments for one in timeline.line_to(id)} - set(number)
    try:
        steps, at = going_on(timeline, number | dict.fromkeys(inside, WITHIN), known, len(origin.moments) - 1)
    except Unwordable:
        return ""
    document = tomlkit.parse(origin.text)
    retold(document, timeline, origin, title)
    document.pop("at", None)
    if at is not None:
        document["at"] = at
    add_cards(document, {name: card for name, card in own.items() if name not in origin.names.typed})
    if steps and "steps" not in document:
        document["steps"] = tomlkit.aot()
    for step in steps:
        document["steps"].append(table(plain(step)))
    return tomlkit.dumps(document)


def add_cards(document: Any, new: dict[str, Card]) -> None:
    """Cards that were typed since it was played."""
    if new and "cards" not in document:
        document["cards"] = tomlkit.aot()
    for one in described(new):
        document["cards"].append(table(one) if isinstance(document["cards"], tomlkit.items.AoT) else item(one))


def retold(document: Any, timeline: Timeline, origin: Result, title: str) -> None:
    """Titles and notes that were changed since it was played."""
    if title and title != origin.title:
        document["title"] = title
    for id, told in origin.told.items():
        moment = timeline.moment(id)
        if (moment.title, moment.note) == told:
            continue
        if id == START:
            document.update({key: value for key, value in (("title", title or moment.title), ("about", moment.note)) if value})
            continue
        *earlier, last = [step for step, reached in enumerate(origin.moments) if reached == id]
        for step in earlier:
            document["steps"][step - 1].pop("note", None)
        for key, value in (("title", moment.title), ("note", moment.note)):
            document["steps"][last - 1].pop(key, None)
            document["steps"][last - 1].update(table({key: value}) if value else {})


def named_step(step: Step, names: Names, before: State, after: State) -> tuple[Step, Names]:
    """The step with aliases for the tokens that came of it."""
    new: dict[str, tuple[str, ...]] = {}
    for thing in new_since(before, after):
        word = fresh(after.look(thing.id).name, names.bodies)
        names = names.with_alias(word, thing.body)
        new[after.look(thing.id).name] = (*new.get(after.look(thing.id).name, ()), word)
    return attrs.evolve(step, name_new=new), names
