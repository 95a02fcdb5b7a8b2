"""Phasing: what is phased out is treated as though it did not exist, and yet never left the battlefield [702.26, 502.1]."""
import attrs

from sandbox.engine.kinds import The, What, bare, the
from sandbox.engine.rulebook import rule, turn_based
from sandbox.engine.state import BATTLEFIELD, PHASED_OUT
from sandbox.engine.triggers import OUT_OF_COMBAT
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.keywords import Evergreen, words_of

PHASING = "phasing"


@phrase(leaf=rf"{PHASING}\b", rule="702.26a")
class Phasing(Evergreen):
    """It phases out and in by itself, in the untap steps of its controller."""
    word: str = PHASING
    from_text = classmethod(lambda cls, text: cls())
    zone = BATTLEFIELD
    rule = "702.26a"


@phrase("{what} (phases|phase|phased) out", rule="702.26b")
class PhaseOut(Verb):
    """With all that is attached to it [702.26g]; it stays the same object, tapped or not, with its counters, and out of combat."""
    what: What
    host: int | None = attrs.field(default=None, eq=False)     # what it is attached to, and phases out with
    looks_back = True                                          # 603.10b

    def bound(self, scene):
        return directly(scene.world.state, (yield from super().bound(scene)))

    def contains(self, game):
        return tuple(PhaseOut(what=the(bare(game), one.id), host=self.what.id) for one in indirectly(game.state, self.what.id))

    def allows(self, game, one):
        return is_in(game.state, one.id)

    def possible(self, game):
        return not isinstance(self.what, The) or self.allows(game, self.what)

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or thing.zone != BATTLEFIELD:
            return None
        under = game.before.look(thing.id).controller
        game.mark([t.id for t in game.state.permanents() if thing.id in t.blocking], blocking=())      # 506.4
        now = attrs.evolve(thing, zone=PHASED_OUT, phased=(under,) if self.host is None else (under, self.host), **OUT_OF_COMBAT)
        game.state = game.state.with_thing(now)
        return self


@phrase("{what} (phases|phase|phased) in", rule="702.26c")
class PhaseIn(Verb):
    """It does not enter: nothing of it is new."""
    what: What
    unseen = True

    def contains(self, game):
        with_it = [t.id for t in game.state.things.values() if t.zone == PHASED_OUT and t.phased[1:] == (self.what.id,)]
        return tuple(PhaseIn(what=the(bare(game), id)) for id in with_it)

    def allows(self, game, one):
        thing = game.state.things.get(one.id)
        return thing is not None and thing.zone == PHASED_OUT

    def possible(self, game):
        return not isinstance(self.what, The) or self.allows(game, self.what)

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        game.state = game.state.with_thing(attrs.evolve(thing, zone=BATTLEFIELD, phased=()))
        return self


def is_in(state, id):
    thing = state.things.get(id)
    return thing is not None and thing.zone == BATTLEFIELD


@rule("702.26g", without=lambda state, host: [])
def indirectly(state, host):
    """What phases out along with something, for it is attached to it."""
    return [t for t in state.permanents() if t.attached == host]


@rule("702.26h", without=lambda state, events: events)
def directly(state, events):
    """Without those that phase out with what they are attached to."""
    going = {event.what.id for event in events}
    return [event for event in events if state.things.get(event.what.id) is None or going.isdisjoint(hosts(state, event.what.id))]


def hosts(state, id):
    """What an object is attached to, and what that is attached to, and so on."""
    found = []
    while (thing := state.things.get(id)) and thing.attached is not None and thing.attached not in found:
        id = thing.attached
        found.append(id)
    return found


@turn_based("untap", "502.1")
def phase(game):
    """All that phases out and all that phases in for the active player, at once, before anything untaps [702.26a]."""
    state, scene = game.state, bare(game)
    outs = [PhaseOut(what=the(scene, id))
            for id in state.fitting(lambda thing, look: look.controller == state.active and PHASING in words_of(look))]
    ins = [PhaseIn(what=the(scene, t.id)) for t in state.things.values() if t.zone == PHASED_OUT and t.phased == (state.active,)]
    yield from game.happen(*directly(state, outs), *ins)
