"""The table: the moment the game is at, and the one door through which a person's wishes reach the rules."""
from PySide6.QtCore import QObject, Signal

from sandbox.cards import library
from sandbox.engine.illegal import Illegal
from sandbox.engine.pace import Stopped
from sandbox.models.asking import asked
from sandbox.models.patience import Patience
from sandbox.models.reasons import at_the_table
from sandbox.rules.possible import possible
from sandbox.rules.stops import asker
from sandbox.timeline.homemade import homemade
from sandbox.timeline.looping import NoLoop, noticed, recorded
from sandbox.timeline.replay import Misfit, UnknownAction
from sandbox.timeline.timeline import Nothing, Timeline, Unanswered

PLAY, SETUP = "play", "set up"
REFUSALS = (Illegal, Misfit, Nothing, Unanswered, UnknownAction, LookupError)


class Table(QObject):
    """Holds a Timeline; everything that is done goes through it, everything that is shown follows from its signals.

    changed: the state or the position is another one. asked: the Asked in front of the person, or None.
    said: one line and its kind, "notice" or "refused". renewed: another timeline lies on the table.
    """
    changed = Signal()
    asked = Signal(object)
    said = Signal(str, str)
    renewed = Signal()

    def __init__(self, timeline: Timeline, parent=None):
        super().__init__(parent)
        self.timeline, self.mode, self.passes_along = timeline, PLAY, True
        self.holds = True                 # whether who has cast or activated keeps priority, or all pass at once [117.3c]
        self.loop_from = None             # the moment where the person says that a loop begins
        self._noticed = None
        self.saved_as, self.title, self._clean = None, "", timeline.place
        self._kept = None
        self.own = homemade(timeline)     # cards that no library has, by name: those of this game …
        self.shelf = {}                   # … and those that the person keeps
        self.patience = Patience(self)    # with whoever waits for long work
        self.wish = None                  # (object, seat) that a card was dropped on: the first target asked for, if it fits

    # ---- what is so ----
    @property
    def state(self):
        return self.timeline.state

    @property
    def choice(self):
        """The Choice asked now, or None."""
        return self.timeline.asked

    @property
    def asking(self):
        """The same question as a person reads it, or None."""
        if self._kept is None or self._kept[0] is not self.choice or self._kept[1] is not self.state:
            self._kept = self.choice, self.state, asked(self.choice, self.state)
        return self._kept[2]

    @property
    def seat(self) -> int:
        """Whose move it is: who is asked, else who has priority, else the active player."""
        if self.choice is not None and self.choice.who >= 0:
            return self.choice.who
        return self.state.active if self.state.priority is None else self.state.priority

    @property
    def loop(self):
        """What was done and could be repeated: since the moment that was marked, else a loop that is noticed; or None."""
        key = self.timeline.place, self.timeline.run is None, self.loop_from
        if self._noticed is None or self._noticed[0] != key:
            self._noticed = key, self._loop()
        return self._noticed[1]

    def _loop(self):
        try:
            return noticed(self.timeline) if self.loop_from is None else recorded(self.timeline, self.loop_from)
        except NoLoop:
            return noticed(self.timeline)

    def possible(self, id=None, seat=None):
        """The actions of a seat (who controls or owns the object, unless said), for one object or all; the possible ones first."""
        state = self.state
        if seat is None:
            seat = self.seat if id is None else _keeper(state, id)
        found = [at_the_table(one, self.choice is not None) for one in possible(state, seat, id)]
        return sorted(found, key=lambda one: bool(one.reason))

    def card(self, name: str):
        """A card by name: one of this game's own, one that the person keeps, else of the library. Raises NotFound."""
        return self.own.get(name) or self.shelf.get(name) or library.find(name)

    # ---- what is done ----
    def do(self, action, wish=None) -> bool:
        """An action by the rules. False, and one line said, when they do not allow it."""
        self.wish = wish
        return self._try(lambda: self.timeline.do(tuple(action))) and self._resolved()

    def edit(self, action) -> bool:
        """By the person's own hand, one step of the timeline, also while a question is open."""
        return self._try(lambda: self.timeline.edit(tuple(action)))

    def answer(self, options) -> bool:
        """An answer to what is asked: a tuple of its options, or of numbers."""
        return self._try(lambda: self.timeline.answer(tuple(options))) and self._resolved()

    def answer_always(self, word: str) -> bool:
        """This answer now, and from now on whenever something of that name asks the same."""
        asked = self.choice
        kept = "remember", asked.who, asker(self.state, asked), asked.ask, word
        return self.edit(kept) and (self.choice is None or self.answer((word,)))

    def answer_keys(self, keys) -> bool:
        """The same by the places of the offers."""
        choice = self.choice
        return choice is not None and self.answer(choice.options[key] for key in keys)

    def cancel(self) -> bool:
        """Backs out of what is in progress, completely."""
        self.wish = None
        return self._try(self.timeline.cancel)

    def undo(self) -> bool:
        return self._try(self.timeline.undo)

    def redo(self) -> bool:
        return self._try(self.timeline.redo)

    def go(self, moment: int) -> bool:
        return self._try(lambda: self.timeline.go(moment))

    def pass_priority(self) -> bool:
        """Whoever has priority passes; with "opponent passes along" all others do too, as one step: the top resolves, or the step ends."""
        state, seat = self.state, self.seat
        if not self.passes_along:
            return self.do(("pass", seat))
        if state.stack:
            return self.do(("resolve", seat))
        if state.stops:
            return self.go_on()
        order = state.in_turn_order()
        at = order.index(seat) if seat in order else 0
        passing = [order[(at + more) % len(order)] for more in range(len(order) - state.passed)]
        return self.do(("pass", seat) if len(passing) < 2 else ("several", seat, *(("pass", one) for one in passing)))

    def go_on(self) -> bool:
        """All pass until something happens."""
        return self.do(("go_on", self.seat))

    def _resolved(self) -> bool:
        """Where priority is not held, what was just cast or activated resolves, if the others pass along."""
        here = self.timeline.here
        if self.holds or self.choice is not None or here.action[:1] not in (("cast",), ("activate",)) or not self.state.stack:
            return True
        return self._try(lambda: self.timeline.do(("resolve" if self.passes_along else "pass", self.seat)))

    def lay(self, timeline: Timeline, title="", path=None):
        """Another timeline on the table, in place of this one."""
        self.timeline, self.title, self.saved_as, self.wish, self._kept = timeline, title, path, None, None
        self.loop_from, self._noticed = None, None
        self.own = homemade(timeline)
        self.mark_saved(path)
        self.renewed.emit()
        self._tell()

    def mark_saved(self, path=None):
        self.saved_as, self._clean = path or self.saved_as, self.timeline.place

    def mark_unsaved(self):
        self._clean = -1

    @property
    def is_saved(self) -> bool:
        return self._clean == self.timeline.place and self.timeline.run is None

    def set_mode(self, mode: str):
        self.mode = mode
        self._tell()

    def say(self, words: str, kind="notice"):
        self.said.emit(words, kind)

    # ---- inside ----
    def stop(self):
        """Ends the work that is being waited for; nothing of it has been done."""
        self.patience.stop()

    def _try(self, work) -> bool:
        if self.patience.waiting:                      # what is clicked meanwhile means nothing
            return False
        try:
            with self.patience:
                work()
        except (*REFUSALS, Stopped) as refusal:
            self._tell()
            self.said.emit(one_line(refusal), "refused")
            return False
        self._grant()
        self._tell()
        return True

    def _grant(self):
        """A card dropped on an object or a player means that one, as soon as a target is asked for."""
        question = self.asking
        if self.wish is None or question is None or question.shape == "pairs":
            return
        found = [offer.key for offer in question.offers if (offer.id, offer.seat) == self.wish]
        if found and question.needs_one:
            self.wish = None
            self.timeline.answer((self.choice.options[found[0]],))

    def _tell(self):
        self.changed.emit()
        self.asked.emit(self.asking)


def one_line(problem) -> str:
    """What went wrong, in one line."""
    if isinstance(problem, Misfit) and problem.asked is not None:
        rule = f" [{problem.asked.rule}]" if problem.asked.rule else ""
        return f"That is no possible answer to “{problem.asked.ask}”{rule}."
    words = problem.args[0] if isinstance(problem, LookupError) and problem.args else str(problem)
    return " ".join(str(words).split()) or type(problem).__name__


def _keeper(state, id):
    thing = state.thing(id)
    return state.look(id).controller if thing.zone in ("battlefield", "stack") else thing.owner
