"""Abilities that can be activated only so often each turn, and those that say that they cost more or less [602.2b, 602.5b]."""
import attrs

from sandbox.engine.again import counted
from sandbox.engine.kinds import ONE, Condition, Scene, The
from sandbox.language.phrase import Phrase, joined, phrase, say, walk
from sandbox.language.writing import write
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.artifact_keywords import derived
from sandbox.vocabulary.cost_changes import Generic, MoreOrLessOfIt
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.lines import ActivatedAbility, PlainTiming, Timing
from sandbox.vocabulary.sentences import Body


@phrase(say("twice", n=2), say("three times", n=3), rule="602.5b")
class SoOften(Phrase):
    n: int


@attrs.frozen
class NoMoreOften(PlainTiming):
    """The same ability of the same object, whoever activated it."""
    most: SoOften
    leaf = True
    to_text = lambda self, form: f"no more than {write(self.most)} each turn"

    def refused(self, scene, ability):
        times = sum(times for event, times in counted(scene.world.state.happened)
                    if isinstance(event, Activate) and event.what == The(scene.source) and event.ability == ability)
        return "" if times < self.most.n else f"it was activated {write(self.most)} this turn already"


@phrase("{cost}: {body} activate no more than {most} each turn.", rule="602.5b")
class OnlySoOften(ActivatedAbility):
    body: Body
    cost: tuple[CostPart, ...] = joined(", ^")
    most: SoOften
    when: Timing = derived(lambda self: NoMoreOften(self.most))
    by: str = attrs.field(init=False, eq=False, repr=False, default="you")


@phrase("{cost}: {body} this ability costs {mana} {more} to activate {each}.",
        "{cost}: {body} this ability costs {mana} {more} to activate if {condition}.", rule="602.2b")
class CostsItself(ActivatedAbility):
    """Only its generic mana changes [118.7a]."""
    body: Body
    cost: tuple[CostPart, ...] = joined(", ^")
    mana: Generic
    more: MoreOrLessOfIt
    each: PerEach | None = None
    condition: Condition | None = None
    when: Timing | None = attrs.field(init=False, eq=False, repr=False, default=None)
    by: str = attrs.field(init=False, eq=False, repr=False, default="you")
    admits = staticmethod(lambda fields: fields["mana"].text != "X" and not any(getattr(part, "of_mana", False)
                                                                                for part in walk(fields["body"])))
    least = 0

    def own_change(self, state, you, id):
        """How much more it costs, as things are before anything is paid."""
        scene = Scene(state, you, id)
        times = int(self.condition.holds(scene)) if self.condition else (self.each or ONE).value(scene)
        return self.more.of(self.mana.amount()) * times
