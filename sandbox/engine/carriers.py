"""Which code carries which rule: what the rules do by themselves, functions that are a rule, and phrases, each by its number."""
from __future__ import annotations

import attrs

from sandbox.engine.kinds import Replacement
from sandbox.engine.rulebook import RULED, STATE_BASED, TURN_BASED, Custom
from sandbox.language.phrase import PHRASES, Phrase


@attrs.frozen
class Carrier:
    """A piece of code that is what a rule says. kind: function, turn-based, state-based or phrase; module: dotted."""
    number: str
    kind: str
    name: str
    module: str


def phrases() -> list[type[Phrase]]:
    return list(dict.fromkeys(cls for classes in PHRASES.values() for cls in classes))


def numbers_of(cls: type[Phrase]) -> set[str]:
    """Those that a phrase carries: its own, and, of a replacement, that of its place in the order [616.1]."""
    order = vars(cls).get("order") if issubclass(cls, Replacement) else None
    return {number for number in (cls.rule, order) if isinstance(number, str) and number}


def every_carrier() -> list[Carrier]:
    """All that has been declared by the modules that are imported."""
    functions = [Carrier(number, "function", ruled.function.__qualname__, ruled.function.__module__)
                 for ruled in RULED for number in ruled.numbers]
    state_based = [by_itself("state-based", custom) for custom in STATE_BASED]
    turn_based = [by_itself("turn-based", custom) for listed in TURN_BASED.values() for custom in listed]
    said = [Carrier(number, "phrase", cls.__name__, cls.__module__) for cls in phrases() for number in sorted(numbers_of(cls))]
    return [*functions, *state_based, *turn_based, *said]


def by_itself(kind: str, custom: Custom) -> Carrier:
    return Carrier(custom.rule, kind, custom.run.__name__, custom.run.__module__)
