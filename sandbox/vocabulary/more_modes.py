"""More modes of a modal spell for more to pay: entwine, escalate [700.2, 702.42, 702.120]."""
from sandbox.language.phrase import phrase
from sandbox.vocabulary.casting import CostOfModes, OptionalCost
from sandbox.vocabulary.costs import ManaCost, PayBy


@phrase("entwine {cost}", "entwine—{other}.", rule="702.42a")
class Entwine(OptionalCost):
    """All modes are chosen, if it is paid."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    paid = property(lambda self: self.cost or self.other)


@phrase("escalate {cost}", "escalate—{other}.", rule="702.120a")
class Escalate(CostOfModes):
    """Paid for each mode beyond the first."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    extra = lambda self, item: (self.cost or self.other,) * (len(item.modes) - 1)
