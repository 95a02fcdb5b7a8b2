"""Renown: a creature that deals combat damage to a player grows, once [702.112]."""
from sandbox.engine.kinds import Exactly, Keyword, Player, The, Triggered
from sandbox.language.phrase import phrase
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.designations import grown_and_designated


@phrase("renown {n:digits}", rule="702.112a")
class Renown(Keyword, Triggered):
    """An intervening if: as long as it isn't renowned."""
    n: Exactly
    body = ()
    of_itself = lambda self: True
    targets = lambda self, item: []
    holds = lambda self, scene: (thing := scene.world.state.things.get(scene.source)) is not None and "renowned" not in thing.designated

    hears = (Damage,)

    def set_off_by(self, scene, event):
        return (isinstance(event, Damage) and event.source == The(scene.source) and event.how == "combat" and isinstance(event.what, Player)
                and self.holds(scene))

    def run(self, scene):
        return (yield from grown_and_designated(scene, self.n.n, "renowned"))
