"""Combat: declaring attackers, first strikes, and damage [506-508, 510-511]."""
from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sandbox.engine.choices import Asking, Divide, agree
from sandbox.engine.game import Game
from sandbox.engine.kinds import Exactly, Player, Prohibition, The, bare, called, player
from sandbox.engine.pairings import Pairings
from sandbox.engine.replacement import passing
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, Item, Look, State, Thing
from sandbox.engine.verb import no_less_than_none
from sandbox.rules.declaring import Pair, Pairing, declaration
from sandbox.rules.paying import could_pay, pay_mana
from sandbox.rules.trampling import TRAMPLING, tramples, trampling
from sandbox.vocabulary.assigning import assigning
from sandbox.vocabulary.attack_costs import cost_to_attack
from sandbox.vocabulary.backing import enlisted_as_they_attack
from sandbox.vocabulary.banding import declare_bands, who_divides
from sandbox.vocabulary.bounds import lets_attack, not_alone
from sandbox.vocabulary.costs import sick
from sandbox.vocabulary.crowds import limits
from sandbox.vocabulary.damage import Damage, has_keyword
from sandbox.vocabulary.exerting import exerted_as_they_attack
from sandbox.vocabulary.keywords import words_of
from sandbox.vocabulary.must_fight import demanded_of
from sandbox.vocabulary.restrictions import ATTACKABLE, Attack, defended_by, defenders, may_fight, may_happen
from sandbox.vocabulary.steps import BeginStep
from sandbox.vocabulary.tapping import Tap
from sandbox.vocabulary.tolls import toll_to_attack, tolled


# ---- declaring attackers [508] ----
def attack_pairs(state: State) -> Pairings:
    """Every creature that can attack, with each whom it can attack [508.1a-c]."""
    scene, against = bare(state), tuple(defenders(state))
    able = state.fitting(lambda thing, look: look.controller == state.active and can_attack(scene, thing, look))

    def can(one: The, whom: Any) -> bool:
        return bool(may_happen(state, Attack(what=one, whom=whom)) and lets_attack(state, one, whom))
    return paired(state, able, lambda one: tuple(whom for whom in against if can(one, whom)))


def paired(state: State, firsts: list[int], seconds: Callable[[The], tuple[Any, ...]]) -> Pairings:
    """Each first with its seconds: found once for all that are alike, unless something that waits could speak of one of them."""
    found, told_apart = dict[Any, tuple[Any, ...]](), bool(passing(state, Prohibition))
    rows = []
    for id in firsts:
        one, kind = called(state.thing(id)), id if told_apart else kind_of(state, id)
        if kind not in found:
            found[kind] = seconds(one)
        rows.append((one, found[kind]))
    return Pairings(tuple(row for row in rows if row[1]))


def kind_of(state: State, id: int) -> Any:
    """What is the same for all permanents of which nothing tells one from another."""
    thing = state.things.get(id)
    return state.derived.kind(thing) if thing is not None and thing.zone == BATTLEFIELD else id


def for_each(state: State, ones: Sequence[The], ask: Callable[[State, int], Any]) -> list[Any]:
    """The answer for each creature, found once for all that are alike: what binds one is part of how it looks."""
    found: dict[Any, Any] = {}
    kinds = [kind_of(state, one.id) for one in ones]
    for one, kind in zip(ones, kinds, strict=True):
        if kind not in found:
            found[kind] = ask(state, one.id)
    return [found[kind] for kind in kinds]


def those_said(state: State, ones: Sequence[The], ask: Callable[[State, int], bool]) -> tuple[The, ...]:
    return tuple(one for one, said in zip(ones, for_each(state, ones, ask), strict=True) if said)


def not_alone_to_attack(state: State, id: int) -> bool:
    return bool(not_alone(state, id, "attack"))


def can_attack(scene: Any, thing: Thing, look: Look) -> bool:
    held = "defender" in words_of(look) and not any(one.says.over_defender for one in look.bounds)
    return may_fight(look) and thing.tapped == "untapped" and not held and not sick(scene, thing.id)


def declare_attackers(game: Game) -> Asking[None]:
    """508.1: any of them, each with whom it attacks, as far as restrictions allow and requirements demand."""
    pairs, state = attack_pairs(game.state), game.state
    if not pairs:
        return
    able = pairs.firsts
    chosen = yield declaration(who=state.active, ask="declare attackers", options=pairs, least=0, most=len(able), kind="attackers",
                               rule="508.1a", lonely=those_said(state, able, not_alone_to_attack),
                               demands=without_cost(state, demanded_of(state, able, pairs, "attack_demands")),
                               limits=limits(state, "attack"), tolls=(due := tolls(state, pairs)),
                               means=mana_at_hand(state, state.active, sum(n for _, n in due)))
    paid = yield from exerted_as_they_attack(game, [one for one, _ in chosen])
    yield from declare_bands(game, chosen)
    paid += yield from enlisted_as_they_attack(game, [one for one, _ in chosen])
    yield from pay_to_attack(game, chosen)
    yield from game.happen(*paid, *(Attack(what=one, whom=whom) for one, whom in chosen))


# ---- costs to attack [508.1g-j] ----
def tolls(state: State, pairs: Iterable[Pair]) -> tuple[tuple[Pair, int], ...]:
    """How much mana each attack costs that costs some."""
    pairs = list(pairs)
    costs = {whom: worth(cost_to_attack(state, whom)) for whom in dict.fromkeys(pair[1] for pair in pairs)}
    own = {id: worth(toll_to_attack(state, id)) for id in tolled(state, "of_attacks")}
    return tuple((pair, n) for pair in pairs if (n := costs[pair[1]] + own.get(pair[0].id, 0)))


def worth(symbols: Iterable[str]) -> int:
    """How much mana that is."""
    return sum(int(symbol) if symbol.isdigit() else 1 for symbol in symbols)


@rule("508.1d", without=lambda state, demands: demands)
def without_cost(state: State, demands: tuple[Pairing, ...]) -> tuple[Pairing, ...]:
    """Nobody is required to pay: what costs something obeys no requirement."""
    own = tolled(state, "of_attacks")
    free = (tuple(pair for pair in demand if not cost_to_attack(state, pair[1]) and pair[0].id not in own) for demand in demands)
    return tuple(demand for demand in free if demand)


@rule("508.1i", "509.1e", without=lambda state, seat, most: len(state.seats[seat].pool))
def mana_at_hand(state: State, seat: int, most: int) -> int:
    """The most that a player could pay, with the mana that they could make for it, up to what all of it would cost."""
    item = Item(id=0, you=seat, source=0)
    return next((n for n in range(most, 0, -1) if could_pay(state, item, [str(n)])), 0)


@rule("508.1h", "508.1j", without=lambda game, chosen: iter(()))
def pay_to_attack(game: Game, chosen: Pairing) -> Asking[None]:
    """The attackers are tapped first [508.1f]; then the total is locked in, and mana is made and paid for it [508.1i]."""
    own = tolled(game.state, "of_attacks")
    due = [symbol for one, whom in chosen for symbol in (*cost_to_attack(game.state, whom),
                                                         *(toll_to_attack(game.state, one.id) if one.id in own else ()))]
    if due:
        scene = bare(game)
        yield from game.happen(*(Tap(who=player(scene, game.state.active), what=one) for one, _ in chosen
                                 if not has_keyword(game.state, one.id, "vigilance")))
        yield from pay_mana(game, Item(id=0, you=game.state.active, source=0, word="the attack"), due)


@rule("508.8", without=lambda state: True)
def attacked(state: State) -> bool:
    """Whether there is a combat to go on with, even if no attacker is left; an earlier combat of the turn is another one."""
    begun = max((i for i, e in enumerate(state.happened) if isinstance(e, BeginStep) and e.step == "beginning of combat"), default=0)
    return any(isinstance(e, Attack) for e in state.happened[begun:]) or bool(attackers(state))


def attackers(state: State) -> list[int]:
    return state.fitting(is_attacking)


def is_attacking(thing: Thing, look: Look) -> bool:
    return thing.attacking is not None and "creature" in look.types


def defending(state: State, id: int) -> int | None:
    """The seat that an attacker attacks, or whose planeswalker, or the battle that they protect [310.8c, 506.4d]."""
    thing = state.things.get(id)
    whom = thing.attacking if thing else None
    if isinstance(whom, Player):
        return whom.seat
    one = state.things.get(whom.id) if isinstance(whom, The) else None
    seat: int | None = defended_by(one, state.look(one.id)) if one else None
    return seat


# ---- damage [510] ----
Strikes = Callable[[Thing, Look], bool]               # asked once for all that are alike


@rule("702.7b", "702.4b", without=lambda thing, look: False)
def strikes_first(thing: Thing, look: Look) -> bool:
    return not words_of(look).isdisjoint({"first strike", "double strike"})


def strikes_now(thing: Thing, look: Look) -> bool:
    """In the second step: who was not among the first strikers as the first one began, and who has double strike now [510.4]."""
    return not thing.struck_first or "double strike" in words_of(look)


def first_strikers(state: State) -> list[int]:
    return striking(state, strikes_first)


def strike_first(game: Game) -> Asking[None]:
    """The first of two combat damage steps; who was in it is remembered for the second, even if it dealt nothing [510.4]."""
    game.mark(first_strikers(game.state), struck_first="struck")
    yield from deal_damage(game, strikes_first)


def striking(state: State, strikes: Strikes) -> list[int]:
    """Those in combat that strike in a step."""
    return state.fitting(lambda thing, look: "creature" in look.types and (thing.attacking is not None or bool(thing.blocking))
                         and strikes(thing, look))


@rule("802.5", "510.1", without=lambda state, ids: ids)
def in_apnap_order(state: State, ids: list[int]) -> list[int]:
    """Whose creatures assign their damage first: the active player's, then those of each other player in turn order."""
    order = state.in_turn_order()
    return sorted(ids, key=lambda id: order.index(seat) if (seat := state.look(id).controller) in order else len(order))


def deal_damage(game: Game, strikes: Strikes) -> Asking[None]:
    """All combat damage at once; how an attacker divides it among several is its controller's choice [510.1-2]."""
    events: list[Damage] = []
    blockers = blockers_by_attacker(game.state)
    for id in in_apnap_order(game.state, striking(game.state, strikes)):
        events += yield from damage_of(game, id, blockers, events)
    yield from game.happen(*events)


def blockers_by_attacker(state: State) -> dict[int, list[int]]:
    """Who blocks each attacker, the oldest first."""
    found: dict[int, list[int]] = {}
    for id in state.fitting(lambda thing, look: bool(thing.blocking)):
        thing = state.things.get(id)
        for attacker in thing.blocking if thing else ():
            found.setdefault(attacker, []).append(id)
    return found


def damage_of(game: Game, id: int, blockers: dict[int, list[int]], assigned: list[Damage]) -> Asking[list[Damage]]:
    thing, look = game.state.things.get(id), game.state.look(id)
    power = to_assign(look)
    how = assigning(game.state, id) if look.bounds else set()
    if thing is None or not power or "none" in how:
        return []
    attacks = thing.attacking is not None
    if "past" in how and (past := (yield from as_though_unblocked(game, thing, look))) is not None:
        return [Damage(source=called(thing), what=past, count=exactly(power), how="combat")]
    ones = [called(game.state.thing(one)) for one in blockers.get(id, ())] if attacks else present(game.state, thing.blocking)
    if len(ones) < 2 and look.words.isdisjoint(TRAMPLING):                                    # there is nothing to choose
        shares = [(one, power) for one in (ones if thing.blocked or not attacks else (still_attacked(game.state, thing),)) if one]
    elif attacks:
        shares = yield from attackers_damage(game, thing, power, ones, assigned)
    else:
        shares = yield from divided(game, who_divides(game.state, thing, ones, look.controller), thing, ones, power)
    source = called(thing)
    return [Damage(source=source, what=one, count=exactly(n), how="combat") for one, n in shares if n]


@rule("510.1a", without=lambda look: 1)
def to_assign(look: Look) -> int:
    """How much damage a creature assigns: its power, and none if that is 0 or less."""
    return look.power if look.power is not None and look.power > 0 else no_less_than_none(look.power or 0)


def as_though_unblocked(game: Game, thing: Thing, look: Look) -> Asking[Any]:
    """Whom it attacks, if it is blocked and its controller has it assign its damage as though it weren't [609.4]; None otherwise."""
    whom = still_attacked(game.state, thing) if thing.blocked else None
    if whom is None:
        return None
    ask = f"have {look.name} assign its combat damage as though it weren't blocked"
    return whom if (yield from agree(look.controller, ask, source=thing.id, rule="609.4")) else None


@functools.lru_cache(maxsize=1_000)
def exactly(n: int) -> Exactly:
    return Exactly(n=n)


def attackers_damage(game: Game, thing: Thing, power: int, ones: list[Any], assigned: list[Damage]) -> Asking[list[tuple[Any, int]]]:
    """Unblocked, to whom it attacks; blocked, to its blockers, with trample to the rest; blocked by none any more, to none [510.1b-c]."""
    state = game.state
    whom = still_attacked(state, thing)
    you = state.look(thing.id).controller
    chooser = who_divides(state, thing, ones, you)
    if tramples(state, thing.id) and chooser == you:
        return (yield from trampling(game, thing, ones, whom, power, assigned))
    if not thing.blocked:
        return [(whom, power)] if whom else []
    return (yield from divided(game, chooser, thing, ones, power))


def still_attacked(state: State, thing: Thing) -> Any:
    """Whom it attacks; None if that has left the game or the battlefield, or is no longer what can be attacked [506.4c, 800.4e]."""
    whom: Any = thing.attacking
    if isinstance(whom, Player):
        return None if state.seats[whom.seat].lost else whom
    there = isinstance(whom, The) and state.things.get(whom.id) is not None
    return whom if there and not ATTACKABLE.isdisjoint(state.look(whom.id).types) else None


def present(state: State, ids: tuple[int, ...]) -> list[Any]:
    return [called(t) for id in ids if (t := state.things.get(id)) and t.zone == BATTLEFIELD and t.attacking is not None]


def all_to_the_first(game: Game, you: int, thing: Thing, ones: list[Any], power: int) -> Asking[list[tuple[Any, int]]]:
    yield from ()
    return [(one, power) for one in ones[:1]]


@rule("510.1c", "510.1d", without=all_to_the_first)
def divided(game: Game, you: int, thing: Thing, ones: list[Any], power: int) -> Asking[list[tuple[Any, int]]]:
    """As its controller likes [510.1c-d]."""
    if len(ones) < 2:
        return [(one, power) for one in ones]
    ask = f"how {game.state.look(thing.id).name} divides {power} damage"
    shares = yield Divide(who=you, ask=ask, options=tuple(ones), least=0, most=power, kind="damage", source=thing.id, rule="510.1c")
    return list(zip(ones, shares, strict=True))


def leave(game: Game) -> None:
    """511.3: all creatures leave combat."""
    fought = game.state.fitting(lambda thing, look: thing.attacking is not None or bool(thing.blocking) or bool(thing.blocked))
    game.mark(fought, attacking=None, blocking=(), blocked="", struck_first="", band=())
