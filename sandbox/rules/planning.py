"""What a player could make mana with, and which of it pays for a cost: what can do least else, lands before others [601.2g-h].

The pool is used first, what costs life or is used up last; nothing that could be paid in some way is ever refused.
"""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import attrs

from sandbox.engine.kinds import ONE, Scene
from sandbox.engine.printed import symbol_value
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item, Look, State, Thing, Tied
from sandbox.rules.announcing import LARGEST_X, announceable, says_x
from sandbox.rules.earmarking import sources_for
from sandbox.rules.matching import solved
from sandbox.vocabulary.costs import ManaCost, allowed
from sandbox.vocabulary.counters import PutCounters, RemoveCounters
from sandbox.vocabulary.life import PayLife
from sandbox.vocabulary.mana import mana_abilities, ways_to_add
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.tapping import Untap


@attrs.frozen
class Way:
    """One way to use a source: which of its mana abilities, how its questions are answered, and what it then makes ("CC")."""
    ability: int
    answers: tuple[Any, ...]
    mana: str
    toll: int                                         # 0: only tapped; 1: costs life or damage; 2: used up; 3: no mana, it convokes
    life: int = 0                                     # what life its cost wants
    tied: tuple[Tied, ...] = ()                       # what of that mana can be spent on some things only


@attrs.frozen
class Source:
    id: int
    kind: Any                                         # sources of one kind can stand for one another
    ways: tuple[Way, ...]
    rank: tuple[int, ...]                             # which comes first when either would do


@attrs.frozen
class Left:
    """What remains of a pool, and what life was paid."""
    pool: str
    life: int


def able(state: State, you: int) -> list[int]:
    """Permanents of that player with a mana ability that can be activated now, costs in mana aside."""
    def test(thing: Thing, look: Look) -> bool:
        return look.controller == you and any(
            part_payable(state, you, thing.id, ability) for ability in mana_abilities(look))
    return state.fitting(test)


def part_payable(state: State, you: int, id: int, ability: Any) -> bool:
    scene = Scene(state, you, id)
    return all(part.payable(scene) for part in ability.cost if not isinstance(part, ManaCost))


def costs_mana(ability: Any) -> bool:
    return any(isinstance(part, ManaCost) for part in ability.cost)


def by_hand_only(ability: Any) -> bool:
    """What costs mana itself, or other objects: nobody's creature is sacrificed for mana unless the person says so."""
    done = [part.do for part in ability.cost if hasattr(part, "do")]
    return costs_mana(ability) or any(not isinstance(do, PayLife) and not isinstance(getattr(do, "what", None), This) for do in done)


def sources(state: State, you: int) -> list[Source]:
    """What can be used for mana at once, least flexible first; kept for the state asked last."""
    key = ("sources", you)
    kept: dict[Any, Any] = state.__dict__.setdefault("_kept", {})
    if key not in kept:
        kept[key] = found_sources(state, you)
    found: list[Source] = kept[key]
    return found


def found_sources(state: State, you: int) -> list[Source]:
    known: dict[Any, tuple[Way, ...]] = {}
    out = []
    for id in able(state, you):
        thing = state.things.get(id)
        if thing is None:
            continue
        kind = state.derived.kind(thing)
        if kind not in known:
            known[kind] = tuple(ways(state, you, id))
        if known[kind]:
            out.append(Source(id, kind, known[kind], rank(state.look(id), known[kind], id)))
    return sorted(out, key=lambda source: source.rank)


def ways(state: State, you: int, id: int) -> Iterator[Way]:
    seen: set[tuple[Any, ...]] = set()
    for index, ability in enumerate(mana_abilities(state.look(id))):
        if by_hand_only(ability) or not part_payable(state, you, id, ability):
            continue
        for item in proposed(state, you, id, ability):
            announced: tuple[Any, ...] = ((item.x,),) if says_x(ability.cost) else ()
            for answers, mana, tied, life in ways_to_add(state, item):
                wanted = life_wanted(ability, item.x)
                toll = 2 if uses_up(ability) else 1 if life or wanted else 0
                if mana and (mana, toll, tied) not in seen:
                    seen.add((mana, toll, tied))
                    yield Way(index, announced + answers, mana, toll, wanted, tied)


def proposed(state: State, you: int, id: int, ability: Any) -> list[Item]:
    """A mana ability as it could be activated: once for each X that could be announced."""
    return [Item(id=0, you=you, source=id, ability=ability, x=x) for x in announceable(state, you, id, ability.cost)[:LARGEST_X + 1]]


def uses_up(ability: Any) -> bool:
    """Whether the cost is more than tapping and life: sacrificing, discarding."""
    return any(getattr(part, "symbol", "") != "{T}" and not isinstance(getattr(part, "do", None), PayLife) for part in ability.cost)


def life_wanted(ability: Any, x: int) -> int:
    return sum(x if says_x([part]) else part.do.count.n for part in ability.cost if isinstance(getattr(part, "do", None), PayLife))


def rank(look: Look, found: tuple[Way, ...], id: int) -> tuple[int, ...]:
    toll = min(way.toll for way in found)
    colors = {letter for way in found for letter in way.mana.upper() if letter != "C"}
    return toll, len(colors), "land" not in look.types, "creature" in look.types, id


# ---- what pays for what ----
def from_pool(pool: str, symbols: list[str], life: int) -> Left | None:
    """What is left of the pool when it pays for the symbols; None if it can't."""
    found = solved(pool, [], symbols, life)
    return Left(found.pool, found.life) if found else None


def plan(pool: str, found: list[Source], symbols: list[str], life: int) -> list[tuple[Source, Way]] | None:
    """Which sources to use, and how, so that the pool then pays for the symbols; None if nothing does."""
    solution = solved(pool, found, symbols, life)
    return list(solution.uses) if solution else None


@rule("601.2h", without=lambda found, helpers: found + helpers)
def together(found: list[Source], helpers: list[Source]) -> list[Source]:
    """Sources of mana and creatures that could convoke; what is both is used as one or as the other."""
    more = {one.id: one for one in helpers}
    both = [attrs.evolve(s, kind=(s.kind, one.kind), ways=s.ways + one.ways) if (one := more.pop(s.id, None)) else s for s in found]
    return both + list(more.values())


# ---- abilities that make mana and cost some themselves, or other objects ----
MOST_CONVERTED = 3                                    # how many of them are tried one upon the other
MOST_TAKEN = 60                                       # ways to pay for one of them that are told apart where creatures could convoke


@attrs.frozen
class Converter:
    """A mana ability for a person to use only, but known of as what could be done is listed."""
    id: int
    symbols: tuple[str, ...]
    mana: str
    tied: tuple[Tied, ...] = ()
    payers: tuple[Source, ...] = ()                   # what could pay for its own cost: also mana that is tied to such things [106.6]
    takes: tuple[tuple[int, ...], ...] = ()           # what its cost taps or takes away: for each, the objects it could be

    def spared(self, helpers: list[Source]) -> Iterator[tuple[frozenset[int], list[Source]]]:
        """(what is taken, those that can still convoke) for the ways to pay its cost, what can't convoke taken first."""
        if not helpers:
            yield frozenset(), []
            return
        useful = {one.id for one in helpers}
        ordered = [sorted(ids, key=useful.__contains__) for ids in self.takes]
        for taken in itertools.islice(itertools.product(*ordered), MOST_TAKEN):
            if len({*taken}) == len(taken):
                yield frozenset(taken), [one for one in helpers if one.id not in taken]

    def after(self, taken: frozenset[int]) -> Converter:
        return attrs.evolve(self, takes=tuple(tuple(id for id in ids if id not in taken) for ids in self.takes))


def converters(state: State, you: int) -> list[Converter]:
    out = []
    for id in able(state, you):
        for ability in mana_abilities(state.look(id)):
            if by_hand_only(ability) and part_payable(state, you, id, ability):
                symbols = [s for part in ability.cost if isinstance(part, ManaCost) for s in part.symbols]
                for item in proposed(state, you, id, ability):
                    paid = tuple(str(item.x) if s == "X" else s for s in symbols)
                    payers = tuple(sources_for(state, item, sources(state, you)))
                    out += [Converter(id, paid, mana, tied, payers, taken_by(state, item))
                            for _, mana, tied, _ in ways_to_add(state, item) if mana]
    return out


def taken_by(state: State, item: Item) -> tuple[tuple[int, ...], ...]:
    """What paying the cost of a mana ability leaves tapped or gone."""
    ability: Any = item.ability
    id, scene = item.source, Scene(state, item.you, item.source, x=item.x)
    out = [(id,)] if "{T}" in ability.symbols else []
    for part in ability.cost:
        do = getattr(part, "do", None)
        what = getattr(do, "what", None)
        if what is None or isinstance(do, PutCounters | RemoveCounters | Untap):
            continue
        if isinstance(what, This):
            out += [(id,)] if (id,) not in out else []
        else:
            out += [tuple(one.id for one in what.find(scene) if allowed(do, scene, one))] * getattr(what, "count", ONE).value(scene)
    return tuple(out)


def converted(pool: str, found: list[Source], others: list[Converter], symbols: list[str], life: int,
              helpers: list[Source], most: int = MOST_CONVERTED, gone: frozenset[int] = frozenset()) -> bool:
    """Whether it can be paid, with some mana turned into other mana first where that is needed; helpers can be tapped for it instead.

    gone are the sources that have been used on the way."""
    if solved(pool, together(found, helpers), symbols, life):
        return True
    if not most or not others or reach(pool, found, others, most) + len(helpers) < sum(map(symbol_value, symbols)):
        return False
    for one in others:
        rest, more = [s for s in found if s.id != one.id], [c for c in others if c.id != one.id]
        payers = [s for s in one.payers if s.id not in gone and s.id != one.id]
        for used, left in ways_to_pay(pool, payers, list(one.symbols), life):
            free = [s for s in rest if s.id not in used]
            for taken, helping in one.spared([h for h in helpers if h.id not in used]):
                others_then = [c.after(taken) for c in more] if helpers else more
                if converted(left + one.mana, free, others_then, symbols, life, helping, most - 1, gone | used | {one.id}):
                    return True
    return False


def reach(pool: str, found: list[Source], others: list[Converter], most: int) -> int:
    """More mana than this there can't be; what is made with mana that is of no use otherwise is all gain."""
    ids = {source.id for source in found}
    gains = sorted((len(c.mana) - (sum(map(symbol_value, c.symbols)) if ids.issuperset(s.id for s in c.payers if s.id != c.id) else 0)
                    for c in others), reverse=True)
    return len(pool) + sum(max(len(way.mana) for way in source.ways) for source in found) + sum(max(0, gain) for gain in gains[:most])


def ways_to_pay(pool: str, found: list[Source], symbols: list[str], life: int) -> Iterator[tuple[set[int], str]]:
    """(the sources used, what is left in the pool) for ways that differ in what is then left to use."""
    if symbols != ["1"]:
        if best := solved(pool, found, symbols, life):
            yield {source.id for source, _ in best.uses}, best.pool
        return
    yield from ((set(), pool.replace(letter, "", 1)) for letter in dict.fromkeys(pool))
    for source in {source.kind: source for source in found}.values():
        yield from (({source.id}, pool + way.mana[1:]) for way in source.ways)
