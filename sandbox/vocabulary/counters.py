"""Counters on permanents and players: putting, removing, moving [122]."""
import attrs

from sandbox.engine.kinds import COUNTED, Number, The, What, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.nouns import CounterKind


def with_counters(counters, kind, n):
    """The counters with n more of a kind; none of it left means not mentioned."""
    counters = {**dict(counters), kind: max(0, dict(counters).get(kind, 0) + n)}
    return tuple(sorted((k, v) for k, v in counters.items() if v))


@phrase(say("{who} (puts|put) a number of {kind} counters on {what} equal to {count}", many="so many"),
        "{who} (puts|put) {count} {kind} (counter|counters) on {what}", rule="122.6")
class PutCounters(Verb):
    who: Who
    what: What
    count: Number
    kind: CounterKind
    many: str = attrs.field(default="", eq=False)    # how it is said
    by: str = attrs.field(default="an effect", eq=False)       # or a cost, or the rules
    amount = "count"
    by_kind = True
    possible = lambda self, game: not isinstance(self.what, The) or game.state.things.get(self.what.id) is not None

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if not self.count.n:
            return None
        kind = self.kind.word
        stamps = {**dict(thing.stamps), kind: game.new_id()} if kind in COUNTED else dict(thing.stamps)
        thing = attrs.evolve(thing, counters=with_counters(thing.counters, kind, self.count.n), stamps=tuple(sorted(stamps.items())))
        game.state = game.state.with_thing(thing)
        return self


@phrase(say("{who} (removes|remove) a number of {kind} counters equal to {count} from {what}", many="so many"),
        "{who} (removes|remove) {count} {kind} (counter|counters) from {what}", rule="122.1")
class RemoveCounters(PutCounters):
    """As many as there are, at most; who may do it needs them all."""
    who: Who
    what: What
    count: Number
    kind: CounterKind
    many: str = attrs.field(default="", eq=False)    # how it is said
    by: str = attrs.field(default="an effect", eq=False)

    def whole(self, game):
        thing = game.state.things.get(self.what.id)
        return thing is not None and thing.counted(self.kind.word) >= self.count.n

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        n = min(self.count.n, thing.counted(self.kind.word))
        if not n:
            return None
        game.state = game.state.with_thing(attrs.evolve(thing, counters=with_counters(thing.counters, self.kind.word, -n)))
        return self


@phrase("{who} (gets|get) {count} {kind} (counter|counters)", rule="122.1")
class GetCounters(Verb):
    """Counters on a player: poison, energy, experience."""
    who: Who
    count: Number
    kind: CounterKind
    amount = "count"

    def perform(self, game):
        seat = game.state.seats[self.who.seat]
        game.put(seats=game.state.with_seat(self.who.seat, counters=with_counters(seat.counters, self.kind.word, self.count.n)).seats)
        return self


@attrs.frozen
class Annihilate(Verb):
    """A +1/+1 and a -1/-1 counter on one permanent are removed together, as many pairs as there are [704.5q]."""
    what: The
    pairs: int
    leaf = True
    to_text = lambda self, form: f"+1/+1 and -1/-1 counters on {self.what.name} are removed"

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None:                             # it died at the same time
            return None
        counters = with_counters(with_counters(thing.counters, "+1/+1", -self.pairs), "-1/-1", -self.pairs)
        game.state = game.state.with_thing(attrs.evolve(thing, counters=counters))
        return self
