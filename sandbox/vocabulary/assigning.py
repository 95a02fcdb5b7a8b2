"""Combat damage that a creature does not assign, or assigns as though it weren't blocked [510.1a-c]."""
from sandbox.engine.kinds import Static, What
from sandbox.language.phrase import logged, phrase
from sandbox.vocabulary.bounds import Bound, bounds_of
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.determiners import Each, Every
from sandbox.vocabulary.for_the_turn import ThisTurn
from sandbox.vocabulary.pronouns import This


@phrase(logged("(assigns|assign) no combat damage"), rule="101.1")
class AssignsNone(Bound):
    assigns = "none"


@phrase("(assigns|assign) no combat damage this turn", rule="101.1")
class AssignsNoneNow(ThisTurn):
    bounds = (AssignsNone(),)


@phrase(logged("may assign (its|their) combat damage as though (it|they) weren't blocked"), rule="609.4")
class AssignsPast(Bound):
    assigns = "past"


@phrase("you may have {what} assign (what: its|their) combat damage as though (what: it|they) weren't blocked.", rule="609.4")
class MayAssignPast(Static):
    what: What
    while_ = None
    effect = property(lambda self: Continuous(what=self.what, changes=(AssignsPast(),)))
    admits = staticmethod(lambda fields: isinstance(fields["what"], (This, Each, Every)))


def assigning(state, id):
    """"none", "past" or both: what bounds say about the combat damage of a creature."""
    return {bound.assigns for _, bound in bounds_of(state, id) if hasattr(bound, "assigns")}
