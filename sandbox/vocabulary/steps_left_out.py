"""Steps that a player skips as long as something says so, and how many spells may be cast in a turn [101.2, 500.11, 601.3]."""
from sandbox.engine.again import counted
from sandbox.engine.kinds import Number, Prohibition, Restriction, Scene, Who
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.extra_turns import SKIPPED
from sandbox.vocabulary.players import You
from sandbox.vocabulary.targets import Targeting

STEPS = {"draw step": ("draw step", "draw steps"), "untap step": ("untap step", "untap steps"), "upkeep": ("upkeep step", "upkeep steps")}


@phrase(*[say(f"skip your {one}.", step=step, who=You()) for step, (one, _) in STEPS.items()],
        *[say(f"{{who}} (skips|skip) their {many}.", step=step) for step, (_, many) in STEPS.items()],
        *[say(f"{{who}} (skips|skip) their {one}.", step=step, said="each") for step, (one, _) in STEPS.items()], rule="500.11")
class SkipsStep(Restriction):
    """In every turn of theirs."""
    who: Who
    step: str
    said: str = ""
    admits = staticmethod(lambda fields: not isinstance(fields["who"], Targeting))


def skips(state, step):
    """Whether the active player skips that step of the turn."""
    return any(isinstance(a, SkipsStep) and step in SKIPPED[a.step]
               and any(p.seat == state.active for p in a.who.find(Scene(state, you, id)))
               for id, you, _, a in state.derived.having(Restriction))


@phrase("{who} can't cast more than {most:word} (most: spell|spells) each turn.", rule="601.3")
class AtMostSoManySpells(Prohibition):
    """Those that were cast this turn before this was there count as well."""
    who: Who
    most: Number
    admits = SkipsStep.admits
    hears = (Cast,)
    of_itself = lambda self: False

    def forbids(self, scene, event):
        if not isinstance(event, Cast) or not self.who.covers(scene, event.who):
            return False
        cast = sum(times for one, times in counted(scene.world.state.happened) if isinstance(one, Cast) and one.who == event.who)
        return cast >= self.most.value(scene)
