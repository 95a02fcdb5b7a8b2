"""Changing text: all instances of one word are replaced by another, in an object's rules text and its type line [612, 613.1c]."""
import re

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Change, What
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import phrase, rewritten, say, walk
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.nouns import CounterKind, ObjectName
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid
from sandbox.vocabulary.words import BASICS, COLORS, CREATURE_TYPES, Wording, alternatives

SORTS = {"color word": tuple(COLORS), "basic land type": tuple(BASICS), "creature type": tuple(CREATURE_TYPES)}
TAILS = "(?:walk|cycling)"                              # of the keywords that have a type in their name
NO_WORDS_OF_TEXT = ObjectName, CounterKind                # a name or a kind of counter may sound like a word and is none


@rule("612.2", without=lambda part: False)
def is_used_so(part):
    """Whether a word stands there as a color word or a subtype, and not as part of a name."""
    return not isinstance(part, NO_WORDS_OF_TEXT)


@attrs.frozen
class Reworded(Change):
    """One word for another. What was added to the object's abilities later than this layer stays as it is [612.3]."""
    old: str
    new: str
    layer, writes = "3", frozenset({"types", "abilities"})
    leaf = True
    to_text = lambda self, form: f"(says|say) “{self.new}” for “{self.old}”"

    def reworded(self, value):
        return rewritten(value, self.replaced)

    def replaced(self, part):
        """What stands for a phrase whose own word, or the word after non, is the old one; None for any other."""
        word = getattr(part, "word", None)
        if word == self.old and is_used_so(part):
            return attrs.evolve(part, word=self.new)
        if word in (f"non{self.old}", f"non-{self.old}"):
            return attrs.evolve(part, word=word.removesuffix(self.old) + self.new)
        if isinstance(word, str) and stem(word) == self.old.lower() and is_used_so(part):
            return attrs.evolve(part, word=re.sub(rf"\b{self.old.lower()}(?={TAILS}$)", self.new.lower(), word))
        return None

    def apply(self, look):
        types = tuple(dict.fromkeys(self.new if word == self.old else word for word in look.types))
        return attrs.evolve(look, types=types, abilities=self.reworded(look.abilities))


def stem(word):
    """The land type or creature type within a keyword: "island" of "snow islandwalk"; "" where there is none [702.14a, 702.29e]."""
    found = re.fullmatch(rf"(?:\w+ )*(\w+){TAILS}", word)
    return found[1] if found else ""


ONE = "replacing all instances of one"


WORDS = {"color word with another": ("color word",), "basic land type with another": ("basic land type",),
         "creature type with another": ("creature type",),
         "color word with another or one basic land type with another": ("color word", "basic land type")}


@phrase(leaf=alternatives(WORDS) + r"\b")
class OneForAnother(Wording):
    word: str
    sorts = property(lambda self: WORDS[self.word])


@phrase(say(f"change the text of {{what}} by {ONE} {{words}} until end of turn", until="end of turn"),
        say(f"change the text of {{what}} by {ONE} {{words}}", until=""), rule="612.1")
class ChangeText(Step):
    """The words are chosen as it resolves, one of those that the object might say and another of the same sort."""
    what: What
    words: OneForAnother
    until: str

    def run(self, scene):
        found = [one for one in self.what.find(scene) if hasattr(one, "id") and scene.world.state.things.get(one.id)]
        if not found:
            return False
        words = tuple(word for sort in self.words.sorts for word in words_first(scene.world, found, SORTS[sort]))
        [old] = yield from choose(scene.you, "which word is replaced", words, kind="choose", source=scene.source, rule="612.1")
        sort = next(sort for sort in self.words.sorts if old in SORTS[sort])
        others = tuple(word for word in SORTS[sort] if word != old)
        [new] = yield from choose(scene.you, f"with what “{old}” is replaced", others, kind="choose", source=scene.source, rule="612.1")
        begin(scene, self.what, found, Reworded(old, new), self.until or unsaid())
        scene.mentioned.append(tuple(found))
        return True


def words_first(world, found, words):
    """All the words, those that the objects say before the others."""
    said = {word for one in found for word in spoken(world.look(one.id))}
    return sorted(words, key=lambda word: word not in said)


def spoken(look):
    yield from look.types
    for part in walk(look.abilities):
        word = getattr(part, "word", None)
        if isinstance(word, str) and is_used_so(part):
            yield stem(word).capitalize() or word.removeprefix("non").removeprefix("-")


def begin(scene, what, found, change, until):
    """A spell says it at once, and so does the permanent that it becomes [400.7a]."""
    game, ids = scene.world, tuple(one.id for one in found)
    begin_effect(game, scene, Continuous(what=what, changes=(change,)), ids, until)
    game.put(stack=tuple(attrs.evolve(item, ability=change.reworded(item.ability), unchanged=item.unchanged or item.ability)
                         if item.id in ids else item for item in game.state.stack))
