"""What a long game on a big table keeps in memory: every moment of it, to go back to."""
import subprocess
import sys

GAME = """
import gc, sys
from tests.boards import board
from sandbox.timeline.timeline import Timeline

def held():
    gc.collect()
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * 4096

table, lands, _ = board({tokens})
timeline = Timeline(table.state)
timeline.do(("tell", 0, "You gain 1 life."))
before = held()
tokens = [thing.id for thing in table.state.permanents() if thing.token == "token"]
for moment in range({moments}):
    one = tokens[moment * 7 % len(tokens)]
    deeds = [("tell", 0, "You gain 1 life."), ("make_counters", 0, one, "+1/+1", 1), ("tell", 1, "Draw a card."),
             ("tell", 0, "Tap all creatures you control."), ("tell", 0, "Untap all creatures you control.")]
    timeline.do(deeds[moment % 40 if moment % 40 < 5 else moment % 2])
    assert timeline.run is None and timeline.state.derived
print((held() - before) / 1e6, len(timeline.moments))
"""


def test_a_thousand_moments_of_a_thousand_tokens_take_less_than_300_megabytes():
    done = subprocess.run([sys.executable, "-c", GAME.format(tokens=1_000, moments=1_000)], check=True, capture_output=True, text=True)
    megabytes, moments = map(float, done.stdout.split())
    print(f"{megabytes:.0f} MB for {moments:.0f} moments")
    assert moments > 1_000 and megabytes < 300
