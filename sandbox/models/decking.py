"""A deck laid down: into the library as listed or shuffled, into the hand, its commander and Attractions where they belong."""
import random

from sandbox.cards.decks.deck import ATTRACTIONS, COMMANDER, MAIN, PLAYED
from sandbox.models import edits

LIBRARY, HAND = "library", "hand"


def laid(state, seat, found, zone, shuffled=None):
    """All cards of a found deck that a game begins with, as one edit; None if there is none. zone: that of the main deck.

    shuffled: a random.Random that mixes a library; None leaves it as listed, the first on top.
    """
    main = [one.card for one in found.of(MAIN) for _ in range(one.slot.count)]
    cards = [card for card in main if not edits.is_attraction(card)]
    if shuffled is not None:
        shuffled.shuffle(cards)
    beside = [(one.card, "command") for one in found.of(COMMANDER) for _ in range(one.slot.count)]
    booths = [card for card in main if edits.is_attraction(card)] + [
        one.card for one in found.of(ATTRACTIONS) for _ in range(one.slot.count)]
    if shuffled is not None:
        shuffled.shuffle(booths)
    placed = [*((card, zone) for card in (reversed(cards) if zone == LIBRARY else cards)), *beside,
              *((card, "attraction deck") for card in reversed(booths))]
    on_top = {LIBRARY: (("where", "top"),), "attraction deck": (("where", "top"),), "command": (("commander", "commander"),)}
    actions = [("set_new", seat, card, where, on_top.get(where, ())) for card, where in placed]
    return edits.together(seat, actions) if actions else None


def by_chance() -> random.Random:
    return random.Random()


def headline(found) -> str:
    """How many cards there are, in words."""
    game, beside = (sum(one.slot.count for one in found.known if (one.slot.part in PLAYED) == there) for there in (True, False))
    lost = sum(slot.count for slot, _ in found.missing)
    words = [f"{game} card{'' if game == 1 else 's'}"]
    words += [f"{beside} more beside the game"] * bool(beside)
    words += [f"{lost} not known here"] * bool(lost)
    return ", ".join(words)


def pile(found):
    """Name → (card, how many), of every part: what lies open to be taken from."""
    counts = {}
    for one in found.known:
        name = one.card.front.name
        counts[name] = one.card, counts.get(name, (one.card, 0))[1] + one.slot.count
    return counts
