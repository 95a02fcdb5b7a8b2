"""Abilities that an object has only as long as something is so, by a word before them: max speed, solved, ∞ [702.169, 702.178, 702.186]."""
import attrs

from sandbox.engine.kinds import Ability, Condition, Keyword, Static
from sandbox.language.phrase import phrase
from sandbox.vocabulary.changes import Continuous, HasText
from sandbox.vocabulary.lines import StaticAbility
from sandbox.vocabulary.pronouns import This


@attrs.frozen
class BothSo(Condition):
    """Two conditions at once."""
    one: Condition
    other: Condition
    leaf = True
    beyond = property(lambda self: frozenset(getattr(self.one, "beyond", ())) | frozenset(getattr(self.other, "beyond", ())))
    to_text = lambda self, form: "both are so"
    holds = lambda self, scene: self.one.holds(scene) and self.other.holds(scene)


class OnlyWhile(Keyword, Static):
    """It has .ability as long as .so; what a static ability says is then so."""
    ability: Ability
    so: Condition
    where = property(lambda self: getattr(self.ability, "where", None))

    @property
    def effect(self):
        if isinstance(self.ability, StaticAbility):
            return self.ability.effect
        return Continuous(what=This(), changes=(HasText(ability=self.ability),))

    @property
    def while_(self):
        inner = self.ability.while_ if isinstance(self.ability, StaticAbility) else None
        return BothSo(self.so, inner) if inner is not None and self.so is not None else self.so


@attrs.frozen
class IsHarnessed(Condition):
    leaf = True
    to_text = lambda self, form: "this permanent is harnessed"

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and "harnessed" in thing.designated


@phrase("∞ — {ability}", rule="702.186b")
class Infinity(OnlyWhile):
    """As long as this permanent is harnessed."""
    ability: Ability
    so = IsHarnessed()
