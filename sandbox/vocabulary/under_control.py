"""Entering under a player's control, as older cards say it: "a land enters under your control" [110.2]."""
from sandbox.engine.kinds import What, Who, player
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Pattern
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.moving import Arrival, Put
from sandbox.vocabulary.players import You


@phrase(say("{what} (enters|enter) under your control", who=You()), "{what} (enters|enter) under {who}'s control", rule="110.2a")
class EnterUnder(Pattern):
    """Whoever controls it as it is there; "that player" is that one."""
    what: What
    who: Who

    hears = (Arrival,)

    def describes(self, scene, event):
        if not isinstance(event, Put) or event.to != BATTLEFIELD or event.now is None or not self.what.covers(scene, event.now):
            return False
        return any(p.seat == scene.world.look(event.now.id).controller for p in self.who.find(scene))

    def recalls(self, scene, event):
        return (player(scene, scene.world.look(event.now.id).controller),), (event.result,)


@phrase("{what} (enters|enter) untapped", rule="110.5b")
class EnterUntapped(Pattern):
    """As it stands there: "~ enters untapped"."""
    what: What

    hears = (Arrival,)

    def describes(self, scene, event):
        arrived = isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and self.what.covers(scene, event.now)
        return arrived and scene.world.thing(event.now.id).tapped == "untapped"
