"""A determiner before a noun: each, all, a, another, two, up to one, one or more."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Number, The, What
from sandbox.language.phrase import phrase, say, walk
from sandbox.language.reading import write
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.numbers import UpTo, least_of
from sandbox.vocabulary.pronouns import It


class Described(What):
    """A determiner before a noun; "another" and "other" leave out the speaker, and what the others are described by: "each other
    creature with the same name as that creature"."""
    def covers(self, scene, one):
        return isinstance(one, The) and not (self.other and self.is_meant(scene, one)) and self.noun.fits(scene, one.id)

    def find(self, scene):
        return [one for one in self.noun.find(scene) if not (self.other and self.is_meant(scene, one))]

    def is_meant(self, scene, one):
        return one.id == scene.source or any(one in p.find(scene) for p in walk(self.noun) if isinstance(p, It))


@phrase(say("each {noun:one}", other=False), say("each other {noun:one}", other=True))
class Each(Described):
    impersonal = property(lambda self: not self.other)
    noun: Things
    other: bool


@phrase(say("all {noun:many}", other=False), say("all other {noun:many}", other=True))
class All(Described):
    impersonal = property(lambda self: not self.other)
    noun: Things
    other: bool
    plural = True


@phrase(say("{noun:many}", other=False), say("other {noun:many}", other=True))
class Every(Described):
    impersonal = property(lambda self: not self.other)
    noun: Things
    other: bool
    plural = True


@phrase(say("one or more {noun:many}", other=False), say("one or more other {noun:many}", other=True))
class OneOrMore(Described):
    impersonal = property(lambda self: not self.other)
    noun: Things
    other: bool
    plural = True


@phrase(say("a(n) {noun:one}", count=ONE, other=False), say("another {noun:one}", count=ONE, other=True),
        say("any {noun:one}", count=UpTo(most=ONE), other=False, said="any"),
        say("{count} {noun:agreeing}", other=False), say("{count} other {noun:agreeing}", other=True))
class Some(Described):
    """As many as said, chosen when the instruction is carried out."""
    impersonal = property(lambda self: not self.other)
    noun: Things
    count: Number
    other: bool
    said: str = attrs.field(default="", eq=False)
    plural = property(lambda self: self.count.plural)

    def pick(self, scene, chooser, allowed):
        options, most = [one for one in self.find(scene) if allowed(one)], self.count.value(scene)
        least = least_of(self.count, min(most, len(options)))
        return (yield from choose(chooser, f"choose {write(self)}", options, least, most, source=scene.source))
