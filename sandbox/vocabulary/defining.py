"""Characteristic-defining abilities that say one of power and toughness, or each of them otherwise [208.2a, 604.3, 613.4a]."""
import attrs

from sandbox.engine.kinds import Change, Exactly, Number, Static
from sandbox.language.phrase import phrase
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.pronouns import This


@attrs.frozen
class BaseSides(Change):
    """None: that one is not touched."""
    power: int | None
    toughness: int | None
    layer, writes = "7a", frozenset({"power"})
    leaf = True
    to_text = lambda self, form: f"(has|have) power {self.power} and toughness {self.toughness}"

    def apply(self, look):
        return attrs.evolve(look, power=look.power if self.power is None else self.power,
                            toughness=look.toughness if self.toughness is None else self.toughness)


@attrs.frozen
class DefinedSides(Change):
    power: Number | None
    toughness: Number | None
    more: int
    layer, writes = "7a", frozenset({"power"})
    leaf = True
    to_text = lambda self, form: "(has|have) the power and toughness that (it defines|they define)"

    def bound(self, scene):
        power, toughness = (n and n.value(scene) for n in (self.power, self.toughness))
        return BaseSides(power, power + self.more if self.more else toughness)


@phrase("{what}'s power is equal to {power}.", "{what}'s toughness is equal to {toughness}.",
        "{what}'s power is equal to {power} and its toughness is equal to {toughness}.",
        "{what}'s power is equal to {power} and its toughness is equal to that number plus {more:digits}.", rule="604.3")
class DefinesSides(Static):
    what: This
    power: Number | None = None
    toughness: Number | None = None
    more: Exactly | None = None
    defining = "7a"

    @property
    def effect(self):
        return Continuous(what=self.what, changes=(DefinedSides(self.power, self.toughness, self.more.n if self.more else 0),))
