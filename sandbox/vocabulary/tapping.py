"""Tapping, untapping, and turning over [701.26, 701.27]."""
import attrs

from sandbox.engine.kinds import ANY, What, Who
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.moving import OF_ANYONE


class Turning(Verb):
    """Of a permanent that is there to be turned."""
    becomes = ""

    def allows(self, game, one):
        thing = game.state.things.get(one.id)
        return thing is not None and thing.zone == BATTLEFIELD and thing.tapped != self.becomes

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or thing.tapped == self.becomes:
            return None
        game.state = game.state.with_thing(attrs.evolve(thing, tapped=self.becomes))
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


@phrase("{who} (transforms|transform) {what}", say("{what} (transforms|transform)", who=ANY), rule="701.27a")
class Transform(Verb):
    """Only what is double-faced can, and not into an instant or sorcery [701.27c-d]."""
    who: Who
    what: What

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or not thing.card.turns or thing.zone != BATTLEFIELD:
            return None
        other = thing.card.front if thing.transformed == "back" else thing.card.back
        if {"instant", "sorcery"} & set(other.types):
            return None
        game.state = game.state.with_thing(attrs.evolve(thing, transformed="front" if thing.transformed == "back" else "back"))
        return self
