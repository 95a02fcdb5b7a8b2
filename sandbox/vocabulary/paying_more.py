"""Costs that may be paid besides, by what is done for them: evidence that was collected, what was beheld [601.2b, 607.2, 701.59c]."""
from sandbox.engine.kinds import Condition
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.casting import OptionalCost
from sandbox.vocabulary.changes import Type
from sandbox.vocabulary.costs import PayBy
from sandbox.vocabulary.discovering import CollectEvidence
from sandbox.vocabulary.enduring import Behold


@phrase("as an additional cost to cast this spell, you may {paid}.", rule="601.2b")
class MayPayMore(OptionalCost):
    paid: PayBy


def was_paid_by(scene, kind):
    """The deeds of that kind that were done to pay for the spell that the scene is about, or that its permanent was."""
    costs = [a for a in scene.world.look(scene.source).abilities if isinstance(a, MayPayMore)]
    return [cost.paid.do for cost in costs if isinstance(cost.paid.do, kind) and cost.times(scene)]


@phrase("evidence was collected", say("evidence wasn't collected", sign="not"), rule="701.59c")
class EvidenceWasCollected(Condition):
    sign: str = ""
    holds = lambda self, scene: bool(was_paid_by(scene, CollectEvidence)) == (self.sign == "")


@phrase("a(n) {kind} was beheld", rule="701.4b")
class WasBeheld(Condition):
    """Whatever it is by now."""
    kind: Type
    holds = lambda self, scene: any(deed.kind == self.kind for deed in was_paid_by(scene, Behold))
