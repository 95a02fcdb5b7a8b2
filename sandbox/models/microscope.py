"""The microscope: for each characteristic the effects that made it what it is, in their order, and the reason for that order [613]."""
from sandbox.engine.kinds import Static
from sandbox.engine.reasons import reason
from sandbox.models.carried import Now, Why


def characteristic(title, of, look, rows, origin) -> Now:
    """What a look is in one respect – of(look) says it in words – with every effect that changed it; origin: where it comes from if
    none did."""
    if not any(of(row.before) != of(row.after) for row in rows):
        return Now(title, of(look) or "none", origin)
    mine = [row for row in rows if row.concerns(of)]
    return Now(title, of(look) or "none", "", tuple(effect(of, row, mine) for row in mine))


def effect(of, row, rows) -> Why:
    """One line: rows are those of the same characteristic, in their order."""
    applies = row.before != row.after
    words, rule = reason(row, rows)
    return Why(row.layer, row.source[:1].upper() + row.source[1:], f"t {row.timestamp}" if row.timestamp else "", of(row.before) or "none",
               of(row.after) or "none" if applies else "does not apply", words, applies, rule)


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
