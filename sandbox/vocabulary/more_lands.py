"""Lands beyond the one that a player may play each turn [305.2]."""
import attrs

from sandbox.engine.kinds import Number, Restriction
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import phrase


@phrase("you may play {more} additional (land|lands) on each of your turns.", rule="305.2")
class MoreLands(Restriction):
    more: Number


@attrs.frozen
class MoreLandsNow(Restriction):
    """What an instruction allowed for this turn."""
    n: int
    leaf = True
    to_text = lambda self, form: f"you may play {self.n} more this turn"


@rule("305.2", "305.2a", without=lambda state, you: 99)
def lands_allowed(state, you):
    """How many lands a player may play in a turn of theirs: one, what static abilities add, and what effects do [305.2a-b]."""
    now = sum(item.ability.n for item in state.delayed if isinstance(item.ability, MoreLandsNow) and item.you == you)
    return 1 + now + sum(a.more.value(None) for _, owner, _, a in state.derived.having(Restriction)
                         if isinstance(a, MoreLands) and owner == you)
