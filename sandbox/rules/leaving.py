"""Leaving the game: what was theirs goes with them, the others play on, and one who is left has won [104, 800.4]."""
from __future__ import annotations

from typing import Any

from sandbox.engine import triggers
from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.kinds import Triggered, bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, COMMAND, EXILE, OUTSIDE, Effect, Item, State, Thing
from sandbox.language.phrase import walk
from sandbox.vocabulary.changes import Yours
from sandbox.vocabulary.initiative import initiative_passes_on
from sandbox.vocabulary.monarch import crown_passes_on
from sandbox.vocabulary.moving import Cease, Put


def is_over(state: State) -> bool:
    """104.2a: at most one player is left."""
    return len(state.in_turn_order()) <= 1


def leave_to_the_living(game: Game) -> None:
    """Nobody who has lost has priority: it passes on; in a game that is over, nobody has it [104.1, 800.4a]."""
    state = game.state
    if is_over(state):
        game.put(priority=None)
    elif state.priority is not None and state.seats[state.priority].lost:
        game.put(priority=next_living(state, state.priority))


def next_living(state: State, seat: int) -> int:
    """Who comes after that seat in turn order and is still in the game."""
    seats = len(state.seats)
    return next(after for i in range(1, seats + 1) if not state.seats[after := (seat + i) % seats].lost)


def losers_leave(game: Game) -> Asking[None]:
    """Those who have lost leave a game that goes on; when it is over, the table stays as it was for all to see [104.5, 800.4a]."""
    for seat, who in enumerate(game.state.seats):
        if who.lost and not is_over(game.state) and has_something(game.state, seat):
            yield from leave_game(game, seat)


def has_something(state: State, seat: int) -> bool:
    owned = any(t.owner == seat for t in state.things.values())
    return (owned or bool(controlled_by(state, seat)) or any(i.you == seat for i in state.stack)
            or seat in (state.monarch, state.initiative))


def leave_game(game: Game, seat: int) -> Asking[None]:
    """800.4a, in its order: what they own, what gave them control, their abilities on the stack; what they still control is exiled.

    Other effects of theirs go on; their abilities that would trigger later are not put on the stack [800.4d]."""
    emblems = {t.id for t in game.state.things.values() if t.zone == COMMAND and t.owner == seat}
    yield from owned_leave(game, seat, (*crown_passes_on(game, seat), *initiative_passes_on(game, seat)))
    game.put(effects=tuple(e for e in game.state.effects if not gives_control(e, seat) and e.source not in emblems))
    triggers.take_note(game)
    game.put(stack=tuple(i for i in game.state.stack if i.you != seat or game.state.things.get(i.id) is not None),
             waiting=tuple(i for i in game.state.waiting if i.you != seat),
             delayed=tuple(i for i in game.state.delayed if i.source not in emblems and not (i.you == seat and triggers_later(i))))
    yield from what_is_left_is_exiled(game, seat)


@rule("800.4a", without=lambda game, seat: iter(()))
def what_is_left_is_exiled(game: Game, seat: int) -> Asking[None]:
    scene = bare(game)
    yield from game.happen(*(Put(who=player(scene, seat), what=the(scene, t.id), to=EXILE, origin=t.zone)
                             for t in controlled_by(game.state, seat)))


def triggers_later(item: Item) -> bool:
    return isinstance(item.ability, Triggered)


@rule("800.4c", without=lambda game: iter(()))
def nobodys_are_exiled(game: Game) -> Asking[None]:
    """What would come back to a player who has left, as an effect ends that gave it to another."""
    gone = [seat for seat, who in enumerate(game.state.seats) if who.lost]
    if gone and not is_over(game.state):
        for seat in gone:
            yield from what_is_left_is_exiled(game, seat)


@rule("800.4a", without=lambda game, seat, besides=(): iter(()))
def owned_leave(game: Game, seat: int, besides: tuple[Any, ...] = ()) -> Asking[None]:
    """Permanents leave the battlefield, which others may see [603.6c], and other things happen at the same time; all the rest is
    simply gone."""
    scene = bare(game)
    mine = [t for t in game.state.things.values() if t.owner == seat]
    yield from game.happen(*(Put(who=player(scene, seat), what=the(scene, t.id), to=OUTSIDE, origin=BATTLEFIELD)
                             for t in mine if t.zone == BATTLEFIELD), *besides)
    yield from game.happen(*(Cease(the(scene, t.id)) for t in game.state.things.values() if t.owner == seat))


def controlled_by(state: State, seat: int) -> list[Thing]:
    """The permanents and spells under that player's control."""
    return [t for t in state.things.values() if t.zone in (BATTLEFIELD, "stack") and state.look(t.id).controller == seat]


@rule("800.4a", without=lambda effect, seat: False)
def gives_control(effect: Effect, seat: int) -> bool:
    return effect.you == seat and any(isinstance(part, Yours) for part in walk(effect.sentence))


