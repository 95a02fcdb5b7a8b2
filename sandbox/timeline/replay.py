"""A run is an action and its answers so far: from the same state the same answers always lead to the same place.

The truth is three plain values, (state before, action, answers); the generator that is waiting for the next answer is only a
cache of them. Undoing an answer is running again with one answer fewer, branching is running again with another one.
"""
from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any

import attrs

from sandbox.engine.choices import Choice, label
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.state import State
from sandbox.rules.actions import ACTIONS
from sandbox.rules.stops import known_answer

Action = tuple[Any, ...]                              # (name, *arguments), e.g. ("cast", 0, 17)
Answer = tuple[Any, ...]                              # what was picked of the options, or the numbers of a division
Work = Generator[Choice, Answer, Any]


@attrs.frozen
class Aside:
    """Something done by hand while a question is open: it stands among the answers, and the question is asked on afterwards."""
    action: Action


ON_AND_ON = 1_000                                     # times that one answer is given unasked in a row


class Misfit(ValueError):
    """The first answer that does not fit what is asked now.

    place: its index among the answers; asked: the open question, None if nothing was asked any more; kept: the run with all
    the answers before it.
    """
    def __init__(self, place: int, answer: object, asked: Choice | None, kept: Run):
        self.place, self.answer, self.asked, self.kept = place, answer, asked, kept
        super().__init__(f"answer {place + 1}, {said(answer)}, " + (offered(asked) if asked else "was not asked for"))


class UnknownAction(ValueError):
    """An action that the rules have no name for."""


def said(answer: object) -> str:
    if not isinstance(answer, tuple):
        return repr(answer)
    return ", ".join(f"“{shown(one)}”" for one in answer) or "nothing"


def offered(asked: Choice) -> str:
    options = ", ".join(shown(option) for option in asked.options)
    return f"does not fit “{asked.ask}” (options: {options})"


def shown(option: object) -> str:
    """An option in the words that it is written with; anything else as Python writes it."""
    try:
        return label(option)
    except (ValueError, TypeError, AttributeError):
        return repr(option)


def fits(asked: Choice, answer: object) -> bool:
    """Whether it is an answer to this question; a value of any other shape is not."""
    try:
        return isinstance(answer, tuple) and bool(asked.fits(answer))
    except (TypeError, ValueError, AttributeError):   # a number where an object is wanted, say
        return False


def begun(game: Game, action: Action, actions: Mapping[str, Callable[..., Work]]) -> Work:
    if not action or action[0] not in actions:
        raise UnknownAction(f"there is no action {action[:1]!r}")
    return actions[action[0]](game, *action[1:])


@contextlib.contextmanager
def in_one_go() -> Iterator[None]:
    """No search for circles in memory meanwhile: ten thousand new objects would set off hundreds, for a third of the time."""
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.enable()


class Live:
    """A run as it is being executed: the works that wait for one another, the last one for an answer."""
    def __init__(self, state: State, action: Action):
        self.game, self.waiting, self.place = Game(state), list[tuple[Work, Choice]](), 0
        self.proceed(begun(self.game, action, ACTIONS), None)

    @property
    def asked(self) -> Choice | None:
        return self.waiting[-1][1] if self.waiting else None

    def proceed(self, work: Work, answer: Answer | None) -> None:
        """Goes on with a work until it asks or ends; None begins it. What was answered once for all is not asked again."""
        with in_one_go():
            self.proceed_on(work, answer)

    def proceed_on(self, work: Work, answer: Answer | None) -> None:
        try:
            asked = next(work) if answer is None else work.send(answer)
            for _ in range(ON_AND_ON):
                if (known := known_answer(self.game.state, asked)) is None:
                    self.waiting.append((work, asked))
                    return
                asked = work.send(known)
        except StopIteration:
            return
        raise Illegal("731.2a", f"“{asked.ask}” is asked on and on: forget the answer, or say how often it is to be repeated")

    def take(self, answer: Answer | Aside) -> None:
        """One answer more, which is known to fit."""
        self.place += 1
        if isinstance(answer, Aside):
            self.proceed(begun(self.game, answer.action, ACTIONS), None)
        else:
            self.proceed(self.waiting.pop()[0], answer)


@attrs.frozen(kw_only=True)
class Run:
    """An action so far; it is complete when nothing is asked any more."""
    before: State
    action: Action
    answers: tuple[Answer | Aside, ...] = ()
    state: State = attrs.field(eq=False, repr=False)
    asked: Choice | None = attrs.field(eq=False)
    events: tuple[Any, ...] = attrs.field(eq=False, repr=False)
    live: Live = attrs.field(eq=False, repr=False)

    def answer(self, answer: Answer | Aside) -> Run:
        """The run with one answer more; Misfit if it does not fit, and whatever the rules raise, leave this one as it is."""
        if not self.fits(answer):
            raise Misfit(len(self.answers), answer, self.asked, self)
        live = self.live if self.live.place == len(self.answers) else self.again()
        live.take(answer)
        return now(self.before, self.action, (*self.answers, answer), live)

    def fits(self, answer: object) -> bool:
        return self.asked is not None and (isinstance(answer, Aside) or fits(self.asked, answer))

    def again(self) -> Live:
        """The same answers given anew: for any run but the newest."""
        live = Live(self.before, self.action)
        for answer in self.answers:
            live.take(answer)
        return live

    @property
    def questions(self) -> tuple[Choice, ...]:
        """What was asked so far, each question at the place of its answer; an edit by hand stands at the question it came before."""
        so_far, questions = play(self.before, self.action), list[Choice]()
        for answer in self.answers:
            assert so_far.asked is not None
            questions.append(so_far.asked)
            so_far = so_far.answer(answer)
        return tuple(questions)

    def undo(self) -> Run:
        """The run with one answer fewer."""
        return play(self.before, self.action, self.answers[:-1])

    def branch(self, place: int, answer: Answer | Aside) -> Run:
        """The run with this answer at this place (counted from 0), and none of those that came after it."""
        return play(self.before, self.action, self.answers[:place]).answer(answer)


def play(state: State, action: Action, answers: tuple[Answer | Aside, ...] = ()) -> Run:
    """The run of an action with these answers. Misfit names the first that does not fit; what is illegal raises as the rules say."""
    run = now(state, action, (), Live(state, action))
    for answer in answers:
        run = run.answer(answer)
    return run


def now(before: State, action: Action, answers: tuple[Answer | Aside, ...], live: Live) -> Run:
    return Run(before=before, action=action, answers=answers, live=live,
               state=live.game.state, asked=live.asked, events=tuple(live.game.log))
