"""A moment as a step of a scenario: in words where words lead to the very same thing, else as the action that it is."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import attrs

from sandbox.engine.choices import Choice, label
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, State, Thing
from sandbox.rules.editing import starting_counters
from sandbox.timeline.answering import COMBAT, KEYS, Answers, Unfitting, in_options
from sandbox.timeline.doing import actions
from sandbox.timeline.entries import Unwordable, entry_for, named
from sandbox.timeline.naming import SEATS, Names, Unclear, Unnamed
from sandbox.timeline.replay import Action, Answer, Aside, play
from sandbox.timeline.saving import saved
from sandbox.timeline.scenario import Placed, Step

Given = list[tuple[Choice, State, Answer | Aside]]    # question by question: what was asked, when, and what was answered


def worded(before: State, action: Action, answers: tuple[Answer | Aside, ...], names: Names) -> Step:
    """The step that does an action with its answers."""
    step = doing(before, action, names)
    return answered(step, history(before, action, answers), names) if answers else step


# ---- what is done ----
def doing(state: State, action: Action, names: Names) -> Step:
    for step in suggestions(state, action, names):
        try:
            if list(actions(step, lambda: state, names)) == [action]:
                return step
        except (Unclear, Unnamed, ValueError, TypeError, IndexError):
            continue
    return Step(do=tuple(plain(one, names) for one in action))


def plain(value: Any, names: Names) -> Any:
    """A value of an action as TOML can hold it: see doing.valued."""
    if isinstance(value, tuple):
        return tuple(plain(one, names) for one in value)
    if value is None:
        return {"none": True}
    if isinstance(value, (str, int)):
        return value
    try:
        if isinstance(value, Card):
            return {"card": named(value, names)}
    except Unwordable:
        pass
    return {"value": json.dumps(saved(value), ensure_ascii=False)}


def suggestions(state: State, action: Action, names: Names) -> list[Step]:
    """Steps that might come to this action: without and with its player named."""
    match action:
        case ("cast" | "play") as name, int(seat), int(id), *how:
            face, way = (*how, "", "")[:2]
            ways: list[dict[str, Any]] = [{name: word, "face": face, "way": way} for word in words_for(state, id, names)]
        case "activate", int(seat), int(id), int(index):
            ways = [{"activate": word, "ability": ability} for word in words_for(state, id, names) for ability in ("", index + 1)]
        case "tap", int(seat), int(id), int(index):
            ways = [{"tap": word, "mana": mana} for word in words_for(state, id, names) for mana in ("", *"WUBRGC")]
        case "turn_up", int(seat), int(id):
            ways = [{"turn_up": word} for word in words_for(state, id, names)]
        case "pass", int(seat):
            ways = [{"pass_": True}]
        case ("resolve" | "settle" | "concede") as name, int(seat):
            ways = [{name: True}]
        case "go_to", int(seat), int(turn), str(step):
            ways = [{"turn": turn or None, "step": step}]
        case _:
            return edits(state, action, names)
    return [Step(**way, by=by) for way in ways for by in ("", SEATS[seat])]


def edits(state: State, action: Action, names: Names) -> list[Step]:
    """The same for what was done by hand."""
    ways: list[dict[str, Any]] = []
    match action:
        case "set_new", int(seat), Card() as card, str(zone), tuple(how):
            ways = [{"put": entry, "zone": zone} for entry in entries(state, seat, card, zone, dict(how), names)]
        case "set_new", int(seat), Card() as card, str(zone):
            ways = [{"put": entry, "zone": zone} for entry in entries(state, seat, card, zone, {}, names)]
        case "make_new", int(), Card() as card, str(zone):
            ways = [{"enter": card.front.name, "zone": zone}]
        case "tell", int(), str(text):
            ways = [{"tell": text}]
        case "remove", int(), int(id):
            ways = [{"remove": word} for word in words_for(state, id, names)]
        case "set_zone", int(), int(id), str(zone), *rest:
            more = dict(zip(("where", "depth", "controller"), rest))
            more |= {"controller": SEATS[controller]} if isinstance(controller := more.get("controller"), int) else {}
            ways = [{"move": {word: {"zone": zone, **more} if more else zone}} for word in words_for(state, id, names)]
        case ("make_turned" | "make_move"), int(), int(id), str(how):
            ways = [{"make": {word: how}} for word in words_for(state, id, names)]
        case "make_counters", int(), int(id), str(kind), int(number):
            ways = [{"make": {word: {"counters": {kind: number}}}} for word in words_for(state, id, names)]
        case "make_attached", int(), int(id), int(host):
            hosts = words_for(state, host, names)
            ways = [{"make": {word: {"attached": other}}} for word in words_for(state, id, names) for other in hosts]
        case "make_life", int(), int(who), int(number):
            ways = [{"make": {SEATS[who]: {"life": number}}}]
        case "set_player", int(), int(who), tuple(how):
            ways = [{"set": {SEATS[who]: {key: dict(value) if key == "counters" else value for key, value in how}}}]
        case "set_turn", int(), tuple(how):
            ways = [{"set": {key: SEATS[value] if key in ("active", "priority") else value for key, value in how}}]
        case "set_fields", int(), int(id), tuple(how):
            ways = [{"set": {word: fields}} for word in words_for(state, id, names) if (fields := field_words(state, dict(how), names))]
    return [Step(**way, by=by) for way in ways for by in ("", *SEATS[:len(state.seats)])]


def entries(state: State, seat: int, card: Card, zone: str, how: dict[str, Any], names: Names) -> list[Placed]:
    """The entry that puts such a card down."""
    how.pop("where", None)
    try:
        thing = Thing(**{"id": 0, "body": 0, "card": card, "owner": seat, "controller": seat, "under": seat, "zone": zone, **how})
        if zone == BATTLEFIELD and "counters" not in how:
            thing = attrs.evolve(thing, counters=starting_counters(thing))
        return [entry_for(state, thing, seat, Names(typed=names.typed))]
    except (TypeError, Unwordable):
        return []


FIELDS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "tapped": lambda value: {"tapped": value == "tapped"}, "transformed": lambda value: {"face": value},
    "facing": lambda value: {"face_down": value == "face down"},
    "counters": lambda value: {"counters": dict(value)}, "damage": lambda value: {"damage": value},
    "sick": lambda value: {"sick": value == "sick"}, "controller": lambda value: {"controller": SEATS[value]},
    "token": lambda value: {"token": value == "token"}, "kicked": lambda value: {"kicked": value}, "x": lambda value: {"x": value}}


def field_words(state: State, how: dict[str, Any], names: Names) -> dict[str, Any]:
    """What was set, in a scenario's words; nothing if there are none for it."""
    fields: dict[str, Any] = {}
    for key, value in how.items():
        if key == "attached" and isinstance(value, int):
            fields["attached"] = next(iter(words_for(state, value, names)), "")
        elif key in FIELDS:
            fields |= FIELDS[key](value)
        else:
            return {}
    return fields


def words_for(state: State, id: int, names: Names) -> list[str]:
    """An alias, or the name."""
    thing = state.thing(id)
    if thing is None:
        return []
    return [*filter(None, [names.of(thing.body)]), state.look(id).name]


# ---- what is answered ----
def history(before: State, action: Action, answers: tuple[Answer | Aside, ...]) -> Given:
    """The questions of an action with their answers."""
    given, run = [], play(before, action)
    for answer in answers:
        if run.asked:
            given.append((run.asked, run.state, answer))
        run = run.answer(answer)
    return given


def answered(step: Step, given: Given, names: Names) -> Step:
    """The step with its answers: under their keys where that says the same, else as a list."""
    words = [in_words(asked, state, answer, names) for asked, state, answer in given]
    keyed = under_keys(step, given, words)
    return keyed if says(keyed, given, names) else attrs.evolve(step, answers=tuple(words))


def under_keys(step: Step, given: Given, words: list[Any]) -> Step:
    fields: dict[str, Any] = {}
    rest = []
    for (asked, _, answer), word in zip(given, words):
        key = KEYS.get(asked.kind)
        if key is None or asked.kind in COMBAT or isinstance(answer, Aside):
            rest.append(word)
        elif key in ("targets", "modes"):
            fields[key] = (*fields.get(key, ()), word)
        elif key in fields or not fits_key(key, word):
            rest.append(word)
        else:
            fields[key] = word
    return attrs.evolve(step, answers=tuple(rest), **fields)


def fits_key(key: str, word: Any) -> bool:
    wanted: dict[str, tuple[type, ...]] = {"kicked": (bool, int), "x": (int,), "pay": (str,), "mana": (str,)}
    return type(word) in wanted[key]


def says(step: Step, given: Given, names: Names) -> bool:
    """Whether the step's own answers are those that were given."""
    answers = Answers(step)
    try:
        return all(answers.next(asked, state, names) == answer for asked, state, answer in given) and not answers.left()
    except Unfitting:
        return False


def in_words(asked: Choice, state: State, answer: Answer | Aside, names: Names) -> Any:
    """An answer as a person would say it, or by its places among the options."""
    if isinstance(answer, Aside):
        return {"edit": answer.action}
    for words in candidates(asked, state, answer, names):
        words = {COMBAT[asked.kind]: words} if asked.kind in COMBAT else words
        try:
            if in_options(words, asked, state, names) == answer:
                return words
        except Unfitting:
            continue
    by_place = {"index": tuple(asked.options.index(one) + 1 for one in answer)}
    return {COMBAT[asked.kind]: by_place} if asked.kind in COMBAT else by_place


def candidates(asked: Choice, state: State, answer: Answer, names: Names) -> list[Any]:
    if answer in (("yes",), ("no",)):
        return [answer == ("yes",)]
    words = tuple(spoken(one, state, names) for one in answer)
    return [words[0], words] if len(words) == 1 and not isinstance(words[0], tuple) else [words]


def spoken(one: Any, state: State, names: Names) -> Any:
    """An option: its alias, the player's word, or as it is written."""
    if isinstance(one, tuple):
        return tuple(spoken(part, state, names) for part in one)
    if isinstance(one, (int, str)):
        return one
    seat, id = getattr(one, "seat", None), getattr(one, "id", None)
    if isinstance(seat, int):
        return SEATS[seat]
    thing = state.thing(id) if isinstance(id, int) else None
    return (thing and names.of(thing.body)) or label(one)
