"""Replacement effects: which apply, in which order, and what happens in an event's stead [614-616]."""
from __future__ import annotations

import itertools
from typing import TYPE_CHECKING
from typing import Any as Anything

from sandbox.engine.choices import Asking, choose
from sandbox.engine.kinds import Ability, Prohibition, Replacement, Scene, The, intrinsic
from sandbox.engine.verb import Verb
from sandbox.language.reading import write

if TYPE_CHECKING:
    from sandbox.engine.game import Game

Option = tuple[Anything, Replacement, Scene]
Chain = tuple[Anything, ...]
Speaker = tuple[int, int, int, Anything]              # (object, its controller, which of its abilities, the ability)


def speakers(world: Anything, kind: type[Ability]) -> list[Speaker]:
    """The abilities of a kind on the battlefield."""
    found: list[Speaker] = world.derived.having(kind)
    return found


def own(world: Anything, event: Verb, kind: type[Ability]) -> list[Speaker]:
    """The abilities with which the object of an event speaks of itself, in whichever zone it is or would be."""
    one = getattr(event, "what", None)
    if isinstance(one, The) and world.thing(one.id):
        look = world.look(one.id)
        return [(one.id, look.controller, i, a) for i, a in enumerate((*look.abilities, *intrinsic(look)))
                if isinstance(a, kind) and a.of_itself()]
    return []


def forbidden(game: Game, event: Verb) -> bool:
    """Whether it can't happen [101.2, 101.3]."""
    if not event.possible(game):
        return True
    world, seen = game.foreseen(event)
    return any(ability.forbids(Scene(world, you, id), seen)
               for id, you, _, ability in speakers(game.state, Prohibition) + own(world, seen, Prohibition))


def replaced(game: Game, event: Verb, applied: Chain) -> Asking[list[tuple[Verb, Chain]]]:
    """The events that stand in this one's stead, each with the replacements already used up on it [614.5]."""
    while options := replacements(game, event, applied):
        first = options[0] if len(options) == 1 or order_is_idle(game, event, options, applied) else (yield from first_of(game, event, options))
        key, ability, scene = first
        applied += (key,)
        instead = yield from ability.replace(scene, event)
        if len(instead) != 1:
            return (yield from each_replaced(game, instead, applied))
        event = instead[0]
    return [(event, applied)]


def each_replaced(game: Game, events: list[Anything], applied: Chain) -> Asking[list[tuple[Verb, Chain]]]:
    out: list[tuple[Verb, Chain]] = []
    for event in events:
        out += yield from replaced(game, event, applied)
    return out


def replacements(game: Game, event: Verb, applied: Chain) -> list[Option]:
    """Those that apply now and come first in the order of 616.1; an entering object is seen as it would enter [614.12]."""
    world, seen = game.foreseen(event)
    found: list[Option] = [((id, i, ability), ability, Scene(world, you, id))
                           for id, you, i, ability in speakers(game.state, Replacement) + own(world, seen, Replacement)]
    found = [f for f in found if f[0] not in applied and f[1].applies(f[2], seen)]
    first = min((f[1].order for f in found), default=0)
    return [f for f in found if f[1].order == first]


def first_of(game: Game, event: Verb, options: list[Option]) -> Asking[Option]:
    labels = [f"{n + 1}. {scene.world.look(scene.source).name}: {write(ability)}" for n, (_, ability, scene) in enumerate(options)]
    chosen = yield from choose(event.affected(game), "which applies first", labels, kind="replacement", rule="616.1")
    return options[labels.index(chosen[0])]


def order_is_idle(game: Game, event: Verb, options: list[Option], applied: Chain) -> bool:
    """Whether every order comes to the same, found by trying: then nobody is asked. What asks on its way is asked about."""
    if len(options) > 3:
        return False
    outcomes = [in_order(game, event, keys, applied) for keys in itertools.permutations([o[0] for o in options])]
    return outcomes[0] is not None and all(outcome == outcomes[0] for outcome in outcomes[1:])


def in_order(game: Game, event: Verb, keys: tuple[Anything, ...], applied: Chain) -> list[Verb] | None:
    """What the event becomes if these apply in this order and then those that are left; None where a question would be asked."""
    trial = replay_of(game)
    work = replaced_in_order(trial, event, keys, applied)
    try:
        next(work)
    except StopIteration as end:
        return sorted(end.value, key=repr)
    return None


def replay_of(game: Game) -> Game:
    from sandbox.engine.game import Game as Fresh      # the two know each other: the door and what stands behind it
    trial = Fresh(game.state)
    trial.chain, trial.asking = game.chain, game.asking
    return trial


def replaced_in_order(trial: Game, event: Verb, keys: tuple[Anything, ...], applied: Chain) -> Asking[list[Verb]]:
    for key in keys:
        option = next((o for o in replacements(trial, event, applied) if o[0] == key), None)
        if option is None:
            continue
        applied += (key,)
        instead = yield from option[1].replace(option[2], event)
        if len(instead) != 1:
            out: list[Verb] = []
            for one in instead:
                out += (yield from rest_replaced(trial, one, applied))
            return out
        event = instead[0]
    return (yield from rest_replaced(trial, event, applied))


def rest_replaced(trial: Game, event: Verb, applied: Chain) -> Asking[list[Verb]]:
    """With those that are left; where their order matters it asks, and the trial ends there."""
    return [e for e, _ in (yield from replaced(trial, event, applied))]
