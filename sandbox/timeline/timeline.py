"""A timeline is a tree of moments: every way the game was taken, where it stands now, and the way back and forth between them."""
from __future__ import annotations

import itertools
from typing import Any

import attrs

from sandbox.engine.choices import Choice
from sandbox.engine.illegal import Illegal
from sandbox.engine.state import State
from sandbox.timeline.replay import Action, Answer, Aside, Misfit, Run, play
from sandbox.timeline.tree import START, Moment, Nothing, Recorder, Tree, unrecorded


@attrs.frozen
class Ahead:
    """What was taken back at a moment and would be done again: an action, and the answers that follow those given by now."""
    action: Action
    answers: tuple[Answer | Aside, ...] = ()


class Unanswered(ValueError):
    """Something was to be done while a question is open."""


class Timeline(Tree):
    """Its moments, and a position: a moment, and perhaps a run from there that still asks."""
    def __init__(self, start: State, record: Recorder = unrecorded):
        super().__init__(record)
        self.visited: dict[int, int] = {}             # the child that redo goes to
        self.states: dict[int, State] = {START: start}
        self.happened: dict[int, tuple[Any, ...]] = {START: ()}
        self.place = START
        self.run: Run | None = None
        self.ahead: dict[int, Ahead] = {}             # by moment; what was visited from there is older than this
        self.trouble = ""                             # what could not be replayed as it was loaded
        self.origin: Any = None                       # the Result it came from, if a scenario was played

    # ---- where it stands ----
    @property
    def here(self) -> Moment:
        return self.moments[self.place]

    @property
    def start(self) -> State:
        return self.states[START]

    @property
    def state(self) -> State:
        """The state now, in the middle of a run too."""
        return self.run.state if self.run else self.state_at(self.place)

    @property
    def asked(self) -> Choice | None:
        return self.run.asked if self.run else None

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened in the run in progress, else in the moment that was reached last."""
        return self.run.events if self.run else self.events_at(self.place)

    def state_at(self, id: int) -> State:
        """The state when this moment was reached; states of a loaded timeline are found when first asked for."""
        if id not in self.states:
            for step in self.line_to(id):
                if step not in self.states:
                    self.keep(step, self.run_of(step))
        return self.states[id]

    def events_at(self, id: int) -> tuple[Any, ...]:
        self.state_at(id)
        return self.happened[id]

    def before(self, id: int) -> State:
        """The state that the moment's action began from; of the first moment its own."""
        parent = self.moment(id).parent
        return self.state_at(id if parent is None else parent)

    def run_of(self, id: int) -> Run:
        """The moment's action, executed again."""
        moment = self.moment(id)
        return play(self.before(id), moment.action, moment.answers)

    def keep(self, id: int, run: Run) -> None:
        if run.asked is not None:
            raise Misfit(len(run.answers), (), run.asked, run)
        self.states[id], self.happened[id] = run.state, run.events

    def branches(self, id: int | None = None) -> tuple[int, ...]:
        """The moments that follow this one, or the one where it stands; the main line first."""
        return self.children[self.place if id is None else self.moment(id).id]

    # ---- doing ----
    def do(self, action: Action) -> Run:
        """An action from here. If it asks, it is in progress until answered, else a new moment is reached."""
        if self.run:
            raise Unanswered(f"unanswered: {self.run.asked.ask if self.run.asked else ''}")
        run = play(self.state, action)
        self.ahead.pop(self.place, None)
        return self.goes_on(run, "do", action)

    def answer(self, answer: Answer) -> Run:
        """One answer to what is asked. An answer that does not fit raises Misfit, and the question stays open."""
        return self.with_answer(answer, "answer", answer)

    def edit(self, action: Action) -> Run:
        """By hand, even while a question is open: then it stands among the answers, and the question is asked on."""
        return self.with_answer(Aside(action), "edit", action) if self.run else self.do(action)

    def with_answer(self, answer: Answer | Aside, *operation: Any) -> Run:
        if not self.run:
            raise Nothing("nothing is asked")
        try:
            run = self.run.answer(answer)
        except Illegal:
            if not isinstance(answer, Aside):         # the whole action is reversed [732.1]; an edit by hand only itself
                self.cancel()
            raise
        follows = self.ahead[self.place].answers if self.place in self.ahead else ()
        self.to_come(run.action, follows[1:] if follows[:1] == (answer,) else ())
        return self.goes_on(run, *operation)

    def to_come(self, action: Action, answers: tuple[Answer | Aside, ...]) -> None:
        """The answers that redo would give to the run in progress."""
        if answers:
            self.ahead[self.place] = Ahead(action, answers)
        else:
            self.ahead.pop(self.place, None)

    def goes_on(self, run: Run, *operation: Any) -> Run:
        if run.asked is None:
            self.arrive(run)
        else:
            self.run = run
        self.record(*operation)
        return run

    def arrive(self, run: Run) -> None:
        """The run is complete: its moment, the same one if the same was done here before."""
        same = [c for c in self.children[self.place] if (self.moments[c].action, self.moments[c].answers) == (run.action, run.answers)]
        id = same[0] if same else self.grow(Moment(id=self.next_id, parent=self.place, action=run.action, answers=run.answers))
        self.keep(id, run)
        self.run = None
        self.stand(id)

    def stand(self, id: int) -> None:
        """At this moment, with nothing in progress; redo will come along here again."""
        self.put_aside()
        line = self.line_to(id)
        self.visited.update(itertools.pairwise(line))
        for passed in line[:-1]:
            self.ahead.pop(passed, None)
        self.place = id

    def put_aside(self) -> None:
        """Drops the run in progress; redo would begin it again."""
        if self.run and self.run.asked:
            follows = self.ahead[self.place].answers if self.place in self.ahead else ()
            self.ahead[self.place] = Ahead(self.run.action, (*self.run.answers, *follows))
        self.run = None

    # ---- back and forth ----
    def cancel(self) -> None:
        """Drops the run in progress: the state from before it stands."""
        if not self.run:
            raise Nothing("nothing is in progress")
        self.put_aside()
        self.record("cancel")

    def undo(self) -> None:
        """One answer back if a run is in progress, the run itself if it has none, else one moment back."""
        if self.run and self.run.answers:
            last, follows = self.run.answers[-1], self.ahead[self.place].answers if self.place in self.ahead else ()
            self.run = self.run.undo()
            self.to_come(self.run.action, (last, *follows))
        elif self.run:
            self.put_aside()
        elif self.here.parent is not None:
            self.place = self.here.parent
        else:
            raise Nothing("nothing to undo")
        self.record("undo")

    def redo(self) -> None:
        """What undo took back: the action, one answer, or the moment last visited from here."""
        ahead = self.ahead.get(self.place)
        if ahead and self.run:
            run = self.run.answer(ahead.answers[0])
            self.to_come(run.action, ahead.answers[1:])
            self.goes_on(run, "redo")
        elif ahead:
            run = play(self.state, ahead.action)
            self.to_come(run.action, ahead.answers)
            self.goes_on(run, "redo")
        elif not self.run and self.place in self.visited:
            self.go(self.visited[self.place])
        else:
            raise Nothing("nothing to redo")

    @property
    def can_undo(self) -> bool:
        return self.run is not None or self.here.parent is not None

    @property
    def can_redo(self) -> bool:
        return self.place in self.ahead or not self.run and self.place in self.visited

    def go(self, id: int) -> None:
        """To a moment; what is in progress is put aside."""
        self.state_at(id)
        self.stand(id)
        self.record("go", id)

    def reopen(self, id: int, place: int) -> Run:
        """Into the middle of a moment: its action with only the answers before this place, asking for that one."""
        moment = self.moment(id)
        if moment.parent is None or not 0 <= place < len(moment.answers):
            raise Nothing(f"moment {id} has no answer {place + 1}")
        run = play(self.before(id), moment.action, moment.answers[:place])
        self.stand(moment.parent)
        self.run, self.ahead[self.place] = run, Ahead(moment.action, moment.answers[place:])
        self.record("reopen", id, place)
        return run

    def branch(self, id: int, place: int, answer: Answer) -> Run:
        """A moment as it would have been with this answer at this place; the moment itself stays."""
        self.reopen(id, place)
        return self.answer(answer)

    def delete(self, id: int) -> None:
        """Takes away a moment and all that follow from it; whoever stands there stands at its parent afterwards."""
        parent, gone = self.moment(id).parent, self.cut(id)
        if self.place in gone and parent is not None:
            self.place, self.run = parent, None
        self.ahead = {at: ahead for at, ahead in self.ahead.items() if at not in gone}
        self.visited = {at: to for at, to in self.visited.items() if at not in gone and to not in gone}
        self.states = {at: state for at, state in self.states.items() if at not in gone}
        self.happened = {at: events for at, events in self.happened.items() if at not in gone}
        self.record("delete", id)

    # ---- as a value ----
    def _value(self) -> tuple[Any, ...]:
        run = (self.run.action, self.run.answers) if self.run else None
        return self.start, self.moments, self.children, self.visited, self.next_id, self.place, run, self.ahead

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Timeline) and self._value() == other._value()

    __hash__ = None                                   # type: ignore[assignment]
