"""Each moment in a few words, and what came of it line by line."""
import functools
import re

import attrs

from sandbox.engine.kinds import The
from sandbox.language.reading import write
from sandbox.models.asking import sentence
from sandbox.models.doings import told
from sandbox.models.log import Entry


class Teller:
    """Finds words for moments, and keeps them: a moment never changes. Give it each timeline once."""

    def __init__(self, timeline):
        self.timeline, self._words, self._entries = timeline, {}, {}

    def words(self, id: int) -> str:
        """The title of a moment, or what was done in it."""
        moment = self.timeline.moment(id)
        if moment.title:
            return moment.title
        if id not in self._words:
            self._words[id] = self._done(moment)
        return self._words[id]

    def _done(self, moment):
        if moment.parent is None:
            return "Start"
        before = self.timeline.states.get(moment.parent)
        if before is None:
            return sentence(" ".join(str(part) for part in moment.action[:1]))
        return told(moment.action, before, self.timeline.states.get(moment.id, before))

    def entries(self):
        """The log of the way from the start to now, with a run in progress at its end."""
        found = []
        for id in self.timeline.line_to(self.timeline.place)[1:]:
            if id not in self._entries:
                self._entries[id] = tuple(self._of(id, self.words(id), self.timeline.events_at(id)))
            found += self._entries[id]
        run = self.timeline.run
        if run is not None:
            found += self._of(-1, told(run.action, run.before, run.state) + " …", run.events)
        return found

    def _of(self, id, words, events):
        yield Entry((id, 0), 0, words)
        counts: dict[tuple[str, str], int] = {}
        for event, times in alike(events):
            line = said(event)
            if line and line != words:
                told_by = line, getattr(type(event), "rule", "") or ""
                counts[told_by] = counts.get(told_by, 0) + times
        for at, ((line, rule), count) in enumerate(counts.items(), 1):
            yield Entry((id, at), 1, f"{count} × {line}" if count > 1 else line, rule)


def alike(events):
    """(event, how many like it): those that are told in the same words need be put into words but once."""
    times, first = {}, {}
    for event in events:
        key = type(event), *(value.name if isinstance(value, The) else value for value in _values(event))
        try:
            times[key] = times.get(key, 0) + 1
        except TypeError:                             # a value that is no key: told by itself
            key = id(event)
            times[key] = 1
        first.setdefault(key, event)
    return [(event, times[key]) for key, event in first.items()]


def _values(event):
    return [getattr(event, name) for name in _names(type(event))]


@functools.cache
def _names(kind):
    return tuple(field.name for field in attrs.fields(kind))


def said(event) -> str:
    """What happened, as a sentence; empty when there are no words for it."""
    try:
        return sentence(as_you(write(event)))
    except (ValueError, LookupError, AttributeError, TypeError):
        return ""


def as_you(line: str) -> str:
    """"You taps" is what comes of a player who is called You: "You tap"."""
    line = re.sub(r"\bYou's\b", "your", line)
    found = re.match(r"You (\w+)", line)
    if not found:
        return line
    verb = found[1]
    ours = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were"}.get(verb) or re.sub(
        r"(?<=ch|sh|ss)es$|(?<=[^s])s$", "", verb
    )
    return f"You {ours}{line[found.end():]}"
