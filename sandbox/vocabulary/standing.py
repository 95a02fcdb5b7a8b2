"""Keywords that stand for abilities which could be said in full [702.1]."""
import functools

from sandbox.engine.hearing import heard_by_all
from sandbox.engine.kinds import Exactly, Keyword, Triggered
from sandbox.language.reading import read
from sandbox.language.writing import write
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.steps import BeginStep


@functools.cache
def meaning(words):
    """The triggered ability that these words say; for the same words it is the same object, whose targets are known by it."""
    return read(Triggered, words)


def so_many(n, noun):
    """"a Servo token", "two Servo tokens"."""
    return f"{write(Exactly(n=n))} {noun}" + ("s" if n > 1 else "")


class StandsFor(Keyword, Triggered):
    """One or more triggered abilities; in the words, # is the number behind the keyword and COST the cost behind it."""
    words: tuple[str, ...] = ()
    of_itself = lambda self: any(each.of_itself() for each in self.meant)
    meant = property(lambda self: tuple(meaning(said) for said in self.said()))
    body = property(lambda self: self.meant[0].body)

    def said(self):
        number, cost = getattr(self, "n", None), getattr(self, "mana", None)
        return [said.replace("#", str(number.n)) if number else said.replace("COST", write(cost)) if cost else said for said in self.words]

    def told_by(self, event):
        """Which of them the event set off: the first that speaks of what happened."""
        return next((each for each in self.meant[1:] if event is not None and speaks_of(each, event)), self.meant[0])

    hears = property(lambda self: heard_by_all(self.meant, "set_off_by"))

    def set_off_by(self, scene, event):
        return any(each.set_off_by(scene, event) for each in self.meant)

    def recalls(self, scene, event):
        return self.told_by(event).recalls(scene, event)

    def holds(self, scene):
        return self.told_by(scene.item.event if scene.item else None).holds(scene)

    def targets(self, item):
        return self.told_by(item.event if item else None).targets(item)

    def run(self, scene):
        return (yield from self.told_by(scene.item.event).run(scene))


def speaks_of(ability, event):
    """Whether the event is of the kind that the ability waits for: with others beside it, one keyword waits for each kind but once."""
    waits_for = getattr(ability, "event", None)
    return isinstance(event, BeginStep) if waits_for is None else isinstance(event, type(waits_for))


class Numbered(StandsFor):
    """Those with a number."""
    n: Exactly


class Priced(StandsFor):
    """Those with a mana cost."""
    mana: ManaCost
