"""How many there are, and what counts for each of them [107, 122.1, 702.33]."""
from sandbox.engine.kinds import Number, The, What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.determiners import Described
from sandbox.vocabulary.nouns import CounterKind, Things
from sandbox.vocabulary.numbers import Measure
from sandbox.vocabulary.pronouns import last_known


@phrase("the number of {noun:many}")
class NumberOf(Measure):
    noun: Things
    plural = counts = True
    value = lambda self, scene: sum(scene.world.weight(one.id) for one in self.noun.find(scene))


class PerEach(Number):
    """How often an instruction or a change counts."""


@phrase("for each {noun:one}", say("for each other {noun:one}", other=True))
class ForEach(PerEach):
    noun: Things
    other: bool = False
    counts = True

    def value(self, scene):
        found = self.noun.find(scene)
        counted = sum(scene.world.weight(one.id) for one in found)
        return counted - (1 if self.other and not {one.id for one in found}.isdisjoint(others_than(scene)) else 0)


def others_than(scene):
    """Whom "other" leaves out: of what an effect does to objects, each of those; but an Aura or Equipment speaks of others than itself,
    where it is one of those that are counted."""
    about = scene.mentioned[-1][0] if scene.item is None and scene.mentioned and scene.mentioned[-1] else None
    thing = scene.world.thing(scene.source)
    if not isinstance(about, The) or thing is None:
        return {scene.source}
    return {scene.source, about.id} if thing.attached == about.id else {about.id}


@phrase("for each {kind} counter on {what}", rule="122.1")
class ForEachCounter(PerEach):
    """On what has left the battlefield: those that it had there [122.2, 608.2h]."""
    kind: CounterKind
    what: What
    counts = True

    def value(self, scene):
        ones = self.what.find(scene)
        found = [last_known(scene, one) for one in (ones if isinstance(self.what, Described) else ones[:1])]
        return sum(thing.counted(self.kind.word) for id in found if (thing := scene.world.thing(id)))


@phrase(say("for each time it was kicked"), say("for each time this spell was kicked", word="this spell"), rule="702.33d")
class ForEachKick(PerEach):
    """Of a spell as it resolves, and of the permanent that it became."""
    word: str = "it"

    def value(self, scene):
        if scene.item and scene.item.id == scene.source:
            return scene.item.kicked
        thing = scene.world.thing(scene.source)
        return thing.kicked if thing else 0


@phrase(say("for each mana spent to cast it"), say("for each mana spent to cast this spell", word="this spell"), rule="601.2h")
class ForEachManaSpent(PerEach):
    """Of whatever kind; none for what was not cast, copies of spells among that [707.10]."""
    word: str = "it"

    def value(self, scene):
        thing = scene.world.thing(scene.source)
        return len(thing.spent) if thing else 0
