"""Keywords that stand for a triggered ability [702]."""
import attrs

from sandbox.engine.kinds import Condition, Keyword
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.language.reading import read
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
