"""Occasions for what waits: things come in, are told, are cast out of turn, and are used while they are tapped."""
from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from sandbox.engine.kinds import Player, Scene, The
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, State
from sandbox.rules import editing
from sandbox.rules.possible import possible
from sandbox.timeline.stock import POOL, phrases
from sandbox.timeline.trying import Bench
from sandbox.vocabulary.attaching import Enchant

TOLD = {                                              # what is told where a line that has not happened speaks of it
    "surveil": ("Surveil 2.",), "scry": ("Scry 2.",), "token": ("Create two 1/1 white Soldier creature tokens.",),
    "leave": ("Exile all cards from your graveyard.",), "left": ("Exile all cards from your graveyard.",),
    "graveyard from": ("Put a creature you control on top of its owner's library.", "Mill three cards."),
    "return": ("Return a land you control to its owner's hand.", "Return a card from your graveyard to your hand."),
    "shuffle": ("Search your library for a basic land card, put it onto the battlefield, then shuffle.",),
    "search": ("Search your library for a basic land card, put it onto the battlefield, then shuffle.",),
    "untap": ("Tap all permanents.", "Untap all permanents."), "gain": ("You gain 6 life.",), "draw": ("Draw three cards.",),
    "loses life": ("You lose 3 life.",), "copy": ("Create a token that's a copy of target creature you control.",),
}


def suitable_host(state: State, card: Card, id: int = 0) -> dict[str, Any]:
    """The fields with which an Aura lies on what it can enchant: an object, or the player opposite; none where it can't."""
    enchant = next((ability for ability in card.front.abilities if isinstance(ability, Enchant)), None)
    if enchant is None:
        return {}
    found = enchant.options(Scene(state, 0, id))
    mine = [one for one in found if isinstance(one, The) and state.look(one.id).controller == 0]
    for one in (*mine, *found):
        return {"enchanting": 1} if isinstance(one, Player) else {"attached": one.id}
    return {}


def everything_enters(bench: Bench) -> None:
    """Each card that a player holds is put onto the battlefield by hand."""
    start = bench.state
    for you in (0, 1):
        bench.state = start
        for id in start.seats[you].hand:
            bench.acts(("make_move", you, id, BATTLEFIELD))
            bench.settles()
    bench.state = start


def much_is_told(bench: Bench, lines: str) -> None:
    """What the lines speak of is told to either player, out of nowhere."""
    start = bench.state
    for texts in [texts for word, texts in TOLD.items() if word in lines]:
        for you in (0, 1):
            bench.state = start
            for text in texts:
                bench.acts(("tell", you, text))
                bench.settles()
    bench.state = start


def cast_in_a_row(bench: Bench, you: int, most: int) -> None:
    """So many of what a player holds, or has elsewhere to cast, one after the other in one turn; mana is no matter."""
    left = most
    seat = bench.state.seats[you]
    for id in [*seat.hand, *seat.graveyard, *(thing.id for thing in bench.state.permanents() if thing.controller == you)]:
        if not left:
            return
        for one in castable(bench.state, you, id):
            left -= bench.acts(one.action) and one.kind == "cast"
            bench.settles()
            bench.acts(("set_player", you, you, (("pool", POOL),)))
            bench.acts(("set_turn", 0, (("priority", you),)))


def castable(state: State, you: int, id: int) -> Iterator[Any]:
    """The first that can be done with it, if anything can."""
    yield from [one for one in possible(state, you, id) if not one.reason and one.kind != "tap"][:1]


def casting_out_of_turn(bench: Bench) -> None:
    """Each player casts what can be cast in the other's turn."""
    start = bench.state
    for active, you in ((1, 0), (0, 1)):
        bench.state = start
        bench.acts(("set_turn", 0, (("active", active), ("priority", you), ("step", "precombat main"))))
        cast_in_a_row(bench, you, 3)
    bench.state = start


def tapped_first(bench: Bench, ids: list[int], tapped: str = "tapped") -> None:
    for id in ids:
        bench.does("set", functools.partial(editing.set_fields, you=0, id=id, how=(("tapped", tapped),)))


def most_counters(card: Card, kind: str) -> int:
    """As many as a number on the card asks for; not so many that it dies of them."""
    if kind.startswith("-"):
        return max(1, min(5, (card.front.toughness or 0) - 1))
    numbers: list[int] = [phrase.n for phrase in phrases(card) if isinstance(getattr(phrase, "n", None), int)]
    return max([2, *(n for n in numbers if n <= 20)])
