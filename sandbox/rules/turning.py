"""Turning a face-down permanent face up: a special action for its morph cost, or its mana cost if it was manifested, at any time and
without the stack [116.2b, 701.40b, 702.37e]."""
from __future__ import annotations

from typing import Any

from sandbox.engine.choices import Asking, choose
from sandbox.engine.game import Game
from sandbox.engine.illegal import Reason, check
from sandbox.engine.kinds import ONE, Scene, bare, player, the
from sandbox.engine.printed import DOWN
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, Item, Look, State
from sandbox.language.writing import write
from sandbox.rules import permissions
from sandbox.rules.announcing import with_x
from sandbox.rules.paying import could_pay, pay, symbols_of
from sandbox.rules.priority import acted
from sandbox.vocabulary.casting import Megamorph, Morph
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.facing import TurnUp
from sandbox.vocabulary.manifesting import mana_cost_to_turn_up
from sandbox.vocabulary.nouns import CounterKind


def turn_up(game: Game, you: int, id: int) -> Asking[None]:
    """The cost is paid, then it is turned; other abilities of it see what X was [702.37f]."""
    check(may_turn_up(game.state, you, id))
    cost = yield from which_cost(game, you, id)
    game.put(priority=None)                           # until it is turned: nobody acts in between, mana abilities aside
    item = Item(id=0, you=you, source=id, word=name_face_up(game.state, id))
    item = yield from with_x(game, item, (cost,))
    item = yield from pay(game, item, (cost,))
    if item.x:
        game.mark([id], x=item.x)
    scene = bare(game)
    yield from game.happen(TurnUp(who=player(scene, you), what=the(scene, id)), *grown(game, you, id, cost))
    yield from acted(game, you)


@rule("701.40c", "701.58c", without=lambda game, you, id: first_cost(game, id))
def which_cost(game: Game, you: int, id: int) -> Asking[Any]:
    """What was manifested and has morph may be turned up for either cost."""
    costs = {write(cost): cost for cost in costs_up(game.state, id)}
    chosen = yield from choose(you, "for which cost is it turned up", costs, 1, 1, kind="cost", source=id, rule="701.40c")
    return costs[chosen[0]]


def first_cost(game: Game, id: int) -> Asking[Any]:
    yield from ()
    return costs_up(game.state, id)[0]


@rule("702.37b", without=lambda game, you, id, cost: ())
def grown(game: Game, you: int, id: int, cost: Any) -> tuple[Any, ...]:
    """The counter of what is turned face up for its megamorph cost."""
    scene = bare(game)
    first = next((a for a in look_face_up(game.state, id).abilities if isinstance(a, Morph) and a.paid == cost), None)
    if not isinstance(first, Megamorph):
        return ()
    return (PutCounters(who=player(scene, you), what=the(scene, id), count=ONE, kind=CounterKind(word="+1/+1"), by="the rules"),)


def may_turn_up(state: State, you: int, id: int) -> Reason | None:
    """Whether it can be turned face up now, paying aside."""
    thing = state.things.get(id)
    if thing is None:
        return Reason("400.7", "it is no longer there")
    if thing.zone != BATTLEFIELD or thing.facing != DOWN:
        return Reason("702.37e", "it is no face-down permanent")
    if state.look(id).controller != you:
        return Reason("702.37e", "you don't control it")
    if reason := permissions.has_priority(state, you):
        return reason
    return None if costs_up(state, id) else Reason("702.37e", "face up it would have no morph cost")


def printed_costs(state: State, id: int) -> list[Any]:
    thing = state.thing(id)
    return [a.paid for a in thing.card.front.abilities if isinstance(a, Morph)] if thing else []


@rule("702.37e", without=printed_costs, unlimited=lambda state, id: [])
def morph_costs(state: State, id: int) -> list[Any]:
    """The morph costs that it would have if it were face up, with all that affects it."""
    return [a.paid for a in look_face_up(state, id).abilities if isinstance(a, Morph)]


def costs_up(state: State, id: int) -> list[Any]:
    """All that it may be turned up for: morph costs, and the mana cost of what was manifested or cloaked."""
    thing = state.things.get(id)
    mana = mana_cost_to_turn_up(thing) if thing else None
    return [*morph_costs(state, id), *([mana] if mana else [])]


def look_face_up(state: State, id: int) -> Look:
    thing = state.things.get(id)
    return state.supposing(thing, facing="face up").look(id) if thing else state.look(id)


def name_face_up(state: State, id: int) -> str:
    return look_face_up(state, id).name


def unpayable(state: State, you: int, id: int) -> Reason | None:
    """What would only turn out as it is paid for: X as 0; None if one of its costs can be paid."""
    payable = any(could_be_paid(state, you, id, cost) for cost in costs_up(state, id))
    return None if payable else Reason("601.2h", "you can't pay for it now")


def could_be_paid(state: State, you: int, id: int, cost: Any) -> bool:
    if not isinstance(cost, ManaCost):
        return bool(cost.payable(Scene(state, you, id)))
    return could_pay(state, Item(id=0, you=you, source=id), symbols_of((cost,), 0))
