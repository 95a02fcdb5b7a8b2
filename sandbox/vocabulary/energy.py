"""Energy counters, which players get and pay [107.14, 122.1]."""
from sandbox.engine.kinds import Exactly, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.counters import GetCounters, with_counters
from sandbox.vocabulary.nouns import CounterKind

ENERGY = CounterKind(word="energy")


@phrase(leaf=r"(?:\{E\})+", rule="107.14")
class Energy(Phrase):
    n: int
    from_text = classmethod(lambda cls, text: cls(n=text.count("E")))
    to_text = lambda self, form: "{E}" * self.n


@phrase("{who} (gets|get) {energy}", rule="107.14")
class GetEnergy(Verb):
    who: Who
    energy: Energy
    result = None
    amount = "energy"
    came_to = property(lambda self: getattr(self.energy, "n", None))
    contains = lambda self, game: (GetCounters(who=self.who, count=Exactly(n=self.energy.n), kind=ENERGY),)

    def multiplied(self, number):
        return type(self)(who=self.who, energy=Energy(n=self.energy.n * number))


@phrase("{who} (pays|pay) {energy}", rule="107.14")
class PayEnergy(Verb):
    """All of it, or none."""
    who: Who
    energy: Energy
    result = None
    possible = lambda self, game: dict(game.state.seats[self.who.seat].counters).get(ENERGY.word, 0) >= self.energy.n
    whole = possible

    def perform(self, game):
        counters = with_counters(game.state.seats[self.who.seat].counters, ENERGY.word, -self.energy.n)
        game.put(seats=game.state.with_seat(self.who.seat, counters=counters).seats)
        return self
