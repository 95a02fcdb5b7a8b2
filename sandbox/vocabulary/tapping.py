"""Tapping, untapping, and turning over [701.26, 701.27, 701.28]."""
import attrs

from sandbox.engine.kinds import ANY, What, Who
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.evolving import but
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.moving import OF_ANYONE


class Turning(Verb):
    """Of a permanent that is there to be turned."""
    becomes = ""
    by_kind = True

    def allows(self, game, one):
        thing = game.state.things.get(one.id)
        return thing is not None and thing.zone == BATTLEFIELD and thing.tapped != self.becomes

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or thing.tapped == self.becomes:
            return None
        game.state = game.state.with_thing(but(thing, tapped=self.becomes))
        return self


@phrase("{who} (taps|tap|tapped) {what}", say("{what} (becomes|become) tapped", **OF_ANYONE), rule="701.26a")
class Tap(Turning):
    who: Who
    what: What
    becomes = "tapped"


@phrase("{who} (untaps|untap|untapped) {what}", say("{what} (becomes|become) untapped", **OF_ANYONE), rule="701.26b")
class Untap(Turning):
    who: Who
    what: What
    becomes = "untapped"


@phrase("{who} (taps|tap) or (untaps|untap) {what}", rule="701.26a")
class TapOrUntap(Verb):
    """Only one of the two is possible, and what is impossible can't be chosen [608.2d]."""
    who: Who
    what: What

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            thing = scene.world.state.things.get(getattr(event.what, "id", 0))
            if thing is not None and thing.zone == BATTLEFIELD:
                verb = Untap if thing.tapped == "tapped" else Tap
                out.append(verb(who=event.who, what=event.what))
        return out


@rule("701.27f", "701.28e", without=lambda scene, one: False)
def turned_meanwhile(scene, one):
    """What an ability of its own would turn over has turned since that ability was put on the stack: it is not turned again."""
    thing = scene.world.state.things.get(getattr(one, "id", None))
    return thing is not None and scene.item is not None and scene.item.source == thing.id and thing.turned > scene.item.id


@rule("701.27c", "701.28c", without=lambda thing: True)
def has_another_face(thing):
    return thing.card.turns and thing.facing == "face up"           # 712.15a


class TurnOver(Verb):
    """Only what is double-faced can, and not into an instant or sorcery [701.27c-d, 701.28c-d]."""
    def bound(self, scene):
        events = yield from super().bound(scene)
        return [event for event in events if not turned_meanwhile(scene, event.what)]

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or not has_another_face(thing) or thing.zone != BATTLEFIELD:
            return None
        up, other = ("front", thing.card.front) if thing.transformed == "back" else ("back", thing.card.back)
        if other and {"instant", "sorcery"} & set(other.types):      # without 701.27c there may be none
            return None
        now = game.new_id()                            # 613.7g
        game.state = game.state.with_thing(attrs.evolve(thing, transformed=up, timestamp=now, turned=now))
        return self


@phrase("{who} (transforms|transform) {what}", say("{what} (transforms|transform)", who=ANY), rule="701.27a")
class Transform(TurnOver):
    who: Who
    what: What
    by: str = attrs.field(default="", eq=False)                # "daytime", where day or night does it [702.145b]


@phrase("{who} (converts|convert) {what}", say("{what} (converts|convert)", who=ANY), rule="701.28a")
class Convert(TurnOver):
    """Turned over as well, and yet another action."""
    who: Who
    what: What
