"""Convoke: a creature is tapped rather than mana paid for the spell [702.51]."""
from sandbox.engine.kinds import Keyword, What, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.tapping import Tap


@phrase("convoke", rule="702.51a")
class Convoke(Keyword):
    """Read by the rules of paying; having it twice is no more than once [702.51d]."""
    zone = "stack"


@phrase("{who} (taps|tap) {what} to convoke {spell}", rule="702.51c")
class ConvokeBy(Verb):
    """A creature is tapped to pay for mana in the total cost of a spell: it has convoked that spell."""
    who: Who
    what: What
    spell: What
    contains = lambda self, game: (Tap(who=self.who, what=self.what),)
