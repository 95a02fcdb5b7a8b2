"""Goading: a creature has to attack, and somebody else than who goaded it [701.15]."""
from sandbox.engine.kinds import Player, The, Those, What, Who
from sandbox.engine.state import BATTLEFIELD, Effect
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.bounds import Bound, Bounded
from sandbox.vocabulary.changes import Continuous

UNTIL = "your next turn"


@phrase("(is|are) goaded", rule="701.15b")
class Goaded(Bound):
    """It attacks each combat if able, and a player other than who goaded it if able: two requirements."""

    def attack_demands(self, scene, one, pairs):
        mine = tuple(pair for pair in pairs if pair[0] == one)
        return [mine, tuple(pair for pair in mine if isinstance(pair[1], Player) and pair[1].seat != scene.you)]


@phrase("{who} (goads|goad) {what}", rule="701.15a")
class Goad(Verb):
    """Until that player's next turn; the same player goading it again changes nothing [701.15d]."""
    who: Who
    what: What

    def possible(self, game):
        thing = game.state.things.get(self.what.id) if isinstance(self.what, The) else None
        return thing is None and not isinstance(self.what, The) or thing is not None and thing.zone == BATTLEFIELD

    def perform(self, game):
        seat, id = self.who.seat, self.what.id
        if any(isinstance(one.says, Goaded) and one.you == seat for one in game.look(id).bounds):
            return None
        new = game.new_id()
        sentence = Continuous(what=Those((self.what,)), changes=(Bounded(Goaded(), seat, id),))
        game.put(effects=(*game.state.effects, Effect(id=new, you=seat, source=id, sentence=sentence, locked=(id,), timestamp=new,
                                                      until=UNTIL)))
        return self
