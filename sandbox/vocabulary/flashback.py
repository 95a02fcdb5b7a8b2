"""Casting from the graveyard: flashback, jump-start, retrace, escape, and cards that simply may be cast from there [702.34]."""
import functools

import attrs

from sandbox.engine.kinds import OF_ONE, Replacement, Static, The, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import EXILE, GRAVEYARD, STACK
from sandbox.language.phrase import joined, logged, phrase
from sandbox.language.reading import read
from sandbox.vocabulary.casting import OtherWay
from sandbox.vocabulary.changes import Continuous, GainsKeywords
from sandbox.vocabulary.control import Beginning
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.words import Wording


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


class ExiledAfter:
    """Of ways to cast a spell: one that was cast so is exiled afterwards."""


@attrs.frozen
class ExiledFromStack(Replacement):
    """The card is exiled instead of being put anywhere else as it would leave the stack."""
    leaf = True
    of_itself = lambda self: True
    to_text = lambda self, form: "exile this card instead of putting it anywhere else"
    applies = lambda self, scene, event: isinstance(event, Put) and event.to != EXILE

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE, entering=Entering(), where="")]


@rule("702.34a", "702.133a", without=lambda world, event: [])
def exiled_afterwards(world, event):
    """By how the spell was cast: the card need not have that ability any more."""
    if not isinstance(event, Put) or event.origin != STACK or not isinstance(event.what, The):
        return []
    item = world.state.item(event.what.id)
    return [ExiledFromStack()] if item is not None and isinstance(item.way, ExiledAfter) else []


OF_ONE.append(exiled_afterwards)


@phrase("flashback {price}", "flashback—{parts}.", rule="702.34a")
class Flashback(ExiledAfter, Priced):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, way = GRAVEYARD, "flashback"


@phrase(logged("flashback for its mana cost"), rule="702.34a")
class FlashbackForItsCost(ExiledAfter, OtherWay):
    """What is paid is as high as its mana cost, and still an alternative cost."""
    zone, way = GRAVEYARD, "flashback"
    is_alternative = True


GIVEN = GainsKeywords(keywords=(FlashbackForItsCost(),))


@phrase(leaf=r"(?:its|that card's|the card's)(?= mana cost\b)")
class OfThatCard(Wording):
    word: str


@phrase("{what} (gains|gain) flashback until end of turn. the flashback cost is equal to {whose} mana cost", rule="702.34a")
class GainsFlashback(Beginning):
    what: What
    whose: OfThatCard

    def run(self, scene):
        yield from ()
        return self.begin(scene, (GIVEN,), "end of turn")


@phrase("{what} (has|have) flashback. the flashback cost is equal to {whose} mana cost.", rule="702.34a")
class HasFlashback(Static):
    what: What
    whose: OfThatCard
    while_ = None
    effect = property(lambda self: Continuous(what=self.what, changes=(GIVEN,)))


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
