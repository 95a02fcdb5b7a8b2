"""What happened to one object: the piece of cardboard keeps its past while the object becomes a new one [400.7]."""
from dataclasses import dataclass

from sandbox.engine.kinds import The
from sandbox.language.phrase import walk
from sandbox.models.telling import said


@dataclass(frozen=True)
class Happened:
    """One thing that happened to it, in the moment that is called so, with the rule that speaks of it."""
    moment: str
    words: str
    rule: str


class History:
    """Looks through the moments that led here, each once: a moment never changes."""

    def __init__(self, teller):
        self.teller, self._known = teller, {}

    def of(self, id: int) -> tuple[Happened, ...]:
        """The newest first. A run in progress is not looked at: it may still be taken back."""
        timeline = self.teller.timeline
        thing = timeline.state.thing(id)
        if thing is None:
            return ()
        found = [line for moment in timeline.line_to(timeline.place)[1:] for line in self._at(moment).get(thing.body, ())]
        return tuple(found[::-1])

    def _at(self, moment):
        """body → what happened to it in that moment."""
        if moment not in self._known:
            timeline, called = self.teller.timeline, self.teller.words(moment)
            after, before, found = timeline.state_at(moment), timeline.before(moment), {}
            for event in timeline.events_at(moment):
                line = Happened(called, said(event), getattr(type(event), "rule", "") or "")
                for body in _bodies(event, before, after) if line.words else ():
                    lines = found.setdefault(body, [])
                    lines += [line] if line not in lines else []
            for body in _changed(before, after) - found.keys():      # by hand: set, and nothing happened
                found[body] = [Happened(called, called, "")]
            self._known[moment] = found
        return self._known[moment]


def _changed(before, after):
    """The bodies of objects that are not what they were."""
    return {thing.body for thing in after.things.values() if before.things.get(thing.id) is not thing}


def _bodies(event, before, after):
    ids = {one.id for one in walk(event) if isinstance(one, The)}
    things = (after.thing(id) or before.thing(id) for id in ids)
    return {thing.body for thing in things if thing is not None}
