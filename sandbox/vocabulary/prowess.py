"""Keywords that stand for a triggered ability [702]."""
import attrs

from sandbox.engine.kinds import Condition, Exactly, Keyword
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.language.reading import read, write
from sandbox.vocabulary.lines import Whenever
from sandbox.vocabulary.sentences import Outright

PROWESS = "whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn."


def of(text, field):
    """A field of the ability that the keyword stands for, read when it is needed."""
    return attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda: getattr(read(Whenever, text), field)))


@phrase("prowess", rule="702.108a")
class Prowess(Keyword, Whenever):
    event: Verb = of(PROWESS, "event")
    condition: Condition | None = attrs.field(init=False, eq=False, repr=False, default=None)
    body: Outright = of(PROWESS, "body")


MOBILIZE = "whenever this creature attacks, create {} tapped and attacking. Sacrifice them at the beginning of the next end step."


def warriors(n):
    many = f"{write(Exactly(n=n))} 1/1 red Warrior creature tokens that are" if n > 1 else "a 1/1 red Warrior creature token that's"
    return MOBILIZE.format(many)


def mobilizing(field):
    """Likewise, for as many as the keyword says."""
    found = attrs.Factory(lambda self: getattr(read(Whenever, warriors(self.n.n)), field), takes_self=True)
    return attrs.field(init=False, eq=False, repr=False, default=found)


@phrase("mobilize {n:digits}", rule="702.181a")
class Mobilize(Keyword, Whenever):
    n: Exactly
    event: Verb = mobilizing("event")
    condition: Condition | None = attrs.field(init=False, eq=False, repr=False, default=None)
    body: Outright = mobilizing("body")
