"""Several targets that are all cards in one player's graveyard, whoever's it is [115.1, 404.1, 601.2c]."""
from collections import Counter

import attrs

from sandbox.engine.kinds import Number
from sandbox.engine.state import GRAVEYARD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.numbers import least_of
from sandbox.vocabulary.targets import Target


@phrase("{count} target {noun:many} from a single graveyard", rule="404.1")
class TargetsFromOneGraveyard(Target):
    """Whose it is is chosen before they are; no graveyard is offered that has too few of them."""
    count: Number
    noun: Things
    other: bool = attrs.field(init=False, default=False)
    of_one_player = True
    admits = staticmethod(lambda fields: fields["count"].plural and fields["noun"].elsewhere and not fields["noun"].placed)

    def covers(self, scene, one):
        return super().covers(scene, one) and scene.world.thing(one.id).zone == GRAVEYARD

    def options(self, scene):
        found = [one for one in super().options(scene) if self.covers(scene, one)]
        owners = [scene.world.thing(one.id).owner for one in found]
        enough, least = Counter(owners), least_of(self.count, self.count.value(scene))
        return [one for one, owner in zip(found, owners, strict=True) if enough[owner] >= least]
