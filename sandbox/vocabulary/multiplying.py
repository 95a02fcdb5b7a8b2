"""Doubling and tripling: sizes, counters, life totals, and mana that is still there [701.10, 701.11]."""
import attrs

from sandbox.engine.kinds import Exactly, The, What, Who, player
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.changes import Continuous, Gets, PlusMinus
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.players import Belonging, Theirs, Whose
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.sentences import Step, begin_effect
from sandbox.vocabulary.words import Wording


# ---- sizes ----
@phrase(leaf=r"(?:power(?! and toughness)|toughness)\b", rule="208.1")
class Side(Wording):
    word: str


BOTH = "power and toughness"


def owned(sides):
    """The wordings of something of an object's, in which it is said: its power, the power of target creature."""
    return (say(f"its {sides}", what=It(word="it"), said=""), say(f"{{what}}'s {sides}", said="'s"),
            say(f"the {sides} of {{what}}", said="of"))


class SidesOf(Phrase):
    """Power, toughness or both, and of what."""


@phrase(*owned(BOTH), rule="208.1")
class BothSides(SidesOf):
    what: What
    said: str = attrs.field(default="", eq=False)
    word = BOTH


@phrase(*owned("{side}"), rule="208.1")
class OneSide(SidesOf):
    what: What
    side: Side
    said: str = attrs.field(default="", eq=False)
    word = property(lambda self: self.side.word)


class MultiplySize(Step):
    """Modified, not set: by as much again as it is when this is carried out, or twice as much; those alike together."""
    times = 2
    what = property(lambda self: self.sides.what)

    def run(self, scene):
        alike = {}
        for one in (yield from self.what.pick(scene, scene.you, lambda one: True)):
            if isinstance(one, The) and scene.world.state.things.get(one.id):
                alike.setdefault(self.more(scene.world.look(one.id)), []).append(one)
        for amount, ones in alike.items():
            begin_effect(scene.world, scene, Continuous(what=self.what, changes=(Gets(amount=amount),)), tuple(one.id for one in ones))
        scene.mentioned.append(tuple(one for ones in alike.values() for one in ones))
        return bool(alike)

    def more(self, look):
        """A power below 0 goes down by as much [701.10c, 701.11c]."""
        power, toughness = ((self.times - 1) * from_zero(value or 0) * (side in self.sides.word)
                            for side, value in (("power", look.power), ("toughness", look.toughness)))
        return PlusMinus(text=f"{power:+d}/{toughness:+d}")


@rule("701.10c", "701.11c", without=lambda value: max(0, value))
def from_zero(value):
    return value


@phrase("double {sides} until end of turn", rule="701.10b")
class DoubleSize(MultiplySize):
    sides: SidesOf


@phrase("triple {sides} until end of turn", rule="701.11b")
class TripleSize(MultiplySize):
    sides: SidesOf
    times = 3


# ---- counters ----
@phrase("{who} (doubles|double) the number of {kind} counters on {what}",
        say("{who} (doubles|double) the number of each kind of counter on {what}", kind=None), rule="701.10e")
class DoubleCounters(Verb):
    """It is given as many as it has."""
    who: Who
    what: What
    kind: CounterKind | None

    def contains(self, game):
        thing = game.state.things.get(self.what.id)
        return tuple(PutCounters(who=self.who, what=self.what, count=Exactly(n=n), kind=CounterKind(word=kind))
                     for kind, n in (thing.counters if thing else ()) if self.kind is None or self.kind.word == kind)


# ---- life ----
@phrase("{who} (doubles|double) {whose} life total", rule="701.10d")
class DoubleLife(Verb):
    """By gaining or losing as much as there is."""
    who: Who
    whose: Belonging
    result = None

    def contains(self, game):
        whose = self.who if isinstance(self.whose, Theirs) else self.whose.who
        life = game.state.seats[whose.seat].life
        return ((GainLife if life > 0 else LoseLife)(who=whose, count=Exactly(n=abs(life))),) if life else ()

    def bound(self, scene):
        whose = self.who if isinstance(self.whose, Theirs) else self.whose.who
        found = yield from whose.pick(scene, scene.you, lambda _: True)
        return [attrs.evolve(self, who=player(scene, scene.you), whose=Whose(who=one)) for one in found]


# ---- mana ----
@phrase("{who} (doubles|double) the amount of each type of unspent mana (who: they have|you have)", rule="701.10f")
class DoubleMana(Verb):
    who: Who
    result = None
    of_mana = True

    def perform(self, game):
        pool = game.state.seats[self.who.seat].pool
        if not pool:
            return None
        game.put_seat(self.who.seat, pool=as_much_again(pool))
        return self


@rule("701.10f", without=lambda pool: pool)
def as_much_again(pool):
    return pool + pool
