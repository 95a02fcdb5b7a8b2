"""Which mana pays for what: worked out in one order for all, so that it never fails where another order would do [601.2g-h].

The pool is used first. Then each colored symbol takes the source that can do least else; generic mana takes what is left,
lands before others, what costs life or is used up last. What this order cannot pay, no other order can: every assignment of
the colored symbols is tried before giving up.
"""
from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import attrs

from sandbox.engine.kinds import Scene
from sandbox.engine.state import Item, Look, State, Thing
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.mana import mana_abilities, ways_to_add


@attrs.frozen
class Way:
    """One way to use a source: which of its mana abilities, how its questions are answered, and what it then makes ("CC")."""
    ability: int
    answers: tuple[Any, ...]
    mana: str
    toll: int                                         # 0: only tapped; 1: costs life or damage; 2: used up


@attrs.frozen
class Source:
    id: int
    kind: tuple[Any, ...]                             # sources of one kind can stand for one another
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


def sources(state: State, you: int) -> list[Source]:
    """What can be used for mana at once, least flexible first; kept for the state asked last."""
    key = ("sources", you)
    kept: dict[Any, Any] = state.__dict__.setdefault("_kept", {})
    if key not in kept:
        kept[key] = found_sources(state, you)
    found: list[Source] = kept[key]
    return found


def found_sources(state: State, you: int) -> list[Source]:
    known: dict[tuple[Any, ...], tuple[Way, ...]] = {}
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
    seen: set[tuple[str, int]] = set()
    for index, ability in enumerate(mana_abilities(state.look(id))):
        if costs_mana(ability) or not part_payable(state, you, id, ability):
            continue
        for answers, mana, life in ways_to_add(state, Item(id=0, you=you, source=id, ability=ability)):
            toll = 2 if uses_up(ability) else 1 if life else 0
            if mana and (mana, toll) not in seen:
                seen.add((mana, toll))
                yield Way(index, answers, mana, toll)


def uses_up(ability: Any) -> bool:
    """Whether the cost is more than tapping: sacrificing, discarding, paying life."""
    return any(getattr(part, "symbol", "") != "{T}" for part in ability.cost)


def rank(look: Look, found: tuple[Way, ...], id: int) -> tuple[int, ...]:
    toll = min(way.toll for way in found)
    colors = {letter for way in found for letter in way.mana if letter != "C"}
    return toll, len(colors), "land" not in look.types, "creature" in look.types, id


# ---- what pays for what ----
def pays_for(symbol: str) -> str:
    """The letters of mana that pay for a colored or hybrid symbol; snow is not told apart."""
    return "".join(part for part in symbol.split("/") if part in "WUBRGC") or "WUBRGC"


def generic_part(symbol: str) -> int:
    """The other half of {2/W}: that much generic mana instead."""
    return next((int(part) for part in symbol.split("/") if part.isdigit()), 0) if "/" in symbol else 0


def from_pool(pool: str, symbols: list[str], life: int) -> Left | None:
    """What is left of the pool when it pays for the symbols; None if it can't."""
    found = solved(pool, [], *sorted_symbols(symbols), life)
    return found[1] if found else None


def plan(pool: str, found: list[Source], symbols: list[str], life: int) -> list[tuple[Source, Way]] | None:
    """Which sources to use, and how, so that the pool then pays for the symbols; None if nothing does."""
    solution = solved(pool, found, *sorted_symbols(symbols), life)
    return None if solution is None else solution[0]


def sorted_symbols(symbols: list[str]) -> tuple[list[str], int]:
    """The symbols that ask for a color, the narrowest first, and how much generic mana."""
    colored = [s for s in symbols if not s.isdigit()]
    return sorted(colored, key=lambda s: (len(pays_for(s)), "P" in s, s)), sum(int(s) for s in symbols if s.isdigit())


Solution = tuple[list[tuple[Source, Way]], Left]


def solved(pool: str, found: list[Source], colored: list[str], generic: int, life: int) -> Solution | None:
    if not colored:
        return generically(pool, found, generic)
    symbol, rest = colored[0], colored[1:]
    for letter in dict.fromkeys(m for m in pool if m in pays_for(symbol)):
        if (more := solved(pool.replace(letter, "", 1), found, rest, generic, life)) is not None:
            return more
    tried = set()
    for at, source in enumerate(found):
        for way in source.ways:
            letters = [m for m in dict.fromkeys(way.mana) if m in pays_for(symbol)]
            if not letters or (source.kind, way) in tried:
                continue
            tried.add((source.kind, way))
            others = found[:at] + found[at + 1:]
            if (more := solved(pool + way.mana.replace(letters[0], "", 1), others, rest, generic, life)) is not None:
                return [(source, way), *more[0]], more[1]
    if (other := generic_part(symbol)) and (more := solved(pool, found, rest, generic + other, life)) is not None:
        return more
    if "P" in symbol.split("/") and life >= 2 and (more := solved(pool, found, rest, generic, life - 2)) is not None:
        return more[0], attrs.evolve(more[1], life=more[1].life + 2)
    return None


def generically(pool: str, found: list[Source], generic: int) -> Solution | None:
    """Any mana will do: the pool's colorless first, then sources in their order, the smallest that is enough for the rest."""
    chosen: list[tuple[Source, Way]] = []
    left = list(found)
    while len(pool) < generic:
        if not left:
            return None
        source = next((s for s in left if len(best_way(s).mana) <= generic - len(pool)), left[0])
        left.remove(source)
        chosen.append((source, best_way(source)))
        pool += best_way(source).mana
    kept = sorted(pool, key="CWUBRG".index)[generic:]
    return chosen, Left("".join(kept), 0)


@functools.lru_cache(maxsize=512)
def best_way(source: Source) -> Way:
    return min(source.ways, key=lambda way: (way.toll, -len(way.mana), way.mana))
