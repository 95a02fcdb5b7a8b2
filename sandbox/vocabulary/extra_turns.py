"""Extra turns and phases, and turns that are skipped [500.7, 500.8, 500.11]."""
import attrs

from sandbox.engine.kinds import ONE, Exactly, Number, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.room import in_room
from sandbox.vocabulary.sentences import Step


@phrase(say("{who} (takes|take) an extra turn after this one", count=ONE),
        "{who} (takes|take) {count} extra turns after this one", rule="500.7")
class ExtraTurn(Verb):
    who: Who
    count: Number
    result = None

    def perform(self, game):
        if not self.count.n:
            return None
        game.put(extra_turns=(*game.state.extra_turns, *(self.who.seat,) * in_room(self.count.n, "turns")))
        return self


@phrase(say("{who} (skips|skip) (who: their|your) next turn", count=ONE),
        "{who} (skips|skip) (who: their|your) next {count} turns", rule="500.11")
class SkipTurn(Verb):
    who: Who
    count: Number = Exactly(n=1)
    result = None

    def perform(self, game):
        game.put(skipped_turns=(*game.state.skipped_turns, *(self.who.seat,) * self.count.n))
        return self


SKIPPED = {"untap step": ("untap",), "draw step": ("draw",), "upkeep": ("upkeep",),
           "combat phase": ("beginning of combat", "declare attackers", "declare blockers", "first-strike combat damage", "combat damage",
                            "end of combat")}


@phrase(*[say(f"{{who}} (skips|skip) (who: their|your) next {words}", step=words) for words in SKIPPED], rule="500.11")
class SkipStep(Verb):
    who: Who
    step: str
    result = None

    def perform(self, game):
        game.put(skipped=(*game.state.skipped, *((self.who.seat, step) for step in SKIPPED[self.step])))
        return self


@attrs.frozen
class PhasesAdded(Verb):
    """By their first steps."""
    first: tuple[str, ...]
    leaf = True
    result = None
    to_text = lambda self, form: "phases are added to the turn"

    def perform(self, game):
        game.put(extra_phases=(*self.first, *game.state.extra_phases))
        return self


PHASES = {"there is an additional combat phase": ("beginning of combat",),
          "there is an additional combat phase followed by an additional main phase": ("beginning of combat", "postcombat main")}
AFTER = "after this phase", "after this main phase", "after this combat phase"


@phrase(*[say(f"{after}, {words}", words=words, after=after) for after in AFTER for words in PHASES], rule="500.8")
class ExtraPhases(Step):
    """Added right after the phase it is; those added last come first."""
    words: str
    after: str

    def run(self, scene):
        return bool((yield from scene.world.happen(PhasesAdded(PHASES[self.words]))))
