"""An action carried through by a policy, which answers whatever is asked.

The default policy declines what is optional, takes the first legal options otherwise, keeps the order given, pays
automatically, gives as much of a division as it can to the first, and lets chance fall as it is offered.
"""
from __future__ import annotations

import random
from collections.abc import Callable

from sandbox.engine.choices import Choice, Divide, Order, Pairs
from sandbox.engine.state import State
from sandbox.timeline.replay import Action, Answer, Run, play

Policy = Callable[[Choice], Answer]
ENOUGH = 2_000                                        # answers, after which a run is taken to go on for ever


class Endless(RuntimeError):
    """A run that asks on and on."""


def simulate(state: State, action: Action, policy: Policy | None = None) -> Run:
    """The complete run of an action. Raises Illegal as the rules do, Endless if it does not end."""
    return carried(play(state, action), policy)


def carried(run: Run, policy: Policy | None = None) -> Run:
    """A run in progress carried to its end."""
    policy = policy or declining
    while run.asked:
        if len(run.answers) >= ENOUGH:
            raise Endless(f"“{run.asked.ask}” is asked on and on")
        run = run.answer(policy(run.asked))
    return run


def declining(asked: Choice) -> Answer:
    """The default policy."""
    return usual(asked, "no")


def agreeing(asked: Choice) -> Answer:
    """The default policy, but for doing what may be done."""
    return usual(asked, "yes")


def usual(asked: Choice, optional: str) -> Answer:
    match asked:
        case Order():
            return asked.options
        case Divide():
            return lumped(asked)
        case Pairs():
            return asked.simplest()
    if set(asked.options) == {"yes", "no"}:
        return (optional,)
    return first_fitting(asked)


def lumped(asked: Choice) -> Answer:
    """A division that gives the first all but the least that the others must get."""
    others = len(asked.options) - 1
    return (asked.most - others * asked.least, *(asked.least,) * others)


def first_fitting(asked: Choice) -> Answer:
    """As few of the first options as will do; of a question that a rule narrows further, the first that it takes."""
    for count in range(asked.least, asked.most + 1):
        if asked.fits(answer := asked.options[:count]):
            return answer
    return next(((one,) for one in asked.options if asked.fits((one,))), asked.options[:asked.least])


def at_random(chance: random.Random) -> Policy:
    """A policy for trying things out: any answer that fits."""
    def answer(asked: Choice) -> Answer:
        match asked:
            case Order():
                return tuple(chance.sample(asked.options, len(asked.options)))
        for _ in range(20):
            if asked.fits(some := divided(asked, chance) if isinstance(asked, Divide) else some_of(asked, chance)):
                return some
        return usual(asked, "no")
    return answer


def some_of(asked: Choice, chance: random.Random) -> Answer:
    count = chance.randint(asked.least, max(asked.least, min(asked.most, len(asked.options))))
    return tuple(chance.sample(asked.options, count))


def divided(asked: Choice, chance: random.Random) -> Answer:
    shares = [asked.least] * len(asked.options)
    for _ in range(asked.most - sum(shares)):
        shares[chance.randrange(len(shares))] += 1
    return tuple(shares)
