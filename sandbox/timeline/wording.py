"""A moment as a step of a scenario: in words where words lead to the very same thing, else as the action that it is."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.choices import Choice, label
from sandbox.engine.state import State
from sandbox.timeline.answering import KEYS, Answers, Unfitting, in_options
from sandbox.timeline.doing import actions
from sandbox.timeline.naming import SEATS, Names, Unclear, Unnamed
from sandbox.timeline.replay import Action, Answer, Aside, Run, play
from sandbox.timeline.scenario import Step

Given = list[tuple[Choice, State, Answer | Aside]]    # question by question: what was asked, when, and what was answered


def worded(run: Run, names: Names) -> Step:
    """The step that does what a run did; unfinished if the run still asks."""
    step = doing(run.before, run.action, names)
    step = answered(step, history(run), names)
    return attrs.evolve(step, unfinished=True) if run.asked else step


# ---- what is done ----
def doing(state: State, action: Action, names: Names) -> Step:
    for step in suggestions(state, action, names):
        try:
            if list(actions(step, lambda: state, names)) == [action]:
                return step
        except (Unclear, Unnamed, ValueError, TypeError, IndexError):
            continue
    return Step(do=action)


def suggestions(state: State, action: Action, names: Names) -> list[Step]:
    """Steps that might come to this action: without and with its player named."""
    match action:
        case ("cast" | "play") as name, int(seat), int(id), *face:
            ways: list[dict[str, Any]] = [{name: word, "face": face[0] if face else ""} for word in words_for(state, id, names)]
        case "activate", int(seat), int(id), int(index):
            ways = [{"activate": word, "ability": ability} for word in words_for(state, id, names) for ability in ("", index + 1)]
        case "tap", int(seat), int(id), int(index):
            ways = [{"tap": word, "mana": mana} for word in words_for(state, id, names) for mana in ("", *"WUBRGC")]
        case "pass", int(seat):
            ways = [{"pass_": True}]
        case ("resolve" | "settle" | "concede") as name, int(seat):
            ways = [{name: True}]
        case "go_to", int(seat), int(turn), str(step):
            ways = [{"turn": turn or None, "step": step}]
        case _:
            return []
    return [Step(**way, by=by) for way in ways for by in ("", SEATS[seat])]


def words_for(state: State, id: int, names: Names) -> list[str]:
    """An alias, or the name."""
    thing = state.thing(id)
    if thing is None:
        return []
    return [*filter(None, [names.of(thing.body)]), state.look(id).name]


# ---- what is answered ----
def history(run: Run) -> Given:
    """The questions of a run with their answers."""
    given, so_far = [], play(run.before, run.action)
    for answer in run.answers:
        if so_far.asked:
            given.append((so_far.asked, so_far.state, answer))
        so_far = so_far.answer(answer)
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
        if key is None or isinstance(answer, Aside):
            rest.append(word)
        elif key in ("targets", "modes"):
            fields[key] = (*fields.get(key, ()), word)
        elif key in fields or not fits_key(key, word):
            rest.append(word)
        else:
            fields[key] = word
    return attrs.evolve(step, answers=tuple(rest), **fields)


def fits_key(key: str, word: Any) -> bool:
    wanted: dict[str, tuple[type, ...]] = {"kicked": (bool, int), "x": (int,), "pay": (str,)}
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
        try:
            if in_options(words, asked, state, names) == answer:
                return words
        except Unfitting:
            continue
    return {"index": tuple(asked.options.index(one) + 1 for one in answer)}


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
