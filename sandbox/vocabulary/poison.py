"""Poison: damage that gives poison counters, and creatures that wither [702.70, 702.80, 702.90, 702.164]."""
from sandbox.engine.kinds import Exactly, Keyword
from sandbox.language.phrase import phrase
from sandbox.vocabulary.standing import Numbered, so_many


@phrase("toxic {n:digits}", rule="702.164a")
class Toxic(Keyword):
    """Combat damage to a player gives that many poison counters besides; several add up."""
    n: Exactly
    toxic = property(lambda self: self.n.n)


@phrase("poisonous {n:digits}", rule="702.70a")
class Poisonous(Numbered):
    n: Exactly

    def said(self):
        counters = so_many(self.n.n, "poison counter")
        return [f"whenever this creature deals combat damage to a player, that player gets {counters}."]
