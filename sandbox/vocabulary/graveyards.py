"""Graveyards as a whole."""
from sandbox.engine.kinds import What, the
from sandbox.engine.state import GRAVEYARD
from sandbox.language.phrase import phrase


@phrase("all graveyards", rule="404.1")
class AllGraveyards(What):
    """Every card in them."""
    beyond = frozenset({"seats.graveyard"})
    plural = True
    find = lambda self, scene: [the(scene, thing.id) for thing in scene.world.state.things.values() if thing.zone == GRAVEYARD]
