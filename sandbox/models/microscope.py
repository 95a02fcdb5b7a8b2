"""The microscope: for each characteristic the effects that made it what it is, in their order, and the reason for that order [613]."""
from itertools import pairwise

from sandbox.engine.kinds import Static
from sandbox.models.carried import Now, Why

LAYERS = {  # layer -> what happens in it, its rule
    "1": ("copying", "613.1a"), "2": ("control", "613.1b"), "3": ("text", "613.1c"), "4": ("types", "613.1d"), "5": ("colors", "613.1e"),
    "6": ("abilities", "613.1f"), "7a": ("size as the object itself defines it", "613.4a"), "7b": ("size that is set", "613.4b"),
    "7c": ("size that grows or shrinks", "613.4c"), "7d": ("power and toughness that change places", "613.4d"),
}
WAITS = {  # what the engine says of a dependency -> what the one does to the other
    "which removes this ability": "takes the ability that this effect comes from",
    "which changes what this affects": "changes what this one applies to",
    "which changes what this does": "changes what this one does",
}
GONE = "its ability is gone"


def characteristic(title, of, look, rows, origin) -> Now:
    """What a look is in one respect – of(look) says it in words – with every effect that changed it; origin: where it comes from if
    none did."""
    if not any(of(row.before) != of(row.after) for row in rows):
        return Now(title, of(look) or "none", origin)
    mine = [row for row in rows if of(row.before) != of(row.after) or row.before == row.after]
    return Now(title, of(look) or "none", "", tuple(effect(of, row, mine) for row in mine))


def effect(of, row, rows) -> Why:
    """One line: rows are those of the same characteristic, in their order."""
    applies = row.before != row.after
    words, rule = reason(row, rows)
    return Why(row.layer, row.source[:1].upper() + row.source[1:], f"t {row.timestamp}" if row.timestamp else "", of(row.before) or "none",
               of(row.after) or "none" if applies else "does not apply", words, applies, rule)


def reason(row, rows) -> tuple[str, str]:
    """Why it stands where it stands, and the rule."""
    if row.why == GONE:
        return "Its ability was gone before it could start to apply.", "613.6"
    if row.timestamp is None:
        return "Counters count after every effect that sets a size.", "613.4c"
    if row.why.startswith("after "):
        other, _, what = row.why.removeprefix("after ").rpartition(", ")
        return f"Waits for {other} although older: that {WAITS.get(what, 'is waited for through others')}.", "613.8b"
    if waiting := next((one for one in rows if _waits(one, row)), None):
        does = "takes the ability that effect comes from" if waiting.why == GONE else "changes what that one does or applies to"
        return f"First although younger: it {does}, so {waiting.source}'s effect depends on it.", "613.8a"
    return _by_age(row, rows)


def _waits(one, row) -> bool:
    """Whether one had to wait for the row, although it is older."""
    if one.layer != row.layer or one.timestamp is None or one.timestamp >= row.timestamp:
        return False
    return one.why.startswith(f"after {row.source}, ") or one.why == GONE and row.before.abilities != row.after.abilities


def _by_age(row, rows) -> tuple[str, str]:
    before = next((one for one, other in pairwise(rows) if other is row and one.layer == row.layer and one.timestamp is not None), None)
    if before is not None:
        return f"After {before.source}, whose timestamp is earlier.", "613.7"
    if any(one.layer == row.layer and one is not row and one.timestamp is not None for one in rows):
        return "The earliest timestamp in this layer.", "613.7"
    what, rule = LAYERS[row.layer]
    return f"Nothing else in this layer changes it: {what}.", rule


def lost(look, rows) -> list[tuple[object, str]]:
    """Abilities that the object has of itself but not now, each with what took them."""
    own = rows[0].before.abilities if rows else ()
    found = []
    for ability in own:
        taker = next((row for row in rows if ability in row.before.abilities and ability not in row.after.abilities), None)
        if taker is not None and ability not in look.abilities:
            found.append((ability, taker.source))
    return found


def layers_of(ability) -> str:
    """"layer 4", "layers 4, 5 and 7b": where a static ability's effect applies; empty for any other ability."""
    if not isinstance(ability, Static):
        return ""
    known = sorted({part.layer for whole in ability.effect.changes for part in whole.parts()})
    if not known:
        return ""
    return f"layer {known[0]}" if len(known) == 1 else f"layers {', '.join(known[:-1])} and {known[-1]}"
