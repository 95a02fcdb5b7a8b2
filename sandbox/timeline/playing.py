"""A scenario played: its board laid, its steps done one after another, and one row for everything that must be true."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from sandbox.engine.choices import Choice
from sandbox.engine.illegal import Illegal
from sandbox.timeline import doing
from sandbox.timeline.answering import COMBAT, Answers, Unallowed, Unfitting
from sandbox.timeline.board import Board
from sandbox.timeline.comparing import difference
from sandbox.timeline.expecting import Seen, Unasked, as_expected, found
from sandbox.timeline.looping import NoLoop, recorded
from sandbox.timeline.naming import SEATS, Names, Unclear, Unnamed, new_since
from sandbox.timeline.permitting import permitted
from sandbox.timeline.puzzles.argentum import argentum, is_argentum
from sandbox.timeline.puzzles.opening import puzzle
from sandbox.timeline.puzzles.reading import ENDING, BadPuzzle, is_puzzle
from sandbox.timeline.questions import check_question
from sandbox.timeline.reading import Path_, ScenarioError, Source, read_file, read_text, text_in
from sandbox.timeline.replay import Action, Aside, Misfit, Run, shown
from sandbox.timeline.scenario import Scenario, Step
from sandbox.timeline.simulate import declining
from sandbox.timeline.structure import scenario_of
from sandbox.timeline.timeline import Timeline, Unanswered
from sandbox.timeline.toml import text_of

FOREIGN = ENDING, ".txt", ".json"                     # files of other programs: puzzles, dumped states, Argentum's scenarios
SAME_AS = "same_as"                                   # the expectation that a table is as it was after another step


@attrs.frozen(kw_only=True)
class Row:
    """One thing that must be true: at which step (0 is the set-up) and line, what was expected there, and what was found."""
    step: int
    line: int
    path: str
    expected: Any
    found: Any
    holds: bool


@attrs.frozen(kw_only=True)
class Result:
    """What came of a scenario: its rows, and the timeline with the moment that each step led to."""
    file: str
    title: str
    rows: tuple[Row, ...]
    timeline: Timeline
    moments: tuple[int, ...]                          # by step; the first is the set-up
    names: Names                                      # as they are at the end
    known: tuple[Names, ...]                          # as they were by step
    told: dict[int, tuple[str, str]]                  # title and note of each moment that a step leads to
    text: str                                         # the scenario
    rulings: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()                       # the key rule first
    contrast: str = ""                                # of a contrast: its one fact
    steps: tuple[Step, ...] = ()                      # all that it has, those too that were not reached
    open: dict[int, Run] = attrs.Factory(dict)        # by step: what was still in progress, and asked, after it
    left: tuple[str, ...] = ()                        # of a puzzle: a line for each thing that a scenario can't hold

    @property
    def passed(self) -> bool:
        return all(row.holds for row in self.rows)


class Stopped(Exception):
    """A step that could not be done; the row says why."""
    def __init__(self, row: Row):
        super().__init__(str(row.found))
        self.row = row


def play_scenario(path: Path, until: int | None = None) -> Result:
    """Plays a scenario file or a puzzle, up to and including a step. Raises ScenarioError if it is malformed."""
    if path.suffix.lower() in FOREIGN:
        return play_puzzle(text_in(path), str(path), until)
    return played(read_file(path), until)


def play_text(text: str, file: str = "scenario") -> Result:
    """Plays a scenario, or a puzzle, that is given as text."""
    return play_puzzle(text, file) if is_puzzle(text) or is_argentum(text) else played(read_text(text, file), None)


def play_puzzle(text: str, file: str, until: int | None = None) -> Result:
    """Plays a puzzle of Forge's, or a scenario of Argentum's, as the scenario that it is laid out as."""
    laid = argentum(text, file) if is_argentum(text) or text.lstrip()[:1] == "{" else puzzle(text, file)
    try:
        return attrs.evolve(played(read_text(text_of(laid.scenario), file), until), left=laid.left)
    except ScenarioError as wrong:
        raise BadPuzzle(file, 1, f"can't be laid out: {wrong.what}") from wrong


def played(source: Source, until: int | None) -> Result:
    return Playing(scenario_of(source), source).result(until)


class Playing:
    """A scenario being played."""
    def __init__(self, scenario: Scenario, source: Source):
        self.scenario, self.source = scenario, source
        state, names = Board(scenario, source).laid()
        self.timeline, self.names = Timeline(state), names
        self.reached = [(self.timeline.place, names)]  # the moment of each step, and the names as they were there
        self.rows: list[Row] = []
        self.open: dict[int, Run] = {}
        self.step, self.path = 0, Path_()

    def result(self, until: int | None) -> Result:
        self.check_words()
        self.title()
        try:
            self.expectations(self.scenario.expect, ("expect",))
            for place, step in enumerate(self.scenario.steps[:until]):
                self.step, self.path = place + 1, ("steps", place)
                self.take(step)
            self.stand(until)
        except Stopped as stopped:
            self.rows.append(stopped.row)
        made = Result(
            file=self.source.file, title=self.scenario.title, rows=tuple(self.rows), timeline=self.timeline, text=self.source.text,
            rulings=self.scenario.rulings, rules=self.scenario.rules, steps=self.scenario.steps, open=self.open,
            moments=tuple(moment for moment, _ in self.reached), names=self.names, known=tuple(names for _, names in self.reached),
            contrast=self.scenario.contrast,
            told={id: (self.timeline.moment(id).title, self.timeline.moment(id).note) for id, _ in self.reached})
        if len(self.reached) == len(self.scenario.steps) + 1:
            self.timeline.origin = made
        return made

    def stand(self, until: int | None) -> None:
        """Where the scenario says that it stands when opened."""
        at = self.scenario.at
        if at is None or until is not None:
            return
        if not 0 <= at < len(self.reached):
            raise self.source.error(("at",), f"there is no step {at}")
        if self.reached[at][0] != self.timeline.place:
            self.timeline.go(self.reached[at][0])

    def check_words(self) -> None:
        if self.scenario.unanswered not in ("fail", "default"):
            raise self.source.error(("unanswered",), f"unanswered is “fail” or “default”, not “{self.scenario.unanswered}”")
        for place, step in enumerate(self.scenario.steps):
            check_question(step, self.source, ("steps", place))

    def title(self) -> None:
        if self.scenario.title:
            self.timeline.call(self.timeline.place, self.scenario.title)
        if self.scenario.about:
            self.timeline.annotate(self.timeline.place, self.scenario.about)

    # ---- a step ----
    def take(self, step: Step) -> None:
        self.follow(step)
        before = self.timeline.state
        try:
            self.do(step)
        except Unnamed as unknown:
            raise self.source.error(self.path, str(unknown), unknown.word, unknown.known) from unknown
        except Unclear as unclear:
            raise self.source.error((*self.path, unclear.key), str(unclear), unclear.word, unclear.known) from unclear
        self.name_new(step, before)
        self.remember(step)
        self.expectations(step.expect, (*self.path, "expect"))
        self.permissions(step)

    def follow(self, step: Step) -> None:
        """To the step that this one says it comes after."""
        if step.after is None:
            return
        if not 0 <= step.after < len(self.reached):
            raise self.source.error((*self.path, "after"), f"there is no step {step.after} above this one")
        moment, self.names = self.reached[step.after]
        self.timeline.go(moment)

    def do(self, step: Step) -> None:
        answers, open_before = Answers(step), self.timeline.run
        try:
            self.answer(step, answers)                # what a step before this one left open
            for action in self.actions(step):
                self.timeline.do(action)
                self.answer(step, answers)
        except (Illegal, Misfit, Unanswered, Unallowed) as refused:
            self.refused(step, refused)
            if self.timeline.run and not open_before:
                self.timeline.cancel()
            return
        except Unfitting as wrong:
            raise Stopped(self.row((wrong.key,), "an answer that fits", str(wrong), word=wrong.word)) from wrong
        if step.refused:
            raise Stopped(self.row(("refused",), f"refused: {step.refused}", "it was allowed"))
        if left := answers.left():
            raise Stopped(self.row(("answers",), "every answer asked for", f"nobody asked for {left}", word=left.strip("“”")))

    def actions(self, step: Step) -> Iterator[Action]:
        if step.repeat is None:
            return doing.actions(step, lambda: self.timeline.state, self.names)
        return iter((self.repeating(step, step.repeat),))

    def repeating(self, step: Step, said: dict[str, Any]) -> Action:
        """What was done since a step, so many times more."""
        since, times = said.get("since"), said.get("times")
        if type(since) is not int or not 0 <= since < len(self.reached) or type(times) is not int or set(said) != {"since", "times"}:
            raise self.source.error((*self.path, "repeat"), "repeat is {since = a step above this one, times = a number}")
        try:
            found = recorded(self.timeline, self.reached[since][0])
        except NoLoop as no:
            raise Illegal("", str(no)) from no
        seat = self.timeline.state.priority or 0
        return found.action(self.names.seat(self.timeline.state, step.by) if step.by else seat, times)

    def answer(self, step: Step, answers: Answers) -> None:
        """Answers whatever is asked now, as the step says."""
        while asked := self.timeline.asked:
            say = answers.on_the_way if self.on_the_way(asked) else answers.next
            answer = say(asked, self.timeline.state, self.names)
            if answer is None and step.unfinished:
                return
            if answer is None and self.scenario.unanswered == "default":
                answer = declining(asked)
            if answer is None:
                options = ", ".join(map(shown, asked.options))
                raise Stopped(self.row((), "every question answered", f"unanswered: “{asked.ask}” ({options})"))
            if isinstance(answer, Aside):
                self.timeline.edit(answer.action)
            else:
                self.timeline.answer(answer)

    def on_the_way(self, asked: Choice) -> bool:
        """Whether it is a combat that the step only passes on its way to another step or turn."""
        run, state = self.timeline.run, self.timeline.state
        goes = asked.kind in COMBAT and run is not None and run.action[0] == "go_to"
        return goes and run is not None and run.action[2:] not in ((state.turn, state.step), (0, state.step))

    def refused(self, step: Step, refusal: Exception) -> None:
        words, key = str(refusal), getattr(refusal, "key", "")
        if not step.refused and key:
            raise Stopped(self.row((key,), "an answer that fits", words)) from refusal
        if not step.refused:
            raise Stopped(self.row((), "allowed", words)) from refusal
        self.rows.append(self.row(("refused",), step.refused, words, holds=step.refused in words, word=step.refused))

    def name_new(self, step: Step, before: Any) -> None:
        new = list(new_since(before, self.timeline.state))
        if step.put and step.put.as_ and new:
            self.names = self.names.with_alias(step.put.as_, new[0].body)
        for kind, wanted in step.name_new.items():
            path = *self.path, "name_new", kind
            fitting = [t for t in new if kind == "token" and t.token == "token" or self.timeline.state.look(t.id).name == kind]
            for word in wanted if isinstance(wanted, tuple) else (wanted,):
                if not isinstance(word, str) or word in SEATS:
                    raise self.source.error(path, f"an alias is a word, not {word!r}", str(word))
                if not fitting:
                    raise Stopped(self.row(("name_new", kind), f"a new {kind} for “{word}”", "there is none", word=word))
                thing = fitting.pop(0)
                new.remove(thing)
                self.names = self.names.with_alias(word, thing.body)

    def remember(self, step: Step) -> None:
        place = self.timeline.place
        if step.title:
            self.timeline.call(place, step.title)
        if step.note:
            self.timeline.annotate(place, "\n".join(filter(None, (self.timeline.moment(place).note, step.note))))
        if self.timeline.run:
            self.open[len(self.reached)] = self.timeline.run
        self.reached.append((place, self.names))

    # ---- what must be true ----
    def expectations(self, expected: dict[str, Any], path: Path_) -> None:
        seen = Seen(self.timeline.state, self.names, self.timeline.asked)
        for asked, value in flat(expected):
            if asked == SAME_AS:
                self.rows.append(self.same(value, seen, path))
                continue
            try:
                actual = found(seen, asked)
            except (Unnamed, Unasked) as unknown:
                raise self.source.error((*path, asked), str(unknown), unknown.word, unknown.known) from unknown
            self.rows.append(self.row(path[len(self.path):], value, actual, as_expected(value, actual, asked), asked))

    def same(self, step: Any, seen: Seen, path: Path_) -> Row:
        """Whether it is now as it was after another step: two ways that lead to the same."""
        if type(step) is not int or not 0 <= step < len(self.reached):
            raise self.source.error((*path, SAME_AS), f"there is no step {step} above this one")
        moment, names = self.reached[step]
        told = difference(seen, Seen(self.timeline.state_at(moment), names))
        wanted = f"the same as after step {step}"
        return self.row(path[len(self.path):], wanted, told or wanted, not told, SAME_AS)

    def permissions(self, step: Step) -> None:
        seen = Seen(self.timeline.state, self.names)
        for key in "may", "may_not":
            for wish in getattr(step, key):
                try:
                    expected, actual, holds = permitted(seen, key, wish, step.by)
                except (Unnamed, Unasked, Unclear) as unknown:
                    raise self.source.error((*self.path, key), str(unknown), unknown.word, unknown.known) from unknown
                self.rows.append(self.row((key,), expected, actual, holds, key))

    def row(self, inner: Path_, expected: Any, actual: Any, holds: bool = False, word: str = "") -> Row:
        """word is what an expectation asks about; elsewhere it only helps to find the line."""
        path = *self.path, *inner
        return Row(step=self.step, line=self.source.line(path, word), path=word if inner[:1] == ("expect",) else ".".join(map(str, inner)),
                   expected=expected, found=actual, holds=holds)


def flat(expected: dict[str, Any], above: str = "") -> list[tuple[str, Any]]:
    """{"copy": {"counters": {"loyalty": 1}}} → [("copy.counters.loyalty", 1)]: quoted paths and dotted keys say the same."""
    rows = []
    for key, value in expected.items():
        path = f"{above}.{key}" if above else key
        rows += flat(value, path) if isinstance(value, dict) and value and not path.endswith("counters") else [(path, value)]
    return rows


__all__ = ["Result", "Row", "ScenarioError", "play_scenario", "play_text"]
