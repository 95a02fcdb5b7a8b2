"""What of a cost can't be paid now, mana aside: each part by itself, and those that want the same objects together [118.3, 601.2h]."""
from __future__ import annotations

from typing import Any

from sandbox.engine.illegal import Reason
from sandbox.engine.kinds import Scene
from sandbox.engine.rulebook import rule
from sandbox.engine.state import OUTSIDE, State
from sandbox.language.writing import write
from sandbox.rules.announcing import announceable
from sandbox.rules.planning import able
from sandbox.vocabulary.costs import ManaCost, TapSymbol, UntapSymbol
from sandbox.vocabulary.moving import Discard, Put, Sacrifice
from sandbox.vocabulary.pronouns import This


def unpaid_part(state: State, you: int, id: int, ability: Any) -> Reason | None:
    """The first part of a cost that can't be paid now, mana aside."""
    scene = Scene(state, you, id)
    others = with_itself_used(state, id, ability.cost)
    unpaid = [p for p in ability.cost if not isinstance(p, ManaCost) and not payable_now(state if is_its_own(p) else others, you, id, p)]
    if unpaid and any(isinstance(p, ManaCost) for p in ability.cost):
        later = with_mana_made(others, you)
        unpaid = [p for p in unpaid if hasattr(p, "symbol") or not announceable(later, you, id, (p,))]
    return Reason(*why_unpayable(scene, unpaid[0])) if unpaid else None


def payable_now(state: State, you: int, id: int, part: Any) -> bool:
    return bool(part.payable(Scene(state, you, id)) or announceable(state, you, id, (part,)))


def is_its_own(part: Any) -> bool:
    """Whether this part of a cost is something that the object itself does, or that is done to it."""
    return isinstance(getattr(getattr(part, "do", None), "what", None), This) or hasattr(part, "symbol")


@rule("118.3", without=lambda state, id, cost: state)
def with_itself_used(state: State, id: int, cost: tuple[Any, ...]) -> State:
    """As it is once the object has done its own part: if it taps for {T}, the creature to tap besides is another; if it is
    sacrificed, so is what is sacrificed besides."""
    thing = state.thing(id)
    if thing is None or len(cost) < 2:
        return state
    for part in cost:
        if isinstance(part, TapSymbol | UntapSymbol):
            state = state.supposing(thing, tapped="tapped" if isinstance(part, TapSymbol) else "untapped")
        elif is_its_own(part) and leaves(getattr(part, "do", None)):
            state = state.supposing_moved(thing, zone=OUTSIDE)
    return state


def leaves(verb: Any) -> bool:
    return isinstance(verb, Put | Sacrifice | Discard)


def with_mana_made(state: State, you: int) -> State:
    """As it may be once mana has been made for a cost, before the rest of it is paid: what can be tapped for mana is tapped [601.2g-h]."""
    for id in able(state, you):
        if thing := state.things.get(id):
            state = state.supposing(thing, tapped="tapped")
    return state


def why_unpayable(scene: Scene, part: Any) -> tuple[str, str]:
    """(rule, reason) for a part that can't be paid now."""
    thing, look = scene.world.thing(scene.source), scene.world.look(scene.source)
    symbol = getattr(part, "symbol", "")
    if symbol == "{T}" and thing.tapped == "tapped":
        return "107.5", f"{look.name} is tapped already"
    if symbol == "{Q}" and thing.tapped == "untapped":
        return "107.6", f"{look.name} is untapped already"
    if symbol in ("{T}", "{Q}"):
        return "302.6", f"{look.name} has not been under your control since your turn began"
    if symbol == "loyalty":
        return "606.6", f"{look.name} has too few loyalty counters"
    return "118.3", f"“{write(part)}” can't be paid"
