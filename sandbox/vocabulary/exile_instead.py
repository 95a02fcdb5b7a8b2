"""If it would die this turn, exile it instead [614.1a, 611.2]."""
import attrs

from sandbox.engine.kinds import Replacement, What
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD
from sandbox.language.phrase import logged, phrase, say
from sandbox.vocabulary.moving import Departure, Put
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.this_turn import SettingUp, settled


@phrase(logged("if {what} would die this turn, exile it instead"), rule="614.1a")
class ExiledInstead(Replacement):
    what: What
    item: int = 0
    of_itself = lambda self: False

    hears = (Departure,)

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == GRAVEYARD and event.origin == BATTLEFIELD and self.what.covers(scene, event.what)

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE)]


@phrase(say("if {what} would die this turn, exile it instead", dealt=""),
        say("if a creature dealt damage this way would die this turn, exile it instead", what=It(word="them"), dealt="dealt"),
        rule="614.1a")
class ExileInsteadThisTurn(SettingUp):
    """Of what was spoken of; damage speaks of what it was dealt to."""
    what: It
    dealt: str

    def run(self, scene):
        told = yield from settled(scene, self.what)
        return self.begin(scene, ExiledInstead(what=told))
