"""A program that plays on and on, and says each time that it has finished; it is there to be killed.

python -m tests.timeline.killed FOLDER SEED
"""
import random
import sys
from pathlib import Path

from sandbox.rules.actions import ACTIONS
from sandbox.timeline.journal import Journal
from sandbox.timeline.timeline import Timeline
from tests.timeline.conftest import FAKES, two_players


def playing(timeline, seed):
    """Plays without end; the same for the same seed."""
    chance = random.Random(seed)
    while True:
        if timeline.asked:
            timeline.answer(timeline.asked.options[:1] if timeline.asked.most == 1 else timeline.asked.options)
        elif chance.random() < .1 and timeline.can_undo:
            timeline.undo()
        else:
            timeline.do(chance.choice([("gain", 0, 1), ("bargain", 1)]))
        yield


def main(folder, seed):
    ACTIONS.update(FAKES)
    timeline = Timeline(two_players())
    Journal(timeline, Path(folder))
    print("begun", flush=True)
    for _ in playing(timeline, seed):
        print("finished", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
