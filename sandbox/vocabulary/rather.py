"""Another cost that a card itself offers for its spell: "rather than pay this spell's mana cost" [118.9]."""
from sandbox.engine.kinds import Condition
from sandbox.language.phrase import joined, phrase
from sandbox.language.writing import write
from sandbox.vocabulary.casting import ANYWHERE, OtherWay
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.unless import PayMana


@phrase("you may {parts} rather than pay this spell's mana cost.",
        "if {condition}, you may {parts} rather than pay this spell's mana cost.", rule="118.9")
class RatherThanItsCost(OtherWay):
    """Mana among its parts is paid like a mana cost; the rest is done besides."""
    parts: tuple[PayBy, ...] = joined(" and ")
    condition: Condition | None = None
    zone, way = ANYWHERE, "another cost"
    mana = property(lambda self: ManaCost(symbols=tuple(s for part in self.parts if isinstance(part.do, PayMana)
                                                        for s in part.do.cost.symbols)))
    others = property(lambda self: tuple(part for part in self.parts if not isinstance(part.do, PayMana)))

    def refusal(self, scene):
        return "" if self.condition is None or self.condition.holds(scene) else f"only if {write(self.condition)}"
