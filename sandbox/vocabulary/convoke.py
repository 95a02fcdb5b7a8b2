"""Creatures and artifacts tapped, and cards exiled from the graveyard, rather than mana paid for a spell [702.51, 702.66, 702.126]."""
from sandbox.engine.kinds import Keyword, What, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.tapping import Tap


class Helped(Keyword):
    """Read by the rules of paying; having it twice is no more than once [702.51d, 702.66c, 702.126c]."""
    zone = "stack"


class Tapped(Helped):
    """Permanents are tapped for it."""


@phrase("convoke", rule="702.51a")
class Convoke(Tapped):
    """A creature for one generic mana or one of its color."""


@phrase("improvise", rule="702.126a")
class Improvise(Tapped):
    """An artifact for one generic mana."""


@phrase("assist", rule="702.132a")
class Assist(Keyword):
    """Another player may pay for generic mana of it; read by the rules of paying."""
    zone = "stack"


@phrase("delve", rule="702.66a")
class Delve(Helped):
    """A card of the graveyard, which is exiled, for one generic mana."""


@phrase("{who} (taps|tap) {what} to convoke {spell}", rule="702.51c")
class ConvokeBy(Verb):
    """A creature is tapped to pay for mana in the total cost of a spell: it has convoked that spell."""
    who: Who
    what: What
    spell: What
    contains = lambda self, game: (Tap(who=self.who, what=self.what),)
