"""Colors and types of a player's choice, chosen as the instruction is carried out [608.2d]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import The, What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.animating import Colored
from sandbox.vocabulary.changes import Basic, Continuous, InLayer4, IsBasic
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid
from sandbox.vocabulary.words import BASICS, COLORS, CREATURE_TYPES, Wording, alternatives


@attrs.frozen
class CreatureTypesAre(InLayer4):
    """Of these creature types and no others; other types stay [205.1a]."""
    words: tuple[str, ...]
    leaf = True
    to_text = lambda self, form: f"(is|are) {' '.join(self.words) or 'of no creature type'}"

    def apply(self, look):
        if "creature" not in look.types and "kindred" not in look.types:
            return look
        return attrs.evolve(look, types=(*(t for t in look.types if t not in CREATURE_TYPES), *self.words))


def basic(word):
    return IsBasic(kind=Basic(word=word), subject="one")


def colored(*words):
    return Colored("".join(COLORS[word] for word in COLORS if word in words))


SORTS = {"the color of your choice": (tuple(COLORS), 1, colored),
         "the color or colors of your choice": (tuple(COLORS), len(COLORS), colored),
         "the creature type of your choice": (CREATURE_TYPES, 1, lambda word: CreatureTypesAre((word,))),
         "the basic land type of your choice": (tuple(BASICS), 1, basic)}


@phrase(leaf=alternatives(SORTS) + r"\b")
class OfYourChoice(Wording):
    word: str


@phrase(say("{what} (becomes|become) {choice} until end of turn", until="end of turn"), say("{what} (becomes|become) {choice}", until=""),
        rule="608.2d")
class BecomesOfYourChoice(Step):
    what: What
    choice: OfYourChoice
    until: str

    def run(self, scene):
        options, most, change = SORTS[self.choice.word]
        found = tuple((yield from self.what.pick(scene, scene.you, lambda one: True)))
        asked = f"choose {self.choice.word.removesuffix(' of your choice')}"
        words = yield from choose(scene.you, asked, options, 1, most, source=scene.source, rule="608.2d")
        ids = tuple(one.id for one in found if isinstance(one, The) and scene.world.state.things.get(one.id))
        begin_effect(scene.world, scene, Continuous(what=self.what, changes=(change(*words),)), ids, self.until or unsaid())
        scene.mentioned.append(found)
        return bool(ids)


@phrase("(gains|gain) all creature types", rule="205.3m")
class GainsCreatureTypes(InLayer4):
    apply = lambda self, look: CreatureTypesAre(CREATURE_TYPES).apply(look)


@phrase("(loses|lose) all creature types", rule="205.3m")
class LosesCreatureTypes(InLayer4):
    apply = lambda self, look: CreatureTypesAre(()).apply(look)
