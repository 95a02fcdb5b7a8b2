"""Abilities that may be activated only after an attack, or only once: boast, exhaust [702.142, 702.177]."""
import attrs

from sandbox.engine.kinds import Keyword, The, What
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.activating import Activate
from sandbox.vocabulary.artifact_keywords import derived
from sandbox.vocabulary.lines import ActivatedAbility, PlainTiming, Timing
from sandbox.vocabulary.restrictions import Attack
from sandbox.vocabulary.sentences import Body
from sandbox.vocabulary.timing import Both


def besides(own, only):
    """What is said about when it may be activated, and what the keyword says."""
    return Both(first=only, second=own) if own else only


class Wrapped(Keyword, ActivatedAbility):
    """A keyword in front of an activated ability, which says when that may be activated."""
    only: Timing


@attrs.frozen
class AfterAttacking(PlainTiming):
    """Only if this creature attacked this turn, and only once each turn."""
    word: str = "once each turn"
    leaf = True
    to_text = lambda self, form: "if this creature attacked this turn and only once each turn"

    @rule("702.142a", without=lambda self, scene, ability: "")
    def refused(self, scene, ability):
        attacked = any(isinstance(e, Attack) and e.what == The(scene.source) for e in scene.world.state.happened)
        return "" if attacked else "only if it attacked this turn"


@phrase("boast — {ability}", rule="702.142a")
class Boast(Wrapped):
    ability: ActivatedAbility
    body: Body = derived(lambda self: self.ability.body)
    cost: tuple = derived(lambda self: self.ability.cost)
    when: Timing = derived(lambda self: besides(self.ability.when, AfterAttacking()))
    by: str = attrs.field(init=False, eq=False, repr=False, default="you")


@attrs.frozen
class NotYet(PlainTiming):
    """Only once, as long as the object is the same."""
    leaf = True
    to_text = lambda self, form: "once"

    @rule("702.177a", without=lambda self, scene, ability: "")
    def refused(self, scene, ability):
        thing = scene.world.state.things.get(scene.source)
        return "it has been activated already" if thing is not None and ability in thing.exhausted else ""


@phrase("exhaust — {ability}", rule="702.177a")
class Exhaust(Wrapped):
    ability: ActivatedAbility
    body: Body = derived(lambda self: self.ability.body)
    cost: tuple = derived(lambda self: self.ability.cost)
    when: Timing = derived(lambda self: besides(self.ability.when, NotYet()))
    by: str = attrs.field(init=False, eq=False, repr=False, default="you")
    once_only = True


@phrase("{what} (boasts|boast)", rule="702.142b")
class Boasts(Verb):
    """Its boast ability is activated."""
    what: What
    never = frozenset({"command", "may", "would", "cant"})

    @rule("702.142b", without=lambda self, scene, event: False)
    def describes(self, scene, event):
        return isinstance(event, Activate) and isinstance(event.ability, Boast) and self.what.covers(scene, event.what)
