"""Replacement effects: which apply, in which order, and what happens in an event's stead [614-616]."""
from __future__ import annotations

import collections
import itertools
from typing import TYPE_CHECKING
from typing import Any as Anything

from sandbox.engine.choices import Asking, choose
from sandbox.engine.hearing import Speaker, hearing, hears
from sandbox.engine.kinds import ASKED, OF_ONE, Ability, Prohibition, Replacement, Scene, The, intrinsic
from sandbox.engine.reasons import name_of_source
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, PHASED_OUT, Look, State
from sandbox.engine.verb import Verb
from sandbox.language.phrase import walk
from sandbox.language.reading import write

if TYPE_CHECKING:
    from sandbox.engine.derived import Derived
    from sandbox.engine.game import Game

Option = tuple[Anything, Replacement, Scene]
Chain = tuple[Anything, ...]
End = list[tuple[Verb, Chain]]                        # what happens in the end, each with the replacements used up on it
MOST_TRIED = 24                                       # orders of four that all differ


def speakers_ever(world: Anything, kind: type[Ability]) -> list[Speaker]:
    """Those too of permanents that have left."""
    gone = [(known.thing.id, known.look) for known in world.state.gone.values() if known.thing.zone == BATTLEFIELD]
    return [*world.derived.having(kind), *((id, look.controller, i, a) for id, look in gone for i, a in enumerate(look.abilities)
                                           if isinstance(a, kind))]


@rule("614.4", without=speakers_ever)
def speakers(world: Anything, kind: type[Ability]) -> list[Speaker]:
    """The abilities of a kind on the battlefield."""
    found: list[Speaker] = world.derived.having(kind)
    return found


def about(world: Anything, kind: type[Ability], verb: type[Verb]) -> list[Speaker]:
    """Those on the battlefield that could be about a verb of this class."""
    found = speakers(world, kind)
    derived: Derived = world.derived
    return derived.having_about(kind, verb) if found is derived.having(kind) else hearing(found, ASKED[kind], verb)


def passing(world: Anything, kind: type[Ability]) -> list[Speaker]:
    """Those that a resolved spell or ability set up for a while: they wait beside the delayed triggers [611.2]."""
    return [(item.source, item.you, -item.id, item.ability) for item in world.state.delayed if isinstance(item.ability, kind)]


def own(world: Anything, event: Verb, kind: type[Ability]) -> list[Speaker]:
    """The abilities with which the object of an event speaks of itself, in whichever zone it is or would be."""
    one = getattr(event, "what", None)
    if isinstance(one, The) and world.thing(one.id):
        look = world.look(one.id)
        given = [a for of in OF_ONE for a in of(world, event)]
        return [(one.id, look.controller, i, a) for i, a in (*of_itself(look), *enumerate(given, 1_000)) if isinstance(a, kind)]
    return []


def of_itself(look: Look) -> tuple[tuple[int, Ability], ...]:
    """(which, the ability) for those with which an object of this look speaks of itself; found once for all that look so."""
    if "_of_itself" not in look.__dict__:
        look.__dict__["_of_itself"] = tuple((i, a) for i, a in enumerate((*look.abilities, *intrinsic(look)))
                                            if isinstance(a, Ability) and a.of_itself())
    found: tuple[tuple[int, Ability], ...] = look.__dict__["_of_itself"]
    return found


def forbidden(game: Game, event: Verb) -> bool:
    """Whether it can't happen [101.2, 101.3]."""
    if not event.possible(game) or out_of_reach(game, event):
        return True
    world, seen = game.foreseen(event)
    return any(ability.forbids(Scene(world, you, id), seen)
               for id, you, _, ability in (*about(game.state, Prohibition, seen.heard_as), *own(world, seen, Prohibition),
                                           *passing(game, Prohibition)))


def undisturbed(game: Game, event: Verb, sort: Anything) -> bool:
    """Whether nothing speaks of such events: then this one happens as it is, with no further question. Of events of one sort, one is
    looked at."""
    if any(of(game.state, event) for of in OF_ONE):
        return False
    if sort is None:
        return unquestioned(game, event)
    if game.calm[0] is not game.state:
        game.calm = game.state, set()
    if sort in game.calm[1]:
        return True
    if found := unquestioned(game, event):
        game.calm[1].add(sort)
    return found


def unquestioned(game: Game, event: Verb) -> bool:
    if event.looks_ahead or watched(game, event.heard_as) or not event.possible(game) or out_of_reach(game, event):
        return False
    one = getattr(event, "what", None)
    if not isinstance(one, The) or (thing := game.state.thing(one.id)) is None:
        return True
    return not minds(game.state.look(thing.id), event.heard_as)


def minds(look: Look, verb: type[Verb]) -> bool:
    """Whether what looks so may forbid or replace verbs of this class by what it says of itself; found once for all that look so."""
    known: dict[type[Verb], bool] = look.__dict__.setdefault("_minds", {})
    if verb not in known:
        known[verb] = any(isinstance(a, kind) and hears(a, ASKED[kind], verb)
                          for _, a in of_itself(look) for kind in (Prohibition, Replacement))
    return known[verb]


def watched(game: Game, verb: type[Verb]) -> bool:
    """Whether anything but their own objects may forbid or replace verbs of this class; found once while the game stands as it does."""
    if game.watchers[0] is not game.state:
        game.watchers = game.state, {}
    known = game.watchers[1]
    if verb not in known:
        known[verb] = any(about(game.state, kind, verb) or hearing(passing(game, kind), ASKED[kind], verb)
                          or hearing(game.state.derived.abroad_having(kind), ASKED[kind], verb) for kind in (Prohibition, Replacement))
    return known[verb]


@rule("702.26b", without=lambda game, event: False)
def out_of_reach(game: Game, event: Verb) -> bool:
    """What is phased out is treated as though it did not exist."""
    if event.unseen:
        return False
    ones = [getattr(event, name, None) for name in event.each]
    return any(isinstance(one, The) and (thing := game.state.things.get(one.id)) is not None and thing.zone == PHASED_OUT for one in ones)


def replaced(game: Game, event: Verb, applied: Chain) -> Asking[End]:
    """The events that stand in this one's stead, each with the replacements already used up on it [614.5]."""
    options = replacements(game, event, applied)
    while options:
        settled = len(options) == 1 or order_is_idle(game, event, options, applied)
        first = options[0] if settled else (yield from first_of(game, event, options))
        key, ability, scene = first
        applied += (key,)
        instead = yield from ability.replace(scene, event)
        if len(instead) != 1:
            return (yield from each_replaced(game, instead, applied))
        event = instead[0]
        options = left_to_apply(game, event, applied)
    return [(event, applied)]


@rule("616.1f", without=lambda game, event, applied: [])
def left_to_apply(game: Game, event: Verb, applied: Chain) -> list[Option]:
    """Those that would apply to what has become of the event by now."""
    return replacements(game, event, applied)


def each_replaced(game: Game, events: list[Anything], applied: Chain) -> Asking[End]:
    out: End = []
    for event in events:
        out += yield from replaced(game, event, applied)
    return out


def replacements(game: Game, event: Verb, applied: Chain) -> list[Option]:
    """Those that apply now and come first in the order of 616.1; an entering object is seen as it would enter [614.12]."""
    world, seen = game.foreseen(event)
    found: list[Option] = [((id, i, ability), ability, Scene(world, you, id, game=game))
                           for id, you, i, ability in
                           about(game.state, Replacement, seen.heard_as) + own(world, seen, Replacement) + passing(game, Replacement)
                           + [f for f in game.state.derived.abroad_having(Replacement) if not f[3].of_itself()]]
    found = [f for f in {f[0]: f for f in found}.values() if f[0] not in applied and f[1].applies(f[2], seen)]    # each once
    first = min((f[1].order for f in found), default="")
    return [f for f in found if f[1].order == first]


def unasked(game: Game, event: Verb, options: list[Option]) -> Asking[Option]:
    yield from ()
    return options[0]


@rule("616.1", without=unasked)
def first_of(game: Game, event: Verb, options: list[Option]) -> Asking[Option]:
    labels = [f"{n + 1}. {name_of_source(scene.world, scene.source)}: {write(ability)}" for n, (_, ability, scene) in enumerate(options)]
    chosen = yield from choose(event.affected(game), "which applies first", labels, kind="replacement", rule="616.1")
    return options[labels.index(chosen[0])]


def order_is_idle(game: Game, event: Verb, options: list[Option], applied: Chain) -> bool:
    """Whether every order comes to the same, found by trying: then nobody is asked. What asks on its way is asked about."""
    orders = orders_that_differ(options)
    if len(orders) == 1:
        return True
    if len(orders) > MOST_TRIED:
        return False
    known: bool = game.tried((event, tuple(orders), applied), lambda: come_to_the_same(game, event, orders, applied))
    return known


def come_to_the_same(game: Game, event: Verb, orders: list[tuple[Anything, ...]], applied: Chain) -> bool:
    """What becomes of the event in each order; where different replacements are left over, what becomes of the game."""
    ends = [in_order(game, event, keys, applied) for keys in orders]
    first, *others = ends
    if first is None or any(end is None or events_of(end) != events_of(first) for end in others):
        return False
    if all(used_up(end) == used_up(first) for end in others) or not any(e.in_turn() or e.contains(game) for e, _ in first):
        return True                                   # what is left over finds nothing more to replace
    states = [after(game, end) for end in ends]
    return states[0] is not None and all(state == states[0] for state in states[1:])


def events_of(end: End | None) -> collections.Counter[Verb]:
    return collections.Counter(event for event, _ in end or ())


def used_up(end: End | None) -> list[frozenset[Anything]]:
    return [frozenset(chain) for _, chain in end or ()]


def after(game: Game, end: End | None) -> State | None:
    """The game as these events leave it; None where a question would be asked."""
    trial = replay_of(game)
    return trial.state if done_unasked(trial.happens(end or [])) else None


def done_unasked(work: Asking[Anything]) -> bool:
    try:
        next(work)
    except StopIteration:
        return True
    return False


def orders_that_differ(options: list[Option]) -> list[tuple[Anything, ...]]:
    """The orders to try, as keys of options: those that say the same for the same player need not change places."""
    sorts = [said_by(option) for option in options]
    orders: dict[tuple[Anything, ...], tuple[Anything, ...]] = {}
    for places in itertools.permutations(range(len(options))):
        orders.setdefault(tuple(sorts[i] for i in places), tuple(options[i][0] for i in places))
        if len(orders) > MOST_TRIED:
            break
    return list(orders.values())


def said_by(option: Option) -> Anything:
    """What one replacement says and for whom; who says it matters if it speaks of itself."""
    _, ability, scene = option
    itself = ability.of_itself() or any(getattr(p, "of_source", False) for p in walk(ability))
    return (ability, scene.you, scene.source if itself else None)


def in_order(game: Game, event: Verb, keys: tuple[Anything, ...], applied: Chain) -> End | None:
    """What the event becomes if these apply in this order and then those that are left; None where a question would be asked."""
    work = replaced_in_order(replay_of(game), event, keys, applied)
    try:
        next(work)
    except StopIteration as end:
        found: End = end.value
        return found
    return None


def replay_of(game: Game) -> Game:
    from sandbox.engine.game import Game as Fresh  # the two know each other: the door and what stands behind it
    trial = Fresh(game.state)
    trial.chain, trial.assumed = game.chain, game.assumed
    return trial


def replaced_in_order(trial: Game, event: Verb, keys: tuple[Anything, ...], applied: Chain) -> Asking[End]:
    """With those that are left afterwards; where their order matters it asks, and the trial ends there."""
    for key in keys:
        option = next((o for o in replacements(trial, event, applied) if o[0] == key), None)
        if option is None:
            continue
        applied += (key,)
        instead = yield from option[1].replace(option[2], event)
        if len(instead) != 1:
            return (yield from each_replaced(trial, instead, applied))
        event = instead[0]
    return (yield from replaced(trial, event, applied))
