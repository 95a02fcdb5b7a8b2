"""Paying: each part of a cost in full, mana by hand or worked out, and what could be paid now [118, 601.2f-h]."""
from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal, check
from sandbox.engine.kinds import Exactly, bare, player, the
from sandbox.engine.rulebook import HOW_TO_PAY, rule
from sandbox.engine.state import Item, State
from sandbox.language.writing import write
from sandbox.rules import planning
from sandbox.rules.affording import unpaid_part
from sandbox.rules.announcing import with_x
from sandbox.rules.assisting import assisted
from sandbox.rules.convoking import convoke, helping, left_after
from sandbox.rules.earmarking import after_spending, converters_for, sources_for, spendable, told_of
from sandbox.rules.matching import CONVOKED
from sandbox.rules.permissions import timing_of
from sandbox.rules.planning import sources
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.life import PayLife
from sandbox.vocabulary.mana import mana_abilities

AUTO, DONE = "auto", "done"
MAKE_MANA, CONVOKE = "mana", "convoke"


def symbols_of(cost: Iterable[Any], x: int) -> list[str]:
    """All mana symbols of a cost; X is what was announced."""
    return [str(x) if symbol in ("X", "Y", "Z") else symbol for part in cost if isinstance(part, ManaCost) for symbol in part.symbols]


def unpaid(game: Game, item: Item, cost: tuple[Any, ...]) -> Asking[Item]:
    yield from ()
    return item


@rule("601.2h", without=unpaid)
def pay(game: Game, item: Item, cost: tuple[Any, ...]) -> Asking[Item]:
    """All parts of a cost, mana first [601.2h]; the item as it is afterwards. Raises Illegal where a part can't be paid."""
    symbols = yield from assisted(game, item, symbols_of(cost, item.x), pay_mana, functools.partial(could_pay, game.state))
    item = attrs.evolve(item, spent=(yield from pay_mana(game, item, symbols)))
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

    Creatures that are to convoke are named on the way, but tapped only after the last mana ability [601.2g-h, 702.51b].
    The mana that was spent, as letters."""
    if not any(symbols_needed(symbols)):
        return ""
    convoking: list[int] = []
    while True:
        there = {one.id for one in helping(game.state, item)}
        convoking = [id for id in convoking if id in there]           # one may have been sacrificed for mana since
        answer = yield question(game, item, symbols, convoking)
        if answer == (AUTO,):
            return (yield from pay_automatically(game, item, symbols, convoking))
        if answer == (DONE,):
            rest = yield from convoke(game, item, symbols, convoking)
            return (yield from spend(game, item, rest))
        id = answer[0].id
        if id in there and (yield from rather_convokes(game, item, id)):
            convoking.append(id)
        else:
            yield from by_hand(game, item.you, id)


def pay_for_effect(game: Game, you: int, symbols: list[str], source: int) -> Asking[bool]:
    """While something resolves: paid in full, or nothing was done [118.12]."""
    item = Item(id=0, you=you, source=source, word=game.state.look(source).name if source else "")
    return (yield from game.attempt(pay_mana(game, item, symbols)))


HOW_TO_PAY.append(pay_for_effect)


def symbols_needed(symbols: list[str]) -> list[str]:
    return [symbol for symbol in symbols if symbol != "0"]


def question(game: Game, item: Item, symbols: list[str], convoking: list[int]) -> Choice:
    state, you, seat = game.state, item.you, game.state.seats[item.you]
    means, rests = means_of(state, item, convoking), left_after(state, item, symbols, convoking)
    foreseen = planned(state, item, symbols, convoking)
    ends = [AUTO] if foreseen is not None else []
    ends += [DONE] if any(planning.from_pool(means.pool, rest, seat.life) is not None for rest in rests) else []
    rest = foreseen[0] if foreseen else next((rest for rest in rests if means.reach([rest], seat.life)), None)
    if rest is None:
        raise Illegal("601.2h", f"{item.word or 'this'} can't be paid for: it costs {cost_text(symbols)}")
    useful = useful_ones(state, item, symbols, convoking)
    able = dict.fromkeys(the(bare(game), id) for id in (*(s.id for s in means.sources), *(c.id for c in means.converters), *useful))
    return Choice(who=you, ask=f"pay {cost_text(rest)} for {item.word}", options=(*ends, *able), kind="pay",
                  source=item.source, rule="601.2h", paying_for=item)


@attrs.frozen
class Means:
    """What a cost could be paid with: the pool, sources of mana, abilities that turn mana into other mana, convoking creatures."""
    pool: str
    sources: list[planning.Source]
    converters: list[planning.Converter]
    helpers: list[planning.Source]

    def without(self, id: int) -> Means:
        kept: Any = [[one for one in ones if one.id != id] for ones in (self.sources, self.converters, self.helpers)]
        return Means(self.pool, *kept)

    def reach(self, rests: Iterable[list[str]], life: int) -> bool:
        """Whether one of these costs can be paid."""
        return any(planning.converted(self.pool, self.sources, self.converters, rest, life, self.helpers) for rest in rests)


def means_of(state: State, item: Item, convoking: Iterable[int] = (), helpers: list[planning.Source] | None = None,
             proposed: State | None = None) -> Means:
    """Without the object that is tapped for the cost itself, and without creatures that are to convoke: these are spoken for.

    proposed: the state in which what is paid for is on the stack already, where that is another one."""
    gone, then = {itself(item), *convoking}, proposed or state
    return Means(spendable(state, item, then),
                 [s for s in sources_for(then, item, usable_for(state, item)) if s.id not in gone],
                 [c for c in converters_for(then, item, planning.converters(state, item.you)) if c.id not in gone],
                 [h for h in (helping(state, item) if helpers is None else helpers) if h.id not in gone])


def useful_ones(state: State, item: Item, symbols: list[str], convoking: list[int]) -> list[int]:
    """The creatures that could be named to convoke next, so that the rest can still be paid; of a kind one is tried."""
    means, seat, known = means_of(state, item, convoking), state.seats[item.you], dict[Any, bool]()
    for one in means.helpers:
        if one.kind not in known:
            known[one.kind] = means.without(one.id).reach(left_after(state, item, symbols, [*convoking, one.id]), seat.life)
    return [one.id for one in means.helpers if known[one.kind]]


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


def rather_convokes(game: Game, item: Item, id: int) -> Asking[bool]:
    """Whether a creature is to convoke; asked where it could make mana instead."""
    means = means_of(game.state, item)
    if id not in {s.id for s in means.sources} | {c.id for c in means.converters}:
        return True
    chosen = yield Choice(who=item.you, ask="what it does", options=(MAKE_MANA, CONVOKE), kind="convoke", source=id, rule="702.51a")
    return chosen == (CONVOKE,)


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
    item = yield from pay(game, (yield from with_x(game, item, ability.cost)), ability.cost)
    exhaust(game, id, ability)
    if ability.when:                                  # it may have to be remembered [602.5b]; nothing triggers on a mana ability so
        scene = bare(game)
        game.put(happened=(*game.state.happened, Activate(who=player(scene, you), what=the(scene, id), ability=ability)))
    yield from ability.run(game.scene_of(item))


def exhaust(game: Game, id: int, ability: Any) -> None:
    """What can be activated only once has been, for as long as the object is the same [702.177a]."""
    if getattr(ability, "once_only", False) and (thing := game.state.things.get(id)):
        game.mark([id], exhausted=(*thing.exhausted, ability))


Uses = list[tuple[planning.Source, planning.Way]]


def planned(state: State, item: Item, symbols: list[str], convoking: list[int]) -> tuple[list[str], Uses] | None:
    """What is left to pay after those creatures, and what would be used for that: mana alone, and only where that does not do
    more creatures as well; None if nothing does."""
    means, seat = means_of(state, item, convoking), state.seats[item.you]
    for helpers in ([], means.helpers) if means.helpers else ([],):
        for rest in left_after(state, item, symbols, convoking):
            chosen = planning.plan(means.pool, planning.together(means.sources, helpers), rest, seat.life)
            if chosen is not None:
                return rest, chosen
    return None


def pay_automatically(game: Game, item: Item, symbols: list[str], convoking: list[int]) -> Asking[str]:
    """As planned: the pool first, then what can do least else, then creatures that convoke; the mana spent."""
    foreseen = planned(game.state, item, symbols, convoking)
    if foreseen is None:
        raise Illegal("601.2h", f"{item.word} can't be paid for: it costs {cost_text(symbols)}")
    _, chosen = foreseen
    for source, way in chosen:
        if way.toll != CONVOKED:
            yield from answered(tap_for_mana(game, item.you, source.id, way.ability), list(way.answers))
    more = [source.id for source, way in chosen if way.toll == CONVOKED]
    rest = yield from convoke(game, item, symbols, [*convoking, *more])
    return (yield from spend(game, item, rest))


def answered(run: Asking[None], answers: list[Any]) -> Asking[None]:
    """A run whose first questions have been answered in advance."""
    try:
        choice = next(run)
        while True:
            known = bool(answers) and choice.fits(answers[0])
            choice = run.send(answers.pop(0) if known else (yield choice))
    except StopIteration:
        return


def spend(game: Game, item: Item, symbols: list[str]) -> Asking[str]:
    """From the pool; a Phyrexian symbol costs 2 life where its color is missing [107.4f]. The mana spent, as letters."""
    you, pool, life = item.you, spendable(game.state, item), game.state.seats[item.you].life
    left = planning.from_pool(pool, symbols, life)
    if left is None:
        raise Illegal("601.2h", f"the pool does not pay {cost_text(symbols)}")
    spent = "".join(letter * (pool.count(letter) - left.pool.count(letter)) for letter in dict.fromkeys(pool[::-1]))
    pool, tied, gone = after_spending(game.state, item, spent)
    game.put_seat(you, pool=pool, tied=tuple(tied))
    yield from told_of(game, item, gone)
    game.life_for_mana += left.life // 2
    if left.life and not (yield from game.happen(PayLife(who=player(bare(game), you), count=Exactly(n=left.life)))):
        raise Illegal("118.3b", f"{left.life} life can't be paid")
    return spent.upper()


def could_pay(state: State, item: Item, symbols: list[str], helpers: list[planning.Source] | None = None,
              proposed: State | None = None) -> bool:
    """Whether mana for these symbols can be made now: "which mana could this player make" answered for one cost.

    For what is not on the stack yet: helpers are the creatures that could convoke, proposed is the state in which it is there."""
    life = state.seats[item.you].life
    return (not symbols_needed(symbols) or planning.from_pool(spendable(state, item, proposed), symbols, life) is not None
            or means_of(state, item, (), helpers, proposed).reach([symbols], life))
