"""Modes with a price of their own: spree, tiered [702.172, 702.183]."""
import functools

from sandbox.engine.kinds import ONE, Keyword, Spell
from sandbox.language.phrase import Phrase, joined, phrase
from sandbox.vocabulary.casting import CostOfModes
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.lines import Bodied, Choose, SoManyModes
from sandbox.vocabulary.sentences import Told


@phrase("{cost} — {told}", rule="700.2h")
class PricedMode(Phrase):
    cost: CostPart
    told: Told


@phrase(leaf=r"[A-Z][^—\n.]*(?= — )", rule="700.2h")
class ModeName(Phrase):
    """The name of a mode means nothing by itself."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("{name} — {cost} — {told}", rule="700.2h")
class NamedMode(Phrase):
    name: ModeName
    cost: CostPart
    told: Told


class ModesForACost(Keyword, Bodied, Spell, CostOfModes):
    """What is chosen is paid for in addition [601.2b, 601.2f]."""
    modes: tuple[Phrase, ...] = ()
    many: SoManyModes | None = None
    body = functools.cached_property(lambda self: Choose(count=ONE, many=self.many, modes=tuple(mode.told for mode in self.modes)))
    extra = lambda self, item: tuple(self.modes[i].cost for i in item.modes)


@phrase("spree\n+ {modes}", rule="702.172a")
class Spree(ModesForACost):
    """One or more modes."""
    modes: tuple[PricedMode, ...] = joined("\n+ ")
    many = SoManyModes(most=100)


@phrase("tiered\n• {modes}", rule="702.183a")
class Tiered(ModesForACost):
    """One mode."""
    modes: tuple[NamedMode, ...] = joined("\n• ")
