"""What is said beside the cards at this moment: rings for what is legal, picked, selected, attacking; arrows for who aims at whom."""
from dataclasses import dataclass

APART = 5                              # pixels between the ways to two players along one seam
MANY_ATTACKS = 9                       # from here on rings say it, arrows would hide the cards
MANY_BLOCKS = 100                      # likewise


@dataclass(frozen=True)
class Said:
    """Ids of objects: legal to pick, picked already, selected by the person, tapped by the payment as planned; and the focused key."""

    legal: frozenset = frozenset()
    chosen: frozenset = frozenset()
    marked: frozenset = frozenset()
    paying: frozenset = frozenset()
    focus: int | None = None

    def of(self, key, ids, attacking=None, blocking=()) -> frozenset[str]:
        """The rings of one piece, in the words of badges."""
        ids = set(ids)
        found = (
            ("targetable", bool(ids & self.legal) and not ids & self.chosen),
            ("answered", bool(ids & self.chosen)),
            ("selected", bool(ids & self.marked)),
            ("would-tap", bool(ids & self.paying)),
            ("attacking", attacking is not None),
            ("blocking", bool(blocking)),
            ("focus", key == self.focus),
        )
        return frozenset(mark for mark, holds in found if holds)


def said(draft, marked, focus) -> Said:
    """draft: the answer in the making, or None."""
    if draft is None:
        return Said(marked=frozenset(marked), focus=focus)
    if draft.question.kind == "pay":                   # what would be tapped is framed; the rest can be clicked as well
        return Said(chosen=draft.chosen_ids, marked=frozenset(marked), paying=frozenset(one.id for one in draft.question.pays), focus=focus)
    return Said(draft.open_ids, draft.chosen_ids, frozenset(marked), focus=focus)


def arrows(sides, stack, draft, where):
    """(kind, start, end) of every arrow; where(id, seat) is the box of an object or of a player, or None. "player" ends the kind of those
    that go to one."""
    wanted = [("target", one.key, aim) for one in stack for aim in one.targets]
    board = [piece for side in sides for piece in side.board]
    attackers = [piece for piece in board if piece.attacking]
    for piece in attackers if len(attackers) < MANY_ATTACKS else ():
        kind, whom = piece.attacking
        wanted.append(("attack", piece.key, (None, whom) if kind == "player" else (whom, None)))
    blocks = [("block", piece.key, (id, None)) for piece in board for id in piece.blocking]
    wanted += blocks if len(blocks) < MANY_BLOCKS else []
    if draft is not None:
        kind = "attack pair" if draft.question.kind == "attackers" else "pair"
        pairs = draft.pairs
        wanted += [(kind, one[0], other) for one, other in (pairs if len(pairs) < MANY_BLOCKS else pairs[-1:])]
    drawn = {(f"{kind} player" if aim[0] is None else kind, where(key, None), where(*aim)): None for kind, key, aim in wanted}
    yield from (arrow for arrow in drawn if None not in arrow)     # once for all of a pile


def ways_along(seam, ends) -> dict:
    """end → the height at which arrows to that player run along the seam: each player's a way of its own, so that none hides another."""
    ends = sorted(set(ends), key=lambda end: end.x)
    return {end: seam + (at - (len(ends) - 1) / 2) * APART for at, end in enumerate(ends)}
