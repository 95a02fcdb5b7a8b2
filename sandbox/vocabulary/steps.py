"""Beginnings: of turns, phases and steps, for what triggers at them [500, 603.2b]."""
import attrs

from sandbox.engine.kinds import Player
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase


@attrs.frozen
class BeginStep(Verb):
    step: str
    who: Player
    leaf = True
    to_text = lambda self, form: f"{self.who.name}'s {self.step}"


STEP_NAMES = {"upkeep": ("upkeep",), "draw step": ("draw",), "end step": ("end",), "precombat main phase": ("precombat main",),
              "postcombat main phase": ("postcombat main",), "combat": ("beginning of combat",), "first main phase": ("precombat main",)}
WHOSE = ("your", "each", "the next", "each opponent's", "each player's", "your next", "that player's next", "the")


@phrase(leaf=r"(?:(?:combat on your turn|combat on each turn|"
        + "|".join(f"{whose} {step}" for whose in sorted(WHOSE, key=len, reverse=True) for step in STEP_NAMES) + r")\b)")
class StepName(Phrase):
    """"your upkeep", "each end step", "combat on your turn"."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word

    def is_begun_by(self, scene, event):
        if not isinstance(event, BeginStep):
            return False
        return event.step in self.steps() and self.is_of(scene, event.who.seat)

    def steps(self):
        if self.word.startswith("combat"):
            return STEP_NAMES["combat"]
        return next(steps for name, steps in STEP_NAMES.items() if self.word.endswith(" " + name))

    def is_of(self, scene, seat):
        if "your" in self.word.split():
            return seat == scene.you
        return seat != scene.you if "opponent's" in self.word else True
