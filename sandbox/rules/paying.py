"""Paying: each part of a cost in full, mana by hand or worked out, and what could be paid now [118, 601.2f-h]."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Exactly, bare, player, the
from sandbox.engine.rulebook import HOW_TO_PAY, rule
from sandbox.engine.state import Item, State
from sandbox.language.writing import write
from sandbox.rules import planning
from sandbox.rules.permissions import check, timing_of, unpaid_part
from sandbox.rules.planning import sources
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.life import PayLife
from sandbox.vocabulary.mana import mana_abilities

AUTO, DONE = "auto", "done"


def symbols_of(cost: Iterable[Any], x: int) -> list[str]:
    """All mana symbols of a cost; X is what was announced."""
    return [str(x) if symbol in ("X", "Y", "Z") else symbol for part in cost if isinstance(part, ManaCost) for symbol in part.symbols]


def pay(game: Game, item: Item, cost: tuple[Any, ...]) -> Asking[Item]:
    """All parts of a cost, mana first [601.2h]; the item as it is afterwards. Raises Illegal where a part can't be paid."""
    item = attrs.evolve(item, spent=(yield from pay_mana(game, item, symbols_of(cost, item.x))))
    for part in cost:
        if not isinstance(part, ManaCost):
            scene = game.scene_of(item)
            if not (yield from part.pay(scene)):
                raise Illegal("118.3", f"“{write(part)}” can't be paid")
            item = attrs.evolve(item, mentioned=tuple(scene.mentioned))
    return item


# ---- mana ----
def pay_mana(game: Game, item: Item, symbols: list[str]) -> Asking[str]:
    """Asks how until it is paid: automatically, or one source after another, then from the pool. Nothing is asked where nothing is due.

    The mana that was spent, as letters."""
    if not any(symbols_needed(symbols)):
        return ""
    while True:
        answer = yield question(game, item, symbols)
        if answer == (AUTO,):
            return (yield from pay_automatically(game, item, symbols))
        if answer == (DONE,):
            return (yield from spend(game, item.you, symbols))
        yield from by_hand(game, item.you, answer[0].id)


def pay_for_effect(game: Game, you: int, symbols: list[str], source: int) -> Asking[bool]:
    """While something resolves: paid in full, or nothing was done [118.12]."""
    item = Item(id=0, you=you, source=source, word=game.state.look(source).name if source else "")
    return (yield from game.attempt(pay_mana(game, item, symbols)))


HOW_TO_PAY.append(pay_for_effect)


def symbols_needed(symbols: list[str]) -> list[str]:
    return [symbol for symbol in symbols if symbol != "0"]


def question(game: Game, item: Item, symbols: list[str]) -> Choice:
    state, you, seat = game.state, item.you, game.state.seats[item.you]
    usable = usable_for(state, item)
    ends = [AUTO] if planning.plan(seat.pool, usable, symbols, seat.life) is not None else []
    ends += [DONE] if planning.from_pool(seat.pool, symbols, seat.life) is not None else []
    converters = [c for c in planning.converters(state, you) if c.id != itself(item)]
    if not ends and not planning.converted(seat.pool, usable, converters, symbols, seat.life):
        raise Illegal("601.2h", f"{item.word or 'this'} can't be paid for: it costs {cost_text(symbols)}")
    able = dict.fromkeys(the(bare(game), id) for id in (*(s.id for s in usable), *(c.id for c in converters)))
    return Choice(who=you, ask=f"pay {cost_text(symbols)} for {item.word}", options=(*ends, *able), kind="pay",
                  source=item.source, rule="601.2h")


@rule("601.2g", without=lambda state, item: [])
def usable_for(state: State, item: Item) -> list[planning.Source]:
    """The sources for a cost, without the object that must be tapped for the cost itself."""
    return [source for source in sources(state, item.you) if source.id != itself(item)]


def itself(item: Item) -> int | None:
    symbols = getattr(item.ability, "symbols", ())
    return item.source if "{T}" in symbols or "{Q}" in symbols else None


def cost_text(symbols: Iterable[str]) -> str:
    """{2}{U}{U}, with the generic parts in one."""
    generic = sum(int(s) for s in symbols if s.isdigit())
    rest = [s for s in symbols if not s.isdigit()]
    return "".join(f"{{{s}}}" for s in ([str(generic)] if generic or not rest else []) + rest)


def by_hand(game: Game, you: int, id: int) -> Asking[None]:
    """One mana ability of the object; which one is asked if it has several [601.2g]."""
    abilities = mana_abilities(game.state.look(id))
    texts = [write(ability) for ability in abilities]
    if len(set(texts)) > 1:
        chosen = yield Choice(who=you, ask="which mana ability", options=tuple(dict.fromkeys(texts)), kind="mana ability", source=id,
                              rule="605.3")
        yield from tap_for_mana(game, you, id, texts.index(chosen[0]))
    else:
        yield from tap_for_mana(game, you, id, 0)


def tap_for_mana(game: Game, you: int, id: int, index: int) -> Asking[None]:
    """A mana ability: paid and resolved at once [605.3b]. Raises Illegal."""
    abilities = mana_abilities(game.state.look(id)) if game.state.things.get(id) else []
    if not 0 <= index < len(abilities):
        raise Illegal("605.1a", "it has no mana ability" if not abilities else f"it has only {len(abilities)} mana abilities")
    ability = abilities[index]
    item = Item(id=0, you=you, source=id, ability=ability, word=game.state.look(id).name)
    check(timing_of(game.state, you, id, ability) or unpaid_part(game.state, you, id, ability))
    item = yield from pay(game, item, ability.cost)
    if ability.when:                                  # it may have to be remembered [602.5b]; nothing triggers on a mana ability so
        scene = bare(game)
        game.put(happened=(*game.state.happened, Activate(who=player(scene, you), what=the(scene, id), ability=ability)))
    yield from ability.run(game.scene_of(item))


def pay_automatically(game: Game, item: Item, symbols: list[str]) -> Asking[str]:
    """As planned: the pool first, then what can do least else; the mana spent."""
    seat = game.state.seats[item.you]
    chosen = planning.plan(seat.pool, usable_for(game.state, item), symbols, seat.life)
    if chosen is None:
        raise Illegal("601.2h", f"{item.word} can't be paid for: it costs {cost_text(symbols)}")
    for source, way in chosen:
        yield from answered(tap_for_mana(game, item.you, source.id, way.ability), list(way.answers))
    return (yield from spend(game, item.you, symbols))


def answered(run: Asking[None], answers: list[Any]) -> Asking[None]:
    """A run whose first questions have been answered in advance."""
    try:
        choice = next(run)
        while True:
            known = bool(answers) and choice.fits(answers[0])
            choice = run.send(answers.pop(0) if known else (yield choice))
    except StopIteration:
        return


def spend(game: Game, you: int, symbols: list[str]) -> Asking[str]:
    """From the pool; a Phyrexian symbol costs 2 life where its color is missing [107.4f]. The mana spent, as letters."""
    seat = game.state.seats[you]
    left = planning.from_pool(seat.pool, symbols, seat.life)
    if left is None:
        raise Illegal("601.2h", f"the pool does not pay {cost_text(symbols)}")
    game.put_seat(you, pool=left.pool)
    if left.life and not (yield from game.happen(PayLife(who=player(bare(game), you), count=Exactly(n=left.life)))):
        raise Illegal("118.3b", f"{left.life} life can't be paid")
    return "".join((Counter(seat.pool) - Counter(left.pool)).elements())


def could_pay(state: State, item: Item, symbols: list[str]) -> bool:
    """Whether mana for these symbols can be made now: "which mana could this player make" answered for one cost."""
    seat = state.seats[item.you]
    if not symbols_needed(symbols):
        return True
    converters = [c for c in planning.converters(state, item.you) if c.id != itself(item)]
    return planning.converted(seat.pool, usable_for(state, item), converters, symbols, seat.life)
