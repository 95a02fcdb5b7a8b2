"""Which abilities could be about a verb: those that speak of others need not be asked, however many lie on the table [603.2, 614.1].

A class that answers whether an event is what it speaks of (`describes`, `set_off_by`, `applies`, `forbids`) may say beside that
method, in `hears`, which verbs that could ever be; one that says nothing is asked about every event.
"""
from __future__ import annotations

from typing import Any

Verbs = tuple[type[Any], ...]
Speaker = tuple[int, int, int, Any]                   # (object, its controller, which of its abilities, the ability)


def heard(phrase: Any, method: str = "describes") -> Verbs | None:
    """The verbs that it may be about when it is asked by that method; None: it must be asked about every event."""
    for kind in type(phrase).__mro__:
        if method in vars(kind):
            said: Any = vars(kind).get("hears")
            found: Verbs | None = said.__get__(phrase) if isinstance(said, property) else said
            return found
    return None


def hears(phrase: Any, method: str, verb: type[Any]) -> bool:
    """Whether it could be about a verb of this class."""
    verbs = heard(phrase, method)
    return verbs is None or issubclass(verb, verbs)


def heard_by_all(phrases: tuple[Any, ...], method: str = "describes") -> Verbs | None:
    """What several together may be about."""
    all_of_them = [heard(one, method) for one in phrases]
    return None if None in all_of_them else tuple(dict.fromkeys(verb for verbs in all_of_them for verb in verbs or ()))


def hearing(speakers: list[Speaker], method: str, verb: type[Any]) -> list[Speaker]:
    """Those speakers whose ability could be about it."""
    known: dict[int, bool] = {}                       # many that are alike have one ability between them
    for *_, ability in speakers:
        if id(ability) not in known:
            known[id(ability)] = hears(ability, method, verb)
    return [one for one in speakers if known[id(one[3])]]
