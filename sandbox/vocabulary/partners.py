"""Two commanders: partner, partner with a name, a Background, the Doctor's companion [702.124]."""
import functools

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Keyword
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import Phrase, phrase, rewritten
from sandbox.vocabulary.nouns import ObjectName
from sandbox.vocabulary.standing import StandsFor, meaning
from sandbox.vocabulary.words import CREATURE_TYPES


class PartnerAbility(Keyword):
    """It lets a deck have two commanders: with(mine, other) says whether this ability of the one card allows the other."""

    def allows(self, mine, other):
        raise NotImplementedError


@phrase("partner", rule="702.124h")
class Partner(PartnerAbility):
    """Both have it."""
    @rule("702.124h", without=lambda self, mine, other: False)
    def allows(self, mine, other):
        return self in other.abilities


@phrase(leaf=r"(?:Father & Son|Friends forever|Survivors|Character select)\b", rule="702.124i")
class PartnerText(Phrase):
    """What stands behind the dash."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("partner—{text}", rule="702.124i")
class PartnerAs(PartnerAbility):
    """Both have the same."""
    text: PartnerText

    @rule("702.124i", without=lambda self, mine, other: False)
    def allows(self, mine, other):
        return self in other.abilities


@phrase(leaf=r"[A-Z][^.\n]*$", rule="702.124j")
class PartnerName(Phrase):
    """The name of the other card."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("partner with {name}", rule="702.124j")
class PartnerWith(PartnerAbility, StandsFor):
    """Each names the other; as it enters, target player may look for a card of that name."""
    name: PartnerName

    def allows(self, mine, other):
        return other.name == self.name.word and any(isinstance(a, PartnerWith) and a.name.word == mine.name for a in other.abilities)

    @functools.cached_property
    def meant(self):
        words = meaning("when this permanent enters, target player searches their library for a card named Nobody, reveals it, puts it "
                        "into their hand, then shuffles.")
        return (rewritten(words, lambda p: ObjectName(word=self.name.word) if isinstance(p, ObjectName) else None),)

    def run(self, scene):
        [who] = [one for ones in scene.item.targets for one in ones]
        if not (yield from agree(who.seat, f"search for {self.name.word}", source=scene.source, rule="702.124j")):
            return False
        return (yield from super().run(scene))


@phrase("choose a Background", rule="702.124k")
class ChooseBackground(PartnerAbility):
    @rule("702.124k", without=lambda self, mine, other: False)
    def allows(self, mine, other):
        return {"legendary", "Background", "enchantment"} <= set(other.types)


@phrase("Doctor's companion", rule="702.124m")
class DoctorsCompanion(PartnerAbility):
    """The other is a legendary Time Lord Doctor creature and nothing else."""
    @rule("702.124m", without=lambda self, mine, other: False)
    def allows(self, mine, other):
        return {"legendary", "creature"} <= set(other.types) and set(other.types) & set(CREATURE_TYPES) == {"Time Lord", "Doctor"}


@rule("702.124a", "702.124f", without=lambda one, other: False, unlimited=lambda one, other: True)
def lead_together(one, other):
    """Whether two faces may lead a deck together: by one of their partner abilities, and not by two different ones."""
    return any(a.allows(mine, theirs) for mine, theirs in ((one, other), (other, one)) for a in mine.abilities
               if isinstance(a, PartnerAbility))
