"""Trample: what an attacker deals beyond lethal damage to its blockers, to whom it attacks or, over a planeswalker, further [702.19]."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Divide
from sandbox.engine.game import Game
from sandbox.engine.kinds import The, bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import State, Thing
from sandbox.vocabulary.damage import Damage, has_keyword
from sandbox.vocabulary.defending import seats_of

TRAMPLE, OVER = "trample", "trample over planeswalkers"
TRAMPLING = frozenset({TRAMPLE, OVER})
Shares = list[tuple[Any, int]]


@attrs.frozen(kw_only=True)
class Trample(Divide):
    """Lethal damage to every blocker before any to the rest, which are the last options [702.19b].

    loyalty: of a planeswalker that is trampled over, who comes before its controller; that much goes to it first [702.19c]."""
    lethal: tuple[int, ...] = ()
    loyalty: int | None = None

    def fits(self, answer: tuple[Any, ...]) -> bool:
        if not super().fits(answer):
            return False
        blockers, rest = answer[:len(self.lethal)], answer[len(self.lethal):]
        if any(rest) and not all(n >= least for n, least in zip(blockers, self.lethal, strict=True)):
            return False
        return self.loyalty is None or not rest[-1] or bool(rest[0] >= self.loyalty)


@rule("702.19b", without=lambda state, id: False)
@rule("702.19b", "702.19d", without=lambda state, id: False)
def tramples(state: State, id: int) -> bool:
    return bool(has_keyword(state, id, TRAMPLE) or has_keyword(state, id, OVER))


def trampling(game: Game, thing: Thing, ones: list[Any], whom: Any, power: int, assigned: Iterable[Damage]) -> Asking[Shares]:
    """As its controller divides it among its blockers and what lies behind them; assigned is what others deal in this step."""
    state, lying = game.state, behind(game.state, thing, whom)
    if len(ones) + len(lying) < 2:
        return [(one, power) for one in (*ones, *lying)]
    lethal = tuple(lethal_damage(state, thing.id, one.id, assigned) for one in ones)
    loyalty = loyalty_left(state, lying[0], assigned) if len(lying) > 1 else None
    shares = yield Trample(who=state.look(thing.id).controller, ask=f"how {state.look(thing.id).name} divides {power} damage",
                           options=(*ones, *lying), least=0, most=power, kind="damage", source=thing.id,
                           rule="702.19b" if loyalty is None else "702.19c", lethal=lethal, loyalty=loyalty)
    return list(zip((*ones, *lying), shares, strict=True))


@rule("702.19c", "702.19e", without=lambda state, thing, whom: [whom] if whom else [])
def behind(state: State, thing: Thing, whom: Any) -> list[Any]:
    """To whom the rest goes: whom it attacks; with trample over planeswalkers the controller of the planeswalker too, even of one
    that is no longer there."""
    if not has_keyword(state, thing.id, OVER) or not isinstance(thing.attacking, The):
        return [whom] if whom else []
    seat = next(iter(seats_of(state, thing.attacking)), None)
    walker = "planeswalker" in state.look(thing.attacking.id).types
    further = [player(bare(state), seat)] if walker and seat is not None and not state.seats[seat].lost else []
    return ([whom] if whom else []) + further


def loyalty_left(state: State, walker: Any, assigned: Iterable[Damage]) -> int:
    thing = state.things.get(walker.id)
    return max(0, (thing.counted("loyalty") if thing else 0) - dealt(walker.id, assigned))


def dealt(id: int, assigned: Iterable[Damage]) -> int:
    return sum(event.count.n for event in assigned if isinstance(event.what, The) and event.what.id == id)    # type: ignore[attr-defined]


def all_that_is_left(state: State, source: int, id: int, assigned: Iterable[Damage] = ()) -> int:
    return in_this_step(state, id, assigned)


@rule("702.2c", without=all_that_is_left)
def lethal_damage(state: State, source: int, id: int, assigned: Iterable[Damage] = ()) -> int:
    """What is still lethal beside the damage that is marked and that others assign to it in this step [702.19b, 510.1e]."""
    left = in_this_step(state, id, assigned)
    return min(left, 1) if has_keyword(state, source, "deathtouch") else left


def by_itself(state: State, id: int, assigned: Iterable[Damage]) -> int:
    thing = state.things.get(id)
    return max(0, (state.look(id).toughness or 0) - (thing.damage if thing else 0))


@rule("702.19b", "702.2c", without=by_itself)
def in_this_step(state: State, id: int, assigned: Iterable[Damage]) -> int:
    """One is enough from a source with deathtouch."""
    if any(event.what == The(id) and has_keyword(state, event.source.id, "deathtouch") for event in assigned):    # type: ignore[attr-defined]
        return 0
    return max(0, by_itself(state, id, assigned) - dealt(id, assigned))
