"""Attacking with so many creatures, as one declaration; creatures that enter attacking [508.1, 508.4]."""
from typing import ClassVar

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ANY, INTRINSIC, ONE, Condition, Number, Replacement, Who
from sandbox.engine.state import BATTLEFIELD, STEPS
from sandbox.engine.verb import Pattern
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Arrival, Put
from sandbox.vocabulary.nouns import Named, Things
from sandbox.vocabulary.restrictions import Attack, defenders, may_fight


@phrase("{who} (attacks|attack) with {least:word} or more {noun:many}", rule="508.3d")
class AttackWith(Pattern):
    """Only watched for: set off once by a declaration, whichever of its attackers is looked at."""
    who: Who
    least: Number
    noun: Things
    all_at_once: ClassVar[bool] = True

    hears = (Attack,)

    def describes(self, scene, event):
        if not isinstance(event, Attack):
            return False
        look = scene.world.look
        [attacker] = [p for p in self.who.find(scene) if p.seat == look(event.what.id).controller] or [None]
        if attacker is None:
            return False
        coming = scene.world.fitting(lambda thing, look: thing.attacking is not None and look.controller == attacker.seat
                                     and self.noun.suits(scene, thing, look))
        return len(coming) >= self.least.value(scene)


@phrase("{who} (attacks|attack)", rule="508.3d")
class AttackAtAll(AttackWith):
    """With one creature or more, whichever they are."""
    who: Who
    least: Number = attrs.field(init=False, default=ONE)
    noun: Things = attrs.field(init=False, default=Things(adjectives=(), head=Named(word="creature"), relatives=()))


@phrase("you attacked with {least:word} or more creatures this turn", rule="508.1")
class AttackedWith(Condition):
    """Different creatures, in all combats of the turn; only the active player attacks."""
    least: Number
    beyond = frozenset({"active", "happened"})

    def holds(self, scene):
        state = scene.world.state
        came = {event.what.id for event in state.happened if isinstance(event, Attack)}
        return state.active == scene.you and len(came) >= self.least.value(scene)


# ---- entering attacking [508.4] ----
SOMEONE = ANY                                         # whom it attacks is for its controller to say as it enters
COMBAT = STEPS[STEPS.index("beginning of combat"):STEPS.index("end of combat") + 1]


class EntersAttacking(Replacement):
    """Its controller chooses whom it attacks; not in combat, not for the attacking player, or no creature, it just enters [506.3a-b]."""
    of_itself = lambda self: True

    hears = (Arrival,)

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == BATTLEFIELD and event.entering != ANY and event.entering.attacking == SOMEONE

    def replace(self, scene, event):
        state = scene.world.state
        able = may_fight(scene.world.look(scene.source)) and state.active == scene.you and state.step in COMBAT
        options = defenders(state) if able else []
        ask = f"whom {scene.world.look(scene.source).name} attacks"
        whom = (yield from choose(scene.you, ask, options, 1, 1, kind="attacks", source=scene.source, rule="508.4")) if options else [None]
        return [attrs.evolve(event, entering=attrs.evolve(event.entering, attacking=whom[0]))]


ENTERS_ATTACKING = EntersAttacking()
INTRINSIC.append(lambda look: [ENTERS_ATTACKING])
