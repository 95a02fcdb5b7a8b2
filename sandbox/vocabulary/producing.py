"""Mana that is replaced while it is produced: of another type, of another amount, twice as much [106.12b, 614.1a]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Replacement
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.mana import AddMana, Symbols
from sandbox.vocabulary.measures import Factor


class Produces(Replacement):
    """A replacement of the event in which a permanent that is tapped for mana produces it."""
    of_itself = lambda self: False
    hears = (AddMana,)
    applies = lambda self, scene, event: self.event.describes(scene, event)

    def replace(self, scene, event):
        instead = yield from self.instead(scene, event)
        return [attrs.evolve(event, mana=Symbols(text=instead))]


class KindOfMana(Phrase):
    """Which type the mana is of instead; letter(scene, event) asks where that is a choice."""


@phrase(leaf=r"(?:colorless mana\b|\{[WUBRGC]\})")
class OfType(KindOfMana):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word

    def letter(self, scene, event):
        return "C" if self.word.startswith("colorless") else self.word[1]
        yield


@phrase("mana of a color of your choice")
class OfChosenColor(KindOfMana):
    def letter(self, scene, event):
        [chosen] = yield from choose(scene.you, "which color of mana", "WUBRG", kind="mana", source=scene.source, rule="106.1a")
        return chosen


@phrase("if {event}, it produces {kind} instead of any other type.", rule="106.12b")
class ProducesOtherType(Produces):
    """As much as before, but all of it of that type."""
    event: AddMana
    kind: KindOfMana

    def instead(self, scene, event):
        return (yield from self.kind.letter(scene, event)) * len(event.mana.text)


@phrase("if {event}, it produces {mana} instead of any other type and amount.", rule="106.12b")
class ProducesOther(Produces):
    event: AddMana
    mana: Symbols

    def instead(self, scene, event):
        return self.mana.text
        yield


@phrase("if {event}, it produces {times} as much of that mana instead.", rule="106.12b")
class ProducesMore(Produces):
    event: AddMana
    times: Factor

    def instead(self, scene, event):
        return event.mana.text * self.times.n
        yield
