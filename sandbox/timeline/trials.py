"""A card tried out by itself: cast, its triggers set off, each ability activated once, with whatever answers are legal."""
from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from sandbox.engine.choices import Asking, Choice, Pairs
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import ANY, Ability, Condition, Exactly, Player, Scene, Spoken, The, Triggered
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD, HAND, State
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, walk
from sandbox.language.writing import printed
from sandbox.rules import actions
from sandbox.rules.leaving import is_over
from sandbox.rules.possible import possible
from sandbox.timeline.simulate import Policy, agreeing, at_random, declining
from sandbox.timeline.stock import POOL, elsewhere, put, suited

MOST_ANSWERS = 400                                    # to one deed; more is taken as going on for ever
ROUND = ("beginning of combat", "combat damage", "end", "upkeep", "precombat main", "combat damage", "end", "precombat main")


@attrs.define
class Trial:
    """What became of a card. errors: one line each; idle: (line, verb) for what never happened, with the reason."""
    name: str
    errors: list[str] = attrs.Factory(list)
    verbs: int = 0
    idle: list[tuple[str, str]] = attrs.Factory(list)
    carried_out: list[Any] = attrs.Factory(list)
    refusals: list[str] = attrs.Factory(list)


@attrs.define
class Bench:
    """The table that a card is tried on, with what has come about there."""
    trial: Trial
    policy: Policy
    state: State

    def does(self, deed: str, work: Callable[[Game], Asking[Any]]) -> bool:
        """Carries it through; what is refused is as if it had not been tried, what breaks is noted."""
        game = Game(self.state)
        try:
            self.answered(work(game))
        except Illegal as refused:
            self.trial.refusals.append(f"{deed}: {refused}")
            return False
        except Exception as broken:                   # any mistake of ours is what a trial is there to find
            self.trial.errors.append(f"{deed}: {type(broken).__name__}: {broken}")
            return False
        finally:
            self.trial.carried_out += game.carried_out
        self.state = game.state
        return True

    def answered(self, work: Asking[Any]) -> None:
        asked = next(work, None)
        for _ in range(MOST_ANSWERS):
            if asked is None:
                return
            asked = following(work, self.answer(asked))
        raise RuntimeError("it asks on and on")

    def answer(self, asked: Choice) -> tuple[Any, ...]:
        if asked.kind == "pay" and "auto" in asked.options:
            return ("auto",)
        return self.policy(asked)

    def acts(self, action: tuple[Any, ...]) -> bool:
        return self.does(" ".join(map(str, action[:1])), lambda game: actions.run(game, action))

    def settles(self) -> None:
        if self.state.stack or self.state.waiting:
            self.acts(("settle", self.state.active))


def following(work: Asking[Any], answer: tuple[Any, ...]) -> Choice | None:
    try:
        return work.send(answer)
    except StopIteration:
        return None


def willing(turn: int) -> Policy:
    """Does what may be done, picks one where none would do, fights every other turn; another mode and another option each."""
    def answer(asked: Choice) -> tuple[Any, ...]:
        if isinstance(asked, Pairs):
            return everyone(asked) if turn % 2 else ()
        if type(asked) is not Choice or set(asked.options) == {"yes", "no"}:
            return agreeing(asked)
        count = max(asked.least, min(1, asked.most))
        start = turn % max(1, len(asked.options)) if asked.kind in ("mode", "target") else 0
        some = (asked.options[start:] + asked.options[:start])[:count]
        return some if asked.fits(some) else agreeing(asked)
    return answer


def everyone(asked: Pairs) -> tuple[Any, ...]:
    """Each of the first that can be paired, as far as all of them together are legal."""
    pairs: tuple[Any, ...] = ()
    for pair in asked.options:
        if pair[0] not in [one for one, _ in pairs] and asked.fits((*pairs, pair)):
            pairs = (*pairs, pair)
    return pairs


def unwilling(asked: Choice) -> tuple[Any, ...]:
    """Declines what is optional, but fights."""
    return everyone(asked) if isinstance(asked, Pairs) else declining(asked)


def tried(card: Card) -> Trial:
    """The card on stocked tables: willing, then at random; the chance is the card's own, so every run is the same."""
    trial = Trial(card.front.name)
    chance = random.Random(zlib.crc32(card.front.name.encode()))
    policies: list[Policy] = [willing(0), declining, willing(1), willing(2), willing(3), at_random(chance)]
    for policy in policies:
        one_trial(card, trial, policy)
        if not open_ends(card, trial):
            break
    trial.verbs = len(list(verbs_of(card)))
    trial.idle = [(line, type(verb).__name__) for line, verb in idle(card, trial.carried_out)]
    return trial


def one_trial(card: Card, trial: Trial, policy: Policy) -> None:
    """From the hand, on the battlefield, elsewhere; what has all happened already is not tried again."""
    table = suited(card)
    cast_from_hand(Bench(trial, policy, table), card)
    if not {"instant", "sorcery"} & set(card.front.types) and (open_ends(card, trial) or not trial.carried_out):
        lives_through_turns(Bench(trial, policy, table), card)
    if open_ends(card, trial):
        used_elsewhere(Bench(trial, policy, table), card)


def open_ends(card: Card, trial: Trial) -> bool:
    """Whether something has not happened yet."""
    return not trial.errors and bool(idle(card, trial.carried_out))


def cast_from_hand(bench: Bench, card: Card) -> None:
    """By every face that can be cast or played; what needs a spell to aim at gets one."""
    id = laid(bench, card, HAND)
    start = bench.state
    for one in offered(bench, id):
        bench.state = start
        if one.reason:
            bench.state = with_spell_on_the_stack(bench, id) or in_combat(bench, id) or start
        bench.acts(one.action)
        bench.settles()
        later(bench)
        for stage in (set_off_all, casts_everything):
            if one.kind == "cast" and here(bench, card) and open_ends(card, bench.trial):
                stage(bench, card)


def offered(bench: Bench, id: int) -> list[Any]:
    found: list[Any] = []
    bench.does("possible", lambda game: noted(found, possible(game.state, 0, id)))
    return found


def noted(found: list[Any], ones: list[Any]) -> Asking[None]:
    found += ones
    yield from ()


def with_spell_on_the_stack(bench: Bench, id: int) -> State | None:
    """A spell of Bob's waits to resolve, one that Alice's card can do something about."""
    for card in elsewhere():
        trying = Bench(bench.trial, declining, bench.state)
        spell = laid(trying, card, HAND, 1)
        trying.acts(("set_turn", 0, (("active", 1), ("priority", 1))))
        if trying.acts(("cast", 1, spell, "front")) and trying.acts(("pass", 1)) and trying.state.stack and trying.state.priority == 0 \
                and any(not one.reason for one in offered(trying, id)):
            return trying.state
    return None


def in_combat(bench: Bench, id: int) -> State | None:
    """The attack of either player in which the card has something to do."""
    for you in (0, 1):
        trying = Bench(bench.trial, unwilling, bench.state)
        trying.acts(("set_turn", 0, (("active", you), ("priority", you))))
        for step in ("declare attackers", "declare blockers"):
            trying.acts(("go_to", you, 0, step))
            trying.acts(("set_turn", 0, (("priority", 0),)))
            trying.acts(("set_player", 0, 0, (("pool", POOL),)))
            if any(not one.reason for one in offered(trying, id)):
                return trying.state
    return None


def laid(bench: Bench, card: Card, zone: str, seat: int = 0, **how: Any) -> int:
    """Put there without anything happening; its id."""
    game = Game(bench.state)
    id = put(game, seat, card, zone, tuple(how.items()))
    bench.state = game.state
    return id


def lives_through_turns(bench: Bench, card: Card) -> None:
    """On the battlefield: everything is activated, what triggers is set off, two turns go by."""
    for side in ("front", "back") if card.back and card.layout in ("transform", "modal") else ("front",):
        trying = Bench(bench.trial, bench.policy, bench.state)
        types = {*(card.back if side == "back" and card.back else card.front).types}
        how: dict[str, Any] = {"attached": creature_of(trying.state, 0)} if types & {"Aura", "Equipment"} else {}
        if "planeswalker" in types:
            how["counters"] = (("loyalty", 15),)
        laid(trying, card, BATTLEFIELD, transformed=side, **how)
        trying.settles()
        for stage in (activates_all, set_off_all, casts_everything, goes_round):
            if open_ends(card, trying.trial):
                stage(trying, card)


def goes_round(bench: Bench, card: Card) -> None:
    for step in ROUND:
        if is_over(bench.state) or not bench.acts(("go_to", bench.state.active, 0, step)):
            break
        bench.settles()
        if open_ends(card, bench.trial):
            activates_all(bench, card)


def creature_of(state: State, you: int) -> int:
    """One without counters; Illegal if there is none."""
    found = state.fitting(lambda thing, look: "creature" in look.types and look.controller == you and not thing.counters)
    if not found:
        raise Illegal("", "there is no creature")
    return found[0]


def used_elsewhere(bench: Bench, card: Card) -> None:
    """From the graveyard and the hand, whatever can be done there."""
    for zone in (GRAVEYARD, HAND):
        trying = Bench(bench.trial, bench.policy, bench.state)
        id = laid(trying, card, zone)
        start = trying.state
        for one in offered(trying, id):
            if not one.reason and not (zone == HAND and one.kind in ("cast", "play")):
                trying.state = start
                trying.acts(one.action)
                trying.settles()


def set_off_all(bench: Bench, card: Card) -> None:
    """Each trigger's own words are told as if somebody had done it: what it waits for happens."""
    start = bench.state
    for id in here(bench, card):
        for ability in bench.state.look(id).abilities:
            event = getattr(ability, "event", None) if isinstance(ability, Triggered) else None
            if isinstance(event, Verb) and not any(one is ability or one == ability for one in bench.trial.carried_out):
                for you in (0, 1):
                    bench.state = start
                    bench.does(f"set off by hand: {type(event).__name__}", lambda game, e=event, i=id, y=you: told(game, e, i, y))
                    bench.settles()
    bench.state = start


def told(game: Game, event: Any, id: int, you: int) -> Asking[None]:
    """Raises Illegal for what can't be told: an attack, a cast spell, the beginning of a step."""
    try:
        events = yield from said_fully(event, you, creature_of(game.state, 1 - you)).bound(Scene(game, 0, id))
        yield from game.happen(*events[:1])
    except (TypeError, AttributeError, ValueError, LookupError) as untold:
        raise Illegal("", f"can't be told: {untold}") from None
    yield from actions.run(game, ("check", game.state.active))


def said_fully(event: Any, you: int, someone: int) -> Any:
    """With something in place of what a pattern leaves open."""
    fields = {f.name: f for f in attrs.fields(type(event)) if f.init and getattr(event, f.name) == ANY}
    filled: dict[str, Any] = {"Number": Exactly(n=2), "Who": Player(you), "Recipient": Player(you), "What": The(someone)}
    return attrs.evolve(event, **{name: filled[kind] for name, f in fields.items() if (kind := getattr(f.type, "__name__", "")) in filled})


def casts_everything(bench: Bench, card: Card) -> None:
    """Whatever each player holds is cast, from where things stand now; then all of it in one turn."""
    start = bench.state
    for you in (0, 1):
        bench.state = start
        bench.acts(("set_turn", 0, (("active", you), ("priority", you), ("step", "precombat main"))))
        for id in bench.state.seats[you].hand:
            for one in [one for one in possible(bench.state, you, id) if not one.reason][:1]:
                bench.acts(one.action)
                bench.settles()
                bench.acts(("set_player", you, you, (("pool", POOL),)))
    bench.state = start


def here(bench: Bench, card: Card) -> list[int]:
    """The card's permanents of Alice's."""
    names = {face.name for face in (card.front, card.back) if face}
    return list(bench.state.fitting(lambda thing, look: look.controller == 0 and look.name in names))


def activates_all(bench: Bench, card: Card) -> None:
    """Each ability once, each from where things stand now; what lacks a target gets a spell or a fight."""
    if bench.state.priority != 0:
        return
    start = bench.state
    for id in here(bench, card):
        for one in offered(bench, id):
            bench.state = start
            if one.rule == "601.2c" and not bench.state.stack and bench.state.step == "precombat main":
                bench.state = with_spell_on_the_stack(bench, id) or in_combat(bench, id) or start
            if bench.acts(one.action):
                bench.settles()
                later(bench)
    bench.state = start


def later(bench: Bench) -> None:
    """What was put off comes about."""
    for step in ("end of combat", "end", "upkeep"):
        if bench.state.delayed and not is_over(bench.state):
            bench.acts(("go_to", bench.state.active, 0, step))
            bench.settles()


# ---- what ought to have happened ----
def verbs_of(card: Card) -> Iterator[tuple[str, Any]]:
    """Every verb that an ability tells or waits for, with its line."""
    for face in (card.front, card.back):
        for ability in face.abilities if face else ():
            if isinstance(ability, Spoken):
                line = printed(ability)
                if isinstance(ability, Triggered):
                    yield line, ability
                yield from ((line, verb) for verb in told_in(ability, getattr(ability, "event", None)))


def told_in(value: Any, leaving_out: Any) -> Iterator[Any]:
    """The verbs in a phrase that are instructions or costs: none of conditions, nouns, and abilities that are only granted."""
    if isinstance(value, tuple):
        for one in value:
            yield from told_in(one, leaving_out)
    elif isinstance(value, Phrase) and value is not leaving_out and not isinstance(value, Condition):
        if isinstance(value, Verb):
            yield value
        for field in attrs.fields(type(value)):       # type: ignore[arg-type]
            inner = getattr(value, field.name)
            if not isinstance(inner, Ability):
                yield from told_in(inner, leaving_out)


def shape(phrase: Any) -> tuple[Any, ...]:
    """A verb but for its nouns, which pronouns may stand for."""
    return type(phrase), getattr(phrase, "to", None)


def idle(card: Card, carried_out: list[Any]) -> list[tuple[str, Any]]:
    """What never happened."""
    done = {shape(inner) for one in carried_out if not isinstance(one, Ability) for inner in walk(one) if isinstance(inner, Verb)}
    abilities = [one for one in carried_out if isinstance(one, Ability)]
    return [(line, one) for line, one in verbs_of(card)
            if (shape(one) not in done if isinstance(one, Verb) else one not in abilities)]
