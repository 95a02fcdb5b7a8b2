"""Unlocking a door of a Room: a special action for the mana cost of that half [116.2m, 709.5e]."""
from __future__ import annotations

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Reason, check
from sandbox.engine.kinds import bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item, State
from sandbox.rules import permissions
from sandbox.rules.paying import could_pay, pay, symbols_of
from sandbox.rules.priority import acted
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.rooms import UnlockHalf, half_of, locked


def unlock(game: Game, you: int, id: int, half: str) -> Asking[None]:
    """half is "front" for the left one, "back" for the right one."""
    check(may_unlock(game.state, you, id, half))
    game.put(priority=None)
    yield from pay(game, Item(id=0, you=you, source=id, word=game.state.look(id).name), (cost_of(game.state, id, half),))
    scene = bare(game)
    yield from game.happen(UnlockHalf(player(scene, you), the(scene, id), half))
    yield from acted(game, you)


def cost_of(state: State, id: int, half: str) -> ManaCost:
    thing = state.thing(id)
    face = half_of(thing, half) if thing else None
    return ManaCost(symbols=face.cost if face else ())


def doors(state: State, id: int) -> tuple[str, ...]:
    """The halves of a permanent that are locked."""
    thing = state.things.get(id)
    found: tuple[str, ...] = locked(thing) if thing else ()
    return found


@rule("709.5e", without=lambda state, you, id, half: Reason("709.5e", "nothing lets you"))
def may_unlock(state: State, you: int, id: int, half: str) -> Reason | None:
    """Whether it can be done now, paying aside: in a main phase of one's own with an empty stack."""
    if half not in doors(state, id):
        return Reason("709.5e", "that half is no locked door")
    if state.look(id).controller != you:
        return Reason("709.5e", "you don't control it")
    return permissions.has_priority(state, you) or permissions.at_sorcery_speed(state, you)


def unpayable(state: State, you: int, id: int, half: str) -> Reason | None:
    payable = could_pay(state, Item(id=0, you=you, source=id), symbols_of((cost_of(state, id, half),), 0))
    return None if payable else Reason("601.2h", "you can't pay for it now")
