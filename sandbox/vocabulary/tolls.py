"""What it costs a creature to attack or block, and what it costs to block it [508.1g-j, 509.1d-f]."""
import attrs

from sandbox.engine.kinds import The, What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.bounds import Bound, Bounded, Deeds, bounds_of, frozen, those
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counting import PerEach


class Toll(Bound):
    """Whoever declares the creature pays; who is spoken of as "you" can only be that player."""
    cost: ManaCost
    each: PerEach | None = None
    payer = ""
    of_attacks = of_blocks = of_being_blocked = False

    def fixed(self, scene):
        symbols = tuple(str(scene.x) if symbol == "X" else symbol for symbol in self.cost.symbols)
        return Bounded(attrs.evolve(frozen(scene, self), cost=attrs.evolve(self.cost, symbols=symbols)), scene.you, scene.source)

    def due(self, scene):
        return self.cost.symbols * (self.each.value(scene) if self.each else 1)

    def speaks_of(self, scene, other):
        """Whether it costs something with that one on the other side."""
        return True

    def can_be_paid(self, scene, one):
        return self.payer != "you" or scene.world.look(one.id).controller == scene.you

    def lets_attack(self, scene, one, whom):
        return not self.of_attacks or self.can_be_paid(scene, one)

    def lets_block(self, scene, one, attacker):
        return not self.of_blocks or not self.speaks_of(scene, attacker) or self.can_be_paid(scene, one)


@phrase(say("can't {deeds} unless you pay {cost}[ {each}]", payer="you"),
        say("can't {deeds} unless its controller pays {cost}[ {each}]", payer="its controller"), rule="508.1h")
class TollToFight(Toll):
    deeds: Deeds
    cost: ManaCost
    each: PerEach | None = None
    payer: str
    of_attacks = property(lambda self: "attack" in self.deeds.all)
    of_blocks = property(lambda self: "block" in self.deeds.all)


@phrase("can't block unless their controller pays {cost} for each of those creatures", rule="509.1d")
class TollForEach(Toll):
    """Of each of them."""
    cost: ManaCost
    each = None
    of_blocks = True


@phrase("can't block {attackers} unless you pay {cost}", rule="509.1d")
class TollToBlock(Toll):
    attackers: What
    cost: ManaCost
    each = None
    payer = "you"
    of_blocks = True
    speaks_of = lambda self, scene, other: those(self.attackers, scene, other)


@phrase("can't be blocked unless defending player pays {cost} for each creature they control that's blocking it", rule="509.1d")
class TollToBeBlocked(Toll):
    cost: ManaCost
    each = None
    of_being_blocked = True


# ---- what is due ----
def tolled(state, deed):
    """The permanents of which a toll speaks: "of_attacks", "of_blocks" or "of_being_blocked"."""
    return frozenset(state.fitting(lambda thing, look: any(isinstance(b.says, Toll) and getattr(b.says, deed) for b in look.bounds)))


def tolls_of(state, id, deed):
    """(scene, toll) for each that speaks of this deed of a permanent, which is what "it" means."""
    return [(attrs.evolve(scene, it=The(id)), bound) for scene, bound in bounds_of(state, id)
            if isinstance(bound, Toll) and getattr(bound, deed)]


def bills_to_block(state, pairs):
    """(pairs, mana symbols) for each toll: what is due once if one of these pairs is declared."""
    ours, theirs = tolled(state, "of_blocks"), tolled(state, "of_being_blocked")
    if not ours and not theirs:
        return []
    by_blocker: dict[The, list[The]] = {}
    for one, attacker in pairs:
        by_blocker.setdefault(one, []).append(attacker)
    bills = [(tuple((one, other) for other in others if toll.speaks_of(scene, other)), toll.due(scene))
             for one, others in by_blocker.items() if one.id in ours for scene, toll in tolls_of(state, one.id, "of_blocks")]
    bills += [(((one, other),), toll.due(scene)) for one, others in by_blocker.items() for other in others if other.id in theirs
              for scene, toll in tolls_of(state, other.id, "of_being_blocked")]
    return [(some, symbols) for some, symbols in bills if some and symbols]


def toll_to_attack(state, id):
    """The mana symbols that the creature's own tolls ask for its attack."""
    return [symbol for scene, toll in tolls_of(state, id, "of_attacks") for symbol in toll.due(scene)]
