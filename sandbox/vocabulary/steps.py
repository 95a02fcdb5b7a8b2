"""Beginnings: of turns, phases and steps, for what triggers at them [500, 603.2b]."""
import attrs

from sandbox.engine.kinds import Player, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.words import alternatives


@attrs.frozen
class BeginStep(Verb):
    step: str
    who: Player
    leaf = True
    to_text = lambda self, form: f"{self.who.name}'s {self.step}"


STEP_NAMES = {"upkeep": ("upkeep",), "draw step": ("draw",), "end step": ("end",), "precombat main phase": ("precombat main",),
              "postcombat main phase": ("postcombat main",), "first main phase": ("precombat main",),
              "second main phase": ("postcombat main",), "main phase": ("precombat main", "postcombat main")}
COMBAT = ("beginning of combat",)


@phrase(leaf=alternatives(STEP_NAMES) + r"\b")
class PlainStep(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    steps = property(lambda self: STEP_NAMES[self.word])


class Beginning(Phrase):
    """Beginnings of a kind, of whose turns."""
    def is_begun_by(self, scene, event):
        return isinstance(event, BeginStep) and event.step in self.steps() and self.is_of(scene, event.who.seat)

    def steps(self):
        return self.name.steps

    def is_of(self, scene, seat):
        """Whether it may be of that player's turn."""
        return True


# ---- again and again ----
class StepName(Beginning):
    """"Your upkeep", "each end step", "combat on your turn"."""


@phrase("your {name}", say("each {name}", whose="each"), say("the {name}", whose="the"), say("each of your {name}s", whose="each of your"),
        rule="603.2b")
class EachStep(StepName):
    name: PlainStep
    whose: str = "your"
    is_of = lambda self, scene, seat: not self.whose.endswith("your") or seat == scene.you


@phrase(say("combat on your turn", whose="your"), say("combat on each turn", whose="each"), say("each combat", whose="each combat"),
        rule="507.1")
class EachCombat(StepName):
    whose: str
    steps = lambda self: COMBAT
    is_of = lambda self, scene, seat: self.whose != "your" or seat == scene.you


class OfSomebody(StepName):
    is_of = lambda self, scene, seat: any(p.seat == seat for p in self.who.find(scene))


@phrase(say("{who}'s {name}", said=""), say("the {name} of {who}", said="of"), rule="603.2b")
class StepOf(OfSomebody):
    """"Each player's upkeep", "the upkeep of enchanted creature's controller"."""
    who: Who
    name: PlainStep
    said: str = ""


@phrase("combat on {who}'s turn", rule="507.1")
class CombatOf(OfSomebody):
    who: Who
    steps = lambda self: COMBAT


# ---- once ----
class NextStep(Beginning):
    """"The next end step": of a delayed triggered ability, which triggers once."""


@phrase("your next {name}", say("the next {name}", whose="the"), say("the next turn's {name}", whose="the next turn's"), rule="603.7b")
class Next(NextStep):
    name: PlainStep
    whose: str = "your"
    is_of = lambda self, scene, seat: self.whose != "your" or seat == scene.you


@phrase(say("{who}'s next {name}", said=""), say("the {name} of {who}'s next turn", said="turn"), rule="603.7b")
class NextOf(NextStep):
    who: Who
    name: PlainStep
    said: str = attrs.field(default="", eq=False)
    is_of = lambda self, scene, seat: any(p.seat == seat for p in self.who.find(scene))


@phrase("combat on your next turn", rule="507.1")
class NextCombat(NextStep):
    steps = lambda self: COMBAT
    is_of = lambda self, scene, seat: seat == scene.you


@attrs.frozen
class EndOfCombat(NextStep, StepName):
    """Said without "the beginning of" [511.2]."""
    leaf = True
    to_text = lambda self, form: "end of combat"
    steps = lambda self: ("end of combat",)


END_OF_COMBAT = EndOfCombat()
