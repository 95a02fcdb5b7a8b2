"""Maximum hand sizes [402.2]."""
from sandbox.engine.kinds import Number, Restriction, Scene, Who
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.players import EachPlayer, Whose, You

USUAL = 7
YOURS, PLAYERS = You(), EachPlayer()


class HandSize(Restriction):
    """of(n, scene) is the maximum for whom it speaks of, where it was n, or None for none."""


@phrase(say("you have no maximum hand size.", who=YOURS), say("players have no maximum hand size.", who=PLAYERS), rule="402.2")
class NoMaximum(HandSize):
    who: Who
    of = lambda self, n, scene: None


@phrase("{whose} maximum hand size is {n:word}.", rule="402.2")
class MaximumIs(HandSize):
    whose: Whose
    who = property(lambda self: self.whose.who)
    n: Number
    of = lambda self, n, scene: self.n.value(scene)


@phrase(say("{whose} maximum hand size is reduced by {n:word}.", sign=-1),
        say("{whose} maximum hand size is increased by {n:word}.", sign=1), rule="402.2")
class MaximumChanged(HandSize):
    whose: Whose
    who = property(lambda self: self.whose.who)
    n: Number
    sign: int

    def of(self, n, scene):
        return None if n is None else max(0, n + self.sign * self.n.value(scene))


def maximum_hand_size(state, seat):
    """As the effects say, in the order in which their objects came; None for no maximum."""
    n = USUAL
    said = [(state.thing(id).timestamp, i, Scene(state, you, id), ability) for id, you, i, ability in state.derived.having(Restriction)
            if isinstance(ability, HandSize)]
    for _, _, scene, ability in sorted(said, key=lambda one: one[:2]):
        if any(p.seat == seat for p in ability.who.find(scene)):
            n = ability.of(n, scene)
    return n
