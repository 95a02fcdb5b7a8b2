"""Companions: revealed before the game begins, and once in it put into the hand by a special action [103.2b, 116.2g, 702.139]."""
from __future__ import annotations

from typing import Any

from sandbox.engine.choices import Asking, choose
from sandbox.engine.game import Game
from sandbox.engine.illegal import Reason, check
from sandbox.engine.kinds import bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import COMMAND, HAND, LIBRARY, OUTSIDE, Item, State
from sandbox.rules import permissions
from sandbox.rules.paying import could_pay, pay
from sandbox.rules.priority import acted
from sandbox.vocabulary.companions import SMALLEST, WITH_COMMANDER, companion_of
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.moving import Put, Reveal

PRICE = ManaCost(symbols=("3",))


@rule("103.2b", without=lambda game: iter(()))
def companions_revealed(game: Game) -> Asking[None]:
    """Each player may reveal one card from outside the game whose companion ability their deck fulfills."""
    for seat in game.state.in_turn_order():
        able = [the(bare(game), id) for id in fulfilled(game.state, seat)]
        chosen = yield from choose(seat, "reveal a companion", able, 0, 1, kind="companion", rule="103.2b")
        for one in chosen:
            thing: Any = game.state.things.get(one.id)
            game.mark_seat(seat, companion=thing.body)
            yield from game.happen(Reveal(who=player(bare(game), seat), what=one))


@rule("702.139b", without=lambda state, seat: [])
def fulfilled(state: State, seat: int) -> list[int]:
    """The cards outside the game that could accompany the player's starting deck: libraries are decks still, and commanders belong
    to them [702.139b]."""
    own = [t for t in state.things.values() if t.owner == seat]
    deck = [t.card.front for t in own if t.zone in (LIBRARY, COMMAND) and t.token == "nontoken"]
    least = WITH_COMMANDER if any(t.zone == COMMAND for t in own) else SMALLEST
    found = [(t, ability) for t in own if t.zone == OUTSIDE and (ability := companion_of(t))]
    return [t.id for t, ability in found if ability.condition.holds(deck, least)]


def accompany(game: Game, you: int, id: int) -> Asking[None]:
    """It is put into its owner's hand for {3}; nobody can respond."""
    check(may_accompany(game.state, you, id))
    game.put(priority=None)
    yield from pay(game, Item(id=0, you=you, source=id, word=game.state.look(id).name), (PRICE,))
    game.mark_seat(you, companion=None)
    yield from game.happen(Put(who=player(bare(game), you), what=the(bare(game), id), to=HAND, origin=OUTSIDE))
    yield from acted(game, you)


@rule("702.139a", "116.2g", without=lambda state, you, id: None)
def may_accompany(state: State, you: int, id: int) -> Reason | None:
    """Once in a game, whenever a sorcery could be cast; paying aside."""
    thing = state.things.get(id)
    if thing is None or thing.zone != OUTSIDE or state.seats[you].companion != thing.body:
        return Reason("116.2g", "it is not your companion outside the game")
    return permissions.has_priority(state, you) or permissions.at_sorcery_speed(state, you)


def unpayable(state: State, you: int, id: int) -> Reason | None:
    return None if could_pay(state, Item(id=0, you=you, source=id), ["3"]) else Reason("601.2h", "you can't pay for it now")


def companion_outside(state: State, you: int) -> list[Any]:
    """The player's companion, as long as it is outside the game."""
    body = state.seats[you].companion
    return [] if body is None else [t for t in state.things.values() if t.body == body and t.zone == OUTSIDE]
