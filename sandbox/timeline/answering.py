"""The answers of a step: what its keys and its list of answers say to each question that is asked.

An answer is written as a person would say it: the words of an option, an alias or a name, a number, true or false for yes and
no, a list for several; or a table that says which kind of answer it is: {pay = "auto"}, {order = […]}, {divide = {angel = 2}},
{index = 1} (counted from 1), {die = 4}, {attack = {angel = "opponent"}}; {edit = […]} is something done by hand before the
question is answered.
"""
from __future__ import annotations

import re
from typing import Any

from sandbox.engine.choices import Choice, Divide, OrNumber, label
from sandbox.engine.state import State
from sandbox.timeline.expecting import several
from sandbox.timeline.naming import SEATS, Names, Unnamed
from sandbox.timeline.replay import Answer, Aside, fits, shown
from sandbox.timeline.scenario import Step
from sandbox.timeline.simulate import declining

# kind of question -> the key that answers it
KEYS = {"kicker": "kicked", "mode": "modes", "X": "x", "target": "targets", "pay": "pay", "mana": "mana",
        "attackers": "attack", "blockers": "block"}
COMBAT = {"attackers": "attack", "blockers": "block"}  # nobody attacks or blocks unless a key or a table says so
PLAIN = "yes", "no", "auto", "done"                   # words that answer many a question
TABLES = "attack", "block", "pay", "order", "divide", "index", "die", "coin", "number", "choose", "edit"


class Unfitting(ValueError):
    """An answer that does not answer what is asked; key is where the step gives it, word the part that misled."""
    def __init__(self, what: str, word: str = "", key: str = "answers"):
        super().__init__(what)
        self.word, self.key = word, key


class Unallowed(Unfitting):
    """An answer in words that mean something here, but not one the rules allow."""


class Answers:
    """What a step has to say, used up as it is asked."""
    def __init__(self, step: Step):
        self.keyed: dict[str, list[Any]] = {kind: said(getattr(step, key)) for kind, key in KEYS.items()}
        self.keyed["pay"] = severally(self.keyed["pay"])
        self.in_pieces = isinstance(step.pay, tuple)  # a payment told in full: it is done when nothing is left of it
        self.listed = list(step.answers)
        self.used = 0                                 # how many of the list were
        self.unfinished = step.unfinished

    def next(self, asked: Choice, state: State, names: Names) -> Answer | Aside | None:
        """The answer to a question; None if nothing was said to it. Raises Unfitting."""
        if asked.kind in COMBAT and not self.keyed[asked.kind] and not self.says_next("edit"):
            return self.on_the_way(asked, state, names)
        if self.keyed.get(asked.kind) and not self.says_next("edit"):
            return self.given(KEYS[asked.kind], self.keyed[asked.kind].pop(0), asked, state, names)
        if asked.kind == "pay" and self.in_pieces and "done" in asked.options:
            return ("done",)
        if self.used == len(self.listed):
            return None
        self.used += 1
        words = self.listed[self.used - 1]
        if isinstance(words, dict) and [*words] == ["edit"]:
            return Aside(words["edit"])
        return self.given("answers", words, asked, state, names)

    def on_the_way(self, asked: Choice, state: State, names: Names) -> Answer | None:
        """Who attacks or blocks in a combat that is only passed: nobody, unless the list goes on with that, or that is left open."""
        if not self.says_next(COMBAT[asked.kind]):
            return None if self.unfinished and self.used == len(self.listed) else ()
        self.used += 1
        return self.given("answers", self.listed[self.used - 1], asked, state, names)

    def says_next(self, key: str) -> bool:
        following = self.listed[self.used] if self.used < len(self.listed) else None
        return isinstance(following, dict) and [*following] == [key]

    def given(self, key: str, words: Any, asked: Choice, state: State, names: Names) -> Answer:
        """The answer that a key of the step gives."""
        try:
            answer = in_options(words, asked, state, names)
        except Unfitting as wrong:
            wrong.key = key
            raise
        if not fits(asked, answer):
            raise Unallowed(f"{in_words(words)} does not fit “{asked.ask}” {amounts(asked)}{ruled(asked)}", key=key)
        return answer

    def left(self) -> str:
        """What was said but never asked for, in words."""
        for kind, answers in self.keyed.items():
            if answers and answers != [False] and kind != "mana":
                return f"“{KEYS[kind]}”"
        return f"the answer {in_words(self.listed[self.used])}" if self.used < len(self.listed) else ""


def said(value: Any) -> list[Any]:
    """What a key says, question by question: targets and modes are listed, the others answer one question, pairs all at once."""
    if value is None or value == "":
        return []
    if isinstance(value, dict):
        return [tuple((one, whom) for names, whom in value.items() for one in several((names,)))]
    return [*value] if isinstance(value, tuple) else [value]


def severally(payments: list[Any]) -> list[Any]:
    """["Island*2", {…}] → ["Island", "Island", {…}]: each piece of a payment is asked for by itself."""
    return [piece for one in payments for piece in (several((one,)) if isinstance(one, str) else (one,))]


def amounts(asked: Choice) -> str:
    if isinstance(asked, Divide):
        return f"(numbers from {asked.least} that add up to {asked.most})"
    count = str(asked.least) if asked.least == asked.most else f"{asked.least} to {asked.most}"
    return f"({count} of: {', '.join(map(shown, asked.options))})"


def in_words(words: Any) -> str:
    if isinstance(words, bool):
        return "yes" if words else "no"
    if isinstance(words, tuple):
        return ", ".join(map(in_words, words)) or "nothing"
    return ", ".join(f"{key} = {in_words(value)}" for key, value in words.items()) if isinstance(words, dict) else f"“{words}”"


def in_options(words: Any, asked: Choice, state: State, names: Names) -> Answer:
    """Words as the options they mean. Raises Unfitting."""
    if isinstance(words, dict):
        return from_table(words, asked, state, names)
    if isinstance(asked, Divide) or isinstance(asked, OrNumber) and isinstance(words, int):
        return numbers(words)
    if words == "auto" and asked.kind != "pay":
        return declining(asked)
    parts = words if isinstance(words, tuple) else (words,)
    if isinstance(words, bool) and asked.kind == "kicker" and "yes" not in asked.options:
        parts = (int(words),)
    taken: list[Any] = []
    for part in parts:
        taken.append(option(part, asked, state, names, taken))
    return tuple(taken)


def from_table(words: dict[str, Any], asked: Choice, state: State, names: Names) -> Answer:
    if len(words) == 1:
        [(key, value)] = words.items()
        match key, value:
            case "divide", dict():
                return divided(value, asked, state, names)
            case "index", tuple() | int():
                return by_place(value if isinstance(value, tuple) else (value,), asked)
            case ("attack" | "block"), dict() if [*value] != ["index"]:
                return in_options(said(value)[0], asked, state, names)
            case ("attack" | "block" | "pay" | "order" | "die" | "coin" | "number" | "choose" | "divide"), _:
                return in_options(value, asked, state, names)
    raise Unfitting(f"an answer takes one of {', '.join(TABLES)}, not {in_words(words)}", next(iter(words), ""))


def numbers(words: Any) -> Answer:
    return words if isinstance(words, tuple) else (words,)


def divided(shares: dict[str, Any], asked: Choice, state: State, names: Names) -> Answer:
    """{angel = 2, wall = 1} in the order of the options."""
    found: dict[int, Any] = {}
    for word, share in shares.items():
        found[asked.options.index(option(word, asked, state, names, []))] = share
    return tuple(found.get(place, 0) for place in range(len(asked.options)))


def by_place(places: tuple[Any, ...], asked: Choice) -> Answer:
    if not all(isinstance(place, int) and 1 <= place <= len(asked.options) for place in places):
        raise Unfitting(f"an index is a number from 1 to {len(asked.options)} here, not {in_words(places)}")
    return tuple(asked.options[place - 1] for place in places)


def option(word: Any, asked: Choice, state: State, names: Names, taken: list[Any]) -> Any:
    """The option that a word means: the value itself, yes or no, an alias, a player, or how the option is written."""
    left = list(asked.options)
    for one in taken:
        left.remove(one)
    for meant in meanings(word, state, names):
        for one in left:
            if same(meant, one):
                return one
    if isinstance(word, tuple):                       # a pair: who attacks whom, who blocks whom
        for one in left:
            if isinstance(one, tuple) and len(one) == len(word) and all(is_meant(w, o, state, names) for w, o in zip(word, one)):
                return one
    for part in word if isinstance(word, tuple) else (word,):
        check_named(part, asked, state, names)
    options = ", ".join(map(shown, asked.options))
    raise Unallowed(f"{in_words(word)} is none of the options of “{asked.ask}”: {options}{ruled(asked)}", str(word))


def ruled(asked: Choice) -> str:
    return f" [{asked.rule}]" if asked.rule else ""


def check_named(word: Any, asked: Choice, state: State, names: Names) -> None:
    """Whether a word means anything at all here, so that it may be a wrong answer and is no slip of the pen. Raises Unnamed."""
    if not isinstance(word, str) or word in PLAIN or len(meanings(word, state, names)) > 1:
        return
    known = [*names.known(state, None), *(player.name for player in state.seats), *SEATS[:len(state.seats)], *map(label, asked.options)]
    raise Unnamed(f"“{word}” is nobody and nothing here, and no answer to “{asked.ask}”", word, known)


def is_meant(word: Any, one: Any, state: State, names: Names) -> bool:
    return any(same(meant, one) for meant in meanings(word, state, names))


def meanings(word: Any, state: State, names: Names) -> list[Any]:
    """What a word could stand for, the likeliest first: ("id", 5), ("seat", 1), or the word as it is."""
    found: list[Any] = [("yes" if word else "no") if isinstance(word, bool) else word]
    if isinstance(word, str):
        if word in names.bodies:
            found.insert(0, ("id", names.object(state, word).id))
        try:
            found.append(("seat", names.seat(state, word)))
        except Unnamed:
            pass
        found += [("id", thing.id) for thing in state.things.values() if state.look(thing.id).name == word]
    return found


def same(meant: Any, one: Any) -> bool:
    if isinstance(meant, tuple) and len(meant) == 2 and meant[0] in ("id", "seat"):
        return bool(getattr(one, meant[0], None) == meant[1])
    if isinstance(meant, str):
        return bool(one == meant) or label(one).lower().rstrip(".") == meant.lower().rstrip(".") or beginning(meant, label(one))
    return type(one) is type(meant) and bool(one == meant)


def beginning(words: str, text: str) -> bool:
    """Whether words are how a longer text begins: enough to name a mode by, or, by its source, a trigger to be ordered."""
    text = re.sub(r"^\d+\. ", "", text.lower())
    return text.startswith(f"{words.lower()}: ") or len(words) >= 8 and text.startswith(words.lower())
