"""Looking at cards: they stay where they are, and the others do not see them [701.20e]."""
from sandbox.engine.kinds import What, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase


@phrase("{who} (looks|look) at {what}", rule="701.20e")
class LookAt(Verb):
    who: Who
    what: What
