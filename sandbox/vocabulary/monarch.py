"""The monarch: a designation that is taken by combat damage and draws a card at each of its end steps [724]."""
import attrs

from sandbox.engine.kinds import ONE, Condition, Player, The, Triggered, Who, bare, player
from sandbox.engine.replacement import forbidden
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.drawing import Draw
from sandbox.vocabulary.players import You
from sandbox.vocabulary.steps import BeginStep


class Inherent(Triggered):
    """An ability without a source, controlled by the player who had the designation as it triggered [724.2, 725.2]."""
    leaf = True
    body = ()
    targets = lambda self, item: []


def inherent(game, seat, word, abilities):
    """Such abilities of that player, which wait from now on."""
    return tuple(Item(id=game.new_id(), you=seat, source=0, ability=ability, word=word, lasts="the game") for ability in abilities)


def hit_by_creature(scene, event):
    """Whether it is combat damage by a creature to the player who speaks."""
    return (type(event) is Damage and event.how == "combat" and isinstance(event.what, Player) and event.what.seat == scene.you
            and isinstance(event.source, The) and "creature" in scene.world.look(event.source.id).types)


class OfMonarch(Inherent):
    """One of the two of the monarch."""


@attrs.frozen
class MonarchDraws(OfMonarch):
    to_text = lambda self, form: "at the beginning of the monarch's end step, that player draws a card"
    hears = (BeginStep,)

    @rule("724.2", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        return isinstance(event, BeginStep) and event.step == "end" and event.who.seat == scene.you

    def run(self, scene):
        return bool((yield from scene.world.happen(Draw(who=player(scene, scene.you), count=ONE))))


@attrs.frozen
class CrownIsTaken(OfMonarch):
    to_text = lambda self, form: "whenever a creature deals combat damage to the monarch, its controller becomes the monarch"

    hears = (Damage,)

    @rule("724.2", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        return hit_by_creature(scene, event)

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
        own = inherent(game, seat, "the monarch", (MonarchDraws(), CrownIsTaken()))
        game.put(monarch=seat, delayed=(*without_a_monarch(game.state.delayed), *own))
        return self


@rule("724.3", without=lambda delayed: delayed)
def without_a_monarch(delayed):
    """Who was the monarch ceases to be it."""
    return tuple(item for item in delayed if not isinstance(item.ability, OfMonarch))


def nobody_follows(game, seat):
    return []


@rule("724.4", without=nobody_follows)
def crown_passes_on(game, seat):
    """As the monarch leaves, the active player becomes it, or the next player in turn order who can."""
    if game.state.monarch != seat:
        return []
    scene = bare(game)
    able = [event for other in game.state.in_turn_order() if other != seat
            for event in [BecomeMonarch(who=player(scene, other))] if not forbidden(game, event)]
    return able[:1] or [NoMonarch()]


@attrs.frozen
class NoMonarch(Verb):
    """The game continues without one."""
    leaf = True
    result = None
    to_text = lambda self, form: "there is no monarch"

    def perform(self, game):
        game.put(monarch=None, delayed=without_a_monarch(game.state.delayed))
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
