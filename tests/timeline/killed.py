"""A program that plays on and on, and says each time that it has finished something; it is there to be killed and started again.

python -m tests.timeline.killed FOLDER COUNT: it takes up what its journal in the folder holds, and goes on after COUNT deeds.
"""
import random
import sys
from pathlib import Path

from sandbox.engine.illegal import Illegal
from sandbox.rules.turns import is_over
from sandbox.timeline.journal import Journal, discard, left_behind, recovered
from sandbox.timeline.simulate import at_random
from tests.timeline.scenes import deeds, table


def deed(timeline, count):
    """The deed of that number: one action, answer, edit, undo or going elsewhere; always the same in the same place."""
    chance = random.Random(count)
    try:
        if timeline.asked and chance.random() < .9:
            timeline.answer(at_random(chance)(timeline.asked))
        elif timeline.asked:
            timeline.edit(("make_life", 0, 0, 1))
        elif is_over(timeline.state) or chance.random() < .1:
            timeline.go(chance.choice(sorted(timeline.moments)))
        elif chance.random() < .1 and timeline.can_undo:
            timeline.undo()
        else:
            timeline.do(chance.choice(deeds(timeline.state, chance)))
    except Illegal:                                   # reversed, which is a deed too
        pass


def main(folder, count):
    left = left_behind(folder)
    timeline = recovered(left[0]) if left else table()[0]
    Journal(timeline, folder)
    for path in left:
        discard(path)
    print("begun", flush=True)
    while True:
        deed(timeline, count)
        count += 1
        print("finished", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
