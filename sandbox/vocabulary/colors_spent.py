"""How many colors of mana were spent to cast a spell, whatever it became since [105.1, 601.2h]."""
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.numbers import Measure


def colors_spent(scene):
    """None for what was not cast [707.10]; colorless is not a color, and snow is none besides."""
    thing = scene.world.thing(scene.source)
    return len(set(thing.spent.upper()) & set("WUBRG")) if thing else 0


@phrase(say("for each color of mana spent to cast it"), say("for each color of mana spent to cast this spell", word="this spell"),
        rule="105.1")
class ForEachColorSpent(PerEach):
    word: str = "it"
    value = lambda self, scene: colors_spent(scene)


@phrase("the number of colors of mana spent to cast this spell", rule="105.1")
class ColorsSpent(Measure):
    value = lambda self, scene: colors_spent(scene)
