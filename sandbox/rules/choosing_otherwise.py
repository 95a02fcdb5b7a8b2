"""Game choices that must be others than before: after a shortened shortcut, and in a fragmented loop [731.2c, 731.3]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.rulebook import rule
from sandbox.engine.state import State
from sandbox.rules.sameness import Change, Otherwise, change

PASSING = frozenset({"pass", "resolve", "settle", "go_to", "go_on"})
DEEDS = frozenset({"play", "cast", "activate", "turn_up", "set_aside", "unlock"})
CHOICES = DEEDS | {"tap", "repeat"}
REMEMBERED = 24                                       # of the latest deeds is known when they were done: longer loops are a person's to see

Action = tuple[Any, ...]


def check(game: Game, action: Action) -> None:
    """Raises Illegal for what may not be chosen because it was chosen, or proposed, before; notes what is chosen."""
    if game.state.otherwise is not None:
        depart(game, action, *game.state.otherwise)
    if action[0] in DEEDS and action[1] == game.state.priority:
        break_up(game.state, action)
        before = game.state.put(trail=())
        game.put(trail=(*game.state.trail[1 - REMEMBERED:], (before, action)))


@rule("731.2c", without=lambda game, action, seat, proposed: None)
def depart(game: Game, action: Action, seat: int, proposed: Action) -> None:
    """Whoever shortened a shortcut does something else in that place than was proposed."""
    if seat == game.state.priority and (action == proposed or action[0] in PASSING and proposed[0] in PASSING):
        name = game.state.seats[seat].name
        raise Illegal("731.2c", f"{name} has shortened the shortcut, and so must do something else here than was proposed")
    if seat != game.state.priority or action[1] == seat and action[0] in (*CHOICES, *PASSING):
        game.put(otherwise=None)


@rule("731.3", without=lambda state, action: None)
def break_up(state: State, action: Action) -> None:
    """Where several players' deeds together come to nothing, the active player, or the first of them in turn order, may not begin anew."""
    for place, (before, done) in enumerate(state.trail):
        if done[:2] != action[:2]:
            continue
        acting = {one[1] for _, one in state.trail[place:]}
        first = next((seat for seat in state.in_turn_order() if seat in acting), None)
        if len(acting) > 1 and action[1] == first and is_again(before, state, done, action):
            raise Illegal("731.3", f"this led back here before: {state.seats[action[1]].name} must choose otherwise")


def is_again(before: State, now: State, done: Action, action: Action) -> bool:
    """Whether it is the same deed in the same state of the game."""
    from sandbox.rules.loops import about  # which knows this module too
    try:
        found = change(before, now)
    except Otherwise:
        return False
    return looks_the_same(before, now, found) and about(done, lambda id: found.parts.get(id, id)) == action


def looks_the_same(before: State, now: State, found: Change) -> bool:
    """Whether nothing has changed, or there are only more effects, of which nothing is to be seen."""
    if not attrs.evolve(found, effects=()).is_nothing:
        return False
    meant = {id for effect in now.effects[len(now.effects) - len(found.effects):] for id in effect.locked}
    was = {now_id: id for id, now_id in found.parts.items()}
    return all(before.look(was.get(id, id)) == now.look(id) for id in meant)
