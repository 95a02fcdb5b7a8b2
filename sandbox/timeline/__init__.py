"""Games as they are played, kept and told: one way in for scenario files, the window, tests and other people's scripts.

>>> from sandbox.timeline import as_text, legal, play_text, seen
>>> game = play_text('''
... format = 1
... [[cards]]
... name = "Spark"
... cost = "{R}"
... types = "Instant"
... text = "Spark deals 2 damage to any target."
... [[cards]]
... name = "Cub"
... cost = "{G}"
... types = "Creature — Bear"
... power = 2
... toughness = 2
... [players.you]
... battlefield = ["Forest*2", "Mountain"]
... hand = ["Spark"]
... [players.opponent]
... battlefield = [{ card = "Cub", as = "cub", counters = { "+1/+1" = 1 } }]
... ''')
>>> table = game.timeline                             # a tree of moments; it stands at the set-up

What may be done is data: the action, and for one that may not be done now the reason and the rule.

>>> [(one.text, one.action, one.reason) for one in legal(table.state, 0) if one.kind == "cast"]
[('Cast Spark', ('cast', 0, 4, 'front'), '')]

An action asks for what it needs, one question at a time, in the order of the rules; a tuple of options answers it. Acting,
passing and resolving are separate calls.

>>> run = table.do(("cast", 0, 4))
>>> run.asked.kind, run.asked.rule
('target', '601.2c')
>>> run = table.answer(run.asked.named(["Cub"]))
>>> run = table.answer(("auto",))                     # the payment
>>> seen(game, "stack"), seen(game, "cub.damage")
(('Spark',), 0)
>>> run = table.do(("resolve", 0))
>>> seen(game, "cub.damage"), seen(game, "cub.toughness"), seen(game, "you.graveyard")
(2, 3, ('Spark',))

Everything can be taken back, done otherwise, and written as a scenario that others can play.

>>> table.undo()
>>> seen(game, "cub.damage")
0
>>> run = table.branch(1, 0, table.run_of(1).questions[0].named(["Alice"]))
>>> run = table.answer(("auto",))
>>> run = table.do(("resolve", 0))
>>> seen(game, "cub.damage"), seen(game, "you.life"), table.branches(0)
(0, 18, (1, 3))
>>> "[[steps]]" in as_text(table) and play_text(as_text(table)).timeline.state == table.state
True

Whatever the rules refuse, or does not answer what is asked, raises an error that says why, and leaves the game as it was:
Illegal names the rule, Misfit the question and its options. simulate carries an action through by a policy.
"""
from __future__ import annotations

from typing import Any

from sandbox.rules.possible import possible as legal
from sandbox.timeline.expecting import Seen, found
from sandbox.timeline.playing import Result, Row, play_scenario, play_text
from sandbox.timeline.reading import ScenarioError
from sandbox.timeline.replay import Misfit, Run, play
from sandbox.timeline.simulate import simulate
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text

__all__ = ["Misfit", "Result", "Row", "Run", "ScenarioError", "Timeline", "as_text", "legal", "play", "play_scenario", "play_text", "seen",
           "simulate"]


def seen(game: Result, path: str) -> Any:
    """What is so where the game stands, by the paths that scenarios expect by: seen(game, "you.life"). Raises LookupError."""
    return found(Seen(game.timeline.state, game.names, game.timeline.asked), path)
