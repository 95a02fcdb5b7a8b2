"""Saving: every value of the game as plain data, abilities as the text that they are, and a whole timeline as one document.

Plain data is what JSON can hold. A tuple is a list; an ability is {"text": its own words} where reading them gives it back;
any other value is {"is": its kind, field: …} with the fields that differ from what they are by default; a persistent map is
{"rows": [[number, value], …]}; a card that a document keeps in its list of cards is {"card": its place there}.
"""
from __future__ import annotations

import difflib
import functools
import importlib
import pkgutil
from typing import Any

import attrs

from sandbox.engine.chunks import Chunks
from sandbox.engine.kinds import Ability
from sandbox.engine.printed import Card
from sandbox.engine.state import State
from sandbox.language.reading import printed, read
from sandbox.timeline.replay import Aside, Misfit, play
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.tree import START, Moment

FORMAT = 1
UNSAVED = {"earlier"}                                 # what is only kept to be quicker
PACKAGES = ("sandbox.engine", "sandbox.vocabulary", "sandbox.rules", "sandbox.cards.abilities",
            "sandbox.timeline.replay", "sandbox.timeline.tree", "sandbox.timeline.timeline")
PLAIN = bool, int, float, str, type(None)


class Unsaveable(ValueError):
    """A value that plain data has no form for."""


class Unloadable(ValueError):
    """Plain data that is no value of this sandbox; says in one line what is wrong with it."""


# ---- values ----
def saved(value: Any, cards: dict[Card, int] | None = None) -> Any:
    """A value as plain data; where cards are collected, one goes there with its place, and is pointed to."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, tuple):
        return [saved(one, cards) for one in value]
    if isinstance(value, Chunks):
        rows = [(r * Chunks.SIZE + i, one) for r, row in enumerate(value.rows) for i, one in enumerate(row) if one is not None]
        return {"rows": [[number, saved(one, cards)] for number, one in rows]}
    if isinstance(value, Card) and cards is not None:
        return {"card": cards.setdefault(value, len(cards))}
    if isinstance(value, Ability) and (text := own_words(value)):
        return {"text": text}
    if name := names_of_kinds().get(type(value)):
        return {"is": name, **{f.alias: saved(getattr(value, f.name), cards) for f in told(value)}}
    raise Unsaveable(f"a {type(value).__name__} can't be saved: {value!r}")


def told(value: Any) -> list[Any]:
    """The fields that differ from their defaults."""
    fields = [f for f in attrs.fields(type(value)) if f.init and f.name not in UNSAVED]
    return [f for f in fields if (now := getattr(value, f.name)) != f.default or type(now) is not type(f.default)]


@functools.lru_cache(maxsize=10_000)
def own_words(ability: Ability) -> str:
    """Its own text, where that says all of it: an ability that is bound to objects is saved field by field."""
    try:
        text = printed(ability)
        return text if read(Ability, text) == ability else ""
    except ValueError:
        return ""


@functools.lru_cache(maxsize=10_000)
def from_words(text: str) -> Any:
    every_kind()                                      # all that a line can say is declared before the first is read
    return read(Ability, text)


def loaded(plain: Any, cards: tuple[Any, ...] = ()) -> Any:
    """The value again. Unloadable names what is unknown or missing."""
    if isinstance(plain, PLAIN):
        return plain
    if isinstance(plain, (list, tuple)):
        return tuple(loaded(one, cards) for one in plain)
    match plain:
        case {"text": str(text)} if len(plain) == 1:
            return read_again(text)
        case {"rows": [*rows]} if len(plain) == 1:
            return mapped(rows, cards)
        case {"card": int(place)} if len(plain) == 1:
            return nth_card(place, cards)
        case {"is": str(name)}:
            return of_kind(name, {field: value for field, value in plain.items() if field != "is"}, cards)
    raise Unloadable(f"this is no saved value: {str(plain)[:80]}")


def read_again(text: str) -> Any:
    try:
        return from_words(text)
    except ValueError as unread:
        raise Unloadable(f"the ability “{text}” is not understood by this version: {unread}") from unread


def mapped(rows: list[Any], cards: tuple[Any, ...]) -> Any:
    try:
        return Chunks().put([(int(number), loaded(one, cards)) for number, one in rows])
    except (TypeError, ValueError) as wrong:
        if isinstance(wrong, Unloadable):
            raise
        raise Unloadable(f"these are no numbered rows: {str(rows)[:80]}") from wrong


def nth_card(place: int, cards: tuple[Any, ...]) -> Any:
    if not 0 <= place < len(cards):
        raise Unloadable(f"there is no card {place} in the list of cards")
    return cards[place]


def of_kind(name: str, fields: dict[str, Any], cards: tuple[Any, ...]) -> Any:
    kind = every_kind().get(name)
    if kind is None:
        raise Unloadable(f"unknown kind of value “{name}”" + nearest(name, every_kind()))
    known = {f.alias for f in attrs.fields(kind) if f.init}
    for field in fields:
        if field not in known:
            raise Unloadable(f"{name} has no “{field}”" + nearest(field, known))
    try:
        return kind(**{field: loaded(value, cards) for field, value in fields.items()})
    except TypeError as wrong:
        raise Unloadable(f"{name} is incomplete: {wrong}") from wrong


def nearest(word: str, known: Any) -> str:
    close = difflib.get_close_matches(word, list(known), 1)
    return f"; the nearest is “{close[0]}”" if close else ""


@functools.cache
def every_kind() -> dict[str, type]:
    """Every kind of value that a game can hold, by its name."""
    kinds: dict[str, type] = {}
    for module in (m for package in PACKAGES for m in modules(package)):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and attrs.has(kind) and kind.__module__ == module.__name__:
                other = kinds.setdefault(name, kind)
                if other is not kind:                 # the later one goes by its module too, so that older files stay readable
                    kinds[f"{module.__name__.rpartition('.')[2]}.{name}"] = kind
    return kinds


def modules(name: str) -> list[Any]:
    package = importlib.import_module(name)
    inner = [f"{name}.{m.name}" for m in pkgutil.iter_modules(getattr(package, "__path__", ()))]
    return [package, *map(importlib.import_module, inner)]


@functools.cache
def names_of_kinds() -> dict[type, str]:
    return {kind: name for name, kind in every_kind().items()}


# ---- timelines ----
def save(timeline: Timeline) -> dict[str, Any]:
    """The whole tree: the start, what was done at each moment, and where it stands. States follow from that, so they are left out."""
    cards: dict[Card, int] = {}
    plain = {
        "start": saved(timeline.start, cards),
        "moments": [saved(moment, cards) for moment in timeline.moments.values()],
        "children": [[id, list(children)] for id, children in timeline.children.items() if children],
        "visited": [list(pair) for pair in timeline.visited.items()],
        "next_id": timeline.next_id,
        "place": timeline.place,
        "run": saved((timeline.run.action, timeline.run.answers), cards) if timeline.run else None,
        "ahead": [[id, saved(ahead, cards)] for id, ahead in timeline.ahead.items()],
    }
    return {"sandbox": "timeline", "format": FORMAT, "cards": [saved(card) for card in cards], **plain}


def load(plain: Any) -> Timeline:
    """The timeline of a document. It stands where it stood, or as near to it as this version's rules lead (see Timeline.trouble)."""
    checked(plain)
    try:
        return grown(plain, tuple(loaded(card) for card in plain["cards"]))
    except Unloadable:
        raise
    except KeyError as missing:
        raise Unloadable(f"the timeline has no {missing.args[0]!r}") from missing
    except (TypeError, ValueError, AttributeError) as wrong:
        raise Unloadable(f"the timeline is damaged: {wrong}") from wrong


def checked(plain: Any) -> None:
    if not isinstance(plain, dict) or plain.get("sandbox") != "timeline":
        raise Unloadable("this is no saved timeline")
    version = plain.get("format")
    if not isinstance(version, int) or version < 1:
        raise Unloadable("the timeline does not say its format")
    if version > FORMAT:
        raise Unloadable(f"the timeline has format {version}, this sandbox reads up to format {FORMAT}: a newer sandbox wrote it")


def grown(plain: dict[str, Any], cards: tuple[Any, ...]) -> Timeline:
    start = loaded(plain["start"], cards)
    if not isinstance(start, State):
        raise Unloadable("the timeline is damaged: it does not start from a state")
    timeline = Timeline(start)
    moments: list[Moment] = [loaded(moment, cards) for moment in plain["moments"]]
    for moment in moments:
        if moment.id != START and moment.parent not in timeline.moments:
            raise Unloadable(f"moment {moment.id} follows from one that is not there")
        timeline.moments[moment.id], timeline.children[moment.id] = moment, ()
    timeline.children |= {id: tuple(children) for id, children in plain["children"]}
    timeline.visited = {at: to for at, to in plain["visited"]}
    timeline.next_id = plain["next_id"]
    resumed(timeline, plain, cards)
    return timeline


def resumed(timeline: Timeline, plain: dict[str, Any], cards: tuple[Any, ...]) -> None:
    """Where it stood; an action or answer that the rules no longer allow leaves it just before."""
    for id in timeline.line_to(plain["place"]):
        try:
            timeline.state_at(id)
        except Exception as changed:                  # the rules of another version may refuse in any way
            timeline.trouble = f"from moment {id} on the rules lead elsewhere: {changed}"
            return
        timeline.place = id
    timeline.ahead = {id: loaded(ahead, cards) for id, ahead in plain["ahead"]}
    if plain["run"]:
        action, answers = loaded(plain["run"], cards)
        resume(timeline, action, answers)


def resume(timeline: Timeline, action: tuple[Any, ...], answers: tuple[tuple[Any, ...] | Aside, ...]) -> None:
    try:
        timeline.run = play(timeline.state, action, answers)
    except Misfit as misfit:                          # the longest fitting beginning is kept
        timeline.trouble, timeline.run = str(misfit), misfit.kept
        timeline.ahead.pop(timeline.place, None)
    except Exception as changed:
        timeline.trouble = f"what was in progress is refused now: {changed}"
