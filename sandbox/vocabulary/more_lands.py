"""Lands beyond the one that a player may play each turn [305.2]."""
from sandbox.engine.kinds import Number, Restriction
from sandbox.language.phrase import phrase


@phrase("you may play {more} additional (land|lands) on each of your turns.", rule="305.2")
class MoreLands(Restriction):
    more: Number


def lands_allowed(state, you):
    """How many lands a player may play in a turn of theirs: one, and what static abilities add [305.2a]."""
    return 1 + sum(a.more.value(None) for _, owner, _, a in state.derived.having(Restriction) if isinstance(a, MoreLands) and owner == you)
