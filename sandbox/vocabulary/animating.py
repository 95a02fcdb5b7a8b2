"""Permanents that become creatures for a turn and stay what they were [205.1b]."""
import attrs

from sandbox.engine.kinds import Change, Keyword, What
from sandbox.language.phrase import joined, phrase
from sandbox.vocabulary.changes import AlsoType, Base, Color, GainsKeywords, Size, Type, letters
from sandbox.vocabulary.control import Beginning


@attrs.frozen
class Colored(Change):
    """Of these colors and no others."""
    colors: str
    layer, writes = "5", frozenset({"colors"})
    leaf = True
    to_text = lambda self, form: f"(is|are) {self.colors or 'colorless'}"
    apply = lambda self, look: attrs.evolve(look, colors=self.colors)


@phrase("{what} (becomes|become) a(n) {size}[ {colors}][ {kinds}] creature[ with {keywords}] until end of turn. It's still a(n) {kept}",
        rule="205.1b")
class BecomesCreature(Beginning):
    """Its other types stay; its subtypes of creature types are those that it gets."""
    what: What
    size: Size
    colors: tuple[Color, ...] = joined(" and ", ", ")
    kinds: tuple[Type, ...] = joined(" ")
    keywords: tuple[Keyword, ...] = joined(" and ", ", ", ", and ")
    kept: Type

    def run(self, scene):
        yield from ()
        power, toughness = self.size.pair
        words = [kind.word for kind in self.kinds if kind.word != "creature"]
        types = tuple(AlsoType(kind=Type(word=word), subject="one") for word in ("creature", *words))
        colors = (Colored(letters("".join(color.letter for color in self.colors))),) if self.colors else ()
        keywords = (GainsKeywords(keywords=self.keywords),) if self.keywords else ()
        return self.begin(scene, (*types, *colors, *keywords, Base(power=power, toughness=toughness)), "end of turn")
