"""Tokens that enter the battlefield blocking: nobody declared them, and yet who they block is blocked [509.4]."""
import attrs

from sandbox.engine.kinds import INTRINSIC, Number, Player, Replacement, The, What, Who
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import joined, phrase
from sandbox.vocabulary.changes import Color, Size, Type
from sandbox.vocabulary.fighting_alone import Meet
from sandbox.vocabulary.moving import Arrival, Entering, Put
from sandbox.vocabulary.restrictions import defended_by, may_fight
from sandbox.vocabulary.tokens import Creating, TokenAbility, described


class EntersBlocking(Replacement):
    """What can't block that creature for its controller just enters."""
    of_itself = lambda self: True
    hears = (Arrival,)

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == BATTLEFIELD and isinstance(event.entering, Entering) and bool(event.entering.blocking)

    def replace(self, scene, event):
        yield from ()
        able = could_fight(scene.world.look(scene.source)) and attacks(scene.world.state, event.entering.blocking, scene.you)
        return [event if able else attrs.evolve(event, entering=attrs.evolve(event.entering, blocking=None))]


@rule("506.3a", without=lambda look: True)
def could_fight(look):
    """Only a creature is ever a blocking one."""
    return may_fight(look)


@rule("506.3d", "509.4a", without=lambda state, id, seat: True)
def attacks(state, id, seat):
    """Whether that creature is attacking, still, and attacks that player, their planeswalker or a battle that they protect."""
    attacker = state.things.get(id)
    whom = attacker.attacking if attacker is not None else None
    if isinstance(whom, Player):
        return whom.seat == seat
    one = state.things.get(whom.id) if isinstance(whom, The) else None
    return one is not None and defended_by(one, state.look(one.id)) == seat


ENTERS_BLOCKING = EntersBlocking()
INTRINSIC.append(lambda look: [ENTERS_BLOCKING])


@phrase("{who} (creates|create) {count} {size} {colors} {kinds} (token|tokens)[ with {abilities}] (count: that's|that are) \
blocking {blocked}",
        rule="509.4")
class CreateBlocking(Creating):
    """The effect says whom it blocks; what keeps creatures from being declared as blockers does not count [509.4b]."""
    who: Who
    count: Number
    size: Size
    colors: tuple[Color, ...] = joined(" and ", ", ")
    kinds: tuple[Type, ...] = joined(" ")
    abilities: tuple[TokenAbility, ...] = joined(" and ", ", ", ", and ")
    blocked: What
    each = ("who", "blocked")
    token = property(lambda self: described(self))
    entering = property(lambda self: Entering(blocking=self.blocked.id))

    def afterwards(self, together: list[Verb]) -> tuple[Verb, ...]:
        return tuple(Meet(what=event.now, attacker=self.blocked) for event in together if isinstance(event, Put) and event.now
                     and isinstance(event.entering, Entering) and event.entering.blocking == self.blocked.id)
