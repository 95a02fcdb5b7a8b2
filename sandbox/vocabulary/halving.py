"""Half of what a player has: half their life is lost, half their library is milled [107.1a, 119.3, 701.17]."""
from sandbox.engine.kinds import Exactly, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.drawing import Mill
from sandbox.vocabulary.life import LoseLife


class LoseHalf(Verb):
    """By losing so much of what is there at that moment."""
    result = None

    def half(self, n):
        return Exactly(n=(max(0, n) + (self.how == "up")) // 2)


@phrase(say("{who} (loses|lose) half (who: their|your) life, rounded up", how="up"),
        say("{who} (loses|lose) half (who: their|your) life, rounded down", how="down"), rule="107.1a")
class LoseHalfLife(LoseHalf):
    who: Who
    how: str

    def contains(self, game):
        lost = self.half(game.state.seats[self.who.seat].life)
        return (LoseLife(who=self.who, count=lost),) if lost.n else ()


@phrase(say("{who} (mills|mill) half (who: their|your) library, rounded up", how="up"),
        say("{who} (mills|mill) half (who: their|your) library, rounded down", how="down"), rule="107.1a")
class MillHalf(LoseHalf):
    who: Who
    how: str

    def contains(self, game):
        milled = self.half(len(game.state.seats[self.who.seat].library))
        return (Mill(who=self.who, count=milled),) if milled.n else ()
