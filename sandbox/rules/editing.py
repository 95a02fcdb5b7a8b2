"""The person's own hand: any object, player or turn set as one likes, quietly, or made to happen so that the table sees it.

This is the one module beside the verbs that changes a game directly; quiet edits replace nothing and trigger nothing.
"""
from __future__ import annotations

import functools
from typing import Any

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Ability, Exactly, bare, player, the
from sandbox.engine.printed import Card
from sandbox.engine.state import ATTRACTIONS, BATTLEFIELD, LIBRARY, ORDERED, OUTSIDE, STEPS, ZONES, Item, Thing
from sandbox.engine.verb import Verb
from sandbox.language.reading import Unread, read
from sandbox.language.templates import STALE
from sandbox.rules.resolving import put_triggers
from sandbox.rules.turns import priority_to_active
from sandbox.vocabulary.attaching import Attach
from sandbox.vocabulary.counters import PutCounters, RemoveCounters
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.moving import Put, arrive, leave
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.tapping import Tap, Transform, Untap
from sandbox.vocabulary.targets import aimed

Pairs = tuple[tuple[str, Any], ...]                   # (field, value) …


# ---- just set it ----
def new_thing(game: Game, you: int, card: Card, zone: str, how: Pairs) -> Thing:
    """An object that was there all along: not summoning sick, with what its own words say it has when it is set down [scenario]."""
    id = game.new_id()
    fields = dict(how)
    where = fields.pop("where", "")
    owner = fields.pop("owner", you)
    controller = fields.get("controller", you)
    thing = Thing(id=id, body=fields.pop("body", id), card=card, owner=owner, zone=zone, timestamp=id,
                  **{"controller": controller, "under": controller, **fields})
    if zone == BATTLEFIELD and "counters" not in fields:
        thing = attrs.evolve(thing, counters=starting_counters(thing))
    arrive(game, thing, where)
    return thing


def starting_counters(thing: Thing) -> tuple[tuple[str, int], ...]:
    """Loyalty as printed [306.5b]; a Saga stands at its first chapter."""
    face = thing.face_of(thing.copiable)
    if "planeswalker" in face.types and face.loyalty:
        return (("loyalty", face.loyalty),)
    return (("lore", 1),) if "Saga" in face.types else ()


def set_new(game: Game, you: int, card: Card, zone: str, how: Pairs = ()) -> Asking[None]:
    yield from ()
    check_zone(zone)
    new_thing(game, you, card, zone, how)


def check_zone(zone: str) -> None:
    if zone not in ZONES:
        raise Illegal("400.1", f"there is no zone “{zone}”")


def present(game: Game, id: int) -> Thing:
    """Raises Illegal if the object is gone."""
    thing = game.state.things.get(id)
    if thing is None:
        raise Illegal("400.7", "that object is no longer there")
    return thing


def set_zone(game: Game, you: int, id: int, zone: str, where: str = "top", depth: int = 0, controller: int | None = None) -> Asking[None]:
    """To another zone; depth is how many cards stay above it in a library."""
    yield from ()
    check_zone(zone)
    was = present(game, id)
    new_id = game.new_id()
    seat = was.owner if controller is None else controller
    new = Thing(id=new_id, body=was.body, card=was.card, owner=was.owner, controller=seat, under=seat, zone=zone, timestamp=new_id,
                token=was.token)
    if zone == BATTLEFIELD:
        new = attrs.evolve(new, counters=starting_counters(new))
    leave(game, was, new)
    arrive(game, new, where)
    if zone in (LIBRARY, ATTRACTIONS) and depth:
        field = ORDERED[zone]
        there = [i for i in getattr(game.state.seats[new.owner], field) if i != new_id]
        there.insert(depth, new_id)
        game.put_seat(new.owner, **{field: tuple(there)})


def set_fields(game: Game, you: int, id: int, how: Pairs) -> Asking[None]:
    """tapped, counters, damage, transformed, controller, attached, sick, chosen …: fields of the object."""
    yield from ()
    thing = present(game, id)
    unknown = [name for name, _ in how if name not in attrs.fields_dict(Thing) or name in ("id", "body", "zone")]
    if unknown:
        raise Illegal("", f"an object has no “{unknown[0]}” to set")
    changes = dict(how)
    if "controller" in changes:
        changes = {"under": changes["controller"], **changes}
    if "attached" in changes:
        changes = {"timestamp": game.new_id(), **changes}
    game.put_thing(attrs.evolve(thing, **changes))


def remove(game: Game, you: int, id: int) -> Asking[None]:
    """Out of the game, as if it had never been there."""
    yield from ()
    leave(game, present(game, id), None)


def set_player(game: Game, you: int, seat: int, how: Pairs) -> Asking[None]:
    """life, pool, counters, lands_played, lost, name of a player."""
    yield from ()
    if not 0 <= seat < len(game.state.seats):
        raise Illegal("102.1", "there is no such player")
    game.put_seat(seat, **dict(how))


def set_turn(game: Game, you: int, how: Pairs) -> Asking[None]:
    """turn, step, active, priority, without anything happening on the way."""
    yield from ()
    changes = dict(how)
    if changes.get("step", STEPS[0]) not in STEPS:
        raise Illegal("500.1", f"there is no step “{changes['step']}”")
    if "active" in changes:
        changes = {"priority": changes["active"], **changes}
    game.put(**changes)


# ---- make it happen ----
def make_move(game: Game, you: int, id: int, zone: str, where: str = "") -> Asking[None]:
    """To another zone, with everything that replaces it and triggers on it."""
    check_zone(zone)
    was = present(game, id)
    yield from happens(game, Put(who=player(bare(game), you), what=the(bare(game), id), to=zone, origin=was.zone, where=where))


def make_new(game: Game, you: int, card: Card, zone: str = BATTLEFIELD) -> Asking[None]:
    """A card from outside the game enters a zone."""
    check_zone(zone)
    thing = new_thing(game, you, card, OUTSIDE, ())
    yield from make_move(game, you, thing.id, zone)
    if game.state.things.get(thing.id):               # it could not enter, an Aura with nothing to enchant say: it does not stay outside
        leave(game, thing, None)


def make_turned(game: Game, you: int, id: int, how: str) -> Asking[None]:
    """how: "tap", "untap" or "transform"."""
    verb = {"tap": Tap, "untap": Untap, "transform": Transform}[how]
    present(game, id)
    yield from happens(game, verb(who=player(bare(game), you), what=the(bare(game), id)))


def make_counters(game: Game, you: int, id: int, kind: str, n: int) -> Asking[None]:
    """n more counters of a kind, or fewer."""
    present(game, id)
    verb = PutCounters if n >= 0 else RemoveCounters
    yield from happens(game, verb(who=player(bare(game), you), what=the(bare(game), id), count=Exactly(n=abs(n)),
                                  kind=CounterKind(word=kind)))


def make_life(game: Game, you: int, seat: int, n: int) -> Asking[None]:
    """n more life, or less."""
    verb = GainLife if n >= 0 else LoseLife
    yield from happens(game, verb(who=player(bare(game), seat), count=Exactly(n=abs(n))))


def make_attached(game: Game, you: int, id: int, host: int) -> Asking[None]:
    present(game, id), present(game, host)
    yield from happens(game, Attach(who=player(bare(game), you), what=the(bare(game), id), host=the(bare(game), host)))


@functools.lru_cache(maxsize=256)
def instruction(text: str) -> Any:
    """Read once, however often a run is executed again. Raises Unread."""
    return read(Ability, text)


STALE.append(instruction.cache_clear)


def tell(game: Game, you: int, text: str) -> Asking[None]:
    """An instruction out of nowhere, in a card's words: "Draw two cards." Raises Illegal where it is not understood."""
    try:
        ability = instruction(text)
    except (Unread, ValueError) as declined:
        raise Illegal("", str(declined)) from None
    if not hasattr(ability, "run"):
        raise Illegal("", f"“{text}” is not an instruction")
    item = yield from aimed(game, Item(id=game.new_id(), you=you, source=0, ability=ability))
    yield from ability.run(game.scene_of(item))
    yield from after_edit(game)


def happens(game: Game, event: Verb) -> Asking[None]:
    yield from game.happen(event)
    yield from after_edit(game)


def after_edit(game: Game) -> Asking[None]:
    """Triggers go on the stack and state-based actions are checked; whoever had priority has it again."""
    before = game.state.priority
    if before is None:
        yield from put_triggers(game)
        return
    yield from priority_to_active(game)
    if game.state.priority is not None:
        game.put(priority=before)


def check_now(game: Game, you: int) -> Asking[None]:
    """State-based actions and waiting triggers, after quiet edits."""
    yield from after_edit(game)


