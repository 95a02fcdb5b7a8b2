"""Whole games, played by the book by players who know no plan: they play lands, cast what they can, attack and block as it comes."""
from __future__ import annotations

import random
import time
from collections import Counter
from typing import Any

import attrs

from sandbox.engine.choices import CHANCE, Choice, Pairs
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import The, Triggered
from sandbox.engine.state import State
from sandbox.rules.leaving import is_over
from sandbox.rules.possible import Possible, possible
from sandbox.timeline.invariants import broken, cards_in
from sandbox.timeline.ledger import discrepancies
from sandbox.timeline.replay import Action, Answer, Run, play
from sandbox.timeline.simulate import ENOUGH, Endless, at_random
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.restrictions import Attack, Block

MAIN = "precombat main", "postcombat main"
LONGEST = 300                                         # turns; libraries are empty long before
KEPT_LANDS = range(2, 6)                              # in an opening hand
CHOSEN = "cast", "activate", "play", "turn_up", "set_aside"      # what a player may announce and then not be able to go through with
MOST_USES = 6                                         # of abilities by one player in a turn


@attrs.define
class Player:
    """Sensible as far as a coin can be: answers and deeds, all of them drawn from one source of chance."""
    chance: random.Random
    uses: Counter[int] = attrs.Factory(Counter)       # in each turn

    # ---- deeds ----
    def deed(self, state: State) -> Action:
        """What whoever has priority does now."""
        you: int = state.priority if state.priority is not None else state.active
        if not self.looks_up(state, you):
            return "pass", you
        able = [one for one in possible(state, you) if not one.reason and one.kind != "tap"]
        return self.picked(state, able) or ("pass", you)

    def looks_up(self, state: State, you: int) -> bool:
        """Whether it is worth a thought: always in one's own main phase, else now and then."""
        return state.active == you and state.step in MAIN or self.chance.random() < (.5 if state.stack else .25)

    def picked(self, state: State, able: list[Possible]) -> Action | None:
        lands, spells = ([one for one in able if one.kind == kind] for kind in ("play", "cast"))
        others = [one for one in able if one.kind not in ("play", "cast")]
        if lands:
            return self.chance.choice(lands).action
        if spells and self.chance.random() < .9:
            return self.chance.choice(spells).action
        if others and self.chance.random() < .3 and self.uses[state.turn] < MOST_USES:
            self.uses[state.turn] += 1
            return self.chance.choice(others).action
        return None

    # ---- answers ----
    def answer(self, state: State, asked: Choice) -> Answer:
        if asked.kind == "pay" and "auto" in asked.options:
            return ("auto",)
        if asked.kind == "mulligan":
            return (self.mulligan(state, asked.who),)
        if asked.kind in ("X", "kicker") and isinstance(asked.options[0], int):
            return (self.chance.choice(asked.options[:4]),)
        if isinstance(asked, Pairs):
            return self.paired(state, asked)
        if set(asked.options) == {"yes", "no"} and asked.who != CHANCE:
            return ("yes" if self.chance.random() < .75 else "no",)
        return at_random(self.chance)(asked)

    def mulligan(self, state: State, you: int) -> str:
        lands = sum("land" in state.look(id).types for id in state.seats[you].hand)
        return "no" if lands in KEPT_LANDS else "yes"

    def paired(self, state: State, asked: Pairs) -> Answer:
        """Attackers that are worth it attack more often than not; blockers rather block what they can beat or survive."""
        pairs = asked.simplest()
        taken = {pair[0] for pair in pairs}
        for first in dict.fromkeys(pair[0] for pair in asked.options):
            ways = [pair for pair in asked.options if pair[0] == first]
            pair = self.chance.choice(ways)
            if first not in taken and self.chance.random() < self.eagerness(state, asked.kind, pair) and asked.fits((*pairs, pair)):
                pairs = (*pairs, pair)
        return pairs if asked.fits(pairs) else asked.simplest()

    def eagerness(self, state: State, kind: str, pair: tuple[Any, Any]) -> float:
        mine = state.look(pair[0].id)
        if kind == "attackers":
            return .1 if not mine.power or mine.power < 1 else .7
        theirs = state.look(pair[1].id) if isinstance(pair[1], The) else mine
        beats, survives = (mine.power or 0) >= (theirs.toughness or 0), (mine.toughness or 0) > (theirs.power or 0)
        return .8 if beats or survives else .3


@attrs.define
class Match:
    """A game in the playing. wrong: a line for each thing that is not as it must be; counts: what has happened so far."""
    state: State
    player: Player
    replayed: float = 1.0                             # how many of the actions are replayed, to the same state
    cards: frozenset[int] = frozenset()
    counts: Counter[str] = attrs.Factory(Counter)
    wrong: list[str] = attrs.Factory(list)
    deeds: list[tuple[Action, tuple[Answer, ...]]] = attrs.Factory(list)
    seconds: float = 0.0                              # of computing

    def carried_out(self, action: Action) -> Run:
        """With an answer to all that is asked. Raises what the rules raise."""
        run = play(self.state, action)
        while run.asked:
            if len(run.answers) >= ENOUGH:
                raise Endless(f"“{run.asked.ask}” is asked on and on")
            run = run.answer(self.player.answer(run.state, run.asked))
        return run

    def does(self, action: Action) -> bool:
        """False for what only turned out to be illegal on its way: it is reversed."""
        try:
            run = self.carried_out(action)
        except Illegal as refused:
            if action[0] not in CHOSEN:               # nobody chose it: it is nobody's mistake but ours
                self.wrong.append(f"turn {self.state.turn}, {self.state.step}, {action}: refused: {refused}")
            self.counts["reversed"] += 1
            return False
        self.checks(run)
        self.counted(run)
        self.state = run.state
        self.deeds.append((action, run.answers))      # type: ignore[arg-type]
        return True

    # ---- what must be so ----
    def checks(self, run: Run) -> None:
        found = [*discrepancies(run.before, run.state, run.events), *broken(run.state)]
        if self.player.chance.random() < self.replayed and play(run.before, run.action, run.answers).state != run.state:
            found.append("the same answers lead to another state")
        if not found and not any(seat.lost for seat in run.state.seats) and cards_in(run.state) != self.cards:
            found.append(f"cards have gone or come: {sorted(cards_in(run.state) ^ self.cards)}")
        self.wrong += [f"turn {run.state.turn}, {run.state.step}, {run.action}: {line}" for line in found]

    def counted(self, run: Run) -> None:
        fresh = [item for item in run.state.stack if item.id >= run.before.next_id]
        fought = {kind for kind in (Attack, Block) for event in run.events if type(event) is kind}
        self.counts["actions"] += 1
        self.counts["spells"] += sum(isinstance(event, Cast) for event in run.events)
        self.counts["attackers"] += sum(isinstance(event, Attack) for event in run.events)
        self.counts["blockers"] += sum(isinstance(event, Block) for event in run.events)
        self.counts["attacks"] += Attack in fought
        self.counts["blocks"] += Block in fought
        self.counts["triggers"] += sum(isinstance(item.ability, Triggered) for item in fresh)

    # ---- playing ----
    def played(self) -> Match:
        """To the end of the game, or to the first thing that is wrong."""
        started = time.process_time()
        self.cards = cards_in(self.state)
        try:
            self.does(("start", 0, "by chance"))
            while not is_over(self.state) and not self.wrong:
                self.one_deed()
        except Exception as mistake:                  # any mistake of ours is what this is there to find
            self.wrong.append(f"turn {self.state.turn}, {self.state.step}: {type(mistake).__name__}: {mistake}")
        self.counts["turns"] = self.state.turn
        self.seconds = time.process_time() - started
        return self

    def one_deed(self) -> None:
        if self.state.turn > LONGEST:
            self.wrong.append(f"the game has not ended after {LONGEST} turns")
        elif not self.does(action := self.player.deed(self.state)):
            you = action[1]
            self.does(("pass", you))


def played(state: State, seed: int, replayed: float = 1.0) -> Match:
    """A game from that table, with that chance: the same seed is the same game."""
    return Match(state, Player(random.Random(seed)), replayed).played()
