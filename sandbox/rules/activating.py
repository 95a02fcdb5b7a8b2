"""Activating an ability, in the order of 602.2; mana abilities resolve at once, off the stack [605.3]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal, check
from sandbox.engine.kinds import Activated, bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item, State
from sandbox.rules import permissions
from sandbox.rules.announcing import with_x
from sandbox.rules.paying import exhaust, pay, tap_for_mana
from sandbox.rules.priority import acted, may_make_mana
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.cost_changes import activation_cost
from sandbox.vocabulary.lines import Choose
from sandbox.vocabulary.targets import aimed


def abilities_of(state: State, id: int) -> list[Any]:
    """The activated abilities that use the stack, in the order of the text."""
    meant = [one for a in state.look(id).abilities for one in getattr(a, "activates", (a,))]        # a keyword may stand for several
    return [a for a in meant if isinstance(a, Activated) and not a.is_mana()]                       # type: ignore[attr-defined]


def activate(game: Game, you: int, id: int, index: int) -> Asking[None]:
    """The ability with that number among those that use the stack."""
    abilities = abilities_of(game.state, id) if game.state.things.get(id) else []
    if not 0 <= index < len(abilities):
        raise Illegal("602.1", "it has no such activated ability")
    ability = abilities[index]
    check(permissions.may_activate(game.state, you, id, ability))
    game.put(priority=None)                           # until it is activated [602.2]
    item = Item(id=game.new_id(), you=you, source=id, ability=ability, word=game.state.look(id).name)
    item = yield from aimed(game, (yield from announced(game, item)))
    item = yield from pay(game, item, activation_cost(game.state, you, id, ability))
    game.put(stack=(*game.state.stack, item))
    exhaust(game, id, ability)
    scene = bare(game)
    yield from game.happen(Activate(who=player(scene, you), what=the(scene, id), ability=ability))
    yield from acted(game, you)


def announced(game: Game, item: Item) -> Asking[Item]:
    """Modes and X [602.2b]."""
    ability: Any = item.ability
    if isinstance(ability.body, Choose):
        item = attrs.evolve(item, modes=(yield from ability.body.choose(game.scene_of(item))))
    return (yield from with_x(game, item, ability.cost))


@rule("605.3a", without=lambda game, you, id, index: iter(()))
def tap(game: Game, you: int, id: int, index: int = 0) -> Asking[None]:
    """A mana ability, by its number among the object's: whenever its controller has priority [605.3a]."""
    check(may_make_mana(game.state, you, id))
    yield from tap_for_mana(game, you, id, index)
    yield from acted(game, you)
