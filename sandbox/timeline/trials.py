"""A card tried out by itself: cast, its triggers set off, each ability activated once, with whatever answers are legal."""
from __future__ import annotations

import functools
import itertools
import random
import re
import zlib
from typing import Any

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.game import Game
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import ANY, ONE, Exactly, Keyword, Player, Scene, The, Triggered
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.writing import printed
from sandbox.rules import actions, editing
from sandbox.rules.leaving import is_over
from sandbox.rules.possible import Possible, possible
from sandbox.timeline.happening import idle, wanted_of, why_idle
from sandbox.timeline.occasions import (
    cast_in_a_row,
    casting_out_of_turn,
    everything_enters,
    most_counters,
    much_is_told,
    suitable_host,
    tapped_first,
)
from sandbox.timeline.simulate import Policy, at_random, declining
from sandbox.timeline.stock import POOL, counters_of, dealt, phrases, poorer, suited
from sandbox.timeline.trying import Bench, Trial, after_a_fight, as_it_is, creature_of, in_combat, is_busy, laid, offered, willing
from sandbox.timeline.trying import with_spell_on_the_stack as with_a_spell
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.either import EitherDeed
from sandbox.vocabulary.facing import TurnUp
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.tapping import Tap, Untap
from sandbox.vocabulary.watching_more import CountersPut

CASTING = re.compile(r"\b(cast|casts|spells?|play|plays|played|activat\w+|targets?|taps?|tapped|untap\w*|mana|(?<!~ )enters?|entered)\b")
BEHIND, POOR = 3, 4                                   # the tables on which the last cards lie on top, and on which Alice has little
ROUND = ("upkeep", "precombat main", "beginning of combat", "combat damage", "end", "upkeep", "precombat main", "combat damage", "end",
         "upkeep", "precombat main")


def tried(card: Card) -> Trial:
    """The card on stocked tables: willing, then at random; the chance is the card's own, so every run is the same."""
    trial = Trial(card.front.name)
    chance = random.Random(zlib.crc32(card.front.name.encode()))
    policies: list[Policy] = [willing(0), declining, willing(1), willing(2), willing(3), at_random(chance)]
    for turn, policy in enumerate(policies):
        one_trial(card, trial, policy, turn)
        if not open_ends(card, trial):
            break
    trial.verbs = len(wanted_of(card))
    trial.idle = [(line, type(verb).__name__, why_idle(card, line, trial.happened, trial.refusals))
                  for line, verb in idle(card, trial.happened)]
    return trial


def one_trial(card: Card, trial: Trial, policy: Policy, turn: int) -> None:
    """From the hand, on the battlefield, elsewhere, with other cards on top of the libraries each time; what has all happened already
    is not tried again."""
    table = dealt(poorer(suited(card), card) if turn == POOR else suited(card), -1 if turn == BEHIND else turn)
    cast_from_hand(Bench(trial, policy, table), card)
    if sides_of(card) and (open_ends(card, trial) or not trial.happened):
        lives_through_turns(Bench(trial, policy, table), card)
    if open_ends(card, trial):
        used_elsewhere(Bench(trial, policy, table), card)


def open_ends(card: Card, trial: Trial) -> bool:
    """Whether something has not happened yet."""
    return not trial.errors and bool(idle(card, trial.happened))


def cast_from_hand(bench: Bench, card: Card) -> None:
    """By every face that can be cast or played; what needs a spell to aim at, or a fight, gets one."""
    id = laid(bench, card, HAND)
    start = bench.state
    for one in offered(bench, id):
        for occasion in (as_it_is, with_a_spell, in_combat, after_a_fight) if quick(card) else (as_it_is, after_a_fight):
            bench.state = start
            if not open_ends(card, bench.trial) and bench.trial.happened:
                return
            if state := occasion(bench, id, one.action):
                bench.state = state
                is_cast(bench, card, one)


def quick(card: Card) -> bool:
    """Whether it can be cast while something waits to resolve, and in a fight."""
    faces = [face for face in (card.front, card.back) if face]
    return any("instant" in face.types or "flash" in printed(ability).lower() for face in faces for ability in face.abilities)


def is_cast(bench: Bench, card: Card, one: Possible) -> None:
    """And what follows from it."""
    if not bench.acts(one.action, one.text):
        return
    bench.settles()
    later(bench)
    if one.kind == "cast" and here(bench, card) and open_ends(card, bench.trial):
        set_off_all(bench, card, here(bench, card))
        if speaks(card, "chosen"):
            for stage in (activates_all, casts_everything, what_enters):
                stage(bench, card)
        if any(isinstance(verb, Keyword) for _, verb in idle(card, bench.trial.happened)):
            goes_round(bench, card)


def speaks(card: Card, words: str) -> bool:
    """Whether a line has those words."""
    return any(words in printed(ability) for face in (card.front, card.back) if face for ability in face.abilities)


def sides_of(card: Card) -> list[str]:
    """The faces with which it can lie on the battlefield."""
    faces = {"front": card.front, "back": card.back if card.layout in ("transform", "modal", "flip") else None}
    return [side for side, face in faces.items() if face and not {"instant", "sorcery"} & {*face.types}]


def lives_through_turns(bench: Bench, card: Card) -> None:
    """On the battlefield: everything is activated, what triggers is set off, two turns go by."""
    for side in sides_of(card):
        trying = Bench(bench.trial, bench.policy, bench.state)
        types = {*(card.back if side == "back" and card.back else card.front).types}
        how: dict[str, Any] = {"attached": creature_of(trying.state, 0)} if types & {"Aura", "Equipment"} else {}
        how = suitable_host(trying.state, card) or how if "Aura" in types else how
        if kinds := counters_of(card) | ({"loyalty"} if "planeswalker" in types else set()):
            how["counters"] = tuple((kind, 15 if kind == "loyalty" else most_counters(card, kind)) for kind in sorted(kinds))
        if speaks(card, "untap ~") and not speaks(card, "{T}"):
            how["tapped"] = "tapped"
        laid(trying, card, BATTLEFIELD, transformed=side, **how)
        trying.settles()
        for stage in (activates_all, set_off_here, casts_everything, is_turned_up, goes_round, is_used_tapped, what_enters, what_is_told):
            if open_ends(card, trying.trial):
                stage(trying, card)


def still_idle(bench: Bench, card: Card) -> str:
    """The lines in which something has not happened yet."""
    return "\n".join(dict.fromkeys(line for line, _ in idle(card, bench.trial.happened))).lower()


def what_enters(bench: Bench, card: Card) -> None:
    """Where it speaks of that: all that is held enters."""
    if any(word in still_idle(bench, card) for word in ("enters", "enter ", "onto the battlefield", "chosen type")):
        everything_enters(bench)


def what_is_told(bench: Bench, card: Card) -> None:
    much_is_told(bench, still_idle(bench, card))


def is_used_tapped(bench: Bench, card: Card) -> None:
    """What untaps it, and what is done with untapping, finds it tapped."""
    if "untap" not in still_idle(bench, card):
        return
    start = bench.state
    tapped_first(bench, here(bench, card))
    for stage in (activates_all, set_off_here, casts_everything):
        stage(bench, card)
    bench.acts(("set_turn", 0, (("active", 0), ("step", "untap"))))
    bench.acts(("go_to", 0, 0, "upkeep"))
    bench.settles()
    bench.acts(("set_player", 0, 0, (("pool", POOL),)))
    tapped_first(bench, here(bench, card))
    activates_all(bench, card)
    bench.state = start


def is_turned_up(bench: Bench, card: Card) -> None:
    """Where it speaks of that."""
    if not any(isinstance(phrase, TurnUp) for phrase in phrases(card)):
        return
    trying = Bench(bench.trial, bench.policy, bench.state)
    id = laid(trying, card, BATTLEFIELD, facing="face down")
    trying.acts(("make_turned", 0, id, "face up"))
    trying.settles()


def goes_round(bench: Bench, card: Card) -> None:
    """From her upkeep on, through a turn of each player."""
    bench.acts(("set_turn", 0, (("active", 0), ("step", "untap"))))
    for step in ROUND:
        if is_over(bench.state) or not bench.acts(("go_to", bench.state.active, 0, step)):
            break
        bench.acts(("set_player", 0, 0, (("pool", POOL),)))
        if step == "beginning of combat" or step == "upkeep" and bench.state.active:
            is_busy(bench)
        if step == "precombat main" and " cast" in (lines := still_idle(bench, card)) and ("turn" in lines or "at the" in lines):
            cast_in_a_row(bench, bench.state.active, 3)
        bench.settles()
        if open_ends(card, bench.trial):
            activates_all(bench, card)


def used_elsewhere(bench: Bench, card: Card) -> None:
    """From the graveyard and the hand, whatever can be done there."""
    for zone in (GRAVEYARD, HAND):
        trying = Bench(bench.trial, bench.policy, bench.state)
        id = laid(trying, card, zone)
        start = trying.state
        if zone == GRAVEYARD:
            set_off_all(trying, card, [id])
            if speaks(card, "upkeep"):
                trying.acts(("set_turn", 0, (("active", 0), ("step", "untap"))))
                trying.acts(("go_to", 0, 0, "upkeep"))
                trying.acts(("set_player", 0, 0, (("pool", POOL),)))
                start = trying.state
        for one in offered(trying, id):
            if not one.reason and not (zone == HAND and one.kind in ("cast", "play")):
                trying.state = start
                trying.acts(one.action)
                trying.settles()
                waits_in_exile(trying, card, id)
        if zone == HAND and open_ends(card, bench.trial):
            trying.state = start
            trying.acts(("tell", 0, "Discard your hand."))
            trying.settles()
        if zone == GRAVEYARD and open_ends(card, bench.trial):
            trying.state = start
            for stage in (casts_everything, what_enters, what_is_told, goes_round):
                stage(trying, card)
    if speaks(card, "from your library") and open_ends(card, bench.trial):
        trying = Bench(bench.trial, bench.policy, bench.state)
        laid(trying, card, LIBRARY)
        trying.acts(("tell", 0, "Mill a card."))
        trying.settles()


def waits_in_exile(bench: Bench, card: Card, id: int) -> None:
    """What was set aside there, upkeep by upkeep; the last of its counters are taken off by it."""
    for _ in range(2):
        found = next((one for one in bench.state.things.values() if one.zone == EXILE and one.card == card and one.owner == 0), None)
        if found is None or is_over(bench.state) or not open_ends(card, bench.trial):
            return
        if found.counters:
            fewer = tuple((kind, 1) for kind, _ in found.counters)
            bench.does("set", functools.partial(editing.set_fields, you=0, id=found.id, how=(("counters", fewer),)))
        bench.acts(("set_turn", 0, (("active", 0), ("step", "untap"))))
        bench.acts(("go_to", 0, 0, "upkeep"))
        bench.settles()


def set_off_here(bench: Bench, card: Card) -> None:
    set_off_all(bench, card, here(bench, card))


def set_off_all(bench: Bench, card: Card, ids: list[int]) -> None:
    """Each trigger's own words are told as if somebody had done it: what it waits for happens."""
    start = bench.state
    for id in ids:
        for ability in bench.state.look(id).abilities:
            events = waited_for(getattr(ability, "event", None)) if isinstance(ability, Triggered) else []
            if printed(ability) in {line for line, _ in idle(card, bench.trial.happened)}:
                for event, you in itertools.product(events, (0, 1)):
                    bench.state = start
                    if isinstance(event, Untap | Tap):
                        tapped_first(bench, [id], "tapped" if isinstance(event, Untap) else "untapped")
                    bench.does(f"set off by hand: {type(event).__name__}", functools.partial(told, event=event, id=id, you=you))
                    bench.settles()
    bench.state = start


def waited_for(event: Any) -> list[Any]:
    """The verbs that a trigger waits for, each as it can be told by itself."""
    if isinstance(event, EitherDeed):
        return [one for verb in event.both for one in waited_for(verb)]
    if isinstance(event, CountersPut):
        return [PutCounters(who=event.who, what=event.what, count=ONE, kind=event.kind or CounterKind(word="+1/+1"))]
    return [event] if isinstance(event, Verb) else []


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
    """Whatever each player holds is cast in one turn, where something that has not happened yet speaks of such."""
    if not any(isinstance(one, Keyword) or CASTING.search(line) for line, one in idle(card, bench.trial.happened)):
        return
    start = bench.state
    if "during" in still_idle(bench, card):
        casting_out_of_turn(bench)
    for you in (0, 1):
        bench.state = start
        bench.acts(("set_turn", 0, (("active", you), ("priority", you), ("step", "precombat main"))))
        for id in [*bench.state.seats[you].hand, *(thing.id for thing in bench.state.permanents() if thing.controller == you)]:
            if not open_ends(card, bench.trial):
                break
            for one in [one for one in possible(bench.state, you, id) if not one.reason][:1]:
                bench.acts(one.action)
                bench.settles()
                bench.acts(("set_player", you, you, (("pool", POOL),)))
    bench.state = start


def here(bench: Bench, card: Card) -> list[int]:
    """The card's permanents of Alice's."""
    names = {face.name for face in (card.front, card.back) if face}
    return [thing.id for thing in bench.state.permanents() if (look := bench.state.look(thing.id)).controller == 0 and look.name in names]


def activates_all(bench: Bench, card: Card) -> None:
    """Each ability once, each from where things stand now; what lacks a target gets a spell or a fight."""
    if bench.state.priority != 0:
        return
    start = bench.state
    for id in here(bench, card):
        for one in offered(bench, id):
            bench.state = start
            if one.rule == "601.2c" and not bench.state.stack and bench.state.step == "precombat main":
                bench.state = with_a_spell(bench, id, one.action) or in_combat(bench, id, one.action) or start
            if bench.acts(one.action, one.text):
                bench.settles()
                later(bench)
    bench.state = start


def later(bench: Bench) -> None:
    """What was put off comes about."""
    for step in ("end of combat", "end", "upkeep"):
        if bench.state.delayed and not is_over(bench.state):
            bench.acts(("go_to", bench.state.active, 0, step))
            bench.settles()


