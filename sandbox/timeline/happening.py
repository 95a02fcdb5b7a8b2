"""Which verbs of a card ought to happen at least once, and which of them have."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs

from sandbox.engine.kinds import Ability, Activated, Condition, Spoken, Triggered
from sandbox.engine.printed import Card
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, walk
from sandbox.language.writing import printed


def verbs_of(card: Card) -> Iterator[tuple[str, Any]]:
    """Every verb that an ability tells or waits for, with its line."""
    for face in (card.front, card.back):
        for ability in face.abilities if face else ():
            if isinstance(ability, Spoken):
                line = printed(ability)
                if isinstance(ability, Triggered):
                    yield line, ability
                yield from ((line, verb) for verb in told_in(ability, getattr(ability, "event", None)))


def told_in(value: Any, leaving_out: Any) -> Iterator[Any]:
    """The verbs in a phrase that are instructions or costs: none of conditions, nouns, and abilities that are only granted."""
    if isinstance(value, tuple):
        for one in value:
            yield from told_in(one, leaving_out)
    elif isinstance(value, Phrase) and value is not leaving_out and not isinstance(value, Condition):
        if isinstance(value, Verb):
            yield value
        for field in attrs.fields(type(value)):       # type: ignore[arg-type]
            inner = getattr(value, field.name)
            if not isinstance(inner, Ability):
                yield from told_in(inner, leaving_out)


def shape(phrase: Any) -> tuple[Any, ...]:
    """A verb but for its nouns, which pronouns may stand for."""
    return type(phrase), getattr(phrase, "to", None)


def idle(card: Card, carried_out: list[Any]) -> list[tuple[str, Any]]:
    """What never happened."""
    done = {shape(inner) for one in carried_out if not isinstance(one, Ability) for inner in walk(one) if isinstance(inner, Verb)}
    abilities = [one for one in carried_out if isinstance(one, Ability)]
    return [(line, one) for line, one in verbs_of(card)
            if (shape(one) not in done if isinstance(one, Verb) else one not in abilities)]


def why_idle(card: Card, line: str, carried_out: list[Any], refusals: list[str]) -> str:
    """What kept it from happening, as far as that shows: of what the card itself was refused, the most frequent."""
    lines = [one for face in (card.front, card.back) if face for one in face.abilities if printed(one) == line]
    if any(isinstance(one, Triggered) and one not in carried_out for one in lines):
        return "nothing on the stocked table set it off"
    using = f"“{line}”: " if any(isinstance(one, Activated) for one in lines) else "" if carried_out else "”: "
    refused = Counter(why.partition("”: ")[2] for why in refusals if using and using in why)
    return f"refused: {refused.most_common(1)[0][0]}" if refused else "its condition or its choice never came to it"
