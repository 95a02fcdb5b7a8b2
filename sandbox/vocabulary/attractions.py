"""Attractions: opening them from their deck, rolling to visit them, and what a visit does [701.51, 701.52, 702.159, 717]."""
import attrs

from sandbox.engine.choices import CHANCE, Choice
from sandbox.engine.kinds import ONE, Number, Who, bare, player, the
from sandbox.engine.rulebook import turn_based
from sandbox.engine.state import ATTRACTIONS, BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.lines import TriggeredAbility
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.sentences import Body

SIDES = (1, 2, 3, 4, 5, 6)


@phrase("{who} (opens|open) {count} (Attraction|Attractions)", rule="701.51b")
class Open(Verb):
    """The top card of the Attraction deck comes onto the battlefield; from an empty deck none does."""
    who: Who
    count: Number = ONE
    amount = "count"

    def in_turn(self):
        return (attrs.evolve(self, count=ONE),) * self.count.n if getattr(self.count, "n", 1) > 1 else ()

    def possible(self, game):
        return not hasattr(self.who, "seat") or bool(game.state.seats[self.who.seat].attractions)

    def contains(self, game):
        top = game.state.seats[self.who.seat].attractions[0]
        return (Put(who=self.who, what=the(bare(game), top), to=BATTLEFIELD, origin=ATTRACTIONS),)


@phrase("{who} (rolls|roll) to visit (who: their|your) Attractions", rule="701.52a")
class RollToVisit(Verb):
    """A six-sided die, which the player Chance rolls."""
    who: Who
    rolled: int = attrs.field(default=0, eq=False)

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            [rolled] = yield Choice(who=CHANCE, ask=f"{event.who.name} rolls to visit: which number", options=SIDES,
                                    kind="die", rule="701.52a")
            out.append(attrs.evolve(event, rolled=rolled))
        return out


@phrase("visit — {body}", rule="702.159a")
class Visit(TriggeredAbility):
    """Whenever you roll to visit your Attractions, if the result is a number lit up on this Attraction."""
    body: Body
    of_itself = lambda self: False
    adds_mana = lambda self: False
    once_for_all = False
    zone = BATTLEFIELD

    hears = (RollToVisit,)

    def set_off_by(self, scene, event):
        return isinstance(event, RollToVisit) and event.who.seat == scene.you and event.rolled in scene.world.look(scene.source).face.lights


@turn_based("precombat main", "703.4g")
def attractions_are_visited(game):
    """By the active player, if they control one."""
    you = game.state.active
    if game.state.fitting(lambda thing, look: look.controller == you and "Attraction" in look.types):
        scene = bare(game)
        yield from game.happen(*(yield from RollToVisit(who=player(scene, you)).bound(scene)))
