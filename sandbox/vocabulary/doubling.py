"""More counters than an effect would put: twice as many, or one more [614.1a, 614.16]."""
import attrs

from sandbox.engine.kinds import Number, Replacement, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.entering import changed
from sandbox.vocabulary.moving import Arrival, Put
from sandbox.vocabulary.nouns import CounterKind


class MoreCounters(Replacement):
    """Of counters put on a permanent, and of those that one enters with [614.16]."""
    of_itself = lambda self: False
    kind = again = None
    among = lambda self, event: True

    hears = (PutCounters, Arrival)

    def applies(self, scene, event):
        if type(event) is PutCounters:
            return self.among(event) and self.of_kind(event.kind.word) and self.what.covers(scene, event.what)
        return isinstance(event, Put) and event.to == BATTLEFIELD and self.enters_with(event) and self.what.covers(scene, event.what)

    @rule("614.16", without=lambda self, event: False)
    def enters_with(self, event):
        return any(self.of_kind(kind) for kind, _ in event.entering.counters)

    def of_kind(self, word):
        return self.kind is None or self.kind.word == word

    def replace(self, scene, event):
        yield from ()
        if type(event) is PutCounters:
            return [attrs.evolve(event, count=attrs.evolve(event.count, n=self.more(event.count.n, scene)), kind=self.again or event.kind)]
        counters = tuple((self.again.word if self.again else kind, self.more(n, scene)) if self.of_kind(kind) else (kind, n)
                         for kind, n in event.entering.counters)
        return [changed(event, counters=counters)]


@phrase("if an effect would put one or more counters on {what}, it puts twice that many of those counters on that permanent instead.",
        rule="614.1a")
class TwiceTheCounters(MoreCounters):
    """Not counters that are a cost, or that the rules put."""
    what: What
    among = lambda self, event: event.by == "an effect"
    more = lambda self, n, scene: 2 * n


@phrase("if one or more {kind} counters would be put on {what}, that many plus {extra:word} {again} counters are put on it instead.",
        rule="614.1a")
class SomeMoreCounters(MoreCounters):
    what: What
    kind: CounterKind
    extra: Number
    again: CounterKind
    more = lambda self, n, scene: n + self.extra.value(scene)
