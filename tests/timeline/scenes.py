"""Small scenarios of the tests: cards of their own, so that nothing hangs on the library."""
from sandbox.timeline.playing import play_text

HEAD = '''format = 1

[[cards]]
name = "Cub"
cost = "{G}"
types = "Creature — Bear"
power = 2
toughness = 2

[[cards]]
name = "Spark"
cost = "{R}"
types = "Instant"
text = "Spark deals 2 damage to any target."

[[cards]]
name = "Herald"
cost = "{1}{G}"
types = "Legendary Creature — Elf"
power = 1
toughness = 1
text = "When Herald enters, create two 1/1 white Soldier creature tokens."

[[cards]]
name = "Choir"
cost = "{G}"
types = "Instant"
text = """Kicker {1}
You gain 2 life. If this spell was kicked, you gain 5 life instead."""

[[cards]]
name = "Sleeper"
cost = "{3}"
types = "Artifact Creature — Golem"
power = 4
toughness = 4
text = """Sleeper enters tapped.
Sleeper enters with two +1/+1 counters on it.
{T}: Draw a card."""

'''

BOARD = '''[players.you]
battlefield = ["Forest*3", "Mountain", { card = "Cub", as = "cub" }]
hand = ["Spark", "Herald", "Choir", "Forest"]
library = ["Forest*3"]

[players.opponent]
battlefield = [{ card = "Cub", as = "other", counters = { "+1/+1" = 1 } }]
library = ["Mountain*3"]
'''


def scene(steps="", board=BOARD, before=""):
    """The text of a scenario."""
    return HEAD.replace("format = 1\n", "format = 1\n" + before, 1) + board + "\n" + steps


def playing(steps="", board=BOARD, before=""):
    return play_text(scene(steps, board, before))


def failing(result):
    """The rows that do not hold, in short."""
    return [(row.step, row.path, row.expected, row.found) for row in result.rows if not row.holds]
