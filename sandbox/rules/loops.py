"""A loop that is repeated so many times by a shortcut: tried, proposed to the others, and taken as one step [731.1b, 731.2].

What one repetition changes is proven by doing two of them for real; then as many more as leave everything else as it is are taken at
once, by adding up the numbers. How many these are is found by trying a repetition further and further on: where it would come
to something else – somebody's life runs out, say – the loop is gone on with one by one.
"""
from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from sandbox.engine.choices import CHANCE, Asking, Choice, OrNumber
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal, check
from sandbox.engine.rulebook import rule
from sandbox.engine.state import State
from sandbox.rules import permissions
from sandbox.rules.adding_up import added_up, check_room
from sandbox.rules.choosing_otherwise import PASSING
from sandbox.rules.going_on import could_act
from sandbox.rules.leaving import is_over
from sandbox.rules.sameness import Change, Otherwise, change, recast
from sandbox.rules.stops import known_answer

Deed = tuple[tuple[Any, ...], tuple[Any, ...]]        # an action, and the answers to what it asks
Run = Callable[..., Asking[None]]                     # how an action is run: see actions.run
OBJECTS = frozenset({"id", "host"})                   # what the rules call an object that an action is about
BY_ONE = 1_000                                        # repetitions that each change something else, as the ones before them
FURTHER = 10                                          # times as far on, at every trial


@attrs.frozen
class Loop:
    """The deeds of one repetition. Numbers from `base` on are those of objects that come to be in it, counted from its beginning."""
    deeds: tuple[Deed, ...]
    base: int

    def recast(self, parts: dict[int, int], base: int) -> Loop:
        """The same as it begins where others play the parts, and new objects get numbers from this base on."""
        def now(id: int) -> int:
            return id + base - self.base if id >= self.base else parts.get(id, id)
        return Loop(tuple((about(action, now), recast(answers, now)) for action, answers in self.deeds), base)

    def at(self, state: State) -> Iterator[Deed]:
        """The deeds as they are to be done in this state."""
        yield from (self if state.next_id == self.base else self.recast({}, state.next_id)).deeds


def about(action: tuple[Any, ...], now: Callable[[int], int]) -> tuple[Any, ...]:
    """An action about other objects."""
    from sandbox.rules.actions import BY_NAME  # the registry knows this module too
    name, *arguments = action
    if name == "several":
        return name, arguments[0], *(about(one, now) for one in arguments[1:])
    words = [*inspect.signature(BY_NAME[name]).parameters][1:] if name in BY_NAME else []
    return name, *(now(value) if word in OBJECTS and type(value) is int else recast(value, now)
                   for word, value in zip([*words, *[""] * len(arguments)], arguments))


# ---- one repetition ----
def once(game: Game, loop: Loop, run: Run) -> None:
    """All that one repetition is. Raises Illegal where it can't be done as it was."""
    for action, answers in loop.at(game.state):
        if is_over(game.state):
            return
        carry_out(game, run(game, action), list(answers))


def carry_out(game: Game, work: Asking[None], answers: list[Any]) -> None:
    try:
        asked = next(work)
        while True:
            asked = work.send(known_answer(game.state, asked) or fitting(asked, answers))
    except StopIteration:
        if answers:
            raise Illegal("731.2a", "not everything is asked any more that was asked before") from None


def fitting(asked: Choice, answers: list[Any]) -> tuple[Any, ...]:
    """731.2a: the answer that was given before; nothing that depends on how something turns out."""
    if asked.who == CHANCE:
        raise Illegal("731.2a", f"chance decides in it ({asked.ask}): that can't be foreseen")
    answer = answers.pop(0) if answers else None
    if not isinstance(answer, tuple) or not asked.fits(answer):
        raise Illegal("731.2a", f"“{asked.ask}” can't be answered as before")
    return answer


def tried(state: State, loop: Loop, run: Run) -> tuple[State, Change] | None:
    """What one repetition would come to; None if it can't be done, or changes more than numbers."""
    game = Game(state)
    try:
        once(game, loop, run)
        return game.state, change(state, game.state)
    except (Illegal, Otherwise):
        return None


# ---- the shortcut ----
def repeat(game: Game, you: int, times: int, deeds: tuple[Deed, ...], run: Run) -> Asking[None]:
    """731.2a: whoever has priority proposes it; each other player accepts, or shortens it; then it is taken [731.2b-c]."""
    check(permissions.has_priority(game.state, you))
    if type(times) is not int or times < 1 or not deeds:
        raise Illegal("731.2a", "a loop is repeated so many times: at least once")
    loop = Loop(deeds, game.state.next_id)
    first = tried(game.state, loop, run)
    words = f": {in_words(first[1], first[0])}" if first else ""
    sentence = f"{game.state.seats[you].name} repeats this {times:,} times{words}"
    shortened = None
    for seat in others(game.state, you, loop):
        answer = yield OrNumber(who=seat, ask=sentence, options=("accept",), least=0, most=times - 1, kind="shortcut", rule="731.2b")
        if answer != ("accept",):
            times, shortened = answer[0], seat
    loop = many(game, times, loop, run)
    if shortened is not None and not is_over(game.state):
        yield from until_priority(game, shortened, loop, run)


@rule("731.2b", without=lambda state, you, loop: [])
def others(state: State, you: int, loop: Loop) -> list[int]:
    """Each other player, in turn order, who would have priority on the way, and so could choose otherwise."""
    if not any(passes(action) for action, _ in loop.deeds):
        return []
    living = state.in_turn_order()
    at = living.index(you)
    return living[at + 1:] + living[:at]


def passes(action: tuple[Any, ...]) -> bool:
    return action[0] in PASSING or action[0] == "several" and any(passes(one) for one in action[2:])


def until_priority(game: Game, seat: int, loop: Loop, run: Run) -> Asking[None]:
    """731.2c: on to the place where the player who shortened it will choose otherwise, and so has priority."""
    proposed: tuple[Any, ...] = "pass", seat
    for action, answers in loop.at(game.state):
        if passes(action) and action[:2] != ("pass", game.state.priority) or action[:2] == ("pass", seat):
            break
        if game.state.priority == action[1] == seat:
            proposed = action
            break
        carry_out(game, run(game, action), list(answers))
    while game.state.priority not in (seat, None):
        yield from run(game, ("pass", game.state.priority))
    if game.state.priority == seat and (proposed[0] != "pass" or could_act(game.state, seat)):
        game.put(otherwise=(seat, proposed))          # who can do nothing else but pass is not held to it


# ---- many at once ----
def many(game: Game, times: int, loop: Loop, run: Run) -> Loop:
    """So many repetitions, and the loop as it would go on. Raises Illegal if there can't be so many."""
    done, singly, latest = 0, 0, None
    while done < times and not is_over(game.state):
        before, now = game.state, None
        try:
            once(game, loop, run)
            now = change(before, game.state)
        except Illegal as refused:
            raise Illegal("731.2a", f"it can be repeated {done} times, not more: {refused.why}") from refused
        except Otherwise as other:
            if done + 1 < times and not is_over(game.state):
                raise Illegal("731.1b", f"it can be repeated {done + 1} times, not more: {other}") from other
        done += 1
        if now is not None:
            loop = loop.recast(now.parts, game.state.next_id)
            if now == latest:
                ahead, there = foreseeable(game.state, now, loop, times - done, run)
                game.state = there
                done, singly = done + ahead, 0 if ahead else singly
        latest, singly = now, singly + 1
        if singly > BY_ONE and done < times:
            raise Illegal("731.2a", f"each repetition changes something else: repeat it {done} times, and look")
    return loop


def foreseeable(state: State, by: Change, loop: Loop, most: int, run: Run) -> tuple[int, State]:
    """How many repetitions more change nothing but these numbers, and what they come to: all of them, else tried further and further
    on, then between the last two trials."""
    if by.spent or not most:
        return 0, state                               # what is used up is another object each time
    check_room(state, by, most)
    reached = 0, state

    def holds(ahead: int) -> bool:
        nonlocal reached
        there = added_up(state, by, ahead)
        found = tried(there, loop, run)
        if found is None or found[1] != by:
            return False
        reached = ahead, there
        return True
    if holds(most):
        return reached
    good, step, bad = 0, 1, most + 1
    while good < most and bad > most:
        trial = min(good + step, most)
        if holds(trial):
            good, step = trial, step * FURTHER
        else:
            bad = trial
    while bad - good > 1:
        trial = (good + bad) // 2
        good, bad = (trial, bad) if holds(trial) else (good, trial)
    return reached


# ---- in words ----
def in_words(by: Change, state: State) -> str:
    """The net change of one repetition: "+1 {G}, −1 life for Bob, +1 Saproling"."""
    seats = [seat.name for seat in state.seats]
    said = [f"{n:+d} {{{letter}}}" + (f" for {seats[seat]}" if seat != state.priority else "") for (seat, letter), n in by.pool]
    said += [f"{n:+d} life for {seats[seat]}" for seat, n in by.life]
    said += [f"{n:+d} {kind} for {seats[seat]}" for (seat, kind), n in by.poison]
    said += [f"{n:+d} {kind} counter on {state.look(id).name}" for (id, kind), n in by.counters]
    said += [f"{n:+d} damage on {state.look(id).name}" for id, n in by.damage]
    names = [state.look(id).name for id in by.tokens]
    said += [f"+{names.count(name)} {name}" for name in dict.fromkeys(names)]
    said += [f"{-len(by.spent)} token"] if by.spent else []
    return ", ".join(said).replace("-", "−") or "nothing"
