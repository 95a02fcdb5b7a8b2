"""Combat: declaring attackers, first strikes, and damage [506-508, 510-511]."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Divide
from sandbox.engine.game import Game
from sandbox.engine.kinds import Exactly, Player, The, bare, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, Look, State, Thing
from sandbox.rules.declaring import Pair, declaration
from sandbox.vocabulary.backing import enlisted_as_they_attack
from sandbox.vocabulary.banding import declare_bands, who_divides
from sandbox.vocabulary.bounds import lets_attack, not_alone
from sandbox.vocabulary.costs import sick
from sandbox.vocabulary.damage import Damage, has_keyword
from sandbox.vocabulary.exerting import exerted_as_they_attack
from sandbox.vocabulary.keywords import words_of
from sandbox.vocabulary.must_fight import demanded_of
from sandbox.vocabulary.restrictions import ATTACKABLE, Attack, defended_by, defenders, may_happen


# ---- declaring attackers [508] ----
def attack_pairs(state: State) -> list[Pair]:
    """Every creature that can attack, with each whom it can attack [508.1a-c]."""
    scene, against = bare(state), defenders(state)
    able = state.fitting(lambda thing, look: look.controller == state.active and can_attack(scene, thing, look))
    return [(one, whom) for id in able if (one := the(scene, id)) for whom in against
            if may_happen(state, Attack(what=one, whom=whom)) and lets_attack(state, one, whom)]


def can_attack(scene: Any, thing: Thing, look: Look) -> bool:
    held = "defender" in words_of(look) and not any(one.says.over_defender for one in look.bounds)
    return "creature" in look.types and thing.tapped == "untapped" and not held and not sick(scene, thing.id)


def declare_attackers(game: Game) -> Asking[None]:
    """508.1: any of them, each with whom it attacks, as far as restrictions allow and requirements demand."""
    pairs, state = tuple(attack_pairs(game.state)), game.state
    if not pairs:
        return
    able = tuple(dict.fromkeys(pair[0] for pair in pairs))
    chosen = yield declaration(who=state.active, ask="declare attackers", options=pairs, least=0, most=len(able), kind="attackers",
                               rule="508.1a", lonely=tuple(one for one in able if not_alone(state, one.id, "attack")),
                               demands=demanded_of(state, able, pairs, "attack_demands"))
    paid = yield from exerted_as_they_attack(game, [one for one, _ in chosen])
    yield from declare_bands(game, chosen)
    paid += yield from enlisted_as_they_attack(game, [one for one, _ in chosen])
    yield from game.happen(*paid, *(Attack(what=one, whom=whom) for one, whom in chosen))


def attacked(state: State) -> bool:
    """Whether there is a combat to go on with, even if no attacker is left [508.8]."""
    return any(isinstance(e, Attack) for e in state.happened) or bool(attackers(state))


def attackers(state: State) -> list[int]:
    return state.fitting(lambda thing, look: thing.attacking is not None and "creature" in look.types)


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
@rule("702.7b", "702.4b", without=lambda state, id: False)
def strikes_first(state: State, id: int) -> bool:
    return not words_of(state.look(id)).isdisjoint({"first strike", "double strike"})


def strikes_now(state: State, id: int) -> bool:
    """In the second step: who was not among the first strikers as the first one began, and who has double strike now [510.4]."""
    thing = state.things.get(id)
    return thing is not None and (not thing.struck_first or "double strike" in words_of(state.look(id)))


def first_strikers(state: State) -> list[int]:
    return [id for id in fighting(state) if strikes_first(state, id)]


def strike_first(game: Game) -> Asking[None]:
    """The first of two combat damage steps; who was in it is remembered for the second, even if it dealt nothing [510.4]."""
    game.mark(first_strikers(game.state), struck_first="struck")
    yield from deal_damage(game, strikes_first)


def fighting(state: State) -> list[int]:
    return state.fitting(lambda thing, look: "creature" in look.types and (thing.attacking is not None or bool(thing.blocking)))


def deal_damage(game: Game, strikes: Callable[[State, int], bool]) -> Asking[None]:
    """All combat damage at once; how an attacker divides it among several is its controller's choice [510.1-2]."""
    events: list[Damage] = []
    for id in fighting(game.state):
        if strikes(game.state, id):
            events += yield from damage_of(game, id)
    yield from game.happen(*events)


def damage_of(game: Game, id: int) -> Asking[list[Damage]]:
    thing, look = game.state.things.get(id), game.state.look(id)
    power = look.power or 0
    if thing is None or power <= 0:
        return []
    if thing.attacking is not None:
        shares = yield from attackers_damage(game, thing, power)
    else:
        ones = present(game.state, thing.blocking)
        shares = yield from divided(game, who_divides(game.state, thing, ones, look.controller), thing, ones, power)
    return [Damage(source=the(bare(game), id), what=one, count=Exactly(n=n), how="combat") for one, n in shares if n]


def attackers_damage(game: Game, thing: Thing, power: int) -> Asking[list[tuple[Any, int]]]:
    """Unblocked, to whom it attacks; blocked, to its blockers, with trample to the rest; blocked by none any more, to none [510.1b-c]."""
    state = game.state
    blockers = [t for t in state.permanents() if thing.id in t.blocking]
    whom = still_attacked(state, thing)
    if not thing.blocked:
        return [(whom, power)] if whom else []
    ones: list[Any] = [the(bare(game), t.id) for t in blockers]
    you = state.look(thing.id).controller
    chooser = who_divides(state, thing, ones, you)
    if tramples(state, thing.id) and whom and chooser == you:
        return (yield from trampling(game, thing, ones, whom, power))
    return (yield from divided(game, chooser, thing, ones, power))


@rule("702.19b", without=lambda state, id: False)
def tramples(state: State, id: int) -> bool:
    return bool(has_keyword(state, id, "trample"))


def still_attacked(state: State, thing: Thing) -> Any:
    """Whom it attacks; None if that has left the game or the battlefield, or is no longer what can be attacked [506.4c, 800.4e]."""
    whom: Any = thing.attacking
    if isinstance(whom, Player):
        return None if state.seats[whom.seat].lost else whom
    there = isinstance(whom, The) and state.things.get(whom.id) is not None
    return whom if there and not ATTACKABLE.isdisjoint(state.look(whom.id).types) else None


def present(state: State, ids: tuple[int, ...]) -> list[Any]:
    return [the(bare(state), id) for id in ids if (t := state.things.get(id)) and t.zone == BATTLEFIELD and t.attacking is not None]


def divided(game: Game, you: int, thing: Thing, ones: list[Any], power: int) -> Asking[list[tuple[Any, int]]]:
    """510.1c-d: as its controller likes."""
    if len(ones) < 2:
        return [(one, power) for one in ones]
    ask = f"how {game.state.look(thing.id).name} divides {power} damage"
    shares = yield Divide(who=you, ask=ask, options=tuple(ones), least=0, most=power, kind="damage", source=thing.id, rule="510.1c")
    return list(zip(ones, shares, strict=True))


@attrs.frozen(kw_only=True)
class Trample(Divide):
    """Lethal damage to every blocker before any to whom it attacks, the last option [702.19b]."""
    lethal: tuple[int, ...] = ()

    def fits(self, answer: tuple[Any, ...]) -> bool:
        return super().fits(answer) and (not answer[-1] or all(n >= m for n, m in zip(answer[:-1], self.lethal, strict=True)))


def trampling(game: Game, thing: Thing, ones: list[Any], whom: Any, power: int) -> Asking[list[tuple[Any, int]]]:
    lethal = tuple(lethal_damage(game.state, thing.id, one.id) for one in ones)
    if not ones:
        return [(whom, power)]
    shares = yield Trample(who=game.state.look(thing.id).controller, ask=f"how {game.state.look(thing.id).name} divides {power} damage",
                           options=(*ones, whom), least=0, most=power, kind="damage", source=thing.id, rule="702.19b", lethal=lethal)
    return list(zip((*ones, whom), shares, strict=True))


def lethal_damage(state: State, source: int, id: int) -> int:
    """702.19b, 702.2c: one is enough from a source with deathtouch."""
    thing, look = state.things.get(id), state.look(id)
    left = max(0, (look.toughness or 0) - (thing.damage if thing else 0))
    return min(left, 1) if has_keyword(state, source, "deathtouch") else left


def leave(game: Game) -> None:
    """511.3: all creatures leave combat."""
    fought = [t.id for t in game.state.permanents() if t.attacking is not None or t.blocking or t.blocked]
    game.mark(fought, attacking=None, blocking=(), blocked="", struck_first="", band=())
