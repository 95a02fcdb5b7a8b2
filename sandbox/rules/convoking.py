"""What helps to pay for a spell with convoke, improvise or delve, what is then left to pay, and using it [702.51, 702.66, 702.126].

The automatic payment convokes only where mana alone does not do: then creatures that came this turn before others, and weaker
ones before stronger, but rather any of them than something that is used up. Creatures named by hand are tapped in any case.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Scene, bare, player, the
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, STACK, Item, Look, State, Thing
from sandbox.rules.earmarking import spendable
from sandbox.rules.matching import ANY_GENERIC, CONVOKED
from sandbox.rules.planning import Source, Way, from_pool
from sandbox.vocabulary.convoke import Convoke, ConvokeBy, Delve, Helped, Improvise, Tapped
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.tapping import Tap

NO_ABILITY = -1                                       # the way of a creature that is tapped for no ability of its own


def has(look: Look, keyword: type[Helped]) -> bool:
    return any(isinstance(ability, keyword) for ability in look.abilities)


def helping(state: State, item: Item) -> list[Source]:
    """What could be used for what is being paid for: nothing unless it is a spell with convoke, improvise or delve."""
    spell = state.things.get(item.id)
    theirs = spell and spell.zone == STACK and spell.controller == item.you           # who assists does not convoke
    return helpers(state, item.you, state.look(item.id), item.id) if theirs else []


def helpers(state: State, you: int, spell: Look, itself: int) -> list[Source]:
    """Untapped creatures of that player, also those that could not be tapped for {T}, untapped artifacts, and cards in their graveyard:
    as the keywords of the spell say, first those that are missed least."""
    def test(thing: Thing, look: Look) -> bool:
        return look.controller == you and thing.tapped == "untapped" and (
            has(spell, Convoke) and "creature" in look.types or has(spell, Improvise) and "artifact" in look.types)
    things = [thing for id in state.fitting(test) if (thing := state.things.get(id))] if has(spell, Tapped) else []
    cards = [id for id in state.seats[you].graveyard if id != itself] if has(spell, Delve) else []
    return sorted((helper(state, thing, spell) for thing in things), key=lambda one: one.rank) + [buried(id) for id in cards]


def helper(state: State, thing: Thing, spell: Look) -> Source:
    look = state.look(thing.id)
    ways = tuple(Way(NO_ABILITY, (), letter, CONVOKED) for letter in (*colors_for(look, spell), ANY_GENERIC))
    return Source(thing.id, ("convoke", state.derived.kind(thing)), ways, (thing.sick != "sick", look.power or 0, thing.id))


def buried(id: int) -> Source:
    return Source(id, ("delve",), (Way(NO_ABILITY, (), ANY_GENERIC, CONVOKED),), (2, 0, id))


def colors_for(look: Look, spell: Look) -> str:
    """The colors of mana that it can stand for: only creatures that convoke pay for more than generic mana [702.51a]."""
    return look.colors if has(spell, Convoke) and "creature" in look.types else ""


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


def left_after(state: State, item: Item, symbols: Iterable[str], ids: Iterable[int]) -> list[list[str]]:
    return left_to_pay(symbols, [colors_for(state.look(id), state.look(item.id)) if on_battlefield(state, id) else "" for id in ids])


def on_battlefield(state: State, id: int) -> bool:
    thing = state.things.get(id)
    return thing is not None and thing.zone == BATTLEFIELD


# ---- doing it ----
def used(scene: Scene, item: Item, spell: Look, id: int) -> Any:
    """Tapped to convoke, or for improvise; exiled from the graveyard."""
    who, what = player(scene, item.you), the(scene, id)
    if not on_battlefield(scene.world.state, id):
        return Put(who=who, what=what, to=EXILE, origin=GRAVEYARD)
    if has(spell, Convoke) and "creature" in scene.world.look(id).types:
        return ConvokeBy(who=who, what=what, spell=the(scene, item.id))
    return Tap(who=who, what=what)


def convoke(game: Game, item: Item, symbols: list[str], ids: Iterable[int]) -> Asking[list[str]]:
    """These creatures are tapped for a spell; the symbols that the pool then pays. Raises Illegal."""
    ids, scene = list(ids), bare(game)
    if not ids:
        return symbols
    able = {one.id for one in helping(game.state, item)}
    ways = left_after(game.state, item, symbols, ids) if able.issuperset(ids) else []
    if not ways:
        raise Illegal("702.51a", f"they can't be used for {item.word}")
    spell = game.state.look(item.id)
    yield from game.happen(*(used(scene, item, spell, id) for id in ids))
    if any((thing := game.state.things.get(id)) and (thing.tapped == "untapped" or thing.zone == GRAVEYARD) for id in ids):
        raise Illegal("702.51a", f"not all that should be were used for {item.word}")
    pool, life = spendable(game.state, item), game.state.seats[item.you].life
    return next((rest for rest in ways if from_pool(pool, rest, life) is not None), ways[0])
