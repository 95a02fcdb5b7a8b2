"""State-based actions: all that apply, as one event, again and again until none does; then triggers go on the stack [704]."""
from __future__ import annotations

from typing import Any

from sandbox.engine import triggers
from sandbox.engine.choices import Asking, choose
from sandbox.engine.game import Game
from sandbox.engine.kinds import The, bare, called, player, the
from sandbox.engine.rulebook import STATE_BASED, rule, state_based
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD, Look, Thing
from sandbox.rules.leaving import losers_leave, nobodys_are_exiled
from sandbox.rules.resolving import put_triggers
from sandbox.vocabulary.counters import Annihilate
from sandbox.vocabulary.legends import no_legend_rule
from sandbox.vocabulary.losing import Lose
from sandbox.vocabulary.moving import Cease, Destroy, Put

Events = Asking[list[Any]]


def check(game: Game) -> Asking[bool]:
    """704.3; whether any was performed."""
    did = False
    while events := (yield from due(game)):
        forget_deathtouch(game)
        happened = yield from game.happen(*events)
        if not happened:                              # all of it is forbidden or replaced by nothing: asking again would change nothing
            break
        did = True
        yield from losers_leave(game)
    forget_deathtouch(game)
    return did


def forget_deathtouch(game: Game) -> None:
    """It counts since the last check only: what survives it once is not destroyed later [704.5h]."""
    game.mark(game.state.fitting(lambda thing, look: bool(thing.struck)), struck="")


def due(game: Game) -> Events:
    events: list[Any] = []
    for custom in STATE_BASED:
        events += yield from custom.run(game)
    return list(dict.fromkeys(events))


def quiet(game: Game) -> Asking[bool]:
    """Before a player would get priority [117.5]; whether anything was done."""
    triggers.take_note(game)
    yield from nobodys_are_exiled(game)
    did = yield from check(game)
    triggers.note_states(game)
    while game.state.waiting:
        did = True
        yield from put_triggers(game)
        yield from check(game)
        triggers.note_states(game)
    return did


def put_into_graveyard(game: Game, id: int) -> Put:
    scene = bare(game)
    return Put(who=player(scene, game.state.look(id).controller), what=the(scene, id), to=GRAVEYARD, origin=BATTLEFIELD)


@state_based("704.5a")
def players_lose(game: Game) -> Events:
    """At 0 life, having drawn from an empty library, or with ten poison counters [704.5a-c]."""
    yield from ()
    events = []
    for seat in game.state.in_turn_order():
        who = game.state.seats[seat]
        why = ("0 or less life" if who.life <= 0 else "drew from an empty library" if who.drew_from_empty
               else "ten poison counters" if dict(who.counters).get("poison", 0) >= 10 else "")
        if why:
            events.append(Lose(player(bare(game), seat), why))
            game.mark_seat(seat, drew_from_empty="")  # it counts since the last check only
    return events


@state_based("704.5d")
def tokens_cease(game: Game) -> Events:
    """A token that is not on the battlefield, and a copy of a spell that is not on the stack, cease to exist [704.5d-e]."""
    yield from ()
    return [Cease(called(game.state.things.get(id))) for id in sorted(game.state.derived.strays)]


@state_based("704.5f")
def creatures_die(game: Game) -> Events:
    """Toughness 0 or less; lethal damage; damage from a source with deathtouch [704.5f-h]."""
    yield from ()
    events: list[Any] = []
    scene, derived = bare(game), game.state.derived
    players = [player(scene, seat) for seat in range(len(game.state.seats))]
    for thing in derived.fitting(is_dying):
        look = derived.look(thing)
        if (look.toughness or 0) <= 0:
            events.append(put_into_graveyard(game, thing.id))
        elif can_be_destroyed(look):
            events.append(Destroy(who=players[look.controller], what=called(thing), by="the rules"))
    return events


def is_dying(thing: Thing, look: Look) -> bool:
    toughness = look.toughness or 0
    return "creature" in look.types and look.toughness is not None and (
        toughness <= 0 or thing.damage >= toughness or thing.struck == "deathtouch" and thing.damage > 0)


def can_be_destroyed(look: Look) -> bool:
    return "indestructible" not in look.words


@state_based("704.5i")
def planeswalkers_die(game: Game) -> Events:
    """A planeswalker with loyalty 0."""
    yield from ()
    return [put_into_graveyard(game, id) for id in game.state.fitting(
        lambda thing, look: "planeswalker" in look.types and thing.counted("loyalty") == 0)]


@state_based("704.5j")
def legends(game: Game) -> Events:
    """Of legendary permanents with one name, their controller keeps one; the others are put into their owners' graveyards [101.4]."""
    if no_legend_rule(game.state):
        return []
    groups: dict[tuple[int, str], list[The]] = {}
    for id in game.state.fitting(falls_under_legend_rule):
        look = game.state.look(id)
        groups.setdefault((look.controller, look.name), []).append(the(bare(game), id))
    events: list[Any] = []
    seats = len(game.state.seats)
    for (you, name), ones in sorted(groups.items(), key=lambda group: (group[0][0] - game.state.active) % seats):
        if len(ones) > 1:
            kept = yield from choose(you, f"the legend rule: keep one {name}", ones, kind="legend", rule="704.5j")
            events += [put_into_graveyard(game, one.id) for one in ones if one not in kept]
    return events


@rule("205.4d", without=lambda thing, look: True)
def falls_under_legend_rule(thing: Thing, look: Look) -> bool:
    return "legendary" in look.types


@state_based("704.5q")
def counters_annihilate(game: Game) -> Events:
    yield from ()
    ids = game.state.fitting(lambda thing, look: bool(thing.counted("+1/+1") and thing.counted("-1/-1")))
    return [Annihilate(the(bare(game), id), min(t.counted("+1/+1"), t.counted("-1/-1"))) for id in ids if (t := game.state.things.get(id))]
