"""An answer in the making: what has been picked so far, what may be picked next, and whether it is enough."""
import re

from sandbox.models.asking import Asked

NUMBER = re.compile(r"^\d+\. ")


class Draft:
    """The person's half-finished answer to one question. keys are the places of its offers."""

    def __init__(self, question: Asked, before: "Draft | None" = None):
        """before: the draft of the same question, before something was changed by hand; what was picked stays picked."""
        self.question, self.offers = question, {offer.key: offer for offer in question.offers}
        self.picked: list[int] = [key for key in before.picked if key in self.offers] if before else []
        self.groups = [list(group) for group in before.groups] if before else _groups(question)     # of an order: what moves together
        self.amounts = [] if question.shape != "divide" else list(before.amounts) if before else _even(question)
        self.first: tuple | None = None                # of a pair: the (id, seat) pointed at first

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
        ids = {self.offers[key].id for key in self.picked}
        return frozenset(id for id in ids | {self.first[0] if self.first else None} if id is not None)

    @property
    def pairs(self) -> tuple[tuple, ...]:
        """((id, seat), (id, seat)) of every pair picked: the arrows to draw."""
        offers = self.offers
        return tuple(((offers[key].id, offers[key].seat), (offers[key].other, offers[key].other_seat)) for key in self.picked
                     if self.question.shape == "pairs")

    def _pointable(self):
        if self.question.shape == "pairs" and self.first:
            return [(offer.other, offer.other_seat) for offer in self._of_first(self.first)] + [self.first]
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
            return self.give(list(self.offers).index(found[0]))
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
        found = [offer.key for offer in self._of_first(one) if (offer.other, offer.other_seat) == other]
        if found:
            self._put_pair(found[0])
        return bool(found)

    def _point_pair(self, here):
        if self.first:
            first, self.first = self.first, None
            return here == first or self.pair(first, here) or self._point_pair(here)
        found = self._of_first(here)
        taken = [offer.key for offer in found if offer.key in self.picked]
        if taken:
            self.picked.remove(taken[0])
        elif len(found) == 1:
            self._put_pair(found[0].key)
        elif found:
            self.first = here
        return bool(found)

    def _of_first(self, here):
        return [offer for offer in self.question.offers if (offer.id, offer.seat) == here]

    def _put_pair(self, key):
        offer = self.offers[key]
        self.picked = [
            other for other in self.picked if (self.offers[other].id, self.offers[other].seat) != (offer.id, offer.seat)
        ] + [key]

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
        self.picked = []
        for offer in self.question.offers:
            taken = {self.offers[key].id for key in self.picked}
            if len(self.picked) < self.question.most and (self.question.shape != "pairs" or offer.id not in taken):
                self.picked.append(offer.key)

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
