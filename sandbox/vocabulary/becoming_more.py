"""Types in addition to others, several at once, and sizes that a characteristic-defining ability counts [205.1b, 604.3, 613.1d]."""
import attrs

from sandbox.engine.kinds import Number, Static
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.changes import AlsoType, Base, Basic, Color, Continuous, HasBaseEqual, InLayer4, IsColor, Size, Type, typed
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.words import CREATURE_TYPES


@phrase(say("(is|are) a(n) {kind} in addition to its other creature types", subject="one"),
        say("(is|are) {kind:many} in addition to their other creature types", subject="many"), rule="613.1d")
class AlsoCreatureType(AlsoType):
    kind: Type
    subject: str


@phrase("(is|are) every creature type", rule="205.3m")
class EveryCreatureType(InLayer4):
    apply = lambda self, look: typed(look, *CREATURE_TYPES)


@phrase(say("(is|are) a(n) {kind} land in addition to its other types", subject="one"),
        say("(is|are) {kind} lands in addition to their other types", subject="many"), rule="305.7")
class AlsoBasicLand(InLayer4):
    """A land of that basic type too: with its mana ability [305.6]."""
    kind: Basic
    subject: str
    apply = lambda self, look: typed(look, "land", self.kind.word)


@attrs.frozen
class Typed(InLayer4):
    """Has these types too."""
    words: tuple[str, ...] = attrs.field(kw_only=True)
    leaf = True
    to_text = lambda self, form: f"(is|are) {' '.join(self.words)} too"
    apply = lambda self, look: typed(look, *self.words)


@phrase("(is|are) {size} {color} {kind} creatures and {land} lands in addition to their other types", rule="613.1d")
class AlsoCreatureAndLand(InLayer4):
    size: Size
    color: Color
    kind: Type
    land: Basic

    def parts(self):
        power, toughness = self.size.pair
        types = Typed(words=("land", "creature", self.land.word, self.kind.word))
        return types, IsColor(color=self.color), Base(power=power, toughness=toughness)


@phrase("{what}'s power and toughness are each equal to {number}.", rule="604.3")
class DefinesSize(Static):
    """A characteristic-defining ability [613.4a]."""
    what: This
    number: Number
    defining = "7a"
    effect = property(lambda self: Continuous(what=self.what, changes=(DefinedSize(number=self.number),)))


class DefinedSize(HasBaseEqual):
    layer = "7a"
