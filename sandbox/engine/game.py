"""One door: whatever happens is replaced, happens at once, is recorded, and sets off what was waiting for it."""
from __future__ import annotations

import collections
from collections.abc import Callable, Iterable, Iterator
from typing import Any as Anything

from sandbox.engine import replacement, triggers
from sandbox.engine.alike import Plain, names_nothing, sort_of
from sandbox.engine.choices import Asking
from sandbox.engine.derived import Derived
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Scene, bare
from sandbox.engine.pace import Steps
from sandbox.engine.rulebook import AT_ONCE
from sandbox.engine.state import Item, Look, State, Thing
from sandbox.engine.underway import Underway
from sandbox.engine.verb import Verb
from sandbox.language.evolving import but

MARKS = frozenset({"attacking", "band", "blocked", "blocking", "came", "cast", "cast_from", "damage", "designated", "exhausted", "foretold",
                   "haunting", "kicked", "paid", "paired", "phyrexian", "plotted", "promised", "sick", "spent", "struck", "struck_first",
                   "way", "x"})
SEAT_MARKS = frozenset({"companion", "lands_played", "drew_from_empty", "kept"})


class Game:
    """The short-lived handle: a state and the log of how it came about. It can be looked at like the State it holds."""

    def __init__(self, state: State) -> None:
        self.state, self.before = state, state
        self.log: list[Verb] = []
        self.carried_out: list[tuple[int, Anything]] = []   # (source, phrase): instructions that came to events, triggers that were set off
        self.life_for_mana = 0                        # how many Phyrexian symbols were paid for with life since a spell was announced
        self.chain: tuple[Anything, ...] = ()         # the replacements already used up on what is being done [614.5]
        self.steps = Steps()
        self.trials: tuple[State, dict[Anything, Anything]] = (state, {})
        self.calm: tuple[State, set[Anything]] = (state, set())       # the sorts of events that nothing speaks of
        self.plain = Plain(state)
        self.watchers: tuple[State, dict[Anything, bool]] = (state, {})     # of verbs: whether anything on the table may be about them
        self.assumed: dict[int, frozenset[str]] | None = None   # while it is asked who could produce what: what is known by now [106.7]

    # ---- looking ----
    @property
    def derived(self) -> Derived:
        return self.state.derived

    def thing(self, id: int) -> Thing | None:
        return self.state.thing(id)

    def look(self, id: int) -> Look:
        return self.state.look(id)

    def fitting(self, test: Anything) -> list[int]:
        return self.state.fitting(test)

    def weight(self, id: int) -> int:
        return 1

    # ---- the small changes that events are made of ----
    def put(self, **changes: Anything) -> None:
        self.state = self.state.put(**changes)

    def put_thing(self, thing: Thing) -> None:
        self.state = self.state.with_thing(thing)

    def put_seat(self, number: int, **changes: Anything) -> None:
        self.state = self.state.with_seat(number, **changes)

    def mark(self, ids: Iterable[int], **marks: Anything) -> None:
        """Objects that are there, marked with what the rules keep in mind about them: that is no event and sets nothing off."""
        self.keeps(MARKS, marks)
        things = [but(thing, **marks) for id in ids if (thing := self.state.things.get(id))]
        self.state = self.state.with_things(things) if things else self.state

    def mark_seat(self, number: int, **marks: Anything) -> None:
        """A player, likewise."""
        self.keeps(SEAT_MARKS, marks)
        self.put_seat(number, **marks)

    def keeps(self, known: frozenset[str], marks: dict[str, Anything]) -> None:
        if not known >= marks.keys():
            raise TypeError(f"{', '.join(sorted(marks.keys() - known))} changes by an event only")

    def new_id(self) -> int:
        id = self.state.next_id
        self.state = self.state.put(next_id=id + 1)
        return id

    # ---- the door ----
    def happen(self, *events: Verb) -> Asking[list[Anything]]:
        """The events, at once; what happened is returned."""
        return (yield from self.happens([(event, self.chain) for event in events]))

    def happens(self, events: replacement.End) -> Asking[list[Anything]]:
        """The events, at once, each with the replacements already used up on it."""
        batch: list[Verb] = []
        done: list[Anything] = []
        todo = collections.deque(events)
        while todo:
            event, chain = todo.popleft()
            self.steps.take()
            key = (sort, chain) if (sort := sort_of(self, event)) is not None else None
            plain = self.plain if self.plain.state is self.state else self.anew()
            if key in plain.known:
                batch.append(event)
                if inside := event.contains(self) if (told := plain.known[key]) is None else told:
                    todo.extendleft([(inner, chain) for inner in reversed(inside)])
                continue
            calm = replacement.undisturbed(self, event, sort)
            for final, applied in ((event, chain),) if calm else (yield from self.in_the_end(event, chain)):
                if parts := final.in_turn():
                    for part in parts:
                        done += yield from self.under(applied, part)
                    continue
                batch.append(final)
                inside = final.contains(self)
                todo.extendleft([(inner, applied) for inner in reversed(inside)])
                if key is not None and final is event and applied == chain and (calm or names_nothing(event)):
                    plain.note(key, event, inside)
        together = yield from self.perform(batch)
        done += together
        for next_ in dict.fromkeys(more for event in together for more in event.afterwards(together)):
            done += yield from self.happen(*(yield from next_.bound(bare(self))))
        return done

    def anew(self) -> Plain:
        """Nothing known yet of events in the game as it stands."""
        self.plain = Plain(self.state)
        return self.plain

    def in_the_end(self, event: Verb, chain: replacement.Chain) -> Asking[replacement.End]:
        """What happens in the event's stead, or the event itself; nothing that can't happen, and that is not replaced either [614.17c]."""
        if replacement.forbidden(self, event):
            return []
        ends = yield from replacement.replaced(self, event, chain)
        return [end for end in ends if end[0] is event or not replacement.forbidden(self, end[0])]

    def under(self, chain: tuple[Anything, ...], event: Verb) -> Asking[list[Anything]]:
        was, self.chain = self.chain, chain
        done = yield from self.happen(event)
        self.chain = was
        return done

    def attempt(self, work: Asking[Anything]) -> Asking[bool]:
        """Whether it could be done; what proves illegal on its way is reversed as if nothing had been tried [732.1]."""
        state, told = self.state, len(self.log)
        try:
            yield from work
        except Illegal:
            self.state, self.log[told:] = state, []
            return False
        return True

    def perform(self, batch: list[Verb]) -> Asking[list[Anything]]:
        """The batch changes the game, asking nothing; then it is recorded and sets off what waited for it."""
        before = self.before = self.state             # all leave as they were when the batch began
        self.state = Underway.since(before) if len(batch) > 1 else before
        done = [happened for event in self.paced(batch) if (happened := event.perform(self)) is not None]   # a no-op is no event
        self.state = self.state.closed() if isinstance(self.state, Underway) else self.state
        told = [event for event in done if not event.silent]
        self.put(happened=self.state.happened + tuple(told))
        self.log += told
        triggers.take_note(self)
        triggers.set_off(self, told, before)
        yield from triggers.mana_at_once(self)
        for run in AT_ONCE:
            yield from run(self)
        return done

    def paced(self, batch: list[Verb]) -> Iterator[Verb]:
        """The events, with a look up now and then."""
        for event in batch:
            self.steps.take()
            yield event

    def foreseen(self, event: Verb) -> tuple[Anything, Verb]:
        """The world and the event as they would be [614.12]; of equal events in a batch one is tried."""
        found: tuple[Anything, Verb] = self.tried(event, lambda: event.foreseen(self.state))
        return found

    def tried(self, key: Anything, attempt: Callable[[], Anything]) -> Anything:
        """What the attempt came to: made once for each key while the game stands as it does."""
        if self.trials[0] is not self.state:
            self.trials = self.state, {}
        if key not in self.trials[1]:
            self.trials[1][key] = attempt()
        return self.trials[1][key]

    def scene_of(self, item: Item) -> Scene:
        """The scene in which what is on the stack speaks."""
        came_to = getattr(item.event, "came_to", None)
        came_to = getattr(item.event, "counters_given", None) if came_to is None else came_to
        return Scene(self, item.you, item.source, item, list(item.mentioned), item.x, None, [] if came_to is None else [came_to])
