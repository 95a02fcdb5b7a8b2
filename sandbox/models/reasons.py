"""Why something can't be done now, in the words of somebody who sits at the table [117]."""
import re

import attrs

PRIORITY = re.compile(r"(?P<holder>.+) has priority, not (?P<who>.+)")


def at_the_table(one, is_asked: bool):
    """A Possible with its reason as one says it; is_asked: something must be answered before anybody may act."""
    found = PRIORITY.fullmatch(one.reason)
    if found is None:
        return one
    return attrs.evolve(one, reason=_waits(found["holder"], found["who"], is_asked))


def _waits(holder, who, is_asked):
    if is_asked:
        return "first answer what is asked"
    if holder == "nobody":
        return "nobody may act in this step"
    verb = "wait" if who == "You" else "waits"
    return f"{'you have' if holder == 'You' else f'{holder} has'} priority now, {'you' if who == 'You' else who} {verb}"
