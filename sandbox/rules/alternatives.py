"""Alternative costs that permanents offer for a spell, and whether one makes up for having no mana cost [118.6a, 118.9]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.kinds import CostChange, Scene
from sandbox.engine.printed import Card
from sandbox.engine.rulebook import rule
from sandbox.engine.state import STACK, State
from sandbox.vocabulary.casting import OtherCost, OtherWay
from sandbox.vocabulary.may_play import price_of
from sandbox.vocabulary.moving import Entering, as_face


def other_costs(state: State, you: int, spell: int) -> list[OtherCost]:
    """The alternative costs that the player's permanents offer for a spell, each once [118.9]."""
    return list(dict.fromkeys(a for id, owner, _, a in state.derived.having(CostChange)
                              if isinstance(a, OtherCost) and owner == you and a.offered(Scene(state, you, id), spell)))


@rule("118.6a", without=lambda state, you, id, face: False)
def payable_otherwise(state: State, you: int, id: int, face: str) -> bool:
    """Whether something offers to pay another cost for a card that has no mana cost: to cast it is then legal, and can be paid."""
    return price_of(state, id) is not None or bool(other_costs(as_spell(state, you, id, face), you, id))


def as_spell(state: State, you: int, id: int, face: str = "front", way: str = "") -> State:
    """The state with that card on the stack already, where it would be as its targets and its cost are looked for [601.2a]; kept with
    the state, as much is asked about each spell."""
    known: dict[Any, State] = state.__dict__.setdefault("_kept", {}).setdefault("as spells", {})
    if (key := (you, id, face, way)) not in known:
        known[key] = put_as_spell(state, you, id, face, way)
    return known[key]


def put_as_spell(state: State, you: int, id: int, face: str, way: str) -> State:
    thing = state.things.get(id)
    if thing is None:
        return state
    by = next((a for a in state.look(id).abilities if isinstance(a, OtherWay) and (a.face, a.way) == (face, way)), None)
    how = as_spell_of(thing.card, face, by)
    return state.supposing_moved(thing, zone=STACK, controller=you, transformed=how.face, facing=how.facing, copied=how.copied, way=way,
                                 cast_from=thing.zone)


def as_spell_of(card: Card, face: str, by: OtherWay | None) -> Entering:
    """How a card is put onto the stack: which face is up, and what it is like if a way to cast it says so."""
    how: Entering = as_face(face)
    if by is not None:
        how = attrs.evolve(how, copied=by.as_cast(card))
    return how


