"""Paying: each part of a cost in full, mana by hand or worked out, and what could be paid now [118, 601.2f-h]."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Exactly, Scene, bare, player, the
from sandbox.engine.printed import symbol_value
from sandbox.engine.rulebook import HOW_TO_PAY
from sandbox.engine.state import Item, State
from sandbox.rules import planning
from sandbox.rules.planning import sources
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.life import PayLife
from sandbox.vocabulary.mana import mana_abilities

AUTO, DONE = "auto", "done"


def symbols_of(cost: Iterable[Any], x: int) -> list[str]:
    """All mana symbols of a cost; X is what was announced."""
    return [str(x) if symbol in ("X", "Y", "Z") else symbol for part in cost if isinstance(part, ManaCost) for symbol in part.symbols]


def pay(game: Game, item: Item, cost: tuple[Any, ...]) -> Asking[Item]:
    """All parts of a cost, mana first [601.2h]; the item as it is afterwards. Raises Illegal where a part can't be paid."""
    yield from pay_mana(game, item, symbols_of(cost, item.x))
    for part in cost:
        if not isinstance(part, ManaCost):
            scene = game.scene_of(item)
            if not (yield from part.pay(scene)):
                raise Illegal("118.3", f"“{written(part)}” can't be paid")
            item = attrs.evolve(item, mentioned=tuple(scene.mentioned))
    return item


def written(part: Any) -> str:
    from sandbox.language.reading import write
    return str(write(part))


# ---- mana ----
def pay_mana(game: Game, item: Item, symbols: list[str]) -> Asking[None]:
    """Asks how until it is paid: automatically, or one source after another, then from the pool. Nothing is asked where nothing is due."""
    if not any(symbols_needed(symbols)):
        return
    while True:
        answer = yield question(game, item, symbols)
        if answer == (AUTO,):
            yield from pay_automatically(game, item, symbols)
            return
        if answer == (DONE,):
            yield from spend(game, item.you, symbols)
            return
        yield from by_hand(game, item.you, answer[0].id)


def pay_for_effect(game: Game, you: int, symbols: list[str], source: int) -> Asking[bool]:
    """While something resolves: paid in full, or nothing was done [118.12]."""
    item = Item(id=0, you=you, source=source, word=game.state.look(source).name if source else "")
    return (yield from game.attempt(pay_mana(game, item, symbols)))


HOW_TO_PAY.append(pay_for_effect)


def symbols_needed(symbols: list[str]) -> list[str]:
    return [symbol for symbol in symbols if symbol != "0"]


def question(game: Game, item: Item, symbols: list[str]) -> Choice:
    you = item.you
    able = [the(bare(game), source.id) for source in sources(game.state, you)]
    pool = game.state.seats[you].pool
    ends = ([AUTO] if planning.plan(pool, sources(game.state, you), symbols, game.state.seats[you].life) is not None else [])
    ends += [DONE] if planning.from_pool(pool, symbols, game.state.seats[you].life) is not None else []
    if not ends and not able:
        raise Illegal("601.2h", f"{item.word or 'this'} can't be paid for: it costs {cost_text(symbols)}")
    if not ends and not payable_somehow(game, you, symbols):
        raise Illegal("601.2h", f"{item.word or 'this'} can't be paid for: it costs {cost_text(symbols)}")
    return Choice(who=you, ask=f"pay {cost_text(symbols)} for {item.word}", options=(*ends, *able), kind="pay",
                  source=item.source, rule="601.2h")


def payable_somehow(game: Game, you: int, symbols: list[str]) -> bool:
    """Whether the mana that could be made is enough at all: abilities that cost mana themselves are for a person to try."""
    return any(planning.costs_mana(ability) for id in planning.able(game.state, you) for ability in mana_abilities(game.state.look(id)))


def cost_text(symbols: Iterable[str]) -> str:
    """{2}{U}{U}, with the generic parts in one."""
    generic = sum(int(s) for s in symbols if s.isdigit())
    rest = [s for s in symbols if not s.isdigit()]
    return "".join(f"{{{s}}}" for s in ([str(generic)] if generic or not rest else []) + rest)


def by_hand(game: Game, you: int, id: int) -> Asking[None]:
    """One mana ability of the object; which one is asked if it has several [601.2g]."""
    abilities = mana_abilities(game.state.look(id))
    texts = [written(ability) for ability in abilities]
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
    for part in ability.cost:
        if not isinstance(part, ManaCost) and not part.payable(game.scene_of(item)):
            raise Illegal(*why_unpayable(game.scene_of(item), part))
    item = yield from pay(game, item, ability.cost)
    yield from ability.run(game.scene_of(item))


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
    return "118.3", f"“{written(part)}” can't be paid"


def pay_automatically(game: Game, item: Item, symbols: list[str]) -> Asking[None]:
    """As planned: the pool first, then what can do least else."""
    seat = game.state.seats[item.you]
    chosen = planning.plan(seat.pool, sources(game.state, item.you), symbols, seat.life)
    if chosen is None:
        raise Illegal("601.2h", f"{item.word} can't be paid for: it costs {cost_text(symbols)}")
    for source, way in chosen:
        yield from answered(tap_for_mana(game, item.you, source.id, way.ability), list(way.answers))
    yield from spend(game, item.you, symbols)


def answered(run: Asking[None], answers: list[Any]) -> Asking[None]:
    """A run whose first questions have been answered in advance."""
    try:
        choice = next(run)
        while True:
            known = bool(answers) and choice.fits(answers[0])
            choice = run.send(answers.pop(0) if known else (yield choice))
    except StopIteration:
        return


def spend(game: Game, you: int, symbols: list[str]) -> Asking[None]:
    """From the pool; a Phyrexian symbol costs 2 life where its color is missing [107.4f]."""
    seat = game.state.seats[you]
    left = planning.from_pool(seat.pool, symbols, seat.life)
    if left is None:
        raise Illegal("601.2h", f"the pool does not pay {cost_text(symbols)}")
    game.put_seat(you, pool=left.pool)
    if left.life and not (yield from game.happen(PayLife(who=player(bare(game), you), count=Exactly(n=left.life)))):
        raise Illegal("118.3b", f"{left.life} life can't be paid")


def could_pay(state: State, you: int, symbols: list[str]) -> bool:
    """Whether mana for these symbols can be made now: "which mana could this player make" answered for one cost."""
    seat = state.seats[you]
    if not symbols_needed(symbols):
        return True
    return planning.plan(seat.pool, sources(state, you), symbols, seat.life) is not None or (
        payable_somehow(Game(state), you, symbols) and len(seat.pool) + len(sources(state, you)) >= sum(map(symbol_value, symbols)))


