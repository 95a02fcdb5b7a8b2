"""Blocking: who can block whom, and the declaration of blockers [509]."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.kinds import Prohibition, The, bare, called, the
from sandbox.engine.pairings import Pairings
from sandbox.engine.replacement import passing
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item, Look, State
from sandbox.rules.combat import attackers, defending, for_each, is_attacking, kind_of, mana_at_hand, paired, those_said, worth
from sandbox.rules.declaring import Pair, Pairing, declaration
from sandbox.rules.paying import pay_mana
from sandbox.vocabulary.banding import blocked_along
from sandbox.vocabulary.bounds import bounds_of, lets_block, not_alone, number_of_blockers, room
from sandbox.vocabulary.crowds import limits
from sandbox.vocabulary.fighting_alone import GoUnblocked
from sandbox.vocabulary.keywords import words_of
from sandbox.vocabulary.must_fight import demanded_of
from sandbox.vocabulary.restrictions import Block, Evasion, may_fight, may_happen
from sandbox.vocabulary.tolls import bills_to_block

Bill = tuple[Pairing, tuple[str, ...]]                 # pairs, and the mana symbols due once if one of them is declared
Blockers = Callable[[set[str], Look, Look], bool]      # (words of the blocker, its look, that of the attacker) -> whether it can block it


@rule("702.9b", "702.17b", without=lambda words, blocker, attacker: True)
def high_enough(words: set[str], blocker: Look, attacker: Look) -> bool:
    return not words.isdisjoint({"flying", "reach"})


@rule("702.28b", without=lambda words, blocker, attacker: True)
def in_shadow(words: set[str], blocker: Look, attacker: Look) -> bool:
    return "shadow" in words


@rule("702.31b", without=lambda words, blocker, attacker: True)
def on_horseback(words: set[str], blocker: Look, attacker: Look) -> bool:
    return "horsemanship" in words


@rule("702.36b", without=lambda words, blocker, attacker: True)
def unafraid(words: set[str], blocker: Look, attacker: Look) -> bool:
    return "artifact" in blocker.types or "B" in blocker.colors


@rule("702.13b", without=lambda words, blocker, attacker: True)
def not_intimidated(words: set[str], blocker: Look, attacker: Look) -> bool:
    return "artifact" in blocker.types or bool(set(blocker.colors) & set(attacker.colors))


@rule("702.118b", without=lambda words, blocker, attacker: True)
def weak_enough(words: set[str], blocker: Look, attacker: Look) -> bool:
    return (blocker.power or 0) <= (attacker.power or 0)


EVADES: dict[str, Blockers] = {                        # keyword of the attacker -> who can block it
    "flying": high_enough, "shadow": in_shadow, "horsemanship": on_horseback, "fear": unafraid, "intimidate": not_intimidated,
    "skulk": weak_enough}


def block_pairs(state: State, seat: int) -> Pairings:
    """Every creature of that player that can block, with each attacker that it can block [509.1a-b]."""
    able = state.fitting(lambda thing, look: look.controller == seat and may_fight(look) and thing.tapped == "untapped")
    kinds = dict[Any, list[The]]()
    attacking = [called(state.thing(id)) for id in attackers(state)]
    attacking = [one for one, seat_of in zip(attacking, for_each(state, attacking, defending), strict=True) if seat_of == seat]
    coming = [one.id for one in attacking]
    plain = for_each(state, attacking, is_plain)
    for one, alike in zip(attacking, plain, strict=True):
        kinds.setdefault(kind_of(state, one.id) if alike else one.id, []).append(one)
    if all(plain):
        return paired(state, able, lambda one: seconds_of(state, one, coming, kinds))
    return Pairings(tuple((called(state.thing(id)), found) for id in able if (found := seconds_of(state, The(id), coming, kinds))))


def seconds_of(state: State, blocker: The, coming: list[int], kinds: dict[Any, list[The]]) -> tuple[The, ...]:
    """The attackers that a creature can block, the oldest first; of those that are alike one is tried, where it has no bounds either."""
    if not is_plain(state, blocker.id):
        return tuple(the(bare(state), id) for id in coming if can_block(state, blocker.id, id))
    found = [one for alike in kinds.values() if can_block(state, blocker.id, alike[0].id) for one in alike]
    return tuple(sorted(found, key=lambda one: one.id))


def is_plain(state: State, id: int) -> bool:
    """Whether nothing that is said of it could tell apart who is alike on the other side."""
    look = state.look(id)
    return not look.bounds and not any(isinstance(a, Evasion) for a in look.abilities) and not passing(state, Prohibition)


def can_block(state: State, blocker: int, attacker: int) -> bool:
    if not keywords_let_block(state, blocker, attacker):
        return False
    one, other = The(blocker), The(attacker)
    return bool(may_happen(state, Block(what=one, attacker=other)) and lets_block(state, one, other))


@rule("509.1b", without=lambda state, blocker, attacker: True)
def keywords_let_block(state: State, blocker: int, attacker: int) -> bool:
    """Whether no keyword that evades, or that it sees past, is in the way."""
    ours, theirs = state.look(blocker), state.look(attacker)
    words = words_of(ours)
    evading = words_of(theirs) - set(seen_past(state, blocker))
    if "shadow" in words and "shadow" not in words_of(theirs):
        return False
    if not all(test(words, ours, theirs) for word, test in EVADES.items() if word in evading):
        return False
    return all(a.blockable_by(state, attacker, blocker) for a in theirs.abilities if isinstance(a, Evasion)
               and not any(bound.sees_past(a) for _, bound in bounds_of(state, attacker)))


def seen_past(state: State, blocker: int) -> Iterator[str]:
    return (bound.past for _, bound in bounds_of(state, blocker) if bound.past)


def declare_blockers(game: Game) -> Asking[None]:
    """509.1, each defending player in APNAP order."""
    declared: list[Pair] = []
    for seat in game.state.in_turn_order():
        if seat != game.state.active and (pairs := block_pairs(game.state, seat)):
            declared += (chosen := (yield from blockers_of(game, seat, pairs)))
            yield from pay_to_block(game, seat, chosen)
    blocks = [Block(what=one, attacker=attacker) for one, attacker in declared]
    along = [more for event in blocks for more in blocked_along(game.state, event)]
    yield from game.happen(*blocks, *(event for event in dict.fromkeys(along) if event not in blocks))
    unblocked = game.state.derived.fitting(lambda thing, look: is_attacking(thing, look) and not thing.blocked)
    yield from game.happen(*(GoUnblocked(what=called(thing)) for thing in unblocked))          # 509.1h


def blockers_of(game: Game, seat: int, pairs: Pairings) -> Asking[tuple[Pair, ...]]:
    """What one player declares, as far as restrictions allow and requirements demand."""
    state = game.state
    able, coming = pairs.firsts, pairs.seconds
    bills = bills_to_block(state, pairs)
    numbers = dict(zip(coming, for_each(state, coming, numbers_blocking), strict=True))
    rooms = tuple((one, min(n, len(coming))) for one, n in zip(able, for_each(state, able, room), strict=True))
    return (yield declaration(
        who=seat, ask="declare blockers", options=pairs, least=0, most=sum(n for _, n in rooms), kind="blockers", rule="509.1a",
        least_of=tuple((one, least) for one, (least, _) in numbers.items() if least > 1), room=rooms,
        most_of=tuple((one, most) for one, (_, most) in numbers.items() if most is not None),
        limits=limits(state, "block"),
        lonely=those_said(state, able, not_alone_to_block),
        demands=without_cost(bills, demanded_of(state, (*able, *coming), pairs, "block_demands")),
        bills=tuple((some, worth(symbols)) for some, symbols in bills),
        means=mana_at_hand(state, seat, worth(symbol for _, symbols in bills for symbol in symbols))))


# ---- costs to block [509.1d-f] ----
@rule("509.1c", without=lambda bills, demands: demands)
def without_cost(bills: list[Bill], demands: tuple[Pairing, ...]) -> tuple[Pairing, ...]:
    """Nobody is required to pay: what costs something obeys no requirement."""
    costly = {pair for some, _ in bills for pair in some}
    free = (tuple(pair for pair in demand if pair not in costly) for demand in demands)
    return tuple(demand for demand in free if demand)


@rule("509.1d", "509.1f", without=lambda game, seat, chosen: iter(()))
def pay_to_block(game: Game, seat: int, chosen: Pairing) -> Asking[None]:
    """The total is locked in, and mana is made and paid for it [509.1e]."""
    due = [symbol for _, symbols in bills_to_block(game.state, chosen) for symbol in symbols]
    if due:
        yield from pay_mana(game, Item(id=0, you=seat, source=0, word="the block"), due)


def not_alone_to_block(state: State, id: int) -> bool:
    return bool(not_alone(state, id, "block"))


def numbers_blocking(state: State, id: int) -> tuple[int, int | None]:
    """(at least, at most) so many creatures may block it, if any does."""
    least, most = number_of_blockers(state, id)
    return max(least, at_least_two(state, id)), most


@rule("702.111b", without=lambda state, id: 1)
def at_least_two(state: State, id: int) -> int:
    return 2 if "menace" in words_of(state.look(id)) else 1
