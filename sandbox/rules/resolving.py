"""The stack: triggers are put on it, and its top resolves [603.3, 608]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.choices import Asking, order
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Scene, Spell, Triggered, bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD, STACK, Item
from sandbox.language.phrase import walk
from sandbox.language.reading import write
from sandbox.vocabulary.ascending import ascends
from sandbox.vocabulary.attaching import Enchant, enters_attached
from sandbox.vocabulary.lines import Choose
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.numbers import ThatMuch
from sandbox.vocabulary.players import OfIt, ThatPlayer
from sandbox.vocabulary.pronouns import Enchanted, It, TheExiledCard, This
from sandbox.vocabulary.targets import aimed

RECALLING = It, OfIt, ThatPlayer, ThatMuch            # words that speak of the event that set an ability off
OF_ONE_SOURCE = Enchanted, TheExiledCard              # words that mean something else for each source, however alike these are


# ---- triggers are put on the stack [603.3] ----
def put_triggers(game: Game) -> Asking[None]:
    """Each player in APNAP order puts theirs in the order they like [603.3b]."""
    waiting = game.state.waiting
    game.put(waiting=())
    for you in game.state.in_turn_order():
        for item in (yield from in_liked_order(game, you, [w for w in waiting if w.you == you])):
            yield from put_trigger(game, item)


def as_they_came(game: Game, you: int, mine: list[Item]) -> Asking[list[Item]]:
    yield from ()
    return mine


@rule("603.3b", without=as_they_came)
def in_liked_order(game: Game, you: int, mine: list[Item]) -> Asking[list[Item]]:
    """Asked only where it matters: triggers that are alike come to the same in any order."""
    if len(mine) < 2 or alike(game, mine):
        return mine
    named = {f"{n + 1}. {item.word}: {write(item.ability)}": item for n, item in enumerate(mine) if item.ability}
    chosen = yield from order(you, "your triggers, in the order they go on the stack", tuple(named), kind="trigger order", rule="603.3b")
    return [named[name] for name in chosen]


def alike(game: Game, mine: list[Item]) -> bool:
    """The same ability, of objects that look the same if it speaks of them, set off by the same event if it speaks of that."""
    first, words = mine[0], list(walk(getattr(mine[0].ability, "body", ())))
    if any(item.ability != first.ability for item in mine):
        return False
    if any(isinstance(p, RECALLING) for p in words) and any((i.event, i.mentioned) != (first.event, first.mentioned) for i in mine):
        return False
    if any(isinstance(p, OF_ONE_SOURCE) or getattr(p, "other", False) for p in words) and any(i.source != first.source for i in mine):
        return False
    looks = [game.state.look(item.source) for item in mine] if any(isinstance(p, This) for p in words) else []
    return all(look == looks[0] for look in looks)


@rule("603.3d", without=lambda game, item: iter(()))
def put_trigger(game: Game, item: Item) -> Asking[None]:
    ability: Any = item.ability
    try:
        if isinstance(ability.body, Choose):
            item = attrs.evolve(item, modes=(yield from ability.body.choose(game.scene_of(item))))
        item = yield from aimed(game, item)
    except Illegal:
        return                                        # no legal target: it is removed from the stack [603.3d]
    game.put(stack=(*game.state.stack, item))


# ---- the top resolves [608] ----
def resolve_top(game: Game) -> Asking[None]:
    item = game.state.stack[-1]
    spell = game.state.things.get(item.id)
    game.put(priority=None)
    if not legal(game, item):
        if not falls_back(item):
            yield from fizzle(game, item, spell)
            return
        item = fallen_back(game, item)
    if isinstance(item.ability, Spell) and spell is not None:
        yield from ascends(game, item.id, item.you)
    if isinstance(item.ability, (Spell, Triggered)) or spell is None:
        ability: Any = item.ability
        yield from ability.run(game.scene_of(item))
    if spell is None:
        game.put(stack=tuple(i for i in game.state.stack if i.id != item.id))
    elif game.state.things.get(item.id) is not None:
        yield from leave_stack(game, item)


@rule("702.103e", "702.140b", without=lambda item: False)
def falls_back(item: Item) -> bool:
    """Whether it resolves as a creature spell once it has no legal target."""
    return bool(getattr(item.way, "falls_back", ""))


def fallen_back(game: Game, item: Item) -> Item:
    """The same spell as it would be if it had been cast in the usual way: it resolves as a creature spell without a target."""
    game.mark([item.id], way="")
    plain = attrs.evolve(item, way=None, ability=None, targets=())
    game.put(stack=tuple(plain if one.id == item.id else one for one in game.state.stack))
    return plain


def fizzle(game: Game, item: Item, spell: Any) -> Asking[None]:
    """All its targets are illegal, or its intervening if does not hold: it is removed, a spell to its owner's graveyard [608.2b, 603.4]."""
    if spell is None:
        game.put(stack=tuple(i for i in game.state.stack if i.id != item.id))
        return
    scene = bare(game)
    yield from game.happen(Put(who=player(scene, item.you), what=the(scene, item.id), to=GRAVEYARD, origin=STACK))


@rule("608.2n", without=lambda game, item: iter(()))
def leave_stack(game: Game, item: Item) -> Asking[None]:
    """A permanent spell becomes a permanent, any other goes to its owner's graveyard [608.2n, 608.3]."""
    scene = game.scene_of(item)
    permanent = not {"instant", "sorcery"} & set(game.state.look(item.id).types)
    thing = game.state.things.get(item.id)
    entering = Entering(face=thing.transformed, facing=thing.facing, copied=thing.copied) if thing else Entering()
    if permanent and isinstance(item.ability, Enchant):
        entering = enters_attached(game, entering, item)
    put: Any = Put(who=player(scene, item.you), what=the(scene, item.id), to=BATTLEFIELD if permanent else GRAVEYARD, origin=STACK,
              entering=entering if permanent else Entering(), how="resolving")
    done = yield from game.happen(put)
    by: Any = item.way
    if by and (now := next((e.now for e in done if getattr(e, "to", "") == BATTLEFIELD and e.what.id == item.id), None)):
        yield from by.became(attrs.evolve(scene, source=now.id, mentioned=[(now,)]))
    if game.state.things.get(item.id):                # a permanent that can't enter [608.3e]
        yield from game.happen(attrs.evolve(put, to=GRAVEYARD, entering=Entering()))


def all_legal(game: Game, item: Item) -> bool:
    ability: Any = item.ability
    pairs = zip(ability.targets(item), item.targets, strict=True) if ability else ()
    return all(target.legal(game.scene_of(item), one) for target, ones in pairs for one in ones)


@rule("608.2b", without=lambda game, item: True, unlimited=all_legal)
def legal(game: Game, item: Item) -> bool:
    """It doesn't resolve if all its targets have become illegal [608.2b]; an intervening if is asked again [603.4]."""
    if item.ability is None:
        return True
    ability: Any = item.ability
    scene, phrases = game.scene_of(item), ability.targets(item)
    aims = [any(target.legal(scene, one) for one in ones) for target, ones in zip(phrases, item.targets, strict=True) if ones]
    return (not aims or any(aims)) and (not isinstance(ability, Triggered) or is_still_so(ability, scene))


@rule("603.4", without=lambda ability, scene: True)
def is_still_so(ability: Triggered, scene: Scene) -> bool:
    """Whether what stands behind its trigger condition is so as it resolves as well."""
    return ability.holds(scene)
