"""Starting a game: who begins, commanders, libraries, opening hands, mulligans and what is done with those; and conceding [103, 104.3a]."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from sandbox.engine.choices import CHANCE, Asking, Choice, agree, choose, order
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Exactly, Player, Scene, bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import COMMAND, HAND, LIBRARY, State
from sandbox.rules import turns
from sandbox.rules.companions import companions_revealed
from sandbox.rules.leaving import leave_to_the_living, losers_leave
from sandbox.vocabulary.drawing import Draw, Shuffle
from sandbox.vocabulary.life import SetLife
from sandbox.vocabulary.losing import Lose
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.opening_hand import FromOpeningHand

OPENING_HAND = 7                                      # 103.5
COMMANDERS_LIFE = 40                                  # 103.4c, 903.7
SEATED, BY_CHANCE, BY_CHOICE = "as seated", "by chance", "by choice"


def start(game: Game, you: int, first: str = SEATED) -> Asking[None]:
    """From the decks to the first turn's upkeep. Who takes the first turn: "as seated" the active player; "by chance" whom a player
    names that Chance has named; "by choice" whom you name, who lost the game before [103.1]. Raises Illegal for any other word."""
    if first not in (SEATED, BY_CHANCE, BY_CHOICE):
        raise Illegal("103.1", f"nobody begins “{first}”: {SEATED}, {BY_CHANCE} or {BY_CHOICE}")
    if first != SEATED:
        seat = yield from starting_player(game, you, first)
        game.put(active=seat)
    game.put(priority=None, step="untap")             # nobody has it before the game begins; nor is it anybody's step
    yield from companions_revealed(game)
    yield from commanders_set_out(game)
    for seat in game.state.in_turn_order():
        yield from shuffles(game, seat)
    yield from opening_hands(game)
    yield from begun_with(game)
    game.put(happened=())                             # none of this is part of the first turn
    skip_first_draw(game)
    yield from turns.begin_step(game, "untap")
    yield from turns.advance(game)


# ---- who begins [103.1] ----
def as_seated(game: Game, you: int, first: str) -> Asking[int]:
    yield from ()
    return game.state.active


@rule("103.1", without=as_seated)
def starting_player(game: Game, you: int, first: str) -> Asking[int]:
    players = [player(bare(game), seat) for seat in game.state.in_turn_order()]
    chooser = you
    if first == BY_CHANCE:
        [named] = yield Choice(who=CHANCE, ask="who chooses who takes the first turn", options=tuple(players), kind="starting player",
                               rule="103.1")
        chooser = named.seat
    [chosen] = yield from choose(chooser, "who takes the first turn", players, kind="starting player", rule="103.1")
    seat: int = chosen.seat
    return seat


@rule("103.8a", without=lambda game: None, unlimited=lambda game: game.put(skipped=(*game.state.skipped, (game.state.active, "draw"))))
def skip_first_draw(game: Game) -> None:
    """In a game of two, who plays first draws no card in their first turn; of three or more, nobody skips it [103.8c, 800.7]."""
    if not is_multiplayer(game.state):
        game.put(skipped=(*game.state.skipped, (game.state.active, "draw")))


def is_multiplayer(state: State) -> bool:
    """800.1"""
    return len(state.seats) > 2


# ---- decks become libraries [103.2-4] ----
@rule("903.6", "103.2c", without=lambda game: iter(()))
def commanders_set_out(game: Game) -> Asking[None]:
    """Commanders lie face up in the command zone; where there are any, everybody has 40 life [103.4c, 903.7]."""
    if not game.state.commanders:
        return
    bodies = {one.body for one in game.state.commanders}
    scene = bare(game)
    yield from game.happen(*(Put(who=player(scene, t.owner), what=the(scene, t.id), to=COMMAND, origin=t.zone)
                             for t in game.state.things.values() if t.body in bodies and t.zone != COMMAND))
    yield from game.happen(*life_totals(game))


@rule("903.7", "103.4c", without=lambda game: [])
def life_totals(game: Game) -> list[SetLife]:
    return [SetLife(who=player(bare(game), seat), count=Exactly(n=COMMANDERS_LIFE)) for seat in game.state.in_turn_order()]


@rule("103.3", without=lambda game, seat: iter(()))
def shuffles(game: Game, seat: int) -> Asking[None]:
    scene = bare(game)
    events = yield from Shuffle(who=player(scene, seat)).bound(scene)
    yield from game.happen(*events)


def draws(game: Game, seats: Iterable[int]) -> Asking[None]:
    """An opening hand for each."""
    for seat in seats:
        yield from game.happen(Draw(who=player(bare(game), seat), count=Exactly(n=OPENING_HAND)))


# ---- mulligans [103.5] ----
@attrs.define
class Mulligans:
    """How many each has taken, and who may still take one."""
    taken: dict[int, int]

    def counted(self, state: State, seat: int) -> int:
        """How many cards go to the bottom for those that a player has taken."""
        return max(0, self.taken[seat] - free_mulligans(state))


@rule("103.5c", "800.6", without=lambda state: 0)
def free_mulligans(state: State) -> int:
    """The first one costs no card where more than two play."""
    return int(is_multiplayer(state))


def opening_hands(game: Game) -> Asking[None]:
    """Each declares in turn order; those who take one do so at once; again, until everybody has kept."""
    undecided = game.state.in_turn_order()
    yield from draws(game, undecided)
    mulligans = Mulligans(dict.fromkeys(undecided, 0))
    while undecided := (yield from those_who_do(game, undecided, mulligans)):
        for seat in undecided:
            mulligans.taken[seat] += 1
        yield from taken(game, undecided)
        for seat in undecided:
            yield from to_the_bottom(game, seat, mulligans.counted(game.state, seat))


def nobody(game: Game, undecided: list[int], mulligans: Mulligans) -> Asking[list[int]]:
    yield from ()
    return []


@rule("103.5", without=nobody)
def those_who_do(game: Game, undecided: list[int], mulligans: Mulligans) -> Asking[list[int]]:
    """Whoever has kept a hand declares no more; nor who would be left without a card."""
    found = []
    for seat in undecided:
        left = OPENING_HAND - mulligans.counted(game.state, seat)
        if left > 0 and (yield from agree(seat, f"mulligan: {said(mulligans.counted(game.state, seat))}", kind="mulligan", rule="103.5")):
            found.append(seat)
    return found


def said(counted: int) -> str:
    return "put these back and draw seven others" if not counted else f"you keep {OPENING_HAND - counted} of seven now"


def taken(game: Game, seats: list[int]) -> Asking[None]:
    """All at the same time: hands into libraries, libraries shuffled, seven cards drawn."""
    scene = bare(game)
    yield from game.happen(*(Put(who=player(scene, seat), what=the(scene, id), to=LIBRARY, origin=HAND, where="bottom")
                             for seat in seats for id in game.state.seats[seat].hand))
    for seat in seats:
        yield from shuffles(game, seat)
    yield from draws(game, seats)


def to_the_bottom(game: Game, seat: int, count: int) -> Asking[None]:
    """In any order; the first named lies above the others."""
    scene = bare(game)
    hand = [the(scene, id) for id in game.state.seats[seat].hand]
    ask = f"put {count} card{'s' if count > 1 else ''} on the bottom"
    chosen = yield from choose(seat, ask, hand, count, count, kind="bottom", rule="103.5")
    for one in (yield from order(seat, "from the top", chosen, kind="bottom order", rule="103.5")):
        yield from game.happen(Put(who=player(scene, seat), what=one, to=LIBRARY, origin=HAND, where="bottom"))


# ---- with cards of opening hands [103.6] ----
@rule("103.6", without=lambda game: iter(()))
def begun_with(game: Game) -> Asking[None]:
    """Each in turn order does what cards of their opening hand let them do, in any order."""
    for seat in game.state.in_turn_order():
        able: dict[Any, Any] = {the(bare(game), id): a for id in game.state.seats[seat].hand for a in game.state.look(id).abilities
                                if isinstance(a, FromOpeningHand)}
        if not able:
            continue
        chosen = yield Choice(who=seat, ask="with which cards of your opening hand do you begin", options=tuple(able), least=0,
                              most=len(able), kind="begin with", rule="103.6")
        for one in chosen:
            scene = Scene(game, seat, one.id)
            yield from game.happen(able[one].deed(scene))
            able[one].done(scene)


# ---- leaving it ----
@rule("104.3a", without=lambda game, you: iter(()))
def concede(game: Game, you: int) -> Asking[None]:
    """At any time [104.3a]."""
    yield from game.happen(Lose(Player(you, game.state.seats[you].name), "conceded"))
    yield from losers_leave(game)
    leave_to_the_living(game)
