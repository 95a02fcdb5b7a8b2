"""Which mana pays for which symbol, at the least cost: tapping first, then what hurts or is used up, Phyrexian life last [107.4, 601.2g].

Every symbol is a row, every mana in the pool and every mana that a source can make is a column, and the cheapest matching of
all rows is found. What makes several mana that depend on one choice is tried way by way.
"""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import attrs

Uses = tuple[tuple[Any, Any], ...]                    # (source, the way in which it is used) …
ANY_MANA = "WUBRGC"
SNOW = ANY_MANA.lower()                               # mana from a snow source is written small [107.4h]
ANY_GENERIC = "*"                                     # what pays for generic mana without being mana: a creature that convokes
SPENT_FIRST = "CcWwUuBbRrGg*"
GENERIC = ANY_MANA + SNOW + ANY_GENERIC
CONVOKED = 3                                          # the toll of that
TOLLS = (0, 10 ** 5, 10 ** 8, 10 ** 7)                # tapped only; life or damage; used up; a creature tapped for convoke
NEVER = 10 ** 12
MOST_TRIED = 300                                      # ways to use the sources that make several mana at a choice


@attrs.frozen
class Unit:
    """One mana that could be spent: in the pool already (source None), or made by a source in one of these ways."""
    letters: str                                      # what it could be …
    ways: tuple[Any, ...]                             # … each in its way; None for what is there
    source: Any = None
    place: int = 0                                    # the lower, the sooner it is used

    def chosen(self, letters: str) -> tuple[int, str, Any]:
        """(price, letter, way) of paying with it for what takes these letters; NEVER if it can't."""
        generic = letters == GENERIC
        found = [((TOLLS[way.toll] + self.place if way else 0) + (generic and letter not in "cC*") + too_good(letter, letters), letter, way)
                 for letter, way in zip(self.letters, self.ways, strict=True) if letter in letters]
        return min(found, key=lambda one: one[0], default=(NEVER, "", None))


def too_good(letter: str, letters: str) -> bool:
    """Snow mana for what takes other mana as well."""
    return letter in SNOW and letters != SNOW


@attrs.frozen
class Solution:
    uses: Uses
    pool: str                                         # what is left
    life: int                                         # paid for Phyrexian symbols
    cost: int


def solved(pool: str, sources: list[Any], symbols: list[str], life: int) -> Solution | None:
    """The cheapest way to pay for these symbols from the pool and the sources, which come in the order in which they are liked."""
    for paid in range(sum(1 for s in symbols if "P" in s.split("/")) + 1):
        if 2 * paid > life:
            return None
        found = [one for wanted in expanded(symbols, paid) if (one := cheapest(pool, within(sources, life - 2 * paid), wanted))]
        if found:
            best = min(found, key=lambda one: one.cost)
            return attrs.evolve(best, life=2 * paid)
    return None


def expanded(symbols: list[str], paid: int) -> list[list[str]]:
    """What the symbols ask for, as letters that would do ("U", "WU", GENERIC), with so many paid for with life."""
    found: dict[tuple[str, ...], list[str]] = {}
    for picked in itertools.product(*map(alternatives, symbols)):
        if sum(1 for one in picked if one is None) == paid:
            wanted = sorted((letters for one in picked if one for letters in one), key=lambda letters: (len(letters), letters))
            found.setdefault(tuple(wanted), wanted)
    return list(found.values())


def alternatives(symbol: str) -> list[tuple[str, ...] | None]:
    """Each way to pay for one symbol: one entry for each mana; None for life."""
    if symbol.isdigit():
        return [(GENERIC,) * int(symbol)]
    parts = symbol.split("/")
    letters = "".join(part + part.lower() for part in parts if part in ANY_MANA)
    ways: list[tuple[str, ...] | None] = [(SNOW if symbol == "S" else letters or ANY_MANA + SNOW,)]
    ways += [(GENERIC,) * int(part) for part in parts if part.isdigit()]
    return ways + [None] if "P" in parts else ways


def within(sources: list[Any], life: int) -> list[Any]:
    """Without the sources for whose costs there would not be enough life [119.4]."""
    out = []
    for source in sources:
        wanted = min(way.life for way in source.ways)
        if not wanted or wanted <= life:
            out.append(source)
            life -= wanted
    return out


def cheapest(pool: str, sources: list[Any], wanted: list[str]) -> Solution | None:
    """With each way of using those sources whose mana depends on each other; the rest is a matching."""
    linked = [s for s in sources if is_linked(s)]
    plain = [unit for place, s in enumerate(sources) if not is_linked(s) for unit in units_of(s, place, len(wanted))]
    best: Solution | None = None
    for uses, base in uses_of(linked):
        if best is None or base < best.cost:
            found = matched(pool, uses, plain, wanted, base)
            best = found if found and (best is None or found.cost < best.cost) else best
    return best


def is_linked(source: Any) -> bool:
    """Whether it makes several mana at a choice or at a price: then they can't be seen one by one."""
    several = any(len(way.mana) > 1 for way in source.ways)
    return several and (len(source.ways) > 1 or source.ways[0].toll > 0)


def units_of(source: Any, place: int, most: int) -> Iterator[Unit]:
    if len(source.ways) > 1:
        yield Unit("".join(way.mana for way in source.ways), source.ways, source, 10 * (place + 1))
    else:
        yield from (Unit(letter, source.ways, source, 10 * (place + 1)) for letter in source.ways[0].mana[:most])


def uses_of(linked: list[Any]) -> Iterator[tuple[Uses, int]]:
    """Ways to use them, none of them first, each with its cost."""
    ways = [[None, *source.ways] for source in linked]
    for picked in itertools.islice(itertools.product(*ways), MOST_TRIED):
        uses = tuple((source, way) for source, way in zip(linked, picked, strict=True) if way)
        yield uses, sum(TOLLS[way.toll] + 10 * (n + 1) for n, (_, way) in enumerate(uses))


def matched(pool: str, linked: Uses, plain: list[Unit], wanted: list[str], base: int) -> Solution | None:
    """What is there first; of it, colorless for what takes any."""
    there = "".join(letter * min(count, len(wanted)) for letter, count in mana_in(pool + "".join(way.mana for _, way in linked)))
    columns = [Unit(letter, (None,)) for letter in there] + few_of_each(plain, len(wanted))
    if len(columns) < len(wanted):
        return None
    priced = [[unit.chosen(letters)[0] for unit in columns] for letters in wanted]
    if (picked := assigned(priced)) is None:
        return None
    spent = [(columns[j].source, columns[j].chosen(letters)) for j, letters in zip(picked, wanted, strict=True)]
    uses = linked + tuple({(source.id, source.kind): (source, way) for source, (_, _, way) in spent if source}.values())
    left = left_over(pool + "".join(way.mana for _, way in uses), [letter for _, (_, letter, _) in spent])
    return Solution(uses, left, 0, base + sum(price for _, (price, _, _) in spent))


def few_of_each(units: list[Unit], most: int) -> list[Unit]:
    """Of what is alike, no more than could be wanted."""
    seen: dict[Any, int] = {}
    out = []
    for unit in units:
        key = (unit.source.kind, unit.letters)
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= most:
            out.append(unit)
    return out


def mana_in(pool: str) -> list[tuple[str, int]]:
    """(letter, how many), in the order in which it is liked to be spent: a pool may hold millions."""
    return [(letter, count) for letter in SPENT_FIRST if (count := pool.count(letter))]


def left_over(mana: str, spent: list[str]) -> str:
    return "".join(letter * (count - spent.count(letter)) for letter, count in mana_in(mana))


def assigned(costs: list[list[int]]) -> list[int] | None:
    """For each row a column of its own, at the least sum; None if some row finds none. Rows are added one by one, by shortest paths."""
    rows, columns = len(costs), len(costs[0]) if costs else 0
    if rows > columns:
        return None
    u, v, owner = [0] * (rows + 1), [0] * (columns + 1), [0] * (columns + 1)
    for row in range(1, rows + 1):
        if not augmented(costs, row, u, v, owner):
            return None
    picked = [0] * rows
    for column in range(1, columns + 1):
        if owner[column]:
            picked[owner[column] - 1] = column - 1
    return picked


def augmented(costs: list[list[int]], row: int, u: list[int], v: list[int], owner: list[int]) -> bool:
    """One row more in the matching (the Hungarian method, with potentials u and v); False if no column is left for it."""
    columns = len(v)
    owner[0], here = row, 0
    least, way, seen = [NEVER] * columns, [0] * columns, [False] * columns
    while owner[here]:
        seen[here] = True
        line, base, step, after = costs[owner[here] - 1], u[owner[here]], NEVER, 0
        for j in range(1, columns):
            if not seen[j]:
                reduced = line[j - 1] - base - v[j]
                if line[j - 1] < NEVER and reduced < least[j]:
                    least[j], way[j] = reduced, here
                if least[j] < step:
                    step, after = least[j], j
        if step >= NEVER:
            return False
        for j in range(columns):
            if seen[j]:
                u[owner[j]] += step
                v[j] -= step
            elif least[j] < NEVER:
                least[j] -= step
        here = after
    while here:
        owner[here] = owner[way[here]]
        here = way[here]
    return True
