"""Small scenarios of the tests, most with cards of their own, so that nothing hangs on the library; and what may be done there."""
from sandbox.rules.possible import possible
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


LIBRARY = '''format = 1
title = "Some cards"
turn = 3
[players.you]
life = 13
pool = "U"
counters = { poison = 1 }
battlefield = [
  "Island*4", "Mountain*4", "Serra Angel",
  { card = "Grizzly Bears", as = "bear", tapped = true, counters = { "+1/+1" = 2 }, damage = 1 },
]
hand = ["Jace, Mirror Mage", "Lightning Bolt", "Clone", "Island", "Dragon Fodder"]
library = ["Island*2", "Grizzly Bears", "Island"]
graveyard = ["Lightning Bolt"]
[players.opponent]
name = "Olga"
battlefield = ["Forest*3", "Grizzly Bears*2"]
hand = ["Forest", "Grizzly Bears"]
library = ["Forest*6"]
'''


def table():
    """A timeline on that board, and the names there."""
    game = play_text(LIBRARY)
    return game.timeline, game.names


def deeds(state, chance):
    """What may be done now by whoever may do something, a passing among it."""
    you = state.active if state.priority is None else state.priority
    actions = [one.action for one in possible(state, you) if not one.reason]
    things = list(state.permanents())
    by_hand = [("make_turned", you, chance.choice(things).id, "tap"), ("make_life", you, 0, -1), ("set_player", you, 1, (("life", 9),))]
    return [*actions, ("pass", you), ("settle", you), ("go_to", you, 0, "end"), by_hand[chance.randrange(3)]]
