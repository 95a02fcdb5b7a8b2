"""The only things a run may ask for; chance is a player who is asked too."""
from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, TypeVar

import attrs

from sandbox.language.reading import write

CHANCE = -1

T = TypeVar("T")


@attrs.frozen(kw_only=True)
class Choice:
    """Some of the options, between least and most of them; a tuple of options answers it.

    who is a seat or CHANCE; kind says what sort of question it is (target, kicker, mode, X, pay, trigger order …);
    source is the object that asks, rule the rule that has it asked.
    """
    who: int
    ask: str
    options: tuple[Any, ...]
    least: int = 1
    most: int = 1
    kind: str = "choose"
    source: int | None = None
    rule: str = ""
    paying_for: Any = attrs.field(default=None, eq=False, repr=False)    # of a payment: the Item [601.2h]

    def fits(self, answer: tuple[Any, ...]) -> bool:
        return self.least <= len(answer) <= self.most and all(a in self.options for a in answer) and len(set(answer)) == len(answer)

    def named(self, words: Iterable[Any]) -> tuple[Any, ...]:
        """The answer in the card's words: each option itself, or by the name that it is written with. Raises LookupError."""
        return tuple(self.one_named(word) for word in words)

    def one_named(self, word: Any) -> Any:
        for option in self.options:
            if option == word and type(option) is type(word) or label(option) == word:
                return option
        raise LookupError(f"“{word}” is not among the options of “{self.ask}”: {', '.join(map(label, self.options))}")


class Order(Choice):
    """All of the options, in an order."""

    def fits(self, answer: tuple[Any, ...]) -> bool:
        return sorted(map(repr, answer)) == sorted(map(repr, self.options))


class Divide(Choice):
    """A whole number for each option, at least `least`, adding up to most."""

    def fits(self, answer: tuple[Any, ...]) -> bool:
        return (len(answer) == len(self.options) and all(isinstance(n, int) for n in answer)
                and min(answer, default=0) >= self.least and sum(answer) == self.most)

    def named(self, words: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(words)


class OrNumber(Choice):
    """One of the options, or a whole number from least to most."""

    def fits(self, answer: tuple[Any, ...]) -> bool:
        return len(answer) == 1 and (answer[0] in self.options or type(answer[0]) is int and self.least <= answer[0] <= self.most)

    def one_named(self, word: Any) -> Any:
        return word if type(word) is int else super().one_named(word)


class Pairs(Choice):
    """Some of the options, each a pair (one, other): attackers with whom they attack, blockers with whom they block.

    least is 0; a first may stand in only one pair."""

    def fits(self, answer: tuple[Any, ...]) -> bool:
        firsts = [pair[0] for pair in answer]
        return super().fits(answer) and len(set(firsts)) == len(firsts)

    def simplest(self) -> tuple[Any, ...]:
        """As little as may be answered."""
        return ()


Asking = Generator[Choice, tuple[Any, ...], T]


def label(option: Any) -> str:
    """The words of an option."""
    if isinstance(option, tuple):
        return " → ".join(map(label, option))
    return write(option) if hasattr(option, "leaf") else str(option)


def choose(who: int, ask: str, options: Iterable[Any], least: int = 1, most: int = 1, **about: Any) -> Asking[tuple[Any, ...]]:
    """Asks only where there is something to choose."""
    options = tuple(options)
    if len(options) <= least or most <= 0:
        return options[:max(most, 0)]
    return (yield Choice(who=who, ask=ask, options=options, least=least, most=min(most, len(options)), **about))


def agree(who: int, ask: str, **about: Any) -> Asking[bool]:
    answer = yield Choice(who=who, ask=ask, options=("yes", "no"), **{"kind": "may", **about})
    return answer == ("yes",)


def order(who: int, ask: str, options: Iterable[Any], **about: Any) -> Asking[tuple[Any, ...]]:
    options = tuple(options)
    if len(options) < 2:
        return options
    return (yield Order(who=who, ask=ask, options=options, least=len(options), most=len(options), **{"kind": "order", **about}))


def unasked(work: Asking[T]) -> T:
    """What a run gives that has nothing to ask; to ask all the same is a bug."""
    try:
        choice = next(work)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError(f"nothing may be asked here, but: {choice.ask}")
