"""A tiny game for the timeline: its actions ask every shape of question and change life totals, nothing else."""
import pytest

from sandbox.engine.choices import Choice, Divide, agree, choose, order
from sandbox.engine.illegal import Illegal
from sandbox.engine.state import Seat, State
from sandbox.rules.actions import ACTIONS
from sandbox.timeline.timeline import Timeline


def gain(game, seat, amount):
    game.put(seats=game.state.with_seat(seat, life=game.state.seats[seat].life + amount).seats)
    game.log.append(("gain", seat, amount))
    return
    yield


def bargain(game, seat):
    """Three questions, each after a change: how much, in which order, and whether at all."""
    [amount] = yield from choose(seat, "how much", (1, 2, 3))
    yield from gain(game, seat, amount)
    for who in (yield from order(seat, "who next", ("0", "1"))):
        yield from gain(game, int(who), 10)
    if (yield from agree(seat, "double it")):
        yield from gain(game, seat, game.state.seats[seat].life)


def share(game, seat, amount):
    parts = yield Divide(who=seat, ask="divide", options=("Alice", "Bob"), least=1, most=amount)
    for who, part in enumerate(parts):
        yield from gain(game, who, part)


def refuse(game, seat):
    yield from gain(game, seat, 5)
    if (yield from agree(seat, "break the rules")):
        raise Illegal("601.2h", "it can't be paid for")


def stumble(game, seat):
    yield from gain(game, seat, 5)
    yield Choice(who=seat, ask="into the hole", options=("in", "over"))
    raise ZeroDivisionError("a bug")


FAKES = {"gain": gain, "bargain": bargain, "share": share, "refuse": refuse, "stumble": stumble}


def two_players():
    return State(seats=(Seat(name="Alice"), Seat(name="Bob")))


@pytest.fixture(autouse=True)
def actions(monkeypatch):
    for name, work in FAKES.items():
        monkeypatch.setitem(ACTIONS, name, work)


@pytest.fixture
def start():
    return two_players()


@pytest.fixture
def timeline(start):
    return Timeline(start)


def lives(state):
    return [seat.life for seat in state.seats]
