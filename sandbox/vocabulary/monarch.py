"""The monarch: a designation that is taken by combat damage and draws a card at each of its end steps [724]."""
import attrs

from sandbox.engine.kinds import ONE, Condition, Player, The, Triggered, Who, bare, player
from sandbox.engine.state import Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.drawing import Draw
from sandbox.vocabulary.players import You
from sandbox.vocabulary.steps import BeginStep


class Inherent(Triggered):
    """An ability without a source, controlled by the player who was the monarch as it triggered [724.2]."""
    leaf = True
    body = ()
    targets = lambda self, item: []


@attrs.frozen
class MonarchDraws(Inherent):
    to_text = lambda self, form: "at the beginning of the monarch's end step, that player draws a card"
    set_off_by = lambda self, scene, event: isinstance(event, BeginStep) and event.step == "end" and event.who.seat == scene.you

    def run(self, scene):
        return bool((yield from scene.world.happen(Draw(who=player(scene, scene.you), count=ONE))))


@attrs.frozen
class CrownIsTaken(Inherent):
    to_text = lambda self, form: "whenever a creature deals combat damage to the monarch, its controller becomes the monarch"

    def set_off_by(self, scene, event):
        return (type(event) is Damage and event.how == "combat" and isinstance(event.what, Player) and event.what.seat == scene.you
                and isinstance(event.source, The) and "creature" in scene.world.look(event.source.id).types)

    def run(self, scene):
        taker = scene.world.look(scene.item.event.source.id).controller
        return bool((yield from scene.world.happen(BecomeMonarch(who=player(scene, taker)))))


@phrase("{who} (becomes|become) the monarch", rule="724.1")
class BecomeMonarch(Verb):
    """Only one player is; for who is it already nothing happens [724.3]."""
    who: Who
    result = None

    def perform(self, game):
        seat = self.who.seat
        if game.state.monarch == seat:
            return None
        kept = tuple(item for item in game.state.delayed if not isinstance(item.ability, Inherent))
        own = [Item(id=game.new_id(), you=seat, source=0, ability=ability, word="the monarch", lasts="the game")
               for ability in (MonarchDraws(), CrownIsTaken())]
        game.put(monarch=seat, delayed=(*kept, *own))
        return self


YOU = You()


@phrase(say("you're the monarch", who=YOU), "{who} (is|are) the monarch", say("there is no monarch", who=None), rule="724.1")
class IsMonarch(Condition):
    who: Who | None
    beyond = frozenset({"monarch"})

    def holds(self, scene):
        monarch = scene.world.state.monarch
        return monarch is None if self.who is None else any(p.seat == monarch for p in self.who.find(scene))


@phrase("the monarch", rule="724.1")
class TheMonarch(Who):
    beyond = frozenset({"monarch"})
    find = lambda self, scene: [] if scene.world.state.monarch is None else [player(bare(scene.world), scene.world.state.monarch)]
