"""Incubate: a double-faced token that enters with counters, and hatches [111.10i, 701.53]."""
import functools

from sandbox.engine.kinds import ONE, Ability, Exactly, Number, Who
from sandbox.engine.printed import Card, Face
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase, say
from sandbox.language.reading import read
from sandbox.vocabulary.moving import Entering
from sandbox.vocabulary.tokens import Creating

HATCH = "{2}: Transform this token."


@functools.cache
def incubator():
    """The token as the rules define it [111.10i]."""
    front = Face(name="Incubator Token", types=("artifact", "Incubator"), words=HATCH, abilities=(read(Ability, HATCH),))
    back = Face(name="Phyrexian Token", types=("artifact", "creature", "Phyrexian"), power=0, toughness=0)
    return Card(front=front, back=back, layout="transform")


@phrase(logged("{who} (incubates|incubate) {size:digits}"), rule="701.53a")
class Incubated(Creating):
    """Once: one token, unless something makes it more."""
    who: Who
    size: Number
    count: Number = ONE
    token = property(lambda self: incubator())
    entering = property(lambda self: Entering(counters=(("+1/+1", self.size.n),) if self.size.n else ()))


@phrase(say("{who} (incubates|incubate) {size:digits}", times=ONE),
        say("{who} (incubates|incubate) {size:digits} twice", times=Exactly(n=2)),
        "{who} (incubates|incubate) {size:digits} {times} times", rule="701.53a")
class Incubate(Verb):
    """So often, one after another."""
    who: Who
    size: Number
    times: Number
    amount = "times"
    result = None

    def in_turn(self):
        return (Incubated(who=self.who, size=self.size),) * getattr(self.times, "n", 0)
