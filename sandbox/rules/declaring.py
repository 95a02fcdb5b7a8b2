"""Declarations of attackers and blockers: no restriction disobeyed, as many requirements obeyed as can be [508.1c-d, 509.1b-c]."""
from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from sandbox.engine.choices import Pairs
from sandbox.engine.kinds import The
from sandbox.engine.rulebook import rule

Pair = tuple[The, Any]
Pairing = tuple[Pair, ...]
ENOUGH = 20_000                                       # declarations tried; what asks for more is beyond any table


@attrs.frozen(kw_only=True)
class Declaration(Pairs):
    """least_of and most_of: by how many firsts a second may be named, if by any; room: how many seconds a first may name;
    lonely: firsts that are not declared alone; demands: the requirements, each as the pairs of which one obeys it;
    obedient: a declaration that obeys as many as can be."""
    least_of: tuple[tuple[Any, int], ...] = ()
    most_of: tuple[tuple[Any, int], ...] = ()
    room: tuple[tuple[The, int], ...] = ()
    lonely: tuple[The, ...] = ()
    demands: tuple[Pairing, ...] = ()
    obedient: Pairing = ()
    limits: tuple[tuple[Any, int], ...] = ()          # (a second, or None for all, how many firsts may be declared for it)
    tolls: tuple[tuple[Pair, int], ...] = ()          # how much mana a pair costs
    bills: tuple[tuple[Pairing, int], ...] = ()       # how much mana is due once if one of these pairs is declared
    means: int = 0                                    # how much there is to pay with

    def fits(self, answer: tuple[Any, ...]) -> bool:
        return (all(pair in self.options for pair in answer) and len(set(answer)) == len(answer) and self.allowed(answer)
                and self.obeyed(answer) >= self.obeyed(self.obedient))

    @rule("508.1c", "509.1b", without=lambda self, answer: True)
    def allowed(self, answer: Pairing) -> bool:
        """Whether no restriction is disobeyed [508.1c, 509.1b]."""
        naming, rooms = Counter([pair[0] for pair in answer]), dict(self.room)
        named = Counter([pair[1] for pair in answer]) if self.least_of or self.most_of else Counter[Any]()
        return (not any(0 < named[one] < n for one, n in self.least_of) and not any(named[one] > n for one, n in self.most_of)
                and self.within(answer) and self.payable(answer) and all(n <= rooms.get(one, 1) for one, n in naming.items())
                and not (len(naming) == 1 and next(iter(naming)) in self.lonely))

    def within(self, answer: Pairing) -> bool:
        """Whether no more are declared than may be."""
        return all(len({first for first, second in answer if whom is None or second == whom}) <= most for whom, most in self.limits)

    def payable(self, answer: Pairing) -> bool:
        """Whether there is mana for all of it [508.1h, 509.1d]."""
        if not self.tolls and not self.bills:
            return True
        costs, declared = dict(self.tolls), set(answer)
        due = sum(costs.get(pair, 0) for pair in answer) + sum(n for pairs, n in self.bills if not declared.isdisjoint(pairs))
        return due <= self.means

    def obeyed(self, answer: Pairing) -> int:
        """How many requirements it obeys [508.1d, 509.1c]."""
        declared = set(answer)
        return sum(1 for demand in self.demands if not declared.isdisjoint(demand))

    def simplest(self) -> tuple[Any, ...]:
        return self.obedient


def declaration(**about: Any) -> Declaration:
    """The question, with the most that can be obeyed worked out."""
    asked = Declaration(**about)
    return attrs.evolve(asked, obedient=most_obedient(asked)) if asked.demands else asked


def most_obedient(asked: Declaration) -> Pairing:
    """Found by trying, the most promising first: it ends where no more requirements could be obeyed than are."""
    rooms = dict(asked.room)
    choices = {one: ways(pairs, rooms.get(one, 1), asked) for one, pairs in by_first(asked.options).items()}
    promise = {one: max(asked.obeyed(way) for way in some) for one, some in choices.items()}
    order = sorted(choices, key=lambda one: -promise[one])
    best: list[Pairing] = [()]

    def hopeful(so_far: Pairing, at: int) -> bool:
        return hope(asked, so_far, order[at:], choices) > asked.obeyed(best[-1])

    for answer in itertools.islice(declared(order, choices, hopeful), ENOUGH):
        if asked.allowed(answer) and asked.obeyed(answer) > asked.obeyed(best[-1]):
            best.append(answer)
    return best[-1]


def by_first(pairs: tuple[Pair, ...]) -> dict[The, list[Pair]]:
    found: dict[The, list[Pair]] = {}
    for pair in pairs:
        found.setdefault(pair[0], []).append(pair)
    return found


def ways(pairs: list[Pair], most: int, asked: Declaration) -> list[Pairing]:
    """What one creature may do: those that obey most come first; if none does, nothing comes first."""
    found: list[Pairing] = [(pair,) for pair in pairs]
    if most > 1:
        wanted = [pair for pair in pairs if asked.obeyed((pair,))]
        found += [way for n in range(2, min(most, len(wanted)) + 1) for way in itertools.combinations(wanted, n)]
    return sorted([(), *found], key=lambda way: -asked.obeyed(way))


def hope(asked: Declaration, so_far: Pairing, left: list[The], choices: dict[The, list[Pairing]]) -> int:
    """At most so many could be obeyed, whatever those who are left do."""
    could = sum(max(asked.obeyed((*so_far, *way)) for way in choices[one]) - asked.obeyed(so_far) for one in left)
    return min(len(asked.demands), asked.obeyed(so_far) + could)


def declared(order: list[The], choices: dict[The, list[Pairing]], hopeful: Callable[[Pairing, int], bool]) -> Iterator[Pairing]:
    """All declarations that may still be better than what was found."""
    def onward(so_far: Pairing, at: int) -> Iterator[Pairing]:
        if at == len(order):
            yield so_far
            return
        for way in choices[order[at]]:
            if hopeful((*so_far, *way), at + 1):
                yield from onward((*so_far, *way), at + 1)
    return onward((), 0)
