"""One subject and two verbs, of which any will do: "enters or attacks", "cycle or discard a card" [603.2]."""
import attrs

from sandbox.engine.hearing import heard_by_all
from sandbox.engine.kinds import ELIDED
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Deed, Pattern
from sandbox.language.phrase import phrase, rewritten, say
from sandbox.language.writing import ways
from sandbox.vocabulary.pronouns import It

IT = It(word="it")


def subject_of(verb):
    """What is said to do it: the first slot of its wording."""
    wording = next(ways(verb, None))
    return getattr(verb, wording.slots[0])


def of_subject(verb, subject):
    """The verb with a subject of its own instead of the shared one."""
    [name] = [field.name for field in attrs.fields(type(verb)) if getattr(verb, field.name) is ELIDED]
    return attrs.evolve(verb, **{name: subject})


@phrase(say("{first} or {second:does}", number="one"), say("{first} or {second:do}", number="many"), rule="603.2")
class EitherDeed(Pattern):
    first: Deed
    second: Deed
    number: str
    both = property(lambda self: (self.first, of_subject(self.second, subject_of(self.first))))
    of_mana = property(lambda self: self.first.of_mana and self.second.of_mana)
    what = property(lambda self: subject_of(self.first))

    @property
    def heard_in(self):
        """Where the first is, unless the second speaks of what is heard from exile."""
        heard = [getattr(verb, "heard_in", "battlefield") for verb in (self.first, self.second)]
        return "exile" if "exile" in heard else heard[0]

    def told_by(self, scene, event):
        """Which of the two the event is."""
        return next((verb for verb in self.both if verb.describes(scene, event)), None)

    hears = property(lambda self: heard_by_all(self.both))

    @rule("603.2", without=lambda self, scene, event: self.first.describes(scene, event))
    def describes(self, scene, event):
        return any(verb.describes(scene, event) for verb in self.both)

    def recalls(self, scene, event):
        return (self.told_by(scene, event) or self.first).recalls(scene, event)

    def occasion(self, event):
        return next((verb.occasion(event) for verb in self.both if type(verb) is type(event)), None)


@phrase("{first} or {second}", rule="603.2")
class EitherEvent(EitherDeed):
    """Two subjects, each with its verb: "~ enters or a creature attacks"; "it" is what the first is about."""
    first: Deed
    second: Deed
    number: str = attrs.field(init=False, default="")
    both = property(lambda self: (self.first, rewritten(self.second, lambda p: object_of(self.first) if p == IT else None)))


def object_of(verb):
    """What is done something to, or does it."""
    return getattr(verb, "what", None) or subject_of(verb)
