"""Creatures that attack, block or are blocked if able, and those that can block more [508.1d, 509.1a, 509.1c]."""
from sandbox.engine.kinds import ANY, Number, Recipient, Static, What
from sandbox.language.phrase import logged, phrase, say
from sandbox.vocabulary.bounds import Bound, bounds_of
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.numbers import AnyNumber

EVERY = 10 ** 6


@phrase("(attacks|attack)[ {whom}] each combat if able", rule="508.1d")
class MustAttack(Bound):
    whom: Recipient | None = None

    def attack_demands(self, scene, one, pairs):
        return [tuple(pair for pair in pairs if pair[0] == one and (self.whom or ANY).covers(scene, pair[1]))]


@phrase("(blocks|block) each combat if able", rule="509.1c")
class MustBlock(Bound):
    block_demands = lambda self, scene, one, pairs: [tuple(pair for pair in pairs if pair[0] == one)]


@phrase(logged("(blocks|block) {attacker} if able"), rule="509.1c")
class MustBlockIt(Bound):
    """One attacker, if it can."""
    attacker: What

    def block_demands(self, scene, one, pairs):
        return [tuple(pair for pair in pairs if pair[0] == one and self.attacker.covers(scene, pair[1]))]


@phrase("must be blocked if able", rule="509.1c")
class MustBeBlocked(Bound):
    block_demands = lambda self, scene, one, pairs: [tuple(pair for pair in pairs if pair[1] == one)]


@phrase(logged("(is|are) blocked by all creatures able to do so"), rule="509.1c")
class BlockedByAll(Bound):
    """Of each of them it is demanded."""
    block_demands = lambda self, scene, one, pairs: [(pair,) for pair in pairs if pair[1] == one]


@phrase("all creatures able to block {what} do so.", rule="509.1c")
class Lure(Static):
    what: What
    while_ = None
    effect = property(lambda self: Continuous(what=self.what, changes=(BlockedByAll(),)))


@phrase("can block an additional creature each combat", say("can block any number of creatures", number=AnyNumber()),
        say("can block {number:word} additional creatures each combat"), rule="509.1a")
class BlocksMore(Bound):
    number: Number | None = None
    more = lambda self, scene: 1 if self.number is None else EVERY if self.number == AnyNumber() else self.number.value(scene)


@phrase("can attack as though (it|they) didn't have defender", rule="702.3b")
class AttacksAnyway(Bound):
    """What has defender can attack all the same."""
    over_defender = True


@phrase(say("can block creatures with shadow as though they didn't have shadow"),
        say("can block creatures with shadow as though (it|they) had shadow", said="as if"), rule="702.28b")
class BlocksShadows(Bound):
    said: str = ""
    past = "shadow"


def demanded_of(state, creatures, pairs, kind):
    """All requirements on a declaration; kind is "attack_demands" or "block_demands". What can't be obeyed is none."""
    found = []
    under_bounds = any(look.bounds for look in state.derived.looks.values())
    for one in creatures if under_bounds else ():
        for scene, bound in bounds_of(state, one.id):
            found += [demand for demand in getattr(bound, kind)(scene, one, pairs) if demand]
    return tuple(found)
