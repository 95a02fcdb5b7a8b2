"""Cards that wait in exile to be cast on a later turn: plot, warp [702.170, 702.185]; and what was discarded: mayhem [702.187]."""
import attrs

from sandbox.engine.kinds import Condition, The, Triggered, What, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import joined, phrase
from sandbox.vocabulary.casting import Cast, OtherWay
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.delaying import waits
from sandbox.vocabulary.flashback import Priced
from sandbox.vocabulary.may_play import MayPlay
from sandbox.vocabulary.moving import Discard, Put
from sandbox.vocabulary.set_aside import SetAside
from sandbox.vocabulary.steps import BeginStep

MAIN = "precombat main", "postcombat main"


# ---- plotted ----
@phrase("{what} (becomes|become) plotted", rule="702.170c")
class BecomePlotted(Verb):
    """A card in exile, which its owner may then cast for nothing on a later turn."""
    what: What

    def possible(self, game):
        thing = game.state.things.get(getattr(self.what, "id", 0))
        return thing is None or thing.zone == EXILE

    def perform(self, game):
        game.mark([self.what.id], plotted=game.state.turn)
        return self


@phrase("plot {price_now}", rule="702.170a")
class Plot(SetAside):
    """A special action, whenever a sorcery could be cast."""
    price_now: ManaCost
    way, timing = "plot", "sorcery"

    def set_aside(self, scene):
        if now := (yield from self.exiled(scene)):
            yield from scene.world.happen(BecomePlotted(what=now))


@attrs.frozen
class CastPlotted(OtherWay):
    """For nothing, as a sorcery, on any turn after that in which it became plotted."""
    leaf = True
    zone, way = EXILE, "plot"
    mana = ManaCost(symbols=())
    to_text = lambda self, form: "plotted: without paying its mana cost"

    @rule("702.170d", without=lambda self, scene: "")
    def refusal(self, scene):
        state, plotted = scene.world.state, scene.world.thing(scene.source).plotted
        if not plotted or plotted >= state.turn:
            return "it did not become plotted on an earlier turn"
        mine = state.active == scene.you and state.step in MAIN and not state.stack
        return "" if mine else "only in your main phase, while the stack is empty"

    rule = "702.170d"


PLOTTED = CastPlotted()


# ---- warped ----
@attrs.frozen
class WarpedAway(Triggered):
    """At the beginning of the next end step the permanent is exiled, and its owner may cast the card on later turns."""
    id: int
    leaf = True
    body = ()
    to_text = lambda self, form: "exile it at the beginning of the next end step; its owner may cast it on a later turn"
    targets = lambda self, item: []
    set_off_by = lambda self, scene, event: isinstance(event, BeginStep) and event.step == "end"

    def run(self, scene):
        game, thing = scene.world, scene.world.state.things.get(self.id)
        if thing is None or thing.zone != BATTLEFIELD:
            return False
        done = yield from game.happen(Put(who=player(scene, scene.you), what=the(scene, self.id), to=EXILE, origin=BATTLEFIELD))
        now = next((e.now for e in done if isinstance(e, Put) and e.to == EXILE and e.now), None)
        if now is not None:
            later = MayPlay(cards=(now,), deed="cast", since=game.state.turn, after=game.state.turn)
            game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=thing.owner, source=now.id, ability=later, word=now.name,
                                                        lasts="the game")))
        return now is not None


@phrase("warp {price}", "warp—{parts}.", rule="702.185a")
class Warp(Priced):
    """From the hand only."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, way = HAND, "warp"

    def became(self, scene):
        yield from ()
        waits(scene, WarpedAway(scene.source))


@phrase("a spell was warped this turn", rule="702.185c")
class SpellWarped(Condition):
    """By any player."""
    beyond = frozenset({"happened"})
    holds = lambda self, scene: any(isinstance(e, Cast) and isinstance(e.what, The) and scene.world.state.thing(e.what.id).way == "warp"
                                    for e in scene.world.state.happened)


# ---- discarded ----
@phrase("mayhem {price}", rule="702.187b")
class Mayhem(Priced):
    """From the graveyard, if it was discarded by its player this turn."""
    price: ManaCost
    zone, way = GRAVEYARD, "mayhem"

    def refusal(self, scene):
        return "" if discarded_now(scene) else "you did not discard it this turn"


def discarded_now(scene):
    """Whether the card came to the graveyard as it was discarded this turn."""
    happened = scene.world.state.happened
    was = next((e.what for e in happened if isinstance(e, Put) and e.how == "discarded" and e.now == The(scene.source)), None)
    return any(isinstance(e, Discard) and e.what == was and e.who.seat == scene.you for e in happened)
