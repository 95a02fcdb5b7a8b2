"""What may be done now, and why the rest may not: every action of a player as data [117.1]."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from sandbox.engine.illegal import Reason
from sandbox.engine.kinds import Scene
from sandbox.engine.printed import DOWN, FACE_DOWN
from sandbox.engine.state import BATTLEFIELD, COMMAND, EXILE, FUSED, GRAVEYARD, HAND, OUTSIDE, Item, State
from sandbox.language.reading import printed
from sandbox.rules import companions, convoking, permissions, setting_aside, turning, unlocking
from sandbox.rules.activating import abilities_of
from sandbox.rules.affording import unpaid_part
from sandbox.rules.alternatives import as_spell
from sandbox.rules.announcing import announceable, says_x
from sandbox.rules.casting import costs_now, mana_to_pay, said_costs, spoken
from sandbox.rules.paying import could_pay, symbols_of
from sandbox.rules.priority import may_make_mana
from sandbox.vocabulary.casting import ANYWHERE, optional_costs
from sandbox.vocabulary.cost_changes import activation_cost
from sandbox.vocabulary.lines import Choose
from sandbox.vocabulary.mana import mana_abilities
from sandbox.vocabulary.may_play import may_be_played
from sandbox.vocabulary.targets import missing

HANDY = HAND, GRAVEYARD, EXILE, COMMAND                         # where one's cards may be cast from, or have abilities to activate


@attrs.frozen(kw_only=True)
class Possible:
    """One action. reason is empty if it can be done now; else one line, with the rule. targets: whether it will ask for some."""
    action: tuple[Any, ...]
    kind: str                                         # "play", "cast", "tap", "activate", "turn up", "set aside"
    what: int
    face: str
    text: str
    targets: bool = False
    reason: str = ""
    rule: str = ""


def possible(state: State, you: int, id: int | None = None) -> list[Possible]:
    """Of one object, or of all: cards in hand first, then those of the graveyard, permanents in the order they came, and exiled cards."""
    seat = state.seats[you]
    things = [state.things.get(id)] if id is not None else [*map(state.things.get, (*seat.hand, *seat.graveyard)), *state.permanents(),
                                                            *(t for t in state.things.values() if t.zone in (EXILE, COMMAND)),
                                                            *companions.companion_outside(state, you)]
    return [one for thing in things if thing is not None for one in of_object(state, you, thing)]


def of_object(state: State, you: int, thing: Any) -> Iterator[Possible]:
    if thing.zone in HANDY and (you in (thing.owner, thing.adventurer) or may_be_played(state, you, thing.id, "cast")):
        yield from of_card(state, you, thing)
        yield from setting_aside_of(state, you, thing)
        yield from of_abilities(state, you, thing.id)
    elif thing.zone == OUTSIDE and thing in companions.companion_outside(state, you):
        reason = companions.may_accompany(state, you, thing.id) or companions.unpayable(state, you, thing.id)
        yield with_reason(reason, action=("accompany", you, thing.id), kind="accompany", what=thing.id, face="front",
                          text=f"Put {thing.card.front.name} into your hand")
    elif thing.zone == BATTLEFIELD and state.look(thing.id).controller == you:
        yield from of_permanent(state, you, thing.id)
        if thing.facing == DOWN:
            yield turning_up(state, you, thing)
        yield from unlocking_of(state, you, thing)
    elif thing.zone == BATTLEFIELD:
        yield from (one for one in of_abilities(state, you, thing.id) if not one.reason or one.rule != "602.2")


def with_reason(reason: Reason | None, **about: Any) -> Possible:
    return Possible(**about, reason=reason.why if reason else "", rule=reason.rule if reason else "")


def of_card(state: State, you: int, thing: Any) -> Iterator[Possible]:
    for face, way, up in castable_faces(state, you, thing):
        if "land" in up.types:
            yield with_reason(permissions.may_play_land(state, you, thing.id, face), action=("play", you, thing.id, face), kind="play",
                              what=thing.id, face=face, text=f"Play {up.name}")
        else:
            reason = permissions.may_cast(state, you, thing.id, face, way) or uncastable(state, you, thing.id, face, way)
            by = permissions.other_way(state, you, thing.id, face, way)
            yield with_reason(reason, action=("cast", you, thing.id, face, *([way] if way else [])), kind="cast", what=thing.id, face=face,
                              text=(f"Cast {up.name}" if up.name else f"Cast {thing.card.front.name} face down")
                              + (f": {printed(by)}" if way and by else ""),
                              targets=any(aims(a) for a in up.abilities))


def setting_aside_of(state: State, you: int, thing: Any) -> Iterator[Possible]:
    """Foretelling and suspending a card in hand: special actions."""
    for ability in setting_aside.abilities(state, thing.id) if thing.zone == HAND else []:
        reason = (setting_aside.may_set_aside(state, you, thing.id, ability.way)
                  or setting_aside.unpayable(state, you, thing.id, ability.way))
        yield with_reason(reason, action=("set_aside", you, thing.id, ability.way), kind="set aside", what=thing.id, face="front",
                          text=f"{ability.way.capitalize()} {thing.card.front.name}")


def turning_up(state: State, you: int, thing: Any) -> Possible:
    reason = turning.may_turn_up(state, you, thing.id) or turning.unpayable(state, you, thing.id)
    return with_reason(reason, action=("turn_up", you, thing.id), kind="turn up", what=thing.id, face="front",
                       text=f"Turn {turning.name_face_up(state, thing.id)} face up")


def unlocking_of(state: State, you: int, thing: Any) -> Iterator[Possible]:
    """The locked doors of a Room."""
    for half in unlocking.doors(state, thing.id):
        reason = unlocking.may_unlock(state, you, thing.id, half) or unlocking.unpayable(state, you, thing.id, half)
        name = (thing.copiable.front if half == "front" else thing.copiable.back).name
        yield with_reason(reason, action=("unlock", you, thing.id, half), kind="unlock", what=thing.id, face=half, text=f"Unlock {name}")


def castable_faces(state: State, you: int, thing: Any) -> list[tuple[str, str, Any]]:
    """(face, way, the face itself): from the hand the front, or either face of a modal card; from anywhere what an ability of the
    front allows."""
    card = thing.card
    faces = {"front": card.front, "back": card.back, DOWN: FACE_DOWN.front}
    ways = [(a.face, a.way, faces[a.face]) for a in permissions.ways_of(state, thing) if faces[a.face]
            if thing.zone == HAND or a.zone != ANYWHERE]
    parts = {"front": card.front, "back": card.back, FUSED: card.combined}
    return [(face, "", parts[face]) for face in card.castable_parts(thing.zone)
            if permissions.from_there(state, you, thing, face)] + ways


def aims(ability: Any) -> bool:
    return hasattr(ability, "targets") and not hasattr(ability, "cost") and bool(ability.targets(None))


def uncastable(state: State, you: int, id: int, face: str, way: str = "") -> Reason | None:
    """What would only turn out as it is announced and paid for."""
    proposed, by = as_spell(state, you, id, face, way), permissions.other_way(state, you, id, face, way)
    look = proposed.look(id)
    ability = by.spoken(spoken(look)) if by else spoken(look)
    said = Item(id=id, you=you, source=id, ability=ability)
    xs = aimable(proposed, said, announceable(proposed, you, id, said_costs(look, by, mana_to_pay(state, id, face, by))))
    return (permissions.said_not_to(proposed, you, id) or unaimed(proposed, said, xs)
            or unpayable(state, you, id, face, way, min(xs, default=0)))


def aimable(state: State, said: Item, xs: list[int]) -> list[int]:
    """Those of the numbers that could be X for which there are enough targets [601.2b-c]."""
    ability: Any = said.ability
    targets = ability.targets(None) if ability else []
    if not says_x(targets):
        return xs
    return [x for x in xs if not missing(Scene(state, said.you, said.source, attrs.evolve(said, x=x), x=x), targets)]


def unaimed(state: State, said: Item, xs: list[int]) -> Reason | None:
    """No legal targets for any X, or none for any mode [601.2c, 700.2a], for what would be that item on the stack."""
    ability: Any = said.ability
    if ability is None:
        return None
    scene = Scene(state, said.you, said.source, said)
    if isinstance(body := getattr(ability, "body", None), Choose):
        too_few = len(body.able(scene)) < body.count.value(scene)
        return Reason("700.2a", "there is no legal target for its modes") if too_few else None
    targets = ability.targets(None)
    lacks = None if xs and says_x(targets) else missing(scene, targets)
    return Reason("601.2c", f"no legal target for “{printed(lacks)}”") if lacks else None


def unpayable(state: State, you: int, id: int, face: str, way: str, x: int) -> Reason | None:
    """Its cost is that of the spell that it would be; mana is made in the state as it is."""
    costs = costs_now(state, you, id, face, way, x)
    proposed = as_spell(state, you, id, face, way)
    look = proposed.look(id)
    item = Item(id=id, you=you, source=id, kicked=int(bool(optional_costs(look))))      # nobody has said yet that it won't be
    helpers = convoking.helpers(state, you, look, id)
    paid = [one for one in costs if could_pay(state, item, symbols_of(one, 0), helpers, proposed)]
    if not paid:
        return Reason("601.2h", "you can't pay for it now")
    able = any(all(announceable(proposed, you, id, (part,)) for part in cost) for cost in paid)
    return None if able else Reason("118.3", "an additional cost can't be paid")


def of_permanent(state: State, you: int, id: int) -> Iterator[Possible]:
    for index, ability in enumerate(mana_abilities(state.look(id))):
        reason = may_make_mana(state, you, id) or mana_reason(state, you, id, ability)
        yield with_reason(reason, action=("tap", you, id, index), kind="tap", what=id, face="front", text=printed(ability))
    yield from of_abilities(state, you, id)


def of_abilities(state: State, you: int, id: int) -> Iterator[Possible]:
    """Those that use the stack and that function where the object is [113.6]."""
    zone = getattr(state.things.get(id), "zone", "")
    for index, ability in enumerate(abilities_of(state, id)):
        if ability.zone != zone:
            continue
        reason = permissions.may_activate(state, you, id, ability) or unannounced(state, you, id, ability)
        yield with_reason(reason, action=("activate", you, id, index), kind="activate", what=id, face="front", text=printed(ability),
                          targets=bool(ability.targets(None)))


def unannounced(state: State, you: int, id: int, ability: Any) -> Reason | None:
    """What would only turn out as an ability is announced and paid for."""
    said = Item(id=0, you=you, source=id, ability=ability)
    xs = aimable(state, said, announceable(state, you, id, ability.cost))
    return unaimed(state, said, xs) or mana_short(state, you, id, ability, min(xs, default=0))


def mana_reason(state: State, you: int, id: int, ability: Any) -> Reason | None:
    return (permissions.timing_of(state, you, id, ability) or unpaid_part(state, you, id, ability)
            or mana_short(state, you, id, ability, 0))


def mana_short(state: State, you: int, id: int, ability: Any, x: int) -> Reason | None:
    item = Item(id=0, you=you, source=id, ability=ability)
    symbols = symbols_of(activation_cost(state, you, id, ability), x)
    return None if could_pay(state, item, symbols) else Reason("601.2h", "you can't pay for it now")
