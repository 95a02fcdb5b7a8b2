"""How a cost would be paid if nobody says otherwise: which mana comes from where [601.2h]."""
import re
from dataclasses import dataclass

from sandbox.engine.state import Item
from sandbox.rules import planning
from sandbox.rules.matching import ANY_GENERIC
from sandbox.rules.paying import means_of

SYMBOL = re.compile(r"\{([^}]+)\}")


@dataclass(frozen=True)
class Paid:
    """Mana ("U", or "CC" of one source) and where it comes from; id is the source, None for the pool."""
    mana: str
    source: str
    id: int | None = None


def payment(state, seat, ask: str, choice=None) -> tuple[Paid, ...]:
    """What the automatic payment would use for the cost that a question names; empty when it can't be paid so.

    choice is the question, if there is one: then only what it offers is used, creatures that convoke among it, as "1" or a color."""
    symbols = SYMBOL.findall(ask)
    life = state.seats[seat].life
    means = means_of(state, choice.paying_for if choice is not None and choice.paying_for else Item(id=0, you=seat, source=0))
    sources, helpers = means.sources, []
    if choice is not None:
        offered = {getattr(option, "id", None) for option in choice.options}
        sources, helpers = ([one for one in ones if one.id in offered] for ones in (sources, means.helpers))
    found = planning.plan(means.pool, sources, symbols, life)
    if found is None and helpers:
        found = planning.plan(means.pool, planning.together(sources, helpers), symbols, life)
    if not symbols or found is None:
        return ()
    spent = _from_pool(means.pool, symbols, "".join(way.mana for _, way in found))
    return tuple(Paid(letter.upper(), "pool") for letter in spent) + tuple(
        Paid(way.mana.replace(ANY_GENERIC, "1").upper(), state.look(source.id).name, source.id) for source, way in found
    )


def _from_pool(pool, symbols, made):
    """The mana of the pool that goes, told from what is left when pool and sources pay together."""
    life = 10_000
    left = planning.from_pool(pool + made, symbols, life)
    rest = list(left.pool) if left else list(pool + made)
    gone = []
    for letter in pool:
        if letter in rest:
            rest.remove(letter)
        else:
            gone.append(letter)
    return "".join(gone)
