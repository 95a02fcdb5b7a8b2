"""Cycling: a card is discarded from the hand for another [702.29]."""
import functools

from sandbox.engine.kinds import Activated, Keyword, What, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import joined, phrase
from sandbox.language.reading import read
from sandbox.vocabulary.costs import CostPart, ManaCost, PayBy
from sandbox.vocabulary.lines import Bodied
from sandbox.vocabulary.moving import Discard
from sandbox.vocabulary.players import Unspoken
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Body


@functools.cache
def doing(text):
    """The instructions of an ability by its words."""
    return read(Body, text)


class Shorthand(Keyword, Bodied, Activated):
    """A keyword that stands for an activated ability: .price or .parts are what is said of its cost."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = ()
    when = None
    symbols = ()
    said = property(lambda self: (self.price,) if self.price else self.parts)
    is_mana = lambda self: False


@phrase("{who} (cycles|cycle|cycled) {what}", rule="702.29c")
class Cycle(Verb):
    """Discarding a card to pay for its cycling ability; it is heard from wherever the card then is."""
    who: Who
    what: What
    heard_in = "hand"
    allows = Discard.allows
    contains = lambda self, game: (Discard(who=self.who, what=self.what),)


CYCLED = PayBy(do=Cycle(who=Unspoken(), what=This(word="this card")))


class CycledFor(Shorthand):
    zone = "hand"
    cost = property(lambda self: (*self.said, CYCLED))


@phrase("cycling {price}", "cycling—{parts}.", rule="702.29a")
class Cycling(CycledFor):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    body = property(lambda self: doing("draw a card."))
