"""Put or returned onto the battlefield with counters [122.6, 614.1c]."""
import attrs

from sandbox.engine.kinds import Number, What, Who
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.counters import with_counters
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.nouns import CounterKind

WAYS = {"": Entering(), " tapped": Entering(tapped="tapped"), " transformed": Entering(face="back")}
UNDERS = {"": "", " under your control": "you", " under (what: its owner's|their owners') control": "owner"}


def wordings(verb, preposition):
    return [say(f"{{who}} ({verb}) {{what}} {preposition} the battlefield{how}{under} with {{count}} {{kind}} (counter|counters) on "
                "(what: it|them)", entering=entering, under=whose, said=preposition)
            for under, whose in UNDERS.items() for how, entering in WAYS.items()]


@phrase(*wordings("puts|put", "onto"), *wordings("returns|return", "to"), rule="122.6a")
class PutWithCounters(Verb):
    who: Who
    what: What
    entering: Entering
    under: str
    said: str
    count: Number
    kind: CounterKind

    def bound(self, scene):
        n = self.count.value(scene)
        put = Put(who=self.who, what=self.what, to=BATTLEFIELD, entering=self.entering, under=self.under)
        counters = with_counters((), self.kind.word, n) if n > 0 else ()
        return [attrs.evolve(event, entering=attrs.evolve(event.entering, counters=counters)) for event in (yield from put.bound(scene))]
