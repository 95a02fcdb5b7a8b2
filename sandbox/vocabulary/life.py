"""Life totals: gaining, losing, paying, being set [119]."""
from sandbox.engine.kinds import ANY, Exactly, Number, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.numbers import said_plainly
from sandbox.vocabulary.players import You

YOU = You()


def changed_by(game, seat, n):
    game.put(seats=game.state.with_seat(seat, life=game.state.seats[seat].life + n).seats)


@phrase(say("{who} (loses|lose|lost) {count:digits} life", when=said_plainly), say("{who} (loses|lose|lost) life equal to {count}"),
        say("{who} (loses|lose|lost) life", count=ANY), rule="119.3")
class LoseLife(Verb):
    who: Who
    count: Number
    amount = "count"
    by_kind = True
    demanded = ("count",)

    def perform(self, game):
        if not self.count.n:
            return None
        changed_by(game, self.who.seat, -self.count.n)
        return self


@phrase(say("{who} (gains|gain|gained) {count:digits} life", when=said_plainly), say("{who} (gains|gain|gained) life equal to {count}"),
        say("{who} (gains|gain|gained) life", count=ANY), rule="119.3")
class GainLife(LoseLife):
    who: Who
    count: Number

    def perform(self, game):
        if not self.count.n:
            return None
        changed_by(game, self.who.seat, self.count.n)
        return self


@phrase(say("your life total becomes {count:digits}", who=YOU), "{who}'s life total becomes {count:digits}",
        say("{who}'s life total becomes equal to {count}", equal="equal"), rule="119.5")
class SetLife(Verb):
    """By gaining or losing as much as it takes."""
    who: Who
    count: Number
    equal: str = ""
    result = None

    def contains(self, game):
        change = self.count.n - game.state.seats[self.who.seat].life
        verb = GainLife if change > 0 else LoseLife
        return (verb(who=self.who, count=Exactly(n=abs(change))),) if change else ()


@phrase("{who} (pays|pay|paid) {count:digits} life", rule="119.4")
class PayLife(LoseLife):
    """Only by a player with at least that much life, who then loses it [119.4]."""
    who: Who
    count: Number
    contains = lambda self, game: (LoseLife(who=self.who, count=self.count),)
    perform = lambda self, game: self if self.count.n else None
    possible = lambda self, game: game.state.seats[self.who.seat].life >= getattr(self.count, "n", 0)
