"""Mana in combinations, in amounts that are counted, of the chosen color or of colors that are there [106.1, 106.5]."""
import itertools

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Number, The, What
from sandbox.engine.verb import no_less_than_none
from sandbox.language.phrase import phrase
from sandbox.vocabulary.commanders import identity_of_commander
from sandbox.vocabulary.linking import chosen_for
from sandbox.vocabulary.mana import Mana, OneOf, Symbols
from sandbox.vocabulary.room import in_room
from sandbox.vocabulary.words import COLORS


class Combination(Mana):
    """So many mana, each of any of the colors: which, is one choice."""
    def settled(self, scene):
        ways = ["".join(way) for way in itertools.combinations_with_replacement(self.letters(), self.count.value(scene))]
        if len(ways) < 2:
            return "".join(ways)
        chosen = yield from choose(scene.you, "which mana", ways, 1, 1, kind="mana", source=scene.source, rule="106.1b")
        return "".join(chosen)


@phrase("{count:word} mana in any combination of colors", rule="106.1a")
class AnyCombination(Combination):
    count: Number
    letters = lambda self: "WUBRG"


@phrase("{count:word} mana in any combination of {one} and/or {other}",
        "{count:word} mana in any combination of {one}, {another}, and/or {other}", rule="106.1a")
class CombinationOf(Combination):
    count: Number
    one: Symbols
    other: Symbols
    another: Symbols | None = None
    letters = lambda self: [mana.text for mana in (self.one, self.another, self.other) if mana]


@phrase("an amount of {mana} equal to {count}", rule="106.4")
class AmountOfMana(Mana):
    mana: Symbols
    count: Number

    def settled(self, scene):
        return self.mana.text * in_room(no_less_than_none(self.count.value(scene)), "mana")
        yield


@phrase("one mana of the chosen color", rule="106.5")
class OfColorChosen(OneOf):
    """None, if no color was chosen."""
    types = lambda self, scene: {COLORS[word] for word in chosen_for(scene) if isinstance(word, str) and word in COLORS}


@phrase("{one} or one mana of the chosen color", rule="106.5")
class OneOrChosen(OneOf):
    one: Symbols
    types = lambda self, scene: OfColorChosen().types(scene) | {self.one.text}


@phrase("one mana of any color in your commander's color identity", rule="903.4f")
class OfCommandersColor(OneOf):
    """None without a commander."""
    types = lambda self, scene: identity_of_commander(scene.world.state, scene.you)


@phrase("one mana of any color among {what}", rule="106.5")
class OfColorAmong(OneOf):
    what: What

    def types(self, scene):
        return {letter for one in self.what.find(scene) if isinstance(one, The) for letter in scene.world.look(one.id).colors}
