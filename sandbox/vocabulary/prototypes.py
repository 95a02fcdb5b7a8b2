"""Prototype: a spell that is cast with another mana cost, power and toughness, and keeps the rest [702.160, 718]."""
import attrs

from sandbox.engine.printed import PROTOTYPE
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import phrase
from sandbox.vocabulary.casting import ANYWHERE, OtherWay
from sandbox.vocabulary.changes import Size, letters
from sandbox.vocabulary.costs import ManaCost


@phrase("prototype {cost} — {size}", rule="702.160a")
class Prototype(OtherWay):
    """No alternative cost: the mana cost itself is another [718.3a]."""
    cost: ManaCost
    size: Size
    zone, way = ANYWHERE, PROTOTYPE
    shown = lambda self, face: self.as_prototype(face)

    @rule("702.160a", without=lambda self, face: face)
    def as_prototype(self, face):
        """The colors are those of the mana cost that it then has [105.2]."""
        power, toughness = self.size.pair
        return attrs.evolve(face, cost=self.cost.symbols, power=power, toughness=toughness, colors=letters("".join(self.cost.symbols)))
