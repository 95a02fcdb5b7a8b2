"""Turns: phases and steps, what the rules do as each begins, and when nobody gets priority [500-514, 703]."""
from __future__ import annotations

from sandbox.engine import triggers
from sandbox.engine.choices import Asking, choose
from sandbox.engine.game import Game
from sandbox.engine.kinds import ONE, bare, player, the
from sandbox.engine.rulebook import TURN_BASED, rule, turn_based
from sandbox.engine.state import STEPS, Item, Seat, State
from sandbox.rules import blocking, combat
from sandbox.rules.earmarking import common
from sandbox.rules.leaving import is_over, leave_to_the_living
from sandbox.rules.state_based import check, quiet
from sandbox.vocabulary.bounds import untaps
from sandbox.vocabulary.drawing import Draw
from sandbox.vocabulary.hand_size import maximum_hand_size
from sandbox.vocabulary.moving import Discard
from sandbox.vocabulary.staying_tapped import may_stay_tapped, stay_no_longer, waits_tapped
from sandbox.vocabulary.steps import BeginStep
from sandbox.vocabulary.steps_left_out import skips
from sandbox.vocabulary.tapping import Untap
from sandbox.vocabulary.untapping_for_others import untapped_for_others

WITHOUT_PRIORITY = "untap", "cleanup"


def never_ended(game: Game) -> Asking[None]:
    game.put(ending="")
    yield from priority_to_active(game)


@rule("117.3", without=lambda game: quiet(game))
def priority_to_active(game: Game) -> Asking[None]:
    """117.3a-b, after state-based actions and triggers [117.5]; to the next player if the active one has left [800.4j]."""
    if game.state.ending:
        yield from end_now(game)
        return
    yield from quiet(game)
    game.put(priority=game.state.active, passed=0)
    leave_to_the_living(game)


@rule("723.1", "723.2", without=never_ended)
def end_now(game: Game) -> Asking[None]:
    """State-based actions are checked and nothing is put on the stack; creatures leave combat; then come the cleanup step, or the phase
    after combat, and steps between are skipped."""
    what = game.state.ending
    game.put(ending="")
    yield from check(game)
    combat.leave(game)
    if what == "turn":
        game.put(extra_phases=(), resume="")
        yield from begin_step(game, "cleanup")
        if game.state.priority is not None:
            yield from priority_to_active(game)
            return
    else:
        game.put(step="end of combat")
    yield from advance(game)


def advance(game: Game) -> Asking[None]:
    """To the next step in which a player gets priority."""
    while not is_over(game.state):
        end_step(game)
        step = next_step(game)
        if (game.state.active, step) in game.state.skipped or skips(game.state, step):
            skip(game, step)
            continue
        yield from begin_step(game, step)
        if step not in WITHOUT_PRIORITY or game.state.priority is not None:
            yield from priority_to_active(game)
            return


def skip(game: Game, step: str) -> None:
    """As though it were not there: nothing triggers and nobody has priority [500.11]."""
    game.put(step=step, priority=None, skipped=tuple(s for s in game.state.skipped if s != (game.state.active, step)))


@rule("500.5", "703.4q", without=lambda game: None)
def end_step(game: Game) -> None:
    """Unspent mana empties [500.5], but for what stays until combat ends."""
    for seat, who in enumerate(game.state.seats):
        if who.pool or who.kept:
            left = "" if game.state.step == "end of combat" else not_lost(who)
            game.put_seat(seat, pool=left, tied=())          # what is kept may be spent on anything
            game.mark_seat(seat, kept=left)
    if game.state.step == "end of combat":
        combat.leave(game)


@rule("702.189a", without=lambda who: "")
def not_lost(who: Seat) -> str:
    """Of the pool, the mana that an effect keeps; the rest was spent first."""
    return common(who.pool, who.kept)


def next_step(game: Game) -> str:
    """Steps that have nothing to happen in them are skipped: no attackers, no combat damage by first strikers [508.8, 510.4]."""
    state = game.state
    if state.step == "cleanup":
        if state.priority is not None:                # somebody had priority in it [514.3a]
            return "cleanup"
        begin_turn(game)
        return "untap"
    after = STEPS[STEPS.index(state.step) + 1]
    if state.step in PHASE_ENDS and (state.extra_phases or state.resume):
        return in_between(game, after)
    if state.step == "declare attackers" and not combat.attacked(state):
        return "end of combat"
    if after == "first-strike combat damage" and not combat.first_strikers(state):
        return "combat damage"
    return after


PHASE_ENDS = "precombat main", "end of combat", "postcombat main"


def in_between(game: Game, after: str) -> str:
    """Phases that were added to the turn come first; then it goes on where it would have gone on [500.8]."""
    after = game.state.resume or after
    if not game.state.extra_phases:
        game.put(resume="")
        return after
    first, *rest = game.state.extra_phases
    game.put(extra_phases=tuple(rest), resume=after)
    return first


def next_player(game: Game) -> int:
    """Whose turn comes next: of extra turns the one created last, else the next player in turn order; who skips it is passed over."""
    while True:
        state = game.state
        extra = [seat for seat in state.extra_turns if not state.seats[seat].lost]
        last = state.active if state.regular is None else state.regular
        if extra:                                     # 500.7
            seat = extra[-1]
            game.put(extra_turns=tuple(extra[:-1]), regular=last)
        else:
            seats = len(state.seats)
            seat = next(seat for i in range(1, seats + 1) if not state.seats[seat := (last + i) % seats].lost)
            game.put(extra_turns=(), regular=None)
        if seat not in game.state.skipped_turns:
            return seat
        skipped = list(game.state.skipped_turns)      # 500.11
        skipped.remove(seat)
        game.put(skipped_turns=tuple(skipped), regular=seat if not extra else last)


@rule("800.4m", without=lambda was, active: [])
def would_have_begun(was: State, active: int) -> list[int]:
    """Whose turns are passed over because they have left: what lasts until their next turn ends here."""
    seats, last = len(was.seats), was.active if was.regular is None else was.regular
    if any(not was.seats[seat].lost for seat in was.extra_turns):
        return []
    between = [(last + i) % seats for i in range(1, seats + 1)]
    return [seat for seat in between[:between.index(active)] if was.seats[seat].lost]


def begin_turn(game: Game) -> None:
    """The next player's turn; what they have controlled since it began is no longer summoning sick [302.6]."""
    was = game.state
    active = next_player(game)
    now = {active, *would_have_begun(was, active)}
    for seat, _ in enumerate(game.state.seats):
        game.mark_seat(seat, lands_played=0)
    triggers.take_note(game)
    game.put(effects=tuple(e for e in game.state.effects if not (e.until == "your next turn" and e.you in now)),
             delayed=tuple(d for d in game.state.delayed if not (d.lasts == "your next turn" and d.you in now)))
    triggers.take_note(game)
    game.put(extra_phases=(), resume="", controlled=under_control_now(game, active))
    game.put(active=active, turn=game.state.turn + 1, happened=(), last_turn=game.state.happened)
    game.mark(game.state.fitting(lambda thing, look: thing.sick == "sick" and look.controller == active), sick="ready")
    game.mark([t.id for t in game.state.things.values() if t.phased and t.under == active], sick="ready")          # 702.26d


@rule("722.1", "722.1a", without=lambda game, active: ())
def under_control_now(game: Game, active: int) -> tuple[tuple[int, int], ...]:
    """(the player whose turn begins, who controls them in it), by the last effect that said so; none outlasts the turn."""
    said = [by for whom, by in game.state.to_be_controlled if whom == active]
    game.put(to_be_controlled=tuple(pair for pair in game.state.to_be_controlled if pair[0] != active))
    return ((active, said[-1]),) if said else ()


def begin_step(game: Game, step: str) -> Asking[None]:
    """Turn-based actions first, then what triggers at its beginning [703.3, 603.2b]."""
    who = game.state.active
    game.put(step=step, priority=None, passed=0)
    early = step == "untap" or step.endswith("combat damage") or step.startswith("declare")
    if not early:
        yield from game.happen(BeginStep(step=step, who=player(bare(game), who)))
    if step == "upkeep":
        game.mark(game.state.fitting(lambda thing, look: bool(thing.came) and look.controller == who), came="")
    for custom in TURN_BASED.get(step, ()):
        yield from custom.run(game)
    if early:
        yield from game.happen(BeginStep(step=step, who=player(bare(game), who)))


@turn_based("untap", "502.3")
def untap(game: Game) -> Asking[None]:
    """The active player untaps what is theirs, all at once, but for what stays tapped or may and is left so."""
    state = game.state
    mine = [the(bare(game), id) for id in state.fitting(lambda thing, look: thing.tapped == "tapped" and look.controller == state.active)]
    free = [one for one in mine if untaps(state, one.id) and not waits_tapped(state, one.id)]
    idle = [one for one in free if may_stay_tapped(state, one)]
    left = yield from choose(state.active, "choose what stays tapped", idle, 0, len(idle), kind="stay tapped", rule="502.3")
    untapping = [(state.active, one) for one in free if one not in left] + untapped_for_others(state)
    yield from game.happen(*(Untap(who=player(bare(game), you), what=one) for you, one in untapping))
    stay_no_longer(game, set(state.fitting(lambda thing, look: look.controller == state.active)))


@turn_based("draw", "504.1")
def draw(game: Game) -> Asking[None]:
    if not game.state.seats[game.state.active].lost:
        yield from game.happen(Draw(who=player(bare(game), game.state.active), count=ONE))


@turn_based("declare attackers", "508.1")
def declare_attackers(game: Game) -> Asking[None]:
    yield from combat.declare_attackers(game)


@turn_based("declare blockers", "509.1")
def declare_blockers(game: Game) -> Asking[None]:
    yield from blocking.declare_blockers(game)


@turn_based("first-strike combat damage", "510.4")
def first_strikes(game: Game) -> Asking[None]:
    yield from combat.strike_first(game)


@turn_based("combat damage", "510.2")
def strikes(game: Game) -> Asking[None]:
    yield from combat.deal_damage(game, combat.strikes_now)


@turn_based("cleanup", "514.1")
def clean_up(game: Game) -> Asking[None]:
    """Down to the hand size; then damage and "until end of turn" wear off together [514.1-2]."""
    active = game.state.active
    hand = game.state.seats[active].hand
    most = maximum_hand_size(game.state, active)
    if most is not None and len(hand) > most:
        cards = [the(bare(game), id) for id in hand]
        chosen = yield from choose(active, f"discard down to {most} cards", cards, len(hand) - most, len(hand) - most,
                                   kind="discard", rule="514.1")
        yield from game.happen(*(Discard(who=player(bare(game), active), what=one) for one in chosen))
    wear_off(game)
    if (yield from quiet(game)):                      # then somebody has priority after all, and another cleanup step follows [514.3a]
        game.put(priority=active)


def over_by_now(state: State, item: Item) -> bool:
    """Whether its duration, the next turn of its player, ends with this turn."""
    return item.lasts == "your next turn's end" and state.active == item.you and getattr(item.ability, "since", 0) < state.turn


@rule("514.2", without=lambda game: None)
def wear_off(game: Game) -> None:
    """Damage, and what lasts until end of turn or this turn, at once; who gets a creature back has it anew [514.2, 302.6]."""
    state = game.state
    game.mark([t.id for t in state.things.values() if t.damage or t.struck], damage=0, struck="")
    game.put(effects=tuple(e for e in state.effects if e.until != "end of turn"),
             delayed=tuple(d for d in state.delayed if not d.lasts.startswith("this turn") and not over_by_now(state, d)))
    triggers.take_note(game)
