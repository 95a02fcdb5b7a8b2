"""Who may attack whom, who may block whom, as offers: a thousand creatures that could each block a thousand, without a million offers."""
import functools
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from sandbox.engine.pairings import Pairings


class PairOffers(Sequence):
    """Reads like the tuple of all offers, first by first; one is put into words when it is looked at.

    pairs: the options of the choice, whose places are the keys. is_there(option): whether it is still on the table, for an edit by
    hand may have taken it away. worded(key, option) makes an offer; apart(first) says what tells one from others of its name."""

    def __init__(self, pairs, is_there, worded, apart):
        self.pairs, self.is_there, self.worded, self.apart = pairs, is_there, worded, apart

    @functools.cached_property
    def rows(self):
        """{(object, seat) of a first: keys of the pairs that it stands in}."""
        found, start = {}, 0
        for first, seconds in self._grouped.rows:
            keys = range(start, start + len(seconds))
            start = keys.stop
            if self.is_there(first) and (keys := self._left(keys, seconds)):
                here = meant(first)
                found[here] = [*found[here], *keys] if here in found else keys
        return found

    @functools.cached_property
    def _grouped(self):
        return self.pairs if isinstance(self.pairs, Pairings) else Pairings.of(self.pairs)

    @functools.cached_property
    def _gone(self):
        return {second for second in self._grouped.seconds if not self.is_there(second)}

    def _left(self, keys, seconds):
        return [key for key, second in zip(keys, seconds, strict=True) if second not in self._gone] if self._gone else keys

    @functools.cached_property
    def _keys(self):
        """Every key that is offered: a range where nothing has been taken away."""
        whole = sum(map(len, self.rows.values())) == len(self.pairs)
        return range(len(self.pairs)) if whole else sorted(key for keys in self.rows.values() for key in keys)

    # ---- as a tuple of offers ----
    def __len__(self):
        return len(self._keys)

    def __getitem__(self, place):
        return tuple(map(self.of_key, self._keys[place])) if isinstance(place, slice) else self.of_key(self._keys[place])

    # ---- without looking at each ----
    @property
    def firsts(self):
        """(object, seat) of everything that attacks or blocks in some pair."""
        return self.rows.keys()

    @functools.cached_property
    def firsts_apart(self):
        """{(object, seat): what tells it from others of its name}, where that tells any of them apart."""
        named = [first for first, seconds in self._grouped.rows if any(meant(one)[0] is None for one in seconds)]
        names = [self.worded(0, first).words for first in named]
        alike = Counter(names)
        said = {meant(first): self.apart(first) for first, name in zip(named, names, strict=True) if alike[name] > 1 and self.apart(first)}
        return said if len(set(said.values())) > 1 else {}

    def of_key(self, key):
        first, second = self.pairs[key]
        offer = self.worded(key, (first, second))
        more = self.firsts_apart.get(meant(first)) if offer.other is None else None
        return replace(offer, words=f"{offer.words} · {more}") if more else offer

    def has(self, key) -> bool:
        """Whether that place of the choice is offered."""
        return 0 <= key < len(self.pairs) and (type(self._keys) is range or key in self._keys)

    def first_of(self, key):
        return meant(self.pairs[key][0])

    def keys_of(self, here):
        """The keys of the pairs in which that (object, seat) stands first."""
        return self.rows.get(here, ())

    def others_of(self, here):
        """(object, seat) of all that it may be paired with."""
        return [meant(self.pairs[key][1]) for key in self.keys_of(here)]

    def key_of(self, one, other):
        """The key of that pair, each half (object, seat); None if it is not offered."""
        return next((key for key in self.keys_of(one) if meant(self.pairs[key][1]) == other), None)


def meant(option):
    """(object, seat) of what an option names."""
    if isinstance(option, (str, int)):
        return None, None
    return getattr(option, "id", None), getattr(option, "seat", None)
