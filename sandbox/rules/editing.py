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
from sandbox.engine.kinds import ANY, Ability, Exactly, Spell, bare, player, the
from sandbox.engine.printed import Card
from sandbox.engine.state import ATTRACTIONS, BATTLEFIELD, LIBRARY, ORDERED, OUTSIDE, STACK, ZONES, Commander, Item, Thing
from sandbox.engine.verb import Verb
from sandbox.language.phrase import rewritten, walk
from sandbox.language.reading import Unread, read
from sandbox.language.templates import STALE
from sandbox.rules import fields
from sandbox.rules.announcing import announced_x
from sandbox.rules.fields import Pairs
from sandbox.rules.leaving import leave_to_the_living
from sandbox.rules.turns import priority_to_active
from sandbox.vocabulary.attaching import Attach
from sandbox.vocabulary.counters import PutCounters, RemoveCounters
from sandbox.vocabulary.facing import TurnDown, TurnUp
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.lines import Choose
from sandbox.vocabulary.mana import AddMana
from sandbox.vocabulary.moving import Put, arrive, leave
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.numbers import X
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.tapping import Tap, Transform, Untap
from sandbox.vocabulary.targets import aimed


# ---- just set it ----
def new_thing(game: Game, you: int, card: Card, zone: str, how: Pairs) -> Thing:
    """An object that was there all along: not summoning sick, with what its own words say it has when it is set down [scenario]."""
    id = game.new_id()
    said = dict(how)
    where, body, leads = said.pop("where", ""), said.pop("body", id), said.pop("commander", "")
    said = fields.of_thing(game.state, tuple(said.items()))
    owner, controller = said.pop("owner", you), said.get("controller", you)
    thing = Thing(id=id, body=body, card=card, owner=owner, zone=zone, timestamp=id,
                  **{"controller": controller, "under": controller, **said})
    if zone == BATTLEFIELD and "counters" not in said:
        thing = attrs.evolve(thing, counters=starting_counters(thing))
    arrive(game, thing, where)
    if leads:
        game.put(commanders=(*game.state.commanders, Commander(body=body, owner=owner)))
    return thing


def starting_counters(thing: Thing) -> tuple[tuple[str, int], ...]:
    """Loyalty and defense as printed [306.5b, 310.4b]; a Saga stands at its first chapter."""
    face = thing.face_of(thing.copiable)
    if "planeswalker" in face.types and face.loyalty:
        return (("loyalty", face.loyalty),)
    if "battle" in face.types and face.defense:
        return (("defense", face.defense),)
    return (("lore", 1),) if "Saga" in face.types else ()


def set_new(game: Game, you: int, card: Card, zone: str, how: Pairs = ()) -> Asking[None]:
    yield from ()
    check_zone(zone)
    new_thing(game, you, card, zone, how)


def check_zone(zone: str) -> None:
    if zone not in ZONES:
        raise Illegal("400.1", f"there is no zone “{zone}”")
    if zone == STACK:
        raise Illegal("601.2a", "a card comes onto the stack by being cast")


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
    seat = was.owner if controller is None else sitting(game, controller)
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
    thing, changes = present(game, id), fields.of_thing(game.state, how)
    if changes.get("attached") == id:
        raise Illegal("301.5c", "nothing is attached to itself")
    if changes.get("transformed") == "back" and thing.card.back is None:
        raise Illegal("701.27c", f"{thing.card.front.name} has no other face")
    if "controller" in changes:
        changes = {"under": changes["controller"], **changes}
    if "attached" in changes:
        changes = {"timestamp": game.new_id(), **changes}
    game.put_thing(attrs.evolve(thing, **changes))


def remove(game: Game, you: int, id: int) -> Asking[None]:
    """Out of the game, as if it had never been there: an object, or an ability on the stack."""
    yield from ()
    if game.state.item(id) and game.state.things.get(id) is None:
        game.put(stack=tuple(item for item in game.state.stack if item.id != id))
    else:
        leave(game, present(game, id), None)


def set_player(game: Game, you: int, seat: int, how: Pairs) -> Asking[None]:
    """life, pool, counters, lands_played, lost, name of a player."""
    yield from ()
    game.put_seat(sitting(game, seat), **fields.of_player(game.state, how))


def sitting(game: Game, seat: int) -> int:
    """Raises Illegal if nobody sits there."""
    if not fields.seat(game.state, seat):
        raise Illegal("102.1", "there is no such player")
    return seat


def set_turn(game: Game, you: int, how: Pairs) -> Asking[None]:
    """turn, step, active, priority, without anything happening on the way."""
    yield from ()
    game.put(**fields.of_turn(game.state, how))


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
    """how: "tap", "untap", "transform", "face up" or "face down"."""
    verb = {"tap": Tap, "untap": Untap, "transform": Transform, "face up": TurnUp, "face down": TurnDown}.get(how)
    if verb is None:
        raise Illegal("", f"nothing is turned by “{how}”: tap, untap, transform, face up or face down")
    if present(game, id).zone != BATTLEFIELD:
        raise Illegal("110.1", "only what is on the battlefield can be turned")
    yield from happens(game, verb(who=player(bare(game), you), what=the(bare(game), id)))


def make_counters(game: Game, you: int, id: int, kind: str, n: int) -> Asking[None]:
    """n more counters of a kind, or fewer."""
    if not fields.word(game.state, kind) or not fields.whole(game.state, n):
        raise Illegal("122.1", "counters are a kind and a whole number")
    present(game, id)
    verb = PutCounters if n >= 0 else RemoveCounters
    yield from happens(game, verb(who=player(bare(game), you), what=the(bare(game), id), count=Exactly(n=abs(n)),
                                  kind=CounterKind(word=kind)))


def make_life(game: Game, you: int, seat: int, n: int) -> Asking[None]:
    """n more life, or less."""
    if not fields.whole(game.state, n):
        raise Illegal("119.1", "life is a whole number")
    verb = GainLife if n >= 0 else LoseLife
    yield from happens(game, verb(who=player(bare(game), sitting(game, seat)), count=Exactly(n=abs(n))))


def make_attached(game: Game, you: int, id: int, host: int) -> Asking[None]:
    present(game, id), present(game, host)
    scene = bare(game)
    one, other = the(scene, id), the(scene, host)
    attach = Attach(who=player(scene, you), what=one, host=other)
    if not attach.possible(game):
        raise Illegal("701.3b", f"{one.name} can't be attached to {other.name}")
    yield from happens(game, attach)


@functools.lru_cache(maxsize=256)
def instruction(text: str) -> Any:
    """Read once, however often a run is executed again. Raises Unread."""
    return read(Ability, text)


STALE.append(instruction.cache_clear)


def tell(game: Game, you: int, text: str) -> Asking[None]:
    """An instruction out of nowhere, in a card's words: "Draw two cards." Raises Illegal where it is not understood."""
    ability = understood(text)
    item = Item(id=game.new_id(), you=you, source=0, ability=ability)
    if isinstance(ability.body, Choose):
        item = attrs.evolve(item, modes=(yield from ability.body.choose(game.scene_of(item))))
    if any(isinstance(p, X) for p in walk(ability)):
        item = attrs.evolve(item, x=(yield from announced_x(item, "this")))
    item = yield from aimed(game, item)
    yield from ability.run(game.scene_of(item))
    yield from after_edit(game)


def understood(text: str) -> Any:
    """The instruction of these words, which no object says. Raises Illegal."""
    try:
        ability = instruction(str(text))
    except (Unread, ValueError) as declined:
        raise Illegal("", str(declined)) from None
    if not isinstance(ability, Spell):
        raise Illegal("", f"“{text}” is not an instruction")
    ability = rewritten(ability, of_no_object)
    if any(isinstance(p, This) or getattr(p, "of_source", False) for p in walk(ability)):
        raise Illegal("", f"“{text}” speaks of the object that says it, and none does")
    return ability


def of_no_object(part: Any) -> Any:
    """Mana that no object makes; None for all else, which stays as it is."""
    return attrs.evolve(part, what=ANY) if type(part) is AddMana and isinstance(part.what, This) else None    # type: ignore[misc]


def happens(game: Game, event: Verb) -> Asking[None]:
    yield from game.happen(event)
    yield from after_edit(game)


def after_edit(game: Game) -> Asking[None]:
    """State-based actions and triggers, and whoever had priority has it again; while nobody has, they wait [704.4, 603.3]."""
    before = game.state.priority
    if before is None:
        return
    yield from priority_to_active(game)
    if game.state.priority is not None:
        game.put(priority=before)
        leave_to_the_living(game)


def check_now(game: Game, you: int) -> Asking[None]:
    """State-based actions and waiting triggers, after quiet edits."""
    yield from after_edit(game)


