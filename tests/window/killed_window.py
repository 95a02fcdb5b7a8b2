"""The window, playing on and on by a script, and saying each time what it has finished; it is there to be killed.

python -m tests.window.killed_window FOLDER SEED
"""
import hashlib
import json
import random
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from sandbox.rules.possible import possible
from sandbox.timeline import journal
from sandbox.timeline.saving import saved
from sandbox.timeline.simulate import at_random
from sandbox.views.app import application, make_window
from sandbox.views.settings import Settings


def sum_of(state):
    return hashlib.sha256(json.dumps(saved(state), sort_keys=True).encode()).hexdigest()[:16]


def say(*words):
    print(*words, flush=True)


class Script:
    """One deed or answer at each tick of the event loop, as if somebody did it."""

    def __init__(self, window, seed):
        self.table, self.chance = window.table, random.Random(seed)
        self.answer = at_random(self.chance)
        self.timer = QTimer(window, interval=0)
        self.timer.timeout.connect(self.tick)
        self.timer.start()

    def tick(self):
        timeline = self.table.timeline
        before = timeline.place
        if timeline.asked:
            self.table.answer(self.answer(timeline.asked))
        else:
            self.table.do(self.chance.choice(deeds(timeline.state)))
        if timeline.place != before:
            say("finished", timeline.place, sum_of(timeline.state))


def deeds(state):
    you = state.priority if state.priority is not None else state.active
    able = [p.action for p in possible(state, you) if not p.reason]
    return [*able, ("pass", you), ("make_life", you, you, 1), ("make_life", you, 1 - you, 2)]


def main(folder, seed):
    app = application()
    window = make_window(settings=Settings(folder / "settings"), journals=folder / "journals")
    left = journal.left_behind(folder / "journals")
    if left:
        window.recover(left[0])
        timeline = window.table.timeline
        for id in sorted(timeline.moments):
            say("found", id, sum_of(timeline.state_at(id)))
    else:
        window.open_welcome()
        if window.journal is None:
            window.journal_begins()
    window.show()
    say("ready")
    window.script = Script(window, seed)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
