"""The event of activating an ability, for what triggers on it and for what may be done once each turn [602.2]."""
import attrs

from sandbox.engine.kinds import Activated, What, Who
from sandbox.engine.verb import Verb


@attrs.frozen
class Activate(Verb):
    who: Who
    what: What
    ability: Activated
    leaf = True
    to_text = lambda self, form: f"{self.who.name} activates an ability of {self.what.name}"
