"""The initiative: a designation that is taken by combat damage and leads through a dungeon of its own [725]."""
import attrs

from sandbox.engine.kinds import Condition, Who, bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.dungeons import UNDERCITY, Venture
from sandbox.vocabulary.monarch import Inherent, hit_by_creature, inherent
from sandbox.vocabulary.players import You
from sandbox.vocabulary.steps import BeginStep


class OfInitiative(Inherent):
    """One of the three of whoever has it."""


class VenturesThere(OfInitiative):
    """That player ventures into Undercity."""

    def run(self, scene):
        events = yield from Venture(who=player(scene, scene.you), where=UNDERCITY).bound(scene)
        return bool((yield from scene.world.happen(*events)))


@attrs.frozen
class VenturesInUpkeep(VenturesThere):
    to_text = lambda self, form: "at the beginning of the upkeep of the player who has the initiative, that player ventures into Undercity"

    @rule("725.2", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        return isinstance(event, BeginStep) and event.step == "upkeep" and event.who.seat == scene.you


@attrs.frozen
class VenturesOnTaking(VenturesThere):
    to_text = lambda self, form: "whenever a player takes the initiative, that player ventures into Undercity"

    @rule("725.2", "725.5", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        """Who has it already and takes it ventures too."""
        return isinstance(event, TakeInitiative) and event.who.seat == scene.you


@attrs.frozen
class InitiativeIsTaken(OfInitiative):
    """Once, however many creatures deal the damage."""
    to_text = lambda self, form: ("whenever one or more creatures a player controls deal combat damage to the player who has the "
                                  "initiative, the controller of those creatures takes the initiative")
    occasion = lambda self, event: event.what

    @rule("725.2", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        return hit_by_creature(scene, event)

    def run(self, scene):
        taker = scene.world.look(scene.item.event.source.id).controller
        return bool((yield from scene.world.happen(TakeInitiative(who=player(scene, taker)))))


@phrase("{who} (takes|take) the initiative", rule="725.1")
class TakeInitiative(Verb):
    who: Who
    result = None

    def perform(self, game):
        if game.state.initiative != self.who.seat:
            own = inherent(game, self.who.seat, "the initiative", (VenturesInUpkeep(), VenturesOnTaking(), InitiativeIsTaken()))
            game.put(initiative=self.who.seat, delayed=(*with_nobody_having_it(game.state.delayed), *own))
        return self


@rule("725.3", without=lambda delayed: delayed)
def with_nobody_having_it(delayed):
    """Only one player has it at a time."""
    return tuple(item for item in delayed if not isinstance(item.ability, OfInitiative))


def nobody_follows(game, seat):
    return []


@rule("725.4", without=nobody_follows)
def initiative_passes_on(game, seat):
    """As the player who has it leaves, the active player takes it, or the next player in turn order."""
    others = [other for other in game.state.in_turn_order() if other != seat]
    if game.state.initiative != seat or not others:
        return []
    return [TakeInitiative(who=player(bare(game), others[0]))]


@phrase(say("you have the initiative", who=You()), "{who} (has|have) the initiative", rule="725.1")
class HasInitiative(Condition):
    who: Who
    beyond = frozenset({"initiative"})
    holds = lambda self, scene: any(one.seat == scene.world.state.initiative for one in self.who.find(scene))
