"""Which verbs of a card ought to happen at least once, and which of them have."""
from __future__ import annotations

import functools
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


@attrs.define
class Happened:
    """What a card's own instructions and triggers have come to: noted once, however often it comes about."""
    shapes: set[tuple[Any, ...]] = attrs.Factory(set)
    abilities: list[Ability] = attrs.Factory(list)
    noted: dict[int, Any] = attrs.field(factory=dict, eq=False)   # id -> the phrase, which is kept so that no other gets its id

    def note(self, phrase: Any) -> None:
        if id(phrase) in self.noted:
            return
        self.noted[id(phrase)] = phrase
        if isinstance(phrase, Ability):
            self.abilities += [phrase] * (phrase not in self.abilities)
        else:
            self.shapes |= {shape(inner) for inner in walk(phrase) if isinstance(inner, Verb)}

    def has(self, one: Any) -> bool:
        return shape(one) in self.shapes if isinstance(one, Verb) else one in self.abilities

    def __bool__(self) -> bool:
        return bool(self.noted)


def idle(card: Card, happened: Happened) -> list[tuple[str, Any]]:
    """What never happened."""
    return [(line, one) for line, one in wanted_of(card) if not happened.has(one)]


@functools.lru_cache(maxsize=16)
def wanted_of(card: Card) -> tuple[tuple[str, Any], ...]:
    return tuple(verbs_of(card))


def why_idle(card: Card, line: str, happened: Happened, refusals: list[str]) -> str:
    """What kept it from happening, as far as that shows: of what the card itself was refused, the most frequent."""
    lines = [one for face in (card.front, card.back) if face for one in face.abilities if printed(one) == line]
    if any(isinstance(one, Triggered) and one not in happened.abilities for one in lines):
        return "nothing on the stocked table set it off"
    using = f"“{line}”: " if any(isinstance(one, Activated) for one in lines) else "" if happened else "”: "
    refused = Counter(why.partition("”: ")[2] for why in refusals if using and using in why)
    return f"refused: {refused.most_common(1)[0][0]}" if refused else "its condition or its choice never came to it"
