"""Triggered abilities: what an event sets off waits until a player would get priority; mana abilities do not wait [603, 605.4]."""
from __future__ import annotations

from typing import TYPE_CHECKING
from typing import Any as Anything

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.hearing import Speaker, hearing
from sandbox.engine.kinds import Exactly, Scene, StateTriggered, The, Triggered
from sandbox.engine.replacement import about, own, speakers
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, Item, State, Thing
from sandbox.engine.verb import Verb
from sandbox.language.phrase import walk

if TYPE_CHECKING:
    from sandbox.engine.game import Game

RING_BEARER = "Ring-bearer"                           # until another player gains control of it [701.54a]
OUT_OF_COMBAT: dict[str, Anything] = {"attacking": None, "blocking": (), "blocked": "", "struck_first": "", "band": ()}


def set_off(game: Game, done: list[Verb], before: State) -> None:
    """Every ability that the events set off begins to wait; what leaves is asked as it was before the batch [603.10]."""
    waiting: list[Item] = []
    once: set[Anything] = set()
    now = game.state                                  # what begins to wait changes nothing that is looked at here
    heard: dict[Anything, list[Speaker]] = {}
    for event in done:
        unmoved: set[Anything] = set()                # what one of many said the same and was not set off by it
        for world, (id, you, i, ability) in listening(now, event, before, heard):
            if (said := said_by_many(ability, you, world)) is not None and said in unmoved:
                continue
            scene = Scene(world, you, id)
            if (id, i) in once or spent(game, id, ability):
                continue
            if not (times := ability.set_off_by(scene, event)):
                unmoved.add(said)
                continue
            if (occasion := (id, i, occasion_of(ability, event))) in once:
                continue
            once |= {(id, i)} if only_once(ability) else {occasion} if occasion[2] is not None else set()
            whole = with_the_rest(scene, ability, event, done)
            waiting += [begun(game, scene, ability, whole) for _ in range(1 if ability.once_each_turn else times)]
        if game.state.delayed:
            waiting += delayed_by(game, event, done, once)
    if waiting:
        game.put(waiting=game.state.waiting + tuple(waiting))


def listening(now: State, event: Verb, before: State, heard: dict[Anything, list[Speaker]]) -> list[tuple[State, Speaker]]:
    """Who may be set off by an event, each with the state in which it is asked; heard keeps who hears of a sort of events."""
    back = event.looks_back
    world, key = before if back else now, (event.heard_as, back)
    if key not in heard:
        heard[key] = [*about(world, Triggered, key[0]), *hearing(world.derived.abroad_having(Triggered), "set_off_by", key[0])]
    own_words, there = elsewhere(world, event), arrived(now, event) if back and now.derived.abroad else []
    if not (own_words or there or heard[key]):
        return []
    return [*((world, one) for one in heard[key]), *((world, one) for one in own_words), *((now, one) for one in there)]


def said_by_many(ability: Triggered, you: int, world: State) -> Anything:
    """What tells apart who could be set off otherwise, for an ability that says the same on every object of one controller; else None."""
    if "_impersonal" not in ability.__dict__:
        waits_for = [getattr(ability, "event", None), getattr(ability, "condition", None)]
        ability.__dict__["_impersonal"] = waits_for[0] is not None and all(part.impersonal for part in walk(tuple(waits_for)))
    return (id(ability), you, id(world)) if ability.__dict__["_impersonal"] else None


@rule("603.6c", without=lambda state, event: [])
def arrived(state: State, event: Verb) -> list[Speaker]:
    """What has left the battlefield is asked where it is now, whether it came to a graveyard from anywhere."""
    now = getattr(event, "now", None)
    if not now or now.id not in state.derived.abroad:
        return []
    return [one for one in state.derived.abroad_having(Triggered) if one[0] == now.id
            and getattr(getattr(one[3], "event", None), "of_arrival", False)]


@rule("603.2c", without=lambda ability: True)
def only_once(ability: Triggered) -> bool:
    """Each event sets it off, however many happen at once, unless it speaks of one or more."""
    return ability.once_for_all


@rule("603.2c", without=lambda ability, event: None)
def occasion_of(ability: Triggered, event: Verb) -> Anything:
    """What is dealt damage by several sources at once is dealt it but once; None if each event is an occasion of its own."""
    return ability.occasion(event)


def with_the_rest(scene: Scene, ability: Triggered, event: Anything, done: list[Verb]) -> Verb:
    """The event, its amount the sum of all that sets the ability off on the same occasion."""
    occasion = occasion_of(ability, event)
    rest = [] if occasion is None else [e for e in done if e is not event and ability.set_off_by(scene, e)
                                        and occasion_of(ability, e) == occasion]
    more = sum(other.came_to or 0 for other in rest)
    whole: Verb = attrs.evolve(event, **{event.amount: Exactly(n=event.came_to + more)}) if more else event
    return whole


@attrs.frozen
class HasTriggered(Verb):
    """An ability that triggers only once each turn has done so."""
    source: int
    ability: Triggered
    leaf = silent = True

    def to_text(self, form: str | None) -> str:
        return "an ability triggered"


def spent(game: Game, id: int, ability: Triggered) -> bool:
    """Whether it has triggered this turn and may not again."""
    return ability.once_each_turn and HasTriggered(id, ability) in game.state.happened


def begun(game: Game, scene: Scene, ability: Triggered, event: Verb) -> Item:
    you, id = scene.you, scene.source
    game.carried_out.append((id, ability))
    if ability.once_each_turn:
        game.put(happened=(*game.state.happened, HasTriggered(id, ability)))
    told = ability.recalls(attrs.evolve(scene, game=game), event)
    return Item(id=game.new_id(), you=you, source=id, ability=ability, event=event, x=x_of(game.state.thing(id)), mentioned=told,
                word=game.state.look(id).name)


@rule("107.3m", without=lambda thing: 0)
def x_of(thing: Thing | None) -> int:
    """What X is for an ability that speaks of it as a permanent enters: what was chosen for the spell that became it."""
    return thing.x if thing else 0


def elsewhere(world: State, event: Verb) -> list[Speaker]:
    """Abilities with which an object that is not on the battlefield speaks of itself: a spell's "when you cast this spell" [113.6]."""
    one = getattr(event, "what", None)
    if not isinstance(one, The) or (thing := world.thing(one.id)) is None or thing.zone == BATTLEFIELD:
        return []
    found = own(world, event, Triggered)
    return [f for f in found if (thing := world.thing(f[0])) and thing.zone != BATTLEFIELD and thing.zone == f[3].zone
            and f[0] not in world.derived.abroad] if found else []


@rule("603.8", without=lambda game: None)
def note_states(game: Game) -> None:
    """What triggers on a state of the game does so at once, but not again before it has left the stack."""
    for id, you, _, ability in speakers(game.state, StateTriggered):
        waits = any(item.source == id and item.ability == ability for item in (*game.state.waiting, *game.state.stack))
        if not waits and ability.is_so(Scene(game.state, you, id)):
            game.carried_out.append((id, ability))
            item = Item(id=game.new_id(), you=you, source=id, ability=ability, word=game.state.look(id).name,
                        mentioned=ability.spoken_of(Scene(game.state, you, id)))
            game.put(waiting=(*game.state.waiting, item))


def delayed_by(game: Game, event: Verb, done: list[Verb], once: set[Anything]) -> list[Item]:
    """Delayed triggered abilities trigger once, unless they last [603.7]."""
    found = []
    for item in game.state.delayed:
        scene = Scene(game.state, item.you, item.source, item)
        if isinstance(item.ability, Triggered) and not spent(game, item.id, item.ability) and item.ability.set_off_by(scene, event):
            if (occasion := (item.id, occasion_of(item.ability, event))) in once:
                continue
            once |= {occasion} if occasion[1] is not None else set()
            game.carried_out.append((item.source, item.ability))
            if item.ability.once_each_turn:
                game.put(happened=(*game.state.happened, HasTriggered(item.id, item.ability)))
            groups = *item.mentioned, *item.ability.recalls(scene, event)
            found.append(attrs.evolve(item, id=game.new_id(), event=with_the_rest(scene, item.ability, event, done), mentioned=groups))
            if item.lasts not in ("this turn", "the game"):
                game.put(delayed=tuple(d for d in game.state.delayed if d is not item))
    return found


@rule("605.4a", without=lambda game: iter(()))
def mana_at_once(game: Game) -> Asking[None]:
    """Triggered mana abilities resolve without the stack [605.4]; that of one may settle others that wait."""
    while item := next((w for w in game.state.waiting if isinstance(w.ability, Triggered) and w.ability.adds_mana()), None):
        game.put(waiting=tuple(w for w in game.state.waiting if w is not item))
        ability: Anything = item.ability
        yield from ability.run(game.scene_of(item))


def take_note(game: Game) -> None:
    """What the rules keep in mind about who controls what, and what is in combat, after anything that may have changed it."""
    note_durations(game)
    note_control(game)
    note_combat(game)
    note_pairs(game)


@rule("702.95e", without=lambda game: None)
def note_pairs(game: Game) -> None:
    """A pair parts as one of the two leaves, is no creature any more, or comes under another player's control."""
    derived = game.state.derived
    paired = [one for one, _ in derived.kinds.values() if one.paired is not None]
    apart = [one.id for one in paired if not still_paired(game.state, one)]
    if apart:
        game.mark(apart, paired=None)


def still_paired(state: State, one: Thing) -> bool:
    other = state.things.get(one.paired) if one.paired is not None else None
    if other is None or other.zone != BATTLEFIELD or other.paired != one.id:
        return False
    looks = state.look(one.id), state.look(other.id)
    return looks[0].controller == looks[1].controller and all("creature" in look.types for look in looks)


@rule("611.2b", without=lambda game: None)
def note_durations(game: Game) -> None:
    """What lasts only as long as something is so ends at once when it is not."""
    over = [e for e in game.state.effects if e.lasting is not None and not e.lasting.holds(Scene(game.state, e.you, e.source))]
    if over:
        game.put(effects=tuple(e for e in game.state.effects if e not in over))


def note_control(game: Game) -> None:
    """Who has come under another's control starts anew: it is summoning sick and out of combat [302.6, 506.4c]."""
    derived = game.state.derived
    changed = derived.fitting(lambda one, look: look.controller != one.under)
    if changed:
        game.state = game.state.with_things([noted(t, derived.look(t).controller) for t in changed])


@rule("506.4", without=lambda game: None)
def note_combat(game: Game) -> None:
    """An attacking or blocking creature that stops being a creature, or becomes a battle, is removed from combat [506.4]."""
    out = game.state.fitting(lambda one, look: (one.attacking is not None or bool(one.blocking))
                             and ("creature" not in look.types or "battle" in look.types))
    if out:
        game.mark(out, **OUT_OF_COMBAT)


def noted(thing: Anything, controller: int) -> Anything:
    if thing.under is None and thing.sick == "ready":  # set up before the start, or new and already sick
        return attrs.evolve(thing, under=controller)
    designated = tuple(word for word in thing.designated if word != RING_BEARER)
    return attrs.evolve(thing, under=controller, sick="sick", came="new", paired=None, designated=designated, **OUT_OF_COMBAT)
