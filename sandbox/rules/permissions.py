"""Who may do what when: timing, zones, and the reasons why not [117.1, 601.3, 602.5, 606.3, 305.2]."""
from __future__ import annotations

from typing import Any

import attrs

from sandbox.engine.game import Game
from sandbox.engine.illegal import Reason
from sandbox.engine.kinds import Scene, The, bare, player, the
from sandbox.engine.printed import DOWN, FACE_DOWN, Face
from sandbox.engine.replacement import forbidden
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, COMMAND, EXILE, FUSED, GRAVEYARD, HAND, State, Thing
from sandbox.rules.affording import unpaid_part
from sandbox.rules.alternatives import as_spell, payable_otherwise
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.as_though_flash import castable_as_though_flash
from sandbox.vocabulary.bounds import locked
from sandbox.vocabulary.cascading import SplitSecond
from sandbox.vocabulary.casting import ANYWHERE, Cast, OtherWay
from sandbox.vocabulary.commanders import castable_from_command
from sandbox.vocabulary.later_from_exile import PLOTTED
from sandbox.vocabulary.may_play import may_be_played
from sandbox.vocabulary.more_lands import lands_allowed
from sandbox.vocabulary.timing import CastOnly, flat

MAIN = "precombat main", "postcombat main"


@rule("117.1", without=lambda state, you: None)
def has_priority(state: State, you: int) -> Reason | None:
    if state.seats[you].lost:
        return Reason("800.4", f"{state.seats[you].name} has left the game")
    if state.priority != you:
        holder = "nobody" if state.priority is None else state.seats[state.priority].name
        return Reason("117.1", f"{holder} has priority, not {state.seats[you].name}")
    return None


@rule("301.1", "302.1", "303.1", "306.1", "307.1", without=lambda state, you: None)
def at_sorcery_speed(state: State, you: int) -> Reason | None:
    """A player's own main phase, with an empty stack [307.1]."""
    if state.active != you:
        return Reason("307.1", f"it is {state.seats[state.active].name}'s turn")
    if state.step not in MAIN:
        return Reason("307.1", f"not in a main phase ({state.step})")
    if state.stack:
        return Reason("307.1", "the stack is not empty")
    return None


@rule("712.11b", "712.12", without=lambda thing, face: thing.card.front)
def face_up_in(thing: Thing, face: str) -> Face | None:
    return {DOWN: FACE_DOWN.front, "back": thing.card.back, FUSED: thing.card.combined}.get(face, thing.card.front)


def may_cast(state: State, you: int, id: int, face: str = "front", way: str = "") -> Reason | None:
    """Whether a card can be cast now, paying aside [601.3]."""
    thing = state.things.get(id)
    if thing is None:
        return Reason("400.7", "it is no longer there")
    up, by = face_up_in(thing, face), other_way(state, you, id, face, way)
    if by is None and (face == DOWN or way):
        return Reason("702.37d", f"nothing lets you cast {thing.card.front.name} {way or face}")
    if up is None or not castable_by(thing, face, by):
        return Reason("712.11", f"{thing.card.front.name} can't be cast as its back face")
    if not (by and from_here(state, you, thing, by) or by is None and from_there(state, you, thing, face)):
        return Reason("601.3", f"{up.name} is not in your hand")
    if by and (refused := by.refusal(Scene(state, you, id))):
        return Reason(by.rule or "601.3", refused)
    if "land" in up.types:
        return Reason("305.9", f"{up.name} is a land: it is played, not cast")
    if not up.cost and not up.types:
        return Reason("202.1b", f"{up.name} has no mana cost")
    when = None if by and by.at_any_time else timing(state, you, up)
    when = None if when and freely(state, you, id, face, way) else when
    return (has_priority(state, you) or split_second(state) or when or only_then(state, you, id, up)
            or (no_mana_cost(up) if (by is None or by.mana is None) and not payable_otherwise(state, you, id, face) else None))


def from_there(state: State, you: int, thing: Thing, face: str) -> bool:
    """From one's hand, or where an effect lets one; a half with aftermath from one's graveyard [702.127a]; a card on an adventure,
    but not as one [715.3d]."""
    if may_be_played(state, you, thing.id, "cast") or castable_from_command(state, you, thing):
        return True
    if thing.zone == EXILE:
        return thing.adventurer == you and face == "front"
    after = thing.zone == GRAVEYARD and face == "back" and thing.card.back is not None and any(
        getattr(a, "only_from", "") == GRAVEYARD for a in thing.card.back.abilities)
    return thing.owner == you and (thing.zone == HAND or after)


def from_here(state: State, you: int, thing: Thing, by: OtherWay | None) -> bool:
    """From one's hand, or from the zone that an ability of the card names."""
    if may_be_played(state, you, thing.id, "cast") or castable_from_command(state, you, thing):
        return True
    if thing.owner != you:
        return False
    return thing.zone == HAND or by is not None and by.zone == thing.zone


@rule("712.11a", without=lambda state, you, id, face, way: None)
def other_way(state: State, you: int, id: int, face: str, way: str) -> OtherWay | None:
    """The ability that lets a card be cast by this face from where it is; in every zone it is looked for on the front [712.11d]."""
    thing = state.things.get(id)
    if thing is None or thing.owner != you:
        return None
    return next((by for by in ways_of(state, thing) if (by.face, by.way) == (face, way)), None)


def ways_of(state: State, thing: Thing) -> list[OtherWay]:
    """The ways to cast a card that stand on it or were given to it, and that count where it is."""
    here = HAND if thing.zone == COMMAND else thing.zone               # a commander is cast from there as from a hand [903.8]
    found = [a for a in state.look(thing.id).abilities if isinstance(a, OtherWay) and a.zone in (here, ANYWHERE)]
    return [*found, PLOTTED] if thing.plotted else found


@rule("712.11", without=lambda thing, face, way: True)
def castable_by(thing: Thing, face: str, way: OtherWay | None) -> bool:
    """By its back only if it is modal, a half or an Adventure [709.3, 715.3], or if something lets it be cast so."""
    return face in thing.card.castable_parts(thing.zone) or way is not None


@rule("101.2", without=lambda proposed, you, id: None)
def said_not_to(proposed: State, you: int, id: int) -> Reason | None:
    """What an effect says can't be cast, of a card that is on the stack already [601.3]."""
    scene = bare(proposed)
    forbids = forbidden(Game(proposed), Cast(who=player(scene, you), what=the(scene, id)))
    return Reason("101.2", f"something says that {proposed.look(id).name} can't be cast") if forbids else None


@rule("118.6", "202.1b", without=lambda up: None)
def no_mana_cost(up: Face) -> Reason | None:
    return None if up.cost else Reason("118.6", f"{up.name} has no mana cost, so it can't be paid for")


@rule("702.61a", without=lambda state: None)
def split_second(state: State) -> Reason | None:
    """While a spell with split second is on the stack, nobody can cast spells or activate abilities that aren't mana abilities."""
    held = any(isinstance(a, SplitSecond) for item in state.stack if state.things.get(item.id) for a in state.look(item.id).abilities)
    return Reason("702.61a", "a spell with split second is on the stack") if held else None


def only_then(state: State, you: int, id: int, up: Face) -> Reason | None:
    """What the card itself says about when it may be cast: all of it counts."""
    scene = Scene(state, you, id)
    said = [when for a in up.abilities if isinstance(a, CastOnly) for when in flat(a.when)]          # type: ignore[attr-defined]
    if any(getattr(when, "word", "") == "during your turn" for when in said) and state.active != you:
        return Reason("601.3", "only during your turn")
    return next((Reason("601.3", refused) for when in said if (refused := when.refused(scene, None))), None)


def timing(state: State, you: int, up: Face) -> Reason | None:
    return None if "instant" in up.types or has_flash(up) else at_sorcery_speed(state, you)


@rule("601.3b", "601.3d", without=lambda state, you, id, face, way: False)
def freely(state: State, you: int, id: int, face: str, way: str) -> bool:
    """Whether an effect lets the player cast it as though it had flash."""
    return bool(castable_as_though_flash(state, as_spell(state, you, id, face, way), you, id))


@rule("702.8a", without=lambda up: False)
def has_flash(up: Face) -> bool:
    return any(getattr(a, "word", "") == "flash" for a in up.abilities)


@rule("701.18a", without=lambda state, you, id, face: None)
def may_play_land(state: State, you: int, id: int, face: str = "front") -> Reason | None:
    """305.2-3: one a turn, in a main phase of one's own, with an empty stack."""
    thing = state.things.get(id)
    if thing is None:
        return Reason("400.7", "it is no longer there")
    up = face_up_in(thing, face)
    if up is None or "land" not in up.types:
        return Reason("305.1", f"{up and up.name or thing.card.front.name} is not a land")
    if (thing.zone != HAND or thing.owner != you) and not may_be_played(state, you, id, "play"):
        return Reason("305.1", f"{up.name} is not in your hand")
    if reason := has_priority(state, you) or at_sorcery_speed(state, you):
        return attrs.evolve(reason, rule="305.3" if reason.rule == "307.1" else reason.rule)
    if state.seats[you].lands_played >= lands_allowed(state, you):
        return Reason("305.2", "you have played a land this turn")
    return None


def may_activate(state: State, you: int, id: int, ability: Any) -> Reason | None:
    """Whether an activated ability can be activated now, mana aside [602.2, 602.5]."""
    thing = state.things.get(id)
    if thing is None or thing.zone != getattr(ability, "zone", BATTLEFIELD):
        return Reason("602.2", "it is not where its ability could be activated")
    if reason := not_theirs(state, you, id, ability):
        return reason
    if locked(state.look(id), ("all", "but mana")):
        return Reason("602.5", f"the activated abilities of {state.look(id).name} can't be activated")
    if reason := has_priority(state, you) or split_second(state) or timing_of(state, you, id, ability):
        return reason
    return unpaid_part(state, you, id, ability)


@rule("701.2a", without=lambda state, you, id, ability: None)
@rule("602.2", without=lambda state, you, id, ability: None)
def not_theirs(state: State, you: int, id: int, ability: Any) -> Reason | None:
    """Only its controller can activate an ability of an object, unless the object says otherwise [602.2]."""
    theirs = state.look(id).controller == you or getattr(ability, "by", "you") != "you"
    return None if theirs else Reason("602.2", f"{state.look(id).name} is not yours to activate")


def timing_of(state: State, you: int, id: int, ability: Any) -> Reason | None:
    if "loyalty" in ability.symbols and (reason := timing_of_loyalty(state, you, id)):
        return reason
    return next((reason for when in flat(ability.when) if (reason := refused_by(state, you, id, ability, when))), None)


def refused_by(state: State, you: int, id: int, ability: Any, when: Any) -> Reason | None:
    """What one thing that is said about when it may be activated has against it."""
    if refused := when.refused(Scene(state, you, id), ability):
        return Reason("602.5b", refused)
    word = getattr(when, "word", "")
    if word == "as a sorcery":
        return at_sorcery_speed(state, you)
    if word == "during your turn" and state.active != you:
        return Reason("602.5", "only during your turn")
    return once_each_turn(state, id, ability) if word == "once each turn" else None


@rule("602.5b", without=lambda state, id, ability: None)
def once_each_turn(state: State, id: int, ability: Any) -> Reason | None:
    if any(isinstance(e, Activate) and e.what == The(id) and e.ability == ability for e in state.happened):
        return Reason("602.5b", "it was activated this turn already")
    return None


@rule("606.3", without=lambda state, you, id: None)
def timing_of_loyalty(state: State, you: int, id: int) -> Reason | None:
    if reason := at_sorcery_speed(state, you):
        return attrs.evolve(reason, rule="606.3")
    if any(isinstance(e, Activate) and e.what == The(id) and "loyalty" in e.ability.symbols for e in state.happened):
        return Reason("606.3", "one of its loyalty abilities was activated this turn")
    return None
