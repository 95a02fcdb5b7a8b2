"""A loop out of what was done: from a moment on, up to where the same is so again but for numbers [731.1b, 731.2a]."""
from __future__ import annotations

from collections.abc import Iterator

import attrs

from sandbox.engine.state import State
from sandbox.rules.actions import run
from sandbox.rules.loops import Deed, Loop, in_words, tried
from sandbox.rules.sameness import Change, Otherwise, change
from sandbox.timeline.replay import Action, Aside
from sandbox.timeline.timeline import Timeline

BY_THE_RULES = frozenset({"play", "cast", "activate", "tap", "turn_up", "set_aside", "pass", "resolve", "settle", "go_to", "go_on",
                          "several"})
BESIDE_IT = frozenset({"set_stop", "remember", "forget"})        # what changes how one plays, not the game
LONGEST = 24                                          # moments, in which a loop is looked for unasked


class NoLoop(ValueError):
    """What was done can't be repeated as it is; says why in one line."""


@attrs.frozen(kw_only=True)
class Recorded:
    """The deeds of one repetition as they would be done next, and what each repetition changes."""
    since: int                                        # the moment after which they were done
    deeds: tuple[Deed, ...]
    by: Change
    words: str                                        # the change: "+1 {G}"

    def action(self, seat: int, times: int) -> Action:
        return "repeat", seat, times, self.deeds


def recorded(timeline: Timeline, since: int) -> Recorded:
    """What was done since a moment on the way here, as a loop. Raises NoLoop."""
    if timeline.run is not None:
        raise NoLoop("a loop can't be repeated while something is asked [731.2a]")
    return recorded_at(timeline, since, timeline.place)


def recorded_at(timeline: Timeline, since: int, place: int) -> Recorded:
    """The same for another moment than where the timeline stands."""
    line = timeline.line_to(place)
    if since not in line[:-1]:
        raise NoLoop("a loop is what was done between an earlier moment on the way and a later one [731.1b]")
    before, after = timeline.state_at(since), timeline.state_at(place)
    deeds = tuple(deeds_of(timeline, line[line.index(since) + 1:]))
    try:
        by = change(before, after)
    except Otherwise as other:
        raise NoLoop(f"it is not the same as before: {other} [731.1b]") from other
    loop = Loop(deeds, before.next_id).recast(by.parts, after.next_id)
    return Recorded(since=since, deeds=loop.deeds, by=by, words=in_words(by, after))


def deeds_of(timeline: Timeline, moments: list[int]) -> Iterator[Deed]:
    for moment in map(timeline.moment, moments):
        if moment.action[0] in BESIDE_IT:
            continue
        if not by_the_rules(moment.action) or any(isinstance(answer, Aside) for answer in moment.answers):
            raise NoLoop("only game choices can be repeated, not what is done by hand or has been repeated already [731.2a]")
        yield moment.action, moment.answers


def by_the_rules(action: Action) -> bool:
    return action[0] in BY_THE_RULES and (action[0] != "several" or all(by_the_rules(one) for one in action[2:]))


def noticed(timeline: Timeline) -> Recorded | None:
    """The shortest loop that ends here, brings something, and would bring the same again."""
    if timeline.run is not None or timeline.state.priority is None:
        return None
    for since in timeline.line_to(timeline.place)[-2:-2 - LONGEST:-1]:
        if not could_be(timeline.state_at(since), timeline.state):
            continue
        try:
            found = recorded(timeline, since)
        except NoLoop:
            continue
        again = tried(timeline.state, Loop(found.deeds, timeline.state.next_id), run)
        if not found.by.is_nothing and again is not None and again[1] == found.by:
            return found
    return None


def could_be(before: State, after: State) -> bool:
    """What is cheap to ask: the same step of the same turn, the same player with priority, as much on the stack."""
    return (before.turn, before.step, before.priority, len(before.stack)) == (after.turn, after.step, after.priority, len(after.stack))
