"""What becomes something in addition to all that it was, for a turn or for good [205.1b, 611.2a, 613.1d]."""
from sandbox.engine.kinds import Keyword, The, What
from sandbox.language.phrase import Phrase, joined, phrase, say
from sandbox.vocabulary.animating import Colored
from sandbox.vocabulary.becoming_more import Typed
from sandbox.vocabulary.changes import Base, Color, Continuous, GainsKeywords, Size, Type, letters
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid
from sandbox.vocabulary.words import TYPES


class Addition(Phrase):
    """What it is to be besides: changes() are those of single layers."""


@phrase("a(n) {kinds} in addition to its other types", rule="205.1b")
class MoreTypes(Addition):
    kinds: tuple[Type, ...] = joined(" ")
    admits = staticmethod(lambda fields: all(kind.word in TYPES for kind in fields["kinds"]))
    changes = lambda self: (Typed(words=tuple(kind.word for kind in self.kinds)),)


@phrase("a(n) {size}[ {colors}][ {kinds}] creature[ with {keywords}] in addition to its other types", rule="205.1b")
class MoreOfACreature(Addition):
    """Its size is its base power and toughness; colors, where any are said, are those that it has then [105.3]."""
    size: Size
    colors: tuple[Color, ...] = joined(" and ", ", ")
    kinds: tuple[Type, ...] = joined(" ")
    keywords: tuple[Keyword, ...] = joined(" and ", ", ", ", and ")

    def changes(self):
        power, toughness = self.size.pair
        colors = (Colored(letters("".join(color.letter for color in self.colors))),) if self.colors else ()
        keywords = (GainsKeywords(keywords=self.keywords),) if self.keywords else ()
        types = Typed(words=("creature", *(kind.word for kind in self.kinds if kind.word != "creature")))
        return (types, *colors, *keywords, Base(power=power, toughness=toughness))


@phrase(say("{what} becomes {addition} until end of turn", until="end of turn"), say("{what} becomes {addition}", until=""), rule="611.2a")
class BecomesAlso(Step):
    """Settled as it begins [611.2c]; a spell that does keeps it as the permanent that it becomes [400.7a]."""
    what: What
    addition: Addition
    until: str

    def run(self, scene):
        found = tuple((yield from self.what.pick(scene, scene.you, lambda one: True)))
        ids = tuple(one.id for one in found if isinstance(one, The) and scene.world.state.things.get(one.id))
        begin_effect(scene.world, scene, Continuous(what=self.what, changes=self.addition.changes()), ids, self.until or unsaid())
        scene.mentioned.append(found)
        return bool(ids)
