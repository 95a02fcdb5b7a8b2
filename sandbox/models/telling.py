"""Each moment in a few words, and what came of it line by line."""
from sandbox.language.reading import write
from sandbox.models.asking import sentence
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
        at = 0
        for event in events:
            line = said(event)
            if line and line != words:
                at += 1
                yield Entry((id, at), 1, line, getattr(type(event), "rule", "") or "")


def said(event) -> str:
    """What happened, as a sentence; empty when there are no words for it."""
    try:
        return sentence(write(event))
    except (ValueError, LookupError, AttributeError, TypeError):
        return ""


def told(action, before, after) -> str:
    """An action in words: who does what with which card."""
    name, *rest = action
    who = before.seats[rest[0]].name if rest and isinstance(rest[0], int) and 0 <= rest[0] < len(before.seats) else ""
    what = _named(rest[1], before, after) if len(rest) > 1 else ""
    verbs = {"cast": "cast", "play": "play", "activate": "activate", "tap": "tap", "attack": "attack", "block": "block"}
    if name in verbs and what:
        made = " for mana" if name == "tap" else ""
        return sentence(f"{who} {_agreeing(who, verbs[name])} {what}{made}")
    if name == "pass":
        return _passed(who, before, after)
    return sentence(" ".join(part for part in (who and f"{who}:", name, what) if part))


def _passed(who, before, after):
    """Passing, by what came of it."""
    if len(after.stack) < len(before.stack):
        top = before.stack[-1]
        name = before.look(top.id).name if before.things.get(top.id) else top.word or "the ability"
        return f"{name} resolves"
    if (after.turn, after.step) != (before.turn, before.step):
        owner = after.seats[after.active].name
        return f"Turn {after.turn}, {owner}" if after.turn != before.turn else sentence(after.step)
    return f"{who} {_agreeing(who, 'pass')}"


def _agreeing(who, verb):
    ending = "es" if verb.endswith(("s", "ch", "sh")) else "s"
    return verb if who == "You" else verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + ending


def _named(id, before, after):
    for state in (before, after):
        if isinstance(id, int) and state.thing(id):
            return state.look(id).name
    return id if isinstance(id, str) else ""
