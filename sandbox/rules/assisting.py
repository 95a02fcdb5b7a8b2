"""Assist: another player may pay for generic mana of a spell [702.132]."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandbox.engine.choices import Asking, Choice, choose
from sandbox.engine.game import Game
from sandbox.engine.kinds import bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item
from sandbox.vocabulary.convoke import Assist

Pay = Callable[[Game, Item, list[str]], Asking[str]]


def unassisted(game: Game, item: Item, symbols: list[str], pay: Pay, able: Callable[[Item, list[str]], bool]) -> Asking[list[str]]:
    yield from ()
    return symbols


@rule("702.132a", without=unassisted)
def assisted(game: Game, item: Item, symbols: list[str], pay: Pay, able: Callable[[Item, list[str]], bool]) -> Asking[list[str]]:
    """What is left to pay once a player whom the spell's player chose has paid as much of its generic mana as they like."""
    generic = sum(int(s) for s in symbols if s.isdigit())
    if item.id != item.source or not generic or not any(isinstance(a, Assist) for a in game.look(item.source).abilities):
        return symbols
    others = [player(bare(game), seat) for seat in game.state.in_turn_order() if seat != item.you]
    about: dict[str, Any] = dict(kind="assist", source=item.source, rule="702.132a")
    chosen = yield from choose(item.you, "another player assists", others, 0, 1, **about)
    if not chosen:
        return symbols
    theirs = Item(id=item.id, you=chosen[0].seat, source=item.source, word=item.word)
    most = max(n for n in range(generic + 1) if able(theirs, [str(n)]))
    [n] = yield Choice(who=chosen[0].seat, ask=f"how much of {{{generic}}} to pay", options=tuple(range(most + 1)), **about)
    yield from pay(game, theirs, [str(n)])
    left = generic - n
    return [*([str(left)] if left else []), *(s for s in symbols if not s.isdigit())]
