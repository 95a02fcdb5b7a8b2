"""Casting from the graveyard: flashback, jump-start, retrace, escape, and cards that simply may be cast from there [702.34]."""
import functools

import attrs

from sandbox.engine.kinds import Replacement, The
from sandbox.engine.rulebook import rule
from sandbox.engine.state import EXILE, GRAVEYARD, STACK
from sandbox.language.phrase import joined, phrase
from sandbox.language.reading import read
from sandbox.vocabulary.casting import OtherWay
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.moving import Entering, Put


@functools.cache
def in_words(text):
    """A part of a cost by its words."""
    return read(CostPart, text)


class Priced(OtherWay):
    """For mana, or for a cost of several parts: .mana is then the part that is mana, if any."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = ()
    mana = property(lambda self: self.price or next((p for p in self.parts if isinstance(p, ManaCost)), ManaCost(symbols=())))
    others = property(lambda self: tuple(p for p in self.parts if not isinstance(p, ManaCost)))


class ExiledAfter(Replacement):
    """The card is exiled instead of being put anywhere else as it would leave the stack, if it was cast in this way."""
    of_itself = lambda self: True

    hears = (Put,)

    @rule("702.34a", "702.133a", without=lambda self, scene, event: False)
    def applies(self, scene, event):
        if not isinstance(event, Put) or event.origin != STACK or event.to == EXILE or event.what != The(scene.source):
            return False
        return scene.world.thing(scene.source).way == self.way

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE, entering=Entering(), where="")]


@phrase("flashback {price}", "flashback—{parts}.", rule="702.34a")
class Flashback(ExiledAfter, Priced):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, way = GRAVEYARD, "flashback"


@phrase("jump-start", rule="702.133a")
class JumpStart(ExiledAfter, OtherWay):
    """A card is discarded in addition to paying its other costs."""
    zone, way = GRAVEYARD, "jump-start"
    others = property(lambda self: (in_words("discard a card"),))


@phrase("retrace", rule="702.81a")
class Retrace(OtherWay):
    """A land card is discarded in addition."""
    zone, way = GRAVEYARD, "retrace"
    others = property(lambda self: (in_words("discard a land card"),))


@phrase("escape—{parts}.", rule="702.138a")
class Escape(Priced):
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, way = GRAVEYARD, "escape"
