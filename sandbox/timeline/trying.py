"""A table on which a card is tried: deeds carried through by a policy, and occasions on which it has something to do."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice, Pairs
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import The
from sandbox.engine.printed import Card
from sandbox.engine.state import HAND, State
from sandbox.rules import actions
from sandbox.rules.possible import Possible, possible
from sandbox.timeline.happening import Happened
from sandbox.timeline.simulate import Policy, agreeing, declining
from sandbox.timeline.stock import POOL, elsewhere, put

LONE = 3                                              # the turn in which nobody blocks
PATIENCE = 200                                        # after so many answers to one deed it declines: what could go on by choice ends
MOST_ANSWERS = 400                                    # to one deed; more is taken as going on for ever


@attrs.define
class Trial:
    """What became of a card. errors: one line each; idle: (line, verb, why) for what never happened."""
    name: str
    errors: list[str] = attrs.Factory(list)
    verbs: int = 0
    idle: list[tuple[str, str, str]] = attrs.Factory(list)
    happened: Happened = attrs.Factory(Happened)
    refusals: list[str] = attrs.Factory(list)


@attrs.define
class Bench:
    """The table that a card is tried on, with what has come about there."""
    trial: Trial
    policy: Policy
    state: State

    def does(self, deed: str, work: Callable[[Game], Asking[Any]]) -> bool:
        """Carries it through; what is refused is as if it had not been tried, what breaks is noted."""
        game = Game(self.state)
        try:
            self.answered(work(game))
        except Illegal as refused:
            self.trial.refusals.append(f"{deed}: {refused}")
            return False
        except Exception as broken:                   # any mistake of ours is what a trial is there to find
            self.trial.errors.append(f"{deed}: {type(broken).__name__}: {broken}")
            return False
        finally:
            for id, phrase in game.carried_out:
                if self.is_own(game, id):
                    self.trial.happened.note(phrase)
        self.state = game.state
        return True

    def is_own(self, game: Game, id: int) -> bool:
        """Whether it was the card itself that said it, as it is or was."""
        for state in (game.state, self.state):
            if thing := state.thing(id):
                return self.trial.name in {face.name for face in (thing.card.front, thing.copiable.front) if face}
        return False

    def answered(self, work: Asking[Any]) -> None:
        asked = next(work, None)
        for count in range(MOST_ANSWERS):
            if asked is None:
                return
            asked = following(work, self.answer(asked) if count < PATIENCE else declining(asked))
        raise RuntimeError("it asks on and on")

    def answer(self, asked: Choice) -> tuple[Any, ...]:
        if asked.kind == "pay" and "auto" in asked.options:
            return ("auto",)
        if asked.kind == "target" and asked.fits(mine := tuple(one for one in asked.options if self.is_tried(one))[:1]):
            return mine if asked.least and not self.is_tried(asked.source) else self.policy(asked)
        return self.policy(asked)

    def is_tried(self, one: Any) -> bool:
        """Whether that is the card itself: what others aim at, where they can."""
        thing = self.state.thing(one.id if isinstance(one, The) else one) if isinstance(one, The | int) else None
        return thing is not None and self.trial.name in {face.name for face in (thing.card.front, thing.card.back) if face}

    def acts(self, action: tuple[Any, ...], said: str = "") -> bool:
        """said: what of the card it is that is used, for the reasons why that was refused."""
        return self.does(f"{action[0]} “{said}”" if said else str(action[0]), lambda game: actions.run(game, action))

    def settles(self) -> None:
        if self.state.stack or self.state.waiting:
            self.acts(("settle", self.state.active))


def following(work: Asking[Any], answer: tuple[Any, ...]) -> Choice | None:
    try:
        return work.send(answer)
    except StopIteration:
        return None


def willing(turn: int) -> Policy:
    """Does what may be done, picks one where none would do, fights but for the first time; another mode and another option each."""
    def answer(asked: Choice) -> tuple[Any, ...]:
        if isinstance(asked, Pairs):
            if turn == LONE and asked.kind == "blockers":
                return asked.simplest()
            return everyone(asked) if turn % 2 else someone(asked) if turn else asked.simplest()
        if type(asked) is not Choice or set(asked.options) == {"yes", "no"}:
            return agreeing(asked)
        count = max(asked.least, min(1, asked.most))
        start = (turn if turn != 2 else -1) % max(1, len(asked.options)) if asked.kind in ("mode", "target", "coin", "die") else 0
        some = (asked.options[start:] + asked.options[:start])[:count] if asked.kind != "X" else asked.options[2:3]
        return some if asked.fits(some) else agreeing(asked)
    return answer


def everyone(asked: Pairs) -> tuple[Any, ...]:
    """Each of the first that can be paired, spread over the second, the latest before the others, as far as that is legal."""
    pairs: tuple[Any, ...] = asked.simplest()
    for first in dict.fromkeys(one for one, _ in asked.options if one not in {pair[0] for pair in pairs}):
        taken = [other for _, other in pairs]
        fitting = [pair for pair in asked.options if pair[0] == first and asked.fits((*pairs, pair))]
        if fitting:
            pairs = (*pairs, min(reversed(fitting), key=lambda pair: taken.count(pair[1])))
    return pairs


def someone(asked: Pairs) -> tuple[Any, ...]:
    """The latest alone, where that is legal."""
    return next(((pair,) for pair in reversed(asked.options) if asked.fits((pair,))), everyone(asked))


def unwilling(asked: Choice) -> tuple[Any, ...]:
    """Declines what is optional, but fights."""
    return everyone(asked) if isinstance(asked, Pairs) else declining(asked)


# ---- what lies there, and what can be done with it ----
BUSY = ("Each player gains 3 life.", "Each player loses 2 life.", "Each player draws two cards.", "Each player discards a card.",
        "Each player mills a card.", "Each player sacrifices a creature of their choice.")


def is_busy(bench: Bench) -> None:
    """Much happens to both players in this turn."""
    for text in BUSY:
        bench.acts(("tell", bench.state.active, text))
        bench.settles()


def after_a_fight(bench: Bench, id: int, action: tuple[Any, ...]) -> State | None:
    """Alice's second main phase of a turn in which she attacked and much happened."""
    trying = Bench(bench.trial, lambda asked: everyone(asked) if isinstance(asked, Pairs) else declining(asked), bench.state)
    is_busy(trying)
    trying.acts(("go_to", 0, 0, "postcombat main"))
    trying.acts(("set_player", 0, 0, (("pool", POOL),)))
    return trying.state if trying.state.step == "postcombat main" else None


def laid(bench: Bench, card: Card, zone: str, seat: int = 0, **how: Any) -> int:
    """Put there without anything happening; its id."""
    game = Game(bench.state)
    id = put(game, seat, card, zone, tuple(how.items()))
    bench.state = game.state
    return id


def offered(bench: Bench, id: int) -> list[Possible]:
    found: list[Possible] = []
    bench.does("possible", lambda game: noted(found, possible(game.state, 0, id)))
    return found


def noted(found: list[Any], ones: list[Any]) -> Asking[None]:
    found += ones
    yield from ()


def creature_of(state: State, you: int) -> int:
    """One without counters; Illegal if there is none."""
    for thing in state.permanents():
        look = state.look(thing.id)
        if "creature" in look.types and look.controller == you and not thing.counters:
            return int(thing.id)
    raise Illegal("", "there is no creature")


# ---- occasions ----
def as_it_is(bench: Bench, id: int, action: tuple[Any, ...]) -> State | None:
    return bench.state


def with_spell_on_the_stack(bench: Bench, id: int, action: tuple[Any, ...]) -> State | None:
    """A spell of Bob's, or of Alice's own, waits to resolve: one that Alice's card can do something about."""
    for you in (1, 0):
        for card in (card for card in elsewhere() if "land" not in card.front.types):
            trying = Bench(bench.trial, declining, bench.state)
            spell = laid(trying, card, HAND, you)
            trying.acts(("set_turn", 0, (("active", you), ("priority", you))))
            if trying.acts(("cast", you, spell, "front")) and (you == 0 or trying.acts(("pass", you))) and trying.state.stack \
                    and trying.state.priority == 0 and any(not one.reason for one in offered(trying, id) if one.action == action):
                return trying.state
    return None


def in_combat(bench: Bench, id: int, action: tuple[Any, ...]) -> State | None:
    """The attack of either player in which the card has something to do."""
    for you in (0, 1):
        trying = Bench(bench.trial, unwilling, bench.state)
        trying.acts(("set_turn", 0, (("active", you), ("priority", you))))
        for step in ("declare attackers", "declare blockers"):
            trying.acts(("go_to", you, 0, step))
            trying.acts(("set_turn", 0, (("priority", 0),)))
            trying.acts(("set_player", 0, 0, (("pool", POOL),)))
            if any(not one.reason for one in offered(trying, id) if one.action == action):
                return trying.state
    return None
