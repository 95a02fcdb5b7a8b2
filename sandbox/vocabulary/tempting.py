"""The Ring: an emblem that grows each time it tempts a player, and the creature that bears it [701.54]."""
import functools

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Ability, Condition, The, What, Who, the
from sandbox.engine.printed import Card, Face
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, COMMAND, Thing
from sandbox.engine.triggers import RING_BEARER
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase
from sandbox.language.reading import read
from sandbox.vocabulary.bounds import Bound
from sandbox.vocabulary.changes import InLayer4, typed
from sandbox.vocabulary.emblems import begin_ability

RING = "The Ring"                                     # the name of the emblem [701.54c]
TEXTS = ("Your Ring-bearer is legendary and can't be blocked by creatures with greater power.",
         "Whenever your Ring-bearer attacks, draw a card, then discard a card.",
         "Whenever your Ring-bearer becomes blocked by a creature, that creature's controller sacrifices it at end of combat.",
         "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life.")


@functools.cache
def abilities(times):
    """Those that it has once it has tempted its player so often: one more each time, up to the fourth [701.54c]."""
    return tuple(read(Ability, text) for text in TEXTS[:times])


# ---- what its words say ----
@phrase("your Ring-bearer", rule="701.54e")
class RingBearer(What):
    """On the battlefield, under your control, with the designation."""
    reads = frozenset({"controller"})

    def find(self, scene):
        return [the(scene, id) for id in scene.world.fitting(
            lambda thing, look: RING_BEARER in thing.designated and look.controller == scene.you and thing.zone == BATTLEFIELD)]


@phrase("{what} is your Ring-bearer", rule="701.54e")
class IsRingBearer(Condition):
    what: What
    holds = lambda self, scene: any(one in RingBearer().find(scene) for one in self.what.find(scene))


@phrase("(is|are) legendary", rule="205.4b")
class BecomesLegendary(InLayer4):
    """A supertype is gained, and nothing is lost for it."""
    apply = lambda self, look: typed(look, "legendary")


@phrase("can't be blocked by creatures with greater power", rule="509.1b")
class EvadesGreater(Bound):
    def lets_be_blocked(self, scene, one, blocker):
        look = scene.world.look
        return (look(blocker.id).power or 0) <= (look(one.id).power or 0)


# ---- being tempted ----
@phrase("the Ring tempts {who}", rule="701.54a")
class Tempt(Verb):
    """Its emblem grows, then a creature is chosen to bear it; whatever of that was possible, the player was tempted [701.54d]."""
    who: Who
    bearer: The | None = attrs.field(default=None, eq=False)
    result = property(lambda self: self.bearer)
    contains = lambda self, game: (BearRing(self.who, self.bearer),) if self.bearer else ()

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            seat = event.who.seat
            yield from scene.world.happen(GrowRing(event.who))
            mine = [the(scene, id) for id in scene.world.fitting(
                lambda thing, look, seat=seat: "creature" in look.types and look.controller == seat)]
            chosen = yield from choose(seat, "choose your Ring-bearer", mine, 1, 1, source=scene.source, rule="701.54a")
            out.append(attrs.evolve(event, bearer=next(iter(chosen), None)))
        return out


@attrs.frozen
class BearRing(Verb):
    """It is borne by nobody else of that player's any more."""
    who: Phrase
    what: The
    leaf = True
    to_text = lambda self, form: f"{self.what.name} becomes {self.who.name}'s Ring-bearer"

    def perform(self, game):
        seat = self.who.seat
        before = game.state.fitting(lambda thing, look: RING_BEARER in thing.designated and look.controller == seat)
        for id in before:
            thing = game.state.things.get(id)
            game.mark([id], designated=tuple(word for word in thing.designated if word != RING_BEARER))
        thing = game.state.things.get(self.what.id)
        if thing is None:
            return None
        game.mark([thing.id], designated=(*thing.designated, RING_BEARER))
        return self


@attrs.frozen
class GrowRing(Verb):
    """The emblem comes with the first temptation, and has one more of its abilities with each up to the fourth."""
    who: Phrase
    leaf = silent = True
    result = None
    to_text = lambda self, form: f"{RING} grows for {self.who.name}"

    @rule("701.54c", without=lambda self, game: None)
    def perform(self, game):
        seat = self.who.seat
        times = game.state.seats[seat].tempted + 1
        game.put_seat(seat, tempted=times)
        known, old = abilities(times), ring_of(game.state, seat)
        card = Card(front=Face(name=RING, abilities=known))
        id = old.id if old else game.new_id()
        ring = attrs.evolve(old, card=card) if old else Thing(id=id, body=id, card=card, owner=seat, controller=seat, zone=COMMAND,
                                                              timestamp=id)
        game.put(things=game.state.things.put([(id, ring)]))
        for ability in known[times - 1:]:
            begin_ability(game, id, seat, ability, RING)
        return self


def ring_of(state, seat):
    return next((t for t in state.things.values() if t.zone == COMMAND and t.owner == seat and t.card.front.name == RING), None)
