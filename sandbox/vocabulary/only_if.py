"""Abilities that can be activated only if something is so [602.5]."""
from sandbox.engine.kinds import Condition
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.lines import OnlyWhen, Timing


@phrase("if {condition}[ and only {when}]", rule="602.5b")
class OnlyIf(Timing):
    """And only at a time, where that is said as well."""
    condition: Condition
    when: OnlyWhen | None = None
    word = property(lambda self: self.when.word if self.when else "")
    refused = lambda self, scene, ability: "" if self.condition.holds(scene) else f"only if {write(self.condition)}"
