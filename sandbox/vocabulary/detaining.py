"""Detaining: a permanent can't attack or block, and its activated abilities can't be activated, for a turn round the table [701.35]."""
from sandbox.engine.kinds import The, Those, What, Who
from sandbox.engine.state import BATTLEFIELD, Effect
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase
from sandbox.vocabulary.bounds import Bound, Bounded
from sandbox.vocabulary.changes import Continuous

UNTIL = "your next turn"


@phrase(logged("(is|are) detained"), rule="701.35a")
class Detained(Bound):
    locks = "all"
    lets_attack = lambda self, scene, one, whom: False
    lets_block = lambda self, scene, one, attacker: False


@phrase("{who} (detains|detain) {what}", rule="701.35a")
class Detain(Verb):
    """Until the next turn of the player who detains it."""
    who: Who
    what: What

    def possible(self, game):
        thing = game.state.things.get(getattr(self.what, "id", None))
        return not isinstance(self.what, The) or thing is not None and thing.zone == BATTLEFIELD

    def perform(self, game):
        seat, id, new = self.who.seat, self.what.id, game.new_id()
        sentence = Continuous(what=Those((self.what,)), changes=(Bounded(Detained(), seat, id),))
        game.put(effects=(*game.state.effects, Effect(id=new, you=seat, source=id, sentence=sentence, locked=(id,), timestamp=new,
                                                      until=UNTIL)))
        return self
