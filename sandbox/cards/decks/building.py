"""Whether a deck may be played: how many cards, how many of each, and what a commander allows [100.2, 903.3, 903.5]."""
from collections import Counter
from collections.abc import Iterator

from sandbox.cards.decks.deck import COMMANDER, MAIN, Found
from sandbox.engine.printed import Card
from sandbox.engine.rulebook import rule
from sandbox.language.writing import printed
from sandbox.vocabulary.commanders import identity
from sandbox.vocabulary.partners import lead_together

SMALLEST, MOST_OF_ONE, COMMANDERS = 60, 4, 100


def against(deck: Found) -> list[str]:
    """What forbids to play it by the book, a line each with its rule; nothing for a deck that may be played."""
    return [*(of_commander(deck) if deck.of(COMMANDER) else of_constructed(deck))]


@rule("100.2a", without=lambda deck: iter(()))
def of_constructed(deck: Found) -> Iterator[str]:
    """At least sixty cards, and no more than four of any that is no basic land."""
    total = sum(one.slot.count for one in deck.of(MAIN))
    if total < SMALLEST:
        yield f"{total} cards; a deck has at least {SMALLEST} [100.2a]"
    yield from (f"{n} of {name}; at most {MOST_OF_ONE} of a card [100.2a]" for name, n in counts(deck, MAIN).items() if n > MOST_OF_ONE)


def of_commander(deck: Found) -> Iterator[str]:
    """The leader itself, a hundred cards, one of each, and no color that it lacks."""
    leaders = [one.card for one in deck.of(COMMANDER)]
    partners = len(leaders) == 2 and lead_together(leaders[0].front, leaders[1].front)
    yield from (f"{card.front.name} can't be a commander [903.3]" for card in leaders if not may_lead(card) and not partners)
    if len(leaders) > 1 and not partners:
        yield "more than one commander [903.3]"
    yield from of_hundred(deck)
    yield from of_one_each(deck)
    yield from of_colors(deck, {color for card in leaders for color in identity(card)})


@rule("903.3", "903.3a", without=lambda card: True)
def may_lead(card: Card) -> bool:
    """A legendary creature or Vehicle, or what says that it can."""
    front = card.front
    legendary = "legendary" in front.types and bool({"creature", "Vehicle"} & set(front.types))
    return legendary or any("can be your commander" in printed(ability) for ability in front.abilities)


@rule("903.5a", without=lambda deck: iter(()))
def of_hundred(deck: Found) -> Iterator[str]:
    total = sum(one.slot.count for one in deck.of(MAIN, COMMANDER))
    if total != COMMANDERS:
        yield f"{total} cards; with its commander it has exactly {COMMANDERS} [903.5a]"


@rule("903.5b", without=lambda deck: iter(()))
def of_one_each(deck: Found) -> Iterator[str]:
    yield from (f"{n} of {name}; each card has another name [903.5b]" for name, n in counts(deck, MAIN, COMMANDER).items() if n > 1)


@rule("903.5c", "903.5d", without=lambda deck, colors: iter(()))
def of_colors(deck: Found, colors: set[str]) -> Iterator[str]:
    for one in deck.of(MAIN):
        if others := set(identity(one.card)) - colors:
            yield f"{one.card.front.name} is of a color that the commander is not: {''.join(sorted(others))} [903.5c]"


def counts(deck: Found, *parts: str) -> Counter[str]:
    """How many of each card that is no basic land."""
    found: Counter[str] = Counter()
    for one in deck.of(*parts):
        if "basic" not in one.card.front.types:
            found[one.card.front.name] += one.slot.count
    return found
