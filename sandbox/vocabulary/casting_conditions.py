"""Whether, from where and when something was cast; what it shares with another [601.2, 603.4]."""
import attrs

from sandbox.engine.kinds import Condition, The, What
from sandbox.engine.state import EXILE, GRAVEYARD, HAND
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.being import IT
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.measures import party
from sandbox.vocabulary.pronouns import It, last_known
from sandbox.vocabulary.relatives import SHARED
from sandbox.vocabulary.words import Wording, alternatives

ORIGINS = {"": ("", ""), " from your hand": (HAND, "yours"), " from your graveyard": (GRAVEYARD, "yours"), " from exile": (EXILE, "")}


@phrase(*[say(f"you cast it{words}", origin=zone, whose=whose) for words, (zone, whose) in ORIGINS.items()], rule="601.2")
class YouCastIt(Condition):
    """Of a permanent that was a spell, cast by its controller."""
    origin: str
    whose: str
    what: What = attrs.field(init=False, default=IT)

    def holds(self, scene):
        things = [thing for one in self.what.find(scene) if isinstance(one, The)
                  and (thing := scene.world.thing(last_known(scene, one)))]
        return any(thing.cast and thing.controller == scene.you and self.origin in ("", thing.cast_from)
                   and (not self.whose or thing.owner == scene.you) for thing in things)


FROM = {"a graveyard": (GRAVEYARD, ""), "your hand": (HAND, "yours"), "exile": (EXILE, "")}


@phrase(leaf=alternatives(FROM) + r"\b")
class Origin(Wording):
    word: str
    zone = property(lambda self: FROM[self.word][0])
    yours = property(lambda self: FROM[self.word][1] == "yours")


@phrase("this spell was cast from {origin}", rule="601.2a")
class ThisWasCastFrom(Condition):
    origin: Origin

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return bool(thing and thing.cast and thing.cast_from == self.origin.zone and (not self.origin.yours or thing.owner == scene.you))


@phrase("you cast this spell during your main phase", rule="601.2i")
class CastInMain(Condition):
    """A copy was not cast at all [707.10]."""
    beyond = frozenset({"happened"})

    def holds(self, scene):
        casts = [event for event in scene.world.state.happened if isinstance(event, Cast) and event.what == The(scene.source)]
        return any(event.during.endswith("main") and event.who.seat == scene.you == event.active for event in casts)


@phrase(leaf=alternatives(SHARED) + r"\b")
class InCommon(Wording):
    word: str


@phrase("{what} shares {common} with {other}", rule="109.3")
class Shares(Condition):
    """"It shares a creature type with ~"."""
    what: It
    common: InCommon
    other: What

    def holds(self, scene):
        looks = [[scene.world.look(last_known(scene, one)) for one in what.find(scene) if isinstance(one, The)]
                 for what in (self.what, self.other)]
        return any(SHARED[self.common.word](one, other) for one in looks[0] for other in looks[1])


@phrase("you have a full party", rule="700.8")
class FullParty(Condition):
    """Four: a Cleric, a Rogue, a Warrior and a Wizard."""
    counts = True
    reads = frozenset({"types", "controller"})
    holds = lambda self, scene: party(scene) == 4
