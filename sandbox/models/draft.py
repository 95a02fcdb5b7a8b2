"""An answer in the making: what has been picked so far, what may be picked next, and whether it is enough."""
import re
from collections import Counter

from sandbox.models.asking import Asked

NUMBER = re.compile(r"^\d+\. ")


class Draft:
    """The person's half-finished answer to one question. keys are the places of its offers."""

    def __init__(self, question: Asked, before: "Draft | None" = None):
        """before: the draft of the same question, before something was changed by hand; what was picked stays picked."""
        self.question = question
        self.by_key = {} if question.shape == "pairs" else {offer.key: offer for offer in question.offers}
        self.picked: list[int] = [key for key in before.picked if self._has(key)] if before else []
        ordered = question.shape == "order"
        self.groups = [list(group) for group in before.groups] if before else _groups(question) if ordered else []     # what moves together
        self.amounts = [] if question.shape != "divide" else list(before.amounts) if before else _even(question)
        self.first: tuple | None = None                # of a pair: the (id, seat) pointed at first

    def offer(self, key: int):
        """The offer at that place of the choice."""
        return self.question.offers.of_key(key) if self.question.shape == "pairs" else self.by_key[key]

    def _has(self, key):
        return self.question.offers.has(key) if self.question.shape == "pairs" else key in self.by_key

    # ---- what may be pointed at ----
    @property
    def open_ids(self) -> frozenset[int]:
        """The objects on which a click means something now."""
        return frozenset(one for one, _ in self._pointable() if one is not None)

    @property
    def open_seats(self) -> frozenset[int]:
        return frozenset(seat for _, seat in self._pointable() if seat is not None)

    @property
    def chosen_ids(self) -> frozenset[int]:
        ids = {self.offer(key).id for key in self.picked}
        return frozenset(id for id in ids | {self.first[0] if self.first else None} if id is not None)

    @property
    def pairs(self) -> tuple[tuple, ...]:
        """((id, seat), (id, seat)) of every pair picked: the arrows to draw."""
        picked = map(self.offer, self.picked) if self.question.shape == "pairs" else ()
        return tuple(((offer.id, offer.seat), (offer.other, offer.other_seat)) for offer in picked)

    def picked_alike(self, most: int) -> list[tuple]:
        """(offer, how many say the same) of what is picked; up to most of them each stands for itself, else the last picked for all."""
        offers = [self.offer(key) for key in self.picked]
        if len(offers) <= most:
            return [(offer, 1) for offer in offers]
        said = {offer.words: offer for offer in offers}
        counted = Counter(offer.words for offer in offers)
        return [(said[words], count) for words, count in counted.items()]

    def _pointable(self):
        if self.question.shape == "pairs":
            return [*self.question.offers.others_of(self.first), self.first] if self.first else self.question.offers.firsts
        if self.question.shape == "order":
            return []
        return [(offer.id, offer.seat) for offer in self.question.offers]

    # ---- pointing ----
    def point(self, id=None, seat=None) -> bool:
        """A click on an object or a player. Whether it meant something."""
        here = (id, seat)
        if self.question.shape == "pairs":
            return self._point_pair(here)
        found = [offer.key for offer in self.question.offers if (offer.id, offer.seat) == here]
        if self.question.shape == "order" or not found:
            return False
        if self.question.shape == "divide":
            return self.give(list(self.by_key).index(found[0]))
        self.toggle(next((key for key in found if key in self.picked), found[0]))
        return True

    def give(self, place: int) -> bool:
        """One more to that one, taken from the one that has most."""
        least = self.question.least
        others = [at for at, amount in enumerate(self.amounts) if at != place and amount > least]
        if others:
            self.amounts[max(others, key=lambda at: self.amounts[at])] -= 1
            self.amounts[place] += 1
        return True

    def pair(self, one, other) -> bool:
        """Both halves at once, by dragging; each is (id, seat)."""
        found = self.question.offers.key_of(one, other)
        if found is not None:
            self._put_pair(found)
        return found is not None

    def _point_pair(self, here):
        if self.first:
            first, self.first = self.first, None
            return here == first or self.pair(first, here) or self._point_pair(here)
        found = self.question.offers.keys_of(here)
        taken = next((key for key in self.picked if key in found), None)
        if taken is not None:
            self.picked.remove(taken)
        elif len(found) == 1:
            self._put_pair(found[0])
        elif found:
            self.first = here
        return bool(found)

    def _put_pair(self, key):
        rival = self.question.offers.keys_of(self.question.offers.first_of(key))
        self.picked = [other for other in self.picked if other not in rival] + [key]

    def toggle(self, key: int):
        """Picks an offer or lays it back; the oldest makes room when no more may be picked."""
        if self.question.shape == "pairs":
            return self.picked.remove(key) if key in self.picked else self._put_pair(key)
        if key in self.picked:
            return self.picked.remove(key)
        self.picked.append(key)
        if len(self.picked) > self.question.most:
            self.picked.pop(0)

    def pick_all(self):
        """As many as may be: of pairs, each first with its first possible other."""
        offers = self.question.offers
        keys = [offers.keys_of(first)[0] for first in offers.firsts] if self.question.shape == "pairs" else [offer.key for offer in offers]
        self.picked = keys[:max(0, self.question.most)]

    @property
    def order(self) -> list[int]:
        return [key for group in self.groups for key in group]

    def move(self, place: int, by: int):
        """In an order: the group at a place, earlier (-1) or later (1)."""
        to = max(0, min(len(self.groups) - 1, place + by))
        self.groups.insert(to, self.groups.pop(place))
        return to

    def take_apart(self):
        """What is alike is put in order one by one."""
        self.groups = [[key] for key in self.order]

    # ---- enough? ----
    @property
    def is_ready(self) -> bool:
        q = self.question
        if q.shape == "divide":
            return sum(self.amounts) == q.most and min(self.amounts, default=0) >= q.least
        return q.shape == "order" or q.least <= len(self.picked) <= q.most

    def answer(self, choice) -> tuple:
        """The options, in the form that the choice expects."""
        if self.question.shape == "divide":
            return tuple(self.amounts)
        keys = self.order if self.question.shape == "order" else self.picked
        return tuple(choice.options[key] for key in keys)


def said_of(offer) -> str:
    """The words of an offer without its number."""
    return NUMBER.sub("", offer.words)


def _groups(question):
    """Triggers that say the same are put in order together, at first [603.3b]."""
    if question.kind != "trigger order":
        return [[offer.key] for offer in question.offers]
    groups = {}
    for offer in question.offers:
        groups.setdefault(said_of(offer), []).append(offer.key)
    return list(groups.values())


def _even(question):
    """The least each, the rest to the first; of combat damage what is lethal to one after another, the rest to the last."""
    count = len(question.offers)
    if question.lethal:
        return _lethal_first(question)
    amounts = [question.least] * count
    if amounts:
        amounts[0] += question.most - sum(amounts)
    return amounts


def _lethal_first(question):
    amounts, left = [], question.most
    for lethal in question.lethal:
        amounts.append(min(lethal, left))
        left -= amounts[-1]
    amounts += [0] * (len(question.offers) - len(amounts))
    amounts[-1] += left
    return amounts
