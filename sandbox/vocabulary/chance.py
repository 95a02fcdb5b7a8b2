"""Flipping coins: the player Chance says who wins [705]."""
import attrs

from sandbox.engine.choices import CHANCE, Choice
from sandbox.engine.kinds import Condition, Who
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import logged, phrase, say

SIDES = "won", "lost"


@phrase("{who} (flips|flip|flipped) a coin", logged("{who} (wins|win) a coin flip", side="won"),
        logged("{who} (loses|lose) a coin flip", side="lost"), rule="705.1")
class FlipCoin(Verb):
    who: Who
    side: str = attrs.field(default="", eq=False)
    result = None

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            [side] = yield Choice(who=CHANCE, ask=f"{event.who.name} flips a coin", options=SIDES, kind="coin", source=scene.source,
                                  rule="705.1")
            out.append(attrs.evolve(event, side=side))
        return out


@phrase(say("{who} (wins|win) a coin flip", side="won"), say("{who} (loses|lose) a coin flip", side="lost"), rule="705.2")
class WinsFlip(Pattern):
    """A coin flip that comes out so for the player who flips."""
    who: Who
    side: str

    hears = (FlipCoin,)
    describes = lambda self, scene, event: isinstance(event, FlipCoin) and event.side == self.side and self.who.covers(scene, event.who)
    occasion = lambda self, event: event.who


@phrase(say("you win the flip", side="won"), say("you lose the flip", side="lost"), rule="705.2")
class Flipped(Condition):
    """How the last coin flip came out."""
    side: str
    beyond = frozenset({"happened"})

    def holds(self, scene):
        flips = [event for event in scene.world.state.happened if isinstance(event, FlipCoin)]
        return bool(flips) and flips[-1].side == self.side
