"""A scenario as a lesson: page by page, a question before its outcome, and the way back to it from a line of one's own."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sandbox.timeline.heads import CONTRAST, known_by, twin
from sandbox.timeline.playing import Result
from sandbox.timeline.questions import right_answer
from sandbox.timeline.replay import Aside, Run


@dataclass(frozen=True)
class Page:
    """A step, or the set-up (number 0): the moment it leads to and what is said of it. run: what is in progress and asked there."""
    number: int
    moment: int
    title: str
    note: str
    question: str = ""
    options: tuple[str, ...] = ()
    answer: str = ""
    run: Run | None = None


class Lesson:
    """Its pages, and where one is: on a page, or before the next one with its question open.

    id, rule: the ruling that it shows and its key rule, empty if it names none. picked: what was said to the question of the page,
    None if nothing. moments: how many the timeline had when the lesson began. fact: what is otherwise than in the twin, of a contrast.
    """
    def __init__(self, result: Result, path: Path | None = None):
        self.path, self.title, self.moments = path, result.title, len(result.timeline.moments)
        self.id, self.rule = next(iter(result.rulings), "") or known_by(path), next(iter(result.rules), "")
        self.text, self.pages, self.fact = result.text, pages(result), result.contrast
        self.at, self.asking, self.picked = 0, False, None

    @property
    def page(self) -> Page:
        return self.pages[self.at]

    @property
    def next(self) -> Page | None:
        return self.pages[self.at + 1] if self.at + 1 < len(self.pages) else None

    @property
    def last(self) -> int:
        """The number of steps."""
        return len(self.pages) - 1

    @property
    def contrast(self) -> Path | None:
        return twin(self.path) if self.path else None

    @property
    def is_contrast(self) -> bool:
        return self.path is not None and self.path.stem.endswith(CONTRAST)

    # ---- back and forth ----
    def on(self) -> bool:
        """To the question of the next step, else to its outcome. False at the end."""
        if self.next is None:
            return False
        if self.next.question and not self.asking:
            self.asking, self.picked = True, None
            return True
        if not self.asking:
            self.picked = None
        self.at, self.asking = self.at + 1, False
        return True

    def back(self) -> bool:
        """From a question to the page it was asked on, else to the page before. False at the start."""
        if not self.asking:
            if not self.at:
                return False
            self.at -= 1
        self.asking, self.picked = False, None
        return True

    def go(self, number: int) -> None:
        """To a page, past its question."""
        self.at, self.asking, self.picked = max(0, min(self.last, number)), False, None

    def pick(self, place: int) -> bool:
        """One of the options of the open question, by its place from 0; the outcome follows. False where there is none."""
        if not self.asking or self.next is None or not 0 <= place < len(self.next.options):
            return False
        self.picked = self.next.options[place]
        return self.on()

    # ---- where the table is ----
    def is_here(self, timeline) -> bool:
        """Whether the table shows the page."""
        return _shows(timeline, self.page)

    def find(self, timeline) -> bool:
        """The page that the table shows becomes the one that is open, the nearest if there are several. False if it shows none."""
        found = [page.number for page in self.pages if _shows(timeline, page)]
        if found and self.at not in found:
            self.go(min(found, key=lambda number: abs(number - self.at)))
        return bool(found)

    def lay(self, table) -> None:
        """The table to the page: to its moment, and into what was in progress there."""
        table.go(self.page.moment)
        if self.page.run is None:
            return
        table.do(self.page.run.action)
        for answer in self.page.run.answers:
            if isinstance(answer, Aside):
                table.edit(answer.action)
            else:
                table.answer(answer)


def pages(result: Result) -> tuple[Page, ...]:
    """The set-up with what the file says of itself, and a page for every step that was reached."""
    about = result.told[result.moments[0]][1]
    found = [Page(0, result.moments[0], result.title, " ".join(about.split()))]
    for number, moment in enumerate(result.moments[1:], 1):
        step = result.steps[number - 1]
        found.append(Page(number, moment, step.title, step.note.strip(), step.question, step.options,
                          right_answer(step) if step.question else "", result.open.get(number)))
    return tuple(found)


def _shows(timeline, page: Page) -> bool:
    if timeline.place != page.moment:
        return False
    if timeline.run is None or page.run is None:
        return timeline.run is page.run
    return (timeline.run.action, timeline.run.answers) == (page.run.action, page.run.answers)
