"""Casting a spell, in the order of 601.2; what is announced is asked for in that order."""
from __future__ import annotations

import functools
import itertools
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice, agree, choose
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal, check
from sandbox.engine.kinds import NAMELESS, CostChange, Scene, Spell, bare, player, the
from sandbox.engine.rulebook import HOW_TO_CAST, rule
from sandbox.engine.state import STACK, Item, Look, State
from sandbox.language.reading import write
from sandbox.rules import permissions
from sandbox.rules.alternatives import as_spell, as_spell_of, other_costs
from sandbox.rules.announcing import announceable, with_x
from sandbox.rules.paying import could_pay, pay, symbols_of
from sandbox.rules.priority import acted
from sandbox.vocabulary.attaching import Enchant
from sandbox.vocabulary.casting import AdditionalCost, Cast, CostOfModes, GivesFirst, Kicker, Multikicker, OtherWay, OwnCost, optional_costs
from sandbox.vocabulary.commanders import note_cast, tax
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.either_cost import costs_chosen, either_costs
from sandbox.vocabulary.lines import Choose, as_one
from sandbox.vocabulary.may_play import price_of
from sandbox.vocabulary.more_modes import Entwine
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.splicing import spliced
from sandbox.vocabulary.targets import aimed


def cast(game: Game, you: int, id: int, face: str = "front", way: str = "") -> Asking[None]:
    """601.2a-i, each in its turn. face is "back" for the second face of a modal double-faced card [712.11b], or "face down" [702.37c];
    way is the word of an ability that lets it be cast otherwise than for its mana cost: "flashback", "evoke" [601.2b]."""
    check(permissions.may_cast(game.state, you, id, face, way))
    game.put(priority=None)                           # until it is cast: nobody acts in between, mana abilities aside [601.2g]
    yield from cast_freely(game, you, id, face, way=way)
    yield from acted(game, you)


def cast_freely(game: Game, you: int, id: int, face: str = "front", rather: tuple[str, ...] | None = None, way: str = "") -> Asking[None]:
    """Cast, whenever and from wherever it is: for effects that allow it and for the person's own hand.

    rather is the alternative cost of the effect, if it has one: no other can then be paid [118.9a]."""
    by = permissions.other_way(game.state, you, id, face, way)
    price = price_of(game.state, id) if by is None else None
    symbols = mana_to_pay(game.state, id, face, by) if rather is None else rather
    was: Any = game.state.thing(id)
    spell = yield from put_on_stack(game, you, id, face, by)                                # a
    check(permissions.said_not_to(game.state, you, spell))
    game.mark([spell], way=way, cast_from=was.zone)
    look = game.state.look(spell)
    ability = by.spoken(spoken(look)) if by else spoken(look)
    item = Item(id=spell, you=you, source=spell, ability=ability, word=look.name or NAMELESS, way=by)
    game.put(stack=(*game.state.stack, item))
    if rather is None and not is_alternative(by) and price is None:
        symbols = yield from rather_paid(game, item, look, symbols)
    item = yield from announced(game, item, look, symbols)                              # b
    item = yield from aimed(game, item)                                                 # c, d
    game.life_for_mana = 0
    item = yield from pay(game, item, total_cost(game.state, item, look, symbols))               # f, g, h
    game.put(stack=tuple(item if i.id == spell else i for i in game.state.stack))
    if game.state.things.get(spell) is None:
        raise Illegal("601.2", f"{look.name} is no longer on the stack")
    game.mark([spell], kicked=item.kicked, paid=costs_paid(look, item), x=item.x, cast="cast", spent=item.spent,
              phyrexian=game.life_for_mana)
    scene = bare(game)
    cast = Cast(who=player(scene, you), what=the(scene, spell), during=game.state.step, active=game.state.active)
    note_cast(game, spell)
    yield from game.happen(cast)                                                        # i


@rule("118.9a", without=lambda by: False)
def is_alternative(by: OtherWay | None) -> bool:
    """Whether something is paid rather than the mana cost; of such costs only one can be paid [118.9a]."""
    return by is not None and (by.mana is not None or by.is_alternative) and not by.is_own_cost


def cast_for_effect(game: Game, you: int, id: int, rather: tuple[str, ...] = (), way: str = "", face: str = "") -> Asking[bool]:
    """While something resolves, without paying its mana cost or for rather [608.2g, 118.9]; way is then what it was cast by, and face
    the one that is up, if the effect says which.

    Of a modal card, the face that its player says [712.11b]."""
    thing = game.state.thing(id)
    if face:
        return (yield from game.attempt(cast_freely(game, you, id, face, rather, way)))
    faces = {up.name: face for face in ("front", "back") if thing and (up := permissions.face_up_in(thing, face))
             and permissions.castable_by(thing, face, None) and "land" not in up.types}
    chosen = yield from choose(you, "which face is cast", faces, 1, 1, kind="face", source=id, rule="712.11b")
    return bool(chosen) and (yield from game.attempt(cast_freely(game, you, id, faces[chosen[0]], rather, way)))


HOW_TO_CAST.append(cast_for_effect)


def spoken(look: Look) -> Any:
    """What a spell does or enchants: all its paragraphs in one; None for most permanents."""
    lines = [a for a in look.abilities if isinstance(a, Spell)]
    if {"instant", "sorcery"} & set(look.types):      # what a promised gift does comes before all else [702.174j]
        lines = [*(a.given for a in look.abilities if isinstance(a, GivesFirst)), *lines]
    return next((a for a in look.abilities if isinstance(a, Enchant)), None) or as_one(lines)


def left_there(game: Game, you: int, id: int, face: str, by: OtherWay | None) -> Asking[int]:
    yield from ()
    return id


@rule("701.5a", without=left_there)
def put_on_stack(game: Game, you: int, id: int, face: str, by: OtherWay | None) -> Asking[int]:
    scene = bare(game)
    was = game.state.thing(id)
    if was is None:
        raise Illegal("601.2a", "there is no such card")
    put = Put(who=player(scene, you), what=the(scene, id), to=STACK, origin=was.zone, entering=as_spell_of(was.card, face, by))
    done = yield from game.happen(put)
    moved: Any = next(event for event in done if isinstance(event, Put))
    spell: int = moved.now.id
    return spell


def rather_paid(game: Game, item: Item, look: Look, symbols: tuple[str, ...]) -> Asking[tuple[str, ...]]:
    """The mana cost, or one alternative cost that a permanent offers, as its player says [118.9a, 601.2b]; asked where both can be paid."""
    def payable(mana: tuple[str, ...]) -> bool:
        """Also what is nothing at all; but to have no mana cost is to have one that can't be paid [118.6]."""
        return could_pay(game.state, item, symbols_of(total_cost(game.state, item, look, mana), 0))

    others: list[tuple[str, ...]] = []
    own = bool(symbols) and payable(symbols)
    offered = other_costs(game.state, item.you, item.id)
    for other in offered:
        if payable(other.mana.symbols):
            others.append(other.mana.symbols)
            if own and (yield from agree(item.you, write(other), kind="alternative cost", source=item.source, rule="118.9a")):
                return others[-1]
    if not symbols and not others:
        raise (Illegal("601.2h", f"{look.name} can't be paid for in the way that is offered") if offered else
               Illegal("118.6", f"{look.name} has no mana cost, so it can't be paid for"))
    return others[0] if others and not own else symbols


def announced(game: Game, item: Item, look: Look, mana: tuple[str, ...]) -> Asking[Item]:
    """Modes, kicker, X of what is paid [601.2b, 107.3b]."""
    if isinstance(body := getattr(item.ability, "body", None), Choose):
        item = attrs.evolve(item, modes=(yield from chosen_modes(game, item, look, body)))
    times = []
    for cost in optional_costs(look):
        times.append((yield from kicked(game, item, cost)))
    kicks = sum(n for cost, n in zip(optional_costs(look), times, strict=True) if isinstance(cost, Kicker))
    item = attrs.evolve(item, kickers=tuple(times), kicked=kicks)
    item = attrs.evolve(item, intended=tuple(kickers_paid(look, item)))
    if item.way:
        item = attrs.evolve(item, way=(yield from item.way.settled(game.scene_of(item))))     # type: ignore[attr-defined]
    item = yield from with_splices(game, item, look)
    item = yield from with_either_cost(game, item, look, mana)
    return (yield from with_x(game, item, (*said_costs(look, item.way, mana), *(kicker.paid for kicker in kickers_paid(look, item)))))


def said_costs(look: Look, way: Any, mana: tuple[str, ...]) -> tuple[Any, ...]:
    """What is to be paid before anything is announced: the mana, and what the spell and the way to cast it say besides."""
    return (ManaCost(symbols=mana), *(a.cost for a in look.abilities if isinstance(a, AdditionalCost)), *(way.others if way else ()))


def with_either_cost(game: Game, item: Item, look: Look, mana: tuple[str, ...]) -> Asking[Item]:
    """With what is paid where an additional cost leaves the choice."""
    chosen = yield from costs_chosen(item, look, functools.partial(able, game, item, look, mana))
    return attrs.evolve(item, besides=(*item.besides, *chosen))


def able(game: Game, item: Item, look: Look, mana: tuple[str, ...], part: Any) -> bool:
    """Whether that can be paid besides the rest."""
    with_it = total_cost(game.state, attrs.evolve(item, besides=(*item.besides, part)), look, mana)
    return all(could_pay(game.state, item, symbols_of((one,), 0)) if isinstance(one, ManaCost) else
               bool(announceable(game.state, item.you, item.source, (one,))) for one in with_it if isinstance(one, ManaCost) or one is part)


def with_splices(game: Game, item: Item, look: Look) -> Asking[Item]:
    """With the text of cards that are spliced onto it, and what is paid for that [702.47a]."""
    ability, costs = yield from spliced(game, game.scene_of(item), item, look)
    return attrs.evolve(item, ability=ability, besides=(*item.besides, *costs))


def chosen_modes(game: Game, item: Item, look: Look, body: Choose) -> Asking[tuple[int, ...]]:
    """As many as the text says, or all of them for what is then paid besides [700.2, 702.42a]."""
    scene = game.scene_of(item)
    every = tuple(range(len(body.modes)))
    for cost in optional_costs(look):
        if isinstance(cost, Entwine) and len(body.able(scene)) == len(every) and (
                yield from agree(item.you, write(cost), kind="kicker", source=item.source, rule="702.42a")):
            return every
    modes: tuple[int, ...] = yield from body.choose(scene)
    return modes


def kickers_paid(look: Look, item: Item) -> list[Any]:
    return [kicker for kicker, times in zip(optional_costs(look), item.kickers, strict=False) if times]


def costs_paid(look: Look, item: Item) -> tuple[tuple[Any, int], ...]:
    """The optional costs that were paid, each with how often, for the permanent that the spell becomes."""
    return tuple((cost, times) for cost, times in zip(optional_costs(look), item.kickers, strict=False) if times)


def kicked(game: Game, item: Item, kicker: Any) -> Asking[int]:
    """How often this cost will be paid: once at most, or as often as one likes [702.33a, c]."""
    if isinstance(kicker, Entwine):
        body: Any = getattr(item.ability, "body", None)
        return int(isinstance(body, Choose) and len(item.modes) == len(body.modes) > body.count.value(game.scene_of(item)))
    about: dict[str, Any] = dict(kind="kicker", source=item.source, rule="702.33c" if type(kicker) is Multikicker else kicker.rule)
    if kicker.most == 1:
        return int((yield from agree(item.you, write(kicker), **about)))
    [times] = yield Choice(who=item.you, ask=f"{write(kicker)}: how often", options=tuple(range(kicker.most + 1)), **about)
    chosen: int = times
    return chosen


# ---- what it costs [601.2f] ----
def mana_to_pay(state: State, id: int, face: str, by: OtherWay | None) -> tuple[str, ...]:
    """The mana cost of a card that is to be cast, or what is paid rather than that [118.9]."""
    thing = state.thing(id)
    up = permissions.face_up_in(thing, face) if thing else None
    price: tuple[str, ...] | None = price_of(state, id) if by is None else None
    symbols: tuple[str, ...] = by.mana.symbols if by and by.mana else up.cost if up else ()
    return symbols if price is None else price


@rule("601.2f", without=lambda state, item, look, mana: (ManaCost(symbols=mana),))
def total_cost(state: State, item: Item, look: Look, mana: tuple[str, ...]) -> tuple[Any, ...]:
    """What is paid in mana, plus increases, minus reductions, which lower only generic mana; then what is not mana."""
    by: Any = item.way
    symbols = [str(item.x) if s == "X" else s for s in (by.lessened(Scene(state, item.you, item.source, item), mana) if by else mana)]
    others: list[Any] = [a.cost for a in look.abilities if isinstance(a, AdditionalCost)] + list(by.others if by else ())
    more = [kicker.paid for kicker, times in zip(optional_costs(look), item.kickers, strict=False) for _ in range(times)]
    for part in [*more, *item.besides, *(part for a in look.abilities if isinstance(a, CostOfModes) for part in a.extra(item))]:
        if isinstance(part, ManaCost):
            symbols += [str(item.x) if s == "X" else s for s in part.symbols]
        else:
            others.append(part)
    generic = sum(int(s) for s in symbols if s.isdigit()) + tax(state, item.id)
    changes = cost_changes(state, item, look)
    generic = max(0, generic + sum(c for c in changes if c > 0) + sum(c for c in changes if c < 0))
    colored = [s for s in symbols if not s.isdigit()]
    return (ManaCost(symbols=(*([str(generic)] if generic else []), *colored)), *others)


def cost_changes(state: State, item: Item, look: Look) -> list[int]:
    """How much generic mana each effect adds or takes: increases are summed before reductions."""
    found = [a.change(Scene(state, you, id), item.source) for id, you, _, a in state.derived.having(CostChange)]
    own = [a.change(Scene(state, item.you, item.source, item)) for a in look.abilities if isinstance(a, OwnCost)]
    return [change for change in found + own if change]


def costs_now(state: State, you: int, id: int, face: str = "front", way: str = "", x: int = 0) -> list[tuple[Any, ...]]:
    """What casting it would cost now, as the spell that it would be, with that X and nothing kicked: for each additional cost that could
    be chosen, and then the same for each alternative cost that is offered for it [118.9d]."""
    by = permissions.other_way(state, you, id, face, way)
    proposed, item = as_spell(state, you, id, face, way), Item(id=id, you=you, source=id, way=by, x=x)
    others = [] if is_alternative(by) else other_costs(proposed, you, id)
    own = mana_to_pay(state, id, face, by)
    manas = [*([own] if own or not others else ()), *(other.mana.symbols for other in others)]
    look = proposed.look(id)
    chosen = itertools.product(*(either.ways.values() for either in either_costs(look)))
    items = [attrs.evolve(item, besides=parts) for parts in chosen]
    return [total_cost(proposed, item, look, mana) for mana in manas for item in items]
