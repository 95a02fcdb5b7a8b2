"""Attacking with so many creatures, as one declaration [508.1]."""
from typing import ClassVar

from sandbox.engine.kinds import Number, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.restrictions import Attack


@phrase("{who} (attacks|attack) with {least:word} or more {noun:many}", rule="508.3d")
class AttackWith(Verb):
    """Only watched for: set off once by a declaration, whichever of its attackers is looked at."""
    who: Who
    least: Number
    noun: Things
    all_at_once: ClassVar[bool] = True

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
