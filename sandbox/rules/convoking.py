"""Who could be tapped for a spell with convoke, what is then left to pay, and the tapping itself [702.51, 601.2h].

The automatic payment convokes only where mana alone does not do: then creatures that came this turn before others, and weaker
ones before stronger, but rather any of them than something that is used up. Creatures named by hand are tapped in any case.
"""
from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import bare, player, the
from sandbox.engine.state import STACK, Item, Look, State, Thing
from sandbox.rules.matching import ANY_GENERIC, CONVOKED
from sandbox.rules.planning import Source, Way, from_pool
from sandbox.vocabulary.convoke import Convoke, ConvokeBy

NO_ABILITY = -1                                       # the way of a creature that is tapped for no ability of its own


def can_be_convoked(look: Look) -> bool:
    return any(isinstance(ability, Convoke) for ability in look.abilities)


def helping(state: State, item: Item) -> list[Source]:
    """The creatures that could be tapped for what is being paid for: none unless it is a spell with convoke."""
    spell = state.things.get(item.id)
    return helpers(state, item.you) if spell and spell.zone == STACK and can_be_convoked(state.look(item.id)) else []


def helpers(state: State, you: int) -> list[Source]:
    """All untapped creatures of that player, also those that could not be tapped for {T}, first those that are missed least."""
    def test(thing: Thing, look: Look) -> bool:
        return look.controller == you and "creature" in look.types and thing.tapped == "untapped"
    things = [thing for id in state.fitting(test) if (thing := state.things.get(id))]
    return sorted((helper(state, thing) for thing in things), key=lambda one: one.rank)


def helper(state: State, thing: Thing) -> Source:
    look = state.look(thing.id)
    ways = tuple(Way(NO_ABILITY, (), letter, CONVOKED) for letter in (*look.colors, ANY_GENERIC))
    return Source(thing.id, ("convoke", *state.derived.kind(thing)), ways, (thing.sick != "sick", look.power or 0, thing.id))


# ---- what is left to pay ----
def left_to_pay(symbols: Iterable[str], creatures: Iterable[str]) -> list[list[str]]:
    """The symbols left when creatures of these colors ("", "G", "WU" …) each pay for one mana; in each way in which all of them do."""
    found = [in_order(symbols)]
    for colors in creatures:
        found = list(dict.fromkeys(rest for one in found for rest in without_one(one, colors)))
    return [list(one) for one in found]


def in_order(symbols: Iterable[str]) -> tuple[str, ...]:
    """Generic mana in one symbol, after the others."""
    symbols = list(symbols)
    generic = sum(int(s) for s in symbols if s.isdigit())
    return (*(s for s in symbols if not s.isdigit()), *([str(generic)] if generic else []))


def without_one(symbols: tuple[str, ...], colors: str) -> list[tuple[str, ...]]:
    """Rather a colored one, which leaves more to any mana; never colorless mana or snow."""
    colored, generic = [], []
    for place, symbol in enumerate(symbols):
        rest, parts = (*symbols[:place], *symbols[place + 1:]), symbol.split("/")
        if any(color in parts for color in colors):
            colored.append(in_order(rest))
        generic += [in_order((*rest, str(int(part) - 1))) for part in parts if part.isdigit()]
    return colored + generic


def left_after(state: State, symbols: Iterable[str], ids: Iterable[int]) -> list[list[str]]:
    return left_to_pay(symbols, [state.look(id).colors for id in ids])


# ---- doing it ----
def convoke(game: Game, item: Item, symbols: list[str], ids: Iterable[int]) -> Asking[list[str]]:
    """These creatures are tapped for a spell; the symbols that the pool then pays. Raises Illegal."""
    ids, scene = list(ids), bare(game)
    if not ids:
        return symbols
    able = {one.id for one in helping(game.state, item)}
    ways = left_after(game.state, symbols, ids) if able.issuperset(ids) else []
    if not ways:
        raise Illegal("702.51a", f"they can't be tapped for {item.word}")
    yield from game.happen(*(ConvokeBy(who=player(scene, item.you), what=the(scene, id), spell=the(scene, item.id)) for id in ids))
    if any((thing := game.state.things.get(id)) and thing.tapped == "untapped" for id in ids):
        raise Illegal("702.51a", f"not all that should be were tapped for {item.word}")
    seat = game.state.seats[item.you]
    return next((rest for rest in ways if from_pool(seat.pool, rest, seat.life) is not None), ways[0])
