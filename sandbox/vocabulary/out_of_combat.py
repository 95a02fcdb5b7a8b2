"""Removing creatures from combat: they neither attack nor block any more, and what they blocked stays blocked [506.4]."""
from sandbox.engine.kinds import What, Who
from sandbox.engine.triggers import OUT_OF_COMBAT
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase


@phrase("{who} (removes|remove) {what} from combat", rule="506.4")
class RemoveFromCombat(Verb):
    who: Who
    what: What

    def possible(self, game):
        thing = game.state.things.get(getattr(self.what, "id", 0))
        return not hasattr(self.what, "id") or thing is not None and (thing.attacking is not None or bool(thing.blocking))

    def perform(self, game):
        game.mark([self.what.id], **OUT_OF_COMBAT)
        return self
